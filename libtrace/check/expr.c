/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Expressions: the dispatch by kind of node, literals, and what all kinds share. An expression
 * stands where a value is wanted (tr_ck_expr) or is a statement (tr_ck_stmt_expr): only there
 * may actions stand, also as branches of ?: && || and the comma.
 */
#include "check/impl.h"

const char *tr_ck_typename(struct tr_ck *ck, struct tr_node *n)
{
	return n->type ? tr_type_name(ck->t, n->type) : "?";
}

void tr_ck_uses(struct tr_ck *ck, unsigned uses)
{
	if (ck->cl && !ck->peek)
		ck->cl->uses |= uses;
}

void tr_ck_const(struct tr_node *n, struct tr_type *type, uint64_t value)
{
	n->type = type;
	n->constant = true;
	n->ival = tr_int_convert(type, value);
}

struct tr_node *tr_mk_node(struct tr_ck *ck, enum tr_nkind kind, struct tr_pos pos)
{
	struct tr_node *n = tr_alloc(&ck->t->arena, sizeof(*n));

	n->kind = kind;
	n->pos = pos;
	return n;
}

struct tr_node *tr_mk_cast(struct tr_ck *ck, struct tr_node *a, struct tr_type *type)
{
	struct tr_node *n = tr_mk_node(ck, N_CAST, a->pos);

	n->a = a;
	n->paren = true;
	n->tname = tr_alloc(&ck->t->arena, sizeof(*n->tname));
	n->tname->pos = a->pos;
	n->tname->type = type;
	return n;
}

/* Copy up what may be read on the node itself. */
static void copy_up(struct tr_node *n, struct tr_node *by)
{
	n->subst = by;
	n->type = by->type;
	n->lval = by->lval;
	n->constant = by->constant;
	if (by->constant)
		n->ival = by->ival;
	n->strmax = by->strmax;
}

int tr_ck_subst(struct tr_ck *ck, struct tr_node *n, struct tr_node *by)
{
	int err;

	if (ck->inlines >= TR_CK_INLINES)
		return tr_error(ck->t, D_CG_EXPR, n->pos,
				"inlines and translators stand more than %d deep in each other",
				TR_CK_INLINES);
	if (ck->s->copied > TR_CK_COPIES)
		return tr_error(ck->t, D_CG_EXPR, n->pos,
				"inlines and translators grow too large here");
	ck->inlines++;
	err = tr_ck_expr(ck, by);
	ck->inlines--;
	if (!err)
		copy_up(n, by);
	return err;
}

/* A string where char [most] is promised: it stays a string, of no more bytes than that. */
static int shorten(struct tr_ck *ck, struct tr_node *n, struct tr_node *by, uint64_t most)
{
	struct tr_node *cast = tr_mk_cast(ck, by, by->type);

	cast->type = by->type;
	cast->strmax = by->strmax ? TR_MIN(by->strmax, (size_t)most) : (size_t)most;
	copy_up(n, cast);
	return 0;
}

int tr_ck_typed_subst(struct tr_ck *ck, struct tr_node *n, struct tr_node *by, struct tr_type *type,
		      enum tr_tag tag)
{
	struct tr_node *cast;
	int err;

	err = tr_ck_subst(ck, n, by);
	if (err || tr_xlated(by) || tr_type_same(type, by->type))
		return err;
	if (tr_type_is_string(by->type) && tr_type_resolve(type)->kind == T_ARRAY &&
	    tr_is_strcompat(type) && tr_type_resolve(type)->nelems)
		return shorten(ck, n, by, tr_type_resolve(type)->nelems);
	if (!tr_assignable(ck, type, by) &&
	    !(tr_type_is_scalar(type) && tr_type_is_scalar(by->type)))
		return tr_error(ck->t, tag, n->pos,
				"'%s' is defined as '%s', but its expression is '%s'",
				n->name	   ? n->name :
				n->a->name ? n->a->name :
					     "it",
				tr_type_name(ck->t, type), tr_ck_typename(ck, by));
	cast = tr_mk_cast(ck, by, type);
	cast->type = type;
	err = tr_ck_cast_done(ck, cast);
	if (!err)
		copy_up(n, cast);
	return err;
}

/* ---- literals */

/* The first type of C's list for its form that holds the value. */
static void int_literal(struct tr_ck *ck, struct tr_node *n)
{
	bool uns = n->iunsigned, alt = uns || !n->idecimal;
	enum tr_base b = TB_ULONG;

	if (n->ichar || (!n->ilong && !uns && n->ival <= INT32_MAX))
		b = TB_INT;
	else if (!n->ilong && alt && n->ival <= UINT32_MAX)
		b = TB_UINT;
	else if (!uns && n->ival <= INT64_MAX)
		b = n->ilong > 1 ? TB_LLONG : TB_LONG;
	else if (n->ilong > 1)
		b = TB_ULLONG;
	n->type = tr_type_base(ck->t, b);
	n->constant = true;
}

static void str_literal(struct tr_ck *ck, struct tr_node *n)
{
	n->type = tr_type_base(ck->t, TB_STRING);
	n->strmax = n->slen + 1;
}

/* ---- dispatch */

static int check_node(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	switch (n->kind) {
	case N_INT:
		int_literal(ck, n);
		return 0;
	case N_STR:
		str_literal(ck, n);
		return 0;
	case N_IDENT:
		return tr_ck_ident(ck, n);
	case N_KSYM:
		return tr_ck_ksym(ck, n, false);
	case N_AGG:
		return tr_error(ck->t, D_AGG_SCALAR, n->pos,
				"aggregation @%s has no value here: it can only be assigned, or "
				"given to actions such as printa()",
				strcmp(n->name, "_") ? n->name : "");
	case N_UNARY:
		return tr_ck_unary(ck, n);
	case N_BINARY:
		return tr_ck_binary(ck, n, stmt);
	case N_ASSIGN:
		return tr_ck_assign(ck, n, stmt);
	case N_TERNARY:
		return tr_ck_ternary(ck, n, stmt);
	case N_MEMBER:
		return tr_ck_member(ck, n);
	case N_INDEX:
		return tr_ck_index(ck, n);
	case N_CALL:
		return tr_ck_call(ck, n, stmt);
	case N_CAST:
		return tr_ck_cast(ck, n);
	case N_SIZEOF:
		return tr_ck_sizeof(ck, n);
	case N_OFFSETOF:
		return tr_ck_offsetof(ck, n);
	case N_STRINGOF:
		return tr_ck_stringof(ck, n);
	case N_XLATE:
		return tr_ck_xlate(ck, n);
	}
	return tr_error(ck->t, D_UNKNOWN, n->pos, "unknown expression");
}

static int check_any(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	int err;

	if (ck->depth >= TR_CK_DEPTH)
		return tr_error(ck->t, D_CG_EXPR, n->pos, "expression is nested too deeply");
	ck->depth++;
	err = check_node(ck, n, stmt);
	ck->depth--;
	return err;
}

int tr_ck_expr(struct tr_ck *ck, struct tr_node *n)
{
	return check_any(ck, n, false);
}

int tr_ck_stmt_expr(struct tr_ck *ck, struct tr_node *n)
{
	return check_any(ck, n, true);
}

int tr_ck_args(struct tr_ck *ck, struct tr_node *n)
{
	int err;

	for (size_t i = 0; i < n->nargs; i++) {
		err = tr_ck_expr(ck, n->args[i]);
		if (err)
			return err;
	}
	return 0;
}
