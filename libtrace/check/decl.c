/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Declarations: variables of the script, typedefs and tags (entered by types/), inlines, and
 * providers declared in D.
 */
#include <ctype.h>

#include "check/impl.h"

/* ---- constants in declarators: inlines among them need the checker's eyes */

static void fix_decl(struct tr_ck *ck, struct tr_decl *d, unsigned depth);

static void fix_const(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_ck quiet = { .t = ck->t, .s = ck->s, .peek = true };

	if (!n || n->kind == N_INT || ck->t->diag.set)
		return;
	/* what is wrong with it, types/ will say with the right tag */
	if (tr_ck_expr(&quiet, n))
		tr_forget_error(ck->t);
}

static void fix_sou(struct tr_ck *ck, struct tr_sou *sou, unsigned depth)
{
	if (!sou || !sou->defined)
		return;
	for (struct tr_enumer *e = sou->enums; e; e = e->next)
		if (e->value && e->value->kind == N_IDENT &&
		    tr_var_find(ck, SC_GLOBAL, e->value->name))
			fix_const(ck, e->value);
	for (struct tr_decl *m = sou->members; m; m = m->next)
		fix_decl(ck, m, depth);
}

static void fix_decl(struct tr_ck *ck, struct tr_decl *d, unsigned depth)
{
	if (depth > 100)
		return;
	if (d->spec && !d->spec->type)
		fix_sou(ck, d->spec->sou, depth + 1);
	fix_const(ck, d->bits);
	for (struct tr_deriv *s = d->deriv; s; s = s->next)
		if (s->kind == DK_ARRAY)
			fix_const(ck, s->size);
}

/* ---- types as written, with the libraries that they need */

struct tr_type *tr_ck_decl_type(struct tr_ck *ck, struct tr_decl *d, struct tr_deriv **assoc)
{
	if (tr_lib_need_spec(ck->t, d->spec, 0))
		return NULL;
	return tr_decl_type(ck->t, d, assoc);
}

struct tr_type *tr_ck_tname(struct tr_ck *ck, struct tr_tname *n)
{
	if (n->type)
		return n->type;
	if (tr_lib_need_spec(ck->t, n->decl->spec, 0))
		return NULL;
	return tr_tname_type(ck->t, n);
}

/* ---- variables */

static int key_types(struct tr_ck *ck, struct tr_deriv *assoc, struct tr_key **keys, size_t *nkeys)
{
	struct tr_param *params, *p;
	size_t n = 0;
	int err =
		tr_decl_params(ck->t, assoc->params, assoc->varargs, (struct tr_pos){ 0 }, &params);

	if (err)
		return err;
	for (p = params; p; p = p->next)
		n++;
	*keys = tr_alloc(&ck->t->arena, TR_MAX(n, (size_t)1) * sizeof(**keys));
	*nkeys = n;
	for (p = params, n = 0; p; p = p->next)
		(*keys)[n++].type = p->type;
	return 0;
}

static int redeclared(struct tr_ck *ck, struct tr_decl *d, enum tr_scope scope, const char *as)
{
	return tr_error(ck->t, D_DECL_IDRED, d->pos, "%s is already declared as %s",
			tr_var_label(ck, scope, d->name), as);
}

/* Is the name taken by something that is no variable of the script? */
static int name_taken(struct tr_ck *ck, struct tr_decl *d)
{
	if (tr_func_find(ck, d->name))
		return redeclared(ck, d, SC_GLOBAL, "a function of D");
	for (size_t i = 0; i < TR_BUILTIN_MAX; i++)
		if (!strcmp(tr_builtin_rows[i].name, d->name) &&
		    !(tr_builtin_rows[i].flags & BI_NEW))
			return redeclared(ck, d, SC_GLOBAL, "a built-in variable");
	return 0;
}

static int same_again(struct tr_ck *ck, struct tr_decl *d, struct tr_var *old, struct tr_type *type,
		      struct tr_key *keys, size_t nkeys)
{
	const char *what = tr_type_name(ck->t, old->type ? old->type : type);
	bool same = old->kind == (keys ? V_ASSOC : V_SCALAR) && old->type &&
		    tr_type_same(old->type, type) && old->nkeys == nkeys;

