/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Extensions nobody needs. Forwards: how many low bits can be set in each vreg, and into how many
 * bits it fits as a signed number; an extension that changes nothing becomes a copy. Backwards:
 * how many low bits of each vreg anybody looks at; an extension that only changes bits above
 * becomes a copy, unless the value may be a pointer (cut pointers must become numbers).
 *
 * Only what the verifier can see too is used: it knows nothing about the result of a division.
 */
#include <linux/bpf.h>
#include "code/backend.h"

struct width {
	uint8_t low; /* the value is below 2^low */
	uint8_t sgn; /* it fits in a signed number of sgn bits */
};

struct exts {
	struct tr_irfunc *f;
	struct width *w;
	uint8_t *wanted; /* low bits that are looked at */
	bool *pointer;
	int round;
};

static const struct width anything = { 64, 64 };

static int bits_of(uint64_t v)
{
	return v ? 64 - __builtin_clzll(v) : 0;
}

static struct width of_imm(int64_t imm)
{
	return (struct width){ bits_of(imm), bits_of(imm < 0 ? ~imm : imm) + 1 };
}

static struct width of_low(int low)
{
	low = TR_MAX(TR_MIN(low, 64), 0);
	return (struct width){ low, TR_MIN(low + 1, 64) };
}

static struct width of_ext(struct width a, int size, bool sgn)
{
	int bits = 8 * size;

	if (!sgn)
		return of_low(TR_MIN(a.low, bits));
	if (a.low < bits)
		return of_low(a.low);
	return (struct width){ 64, TR_MIN(a.sgn, bits) };
}

static struct width of_shift(const struct tr_insn *i, struct width a)
{
	int n = i->imm & 63;

	if (!i->isimm)
		return anything;
	if (i->op == IR_SHL)
		return of_low(a.low + n);
	if (i->op == IR_SHR)
		return of_low(a.low - n);
	if (a.low < 64)
		return of_low(a.low - n);
	return (struct width){ 64, TR_MAX(a.sgn - n, 1) };
}

static struct width of_alu(const struct tr_insn *i, struct width a, struct width b)
{
	int sgn = TR_MIN(TR_MAX(a.sgn, b.sgn) + 1, 64);

	if (i->size == 4)
		return of_low(32);
	switch (i->op) {
	case IR_ADD:
		return (struct width){ TR_MIN(TR_MAX(a.low, b.low) + 1, 64), sgn };
	case IR_SUB:
		return (struct width){ 64, sgn };
	case IR_MUL:
		return of_low(a.low + b.low);
	case IR_AND:
		return (struct width){ TR_MIN(a.low, b.low), TR_MAX(a.sgn, b.sgn) };
	case IR_OR:
	case IR_XOR:
		return (struct width){ TR_MAX(a.low, b.low), TR_MAX(a.sgn, b.sgn) };
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		return of_shift(i, a);
	default:
		return anything;
	}
}

static struct width of_insn(const struct exts *e, const struct tr_insn *i)
{
	struct width a = i->a >= 0 ? e->w[i->a] : anything;
	struct width b = i->isimm ? of_imm(i->imm) : i->b >= 0 ? e->w[i->b] : anything;

	switch (i->op) {
	case IR_MOVI:
		return of_imm(i->imm);
	case IR_MOV:
		return a;
	case IR_BOUND:
		return of_low(TR_MIN(a.low, bits_of(i->imm)));
	case IR_EXT:
		return of_ext(a, i->size, i->sgn);
	case IR_LOAD:
		return of_ext(anything, i->size, i->sgn);
	case IR_BSWAP:
		return of_low(8 * i->size);
	case IR_SET:
		return of_low(1);
	default:
		return tr_op_alu(i->op) ? of_alu(i, a, b) : anything;
	}
}

/* Widths only grow; what still grows after some rounds (a counter) is taken for anything. */
static bool widen(struct exts *e, struct tr_insn *i)
{
	tr_vreg d = tr_insn_def(i);
	struct width n, *w;

	if (d < 0)
		return false;
	w = &e->w[d];
	n = of_insn(e, i);
	n.sgn = TR_MIN(n.sgn, TR_MIN(n.low + 1, 64));
	if (n.low <= w->low && n.sgn <= w->sgn)
		return false;
	w->low = TR_MAX(w->low, n.low);
	w->sgn = TR_MAX(w->sgn, n.sgn);
	if (e->round > 4)
		*w = anything;
	return true;
}

