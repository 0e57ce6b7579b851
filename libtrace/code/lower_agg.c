/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of `@name[keys] = func(args)`: find this CPU's element, then update its words (their
 * meaning stands at struct tr_agg). An element belongs to one CPU, so a plain add would do, but an
 * interrupt may update the same element between load and store: unless no program that updates
 * this aggregation can interrupt another one, the adds are atomic.
 */
#include "code/lower.h"
#include "consume/aggregate.h"

static bool plain(const struct tr_cg *cg, const struct tr_agg *agg)
{
	return agg->id < 64 && (cg->g->agg_plain >> agg->id & 1);
}

static void add(struct tr_cg *cg, struct tr_agg *agg, tr_vreg base, int32_t off, tr_vreg v)
{
	struct tr_irfunc *f = cg->f;

	if (plain(cg, agg))
		tr_ir_store(f, base, off, 8,
			    tr_ir_alu(f, IR_ADD, tr_ir_load(f, base, off, 8, false), v));
	else
		tr_ir_atomic_add(f, base, off, 8, v);
}

static void count(struct tr_cg *cg, struct tr_agg *agg, tr_vreg base, int32_t off)
{
	struct tr_irfunc *f = cg->f;

	if (plain(cg, agg))
		tr_ir_store(f, base, off, 8,
			    tr_ir_alui(f, IR_ADD, tr_ir_load(f, base, off, 8, false), 1));
	else
		tr_ir_atomic_add(f, base, off, 8, tr_ir_imm(f, 1));
}

/* ---- the element */

/* Insert the first value of an element. For count() that is all there is to do. */
static const uint64_t *first_value(struct tr_cg *cg, struct tr_agg *agg)
{
	uint64_t *v = tr_alloc(&cg->u->arena, agg->valsize);

	v[0] = agg->func == AGG_COUNT;
	return v;
}

static int32_t first_offset(struct tr_cg *cg, struct tr_agg *agg, const struct tr_mapdef *m)
{
	if (agg->func != AGG_COUNT || m->tuple)
		return (int32_t)tr_cg_zeros(cg, m->value);
	return (int32_t)tr_cg_rodata(cg, first_value(cg, agg), agg->valsize, 8);
}

/* The element's address; jumps to `end` when there is nothing left to do: count() made a new
 * element, or none is free, which is counted. */
static tr_vreg keyed(struct tr_cg *cg, struct tr_agg *agg, struct tr_node *n, int end)
{
	struct tr_irfunc *f = cg->f;
	const struct tr_mapdef *m = &cg->t->program->maps.v[agg->map];
	tr_vreg tuple = tr_tuple(cg, agg->keys, agg->nkeys, agg->keysize, n->args, PRE_CPU),
		r = tr_ir_vreg(f), rc, key;
	int missing = tr_cg_unlikely(cg), full = tr_cg_unlikely(cg), again = tr_cg_unlikely(cg),
	    there = tr_ir_block(f);
	int made = m->tuple ? tr_cg_unlikely(cg) : there;

	if (agg->tag)
		tr_ir_storei(f, tuple, 4, 4, (int32_t)agg->tag);
	key = tr_map_key(cg, agg->map, tuple, true);
	tr_ir_set_reg(f, r, CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, agg->map), key));
	tr_ir_bri(f, CC_EQ, r, 0, missing, there);
	tr_ir_at(f, missing);
	rc = CALL4(cg, BPF_FUNC_map_update_elem, tr_cg_mapfd(cg, agg->map), key,
		   tr_cg_mapval(cg, TR_MAP_RODATA, first_offset(cg, agg, m)),
		   tr_ir_imm(f, BPF_NOEXIST));
	if (agg->func == AGG_COUNT && !m->tuple)
		tr_ir_bri(f, CC_EQ, rc, 0, end, again);
	else
		tr_ir_jmp(f, again);
	tr_ir_at(f, again); /* an interrupt may have been faster */
	tr_ir_set_reg(f, r, CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, agg->map), key));
	tr_ir_bri(f, CC_EQ, r, 0, full, made);
	tr_ir_at(f, full);
	tr_cg_drop(cg, DROP_AGG);
	tr_ir_jmp(f, end);
	if (m->tuple) {
		tr_ir_at(f, made);
		tr_keep_tuple(cg, m, r, tuple);
		tr_ir_jmp(f, there);
	}
	tr_ir_at(f, there);
	return r;
}

