/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * C's rules of arithmetic: promotion, common types, constant folding, and which types go
 * together. Folding computes in the width of the node's type and wraps as the machine does.
 */
#include "check/impl.h"

struct tr_type *tr_promote(struct trace *t, struct tr_type *a)
{
	struct tr_type *r = tr_type_resolve(a);
	uint64_t size;

	if (!tr_type_is_int(r))
		return a;
	size = tr_type_size(t, r);
	if (size < 4 || r->is_bool)
		return tr_type_base(t, TB_INT);
	if (r->kind == T_ENUM)
		return tr_type_base(t, size > 4		    ? TB_LONG :
				       tr_type_is_signed(r) ? TB_INT :
							      TB_UINT);
	return a;
}

struct tr_type *tr_arith_type(struct trace *t, struct tr_type *a, struct tr_type *b)
{
	uint64_t sa, sb;
	bool ua, ub;

	if (!tr_type_is_int(a))
		return a;
	if (!tr_type_is_int(b))
		return b;
	a = tr_promote(t, a);
	b = tr_promote(t, b);
	sa = tr_type_size(t, a);
	sb = tr_type_size(t, b);
	ua = !tr_type_is_signed(a);
	ub = !tr_type_is_signed(b);
	if (sa != sb)
		return sa > sb ? a : b;
	return ub && !ua ? b : a;
}

uint64_t tr_int_convert(struct tr_type *type, uint64_t value)
{
	struct tr_type *r = tr_type_resolve(type);
	unsigned shift;

	if (r->is_bool)
		return value != 0;
	if (!tr_type_is_int(r) || !r->size || r->size >= 8)
		return value;
	shift = 64 - (unsigned)r->size * 8;
	if (tr_type_is_signed(r))
		return (uint64_t)((int64_t)(value << shift) >> shift);
	return value << shift >> shift;
}

bool tr_is_void(struct tr_type *type)
{
	return tr_type_resolve(type)->kind == T_VOID;
}

bool tr_is_dyn(struct tr_type *type)
{
	enum tr_tkind k = tr_type_resolve(type)->kind;

	return k == T_STACK || k == T_USTACK || k == T_SYM || k == T_USYM || k == T_DYN;
}

bool tr_is_strcompat(struct tr_type *type)
{
	struct tr_type *r = tr_type_resolve(type);

	if (r->kind == T_STRING)
		return true;
	if (r->kind != T_PTR && r->kind != T_ARRAY)
		return false;
	r = tr_type_resolve(r->ref);
	return r->kind == T_INT && r->size == 1;
}

bool tr_is_null(struct tr_node *n)
{
	n = tr_real(n);
	while (n->kind == N_CAST && tr_type_is_ptr(n->type) && n->a)
		n = tr_real(n->a);
	return n->constant && !n->ival;
}

/* Pointers that C compares without a cast: same target, or one is to void. char signedness is
 * forgiven, as are const and volatile (types.h drops them). */
bool tr_ptr_compat(struct tr_type *a, struct tr_type *b)
{
	struct tr_type *ra = tr_type_resolve(tr_type_resolve(a)->ref);
	struct tr_type *rb = tr_type_resolve(tr_type_resolve(b)->ref);

	if (ra->kind == T_VOID || rb->kind == T_VOID || tr_type_same(ra, rb))
		return true;
	if ((ra->kind == T_FWD || tr_type_is_sou(ra)) && (rb->kind == T_FWD || tr_type_is_sou(rb)))
		return ra->name && rb->name && !strcmp(ra->name, rb->name);
	if (ra->kind == T_FUNC && rb->kind == T_FUNC)
		return true;
	return tr_type_is_int(ra) && tr_type_is_int(rb) && ra->size == rb->size;
}

bool tr_assignable(struct tr_ck *ck, struct tr_type *a, struct tr_node *b)
{
	struct tr_type *ra = tr_type_resolve(a), *rb = tr_type_resolve(b->type);

	(void)ck;
	if (ra->kind == T_STRING)
		return tr_is_strcompat(rb) || tr_is_null(b);
	if (tr_type_is_int(ra))
		return tr_type_is_int(rb);
	if (tr_type_is_float(ra))
		return tr_type_is_float(rb);
	if (ra->kind == T_PTR) {
		if (tr_is_null(b))
			return true;
		if (rb->kind == T_FUNC)
			return tr_is_void(ra->ref) || tr_type_resolve(ra->ref)->kind == T_FUNC;
		if (rb->kind == T_STRING)
			return tr_is_strcompat(ra);
		return tr_type_is_ptr(rb) && tr_ptr_compat(ra, rb);
	}
	if (ra->kind == T_ARRAY)
		return rb->kind == T_ARRAY && tr_type_same(ra, rb);
	return tr_type_same(ra, rb);
}

/* ---- folding */

static uint64_t fold_compare(enum tr_op op, uint64_t a, uint64_t b, bool sgn)
{
	int64_t sa = (int64_t)a, sb = (int64_t)b;
	int order = sgn ? (sa > sb) - (sa < sb) : (a > b) - (a < b);

	switch (op) {
	case OP_EQ:
		return order == 0;
	case OP_NE:
		return order != 0;
	case OP_LT:
		return order < 0;
	case OP_LE:
		return order <= 0;
	case OP_GT:
		return order > 0;
	default:
		return order >= 0;
	}
}