/* ---- bits that are looked at -------------------------------------------------------------- */

static bool want(struct exts *e, tr_vreg v, int bits)
{
	if (v < 0 || e->wanted[v] >= bits)
		return false;
	e->wanted[v] = bits;
	return true;
}

static bool want_both(struct exts *e, const struct tr_insn *i, int abits, int bbits)
{
	bool changed = want(e, i->a, abits);

	if (!i->isimm && want(e, i->b, bbits))
		changed = true;
	return changed;
}

static bool want_alu(struct exts *e, const struct tr_insn *i, int bits)
{
	int n = i->imm & 63;

	if (i->size == 4)
		return want_both(e, i, 32, 32);
	switch (i->op) {
	case IR_AND:
		if (i->isimm)
			return want(e, i->a, TR_MIN(bits, bits_of(i->imm)));
		break;
	case IR_ADD:
	case IR_SUB:
	case IR_MUL:
	case IR_OR:
	case IR_XOR:
		break;
	case IR_SHL:
		if (i->isimm)
			return want(e, i->a, TR_MAX(bits - n, 0));
		return want_both(e, i, bits, bits ? 64 : 0);
	case IR_SHR:
	case IR_SAR:
		if (i->isimm)
			return want(e, i->a, bits ? TR_MIN(bits + n, 64) : 0);
		/* fall through */
	default:
		bits = bits ? 64 : 0;
	}
	return want_both(e, i, bits, bits);
}

/* Would comparing the low 32 bits only have the same outcome? Signed numbers extended from 32
 * bits keep their order as unsigned ones too. */
static bool fits_test32(const struct exts *e, const struct tr_insn *i)
{
	struct width a, b;
	bool sgn = i->cond == CC_LT || i->cond == CC_LE || i->cond == CC_GT || i->cond == CC_GE;

	if (i->size == 4)
		return true;
	a = e->w[i->a];
	b = i->isimm ? of_imm(i->imm) : e->w[i->b];
	return (a.sgn <= 32 && b.sgn <= 32) || (a.low <= 32 && b.low <= 32 && !sgn);
}

/* What instruction i looks at. */
static bool want_insn(struct exts *e, struct tr_insn *i)
{
	tr_vreg *uses[TR_MAXUSES], d = tr_insn_def(i);
	int bits = d >= 0 ? e->wanted[d] : 64, nu;
	bool changed = false;

	switch (i->op) {
	case IR_MOV:
	case IR_NEG:
		return want(e, i->a, bits);
	case IR_EXT:
		return want(e, i->a, TR_MIN(bits, 8 * i->size));
	case IR_BSWAP:
		return want(e, i->a, bits ? 8 * i->size : 0);
	case IR_BR:
	case IR_SET:
		bits = i->op == IR_SET && !bits ? 0 : fits_test32(e, i) ? 32 : 64;
		return want_both(e, i, bits, bits);
	case IR_STORE:
		return want_both(e, i, 64, 8 * i->size);
	}
	if (tr_op_alu(i->op))
		return want_alu(e, i, bits);
	nu = tr_insn_uses(i, uses);
	for (int u = 0; u < nu; u++)
		changed |= want(e, *uses[u], 64);
	return changed;
}

/* ---- pointers ----------------------------------------------------------------------------- */

