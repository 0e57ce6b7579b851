/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Translators: `translator OUT < IN name > { member = expr; … }`. A translated value is never
 * made as a whole: a member of it is the translator's expression for that member, checked where
 * it is used, with the input in the place of its name. So a kernel that lacks something breaks
 * only the use of the members that need it.
 */
#include "check/impl.h"

/* ---- declaration */

static struct tr_xlator *find_exact(struct tr_ck *ck, struct tr_type *out, struct tr_type *in)
{
	for (struct tr_xlator *x = ck->s->xlators; x; x = x->next)
		if (tr_type_same(tr_type_resolve(x->out), out) &&
		    tr_type_same(tr_type_resolve(x->in), in))
			return x;
	return NULL;
}

static int members(struct tr_ck *ck, struct tr_item *item, struct tr_type *out)
{
	uint32_t bitoff;
	int err;

	for (struct tr_xmember *m = item->xmembers; m; m = m->next) {
		if (!tr_type_member(ck->t, out, m->name, &bitoff)) {
			err = tr_error(ck->t, D_XLATE_MEMB, m->pos,
				       "'%s' has no member '%s' to translate",
				       tr_type_name(ck->t, out), m->name);
			tr_type_member_hint(ck->t, out, m->name);
			return err;
		}
		for (struct tr_xmember *o = item->xmembers; o != m; o = o->next)
			if (!strcmp(o->name, m->name) && !ck->library)
				return tr_error(ck->t, D_XLATE_MEMB, m->pos,
						"member '%s' is translated twice", m->name);
	}
	return 0;
}

/* Some value of a type: *(type *)0. It is only looked at. */
static struct tr_node *some(struct tr_ck *ck, struct tr_type *type, struct tr_pos pos)
{
	struct tr_node *n = tr_mk_node(ck, N_UNARY, pos), *zero = tr_mk_node(ck, N_INT, pos);

	zero->type = tr_type_base(ck->t, TB_INT);
	n->op = OP_DEREF;
	n->a = tr_mk_cast(ck, zero, tr_type_ptr(ck->t, type));
	return n;
}

/*
 * A script's own translations have the types of their members, used or not. What else may be wrong
 * with them is told where they are used: what is named there may be declared later.
 */
static int check_types(struct tr_ck *ck, struct tr_xlator *x)
{
	struct tr_ck quiet = { .t = ck->t, .s = ck->s, .peek = true };
	struct tr_type *out = tr_type_resolve(x->out);
	uint32_t bitoff;

	for (struct tr_xmember *m = x->item->xmembers; m && !ck->library; m = m->next) {
		struct tr_node *n = tr_mk_node(ck, N_MEMBER, m->pos), *in = some(ck, x->in, m->pos);

		n->name = m->name;
		m->busy = true;
		if (tr_ck_typed_subst(&quiet, n, tr_copy(ck, m->expr, &x->name, &in, 1),
				      tr_type_member(ck->t, out, m->name, &bitoff)->type,
				      D_XLATE_INCOMPAT) &&
		    ck->t->diag.has_tag && ck->t->diag.tag == D_XLATE_INCOMPAT)
			return -EINVAL;
		m->busy = false;
		tr_forget_error(ck->t);
	}
	return 0;
}

int tr_ck_translator(struct tr_ck *ck, struct tr_item *item)
{
	struct tr_type *out = tr_ck_decl_type(ck, item->decl, NULL);
	struct tr_type *in = out ? tr_ck_decl_type(ck, item->input, NULL) : NULL;
	struct tr_xlator *x;
	int err;

	if (!in)
		return -EINVAL;
	if (!tr_type_is_sou(out))
		return tr_error(ck->t, D_XLATE_SOU, item->decl->pos,
				"a translator makes a struct or union, not '%s'",
				tr_type_name(ck->t, out));
	if (find_exact(ck, tr_type_resolve(out), tr_type_resolve(in)))
		return tr_error(ck->t, D_XLATE_REDECL, item->pos,
				"a translator from '%s' to '%s' is declared already",
				tr_type_name(ck->t, in), tr_type_name(ck->t, out));
	if (!item->input->name)
		return tr_error(ck->t, D_DECL_IDENT, item->input->pos,
				"the input of a translator needs a name");
	err = members(ck, item, out);
	if (err)
		return err;
	x = tr_alloc(&ck->t->arena, sizeof(*x));
	x->out = out;
	x->in = in;
	x->name = item->input->name;
	x->item = item;
	x->next = ck->s->xlators;
	ck->s->xlators = x;
	return check_types(ck, x);
}

