/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Integer constant expressions by the rules of C: each value has a type of 4 or 8 bytes, signed
 * or not; operands are promoted and brought to a common type, results wrap to theirs. In: an AST
 * before or after the checker. Out: a value, or -EINVAL when something in it is not constant.
 */
#include "types/impl.h"

struct val {
	int64_t v; /* as its type has it: sign- or zero-extended from 4 bytes */
	bool uns;
	uint8_t size; /* 4 or 8, after promotion */
};

static int eval(struct trace *t, struct tr_node *n, struct val *out);

static int64_t wrap(int64_t v, uint64_t size, bool uns)
{
	unsigned shift = size < 8 ? 64 - (unsigned)size * 8 : 0;

	if (uns)
		return (int64_t)((uint64_t)v << shift >> shift);
	return (int64_t)((uint64_t)v << shift) >> shift;
}

static int set(struct val *out, int64_t v, uint8_t size, bool uns)
{
	out->size = size;
	out->uns = uns;
	out->v = wrap(v, size, uns);
	return 0;
}

/* A value of the given type, promoted. */
static int set_typed(struct trace *t, struct val *out, int64_t v, struct tr_type *type)
{
	uint64_t size = tr_type_size(t, type);
	bool uns = !tr_type_is_signed(type);

	if (tr_type_resolve(type)->is_bool)
		v = v != 0;
	if (!size || size > 8)
		return -EINVAL;
	v = wrap(v, size, uns);
	return size < 4 ? set(out, v, 4, false) : set(out, v, (uint8_t)size, uns);
}

/* The first of int, unsigned int, long, unsigned long that holds it and its suffixes allow. */
static int literal(const struct tr_node *n, struct val *out)
{
	bool small = !n->ilong, uns = n->iunsigned;

	if (n->ichar)
		return set(out, (int64_t)n->ival, 4, false);
	if (small && n->ival <= (uns ? UINT32_MAX : INT32_MAX))
		return set(out, (int64_t)n->ival, 4, uns);
	if (small && !uns && !n->idecimal && n->ival <= UINT32_MAX)
		return set(out, (int64_t)n->ival, 4, true);
	return set(out, (int64_t)n->ival, 8, uns || n->ival > INT64_MAX);
}

static int unary(struct trace *t, struct tr_node *n, struct val *out)
{
	struct val a;

	if (eval(t, n->a, &a))
		return -EINVAL;
	switch (n->op) {
	case OP_NEG:
		return set(out, (int64_t)(0 - (uint64_t)a.v), a.size, a.uns);
	case OP_PLUS:
		return set(out, a.v, a.size, a.uns);
	case OP_BNOT:
		return set(out, ~a.v, a.size, a.uns);
	case OP_LNOT:
		return set(out, !a.v, 4, false);
	default:
		return -EINVAL;
	}
}

static void common(struct val *a, struct val *b)
{
	uint8_t size = TR_MAX(a->size, b->size);
	bool uns = (a->size == size && a->uns) || (b->size == size && b->uns);

	set(a, a->v, size, uns);
	set(b, b->v, size, uns);
}

static int divide(struct trace *t, struct tr_node *n, struct val *a, struct val *b, struct val *out)
{
	uint64_t x = (uint64_t)a->v, y = (uint64_t)b->v;

	if (!y && tr_types_get(t)->unused)
		return set(out, 0, a->size, a->uns);
	if (!y)
		return tr_error(t, D_DIV_ZERO, n->pos, "division by zero");
	if (a->uns)
		return set(out, (int64_t)(n->op == OP_DIV ? x / y : x % y), a->size, true);
	if (b->v == -1) /* INT64_MIN / -1 traps */
		return set(out, n->op == OP_DIV ? (int64_t)(0 - x) : 0, a->size, false);
	return set(out, n->op == OP_DIV ? a->v / b->v : a->v % b->v, a->size, false);
}

static int compare(enum tr_op op, const struct val *a, const struct val *b, struct val *out)
{
	bool lt = a->uns ? (uint64_t)a->v < (uint64_t)b->v : a->v < b->v, eq = a->v == b->v;

	switch (op) {
	case OP_EQ:
		return set(out, eq, 4, false);
	case OP_NE:
		return set(out, !eq, 4, false);
	case OP_LT:
		return set(out, lt, 4, false);
	case OP_LE:
		return set(out, lt || eq, 4, false);
	case OP_GT:
		return set(out, !lt && !eq, 4, false);
	default:
		return set(out, !lt, 4, false);
	}
}

/* The type is the left operand's; the count is taken as the machine does, by the width. */
static int shift(enum tr_op op, const struct val *a, const struct val *b, struct val *out)
{
	unsigned n = (unsigned)b->v & (a->size * 8 - 1);

	if (op == OP_SHL)
		return set(out, (int64_t)((uint64_t)a->v << n), a->size, a->uns);
	return set(out, a->uns ? (int64_t)((uint64_t)a->v >> n) : a->v >> n, a->size, a->uns);
}

