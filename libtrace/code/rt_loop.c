/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Loops of the run-time routines. Where the kernel has bpf_loop() (5.17+) a turn becomes a
 * function that the verifier walks once; elsewhere it walks every turn of a plain loop, of which
 * it has enough at some thousand bytes.
 */
#include "code/rt.h"
#include "load/feature.h"

/* The turn's number comes out of memory, as one that the verifier does not know: in kernels before
 * 6.4 whatever follows from an argument makes it compare all numbers of all functions on its way
 * (mark_all_scalars_precise() in kernel/bpf/verifier.c), and no two ways are alike any more. */
static tr_vreg turn_number(struct tr_irfunc *f, tr_vreg i, tr_vreg held, int cell, uint32_t n)
{
	tr_ir_store(f, held, cell, 8, i);
	return rt_bound(f, tr_ir_reload(f, held, cell), n - 1);
}

static int turn_function(struct tr_cg *cg, const struct rt_loop_of *l)
{
	struct tr_irfunc *outer = cg->f, *f;
	struct rt_turn turn = { .cg = cg, .data = l->data };

	f = tr_func_new(cg->u, tr_sprintf(&cg->u->arena, "%s_turn", outer->name), 2);
	f->pos = outer->pos;
	f->const_params = 2; /* what is held stays the same */
	cg->f = turn.f = f;
	turn.next = tr_ir_block(f);
	turn.out = tr_ir_block(f);
	turn.i = turn_number(f, 0, 1, 8 * l->nheld, l->n);
	for (int k = 0; k < l->nheld; k++)
		turn.held[k] = tr_ir_load(f, 1, 8 * k, 8, false);
	l->body(&turn);
	tr_ir_jmp(f, turn.next);
	tr_ir_at(f, turn.next);
	tr_ir_reti(f, 0);
	tr_ir_at(f, turn.out);
	tr_ir_reti(f, 1);
	cg->f = outer;
	return tr_func_index(f);
}

static void by_helper(struct tr_cg *cg, const struct rt_loop_of *l)
{
	struct tr_irfunc *f = cg->f;
	int obj = tr_ir_stackobj(f, 8 * ((uint32_t)l->nheld + 1));
	tr_vreg held = tr_ir_stack(f, obj, 0), func = tr_ir_func(f, turn_function(cg, l));

	for (int k = 0; k < l->nheld; k++)
		tr_ir_store(f, held, 8 * k, 8, l->held[k]);
	tr_ir_storei(f, held, 8 * l->nheld, 8, 0);
	CALL4(cg, TR_HELPER_LOOP, tr_ir_imm(f, l->n), func, held, tr_ir_imm(f, 0));
}

static void by_jumps(struct tr_cg *cg, const struct rt_loop_of *l)
{
	struct rt_loop loop = rt_loop(cg->f, TR_NOREG, l->n);
	struct rt_turn turn = { .cg = cg,
				.f = cg->f,
				.i = loop.i,
				.next = loop.next,
				.out = loop.out,
				.data = l->data };

	memcpy(turn.held, l->held, sizeof(turn.held));
	l->body(&turn);
	rt_loop_end(cg->f, loop);
}

void rt_each(struct tr_cg *cg, const struct rt_loop_of *l)
{
	if (tr_feature(cg->t, TR_FEAT_LOOP))
		by_helper(cg, l);
	else
		by_jumps(cg, l);
}
