/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Speculations. An active one has an element in TR_MAP_SPEC: its number -> when it was given out,
 * which tells apart those that had the number one after the other. Inserting and deleting elements
 * is atomic on all kernels, so a number is never given out twice and never ended twice.
 *
 *	speculation()	inserts the first number that is free
 *	speculate(id)	looks it up; what follows in the same list of statements goes into a record of
 *			its own that names the speculation. None there, or no room for the record:
 *			the rest of the list is skipped.
 *	commit, discard	delete the element; a struct tr_rec_end tells the reader, who keeps the
 *			speculations' records until then (consume/spec.c)
 */
#include <linux/errno.h>

#include "code/lower.h"

#define NSPEC_MAX 4000 /* speculation() tries them one by one; the verifier follows 8192 jumps */

static int64_t nspec(struct tr_cg *cg, struct tr_pos pos)
{
	int64_t n = tr_opt(cg->t, NSPEC);

	if (n > NSPEC_MAX && !cg->failed)
		cg->failed = tr_error(cg->t, D_UNKNOWN, pos,
				      "the option nspec can be at most %d, not %lld", NSPEC_MAX,
				      (long long)n);
	return TR_MAX(TR_MIN(n, (int64_t)NSPEC_MAX), (int64_t)0);
}

/* ---- speculation() */

void tr_rt_build_speculation(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0),
		born = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0);
	tr_vreg id = tr_ir_vreg(f), errors = tr_ir_vreg(f), why = tr_ir_vreg(f), there, rc;
	int head = tr_ir_block(f), look = tr_ir_block(f), take = tr_ir_block(f),
	    next = tr_ir_block(f);
	int got = tr_ir_block(f), not = tr_ir_block(f), busy = tr_ir_block(f),
	    none = tr_cg_unlikely(cg);
	int drop = tr_ir_block(f);

	tr_ir_store(f, born, 0, 8, CALL0(cg, BPF_FUNC_ktime_get_ns));
	f->global = true; /* verified once, not at each call */
	tr_ir_set_imm(f, errors, 0);
	tr_ir_set_imm(f, id, 1);
	tr_ir_jmp(f, head);
	tr_ir_at(f, head);
	tr_ir_bri(f, CC_ULE, id, nspec(cg, f->pos), look, none);
	tr_ir_at(f, look);
	tr_ir_store(f, key, 0, 8, id);
	there = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_SPEC), key);
	tr_ir_bri(f, CC_EQ, there, 0, take, next);
	tr_ir_at(f, take);
	rc = CALL4(cg, BPF_FUNC_map_update_elem, tr_cg_mapfd(cg, TR_MAP_SPEC), key, born,
		   tr_ir_imm(f, BPF_NOEXIST));
	tr_ir_bri(f, CC_EQ, rc, 0, got, not );
	tr_ir_at(f, not );
	tr_ir_set_reg(f, errors, tr_ir_alu(f, IR_OR, errors, tr_ir_alui(f, IR_XOR, rc, -EEXIST)));
	tr_ir_jmp(f, next);
	tr_ir_at(f, next);
	tr_ir_set_reg(f, id, tr_ir_alui(f, IR_ADD, id, 1));
	tr_ir_jmp(f, head);
	tr_ir_at(f, got);
	tr_ir_ret(f, id);
	tr_ir_at(f, none);
	tr_ir_set_imm(f, why, DROP_SPECNONE);
	tr_ir_bri(f, CC_NE, errors, 0, busy, drop);
	tr_ir_at(f, busy); /* we interrupted somebody who is changing the map */
	tr_ir_set_imm(f, why, DROP_SPECBUSY);
	tr_ir_jmp(f, drop);
	tr_ir_at(f, drop);
	tr_ir_callf(f, tr_rt(cg, RT_DROP), 1, &why);
	tr_ir_reti(f, 0);
}

tr_vreg tr_lower_speculation(struct tr_cg *cg, struct tr_node *n)
{
	nspec(cg, n->pos);
	return tr_ir_callf(cg->f, tr_rt(cg, RT_SPECULATION), 0, NULL);
}