static uint64_t fold_div(enum tr_op op, uint64_t a, uint64_t b, bool sgn)
{
	if (!sgn)
		return op == OP_DIV ? a / b : a % b;
	if ((int64_t)b == -1) /* the smallest number has no negative */
		return op == OP_DIV ? -a : 0;
	return (uint64_t)(op == OP_DIV ? (int64_t)a / (int64_t)b : (int64_t)a % (int64_t)b);
}

/* As the machine shifts its 64-bit registers, whatever the type. */
static uint64_t fold_shift(enum tr_op op, uint64_t a, uint64_t b, bool sgn)
{
	unsigned by = (unsigned)b & 63;

	if (op == OP_SHL)
		return a << by;
	return sgn ? (uint64_t)((int64_t)a >> by) : a >> by;
}

static uint64_t fold_arith(enum tr_op op, uint64_t a, uint64_t b, bool sgn)
{
	switch (op) {
	case OP_ADD:
		return a + b;
	case OP_SUB:
		return a - b;
	case OP_MUL:
		return a * b;
	case OP_DIV:
	case OP_MOD:
		return fold_div(op, a, b, sgn);
	case OP_SHL:
	case OP_SHR:
		return fold_shift(op, a, b, sgn);
	case OP_AND:
		return a & b;
	case OP_OR:
		return a | b;
	default:
		return a ^ b;
	}
}

static bool fold_logic(struct tr_node *n)
{
	struct tr_node *a = n->a, *b = n->b;

	/* the right side counts only if the left one does not decide */
	if (n->op == OP_LAND && a->constant && !a->ival)
		n->ival = 0;
	else if (n->op == OP_LOR && a->constant && a->ival)
		n->ival = 1;
	else if (!a->constant || !b->constant)
		return false;
	else if (n->op == OP_LAND)
		n->ival = a->ival && b->ival;
	else if (n->op == OP_LOR)
		n->ival = a->ival || b->ival;
	else
		n->ival = !a->ival != !b->ival;
	return n->constant = true;
}

/*
 * A signed result that is too large for its type gets the one that holds it, as a literal would:
 * C leaves it open, and in D scripts "timestamp - start > 90 * 1000000000" means 90 s.
 */
static void fold_overflow(struct tr_ck *ck, struct tr_node *n, uint64_t exact)
{
	if (tr_type_is_signed(n->type) && n->op >= OP_ADD && n->op <= OP_MUL &&
	    exact != tr_int_convert(n->type, exact))
		n->type = tr_type_base(ck->t, TB_LONG);
}

static bool fold_binary(struct tr_ck *ck, struct tr_node *n, int *err)
{
	struct tr_type *common;
	uint64_t a, b;

	if (n->op >= OP_LAND && n->op <= OP_LXOR)
		return fold_logic(n);
	if (n->op == OP_COMMA || !tr_type_is_int(n->a->type) || !tr_type_is_int(n->b->type))
		return false;
	if ((n->op == OP_DIV || n->op == OP_MOD) && n->b->constant && !n->b->ival) {
		*err = tr_error(ck->t, D_DIV_ZERO, n->pos, "expression contains division by zero");
		return false;
	}
	if (!n->a->constant || !n->b->constant)
		return false;
	n->constant = true;
	if (n->op >= OP_EQ && n->op <= OP_GE) {
		common = tr_arith_type(ck->t, n->a->type, n->b->type);
		a = tr_int_convert(common, n->a->ival);
		b = tr_int_convert(common, n->b->ival);
		n->ival = fold_compare(n->op, a, b, tr_type_is_signed(common));
		return true;
	}
	a = tr_int_convert(n->type, n->a->ival);
	b = n->op == OP_SHL || n->op == OP_SHR ? n->b->ival : tr_int_convert(n->type, n->b->ival);
	a = fold_arith(n->op, a, b, tr_type_is_signed(n->type));
	fold_overflow(ck, n, a);
	n->ival = tr_int_convert(n->type, a);
	return true;
}

static bool fold_unary(struct tr_node *n)
{
	uint64_t v = n->a->ival;

	if (!n->a->constant)
		return false;
	switch (n->op) {
	case OP_NEG:
		v = -v;
		break;
	case OP_PLUS:
		break;
	case OP_BNOT:
		v = ~v;
		break;
	case OP_LNOT:
		v = !v;
		break;
	default:
		return false;
	}
	n->ival = tr_int_convert(n->type, v);
	return n->constant = true;
}

/* Make the node a constant if its operands are; its type is known. *err: a recorded error. */
bool tr_fold(struct tr_ck *ck, struct tr_node *n, int *err)
{
	*err = 0;
	if (n->kind == N_BINARY)
		return fold_binary(ck, n, err);
	if (!tr_type_is_int(n->type))
		return false;
	if (n->kind == N_UNARY)
		return fold_unary(n);
	if (n->kind == N_CAST && n->a->constant && tr_type_is_int(n->a->type)) {
		n->ival = tr_int_convert(n->type, n->a->ival);
		return n->constant = true;
	}
	if (n->kind == N_TERNARY && n->a->constant) {
		struct tr_node *pick = n->a->ival ? n->b : n->c;

		if (!pick->constant)
			return false;
		n->ival = tr_int_convert(n->type, pick->ival);
		return n->constant = true;
	}
	return false;
}