static tr_vreg unkeyed(struct tr_cg *cg, int end)
{
	struct tr_irfunc *f = cg->f;
	int there = tr_ir_block(f);

	if (cg->aggs == TR_NOREG) {
		tr_vreg key = tr_cg_tmp8(cg);

		tr_ir_storei(f, key, 0, 4, 0);
		cg->aggs = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_AGGS), key);
	}
	tr_ir_bri(f, CC_NE, cg->aggs, 0, there, end);
	tr_ir_at(f, there);
	return cg->aggs;
}

/* ---- the functions */

static void minmax(struct tr_cg *cg, struct tr_agg *agg, tr_vreg e, int32_t off, tr_vreg v)
{
	struct tr_irfunc *f = cg->f;
	int compare = tr_ir_block(f), set = tr_ir_block(f), end = tr_ir_block(f);

	tr_ir_bri(f, CC_EQ, tr_ir_load(f, e, off, 8, false), 0, set, compare);
	tr_ir_at(f, compare);
	tr_ir_br(f, agg->func == AGG_MIN ? CC_LT : CC_GT, v, tr_ir_load(f, e, off + 8, 8, false),
		 set, end);
	tr_ir_at(f, set);
	tr_ir_store(f, e, off + 8, 8, v);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	count(cg, agg, e, off);
}

static tr_vreg bounded_index(struct tr_cg *cg, tr_vreg i, uint64_t last)
{
	return tr_ir_add(cg->f, (struct tr_insn){ .op = IR_BOUND,
						  .d = tr_ir_vreg(cg->f),
						  .a = i,
						  .imm = (int64_t)last,
						  .isimm = true })
		->d;
}

static void bump(struct tr_cg *cg, struct tr_agg *agg, tr_vreg e, int32_t off, tr_vreg i,
		 uint64_t last, tr_vreg by)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg at = tr_ir_alui(f, IR_SHL, bounded_index(cg, i, last), 3);

	at = tr_ir_alu(f, IR_ADD, e, at);
	if (by == TR_NOREG)
		count(cg, agg, at, off);
	else
		add(cg, agg, at, off, by);
}

static void lquantize(struct tr_cg *cg, struct tr_agg *agg, tr_vreg e, int32_t off, tr_vreg v,
		      tr_vreg by)
{
	struct tr_irfunc *f = cg->f;
	uint64_t levels = tr_lquantize_levels(agg->param[0], agg->param[1], agg->param[2]);
	int above = tr_ir_block(f), over = tr_ir_block(f), within = tr_ir_block(f),
	    end = tr_ir_block(f);
	tr_vreg i = tr_ir_vreg(f), q;

	tr_ir_set_imm(f, i, 0);
	tr_ir_bri(f, CC_LT, v, agg->param[0], end, above);
	tr_ir_at(f, above);
	q = tr_ir_alui(f, IR_DIV, tr_ir_alu(f, IR_SUB, v, tr_ir_imm(f, agg->param[0])),
		       agg->param[2]);
	tr_ir_set_imm(f, i, (int64_t)levels + 1);
	tr_ir_bri(f, CC_UGE, q, (int64_t)levels, over, within);
	tr_ir_at(f, over);
	tr_ir_jmp(f, end);
	tr_ir_at(f, within);
	tr_ir_set_reg(f, i, tr_ir_alui(f, IR_ADD, q, 1));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	bump(cg, agg, e, off, i, levels + 1, by);
}

