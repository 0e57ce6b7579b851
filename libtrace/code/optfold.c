/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Simplifies one instruction by what is known about its operands: constants are folded, neutral
 * operations become copies, comparisons of comparisons become one.
 */
#include "code/optvalue.h"

static void to_imm(struct tr_values *x, struct tr_insn *i, int64_t imm)
{
	i->op = IR_MOVI;
	i->imm = imm;
	i->isimm = false;
	x->changed = true;
}

static void to_mov(struct tr_values *x, struct tr_insn *i, tr_vreg a)
{
	i->op = IR_MOV;
	i->a = a;
	i->isimm = false;
	x->changed = true;
}

static void to_op(struct tr_values *x, struct tr_insn *i, enum tr_iop op, int64_t imm)
{
	i->op = op;
	i->isimm = true;
	i->imm = imm;
	x->changed = true;
}

/* Put a constant second operand into the instruction; swap if only the first one is constant. */
static void fold_operand(struct tr_values *x, struct tr_insn *i, bool commutes)
{
	int64_t imm;

	if (i->isimm)
		return;
	if (!tr_val_const(x, i->b, &imm)) {
		if (!commutes || !tr_val_const(x, i->a, &imm))
			return;
		i->a = i->b;
		if (i->op == IR_BR || i->op == IR_SET)
			i->cond = tr_cond_swap(i->cond);
	}
	i->isimm = true;
	i->imm = i->size == 4 ? tr_fold_ext(imm, 4, true) : imm;
	x->changed = true;
}

static int log2_of(int64_t imm)
{
	return imm > 0 && !(imm & (imm - 1)) ? __builtin_ctzll(imm) : -1;
}

/* x op imm for the imm that make it simpler */
static void fold_imm(struct tr_values *x, struct tr_insn *i)
{
	int n = log2_of(i->imm);

	switch (i->op) {
	case IR_SUB:
		if (i->imm != INT64_MIN)
			to_op(x, i, IR_ADD, -i->imm);
		/* fall through */
	case IR_ADD:
	case IR_OR:
	case IR_XOR:
	case IR_SHL:
	case IR_SHR:
	case IR_SAR:
		if (i->imm == 0)
			to_mov(x, i, i->a);
		break;
	case IR_MUL:
		if (i->imm == 0)
			to_imm(x, i, 0);
		else if (n >= 0)
			to_op(x, i, IR_SHL, n);
		break;
	case IR_DIV:
		if (n >= 0)
			to_op(x, i, IR_SHR, n);
		break;
	case IR_MOD:
		if (n >= 0)
			to_op(x, i, IR_AND, i->imm - 1);
		break;
	case IR_AND:
		if (i->imm == 0)
			to_imm(x, i, 0);
		else if (i->imm == -1)
			to_mov(x, i, i->a);
		else if (i->imm == 0xff || i->imm == 0xffff || i->imm == 0xffffffff) {
			i->op = IR_EXT;
			i->size = i->imm == 0xff ? 1 : i->imm == 0xffff ? 2 : 4;
			i->sgn = i->isimm = false;
			x->changed = true;
		}
		break;
	}
}

/* address + constant, for the two kinds of address that have an offset */
static void fold_address(struct tr_values *x, struct tr_insn *i)
{
	const struct tr_val *v = tr_val_of(x, i->a);
	int64_t off;

	if (__builtin_add_overflow(i->imm, v->off, &off))
		return;
	if (v->op == IR_STACK ? off != (int32_t)off :
				v->op != IR_MAPVAL || off < 0 || off > INT32_MAX)
		return;
	i->op = v->op;
	i->imm = v->imm;
	i->off = off;
	i->isimm = false;
	x->changed = true;
}

static void fold_alu(struct tr_values *x, struct tr_insn *i)
{
	int64_t a;

	if (i->size == 4) /* made by the last pass */
		return;
	fold_operand(x, i,
		     i->op == IR_ADD || i->op == IR_MUL || i->op == IR_AND || i->op == IR_OR ||
			     i->op == IR_XOR);
	if (!i->isimm)
		return;
	if (tr_val_const(x, i->a, &a)) {
		to_imm(x, i, tr_fold_alu(i->op, a, i->imm));
		return;
	}
	fold_imm(x, i);
	if (i->op == IR_ADD)
		fold_address(x, i);
}

static void fold_unary(struct tr_values *x, struct tr_insn *i)
{
	int64_t a;

	if (!tr_val_const(x, i->a, &a))
		return;
	switch (i->op) {
	case IR_EXT:
		a = tr_fold_ext(a, i->size, i->sgn);
		break;
	case IR_BSWAP:
		a = tr_fold_bswap(a, i->size);
		break;
	case IR_NEG:
		a = -(uint64_t)a;
		break;
	}
	to_imm(x, i, a);
}

/* ---- comparisons -------------------------------------------------------------------------- */

