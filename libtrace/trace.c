/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The public interface: strings the stages together. The list of passes of a compile stands in
 * trace_compile(), the order of starting and stopping in trace_start() and trace_stop().
 */
#include <bpf/libbpf.h>
#include <unistd.h>

#include "check/check.h"
#include "code/gen.h"
#include "consume/consume.h"
#include "cpp.h"
#include "handle.h"
#include "load/feature.h"
#include "load/load.h"
#include "probe/probe.h"
#include "stability.h"
#include "symbol/progmeta.h"
#include "symbol/symbol.h"
#include "syntax/ast.h"
#include "trace/trace.h"
#include "types/type.h"

const char *trace_version(void)
{
	return PACKAGE_VERSION;
}

static void to_stderr(void *ctx, int verbose, const char *line)
{
	(void)ctx, (void)verbose;
	fprintf(stderr, "trace: %s\n", line);
}

struct trace *trace_new(void)
{
	struct trace *t = calloc(1, sizeof(*t));

	if (!t)
		return NULL;
	libbpf_set_print(NULL); /* what it has to say comes back as an error, which is told once */
	tr_options_init(&t->opt);
	t->out = stdout;
	t->message = to_stderr;
	return t;
}

void trace_free(struct trace *t)
{
	if (!t)
		return;
	tr_consumer_free(t->consumer);
	t->consumer = NULL;
	tr_loader_free(t);
	tr_gen_free(t);
	tr_probes_free(t);
	tr_program_free(t);
	tr_types_free(t->types);
	tr_symbols_free(t->symbols);
	tr_progmetas_free(t->progmetas);
	tr_options_free(&t->opt);
	free(t->unable);
	free(t->diag.msg);
	free(t->diag.hint);
	free(t->sources.v);
	free(t->args.v);
	free(t->scripts.v);
	tr_arena_free(&t->arena);
	free(t);
}

void trace_set_output(struct trace *t, FILE *out)
{
	t->out = out;
}

void trace_set_message(struct trace *t, void (*fn)(void *ctx, int verbose, const char *line),
		       void *ctx)
{
	t->message = fn ? fn : to_stderr;
	t->message_ctx = ctx;
}

void trace_set_args(struct trace *t, int argc, char *const argv[])
{
	t->args.n = 0;
	for (int i = 0; i < argc; i++)
		tr_push(&t->args, argv[i]);
}

void trace_set_target(struct trace *t, int pid)
{
	t->target = pid;
}

int tr_ncpus(struct trace *t)
{
	if (!t->npossible)
		t->npossible = libbpf_num_possible_cpus();
	if (t->npossible < 1)
		t->npossible = 1;
	return t->npossible;
}

/* Is the handle where the caller takes it to be? An error ends its life: what a failed script left
 * behind is not fit to go on with. */
static int expect(struct trace *t, enum tr_life life, const char *what)
{
	if (t->diag.set)
		return -(t->diag.err ? t->diag.err : EINVAL);
	return t->life == life ? 0 : tr_fail(t, EINVAL, "%s", what);
}

/* ---- scripts */

static const char add_first[] = "scripts are added before trace_compile()";

static int add(struct trace *t, const char *name, const char *text, size_t len, unsigned flags)
{
	uint32_t src = tr_source_add(t, tr_strdup(&t->arena, name), text, len);
	unsigned pf = (flags & TRACE_ADD_LIST ? TR_PARSE_LIST : 0) |
		      (tr_opt(t, EMPTY) ? TR_PARSE_EMPTY_OK : 0);
	struct tr_script *s = tr_parse(t, src, pf, tr_check_is_type);
	int err;

	t->first_clause = t->program ? t->program->clauses.n : 0;
	if (!s)
		return -EINVAL;
	if (flags & TRACE_ADD_LIST) {
		tr_push(&t->scripts, s);
		return 0;
	}
	err = tr_check(t, s);
	if (!err && (tr_opt(t, TREE) & 2))
		tr_ast_dump(stderr, s);
	return err;
}

int trace_add_text(struct trace *t, const char *name, const char *text, unsigned flags)
{
	size_t len = strlen(text);
	int err = expect(t, LIFE_NEW, add_first);

	if (err)
		return err;
	return add(t, name, tr_strndup(&t->arena, text, len), len, flags);
}

int trace_add_file(struct trace *t, const char *path, unsigned flags)
{
	size_t len;
	char *text, *copy;
	int err = expect(t, LIFE_NEW, add_first);

	if (err)
		return err;
	text = tr_file_read(t, path, &len);
	if (!text)
		return -t->diag.err;
	copy = tr_strndup(&t->arena, text, len);
	free(text);
	return add(t, strcmp(path, "-") == 0 ? "<stdin>" : path, copy, len, flags);
}

