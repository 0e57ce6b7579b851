/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The main function of a program: find out which probe fired and whether anything is to be done,
 * claim a scratch slot, run the clauses, release the slot. Each step is there only if a clause of
 * this program needs it.
 */
#include "code/lower.h"
#include "load/feature.h"

struct tr_main {
	unsigned uses; /* of all clauses, as lowering them found */
	bool any_exit;
	tr_vreg cpu;	     /* this CPU's struct tr_cpu */
	tr_vreg level;	     /* of the claimed slot */
	int b_out;	     /* leave */
	int b_release;	     /* give the slot back, then leave */
	uint32_t preempt[2]; /* BTF ids of the functions that disable and enable preemption */
	bool preemptible;    /* but for them */
};

static const struct trace_provider *impl_of(const struct trace_probe *pb)
{
	return pb->impl ? pb->impl : pb->provider;
}

/* ---- which probe */

static uint32_t key_table(struct tr_cg *cg)
{
	struct tr_prog *p = cg->prog;
	uint16_t *table = tr_alloc(&cg->u->arena, p->pt.nkeys * sizeof(*table));

	for (size_t i = 0; i < p->probes.n; i++) {
		struct trace_point pt = { 0 };

		impl_of(p->probes.v[i])->load(cg->t, p->probes.v[i], &pt);
		if (pt.key < p->pt.nkeys)
			table[pt.key] = (uint16_t)(p->probes.v[i]->index + 1);
	}
	return tr_cg_rodata(cg, table, p->pt.nkeys * sizeof(*table), 8);
}

static tr_vreg by_key(struct tr_cg *cg, struct tr_main *m)
{
	struct tr_irfunc *f = cg->f;
	struct trace_probe *first = cg->prog->probes.v[0];
	tr_vreg key = impl_of(first)->key(cg, first), i, e;
	int known = tr_ir_block(f), ours = tr_ir_block(f);

	if (cg->prog->probes.n == 1) {
		tr_ir_bri(f, CC_EQ, key, (int64_t)cg->prog->pt.key, known, m->b_out);
		tr_ir_at(f, known);
		return tr_ir_imm(f, first->index);
	}
	tr_ir_bri(f, CC_ULT, key, cg->prog->pt.nkeys, known, m->b_out);
	tr_ir_at(f, known);
	i = tr_ir_add(f, (struct tr_insn){ .op = IR_BOUND,
					   .d = tr_ir_vreg(f),
					   .a = key,
					   .imm = cg->prog->pt.nkeys - 1,
					   .isimm = true })
		    ->d;
	e = tr_ir_alu(f, IR_ADD, tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)key_table(cg)),
		      tr_ir_alui(f, IR_SHL, i, 1));
	e = tr_ir_load(f, e, 0, 2, false);
	tr_ir_bri(f, CC_NE, e, 0, ours, m->b_out);
	tr_ir_at(f, ours);
	return tr_ir_alui(f, IR_SUB, e, 1);
}

static tr_vreg identify(struct tr_cg *cg, struct tr_main *m)
{
	switch (cg->prog->pt.ident) {
	case TRACE_IDENT_KEY:
		return by_key(cg, m);
	case TRACE_IDENT_COOKIE:
		if (cg->prog->probes.n > 1)
			return CALL1(cg, BPF_FUNC_get_attach_cookie, cg->ctx);
		break;
	default:
		break;
	}
	return tr_ir_imm(cg->f, cg->prog->probes.v[0]->index);
}

static bool is_dtrace(const struct tr_cg *cg, const char *name)
{
	const struct trace_probe *pb = cg->prog->probes.v[0];

	return strcmp(pb->prv, "dtrace") == 0 && strcmp(pb->nam, name) == 0;
}

/* Leave unless tracing is on. END runs when it is off. */
static void check_active(struct tr_cg *cg, int out)
{
	struct tr_irfunc *f = cg->f;
	int go = tr_ir_block(f);

	if (is_dtrace(cg, "END"))
		return;
	tr_ir_bri(f, CC_NE,
		  tr_ir_load(f, tr_cg_mapval(cg, TR_MAP_STATE, 0),
			     offsetof(struct tr_state, active), 4, false),
		  0, go, out);
	tr_ir_at(f, go);
}