/* Does `x cc imm`, x being 0 or 1, mean x (1), not x (0), or something else (-1)? */
static int truth(const struct tr_insn *i)
{
	if (!i->isimm)
		return -1;
	if ((i->cond == CC_NE && i->imm == 0) || (i->cond == CC_EQ && i->imm == 1))
		return 1;
	if ((i->cond == CC_EQ && i->imm == 0) || (i->cond == CC_NE && i->imm == 1))
		return 0;
	return -1;
}

/* The comparison whose result i (a BR or SET) compares with 0 or 1. Returns 1 if i has become
 * that comparison, 0 if the opposite of it, -1 if nothing was done. */
static int fold_nested(struct tr_values *x, struct tr_insn *i)
{
	const struct tr_val v = *tr_val_of(x, i->a);
	int yes = truth(i);

	if (yes < 0 || v.op != IR_SET || !tr_val_held(x, v.a, v.ida) ||
	    (!v.isimm && !tr_val_held(x, v.b, v.idb)))
		return -1;
	if (i->op == IR_SET && !yes && v.cond == CC_SET)
		return -1;
	i->cond = v.cond;
	i->size = v.size;
	i->a = v.a;
	i->b = v.b;
	i->isimm = v.isimm;
	i->imm = v.imm;
	x->changed = true;
	return yes;
}

/* (a & mask) compared with 0 is one test. Returns as fold_nested(). */
static int fold_mask(struct tr_values *x, struct tr_insn *i)
{
	const struct tr_val v = *tr_val_of(x, i->a);

	if (!i->isimm || i->imm != 0 || v.size == 4 || (i->cond != CC_EQ && i->cond != CC_NE) ||
	    v.op != IR_AND || !tr_val_held(x, v.a, v.ida) ||
	    (!v.isimm && !tr_val_held(x, v.b, v.idb)))
		return -1;
	if (i->op == IR_SET && i->cond == CC_EQ)
		return -1;
	i->a = v.a;
	i->b = v.b;
	i->isimm = v.isimm;
	i->imm = v.imm;
	x->changed = true;
	if (i->cond == CC_NE) {
		i->cond = CC_SET;
		return 1;
	}
	i->cond = CC_SET;
	return 0;
}

/* The outcome of a comparison if it is known. */
static bool known_outcome(struct tr_values *x, const struct tr_insn *i, bool *yes)
{
	struct tr_insn set = *i;
	struct tr_known *k;
	int64_t a;

	if (i->isimm && tr_val_const(x, i->a, &a)) {
		*yes = tr_fold_test(i, a, i->imm);
		return true;
	}
	a = tr_val_of(x, i->a)->op;
	if (i->isimm && i->imm == 0 && (i->cond == CC_EQ || i->cond == CC_NE) &&
	    (a == IR_MAPVAL || a == IR_STACK)) {
		*yes = i->cond == CC_NE;
		return true;
	}
	set.op = IR_SET;
	k = tr_val_find(x, &set);
	if (!k || k->v != TR_NOREG)
		return false;
	*yes = k->imm;
	return true;
}

static void fold_set(struct tr_values *x, struct tr_insn *i)
{
	bool yes;

	fold_operand(x, i, true);
	if (known_outcome(x, i, &yes)) {
		to_imm(x, i, yes);
		return;
	}
	if (fold_nested(x, i) == 0)
		i->cond = tr_cond_not(i->cond);
	fold_mask(x, i);
}

static void swap_targets(struct tr_insn *i)
{
	int t = i->t;

	i->t = i->f;
	i->f = t;
}

static void fold_br(struct tr_values *x, struct tr_insn *i)
{
	bool yes;

	fold_operand(x, i, true);
	for (int depth = 0; depth < 8; depth++) {
		int r = fold_nested(x, i);

		if (r < 0)
			break;
		if (r == 0)
			swap_targets(i);
	}
	if (fold_mask(x, i) == 0)
		swap_targets(i);
	if (known_outcome(x, i, &yes)) {
		i->op = IR_JMP;
		i->t = yes ? i->t : i->f;
		i->isimm = false;
		x->changed = true;
	}
}

static void fold_value(struct tr_values *x, struct tr_insn *i, tr_vreg v)
{
	int64_t imm;

	if (i->isimm || !tr_val_const(x, v, &imm))
		return;
	i->isimm = true;
	i->imm = imm;
	x->changed = true;
}

void tr_val_fold(struct tr_values *x, struct tr_insn *i)
{
	int64_t imm;

	switch (i->op) {
	case IR_MOV:
		if (i->a == i->d)
			i->op = IR_NOP;
		else if (tr_val_const(x, i->a, &imm))
			to_imm(x, i, imm);
		break;
	case IR_EXT:
	case IR_BSWAP:
	case IR_NEG:
	case IR_BOUND:
		fold_unary(x, i);
		break;
	case IR_SET:
		fold_set(x, i);
		break;
	case IR_BR:
		fold_br(x, i);
		break;
	case IR_STORE:
		fold_value(x, i, i->b);
		break;
	case IR_RET:
		fold_value(x, i, i->a);
		break;
	default:
		if (tr_op_alu(i->op))
			fold_alu(x, i);
	}
}