	for (size_t i = 0; same && i < nkeys; i++)
		same = tr_type_same(old->keys[i].type, keys[i].type);
	if (same)
		return 0;
	return redeclared(ck, d, old->scope,
			  old->kind == V_INLINE	 ? "an inline" :
			  old->kind == V_BUILTIN ? "a built-in variable" :
			  old->kind == V_ASSOC	 ? "an associative array" :
						   tr_sprintf(&ck->t->arena, "'%s'", what));
}

static int scope_of(struct tr_ck *ck, struct tr_decl *d, enum tr_scope *scope)
{
	switch (d->spec->cls) {
	case CL_SELF:
		*scope = SC_SELF;
		return 0;
	case CL_THIS:
		*scope = SC_THIS;
		return 0;
	case CL_NONE:
	case CL_EXTERN:
		*scope = SC_GLOBAL;
		return 0;
	default:
		return tr_error(ck->t, D_DECL_BADCLASS, d->pos,
				"a D variable cannot be static, auto or register");
	}
}

static int variable(struct tr_ck *ck, struct tr_decl *d)
{
	struct tr_deriv *assoc;
	struct tr_type *type = tr_ck_decl_type(ck, d, &assoc);
	struct tr_key *keys = NULL;
	enum tr_scope scope;
	struct tr_var *v;
	size_t nkeys = 0;
	int err = type ? scope_of(ck, d, &scope) : -EINVAL;

	if (err)
		return err;
	if (tr_type_resolve(type)->kind == T_FUNC && scope == SC_GLOBAL && !assoc)
		return 0; /* a prototype says nothing that D needs */
	if (assoc && scope == SC_THIS)
		return tr_error(ck->t, D_DECL_LOCASSC, d->pos,
				"this->%s: an associative array cannot be clause-local", d->name);
	err = tr_decl_object(ck->t, d->pos, type);
	if (!err && assoc)
		err = key_types(ck, assoc, &keys, &nkeys);
	if (!err && scope == SC_GLOBAL)
		err = name_taken(ck, d);
	if (err)
		return err;
	v = tr_var_find(ck, scope, d->name);
	if (v)
		return same_again(ck, d, v, type, keys, nkeys);
	v = tr_var_new(ck, keys ? V_ASSOC : V_SCALAR, scope, d->name, d->pos);
	v->declared = true;
	v->type = type;
	v->keys = keys;
	v->nkeys = nkeys;
	return 0;
}

static int add_typedef(struct tr_ck *ck, struct tr_decl *d)
{
	if (!ck->library && d->name)
		tr_map_put(&ck->s->own_types, d->name, d);
	return tr_decl_typedef(ck->t, d);
}

int tr_ck_decl(struct tr_ck *ck, struct tr_item *item)
{
	int err = 0;

	for (struct tr_decl *d = item->decl; d && !err; d = d->next) {
		fix_decl(ck, d, 0);
		err = tr_lib_need_spec(ck->t, d->spec, 0);
		if (err)
			return err;
		if (d->spec->cls == CL_TYPEDEF)
			err = add_typedef(ck, d);
		else if (!d->name)
			err = tr_decl_tag(ck->t, d);
		else
			err = variable(ck, d);
	}
	return err;
}

/* ---- inlines */

static struct tr_decl *inline_params(struct tr_item *item)
{
	struct tr_deriv *d = item->decl->deriv;

	return d && d->kind == DK_ASSOC ? d->params : NULL;
}