/* -x cpu: other CPUs leave. The tracer's own probes are fired on that one. */
static void check_cpu(struct tr_cg *cg, int out)
{
	int64_t cpu = tr_opt(cg->t, CPU);
	int go;

	if (cpu < 0 || !strcmp(cg->prog->probes.v[0]->prv, "dtrace"))
		return;
	go = tr_ir_block(cg->f);
	tr_ir_bri(cg->f, CC_EQ, CALL0(cg, BPF_FUNC_get_smp_processor_id), cpu, go, out);
	tr_ir_at(cg->f, go);
}

/* ---- scratch slots */

/* 5.12+: take the first free bit of `claimed`. Programs may be preempted on a CPU and resume out
 * of order, so which slots are free is not a matter of depth. */
static void claim_bit(struct tr_cg *cg, struct tr_main *m, int full, int got)
{
	struct tr_irfunc *f = cg->f;

	for (int bit = 0; bit < TR_SLOTS; bit++) {
		int next = bit + 1 < TR_SLOTS ? tr_ir_block(f) : full, mine = tr_ir_block(f);
		tr_vreg old = tr_ir_atomic_fetch(f, TR_ATOMIC_OR, m->cpu,
						 offsetof(struct tr_cpu, claimed), 8,
						 tr_ir_imm(f, 1ll << bit));

		tr_ir_bri(f, CC_SET, old, 1ll << bit, next, mine);
		tr_ir_at(f, mine);
		tr_ir_set_imm(f, m->level, bit);
		tr_ir_jmp(f, got);
		tr_ir_at(f, next);
	}
}

/* Before 5.12 programs are not preempted, only interrupted: a depth will do. */
static void claim_depth(struct tr_cg *cg, struct tr_main *m, int full, int got)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg depth = tr_ir_load(f, m->cpu, offsetof(struct tr_cpu, claimed), 8, false);
	int room = tr_ir_block(f);

	tr_ir_bri(f, CC_ULT, depth, TR_SLOTS, room, full);
	tr_ir_at(f, room);
	tr_ir_store(f, m->cpu, offsetof(struct tr_cpu, claimed), 8,
		    tr_ir_alui(f, IR_ADD, depth, 1));
	tr_ir_set_reg(f, m->level, depth);
	tr_ir_jmp(f, got);
	tr_ir_at(f, full);
}

static void clear_this_area(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	uint32_t n = cg->g->clear_size;

	if (n <= 128) {
		for (uint32_t off = 0; off < n; off += 8)
			tr_ir_storei(f, cg->slot, (int32_t)off, 8, 0);
		return;
	}
	CALL3(cg, BPF_FUNC_probe_read_kernel, cg->slot, tr_ir_imm(f, n),
	      tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)tr_cg_zeros(cg, n)));
}

static void claim(struct tr_cg *cg, struct tr_main *m)
{
	struct tr_irfunc *f = cg->f;
	int full = tr_cg_unlikely(cg), got = tr_ir_block(f), have = tr_ir_block(f),
	    ok = tr_ir_block(f);
	tr_vreg key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0), at;

	m->level = tr_ir_vreg(f);
	tr_ir_storei(f, key, 0, 4, 0);
	m->cpu = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_CPU), key);
	tr_ir_bri(f, CC_NE, m->cpu, 0, have, m->b_out);
	tr_ir_at(f, have);
	if (tr_feature(cg->t, TR_FEAT_ATOMIC_FETCH))
		claim_bit(cg, m, full, got);
	else
		claim_depth(cg, m, full, got);
	tr_ir_at(f, full);
	tr_cg_drop(cg, DROP_NEST);
	tr_ir_jmp(f, m->b_out);
	tr_ir_at(f, got);
	at = tr_ir_alui(f, IR_SHL, CALL0(cg, BPF_FUNC_get_smp_processor_id), 2);
	tr_ir_store(f, key, 0, 4, tr_ir_alu(f, IR_ADD, at, m->level));
	cg->slot = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_SCRATCH), key);
	m->b_release = tr_ir_block(f);
	tr_ir_bri(f, CC_NE, cg->slot, 0, ok, m->b_release);
	tr_ir_at(f, ok);
	if (m->uses & USE_THIS)
		clear_this_area(cg);
}