uint64_t trace_matched(struct trace *t)
{
	uint64_t n = 0;

	for (size_t i = t->first_clause; t->program && i < t->program->clauses.n; i++)
		n += t->program->clauses.v[i]->matches.n;
	return n;
}

int trace_compile(struct trace *t)
{
	int err = expect(t, LIFE_NEW, "trace_compile() was called before");

	if (!err && !t->program)
		err = tr_fail(t, EINVAL, "no script was given");
	if (!err)
		err = tr_check_finish(t);
	if (!err)
		err = tr_probes_enable(t);
	if (!err)
		err = tr_generate(t);
	if (!err)
		err = tr_types_write(t);
	if (!err)
		t->life = LIFE_COMPILED;
	return err;
}

void trace_disasm(struct trace *t, FILE *out)
{
	for (size_t i = 0; t->gen && i < t->gen->progs.n; i++) {
		const struct tr_prog *p = t->gen->progs.v[i];

		fprintf(out, "%s program %s: %u instructions, %u bytes of stack, %zu probe%s\n",
			p->pt.impl, p->name, p->code.n, p->code.stack_depth, p->probes.n,
			p->probes.n == 1 ? "" : "s");
		tr_code_disasm(t, &p->code, out);
	}
}

/* ---- running */

/* An exit() ran, or a buffer is full that is to be read at the end. */
static bool has_ended(const struct trace *t)
{
	return t->loader->state->exited || t->loader->state->filled;
}

/* -x cpu must be one that can run. */
static int check_cpu(struct trace *t)
{
	int64_t want = tr_opt(t, CPU);
	int *cpus = NULL, n = want < 0 ? 0 : trace_cpus_online(&cpus);
	bool found = want < 0;

	for (int i = 0; i < n; i++)
		found |= cpus[i] == want;
	free(cpus);
	return found ? 0 :
		       tr_fail(t, ENXIO, "option cpu: there is no CPU %lld online",
			       (long long)want);
}

int trace_start(struct trace *t)
{
	int err = expect(t, LIFE_COMPILED, "trace_start() comes after trace_compile(), once");

	if (!err && t->unable)
		err = tr_refused(t, EPERM, "%s", t->unable);
	if (!err)
		err = check_cpu(t);
	if (!err && t->program->has_bpfmeta) /* before our own are loaded, and others may go */
		tr_progmeta_scan(t);
	if (!err)
		err = tr_load(t);
	if (err)
		return err;
	t->consumer = tr_consumer_new(t, t->loader->rings.v, (int)t->loader->rings.n);
	if (!t->consumer)
		return -(t->diag.err ? t->diag.err : EINVAL);
	tr_ksym_changed(t);
	tr_set_active(t, true);
	err = tr_fire(t, "BEGIN");
	/* what BEGIN said is done before anything else happens: a clear(), an option, output */
	if (!err && tr_policy(t) == POLICY_SWITCH)
		tr_consume_all(t);
	/* an exit() in BEGIN: nothing else is to fire; else all probes begin at the same time */
	if (!err && !has_ended(t)) {
		tr_set_active(t, false);
		err = tr_attach(t);
		tr_missed_begin(t);
		tr_ksym_changed(t);
		tr_set_active(t, !err);
	}
	if (err)
		tr_detach(t);
	else
		t->life = LIFE_STARTED;
	return err;
}

int trace_poll(struct trace *t, int64_t timeout_ns)
{
	long n = expect(t, LIFE_STARTED, "trace_poll() comes after trace_start()");

	if (n < 0)
		return (int)n;
	n = tr_consume(t, has_ended(t) ? 0 : timeout_ns);

	if (n < 0)
		return (int)n;
	return tr_consumer_exited(t, NULL) || has_ended(t);
}

int trace_watch(struct trace *t, int fd)
{
	int err = expect(t, LIFE_STARTED, "trace_watch() comes after trace_start()");

	return err ? err : tr_consumer_watch(t, fd);
}

bool trace_shows_processes(struct trace *t)
{
	return tr_program_has_users(t);
}

void trace_process_ends(struct trace *t, int pid)
{
	tr_usym_grab(t, pid);
}

int trace_stop(struct trace *t)
{
	int err, end;

	if (!t->loader || !t->consumer || t->loader->dead)
		return 0;
	t->loader->dead = true;
	tr_set_active(t, false);
	tr_missed_end(t, tr_consumer_missed);
	if (tr_program_has_kernel(t) && !tr_opt(t, NORESOLVE))
		tr_ksym_know(t);
	tr_detach(t);
	tr_consume_all(t);
	err = tr_fire(t, "END");
	end = tr_consume_end(t);
	return err ? err : end;
}

int trace_exit_status(struct trace *t)
{
	int status = 0;

	if (t->consumer)
		tr_consumer_exited(t, &status);
	return status;
}

