/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Operators: which operands each takes and the type it gives. In: a node whose operands are not
 * checked yet. Out: .type, constants folded, .strmax of strings.
 */
#include "check/impl.h"

static struct tr_type *type_int(struct tr_ck *ck)
{
	return tr_type_base(ck->t, TB_INT);
}

/* Whether a translated pointer is there is asked of what it is translated from. */
void tr_ck_untranslate(struct tr_node *x)
{
	struct tr_pos pos = x->pos;

	if (!tr_xlated(x) || tr_type_resolve(x->type)->kind != T_PTR ||
	    !tr_type_is_scalar(tr_real(x)->a->type))
		return;
	*x = *tr_real(x)->a;
	x->pos = pos;
}

static bool asks_truth(enum tr_op op)
{
	return op == OP_LNOT || op == OP_LAND || op == OP_LOR || op == OP_LXOR || op == OP_EQ ||
	       op == OP_NE;
}

/* What cannot be an operand at all. */
static int operand(struct tr_ck *ck, struct tr_node *n, struct tr_node *x)
{
	struct tr_node *r = tr_real(x);

	if (r->kind == N_CALL && r->func && r->func->kind == FN_ACTION)
		return tr_error(ck->t, D_OP_ACT, x->pos, "operator %s cannot take the action %s()",
				tr_op_name(n->op), r->func->name);
	if (asks_truth(n->op))
		tr_ck_untranslate(x);
	if (tr_is_dyn(x->type) || tr_xlated(x))
		return tr_error(ck->t, D_OP_DYN, x->pos,
				"operator %s cannot take a value of the dynamic type '%s'",
				tr_op_name(n->op), tr_ck_typename(ck, x));
	return 0;
}

int tr_ck_no_truth(struct tr_ck *ck, struct tr_node *n)
{
	if (tr_type_is_string(n->type))
		tr_hint(ck->t, "compare the string: != NULL, != \"\"");
	return -EINVAL;
}

/* A value that is true or false. */
int tr_ck_scalar(struct tr_ck *ck, struct tr_node *n, const char *what)
{
	if (tr_type_is_scalar(n->type) || tr_type_resolve(n->type)->kind == T_FUNC)
		return 0;
	tr_error(ck->t, D_OP_SCALAR, n->pos, "%s must be a number or a pointer, not '%s'", what,
		 tr_ck_typename(ck, n));
	return tr_ck_no_truth(ck, n);
}

static int want_int(struct tr_ck *ck, struct tr_node *n, struct tr_node *x)
{
	int err = operand(ck, n, x);

	if (err || tr_type_is_int(x->type))
		return err;
	return tr_error(ck->t, D_OP_INT, x->pos, "operator %s needs an integer, not '%s'",
			tr_op_name(n->op), tr_ck_typename(ck, x));
}

static int want_arith(struct tr_ck *ck, struct tr_node *n, struct tr_node *x)
{
	int err = operand(ck, n, x);

	if (err || tr_type_is_int(x->type))
		return err;
	if (tr_type_is_float(x->type))
		return tr_error(ck->t, D_OP_ARITH, x->pos,
				"operator %s cannot take '%s': floating-point values can be stored "
				"and printed, not computed with",
				tr_op_name(n->op), tr_ck_typename(ck, x));
	return tr_error(ck->t, D_OP_ARITH, x->pos, "operator %s needs a number, not '%s'",
			tr_op_name(n->op), tr_ck_typename(ck, x));
}

static int incompat(struct tr_ck *ck, struct tr_node *n, struct tr_node *a, struct tr_node *b)
{
	return tr_error(ck->t, D_OP_INCOMPAT, n->pos,
			"operands of %s have incompatible types: '%s' and '%s'",
			n->kind == N_TERNARY ? "?:" :
			n->op == OP_NONE     ? "=" :
					       tr_op_name(n->op),
			tr_ck_typename(ck, a), tr_ck_typename(ck, b));
}

/* ---- unary */