static void release(struct tr_cg *cg, struct tr_main *m)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg bit;

	tr_ir_at(f, m->b_release);
	if (tr_feature(cg->t, TR_FEAT_ATOMIC_FETCH)) {
		bit = tr_ir_alu(f, IR_SHL, tr_ir_imm(f, 1), m->level);
		tr_ir_atomic_fetch(f, TR_ATOMIC_AND, m->cpu, offsetof(struct tr_cpu, claimed), 8,
				   tr_ir_alui(f, IR_XOR, bit, -1));
	} else {
		tr_ir_store(f, m->cpu, offsetof(struct tr_cpu, claimed), 8, m->level);
	}
	tr_ir_jmp(f, m->b_out);
}

/* ---- preemption */

/* A program that is preempted is skipped, meanwhile, for all other tasks of that CPU: their
 * firings are missed. From 7.0 on (commit a46023d5616e) tracepoints allow it. */
static void disable_preemption(struct tr_cg *cg, struct tr_main *m)
{
	uint32_t type = cg->prog->pt.prog_type;
	bool own = strcmp(cg->prog->probes.v[0]->prv, "dtrace") == 0; /* never skipped */

	m->preemptible = !own &&
			 (type == BPF_PROG_TYPE_RAW_TRACEPOINT || type == BPF_PROG_TYPE_TRACING) &&
			 tr_preempt_kfuncs(cg->t, m->preempt);
	if (m->preemptible)
		tr_ir_kcall(cg->f, m->preempt[0]);
}

static void enable_preemption(struct tr_cg *cg, struct tr_main *m)
{
	if (m->preemptible)
		tr_ir_kcall(cg->f, m->preempt[1]);
}

/* ---- the clauses */

/* Lower every clause before main is written: what main has to set up depends on them. */
static int lower_clauses(struct tr_cg *cg, struct tr_main *m, int *funcs)
{
	struct tr_prog *p = cg->prog;

	for (size_t i = 0; i < p->runs.n && !cg->failed; i++) {
		struct tr_run *r = &p->runs.v[i];

		tr_lower_clause(cg, r->clause, r->probe, &funcs[i]);
		m->uses |= r->clause->uses;
		m->any_exit |= cg->clause_exits;
	}
	if (m->uses & USE_FAULT) {
		tr_rt(cg, RT_FAULT);
		/* ERROR clauses run in the slot of the clause that faulted */
		for (size_t i = 0; i < cg->t->program->clauses.n; i++) {
			struct tr_clause *cl = cg->t->program->clauses.v[i];

			if (cl->matches.n && !strcmp(cl->matches.v[0].probe->nam, "ERROR"))
				m->uses |= cl->uses & (USE_SCRATCH | USE_THIS | USE_EXIT);
		}
	}
	return cg->failed;
}

static bool shares_time(const struct tr_prog *p)
{
	unsigned n = 0;

	for (size_t i = 0; i < p->runs.n; i++)
		n += (p->runs.v[i].clause->uses & USE_TIME) || p->runs.v[i].clause->recsize;
	return n > 1;
}

