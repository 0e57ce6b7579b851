/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Facts about IR instructions in one place: what each reads and writes, how it evaluates on
 * constants, its name. Every pass relies on them.
 */
#include "code/backend.h"

enum shape {
	S_NONE, /* reads nothing */
	S_A,	/* reads a */
	S_AB,	/* reads a, and b unless isimm */
	S_ARGS, /* reads args */
	S_RET,	/* reads a unless isimm */
};

static const struct op {
	const char *name;
	uint8_t shape;
	bool def, pure;
} ops[] = {
	[IR_NOP] = { "nop", S_NONE, false, true },
	[IR_MOVI] = { "movi", S_NONE, true, true },
	[IR_MOV] = { "mov", S_A, true, true },
	[IR_EXT] = { "ext", S_A, true, true },
	[IR_BSWAP] = { "bswap", S_A, true, true },
	[IR_ADD] = { "add", S_AB, true, true },
	[IR_SUB] = { "sub", S_AB, true, true },
	[IR_MUL] = { "mul", S_AB, true, true },
	[IR_DIV] = { "div", S_AB, true, true },
	[IR_MOD] = { "mod", S_AB, true, true },
	[IR_AND] = { "and", S_AB, true, true },
	[IR_OR] = { "or", S_AB, true, true },
	[IR_XOR] = { "xor", S_AB, true, true },
	[IR_SHL] = { "shl", S_AB, true, true },
	[IR_SHR] = { "shr", S_AB, true, true },
	[IR_SAR] = { "sar", S_AB, true, true },
	[IR_NEG] = { "neg", S_A, true, true },
	[IR_SET] = { "set", S_AB, true, true },
	[IR_LOAD] = { "load", S_A, true, true },
	[IR_STORE] = { "store", S_AB, false, false },
	[IR_ATOMIC] = { "atomic", S_AB, true, false },
	[IR_MAPFD] = { "mapfd", S_NONE, true, true },
	[IR_MAPVAL] = { "mapval", S_NONE, true, true },
	[IR_STACK] = { "stack", S_NONE, true, true },
	[IR_CALL] = { "call", S_ARGS, true, false },
	[IR_CALLF] = { "callf", S_ARGS, true, false },
	[IR_FUNC] = { "func", S_NONE, true, true },
	[IR_BOUND] = { "bound", S_A, true, true },
	[IR_JMP] = { "jmp", S_NONE, false, false },
	[IR_BR] = { "br", S_AB, false, false },
	[IR_RET] = { "ret", S_RET, false, false },
};

static const char *const conds[] = {
	[CC_EQ] = "==", [CC_NE] = "!=",	 [CC_LT] = "s<", [CC_LE] = "s<=",
	[CC_GT] = "s>", [CC_GE] = "s>=", [CC_ULT] = "<", [CC_ULE] = "<=",
	[CC_UGT] = ">", [CC_UGE] = ">=", [CC_SET] = "&",
};

int tr_insn_uses(struct tr_insn *i, tr_vreg *uses[TR_MAXUSES])
{
	int n = 0;

	switch (ops[i->op].shape) {
	case S_A:
		uses[n++] = &i->a;
		break;
	case S_AB:
		uses[n++] = &i->a;
		if (!i->isimm)
			uses[n++] = &i->b;
		break;
	case S_RET:
		if (!i->isimm)
			uses[n++] = &i->a;
		break;
	case S_ARGS:
		for (int k = 0; k < i->nargs; k++)
			uses[n++] = &i->args[k];
		break;
	}
	if (i->op == IR_ATOMIC && i->cond == TR_ATOMIC_CMPXCHG)
		uses[n++] = &i->args[0];
	return n;
}

tr_vreg tr_insn_def(const struct tr_insn *i)
{
	if (!ops[i->op].def || (i->op == IR_ATOMIC && !i->fetch))
		return TR_NOREG;
	return i->d;
}

bool tr_insn_pure(const struct tr_insn *i)
{
	return ops[i->op].pure;
}

bool tr_insn_remat(const struct tr_insn *i)
{
	return i->op == IR_MOVI || i->op == IR_MAPFD || i->op == IR_MAPVAL || i->op == IR_STACK ||
	       i->op == IR_FUNC;
}

bool tr_op_alu(int op)
{
	return op >= IR_ADD && op <= IR_SAR;
}