static int deref(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(n->a->type), *to;
	int err = operand(ck, n, n->a);

	if (err)
		return err;
	if (r->kind == T_STRING) {
		n->type = tr_type_base(ck->t, TB_CHAR);
		tr_ck_uses(ck, USE_FAULT);
		return 0;
	}
	if (r->kind == T_FUNC || (r->kind == T_PTR && tr_type_resolve(r->ref)->kind == T_FUNC))
		return tr_error(ck->t, D_DEREF_FUNC, n->pos, "cannot dereference a function");
	if (r->kind != T_PTR && r->kind != T_ARRAY)
		return tr_error(ck->t, D_DEREF_NONPTR, n->pos,
				"cannot dereference '%s': it is no pointer",
				tr_ck_typename(ck, n->a));
	to = tr_type_resolve(r->ref);
	if (to->kind == T_VOID) {
		err = tr_error(ck->t, D_DEREF_VOID, n->pos, "cannot dereference a pointer to void");
		tr_hint(ck->t, "cast it to a pointer to the type that is there");
		return err;
	}
	n->type = r->ref;
	n->lval = to->kind != T_ARRAY;
	tr_ck_uses(ck, USE_FAULT);
	return 0;
}

static int address(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *a = n->a, *r;
	int err;

	err = a->kind == N_KSYM ? tr_ck_ksym(ck, a, true) : tr_ck_expr(ck, a);
	if (err)
		return err;
	r = tr_real(a);
	if (r->var || r->kind == N_IDENT)
		return tr_error(ck->t, D_ADDROF_VAR, n->pos, "a D variable has no address to take");
	if (r->kind == N_MEMBER && r->member && r->member->bits)
		return tr_error(ck->t, D_ADDROF_BITFIELD, n->pos,
				"a bit-field has no address to take");
	if (!r->lval && r->kind != N_KSYM && tr_type_resolve(r->type)->kind != T_ARRAY &&
	    !(r->kind == N_INDEX && tr_type_is_string(r->a->type)))
		return tr_error(ck->t, D_ADDROF_LVAL, n->pos,
				"operator & needs something with an address");
	n->type = tr_type_ptr(ck->t, a->type);
	return 0;
}

static int incdec(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r;
	int err = tr_ck_target(ck, n->a, NULL);

	if (!err)
		err = operand(ck, n, n->a);
	if (err)
		return err;
	r = tr_type_resolve(n->a->type);
	if (!tr_type_is_int(r) && r->kind != T_PTR)
		return tr_error(ck->t, D_OP_SCALAR, n->a->pos,
				"operator %s needs an integer or a pointer, not '%s'",
				tr_op_name(n->op), tr_ck_typename(ck, n->a));
	if (r->kind == T_PTR && !tr_type_size(ck->t, r->ref) && !tr_is_void(r->ref))
		return tr_error(ck->t, D_OP_INCOMPLETE, n->a->pos,
				"operator %s needs the size of '%s', which is not known",
				tr_op_name(n->op), tr_type_name(ck->t, r->ref));
	n->type = n->a->type;
	return 0;
}

int tr_ck_unary(struct tr_ck *ck, struct tr_node *n)
{
	int err;

	if (n->op == OP_ADDR)
		return address(ck, n);
	if (n->op >= OP_PREINC && n->op <= OP_POSTDEC)
		return incdec(ck, n);
	err = tr_ck_expr(ck, n->a);
	if (err)
		return err;
	if (n->op == OP_DEREF)
		return deref(ck, n);
	if (n->op == OP_LNOT) {
		err = operand(ck, n, n->a);
		n->type = type_int(ck);
		if (!err)
			err = tr_ck_scalar(ck, n->a, "the operand of !");
	} else {
		err = n->op == OP_BNOT ? want_int(ck, n, n->a) : want_arith(ck, n, n->a);
		n->type = tr_promote(ck->t, n->a->type);
	}
	if (!err)
		tr_fold(ck, n, &err);
	return err;
}

/* ---- binary */