/* ---- use */

/* Exactly that input first, then one that C would convert it to. */
struct tr_xlator *tr_xlator_find(struct tr_ck *ck, struct tr_type *out, struct tr_type *in)
{
	struct tr_xlator *x;

	out = tr_type_resolve(out);
	in = tr_type_resolve(in);
	if (out->kind == T_PTR)
		out = tr_type_resolve(out->ref);
	x = find_exact(ck, out, in);
	if (x)
		return x;
	for (x = ck->s->xlators; x; x = x->next) {
		struct tr_type *want = tr_type_resolve(x->in);

		if (!tr_type_same(tr_type_resolve(x->out), out))
			continue;
		if (tr_type_is_int(want) && tr_type_is_int(in))
			return x;
		if (tr_type_is_ptr(want) && tr_type_is_ptr(in) && tr_ptr_compat(want, in))
			return x;
	}
	return NULL;
}

struct tr_type *tr_xlate_type(struct tr_ck *ck, const char *name, struct tr_pos pos)
{
	size_t len = strlen(name);
	bool ptr = len && name[len - 1] == '*';
	struct tr_type *type;

	while (len && (name[len - 1] == '*' || name[len - 1] == ' '))
		len--;
	name = tr_strndup(&ck->t->arena, name, len);
	if (tr_lib_need(ck->t, name) < 0)
		return NULL;
	type = tr_type_lookup(ck->t, NULL, 0, name);
	if (!type) {
		tr_error(ck->t, D_ARGS_XLATOR, pos, "the type '%s' of the argument is not known",
			 name);
		return NULL;
	}
	return ptr ? tr_type_ptr(ck->t, type) : type;
}

struct tr_xlator *tr_xlated(struct tr_node *n)
{
	n = tr_real(n);
	return n->kind == N_XLATE ? n->info : NULL;
}

int tr_ck_xlate(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r;
	int err;

	n->type = tr_ck_tname(ck, n->tname);
	if (!n->type)
		return -EINVAL;
	err = tr_ck_expr(ck, n->a);
	if (err)
		return err;
	r = tr_type_resolve(n->type);
	if (r->kind == T_PTR)
		r = tr_type_resolve(r->ref);
	if (!tr_type_is_sou(r))
		return tr_error(ck->t, D_XLATE_SOU, n->pos,
				"xlate makes a struct or union, or a pointer to one, not '%s'",
				tr_type_name(ck->t, n->type));
	n->info = tr_xlator_find(ck, n->type, n->a->type);
	if (!n->info)
		return tr_error(ck->t, D_XLATE_NONE, n->pos, "no translator from '%s' to '%s'",
				tr_ck_typename(ck, n->a), tr_type_name(ck->t, r));
	return 0;
}

static int no_member(struct tr_ck *ck, struct tr_node *n, const struct tr_xlator *x, bool exists)
{
	int err;

	if (exists)
		return tr_error(ck->t, D_XLATE_NOCONV, n->pos,
				"the translator from '%s' to '%s' says nothing of '%s'",
				tr_type_name(ck->t, x->in), tr_type_name(ck->t, x->out), n->name);
	err = tr_error(ck->t, D_TYPE_MEMBER, n->pos, "'%s' has no member '%s'",
		       tr_type_name(ck->t, x->out), n->name);
	tr_type_member_hint(ck->t, tr_type_resolve(x->out), n->name);
	return err;
}

/* A kernel without what a library's translation is made of: tell for what it is needed. */
static void needed_for(struct tr_ck *ck, struct tr_xlator *x, struct tr_node *n)
{
	free(ck->t->diag.hint);
	ck->t->diag.hint = NULL;
	tr_hint(ck->t, "it is needed for the member '%s' of '%s'", n->name,
		tr_type_name(ck->t, x->out));
}

static int wrong_operator(struct tr_ck *ck, struct tr_node *n)
{
	bool ptr = tr_type_resolve(tr_real(n->a)->type)->kind == T_PTR;

	if (n->arrow && !ptr)
		return tr_error(ck->t, D_OP_PTR, n->pos, "operator -> needs a pointer, not '%s'",
				tr_ck_typename(ck, n->a));
	if (!n->arrow && ptr)
		return tr_error(ck->t, D_OP_SOU, n->pos,
				"operator . needs a struct or union, not '%s'",
				tr_ck_typename(ck, n->a));
	return 0;
}

