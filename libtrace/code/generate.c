/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From used probes to programs: which clauses each probe runs, which probes can share a program,
 * and the code of each program. In: the checked program, providers' load callbacks. Out: t->gen.
 */
#include "code/lower.h"
#include "load/feature.h"
#include "probe/probe.h"

struct tr_runs {
	struct tr_run *v;
	size_t n, cap;
};

struct grouping {
	struct tr_runs *runs; /* by index of the kernel's probe */
	struct tr_map progs;  /* point and runs -> struct tr_prog */
};

static const struct trace_provider *impl_of(const struct trace_probe *pb)
{
	return pb->impl ? pb->impl : pb->provider;
}

/* ---- which clauses run where */

static void add_runs(struct trace *t, struct grouping *gr)
{
	struct tr_program *pr = t->program;

	for (size_t c = 0; c < pr->clauses.n; c++) {
		struct tr_clause *cl = pr->clauses.v[c];

		for (size_t i = 0; i < cl->matches.n; i++) {
			struct trace_probe *pb = cl->matches.v[i].probe;

			if (!pb->nunder)
				tr_push(&gr->runs[pb->index], (struct tr_run){ cl, NULL });
			for (size_t u = 0; u < pb->nunder; u++)
				tr_push(&gr->runs[pb->under[u]->index], (struct tr_run){ cl, pb });
		}
	}
}

/* A text that is equal for probes that can share a program. */
static char *group_key(struct trace *t, const struct trace_probe *pb, const struct trace_point *pt,
		       const struct tr_runs *runs)
{
	struct tr_buf b = { 0 };
	char *key;

	tr_buf_printf(&b, "%u/%u/%u/%d/%s", pt->prog_type, pt->attach_type, pt->btf_id,
		      pt->btf_obj_fd, pt->where);
	if (pt->ident == TRACE_IDENT_FIXED)
		tr_buf_printf(&b, "#%u", pb->index);
	for (size_t i = 0; i < runs->n; i++)
		tr_buf_printf(&b, ",%u", runs->v[i].clause->index);
	for (size_t i = 0; i < runs->n; i++) {
		if (runs->v[i].probe)
			tr_buf_printf(&b, "@%u", runs->v[i].probe->index);
		if (runs->v[i].probe && runs->v[i].probe->apart)
			tr_buf_printf(&b, "/%u", pb->index);
	}
	key = tr_strdup(&t->arena, b.s);
	tr_buf_free(&b);
	return key;
}

/* BPF program names: 15 characters of letters, digits, _ and . */
static char *prog_name(struct trace *t, const struct trace_probe *pb)
{
	char *name = tr_sprintf(&t->arena, "%s_%s", *pb->fun ? pb->fun : pb->nam,
				*pb->fun ? pb->nam : pb->prv);

	for (char *c = name; *c; c++)
		if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", *c))
			*c = '_';
	if (*name >= '0' && *name <= '9')
		*name = '_';
	return name;
}

static int group_probe(struct trace *t, struct grouping *gr, struct trace_probe *pb)
{
	struct tr_runs *runs = &gr->runs[pb->index];
	struct trace_point pt = { 0 };
	struct tr_prog *p;
	char *key;
	int err;

	if (!runs->n || !impl_of(pb)->load)
		return 0;
	err = impl_of(pb)->load(t, pb, &pt);
	if (err)
		return t->diag.set ? err :
				     tr_fail(t, -err, "cannot prepare probe %s:%s:%s:%s: %s",
					     pb->prv, pb->mod, pb->fun, pb->nam, strerror(-err));
	if (pt.impl && !strcmp(pt.impl, "inline"))
		return 0;
	key = group_key(t, pb, &pt, runs);
	p = tr_map_get(&gr->progs, key);
	if (!p) {
		p = tr_alloc(&t->arena, sizeof(*p));
		p->pt = pt;
		p->fd = -1;
		p->name = prog_name(t, pb);
		for (size_t i = 0; i < runs->n; i++)
			tr_push(&p->runs, runs->v[i]);
		tr_map_put(&gr->progs, key, p);
		tr_push(&t->gen->progs, p);
	}
	tr_push(&p->probes, pb);
	return 0;
}

/* A program has at most 256 functions (BPF_MAX_SUBPROGS) and a million verified instructions: long
 * lists of clauses are cut. The parts attach one after the other, which is also the order in
 * which the kernel runs them. */
#define RUNS_MAX 100

/* What lives for the whole firing of a probe: a clause-local variable, or strtok()'s string (NULL). */
struct local {
	const struct tr_var *var;
	size_t first, last; /* runs that use it */
};

struct locals {
	TR_VEC(struct local) list;
	size_t run; /* that is looked at */
};

