/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Branches: jumps to jumps, branches with one outcome, equal returns, a block and its only
 * successor. A way to a block that only tests a variable which was set or tested before on this
 * way goes straight to the outcome; so `a && b` needs no 0 or 1 in between, and what a lookup
 * found is tested once.
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

/* What the branch br, left towards side (0: t, 1: f), says about the outcome of test: 1 or 0, or -1
 * if nothing. */
static int implied(const struct tr_insn *br, int side, const struct tr_insn *test)
{
	if (br->op != IR_BR || br->t == br->f || br->a != test->a || !br->isimm ||
	    br->size != test->size)
		return -1;
	if ((br->cond == CC_EQ && side == 0) || (br->cond == CC_NE && side == 1))
		return tr_fold_test(test, br->imm, test->imm);
	if (br->imm != test->imm)
		return -1;
	if (br->cond == test->cond)
		return side == 0;
	if (br->cond != CC_SET && br->cond == tr_cond_not(test->cond))
		return side == 1;
	return -1;
}

/* The definition of v that holds at the end of block b, if it is in there. */
static const struct tr_insn *last_def(const struct tr_block *b, tr_vreg v)
{
	for (int k = b->insns.n - 1; k >= 0; k--)
		if (tr_insn_def(&b->insns.v[k]) == v)
			return &b->insns.v[k];
	return NULL;
}

/* The outcome of test for who comes from block b, its side (see above): looks at what b and the
 * blocks on the only way to it set and test. */
static int outcome(struct tr_irfunc *f, const struct tr_cfg *c, int b, int side,
		   const struct tr_insn *test)
{
	for (int depth = 0; depth < 16; depth++) {
		const struct tr_insn *term = tr_block_term(f->blocks.v[b]), *def;
		int yes = implied(term, side, test), p;

		if (yes >= 0)
			return yes;
		def = last_def(f->blocks.v[b], test->a);
		if (def)
			return def->op == IR_MOVI ? tr_fold_test(test, def->imm, test->imm) : -1;
		if (b == 0 || c->npreds[b] != 1)
			return -1;
		p = c->preds[b][0];
		side = tr_block_term(f->blocks.v[p])->t != b;
		b = p;
	}
	return -1;
}

/* A way to a block that only tests what is known on this way leads on to the outcome. */
static bool through_tests(struct tr_irfunc *f, struct tr_cfg *c, int b, int side, int *target)
{
	bool changed = false;

	for (int hops = 0; hops < 8; hops++) {
		struct tr_insn *test = only_term(f->blocks.v[*target]);
		int yes;

		if (!test || test->op != IR_BR || !test->isimm)
			break;
		yes = outcome(f, c, b, side, test);
		if (yes < 0)
			break;
		*target = final_target(f, yes ? test->t : test->f);
		c->npreds[*target]++; /* more than one now: nothing is said about the only one */
		changed = true;
	}
	return changed;
}

static bool simplify_term(struct tr_irfunc *f, struct tr_cfg *c, int b)
{
	struct tr_insn *i = tr_block_term(f->blocks.v[b]);
	bool changed = false;

	if (!i || i->op == IR_RET)
		return false;
	if (retarget(&i->t, final_target(f, i->t))) {
		c->npreds[i->t]++;
		changed = true;
	}
	if (i->op == IR_BR && retarget(&i->f, final_target(f, i->f))) {
		c->npreds[i->f]++;
		changed = true;
	}
	if (i->op == IR_BR && i->t == i->f) {
		i->op = IR_JMP;
		changed = true;
	}
	changed |= through_tests(f, c, b, 0, &i->t);
	if (i->op == IR_BR)
		changed |= through_tests(f, c, b, 1, &i->f);
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

	tr_cfg_make(&c, f);
	for (int k = 0; k < c.norder; k++)
		changed |= simplify_term(f, &c, c.order[k]);
	tr_cfg_free(&c);
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