static int arith(struct trace *t, struct tr_node *n, struct val *a, struct val *b, struct val *out)
{
	uint64_t x, y;

	if (n->op == OP_SHL || n->op == OP_SHR)
		return shift(n->op, a, b, out);
	common(a, b);
	x = (uint64_t)a->v;
	y = (uint64_t)b->v;
	switch (n->op) {
	case OP_ADD:
		return set(out, (int64_t)(x + y), a->size, a->uns);
	case OP_SUB:
		return set(out, (int64_t)(x - y), a->size, a->uns);
	case OP_MUL:
		return set(out, (int64_t)(x * y), a->size, a->uns);
	case OP_DIV:
	case OP_MOD:
		return divide(t, n, a, b, out);
	case OP_AND:
		return set(out, (int64_t)(x & y), a->size, a->uns);
	case OP_OR:
		return set(out, (int64_t)(x | y), a->size, a->uns);
	case OP_XOR:
		return set(out, (int64_t)(x ^ y), a->size, a->uns);
	default:
		return compare(n->op, a, b, out);
	}
}

/* && and || do not evaluate what they do not need: 0 && 1 / 0 is constant. */
static int logical(struct trace *t, struct tr_node *n, struct val *out)
{
	struct val a, b;

	if (eval(t, n->a, &a))
		return -EINVAL;
	if (n->op != OP_LXOR && !a.v == (n->op == OP_LAND))
		return set(out, n->op == OP_LOR, 4, false);
	if (eval(t, n->b, &b))
		return -EINVAL;
	return set(out, n->op == OP_LXOR ? !a.v != !b.v : b.v != 0, 4, false);
}

static int binary(struct trace *t, struct tr_node *n, struct val *out)
{
	struct val a, b;

	switch (n->op) {
	case OP_LAND:
	case OP_LOR:
	case OP_LXOR:
		return logical(t, n, out);
	case OP_NONE:
	case OP_COMMA:
		return -EINVAL;
	default:
		return eval(t, n->a, &a) || eval(t, n->b, &b) ? -EINVAL : arith(t, n, &a, &b, out);
	}
}

static int ternary(struct trace *t, struct tr_node *n, struct val *out)
{
	struct val c, other;
	int err;

	if (eval(t, n->a, &c) || eval(t, c.v ? n->b : n->c, out))
		return -EINVAL;
	tr_types_get(t)->unused++;
	err = eval(t, c.v ? n->c : n->b, &other);
	tr_types_get(t)->unused--;
	if (!err)
		common(out, &other);
	return 0;
}

static int size_of(struct trace *t, struct tr_node *n, struct val *out)
{
	struct tr_type *type = n->tname ? tr_tname_type(t, n->tname) : n->a ? n->a->type : NULL;
	struct val v;

	if (type && tr_type_complete(t, type))
		return set(out, (int64_t)tr_type_size(t, type), 8, true);
	if (!type && n->a && n->a->kind == N_STR)
		return set(out, (int64_t)n->a->slen + 1, 8, true);
	if (!type && n->a && !eval(t, n->a, &v))
		return set(out, v.size, 8, true);
	return -EINVAL;
}

/* offsetof(type, a.b.c) */
static int offset_of(struct trace *t, struct tr_node *n, struct val *out)
{
	struct tr_type *type = tr_tname_type(t, n->tname);
	const char *s = n->name, *dot;
	struct tr_member *m = NULL;
	uint64_t total = 0;
	uint32_t off;

	for (; type && s && tr_type_is_sou(type); s = dot ? dot + 1 : NULL, type = m->type) {
		dot = strchr(s, '.');
		m = tr_type_member(t, type, dot ? tr_strndup(&t->arena, s, (size_t)(dot - s)) : s,
				   &off);
		if (!m || m->bits)
			return -EINVAL;
		total += off / 8;
	}
	return s || !m ? -EINVAL : set(out, (int64_t)total, 8, true);
}

static int cast(struct trace *t, struct tr_node *n, struct val *out)
{
	struct tr_type *type = tr_tname_type(t, n->tname);
	struct val v;

	if (!type || !tr_type_is_int(type) || eval(t, n->a, &v))
		return -EINVAL;
	return set_typed(t, out, v.v, type);
}

static int ident(struct trace *t, struct tr_node *n, struct val *out)
{
	struct tr_type *type = NULL;
	int64_t v;

	if (n->scope == SC_GLOBAL)
		type = tr_type_enumerator(t, n->name, &v);
	if (!type)
		return -EINVAL;
	/* an enumerator is an int if it fits, whatever its enum is */
	return set(out, v, v == (int32_t)v ? 4 : 8, false);
}

static int eval(struct trace *t, struct tr_node *n, struct val *out)
{
	if (n->subst)
		return eval(t, n->subst, out);
	if (n->constant && n->type && tr_type_is_int(n->type))
		return set_typed(t, out, (int64_t)n->ival, n->type);
	switch (n->kind) {
	case N_INT:
		return literal(n, out);
	case N_IDENT:
		return ident(t, n, out);
	case N_UNARY:
		return unary(t, n, out);
	case N_BINARY:
		return binary(t, n, out);
	case N_TERNARY:
		return ternary(t, n, out);
	case N_SIZEOF:
		return size_of(t, n, out);
	case N_OFFSETOF:
		return offset_of(t, n, out);
	case N_CAST:
		return cast(t, n, out);
	default:
		return -EINVAL;
	}
}

int tr_const_int(struct trace *t, struct tr_node *n, int64_t *value)
{
	struct val v;

	if (eval(t, n, &v))
		return -EINVAL;
	*value = v.v;
	return 0;
}