static void add_local(struct locals *l, const struct tr_var *var)
{
	for (size_t i = 0; i < l->list.n; i++) {
		if (l->list.v[i].var == var) {
			l->list.v[i].last = l->run;
			return;
		}
	}
	tr_push(&l->list, (struct local){ var, l->run, l->run });
}

static bool note_local(struct tr_node *n, void *arg)
{
	if (n->kind == N_IDENT && n->var && n->var->kind == V_SCALAR && n->var->scope == SC_THIS)
		add_local(arg, n->var);
	return false;
}

static bool crosses(const struct locals *l, size_t at)
{
	for (size_t i = 0; i < l->list.n; i++)
		if (l->list.v[i].first < at && l->list.v[i].last >= at)
			return true;
	return false;
}

/* Where to cut: as near before run number `want` as possible, where nothing lives on. 0: nowhere. */
static size_t cut_place(const struct tr_prog *p, size_t want)
{
	struct locals l = { 0 };

	for (l.run = 0; l.run < p->runs.n; l.run++) {
		const struct tr_clause *cl = p->runs.v[l.run].clause;

		tr_any_in_clause(cl, note_local, &l);
		if (cl->uses & USE_STRTOK)
			add_local(&l, NULL);
	}
	while (want && crosses(&l, want))
		want--;
	free(l.list.v);
	return want;
}

static int uncuttable(struct trace *t, const struct tr_prog *p)
{
	return tr_error(
		t, D_CG_EXPR, p->runs.v[0].clause->pos,
		"%zu clauses for one probe are too much for one BPF program, and clause-local variables "
		"that they share forbid to make several",
		p->runs.n);
}

/* Clauses from number `at` on become a program of their own, right behind program i. */
static void cut(struct trace *t, size_t i, size_t at)
{
	struct tr_gen *g = t->gen;
	struct tr_prog *p = g->progs.v[i], *rest = tr_alloc(&t->arena, sizeof(*rest));

	rest->pt = p->pt;
	rest->fd = -1;
	rest->name = p->name;
	for (size_t k = 0; k < p->probes.n; k++)
		tr_push(&rest->probes, p->probes.v[k]);
	for (size_t k = at; k < p->runs.n; k++)
		tr_push(&rest->runs, p->runs.v[k]);
	p->runs.n = at;
	tr_push(&g->progs, NULL);
	memmove(&g->progs.v[i + 2], &g->progs.v[i + 1],
		(g->progs.n - i - 2) * sizeof(g->progs.v[0]));
	g->progs.v[i + 1] = rest;
}

static int cut_long(struct trace *t)
{
	for (size_t i = 0; i < t->gen->progs.n; i++) {
		struct tr_prog *p = t->gen->progs.v[i];
		size_t at;

		if (p->runs.n <= RUNS_MAX)
			continue;
		at = cut_place(p, RUNS_MAX);
		if (!at)
			return uncuttable(t, p);
		cut(t, i, at);
	}
	return 0;
}

static int group(struct trace *t)
{
	size_t n = t->program->probes.n;
	struct grouping gr = { .runs = calloc(n ? n : 1, sizeof(struct tr_runs)) };
	int err = 0;

	add_runs(t, &gr);
	for (size_t i = 0; i < n && !err; i++)
		err = group_probe(t, &gr, t->program->probes.v[i]);
	for (size_t i = 0; i < n; i++)
		free(gr.runs[i].v);
	free(gr.runs);
	tr_map_free(&gr.progs);
	return err;
}

/* ---- which aggregations need no atomics */

struct contexts {
	uint8_t seen[64]; /* by aggregation: bit per enum trace_context */
	uint8_t now;
};

static void agg_contexts(struct contexts *c, struct tr_node *n)
{
	if (!n)
		return;
	n = tr_node_real(n);
	if (n->kind == N_ASSIGN && tr_node_real(n->a)->kind == N_AGG) {
		struct tr_agg *agg = tr_node_real(n->a)->info;

		if (agg && agg->id < 64)
			c->seen[agg->id] |= c->now;
		return;
	}
	agg_contexts(c, n->a);
	agg_contexts(c, n->b);
	agg_contexts(c, n->c);
}

static void stmt_contexts(struct contexts *c, struct tr_stmt *s)
{
	for (; s; s = s->next) {
		agg_contexts(c, s->kind == S_EXPR ? s->expr : NULL);
		stmt_contexts(c, s->then);
		stmt_contexts(c, s->els);
		stmt_contexts(c, s->body);
	}
}