static int pointer_add(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *p = tr_type_is_ptr(n->a->type) ? n->a : n->b, *i = p == n->a ? n->b : n->a;
	struct tr_type *ref = tr_type_resolve(p->type)->ref;

	if (!tr_type_is_int(i->type) || (n->op == OP_SUB && p == n->b))
		return incompat(ck, n, n->a, n->b);
	if (tr_type_resolve(ref)->kind == T_FUNC)
		return tr_error(ck->t, D_OP_VFPTR, p->pos,
				"operator %s cannot take a pointer to a function",
				tr_op_name(n->op));
	if (!tr_type_size(ck->t, ref) && !tr_is_void(ref))
		return tr_error(ck->t, D_OP_INCOMPLETE, p->pos,
				"operator %s needs the size of '%s', which is not known",
				tr_op_name(n->op), tr_type_name(ck->t, ref));
	n->type = tr_type_resolve(p->type)->kind == T_ARRAY ? tr_type_ptr(ck->t, ref) : p->type;
	return 0;
}

/* A string and an integer: what of the string is behind so many characters. */
static bool string_add(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *s = tr_type_is_string(n->a->type) ? n->a : n->b;

	if (!tr_type_is_string(s->type) || !tr_type_is_int((s == n->a ? n->b : n->a)->type))
		return false;
	n->type = s->type;
	n->strmax = s->strmax;
	tr_ck_uses(ck, USE_SCRATCH | USE_FAULT);
	return true;
}

static int additive(struct tr_ck *ck, struct tr_node *n)
{
	bool pa = tr_type_is_ptr(n->a->type), pb = tr_type_is_ptr(n->b->type);
	int err = operand(ck, n, n->a);

	if (!err)
		err = operand(ck, n, n->b);
	if (err)
		return err;
	if (pa && pb) {
		if (n->op == OP_ADD || !tr_ptr_compat(n->a->type, n->b->type))
			return incompat(ck, n, n->a, n->b);
		n->type = tr_type_base(ck->t, TB_LONG);
		return 0;
	}
	if (pa || pb)
		return pointer_add(ck, n);
	if (n->op == OP_ADD && string_add(ck, n))
		return 0;
	err = want_arith(ck, n, n->a);
	if (!err)
		err = want_arith(ck, n, n->b);
	n->type = err ? NULL : tr_arith_type(ck->t, n->a->type, n->b->type);
	return err;
}

/* D lets an enumerator stand right of a value of its enum even if other enums have one of the
 * same name. */
static bool enum_right(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *e = tr_type_resolve(n->a->type);
	struct tr_node *b = n->b;

	if (e->kind != T_ENUM || b->kind != N_IDENT || b->scope != SC_GLOBAL)
		return false;
	for (struct tr_enumval *v = tr_type_enums(ck->t, e); v; v = v->next) {
		if (!strcmp(v->name, b->name)) {
			tr_ck_const(b, n->a->type, (uint64_t)v->value);
			return true;
		}
	}
	return false;
}

static bool comparable(struct tr_node *a, struct tr_node *b)
{
	struct tr_type *ra = tr_type_resolve(a->type), *rb = tr_type_resolve(b->type);

	if (ra->kind == T_STRING || rb->kind == T_STRING)
		return (tr_is_strcompat(ra) || tr_is_null(a)) &&
		       (tr_is_strcompat(rb) || tr_is_null(b));
	if (tr_type_is_int(ra) && tr_type_is_int(rb))
		return true;
	if (tr_type_is_ptr(ra) && tr_type_is_ptr(rb))
		return tr_ptr_compat(ra, rb) || tr_is_null(a) || tr_is_null(b);
	/* as DTrace: pointers compare with integers of any value */
	if (tr_type_is_ptr(ra) || ra->kind == T_FUNC)
		return tr_type_is_int(rb) || rb->kind == T_FUNC;
	return (tr_type_is_ptr(rb) || rb->kind == T_FUNC) && tr_type_is_int(ra);
}