/* The number of bounds that are <= v: binary search over a table in rodata, its steps unrolled. */
static void llquantize(struct tr_cg *cg, struct tr_agg *agg, tr_vreg e, int32_t off, tr_vreg v,
		       tr_vreg by)
{
	struct tr_irfunc *f = cg->f;
	size_t n = tr_llquantize_nbounds(agg->param), room = 1;
	int64_t *bounds;
	tr_vreg lo = tr_ir_vreg(f);
	int32_t table;

	while (room <= n)
		room *= 2;
	bounds = tr_alloc(&cg->u->arena, room * sizeof(*bounds));
	for (size_t i = 0; i < room; i++)
		bounds[i] = INT64_MAX;
	tr_llquantize_bounds(agg->param, bounds);
	table = (int32_t)tr_cg_rodata(cg, bounds, room * sizeof(*bounds), 8);
	tr_ir_set_imm(f, lo, 0);
	for (size_t step = room / 2; step; step /= 2) {
		int up = tr_ir_block(f), next = tr_ir_block(f);
		tr_vreg at = tr_ir_alui(f, IR_SHL, bounded_index(cg, lo, room - step), 3);
		tr_vreg b = tr_ir_load(
			f, tr_ir_alu(f, IR_ADD, tr_cg_mapval(cg, TR_MAP_RODATA, table), at),
			(int32_t)(step - 1) * 8, 8, false);

		tr_ir_br(f, CC_LE, b, v, up, next);
		tr_ir_at(f, up);
		tr_ir_set_reg(f, lo, tr_ir_alui(f, IR_ADD, lo, (int64_t)step));
		tr_ir_jmp(f, next);
		tr_ir_at(f, next);
	}
	bump(cg, agg, e, off, lo, n, by);
}

static void square(struct tr_cg *cg, tr_vreg e, int32_t off, tr_vreg v)
{
	tr_vreg args[2] = { tr_ir_alui(cg->f, IR_ADD, e, off), v };

	tr_ir_callf(cg->f, tr_rt(cg, RT_SQUARE), 2, args);
}

static void update(struct tr_cg *cg, struct tr_agg *agg, tr_vreg e, int32_t off, tr_vreg v,
		   tr_vreg by)
{
	struct tr_irfunc *f = cg->f;

	switch (agg->func) {
	case AGG_COUNT:
		count(cg, agg, e, off);
		break;
	case AGG_SUM:
	case AGG_AVG:
		count(cg, agg, e, off);
		add(cg, agg, e, off + 8, v);
		break;
	case AGG_STDDEV:
		count(cg, agg, e, off);
		add(cg, agg, e, off + 8, v);
		square(cg, e, off + 16, v);
		break;
	case AGG_MIN:
	case AGG_MAX:
		minmax(cg, agg, e, off, v);
		break;
	case AGG_QUANTIZE:
		bump(cg, agg, e, off, tr_ir_callf(f, tr_rt(cg, RT_QUANT), 1, &v),
		     TR_QUANTIZE_NBUCKETS - 1, by);
		break;
	case AGG_LQUANTIZE:
		lquantize(cg, agg, e, off, v, by);
		break;
	case AGG_LLQUANTIZE:
		llquantize(cg, agg, e, off, v, by);
		break;
	}
}

/* The optional last argument of the quantizing functions: what to add instead of 1. */
static tr_vreg increment(struct tr_cg *cg, struct tr_agg *agg, struct tr_node *call)
{
	size_t at = agg->func == AGG_QUANTIZE ? 1 : agg->func == AGG_LQUANTIZE ? 4 : 5;

	if (agg->func < AGG_QUANTIZE || call->nargs <= at)
		return TR_NOREG;
	return tr_lower(cg, call->args[at]);
}

void tr_lower_agg(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_node *an = tr_node_real(n->a), *call = tr_node_real(n->b);
	struct tr_agg *agg = an->info;
	struct tr_irfunc *f = cg->f;
	int end = tr_ir_block(f);
	tr_vreg v = TR_NOREG, by, e;

	if (agg->func != AGG_COUNT)
		v = tr_lower_as(cg, call->args[0], tr_type_base(cg->t, TB_INT64));
	by = increment(cg, agg, call);
	e = agg->map != TR_MAP_AGGS ? keyed(cg, agg, an, end) : unkeyed(cg, end);
	update(cg, agg, e, agg->map != TR_MAP_AGGS ? 0 : (int32_t)agg->off, v, by);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}
