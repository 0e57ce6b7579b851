/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Branches: jumps to jumps, branches with one outcome, equal returns, a block and its only
 * successor. A jump to a block that only tests a variable which the jumping block has just set
 * goes straight to the outcome; so `a && b` needs no 0 or 1 in between.
 */
#include "code/backend.h"

/* The terminator if there is nothing else in the block. */
static struct tr_insn *only_term(struct tr_block *b)
{
	return b->insns.n == 1 ? tr_block_term(b) : NULL;
}

/* Where a jump to block b leads in the end. */
static int final_target(struct tr_irfunc *f, int b)
{
	for (int hops = 0; hops < 64; hops++) {
		struct tr_insn *i = only_term(f->blocks.v[b]);

		if (!i || i->op != IR_JMP)
			break;
		b = i->t;
	}
	return b;
}

static bool retarget(int *target, int to)
{
	bool changed = *target != to;

	*target = to;
	return changed;
}

/* The constant that v holds at the end of block b; false if unknown. */
static bool known_at_end(struct tr_block *b, tr_vreg v, int64_t *imm)
{
	for (int k = b->insns.n - 1; k >= 0; k--) {
		struct tr_insn *i = &b->insns.v[k];

		if (tr_insn_def(i) != v)
			continue;
		*imm = i->imm;
		return i->op == IR_MOVI;
	}
	return false;
}

/* A jump to a block that only tests what is known already. */
static bool jump_through_test(struct tr_irfunc *f, struct tr_block *b, struct tr_insn *jmp)
{
	struct tr_insn *test = only_term(f->blocks.v[jmp->t]);
	int64_t value;

	if (!test || test->op != IR_BR || !test->isimm || !known_at_end(b, test->a, &value))
		return false;
	jmp->t = tr_fold_test(test, value, test->imm) ? test->t : test->f;
	return true;
}

static bool simplify_term(struct tr_irfunc *f, struct tr_block *b)
{
	struct tr_insn *i = tr_block_term(b);
	bool changed = false;

	if (!i || i->op == IR_RET)
		return false;
	changed |= retarget(&i->t, final_target(f, i->t));
	if (i->op == IR_BR) {
		changed |= retarget(&i->f, final_target(f, i->f));
		if (i->t != i->f)
			return changed;
		i->op = IR_JMP;
		return true;
	}
	for (int hops = 0; hops < 8 && jump_through_test(f, b, i); hops++) {
		i->t = final_target(f, i->t);
		changed = true;
	}
	return changed;
}

/* All blocks that do nothing but return the same constant become one. */
static bool share_returns(struct tr_irfunc *f, struct tr_cfg *c)
{
	int first[8], n = 0;
	int *same = tr_calloc(c->n, sizeof(int));
	bool changed = false;

	for (int k = 0; k < c->norder; k++) {
		int b = c->order[k], j = 0;
		struct tr_insn *i = only_term(f->blocks.v[b]);

		same[b] = b;
		if (!i || i->op != IR_RET || !i->isimm)
			continue;
		while (j < n && only_term(f->blocks.v[first[j]])->imm != i->imm)
			j++;
		if (j < n)
			same[b] = first[j];
		else if (n < 8)
			first[n++] = b;
	}
	for (int k = 0; k < c->norder; k++) {
		struct tr_insn *i = tr_block_term(f->blocks.v[c->order[k]]);

		if (i && i->op != IR_RET)
			changed |= retarget(&i->t, same[i->t]);
		if (i && i->op == IR_BR)
			changed |= retarget(&i->f, same[i->f]);
	}
	free(same);
	return changed;
}

/* Append the only successor of a block that has no other predecessor, as long as there is one. */
static bool swallow(struct tr_irfunc *f, struct tr_cfg *c, int b)
{
	bool changed = false;

	for (;;) {
		struct tr_block *x = f->blocks.v[b], *y;
		struct tr_insn *i = tr_block_term(x);

		if (!i || i->op != IR_JMP || i->t == 0 || i->t == b || c->npreds[i->t] != 1)
			return changed;
		y = f->blocks.v[i->t];
		x->insns.n--;
		for (size_t k = 0; k < y->insns.n; k++)
			tr_push(&x->insns, y->insns.v[k]);
		y->insns.n = 0;
		changed = true;
	}
}

bool tr_opt_branches(struct tr_irfunc *f)
{
	bool changed = false;
	struct tr_cfg c;

	for (size_t b = 0; b < f->blocks.n; b++)
		changed |= simplify_term(f, f->blocks.v[b]);
	tr_cfg_make(&c, f);
	changed |= share_returns(f, &c);
	tr_cfg_free(&c);
	tr_cfg_make(&c, f);
	for (int k = 0; k < c.norder; k++)
		if (f->blocks.v[c.order[k]]->insns.n)
			changed |= swallow(f, &c, c.order[k]);
	tr_cfg_free(&c);
	return changed;
}