static int compare(struct tr_ck *ck, struct tr_node *n)
{
	int err = operand(ck, n, n->a);

	if (!err)
		err = operand(ck, n, n->b);
	if (err)
		return err;
	n->type = type_int(ck);
	if (comparable(n->a, n->b)) {
		if (tr_type_is_string(n->a->type) || tr_type_is_string(n->b->type))
			tr_ck_uses(ck, USE_SCRATCH);
		return 0;
	}
	if (tr_type_is_sou(n->a->type) || tr_type_is_sou(n->b->type))
		return tr_error(
			ck->t, D_OP_INCOMPAT, n->pos,
			"operator %s cannot compare '%s' with '%s': structures have no order",
			tr_op_name(n->op), tr_ck_typename(ck, n->a), tr_ck_typename(ck, n->b));
	return incompat(ck, n, n->a, n->b);
}

static int logical(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	bool lazy = n->op != OP_LXOR;
	int err = tr_ck_expr(ck, n->a);

	if (!err)
		err = operand(ck, n, n->a);
	if (!err)
		err = tr_ck_scalar(
			ck, n->a, tr_sprintf(&ck->t->arena, "an operand of %s", tr_op_name(n->op)));
	if (err)
		return err;
	ck->cond += lazy;
	err = stmt && lazy ? tr_ck_stmt_expr(ck, n->b) : tr_ck_expr(ck, n->b);
	ck->cond -= lazy;
	n->type = type_int(ck);
	if (err || (stmt && lazy && tr_is_void(n->b->type)))
		return err;
	err = operand(ck, n, n->b);
	if (!err)
		err = tr_ck_scalar(
			ck, n->b, tr_sprintf(&ck->t->arena, "an operand of %s", tr_op_name(n->op)));
	if (!err)
		tr_fold(ck, n, &err);
	return err;
}

static int comma(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	int err = stmt ? tr_ck_stmt_expr(ck, n->a) : tr_ck_expr(ck, n->a);

	if (!err)
		err = stmt ? tr_ck_stmt_expr(ck, n->b) : tr_ck_expr(ck, n->b);
	if (err)
		return err;
	n->type = n->b->type;
	n->strmax = n->b->strmax;
	return 0;
}

/* The type of a op b, both checked; also for op=. */
static int binary_type(struct tr_ck *ck, struct tr_node *n)
{
	int err;

	switch (n->op) {
	case OP_ADD:
	case OP_SUB:
		return additive(ck, n);
	case OP_MUL:
	case OP_DIV:
		err = want_arith(ck, n, n->a);
		if (!err)
			err = want_arith(ck, n, n->b);
		break;
	default:
		err = want_int(ck, n, n->a);
		if (!err)
			err = want_int(ck, n, n->b);
	}
	if (err)
		return err;
	n->type = n->op == OP_SHL || n->op == OP_SHR ? tr_promote(ck->t, n->a->type) :
						       tr_arith_type(ck->t, n->a->type, n->b->type);
	if (n->op == OP_DIV || n->op == OP_MOD)
		tr_ck_uses(ck, n->b->constant ? 0 : USE_FAULT);
	return 0;
}

int tr_ck_binary(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	int err;

	if (n->op >= OP_LAND && n->op <= OP_LXOR)
		return logical(ck, n, stmt);
	if (n->op == OP_COMMA)
		return comma(ck, n, stmt);
	err = tr_ck_expr(ck, n->a);
	if (!err && !(n->op >= OP_EQ && n->op <= OP_GE && enum_right(ck, n)))
		err = tr_ck_expr(ck, n->b);
	if (!err)
		err = n->op >= OP_EQ && n->op <= OP_GE ? compare(ck, n) : binary_type(ck, n);
	if (!err)
		tr_fold(ck, n, &err);
	return err;
}

/* ---- ?: */

static int branch(struct tr_ck *ck, struct tr_node *x, bool stmt)
{
	int err;

	ck->cond++;
	err = stmt ? tr_ck_stmt_expr(ck, x) : tr_ck_expr(ck, x);
	ck->cond--;
	return err;
}

static size_t longer(size_t a, size_t b)
{
	return a && b ? TR_MAX(a, b) : 0;
}