/* Check the definition once, with zeroes for the parameters. */
static int try_inline(struct tr_ck *ck, struct tr_item *item, struct tr_var *v)
{
	struct tr_ck quiet = { .t = ck->t, .s = ck->s, .peek = true };
	struct tr_node *n = tr_mk_node(ck, v->nkeys ? N_INDEX : N_IDENT, item->pos);

	n->name = v->name;
	if (v->nkeys) {
		n->nargs = v->nkeys;
		n->args = tr_alloc(&ck->t->arena, v->nkeys * sizeof(*n->args));
		for (size_t i = 0; i < v->nkeys; i++) {
			n->args[i] = tr_mk_node(ck, N_INT, item->pos);
			if (tr_type_is_string(v->keys[i].type)) {
				n->args[i]->kind = N_STR;
				n->args[i]->sval = "";
			}
		}
	}
	return tr_ck_inline_use(&quiet, n, v);
}

int tr_ck_inline(struct tr_ck *ck, struct tr_item *item)
{
	struct tr_decl *d = item->decl;
	struct tr_deriv *assoc;
	struct tr_type *type;
	struct tr_var *v;
	int err;

	fix_decl(ck, d, 0);
	type = tr_ck_decl_type(ck, d, &assoc);
	if (!type)
		return -EINVAL;
	if (!d->name)
		return tr_error(ck->t, D_DECL_IDENT, d->pos, "an inline needs a name");
	if (tr_is_void(type))
		return tr_error(ck->t, D_DECL_VOIDOBJ, d->pos, "an inline cannot be void");
	if (ck->library && tr_var_find(ck, SC_GLOBAL, d->name))
		return 0; /* the script's own */
	err = name_taken(ck, d);
	v = tr_var_find(ck, SC_GLOBAL, d->name);
	if (!err && v && (v->kind != V_INLINE || v->declared)) /* not a library's */
		err = redeclared(ck, d, SC_GLOBAL, "a variable or an inline");
	if (err)
		return err;
	for (struct tr_decl *p = inline_params(item); p; p = p->next)
		if (!p->name)
			return tr_error(ck->t, D_DECL_IDENT, p->pos,
					"the parameters of an inline need names");
	v = tr_var_new(ck, V_INLINE, SC_GLOBAL, d->name, d->pos);
	v->type = type;
	v->inl = item;
	v->declared = !ck->library;
	if (assoc)
		err = key_types(ck, assoc, &v->keys, &v->nkeys);
	/* a library's may need what this kernel lacks: only its use is an error */
	return err || ck->library ? err : try_inline(ck, item, v);
}

/* Was the node at pos written within n? */
bool tr_is_within(const struct tr_node *n, const struct tr_pos *pos)
{
	if (!n)
		return false;
	if (n->pos.src == pos->src && n->pos.line == pos->line && n->pos.col == pos->col)
		return true;
	for (size_t i = 0; i < n->nargs; i++)
		if (tr_is_within(n->args[i], pos))
			return true;
	return tr_is_within(n->a, pos) || tr_is_within(n->b, pos) || tr_is_within(n->c, pos);
}

/* n is the inline's name or name[args]: stand its expression there. */
int tr_ck_inline_use(struct tr_ck *ck, struct tr_node *n, struct tr_var *v)
{
	size_t nargs = n->kind == N_INDEX ? n->nargs : 0, i = 0;
	bool busy = v->busy;
	const char **names = tr_alloc(&ck->t->arena, (v->nkeys + 1) * sizeof(*names));
	struct tr_node **by = tr_alloc(&ck->t->arena, (v->nkeys + 1) * sizeof(*by));
	int err;

	/* an argument may well use the inline again */
	if (v->busy && tr_is_within(v->inl->init, &n->pos))
		return tr_error(ck->t, D_CG_EXPR, n->pos, "the inline %s stands within itself",
				v->name);
	if (v->nkeys && n->kind != N_INDEX)
		return tr_error(ck->t, D_IDENT_BADREF, n->pos,
				"the inline %s needs its parameters in brackets", v->name);
	if (nargs != v->nkeys)
		return tr_error(ck->t, D_PROTO_LEN, n->pos, "%s[ ] takes %zu parameter%s, not %zu",
				v->name, v->nkeys, v->nkeys == 1 ? "" : "s", nargs);
	for (struct tr_decl *p = inline_params(v->inl); p && i < nargs; p = p->next, i++) {
		names[i] = p->name;
		by[i] = n->args[i];
		if (tr_type_is_scalar(v->keys[i].type))
			by[i] = tr_mk_cast(ck, n->args[i], v->keys[i].type);
	}
	v->busy = true;
	err = tr_ck_typed_subst(ck, n, tr_copy(ck, v->inl->init, names, by, nargs), v->type,
				D_OP_INCOMPAT);
	v->busy = busy;
	return err;
}