static void fault_called(struct tr_cg *cg, tr_vreg rc, const tr_vreg args[5])
{
	struct tr_irfunc *f = cg->f;
	int bad = tr_cg_unlikely(cg), end = tr_ir_block(f);

	tr_ir_bri(f, CC_NE, tr_cg_hide(cg, rc), 0, bad, end);
	tr_ir_at(f, bad);
	tr_ir_callf(f, tr_rt(cg, RT_FAULT), 5, args);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* Parameters that the function never reads need not be passed. */
static int params_read(const struct tr_irfunc *f)
{
	int n = 0;

	for (size_t b = 0; b < f->blocks.n; b++)
		for (size_t i = 0; i < f->blocks.v[b]->insns.n; i++) {
			const struct tr_insn *in = &f->blocks.v[b]->insns.v[i];

			for (int p = n; p < 5; p++) {
				bool used = in->a == p || (!in->isimm && in->b == p);

				for (int k = 0; k < in->nargs; k++)
					used |= in->args[k] == p;
				n = used ? p + 1 : n;
			}
		}
	return n;
}

static void run(struct tr_cg *cg, struct tr_main *m, struct tr_run *r, int func, bool last)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg pidx = r->probe ? tr_ir_imm(f, r->probe->index) : cg->pidx, rc;
	const tr_vreg args[5] = { cg->ctx, pidx, cg->slot == TR_NOREG ? tr_ir_imm(f, 0) : cg->slot,
				  cg->time == TR_NOREG ? tr_ir_imm(f, 0) : cg->time,
				  cg->err == TR_NOREG ? tr_ir_imm(f, 0) : cg->err };
	int next = tr_ir_block(f);

	cg->b_skip = next;
	if (r->probe && impl_of(r->probe)->trampoline) {
		cg->pb = r->probe;
		impl_of(r->probe)->trampoline(cg, r->probe);
	}
	rc = tr_ir_callf(f, func, params_read(cg->u->funcs.v[func]), args);
	if (r->clause->uses & USE_FAULT)
		fault_called(cg, rc, args);
	if (!last &&
	    (r->clause->uses & USE_EXIT || ((r->clause->uses & USE_FAULT) && (m->uses & USE_EXIT))))
		check_active(cg, m->b_release ? m->b_release : m->b_out);
	tr_ir_jmp(f, next);
	tr_ir_at(f, next);
}

int tr_main_generate(struct tr_cg *cg)
{
	struct tr_prog *p = cg->prog;
	struct trace_probe *own = p->probes.v[0];
	struct tr_main m = { 0 };
	int *funcs = tr_alloc(&cg->u->arena, p->runs.n * sizeof(*funcs));
	struct tr_irfunc *f =
		tr_func_new(cg->u, cg->inlined ? p->runs.v[0].clause->name : p->name, 1);

	cg->pb = own;
	cg->one_probe = p->probes.n == 1;
	cg->time = shares_time(p) ? 3 : TR_NOREG;
	if (!cg->inlined && lower_clauses(cg, &m, funcs))
		return cg->failed;
	cg->can_inline = p->runs.n == 1 && !(m.uses & (USE_FAULT | USE_SCRATCH | USE_THIS));
	if (cg->can_inline && !cg->inlined)
		return 0; /* to be done again, in one function */
	cg->f = f;
	cg->ctx = 0;
	cg->cl = NULL;
	cg->slot = cg->err = TR_NOREG;
	cg->rec = TR_NOREG;
	cg->tmp8 = cg->commobj = 0;
	f->pos = p->runs.v[0].clause->pos;
	f->const_params = 1; /* the context does not change under us */
	m.b_out = tr_ir_block(f);
	disable_preemption(cg, &m);
	cg->pidx = identify(cg, &m);
	check_active(cg, m.b_out);
	check_cpu(cg, m.b_out);
	cg->b_skip = m.b_out;
	if (impl_of(own)->trampoline)
		impl_of(own)->trampoline(cg, own);
	if (cg->time != TR_NOREG)
		cg->time = CALL0(cg, BPF_FUNC_ktime_get_ns);
	if (m.uses & USE_FAULT) /* cleared: before 5.16 the verifier wants spilled bytes written */
		cg->err = tr_ir_stack(f, tr_ir_stackobj(f, sizeof(struct tr_err)), 0);
	for (int off = 0; cg->err != TR_NOREG && off < (int)sizeof(struct tr_err); off += 8)
		tr_ir_storei(f, cg->err, off, 8, 0);
	if (m.uses & USE_SCRATCH)
		claim(cg, &m);
	if (cg->inlined) {
		if (p->runs.v[0].probe && impl_of(p->runs.v[0].probe)->trampoline)
			impl_of(p->runs.v[0].probe)->trampoline(cg, p->runs.v[0].probe);
		tr_lower_inline(cg, p->runs.v[0].clause, p->runs.v[0].probe, m.b_out);
	}
	for (size_t i = 0; i < p->runs.n && !cg->inlined; i++)
		run(cg, &m, &p->runs.v[i], funcs[i], i + 1 == p->runs.n);
	tr_ir_jmp(f, m.b_release ? m.b_release : m.b_out);
	if (m.b_release)
		release(cg, &m);
	tr_ir_at(f, m.b_out);
	enable_preemption(cg, &m);
	tr_ir_reti(f, 0);
	return cg->failed;
}