static bool ternary_type(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *b = tr_type_resolve(n->b->type), *c = tr_type_resolve(n->c->type);

	if (b->kind == T_STRING || c->kind == T_STRING) {
		if (!(tr_is_strcompat(b) || tr_is_null(n->b)) ||
		    !(tr_is_strcompat(c) || tr_is_null(n->c)))
			return false;
		n->type = tr_type_base(ck->t, TB_STRING);
		n->strmax = tr_is_null(n->b) ? n->c->strmax :
			    tr_is_null(n->c) ? n->b->strmax :
					       longer(n->b->strmax, n->c->strmax);
		tr_ck_uses(ck, USE_SCRATCH);
		return true;
	}
	if (tr_type_is_int(b) && tr_type_is_int(c)) {
		n->type = tr_arith_type(ck->t, n->b->type, n->c->type);
		return true;
	}
	if (tr_type_is_ptr(b) && (tr_is_null(n->c) || (tr_type_is_ptr(c) && tr_ptr_compat(b, c)))) {
		/* of a pointer to void and another, C gives the former, D scripts want the latter */
		n->type = tr_is_void(b->ref) && tr_type_is_ptr(c) ? n->c->type : n->b->type;
	} else if (tr_type_is_ptr(c) && tr_is_null(n->b)) {
		n->type = n->c->type;
	} else if (tr_type_same(b, c) && b->kind != T_VOID) {
		n->type = n->b->type;
	} else {
		return false;
	}
	if (tr_type_resolve(n->type)->kind == T_ARRAY)
		n->type = tr_type_ptr(ck->t, tr_type_resolve(n->type)->ref);
	return true;
}

/* Nobody asks for its value: actions such as stack() have one only as keys and arguments. */
static bool no_value(struct tr_node *x)
{
	x = tr_real(x);
	return tr_is_void(x->type) || (x->kind == N_CALL && x->func && x->func->kind == FN_ACTION);
}

int tr_ck_ternary(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	int err = tr_ck_expr(ck, n->a);

	n->op = OP_NONE;
	if (!err)
		tr_ck_untranslate(n->a);
	if (!err && (tr_is_dyn(n->a->type) || tr_xlated(n->a)))
		err = tr_error(ck->t, D_OP_DYN, n->a->pos,
			       "the condition of ?: cannot have the dynamic type '%s'",
			       tr_ck_typename(ck, n->a));
	if (!err)
		err = tr_ck_scalar(ck, n->a, "the condition of ?:");
	if (!err && stmt && n->a->constant) {
		/* OPT_x ? action : 1; with an inline int OPT_x: the other side need not make sense */
		*n = n->a->ival ? *n->b : *n->c;
		return tr_ck_stmt_expr(ck, n);
	}
	if (!err)
		err = branch(ck, n->b, stmt);
	if (!err)
		err = branch(ck, n->c, stmt);
	if (err)
		return err;
	if (stmt && (no_value(n->b) || no_value(n->c))) {
		n->type = tr_type_base(ck->t, TB_VOID);
		return 0;
	}
	if (tr_is_dyn(n->b->type) || tr_is_dyn(n->c->type) || tr_xlated(n->b) || tr_xlated(n->c))
		return tr_error(ck->t, D_OP_DYN, n->pos,
				"the branches of ?: cannot have dynamic types");
	if (!ternary_type(ck, n)) {
		if (!stmt)
			return incompat(ck, n, n->b, n->c);
		n->type = tr_type_base(ck->t, TB_VOID);
		return 0;
	}
	tr_fold(ck, n, &err);
	return err;
}

/* ---- assignment */

static int assign_value(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(n->b->type);
	struct tr_node *b = tr_real(n->b);

	if (b->kind == N_CALL && b->func && b->func->kind != FN_SUBR)
		return tr_error(ck->t, D_OP_ACT, b->pos, "%s() has no value that could be assigned",
				b->func->name);
	if (tr_is_dyn(r) || tr_xlated(n->b))
		return tr_error(ck->t, D_OP_DYN, n->b->pos,
				"a value of the dynamic type '%s' cannot be assigned",
				tr_ck_typename(ck, n->b));
	if (r->kind == T_VOID)
		return tr_error(ck->t, D_OP_INCOMPAT, n->b->pos,
				"there is no value to assign: it is void");
	return 0;
}