/* How often a tree mentions a name. */
static unsigned mentions(const struct tr_node *n, const char *name)
{
	unsigned sum = 0;

	if (!n)
		return 0;
	if (n->kind == N_IDENT)
		return n->scope == SC_GLOBAL && !strcmp(n->name, name);
	for (size_t i = 0; i < n->nargs; i++)
		sum += mentions(n->args[i], name);
	return sum + mentions(n->a, name) + mentions(n->b, name) + mentions(n->c, name);
}

/* Costs nothing to do again. */
static bool is_simple(const struct tr_node *n)
{
	while (n->kind == N_CAST)
		n = n->a;
	return n->kind == N_INT || n->kind == N_IDENT;
}

/* (this->v = in, expr with this->v in the place of the input): the input is found out once. The
 * variable is a clause-local one of the checker's own, which mostly lives in a register. */
static struct tr_node *with_input(struct tr_ck *ck, struct tr_xlator *x, struct tr_xmember *m,
				  struct tr_node *in)
{
	struct tr_node *id = tr_mk_node(ck, N_IDENT, in->pos), *let, *seq;

	id->scope = SC_THIS;
	id->name = tr_sprintf(&ck->t->arena, "`%s%zu", x->name, ck->s->copied);
	tr_var_new(ck, V_SCALAR, SC_THIS, id->name, in->pos)->type = x->in;
	let = tr_mk_node(ck, N_ASSIGN, in->pos);
	let->a = id;
	let->b = tr_copy(ck, in, NULL, NULL, 0);
	seq = tr_mk_node(ck, N_BINARY, m->pos);
	seq->op = OP_COMMA;
	seq->a = let;
	seq->b = tr_copy(ck, m->expr, &x->name, &id, 1);
	return seq;
}

/* The member's translation, its input put in. */
static struct tr_node *put_in(struct tr_ck *ck, struct tr_xlator *x, struct tr_xmember *m,
			      struct tr_node *in, struct tr_type *type)
{
	type = tr_type_resolve(type);
	if (ck->cl && !ck->peek && !is_simple(in) && tr_type_is_scalar(x->in) &&
	    (tr_type_is_scalar(type) || tr_is_strcompat(type)) && mentions(m->expr, x->name) > 1)
		return with_input(ck, x, m, in);
	return tr_copy(ck, m->expr, &x->name, &in, 1);
}

static struct tr_xmember *translation(struct tr_xmember *m, const char *name)
{
	while (m && strcmp(m->name, name))
		m = m->next;
	return m;
}

/* Of several translations of a member the first that this kernel can have, else the last. */
static struct tr_xmember *choose(struct tr_ck *ck, struct tr_xlator *x, struct tr_xmember *m,
				 struct tr_node *in)
{
	struct tr_ck quiet = *ck;
	struct tr_xmember *next;
	bool busy;
	int err;

	quiet.peek = true;
	for (; (next = translation(m->next, m->name)); m = next) {
		busy = m->busy;
		m->busy = true;
		err = tr_ck_expr(&quiet, tr_copy(ck, m->expr, &x->name, &in, 1));
		m->busy = busy;
		if (!err)
			break;
		tr_forget_error(ck->t);
	}
	return m;
}

int tr_ck_xmember(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_xlator *x = tr_xlated(n->a);
	struct tr_xmember *m;
	struct tr_member *member;
	struct tr_node *in;
	uint32_t bitoff;
	bool busy;
	int err;

	if (!x)
		return 0;
	err = wrong_operator(ck, n);
	if (err)
		return err;
	member = tr_type_member(ck->t, tr_type_resolve(x->out), n->name, &bitoff);
	m = translation(x->item->xmembers, n->name);
	if (!m || !member)
		return no_member(ck, n, x, member != NULL);
	/* what is translated may well be a translation itself */
	if (m->busy && tr_is_within(m->expr, &n->pos))
		return tr_error(ck->t, D_CG_EXPR, n->pos,
				"the translation of %s stands within itself", n->name);
	in = tr_mk_cast(ck, tr_real(n->a)->a, x->in);
	if (tr_type_is_sou(x->in) || tr_type_is_string(x->in))
		in = in->a;
	m = choose(ck, x, m, in);
	busy = m->busy;
	m->busy = true;
	err = tr_ck_typed_subst(ck, n, put_in(ck, x, m, in, member->type), member->type,
				D_XLATE_INCOMPAT);
	m->busy = busy;
	if (err && m->pos.src != n->pos.src)
		needed_for(ck, x, n);
	return err ? err : 1;
}