uint64_t trace_drops(struct trace *t)
{
	return t->consumer ? tr_consumer_drops(t) : 0;
}

/* ---- listing */

struct listing {
	struct trace *t;
	bool details;
	int (*fn)(void *ctx, const struct trace_probe_info *pb, const char *detail);
	void *ctx;
	long n;
	int stop;
};

static void list_args(struct tr_buf *b, struct trace *t, struct trace_probe *pb)
{
	const struct trace_arginfo *info = tr_probe_args(t, pb);

	tr_buf_puts(b, "\n\tArgument Types\n");
	if (info->n < 0)
		tr_buf_printf(b, "\t\tNone: %s\n", info->why ? info->why : "not known");
	else if (!info->n)
		tr_buf_puts(b, "\t\tNone\n");
	for (int i = 0; i < info->n && i < TRACE_ARGS_MAX; i++)
		tr_buf_printf(b, "\t\targs[%d]: %s\n", i,
			      info->args[i].xlate ? info->args[i].xlate :
			      info->args[i].type  ? tr_type_name(t, info->args[i].type) :
						    "int64_t");
}

static void list_stability(struct tr_buf *b, const struct trace_probe *pb)
{
	struct tr_attributes a = tr_attributes_of_probe(pb->prv, *pb->mod, *pb->fun, *pb->nam);

	tr_buf_puts(b, "\n\tProbe Description Attributes\n");
	tr_attributes_list(&a, b);
	a = tr_attributes_of_args(pb->prv);
	tr_buf_puts(b, "\n\tArgument Attributes\n");
	tr_attributes_list(&a, b);
}

static char *detail_of(struct trace *t, struct trace_probe *pb)
{
	struct tr_buf b = { 0 };
	char *words = pb->provider->describe ? pb->provider->describe(t, pb) : NULL;

	if (words && *words)
		tr_buf_printf(&b, "\n\tImplementation\n\t\t%s\n", words);
	free(words);
	list_stability(&b, pb);
	list_args(&b, t, pb);
	return b.s;
}

static void list_one(void *ctx, const struct trace_probe *pb)
{
	struct listing *l = ctx;
	struct trace_probe_info info = { pb->id, pb->prv, pb->mod, pb->fun, pb->nam };
	char *detail;

	if (l->stop)
		return;
	detail = l->details ? detail_of(l->t, tr_probe_at(l->t, pb->id - 1)) : NULL;
	l->stop = l->fn(l->ctx, &info, detail);
	free(detail);
	l->n++;
}

long trace_list(struct trace *t, bool details,
		int (*fn)(void *ctx, const struct trace_probe_info *pb, const char *detail),
		void *ctx)
{
	struct listing l = { .t = t, .details = details, .fn = fn, .ctx = ctx };
	const struct trace_probe *pb;
	struct trace_probe room;
	int err = 0;

	if (t->diag.set)
		return -(t->diag.err ? t->diag.err : EINVAL);
	if (t->scripts.n) /* the numbers shown are those of the whole list, which -i takes */
		tr_probes_number(t);
	t->listing = true;
	if (!t->scripts.n)
		err = tr_probes_enumerate(t);
	for (size_t i = 0; !err && !t->scripts.n && !l.stop; i++) {
		pb = tr_probe_look(t, i, &room);
		if (!pb)
			break;
		list_one(&l, pb);
	}
	for (size_t i = 0; !err && i < t->scripts.n; i++)
		err = tr_check_list(t, t->scripts.v[i], list_one, &l);
	t->listing = false;
	return err < 0 ? err : l.n;
}

/* ---- errors, features */

const struct trace_error_info *trace_error(struct trace *t)
{
	struct tr_diag *d = &t->diag;

	if (!d->set)
		return NULL;
	t->error = (struct trace_error_info){
		.message = d->msg ? d->msg : "out of memory",
		.tag = d->has_tag ? tr_tag_name(d->tag) : NULL,
		.file = d->pos.src && d->pos.src <= t->sources.n ?
				t->sources.v[d->pos.src - 1].name :
				NULL,
		.line = d->pos.line,
		.column = d->pos.col,
		.hint = d->hint,
		.refused = d->refused,
		.error = d->err,
	};
	return &t->error;
}

char *trace_error_text(struct trace *t, bool errtags, bool colour)
{
	return tr_diag_render(t, errtags, colour);
}

const char *trace_feature_row(struct trace *t, size_t i, const char **what, const char **since,
			      const char **why)
{
	const struct tr_feature_info *row;

	if (i >= TR_FEAT_MAX)
		return NULL;
	row = tr_feature_row((enum tr_feature)i);
	*what = row->what;
	*since = row->since;
	*why = tr_feature_why(t, (enum tr_feature)i);
	return row->name;
}