bool tr_op_term(int op)
{
	return op == IR_JMP || op == IR_BR || op == IR_RET;
}

enum tr_cond tr_cond_not(enum tr_cond cc)
{
	static const uint8_t not [] = {
		[CC_EQ] = CC_NE,   [CC_NE] = CC_EQ,   [CC_LT] = CC_GE,	 [CC_LE] = CC_GT,
		[CC_GT] = CC_LE,   [CC_GE] = CC_LT,   [CC_ULT] = CC_UGE, [CC_ULE] = CC_UGT,
		[CC_UGT] = CC_ULE, [CC_UGE] = CC_ULT, [CC_SET] = CC_SET,
	};
	return not [cc];
}

enum tr_cond tr_cond_swap(enum tr_cond cc)
{
	static const uint8_t swap[] = {
		[CC_EQ] = CC_EQ,   [CC_NE] = CC_NE,   [CC_LT] = CC_GT,	 [CC_LE] = CC_GE,
		[CC_GT] = CC_LT,   [CC_GE] = CC_LE,   [CC_ULT] = CC_UGT, [CC_ULE] = CC_UGE,
		[CC_UGT] = CC_ULT, [CC_UGE] = CC_ULE, [CC_SET] = CC_SET,
	};
	return swap[cc];
}

/* As the machine computes: modulo 2^64, shift counts modulo 64, x / 0 = 0, x % 0 = x. */
int64_t tr_fold_alu(int op, int64_t sa, int64_t sb)
{
	uint64_t a = sa, b = sb;

	switch (op) {
	case IR_ADD:
		return a + b;
	case IR_SUB:
		return a - b;
	case IR_MUL:
		return a * b;
	case IR_DIV:
		return b ? a / b : 0;
	case IR_MOD:
		return b ? a % b : a;
	case IR_AND:
		return a & b;
	case IR_OR:
		return a | b;
	case IR_XOR:
		return a ^ b;
	case IR_SHL:
		return a << (b & 63);
	case IR_SHR:
		return a >> (b & 63);
	default:
		return sa >> (b & 63);
	}
}

bool tr_fold_cond(enum tr_cond cc, int64_t a, int64_t b)
{
	uint64_t ua = a, ub = b;

	switch (cc) {
	case CC_EQ:
		return a == b;
	case CC_NE:
		return a != b;
	case CC_LT:
		return a < b;
	case CC_LE:
		return a <= b;
	case CC_GT:
		return a > b;
	case CC_GE:
		return a >= b;
	case CC_ULT:
		return ua < ub;
	case CC_ULE:
		return ua <= ub;
	case CC_UGT:
		return ua > ub;
	case CC_UGE:
		return ua >= ub;
	default:
		return (ua & ub) != 0;
	}
}

/* The outcome of a BR or SET on constants; those of size 4 look at 32 bits only. */
bool tr_fold_test(const struct tr_insn *i, int64_t a, int64_t b)
{
	if (i->size == 4) {
		a = tr_fold_ext(a, 4, true);
		b = tr_fold_ext(b, 4, true);
	}
	return tr_fold_cond(i->cond, a, b);
}

int64_t tr_fold_ext(int64_t v, int size, bool sgn)
{
	int n = 64 - 8 * size;

	if (n <= 0)
		return v;
	if (sgn)
		return (int64_t)((uint64_t)v << n) >> n;
	return (uint64_t)v << n >> n;
}

uint64_t tr_fold_bswap(uint64_t v, int size)
{
	return __builtin_bswap64(v) >> (64 - 8 * size);
}

const char *tr_iop_name(int op)
{
	return ops[op].name;
}

const char *tr_cond_name(int cc)
{
	return conds[cc];
}

void *tr_calloc(size_t n, size_t size)
{
	void *p = calloc(n ? n : 1, size);

	if (!p)
		tr_no_memory();
	return p;
}

struct tr_insn *tr_block_term(struct tr_block *b)
{
	struct tr_insn *i = b->insns.n ? &b->insns.v[b->insns.n - 1] : NULL;

	return i && tr_op_term(i->op) ? i : NULL;
}

int tr_block_succ(struct tr_block *b, int succ[2])
{
	struct tr_insn *i = tr_block_term(b);

	if (!i || i->op == IR_RET)
		return 0;
	succ[0] = i->t;
	if (i->op == IR_JMP)
		return 1;
	succ[1] = i->f;
	return 2;
}