static void find_plain(struct trace *t)
{
	struct tr_program *pr = t->program;
	struct contexts c = { 0 };

	for (size_t i = 0; i < t->gen->progs.n; i++) {
		struct tr_prog *p = t->gen->progs.v[i];

		c.now = (uint8_t)(1u << p->pt.context);
		for (size_t r = 0; r < p->runs.n; r++)
			stmt_contexts(&c, p->runs.v[r].clause->body);
	}
	for (size_t i = 0; i < pr->clauses.n && pr->has_error_clause; i++) {
		c.now = 1u << TRACE_CTX_ANY;
		if (pr->clauses.v[i]->matches.n &&
		    !strcmp(pr->clauses.v[i]->matches.v[0].probe->nam, "ERROR"))
			stmt_contexts(&c, pr->clauses.v[i]->body);
	}
	for (int i = 0; i < 64; i++)
		if (c.seen[i] == 1u << TRACE_CTX_TASK || c.seen[i] == 1u << TRACE_CTX_IRQ)
			t->gen->agg_plain |= 1ull << i;
}

/* ---- one ring or one for each CPU */

static bool fires_rarely(const struct trace_probe *pb)
{
	return strcmp(pb->prv, "dtrace") == 0 ||
	       (strcmp(pb->prv, "profile") == 0 && strncmp(pb->nam, "tick", 4) == 0);
}

static bool records_rarely(struct trace *t)
{
	for (size_t i = 0; i < t->program->clauses.n; i++) {
		const struct tr_clause *cl = t->program->clauses.v[i];

		for (size_t m = 0; (cl->recsize || cl->uses & USE_SPEC) && m < cl->matches.n; m++)
			if (!fires_rarely(cl->matches.v[m].probe))
				return false;
	}
	return true;
}

/* ---- layout of TR_MAP_PROBES */

static void layout_probes(struct trace *t)
{
	size_t most[4] = { 0 };
	uint32_t off = 8;

	for (size_t i = 0; i < t->program->probes.n; i++) {
		const struct trace_probe *pb = t->program->probes.v[i];
		const char *names[4] = { pb->prv, pb->mod, pb->fun, pb->nam };

		for (int k = 0; k < 4; k++)
			most[k] = TR_MAX(most[k], strlen(names[k]) + 1);
	}
	for (int k = 0; k < 4; k++) {
		t->gen->probe_off[k] = off;
		off += (uint32_t)TR_ALIGN(TR_MIN(most[k], (size_t)tr_opt(t, STRSIZE)), 8);
	}
	t->gen->probe_entry = off;
}

/* ---- what lives in the slot for a whole firing: this-> variables, the state of strtok() */

static void layout_this(struct trace *t)
{
	uint32_t off = 0;

	for (struct tr_var *v = t->program->vars; v; v = v->next) {
		if (v->kind != V_SCALAR || v->scope != SC_THIS || !v->type)
			continue;
		v->off = off;
		off += (uint32_t)TR_ALIGN(v->size, 8);
	}
	t->gen->clear_size = off;
	for (size_t i = 0; i < t->program->clauses.n; i++) {
		if (!(t->program->clauses.v[i]->uses & USE_STRTOK))
			continue;
		t->gen->strtok_off = off;
		t->gen->clear_size = off + TR_STR_HDR;
		/* twice: the verifier adds the longest token to the last place where one may begin */
		off += TR_STR_HDR + 2 * (uint32_t)TR_ALIGN(tr_opt(t, STRSIZE), 8);
		break;
	}
	off = tr_kept_layout(t, off);
	t->gen->this_size = off;
	t->gen->slot_size = off;
}

/* ---- code */

static int generate_unit(struct trace *t, struct tr_prog *p, struct tr_cg *cg)
{
	p->unit = cg->u = tr_unit_new(t, p->name);
	cg->u->cpu_v3 = tr_feature(t, TR_FEAT_ATOMIC_FETCH);
	cg->u->cpu_v4 = tr_feature(t, TR_FEAT_CPU_V4);
	return tr_main_generate(cg);
}

static int generate_prog(struct trace *t, struct tr_prog *p)
{
	struct tr_cg cg = { .t = t, .g = t->gen, .prog = p };
	int err = generate_unit(t, p, &cg);

	/* one simple clause: no function of its own; main then carries its name */
	if (!err && cg.can_inline) {
		tr_unit_free(p->unit);
		cg = (struct tr_cg){ .t = t, .g = t->gen, .prog = p, .inlined = true };
		err = generate_unit(t, p, &cg);
	}
	if (err)
		return err;
	if (tr_opt(t, TREE) & 4)
		tr_ir_dump(p->unit, stderr);
	err = tr_emit(p->unit, &p->code);
	if (err == -E2BIG)
		return tr_error(
			t, D_CG_EXPR, p->runs.v[0].clause->pos,
			"this clause needs more than the 512 bytes of stack that BPF programs have");
	if (err)
		return tr_fail(t, -err, "cannot generate code for %s: %s", p->name, strerror(-err));
	return 0;
}

