/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * BTF for the programs we load: names of functions, so that bpftool, perf and the verifier's log
 * show the clauses, and D source lines for each instruction. One object serves all programs of a
 * run. In: code of each program. Out: l->btf_fd and the infos that bpf_prog_load() takes.
 */
#include <bpf/bpf.h>
#include <bpf/btf.h>
#include <linux/bpf.h>

#include "load/load.h"

struct protos { /* ids of `u64 f(u64, …)` by number of parameters; -1: main's context */
	int num, ctx, by_params[6], main;
};

static int add_proto(struct btf *btf, int num, int nparams)
{
	int id = btf__add_func_proto(btf, num);

	for (int i = 0; i < nparams; i++)
		btf__add_func_param(btf, (const char *[]){ "a", "b", "c", "d", "e" }[i], num);
	return id;
}

static int func_type(struct btf *btf, struct protos *p, const struct tr_funcinfo *fi)
{
	int n = TR_MIN(fi->nparams, 5);

	if (!p->by_params[n])
		p->by_params[n] = add_proto(btf, p->num, n);
	return btf__add_func(btf, fi->name, fi->global ? BTF_FUNC_GLOBAL : BTF_FUNC_STATIC,
			     p->by_params[n]);
}

/* The text of a source line, without its indentation. */
static char *line_text(struct trace *t, struct tr_pos pos)
{
	const struct tr_source *s;
	const char *p, *end;

	if (!pos.src || pos.src > t->sources.n)
		return NULL;
	s = &t->sources.v[pos.src - 1];
	p = s->text;
	end = s->text + s->len;
	for (uint32_t line = 1; line < pos.line && p; line++) {
		p = memchr(p, '\n', (size_t)(end - p));
		p = p ? p + 1 : NULL;
	}
	if (!p)
		return NULL;
	while (p < end && (*p == ' ' || *p == '\t'))
		p++;
	end = memchr(p, '\n', (size_t)(end - p)) ?: end;
	return strndup(p, TR_MIN((size_t)(end - p), (size_t)200));
}

static int line_string(struct trace *t, struct btf *btf, struct tr_pos pos)
{
	char *text = line_text(t, pos);
	int off = btf__add_str(btf, text && *text ? text : "?");

	free(text);
	return off;
}

static void add_lines(struct trace *t, struct btf *btf, const struct tr_code *c,
		      struct tr_infos *in)
{
	struct tr_pos last = { 0 };
	uint32_t off = 0;

	in->lines = calloc(c->lines.n ? c->lines.n : 1, sizeof(*in->lines));
	for (size_t i = 0; i < c->lines.n; i++) {
		struct tr_pos pos = c->lines.v[i].pos;

		if (i == 0 || pos.src != last.src || pos.line != last.line)
			off = (uint32_t)line_string(t, btf, pos);
		last = pos;
		in->lines[in->nlines++] = (struct bpf_line_info){
			.insn_off = c->lines.v[i].insn,
			.line_off = off,
			.file_name_off = (uint32_t)btf__add_str(
				btf, pos.src ? t->sources.v[pos.src - 1].name : "trace"),
			.line_col = pos.line << 10 | TR_MIN(pos.col, 1023u),
		};
	}
}

static void add_prog(struct trace *t, struct btf *btf, struct protos *p, const struct tr_code *c,
		     struct tr_infos *in)
{
	in->funcs = calloc(c->funcs.n ? c->funcs.n : 1, sizeof(*in->funcs));
	for (size_t i = 0; i < c->funcs.n; i++)
		in->funcs[in->nfuncs++] = (struct bpf_func_info){
			.insn_off = c->funcs.v[i].insn,
			.type_id = (uint32_t)func_type(btf, p, &c->funcs.v[i]),
		};
	add_lines(t, btf, c, in);
}

int tr_progbtf_load(struct trace *t, struct tr_infos *infos)
{
	struct btf *btf = btf__new_empty();
	struct protos p = { 0 };
	const void *raw;
	uint32_t size;
	int err = 0;

	if (!btf)
		return tr_fail(t, ENOMEM, "cannot make BTF");
	p.num = btf__add_int(btf, "unsigned long", 8, 0);
	for (size_t i = 0; i < t->gen->progs.n; i++)
		add_prog(t, btf, &p, &t->gen->progs.v[i]->code, &infos[i]);
	raw = btf__raw_data(btf, &size);
	t->loader->btf_fd = raw ? bpf_btf_load(raw, size, NULL) : -1;
	if (t->loader->btf_fd < 0)
		err = errno == EPERM ?
			      tr_refused(t, EPERM,
					 "the kernel refuses to load BTF: tracing needs root or "
					 "CAP_BPF and CAP_PERFMON") :
			      tr_fail(t, errno, "the kernel does not take our BTF: %s",
				      strerror(errno));
	btf__free(btf);
	return err;
}