/* ---- speculate() */

/* The number of a speculation: 0 means none and jumps to `none`, one that cannot be is a fault. */
static tr_vreg number(struct tr_cg *cg, struct tr_node *n, int none)
{
	struct tr_irfunc *f = cg->f;
	int some = tr_ir_block(f);
	tr_vreg id = tr_ir_ext(f, tr_lower(cg, n->args[0]), 4, false);

	tr_ir_bri(f, CC_EQ, id, 0, none, some);
	tr_ir_at(f, some);
	tr_cg_fault_if(cg, CC_UGT, id, nspec(cg, n->pos), TR_FLT_ILLOP, TR_NOREG, n->pos);
	return id;
}

static tr_vreg lookup(struct tr_cg *cg, tr_vreg id, int none)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0), p;
	int there = tr_ir_block(f);

	tr_ir_store(f, key, 0, 8, id);
	p = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_SPEC), key);
	tr_ir_bri(f, CC_EQ, p, 0, none, there);
	tr_ir_at(f, there);
	return tr_ir_load(f, p, 0, 8, false);
}

/* A fault gives back the speculation's record first, then does what it did before. */
static int fault_block(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int b = tr_cg_unlikely(cg), cur = f->cur;

	tr_ir_at(f, b);
	CALL2(cg, BPF_FUNC_ringbuf_discard, cg->rec, tr_ir_imm(f, BPF_RB_NO_WAKEUP));
	tr_ir_jmp(f, cg->region.rec == TR_NOREG ? cg->b_fault0 : cg->region.b_fault);
	tr_ir_at(f, cur);
	return b;
}

static void reserve(struct tr_cg *cg, const struct tr_spec *s, uint32_t index, tr_vreg id,
		    tr_vreg born)
{
	struct tr_irfunc *f = cg->f;
	struct tr_region *r = &cg->region;
	int full = tr_cg_unlikely(cg), got = tr_ir_block(f);
	tr_vreg tag, now, rec;

	r->ring = tr_cg_ring(cg, full, &tag);
	now = tr_lower_time(cg);
	rec = CALL3(cg, BPF_FUNC_ringbuf_reserve, r->ring, tr_ir_imm(f, s->recsize),
		    tr_ir_imm(f, 0));
	tr_ir_bri(f, CC_EQ, rec, 0, full, got);
	tr_ir_at(f, full);
	tr_cg_drop(cg, DROP_SPEC);
	tr_ir_jmp(f, r->end);
	tr_ir_at(f, got);
	tr_ir_storei(f, rec, 0, 4, (int32_t)(cg->t->program->clauses.n + index));
	tr_ir_store(f, rec, 4, 4, tag);
	tr_ir_store(f, rec, 8, 8, now);
	for (uint32_t off = sizeof(struct tr_rechdr); off < s->off; off += 8)
		tr_ir_storei(f, rec, (int32_t)off, 8, 0);
	tr_ir_store(f, rec, (int32_t)s->off, 8, born);
	tr_ir_store(f, rec, (int32_t)s->off + 8, 8, id);
	r->rec = cg->rec;
	r->b_fault = cg->b_fault;
	r->open = true;
	cg->rec = rec;
	cg->b_fault = fault_block(cg);
}

void tr_lower_speculate(struct tr_cg *cg, struct tr_act *act, struct tr_node *n)
{
	const struct tr_program *p = cg->t->program;
	uint32_t i = 0;
	tr_vreg id, born;

	while (i < p->specs.n && p->specs.v[i].act != act)
		i++;
	cg->region.end = tr_ir_block(cg->f);
	id = number(cg, n, cg->region.end);
	born = lookup(cg, id, cg->region.end);
	if (i < p->specs.n && p->specs.v[i].recsize)
		reserve(cg, &p->specs.v[i], i, id, born);
}

