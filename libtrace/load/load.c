/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Loads, attaches and fires. A program that the verifier refuses is our bug: the error shows the
 * D line that the refused instruction came from and the verifier's last words; -x bpflog prints
 * the whole log.
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "load/feature.h"
#include "load/load.h"
#include "probe/probe.h"

#define BPFLOG_MIN 128 /* the kernel wants so many bytes */

/* ---- programs */

static void patch_maps(struct trace *t, struct tr_prog *p)
{
	for (size_t i = 0; i < p->code.relocs.n; i++) {
		const struct tr_reloc *r = &p->code.relocs.v[i];

		p->code.insns[r->insn].imm = t->program->maps.v[r->map].fd;
	}
}

/* How much the verifier writes: errors and totals, or what it sees on its way, or all it knows. */
enum { LOG_STATS = 4, LOG_WAY = 1, LOG_ALL = 2 };

static int prog_load(struct trace *t, struct tr_prog *p, const struct tr_infos *in, char *log,
		     size_t logsize, unsigned level)
{
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .expected_attach_type = p->pt.attach_type,
		    .attach_btf_id = p->pt.btf_id, .attach_btf_obj_fd = (uint32_t)p->pt.btf_obj_fd,
		    .prog_btf_fd = (uint32_t)t->loader->btf_fd, .func_info = in->funcs,
		    .func_info_cnt = in->nfuncs, .func_info_rec_size = sizeof(*in->funcs),
		    .line_info = in->lines, .line_info_cnt = in->nlines,
		    .line_info_rec_size = sizeof(*in->lines), .log_level = log ? level : 0,
		    .log_buf = log, .log_size = (uint32_t)logsize);

	p->fd = bpf_prog_load(p->pt.prog_type, p->name, "GPL", p->code.insns, p->code.n, &opts);
	return p->fd < 0 ? -errno : 0;
}

/* The last line of the log that says something. */
static const char *last_words(char *log)
{
	char *end = log + strlen(log), *line;

	for (;;) {
		while (end > log && end[-1] == '\n')
			*--end = '\0';
		line = strrchr(log, '\n');
		line = line ? line + 1 : log;
		if (line == log || (strncmp(line, "processed ", 10) != 0 &&
				    strncmp(line, "stack depth ", 12) != 0 &&
				    strncmp(line, "verification ", 13) != 0))
			return line;
		end = line;
	}
}

/* The last "; text @ file:line" or "; text" of the log: the D line the verifier was at. */
static struct tr_pos rejected_at(const struct tr_prog *p, const char *log)
{
	struct tr_pos pos = p->runs.n ? p->runs.v[0].clause->pos : (struct tr_pos){ 0 };
	unsigned insn = 0, n;

	for (const char *s = log; s && *s; s = strchr(s, '\n') ? strchr(s, '\n') + 1 : NULL)
		if (sscanf(s, "%u: (", &n) == 1)
			insn = n;
	for (size_t i = 0; i < p->code.lines.n && p->code.lines.v[i].insn <= insn; i++)
		if (p->code.lines.v[i].pos.src)
			pos = p->code.lines.v[i].pos;
	return pos;
}

static size_t log_size(struct trace *t)
{
	return (size_t)TR_MAX(tr_opt(t, BPFLOGSIZE), (int64_t)BPFLOG_MIN);
}

/* -x bpflog: load with the log, and show it, or what bpflogsize has room for: to the kernel a log
 * that does not fit is an error. */
static int load_logged(struct trace *t, struct tr_prog *p, const struct tr_infos *in)
{
	size_t size = log_size(t);
	char *log = calloc(1, size);
	int err = prog_load(t, p, in, log, size, LOG_ALL);

	if (!err || err == -ENOSPC)
		tr_warn(t, "the verifier's log of %s program %s:\n%s", p->pt.impl, p->name, log);
	free(log);
	return err == -ENOSPC ? prog_load(t, p, in, NULL, 0, 0) : err;
}

/* EFAULT: "the sequence of 8193 jumps is too complex", and the verifier's own bugs */
static bool is_too_much(int err)
{
	return err == -E2BIG || err == -EFAULT;
}