/* Helpers that return a number; of any other one a pointer is expected. */
static bool numeric_helper(int64_t n)
{
	static const uint8_t numeric[] = {
		BPF_FUNC_map_update_elem,
		BPF_FUNC_map_delete_elem,
		BPF_FUNC_probe_read,
		BPF_FUNC_ktime_get_ns,
		BPF_FUNC_get_prandom_u32,
		BPF_FUNC_get_smp_processor_id,
		BPF_FUNC_get_current_pid_tgid,
		BPF_FUNC_get_current_uid_gid,
		BPF_FUNC_get_current_comm,
		BPF_FUNC_perf_event_read,
		BPF_FUNC_perf_event_output,
		BPF_FUNC_get_stackid,
		BPF_FUNC_get_current_task,
		BPF_FUNC_probe_write_user,
		BPF_FUNC_get_numa_node_id,
		BPF_FUNC_probe_read_str,
		BPF_FUNC_get_stack,
		BPF_FUNC_get_current_cgroup_id,
		BPF_FUNC_send_signal,
		BPF_FUNC_probe_read_user,
		BPF_FUNC_probe_read_kernel,
		BPF_FUNC_probe_read_user_str,
		BPF_FUNC_probe_read_kernel_str,
		BPF_FUNC_jiffies64,
		BPF_FUNC_get_ns_current_pid_tgid,
		BPF_FUNC_ktime_get_boot_ns,
		BPF_FUNC_ringbuf_output,
		BPF_FUNC_ringbuf_query,
		BPF_FUNC_get_task_stack,
		BPF_FUNC_ktime_get_coarse_ns,
		BPF_FUNC_get_func_ip,
		BPF_FUNC_get_attach_cookie,
	};

	for (size_t k = 0; k < TR_ARRAY_SIZE(numeric); k++)
		if (numeric[k] == n)
			return true;
	return false;
}

static bool gives_pointer(const struct tr_insn *i, const bool *pointer, const bool *mapval)
{
	switch (i->op) {
	case IR_MOV:
	case IR_BOUND:
		return pointer[i->a];
	case IR_ADD:
	case IR_SUB:
		return pointer[i->a] || (!i->isimm && pointer[i->b]);
	case IR_LOAD: /* numbers only come out of a map's value */
		return i->size == 8 && !mapval[i->a];
	case IR_MAPFD:
	case IR_MAPVAL:
	case IR_STACK:
	case IR_CALLF:
	case IR_FUNC:
		return true;
	case IR_CALL:
		return !numeric_helper(i->imm);
	case IR_ATOMIC:
		return i->size == 8;
	default:
		return false;
	}
}

/* vregs that hold nothing but addresses of map values */
static bool *find_mapvals(struct tr_irfunc *f)
{
	bool *mapval = tr_calloc(f->nvregs, sizeof(bool)),
	     *other = tr_calloc(f->nvregs, sizeof(bool));

	for (int p = 0; p < f->nparams; p++)
		other[p] = true;
	for (size_t b = 0; b < f->blocks.n; b++) {
		for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
			const struct tr_insn *i = &f->blocks.v[b]->insns.v[k];

			if (tr_insn_def(i) < 0)
				continue;
			if (i->op == IR_MAPVAL)
				mapval[i->d] = true;
			else
				other[i->d] = true;
		}
	}
	for (int v = 0; v < f->nvregs; v++)
		mapval[v] = mapval[v] && !other[v];
	free(other);
	return mapval;
}

bool *tr_find_pointers(struct tr_irfunc *f)
{
	bool *pointer = tr_calloc(f->nvregs, sizeof(bool)), *mapval = find_mapvals(f);
	bool changed = true;

	for (int p = 0; p < f->nparams; p++)
		pointer[p] = true;
	while (changed) {
		changed = false;
		for (size_t b = 0; b < f->blocks.n; b++) {
			for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
				const struct tr_insn *i = &f->blocks.v[b]->insns.v[k];

				if (tr_insn_def(i) < 0 || pointer[i->d] ||
				    !gives_pointer(i, pointer, mapval))
					continue;
				changed = pointer[i->d] = true;
			}
		}
	}
	free(mapval);
	return pointer;
}

/* ---- the pass ----------------------------------------------------------------------------- */

static bool each_insn(struct exts *e, const struct tr_cfg *c, bool backwards,
		      bool (*visit)(struct exts *e, struct tr_insn *i))
{
	bool changed = false;

	for (int o = 0; o < c->norder; o++) {
		struct tr_block *b = e->f->blocks.v[c->order[backwards ? c->norder - 1 - o : o]];

		for (size_t k = 0; k < b->insns.n; k++)
			changed |= visit(e, &b->insns.v[backwards ? b->insns.n - 1 - k : k]);
	}
	return changed;
}

static bool to_copy(struct tr_insn *i)
{
	i->op = IR_MOV;
	i->isimm = false;
	return true;
}

static bool drop_redundant(struct exts *e, struct tr_insn *i)
{
	if (i->op != IR_EXT || (i->sgn ? e->w[i->a].sgn : e->w[i->a].low) > 8 * i->size)
		return false;
	return to_copy(i);
}