struct tr_region tr_region_enter(struct tr_cg *cg)
{
	struct tr_region outer = cg->region;

	cg->region = (struct tr_region){ .end = -1 };
	return outer;
}

void tr_region_leave(struct tr_cg *cg, struct tr_region outer)
{
	struct tr_region *r = &cg->region;

	if (r->open) {
		tr_rec_submit(cg, cg->rec, r->ring);
		cg->rec = r->rec;
		cg->b_fault = r->b_fault;
	}
	if (r->end >= 0) {
		tr_ir_jmp(cg->f, r->end);
		tr_ir_at(cg->f, r->end);
	}
	cg->region = outer;
}

/* ---- commit() and discard() */

/* rt_spec_end(probe, id, kind): kind is TR_REC_COMMIT or TR_REC_DISCARD. The record is reserved
 * first: it has to stand behind those of the speculation that this CPU wrote. */
void tr_rt_build_spec_end(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int out = tr_ir_block(f), full = tr_cg_unlikely(cg), got = tr_ir_block(f),
	    ours = tr_ir_block(f);
	int late = tr_cg_unlikely(cg), lost = tr_cg_unlikely(cg), drop = tr_cg_unlikely(cg);
	tr_vreg born, tag, ring, rec, key, rc;

	cg->pidx = 0;
	born = lookup(cg, 1, out);
	ring = tr_cg_ring(cg, full, &tag);
	rec = CALL3(cg, BPF_FUNC_ringbuf_reserve, ring, tr_ir_imm(f, sizeof(struct tr_rec_end)),
		    tr_ir_imm(f, 0));
	tr_ir_bri(f, CC_EQ, rec, 0, full, got);
	tr_ir_at(f, got);
	tr_ir_store(f, rec, 0, 4, 2);
	tr_ir_store(f, rec, 4, 4, tag);
	tr_ir_store(f, rec, offsetof(struct tr_rec_end, ref.born), 8, born);
	tr_ir_store(f, rec, offsetof(struct tr_rec_end, ref.id), 8, 1);
	/* the time last: others may have written to the speculation until now */
	tr_ir_store(f, rec, 8, 8, CALL0(cg, BPF_FUNC_ktime_get_ns));
	key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0);
	tr_ir_store(f, key, 0, 8, 1);
	rc = CALL2(cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(cg, TR_MAP_SPEC), key);
	tr_ir_bri(f, CC_EQ, rc, 0, ours, late);
	tr_ir_at(f, ours);
	CALL2(cg, BPF_FUNC_ringbuf_submit, rec, tr_ir_imm(f, BPF_RB_NO_WAKEUP));
	tr_ir_jmp(f, out);
	tr_ir_at(f, late);
	CALL2(cg, BPF_FUNC_ringbuf_discard, rec, tr_ir_imm(f, BPF_RB_NO_WAKEUP));
	tr_ir_jmp(f, out);
	tr_ir_at(f, full); /* it ends all the same; what was to be shown is lost */
	key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0);
	tr_ir_store(f, key, 0, 8, 1);
	rc = CALL2(cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(cg, TR_MAP_SPEC), key);
	tr_ir_bri(f, CC_EQ, rc, 0, lost, out);
	tr_ir_at(f, lost);
	tr_ir_bri(f, CC_EQ, 2, (int64_t)TR_REC_COMMIT, drop, out);
	tr_ir_at(f, drop);
	tr_cg_drop(cg, DROP_RECORD);
	tr_ir_jmp(f, out);
	tr_ir_at(f, out);
	tr_ir_reti(f, 0);
}

void tr_lower_spec_end(struct tr_cg *cg, struct tr_node *n, uint32_t kind)
{
	struct tr_irfunc *f = cg->f;
	int end = tr_ir_block(f);
	tr_vreg args[3];

	args[1] = number(cg, n, end);
	args[0] = cg->pidx;
	args[2] = tr_ir_imm(f, kind);
	tr_ir_callf(f, tr_rt(cg, RT_SPEC_END), 3, args);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}