static void say_refused(struct trace *t, struct tr_prog *p, char *log, int err)
{
	struct tr_pos pos = rejected_at(p, log);
	const char *why = last_words(log);

	tr_error(t, D_UNKNOWN, pos,
		 "the kernel's verifier refused this program (%s, %u instructions): %s", p->pt.impl,
		 p->code.n, !*why && is_too_much(err) ? "it is too long" : why);
	if (is_too_much(err) && tr_opt(t, STRSIZE) > 256)
		tr_hint(t,
			"strings of %lld bytes make long programs: a smaller strsize may do (-x strsize)",
			(long long)tr_opt(t, STRSIZE));
	else if (is_too_much(err) && !tr_feature(t, TR_FEAT_LOOP))
		tr_hint(t,
			"before Linux 5.17 the verifier walks every turn of a loop over a string: "
			"fewer of index(), strtok() and their kin in a clause may do, or a smaller strsize");
	else
		tr_hint(t,
			"this is a fault of trace, not of the script; -x bpflog shows the verifier's whole log");
}

static int rejected(struct trace *t, struct tr_prog *p, const struct tr_infos *in, int err)
{
	size_t size = log_size(t);
	char *log;

	if (err == -EPERM)
		return tr_refused(
			t, EPERM,
			"the kernel refuses to load %s programs: tracing needs root or CAP_BPF and "
			"CAP_PERFMON, and a kernel that is not locked down",
			p->pt.impl);
	log = calloc(1, size);
	/* of what is too long, the way would not fit into the log */
	prog_load(t, p, in, log, size,
		  tr_opt(t, BPFLOG) ? LOG_ALL :
		  is_too_much(err)  ? LOG_STATS :
				      LOG_WAY);
	if (p->fd >= 0) { /* it does load after all: a passing fault such as EAGAIN */
		free(log);
		return 0;
	}
	if (tr_opt(t, BPFLOG))
		tr_warn(t, "%s", log);
	if (err == -EINVAL || err == -EACCES || err == -ENOSPC || is_too_much(err)) {
		say_refused(t, p, log, err);
		err = -EINVAL;
	} else {
		tr_fail(t, -err, "cannot load the %s program for %s: %s", p->pt.impl, p->name,
			strerror(-err));
	}
	free(log);
	return err;
}

static int load_progs(struct trace *t, struct tr_infos *infos)
{
	int err = 0;

	for (size_t i = 0; i < t->gen->progs.n && !err; i++) {
		struct tr_prog *p = t->gen->progs.v[i];

		patch_maps(t, p);
		err = tr_opt(t, BPFLOG) ? load_logged(t, p, &infos[i]) :
					  prog_load(t, p, &infos[i], NULL, 0, 0);
		if (is_too_much(err)) {
			int split = tr_gen_split(t, i);

			if (split != -E2BIG)
				return split ? split : -EAGAIN;
		}
		if (err)
			err = rejected(t, p, &infos[i], err);
		if (!err)
			tr_verbose(t, "loaded %s program %s: %u instructions, %zu probe%s",
				   p->pt.impl, p->name, p->code.n, p->probes.n,
				   p->probes.n == 1 ? "" : "s");
	}
	return err;
}

/* Declared by libbpf's headers, but its 1.1 exports it under another name. */
#pragma weak libbpf_set_memlock_rlim

static void raise_limits(void)
{
	struct rlimit inf = { RLIM_INFINITY, RLIM_INFINITY }, files;

	/* maps of kernels before 5.11 count against it; ours need more than its default */
	setrlimit(RLIMIT_MEMLOCK, &inf);
	/* maps, programs and links are an fd each */
	if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
		files.rlim_cur = files.rlim_max;
		setrlimit(RLIMIT_NOFILE, &files);
	}
	if (libbpf_set_memlock_rlim) /* saves libbpf a look at what the kernel accounts */
		libbpf_set_memlock_rlim(0);
}

static int load_once(struct trace *t)
{
	size_t n = t->gen->progs.n; /* may grow by a split */
	struct tr_infos *infos = calloc(n + 1, sizeof(*infos));
	int err;

	t->loader = tr_alloc(&t->arena, sizeof(*t->loader));
	t->loader->btf_fd = -1;
	raise_limits();
	err = tr_maps_create(t);
	if (!err && t->gen->progs.n)
		err = tr_progbtf_load(t, infos);
	if (!err)
		err = load_progs(t, infos);
	for (size_t i = 0; i < n; i++) {
		free(infos[i].funcs);
		free(infos[i].lines);
	}
	free(infos);
	return err;
}

/* Everything goes but what is attached. */
static void unload(struct trace *t)
{
	struct tr_loader *l = t->loader;

	for (size_t i = 0; t->gen && i < t->gen->progs.n; i++) {
		struct tr_prog *p = t->gen->progs.v[i];

		if (p->fd >= 0)
			close(p->fd);
		p->fd = -1;
	}
	for (size_t i = 0; i < t->program->maps.n; i++)
		if (t->program->maps.v[i].used && t->program->maps.v[i].fd >= 0)
			close(t->program->maps.v[i].fd);
	for (size_t i = 0; i < l->rings.n; i++)
		close(l->rings.v[i]);
	if (l->btf_fd >= 0)
		close(l->btf_fd);
	if (l->state)
		munmap(l->state, sizeof(*l->state));
	free(l->rings.v);
	free(l->links.v);
	t->loader = NULL;
}