/* Nobody looks at the high half of the operands: compare only the low one. The others stay as
 * they are, the verifier learns more from them. */
static bool narrow_test(struct exts *e, struct tr_insn *i)
{
	if (i->size == 4 || !fits_test32(e, i) ||
	    (e->wanted[i->a] > 32 && (i->isimm || e->wanted[i->b] > 32)))
		return false;
	i->size = 4;
	return true;
}

static bool drop_unwanted(struct exts *e, struct tr_insn *i)
{
	int bits = tr_insn_def(i) >= 0 ? e->wanted[i->d] : 64;

	switch (i->op) {
	case IR_BR:
	case IR_SET:
		return narrow_test(e, i);
	case IR_LOAD:
		if (!i->sgn || i->size == 8 || bits > 8 * i->size)
			return false;
		i->sgn = false;
		return true;
	case IR_EXT:
		if (bits > 8 * i->size || e->pointer[i->a])
			return false;
		return to_copy(i);
	case IR_AND:
		if (i->isimm && i->size != 4 && bits < 64 && !e->pointer[i->a]) {
			uint64_t mask = (1ULL << bits) - 1;

			return (i->imm & mask) == mask && to_copy(i);
		}
		return false;
	}
	return false;
}

bool tr_opt_ext(struct tr_irfunc *f)
{
	struct exts e = { .f = f };
	struct tr_cfg c;
	bool changed;

	tr_cfg_make(&c, f);
	e.w = tr_calloc(f->nvregs, sizeof(*e.w));
	e.wanted = tr_calloc(f->nvregs, sizeof(*e.wanted));
	e.pointer = tr_find_pointers(f);
	for (int p = 0; p < f->nparams; p++)
		e.w[p] = anything;
	for (e.round = 0; each_insn(&e, &c, false, widen); e.round++)
		;
	changed = each_insn(&e, &c, false, drop_redundant);
	/* only now: one extension must not rely on another one that goes */
	while (each_insn(&e, &c, true, want_insn))
		;
	changed |= each_insn(&e, &c, false, drop_unwanted);
	free(e.w);
	free(e.wanted);
	free(e.pointer);
	tr_cfg_free(&c);
	return changed;
}

/* ---- 32-bit arithmetic -------------------------------------------------------------------- */

struct use {
	struct tr_insn *def; /* the last one */
	int ndefs, nuses;
};

static struct use *count_uses(struct tr_irfunc *f)
{
	struct use *use = tr_calloc(f->nvregs, sizeof(*use));
	tr_vreg *uses[TR_MAXUSES];

	for (size_t b = 0; b < f->blocks.n; b++) {
		for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
			struct tr_insn *i = &f->blocks.v[b]->insns.v[k];
			int nu = tr_insn_uses(i, uses);

			for (int u = 0; u < nu; u++)
				use[*uses[u]].nuses++;
			if (tr_insn_def(i) >= 0) {
				use[i->d].def = i;
				use[i->d].ndefs++;
			}
		}
	}
	return use;
}

static bool narrows(const struct tr_insn *i, const bool *pointer)
{
	switch (i->op) {
	case IR_ADD:
	case IR_SUB:
	case IR_MUL:
	case IR_AND:
	case IR_OR:
	case IR_XOR:
		return !pointer[i->a] && (i->isimm || !pointer[i->b]);
	case IR_SHL:
		return i->isimm && (i->imm & 63) < 32 && !pointer[i->a];
	default:
		return false;
	}
}

/* Arithmetic whose only use is a zero extension from 32 bits is done in 32 bits. */
void tr_opt_narrow(struct tr_irfunc *f)
{
	struct use *use = count_uses(f);
	bool *pointer = tr_find_pointers(f);

	for (size_t b = 0; b < f->blocks.n; b++) {
		for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
			struct tr_insn *i = &f->blocks.v[b]->insns.v[k];
			struct use *u;

			if (i->op != IR_EXT || i->size != 4 || i->sgn)
				continue;
			u = &use[i->a];
			if (u->ndefs != 1 || u->nuses != 1 || !narrows(u->def, pointer))
				continue;
			u->def->size = 4;
			to_copy(i);
		}
	}
	free(use);
	free(pointer);
}