/* A thread that ends gives its storage back: a program of our own on sched_process_exit, which
 * runs in the thread's context. Its name is the only thing that a user may see of it. */
static int generate_exit(struct trace *t)
{
	struct tr_prog *p = tr_alloc(&t->arena, sizeof(*p));
	struct tr_cg cg = { .t = t, .g = t->gen, .prog = p };
	struct tr_irfunc *f;
	tr_vreg key, tid;

	p->name = tr_strdup(&t->arena, "trace_exit");
	p->fd = -1;
	p->pt = (struct trace_point){ .prog_type = BPF_PROG_TYPE_RAW_TRACEPOINT,
				      .where = "sched_process_exit",
				      .impl = "raw_tp" };
	tr_push(&t->gen->progs, p);
	p->unit = cg.u = tr_unit_new(t, p->name);
	cg.f = f = tr_func_new(cg.u, "thread_exit", 1);
	key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0);
	tid = tr_ir_ext(f, CALL0(&cg, BPF_FUNC_get_current_pid_tgid), 4, false);
	tr_ir_store(f, key, 0, 8, tid);
	CALL2(&cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(&cg, TR_MAP_TLS), key);
	tr_ir_reti(f, 0);
	return tr_emit(p->unit, &p->code);
}

/* A program may use 64 maps (MAX_USED_MAPS, include/linux/bpf_verifier.h). */
#define MAPS_MAX 60

static size_t maps_of(const struct tr_code *c)
{
	uint64_t seen[16] = { 0 };
	size_t n = 0;

	for (size_t i = 0; i < c->relocs.n; i++) {
		unsigned m = (unsigned)c->relocs.v[i].map % 1024;

		n += !(seen[m / 64] >> m % 64 & 1);
		seen[m / 64] |= 1ull << m % 64;
	}
	return n;
}

/* Generate program i, in parts if it takes too many maps. */
static int generate_at(struct trace *t, size_t i)
{
	struct tr_prog *p = t->gen->progs.v[i];
	int err = generate_prog(t, p);
	size_t at;

	while (!err && maps_of(&p->code) > MAPS_MAX) {
		if (p->runs.n == 1)
			return tr_error(
				t, D_CG_EXPR, p->runs.v[0].clause->pos,
				"this clause uses %zu maps (arrays, keyed aggregations); BPF programs may use %d",
				maps_of(&p->code), MAPS_MAX);
		at = cut_place(p, p->runs.n / 2);
		if (!at)
			return uncuttable(t, p);
		cut(t, i, at);
		tr_code_free(&p->code);
		tr_unit_free(p->unit);
		err = generate_prog(t, p);
	}
	return err;
}

int tr_gen_split(struct trace *t, size_t i)
{
	struct tr_prog *p = t->gen->progs.v[i];
	size_t at = p->runs.n > 1 ? cut_place(p, p->runs.n / 2) : 0;
	int err;

	if (!at)
		return -E2BIG;
	cut(t, i, at);
	tr_code_free(&p->code);
	tr_unit_free(p->unit);
	err = generate_at(t, i + 1);
	return err ? err : generate_at(t, i);
}

int tr_generate(struct trace *t)
{
	int err;

	t->gen = tr_alloc(&t->arena, sizeof(*t->gen));
	/* offset 0 of rodata is never a constant's, so that an empty one is not a special case */
	tr_buf_add(&t->gen->rodata, "\0\0\0\0\0\0\0", 8);
	tr_long_keys(t);
	err = group(t);
	if (err)
		return err;
	err = cut_long(t);
	if (err)
		return err;
	find_plain(t);
	t->program->one_ring = records_rarely(t);
	layout_probes(t);
	layout_this(t);
	for (size_t i = 0; i < t->gen->progs.n && !err; i++)
		err = generate_at(t, i);
	if (!err && t->program->maps.v[TR_MAP_TLS].used)
		err = generate_exit(t);
	return err;
}

void tr_gen_free(struct trace *t)
{
	struct tr_gen *g = t->gen;

	if (!g)
		return;
	for (size_t i = 0; i < g->progs.n; i++) {
		struct tr_prog *p = g->progs.v[i];

		tr_code_free(&p->code);
		if (p->unit)
			tr_unit_free(p->unit);
		free(p->probes.v);
		free(p->runs.v);
	}
	free(g->progs.v);
	tr_buf_free(&g->rodata);
	t->gen = NULL;
}