/* A program that is too much for the verifier is cut in two, and all is made again: constants and
 * maps may have changed. */
int tr_load(struct trace *t)
{
	int err;

	while ((err = load_once(t)) == -EAGAIN && !t->diag.set)
		unload(t);
	return err;
}

/* ---- attaching, firing */

void trace_link_add(struct trace *t, int fd)
{
	tr_push(&t->loader->links, (struct tr_link){ .fd = fd, .prog = t->loader->attaching });
}

void trace_link_probe(struct trace *t, struct trace_probe *pb)
{
	struct tr_loader *l = t->loader;

	if (l->links.n)
		l->links.v[l->links.n - 1].probe = pb;
}

/* A program of our own, no probe's: a raw tracepoint by its name. */
static int attach_own(struct trace *t, const struct tr_prog *p)
{
	int fd = bpf_raw_tracepoint_open(p->pt.where, p->fd);

	if (fd < 0)
		return tr_fail(t, -fd, "cannot attach to %s: %s", p->pt.where, strerror(-fd));
	trace_link_add(t, fd);
	return 0;
}

static int attach_prog(struct trace *t, struct tr_prog *p)
{
	struct trace_attach a = { .prog_fd = p->fd, .probes = p->probes.v, .n = p->probes.n };
	struct trace_probe *first;
	int err;

	if (!p->probes.n)
		return attach_own(t, p);
	first = p->probes.v[0];
	t->loader->attaching = p;
	a.cookies = calloc(a.n, sizeof(*a.cookies));
	for (size_t k = 0; k < a.n; k++)
		a.cookies[k] = p->probes.v[k]->index;
	err = (first->impl ? first->impl : first->provider)->attach(t, &a);
	t->loader->attaching = NULL;
	free(a.cookies);
	if (err && !t->diag.set)
		tr_fail(t, -err, "cannot attach to %s: %s", p->pt.where, strerror(-err));
	return err;
}

/* Kretprobes first: the kernel runs what came last first, and before 5.15 a stack that is taken
 * once a kretprobe has been there ends in its trampoline. */
int tr_attach(struct trace *t)
{
	int err = 0;

	for (int later = 0; later < 2; later++)
		for (size_t i = 0; i < t->gen->progs.n && !err; i++) {
			struct tr_prog *p = t->gen->progs.v[i];

			if ((strcmp(p->pt.impl, "kretprobe") != 0) == later)
				err = attach_prog(t, p);
		}
	return err;
}

void tr_set_active(struct trace *t, bool active)
{
	if (t->loader && t->loader->state)
		__atomic_store_n(&t->loader->state->active, active, __ATOMIC_SEQ_CST);
}

int tr_fire(struct trace *t, const char *name)
{
	uint64_t args[12] = { 0 };
	LIBBPF_OPTS(bpf_test_run_opts, opts, .ctx_in = args, .ctx_size_in = sizeof(args));

	if (tr_opt(t, CPU) >= 0) {
		opts.flags = BPF_F_TEST_RUN_ON_CPU;
		opts.cpu = (uint32_t)tr_opt(t, CPU);
	}
	for (size_t i = 0; i < t->gen->progs.n; i++) {
		struct tr_prog *p = t->gen->progs.v[i];
		struct trace_probe *pb = p->probes.n ? p->probes.v[0] : NULL;
		int err;

		if (!pb || strcmp(pb->prv, "dtrace") != 0 || strcmp(pb->nam, name) != 0)
			continue;
		err = bpf_prog_test_run_opts(p->fd, &opts);
		if (err < 0)
			return tr_fail(t, -err, "cannot run the dtrace:::%s clauses: %s", name,
				       strerror(-err));
	}
	return 0;
}

void tr_detach(struct trace *t)
{
	struct tr_loader *l = t->loader;

	if (!l)
		return;
	tr_set_active(t, false);
	/* before the links go: providers may still need them */
	tr_probes_detach(t);
	for (size_t i = 0; i < l->links.n; i++)
		close(l->links.v[i].fd);
	l->links.n = 0;
}

void tr_loader_free(struct trace *t)
{
	struct tr_loader *l = t->loader;

	if (!l)
		return;
	tr_detach(t);
	unload(t);
}