static int assign_op(struct tr_ck *ck, struct tr_node *n)
{
	int err = tr_ck_target(ck, n->a, NULL);

	if (!err)
		err = tr_ck_expr(ck, n->b);
	if (!err)
		err = binary_type(ck, n);
	if (err)
		return err;
	if (!tr_type_is_scalar(n->a->type)) /* string + 1 has a value, string += 1 has not */
		return incompat(ck, n, n->a, n->b);
	if ((n->op == OP_DIV || n->op == OP_MOD) && n->b->constant && !n->b->ival)
		return tr_error(ck->t, D_DIV_ZERO, n->pos, "expression contains division by zero");
	n->type = n->a->type;
	return 0;
}

int tr_ck_assign(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	int err;

	if (n->a->kind == N_AGG) {
		if (stmt)
			return tr_ck_agg_assign(ck, n);
		return tr_error(
			ck->t, D_AGG_SCALAR, n->pos,
			"an aggregation is assigned by a statement of its own, not within an expression");
	}
	if (n->a->kind == N_INDEX && n->a->a->kind == N_AGG)
		return tr_error(ck->t, D_AGG_MDIM, n->a->pos,
				"the keys of an aggregation stand in one pair of brackets: "
				"@%s[a, b]",
				n->a->a->name);
	if (n->op != OP_NONE)
		return assign_op(ck, n);
	err = tr_ck_expr(ck, n->b);
	if (!err)
		err = assign_value(ck, n);
	if (!err)
		err = tr_ck_target(ck, n->a, n->b);
	if (err)
		return err;
	n->type = n->a->type;
	if (!tr_assignable(ck, n->a->type, n->b) && !tr_is_null(n->b))
		return incompat(ck, n, n->a, n->b);
	if (tr_type_is_string(n->type))
		n->strmax = n->b->strmax;
	return 0;
}

/* ---- casts */

/* An array in memory of the kernel or behind a pointer, not one in a D variable: it has an address. */
static bool has_address(struct tr_node *n)
{
	n = tr_real(n);
	while ((n->kind == N_MEMBER && !n->arrow) ||
	       (n->kind == N_INDEX && !n->var && tr_type_resolve(n->a->type)->kind == T_ARRAY))
		n = tr_real(n->a);
	return !n->var && n->kind != N_IDENT;
}

/* Every scalar becomes every other, an array its address; a string comes from char pointers. */
static bool castable(struct tr_node *n, struct tr_type *to)
{
	struct tr_type *from = tr_type_resolve(n->type);

	if (to->kind == T_VOID)
		return true;
	if (to->kind == T_STRING)
		return tr_is_strcompat(from) || tr_type_is_ptr(from) || tr_type_is_int(from);
	if (tr_type_is_scalar(to) && to->kind != T_ARRAY)
		return tr_type_is_scalar(from) || from->kind == T_FUNC ||
		       (from->kind == T_ARRAY && has_address(n));
	if (tr_type_is_float(to))
		return tr_type_is_float(from) && from->size == to->size;
	return (tr_type_is_sou(to) || to->kind == T_FWD) && tr_type_same(from, to);
}

int tr_ck_cast(struct tr_ck *ck, struct tr_node *n)
{
	int err;

	n->type = tr_ck_tname(ck, n->tname);
	if (!n->type)
		return -EINVAL;
	err = tr_ck_expr(ck, n->a);
	return err ? err : tr_ck_cast_done(ck, n);
}

int tr_ck_cast_done(struct tr_ck *ck, struct tr_node *n)
{
	int err;

	if (tr_is_dyn(n->a->type) || tr_xlated(n->a) || !castable(n->a, tr_type_resolve(n->type)))
		return tr_error(ck->t, D_CAST_INVAL, n->pos, "cannot cast '%s' to '%s'",
				tr_ck_typename(ck, n->a), tr_type_name(ck->t, n->type));
	if (tr_type_is_string(n->type)) {
		n->strmax = n->a->strmax;
		tr_ck_uses(ck, USE_SCRATCH | (tr_type_is_string(n->a->type) ? 0 : USE_FAULT));
	}
	tr_fold(ck, n, &err);
	return err;
}