/* ---- providers */

static int good_name(struct tr_ck *ck, const char *name, struct tr_pos pos, const char *what)
{
	size_t len = strlen(name);

	if (len && len < 64 && !isdigit((unsigned char)name[len - 1]))
		return 0;
	if (!strcmp(what, "probe") && len && len < 128)
		return 0;
	return tr_error(ck->t, D_PROV_BADNAME, pos, "'%s' cannot be the name of a %s%s", name, what,
			len < 64 ? ": it ends in a digit" : ": it is too long");
}

/* Does C convert between the types without a translator? */
static bool plain(struct tr_type *a, struct tr_type *b)
{
	if (tr_type_is_int(a) && tr_type_is_int(b))
		return true;
	if (tr_type_is_ptr(a) && tr_type_is_ptr(b))
		return tr_ptr_compat(a, b);
	return tr_type_same(a, b);
}

/* probe name(int a, char *b) : (foo_t *b): b's type comes from a translator, if not from C. */
static int translated_args(struct tr_ck *ck, struct tr_provprobe *p, struct tr_param *args)
{
	struct tr_param *xargs, *from;
	int err = tr_decl_params(ck->t, p->xargs, false, p->pos, &xargs);

	for (struct tr_param *x = err ? NULL : xargs, *nth = args; x; x = x->next) {
		for (from = args; from && (!*x->name || strcmp(from->name, x->name));
		     from = from->next)
			;
		from = from ? from : nth;
		if (!from)
			return tr_error(ck->t, D_PROV_PRARGLEN, p->pos,
					"probe %s has more translated arguments than native ones",
					p->name);
		if (!plain(x->type, from->type) && !tr_xlator_find(ck, x->type, from->type))
			return tr_error(
				ck->t, D_PROV_PRXLATOR, p->pos,
				"no translator from '%s' to '%s' for an argument of probe %s",
				tr_type_name(ck->t, from->type), tr_type_name(ck->t, x->type),
				p->name);
		nth = nth ? nth->next : NULL;
	}
	return err;
}

static int provider_probe(struct tr_ck *ck, struct tr_item *item, struct tr_provprobe *p)
{
	struct tr_param *params = NULL;
	size_t n = 0;
	int err = good_name(ck, p->name, p->pos, "probe");

	for (struct tr_provprobe *o = item->probes; !err && o != p; o = o->next)
		if (!strcmp(o->name, p->name))
			err = tr_error(ck->t, D_PROV_PRDUP, p->pos, "probe %s is declared twice",
				       p->name);
	for (struct tr_decl *d = p->args; d && !err; d = d->next)
		err = tr_lib_need_spec(ck->t, d->spec, 0);
	for (struct tr_decl *d = p->xargs; d && !err; d = d->next)
		err = tr_lib_need_spec(ck->t, d->spec, 0);
	if (!err)
		err = tr_decl_params(ck->t, p->args, false, p->pos, &params);
	for (struct tr_param *a = params; !err && a; a = a->next)
		n++;
	if (!err && n > TRACE_ARGS_MAX)
		err = tr_error(ck->t, D_PROV_PRARGLEN, p->pos,
			       "probe %s has more than %d arguments", p->name, TRACE_ARGS_MAX);
	return err || !p->xargs ? err : translated_args(ck, p, params);
}

int tr_ck_provider(struct tr_ck *ck, struct tr_item *item)
{
	int err = good_name(ck, item->name, item->pos, "provider");

	for (struct tr_provprobe *p = item->probes; p && !err; p = p->next)
		err = provider_probe(ck, item, p);
	return err;
}
