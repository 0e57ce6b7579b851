/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A declaration as written to a type: the specifiers give a base type, then each step of the
 * declarator, from the outermost to the one next to the identifier, wraps it. In: struct tr_decl
 * from the parser. Out: a type, or NULL with a D_DECL_ error recorded.
 */
#include "types/impl.h"

#define ARRAY_MAX INT32_MAX /* elements, as in DTrace */

/* ---- specifiers */

static int check_class(struct trace *t, const struct tr_tspec *s)
{
	static const char *const names[] = {
		[CL_STATIC] = "static", [CL_AUTO] = "auto", [CL_REGISTER] = "register"
	};

	if (s->nclass > 1)
		return tr_error(t, D_DECL_CLASS, s->pos,
				"only one storage class is allowed in a declaration");
	if (s->cls == CL_STATIC || s->cls == CL_AUTO || s->cls == CL_REGISTER)
		return tr_error(t, D_DECL_BADCLASS, s->pos,
				"storage class '%s' has no meaning in D", names[s->cls]);
	return 0;
}

/* Words that exclude each other or are said twice. */
static int check_combo(struct trace *t, const struct tr_tspec *s)
{
	int kinds = s->nchar + s->nint + s->nfloat + s->ndouble + s->nvoid + s->nstring;

	if (s->nnames > 1 || kinds > 1 || (s->nnames && kinds))
		return tr_error(t, D_DECL_COMBO, s->pos,
				"two or more data types in one declaration");
	if (s->nsigned + s->nunsigned > 1)
		return tr_error(
			t, D_DECL_COMBO, s->pos,
			"invalid type: 'signed' and 'unsigned' may be said once and not together");
	if (s->nshort > 1 || s->nlong > 2 || (s->nshort && s->nlong))
		return tr_error(t, D_DECL_COMBO, s->pos,
				"invalid combination of 'short' and 'long'");
	return 0;
}

static int check_attrs(struct trace *t, const struct tr_tspec *s)
{
	bool width = s->nshort || s->nlong, sign = s->nsigned || s->nunsigned;
	bool other = s->nfloat || s->ndouble || s->nstring || s->nnames;

	if (s->nchar && width)
		return tr_error(t, D_DECL_CHARATTR, s->pos, "char cannot be short or long");
	if (s->nvoid && (width || sign))
		return tr_error(t, D_DECL_VOIDATTR, s->pos, "void cannot have a sign or a width");
	if (sign && other)
		return tr_error(t, D_DECL_SIGNINT, s->pos,
				"'signed' and 'unsigned' apply to integer types only");
	if (width && other && !(s->ndouble && s->nlong == 1))
		return tr_error(t, D_DECL_LONGINT, s->pos,
				"'short' and 'long' apply to integer types only");
	return 0;
}

static enum tr_base basic(const struct tr_tspec *s)
{
	bool u = s->nunsigned;

	if (s->nvoid)
		return TB_VOID;
	if (s->nstring)
		return TB_STRING;
	if (s->nfloat)
		return TB_FLOAT;
	if (s->ndouble)
		return s->nlong ? TB_LDOUBLE : TB_DOUBLE;
	if (s->nchar)
		return u ? TB_UCHAR : s->nsigned ? TB_SCHAR : TB_CHAR;
	if (s->nshort)
		return u ? TB_USHORT : TB_SHORT;
	if (s->nlong == 2)
		return u ? TB_ULLONG : TB_LLONG;
	if (s->nlong)
		return u ? TB_ULONG : TB_LONG;
	return u ? TB_UINT : TB_INT;
}

static struct tr_type *named(struct trace *t, const struct tr_tspec *s)
{
	struct tr_type *type = tr_type_lookup(t, s->mod, 0, s->name);

	if (!type) {
		tr_error(t, D_TYPE_ERR, s->pos, "unknown type name '%s%s%s'", s->mod ? s->mod : "",
			 s->mod ? "`" : "", s->name);
		tr_type_hint(t, 0, s->name);
	}
	return type;
}

struct tr_type *tr_spec_type(struct trace *t, struct tr_tspec *s)
{
	if (s->type)
		return s->type;
	if (check_class(t, s) || check_combo(t, s) || check_attrs(t, s))
		return NULL;
	if (s->sou)
		s->type = tr_sou_type(t, s->sou);
	else if (s->name)
		s->type = named(t, s);
	else
		s->type = tr_type_base(t, basic(s));
	return s->type;
}

/* ---- what a variable, an element or a member may be */

int tr_decl_object(struct trace *t, struct tr_pos pos, struct tr_type *type)
{
	struct tr_type *r = tr_type_resolve(type);

	if (r->kind == T_VOID)
		return tr_error(t, D_DECL_VOIDOBJ, pos, "an object cannot have type void");
	if (r->kind == T_DYN)
		return tr_error(t, D_DECL_DYNOBJ, pos, "an object cannot have a dynamic type");
	if (r->kind == T_FUNC)
		return tr_error(t, D_DECL_INCOMPLETE, pos,
				"a function is not an object; declare a pointer to it");
	if (!tr_type_complete(t, type)) {
		tr_error(t, D_DECL_INCOMPLETE, pos, "incomplete type '%s'", tr_type_name(t, type));
		if (r->kind == T_FWD && r->name)
			tr_type_hint(t, tr_tkind_what(r), r->name);
		return -EINVAL;
	}
	return 0;
}

/* ---- the declarator */

struct walk {
	struct trace *t;
	struct tr_pos pos;
	struct tr_type *spec;
	bool user;     /* userland: pointers lead to user memory */
	bool flexible; /* the outermost array may be [] or [0] */
	bool param;    /* the outermost array is a pointer */
	const char *name;
};

static struct tr_type *apply(struct walk *w, struct tr_deriv *d, bool outer);

static int array_size(struct walk *w, struct tr_deriv *d, bool outer, uint64_t *n)
{
	struct trace *t = w->t;
	int64_t v;

	*n = 0;
	if (!d->size && outer && w->flexible)
		return 0;
	if (!d->size)
		return tr_error(t, D_DECL_ARRNULL, w->pos, "array '%s' needs a size",
				w->name ? w->name : "[]");
	if (tr_const_int(t, d->size, &v))
		return tr_error(t, D_DECL_ARRSUB, d->size->pos,
				"an array's size must be a constant integer");
	if (v < 0 || (v == 0 && !(outer && w->flexible)))
		return tr_error(t, D_DECL_ARRSUB, d->size->pos, "an array's size must be positive");
	if (v > ARRAY_MAX)
		return tr_error(t, D_DECL_ARRBIG, d->size->pos, "array is too big");
	*n = (uint64_t)v;
	return 0;
}

static struct tr_type *apply_array(struct walk *w, struct tr_deriv *d, bool outer)
{
	struct trace *t = w->t;
	struct tr_type *of = apply(w, d->next, false);
	uint64_t n, bytes;

	if (!of)
		return NULL;
	if (outer && w->param)
		return tr_type_ptr(t, of);
	if (tr_decl_object(t, w->pos, of) || array_size(w, d, outer, &n))
		return NULL;
	if (__builtin_mul_overflow(n, tr_type_size(t, of), &bytes) || bytes > UINT32_MAX) {
		tr_error(t, D_DECL_ARRBIG, d->size->pos, "array is too big");
		return NULL;
	}
	return tr_type_array(t, of, n);
}

static struct tr_type *apply_func(struct walk *w, struct tr_deriv *d)
{
	struct trace *t = w->t;
	struct tr_type *fn, *ret = apply(w, d->next, false), *r;

	if (!ret)
		return NULL;
	r = tr_type_resolve(ret);
	if (r->kind == T_ARRAY || r->kind == T_FUNC) {
		tr_error(t, D_TYPE_ERR, w->pos, "a function cannot return %s",
			 r->kind == T_ARRAY ? "an array" : "a function");
		return NULL;
	}
	fn = tr_type_new(t, T_FUNC, NULL);
	fn->ref = ret;
	fn->varargs = d->varargs;
	fn->loaded = true;
	return tr_decl_params(t, d->params, d->varargs, w->pos, &fn->params) ? NULL : fn;
}

static struct tr_type *apply(struct walk *w, struct tr_deriv *d, bool outer)
{
	struct tr_type *to;

	if (!d)
		return w->spec;
	switch (d->kind) {
	case DK_PTR:
		to = apply(w, d->next, false);
		if (!to)
			return NULL;
		return w->user ? tr_type_user_ptr(w->t, to) : tr_type_ptr(w->t, to);
	case DK_ARRAY:
		return apply_array(w, d, outer);
	case DK_FUNC:
		return apply_func(w, d);
	default:
		tr_error(w->t, D_DECL_ARRSUB, w->pos,
			 "an associative array can only be a variable by itself");
		return NULL;
	}
}

static bool walk_init(struct walk *w, struct trace *t, struct tr_decl *d)
{
	memset(w, 0, sizeof(*w));
	w->t = t;
	w->pos = d->pos;
	w->name = d->name;
	w->user = d->spec->nuserland;
	w->spec = tr_spec_type(t, d->spec);
	return w->spec != NULL;
}

struct tr_type *tr_decl_type(struct trace *t, struct tr_decl *d, struct tr_deriv **assoc)
{
	struct tr_deriv *steps = d->deriv;
	struct walk w;

	if (assoc)
		*assoc = NULL;
	if (!walk_init(&w, t, d))
		return NULL;
	if (assoc && steps && steps->kind == DK_ASSOC) {
		*assoc = steps;
		steps = steps->next;
	}
	return apply(&w, steps, true);
}

struct tr_type *tr_decl_member_type(struct trace *t, struct tr_decl *d, bool flexible)
{
	struct walk w;

	if (!walk_init(&w, t, d))
		return NULL;
	w.flexible = flexible;
	return apply(&w, d->deriv, true);
}

struct tr_type *tr_tname_type(struct trace *t, struct tr_tname *n)
{
	if (!n->type)
		n->type = tr_decl_type(t, n->decl, NULL);
	return n->type;
}

/* ---- prototypes */

static int check_param(struct trace *t, struct tr_decl *d, struct tr_type *type, bool sole)
{
	enum tr_tkind kind = tr_type_resolve(type)->kind;

	if (kind == T_VOID && d->name)
		return tr_error(t, D_DECL_PROTO_NAME, d->pos,
				"a void parameter cannot have a name ('%s')", d->name);
	if (kind == T_VOID && !sole)
		return tr_error(t, D_DECL_PROTO_VOID, d->pos, "void must be the only parameter");
	if (kind == T_DYN || (kind == T_FWD && !tr_type_complete(t, type)))
		return tr_error(t, D_DECL_PROTO_TYPE, d->pos, "a parameter cannot have type '%s'",
				tr_type_name(t, type));
	return 0;
}

static struct tr_type *param_type(struct trace *t, struct tr_decl *d)
{
	struct tr_type *type;
	struct walk w;

	if (d->spec->cls != CL_NONE && d->spec->cls != CL_REGISTER) {
		tr_error(t, D_DECL_PARMCLASS, d->pos, "a parameter cannot have this storage class");
		return NULL;
	}
	if (d->spec->cls == CL_REGISTER && d->spec->nclass == 1)
		d->spec->cls = CL_NONE;
	if (!walk_init(&w, t, d))
		return NULL;
	w.param = true;
	type = apply(&w, d->deriv, true);
	return type && type->kind == T_FUNC ? tr_type_ptr(t, type) : type;
}

int tr_decl_params(struct trace *t, struct tr_decl *list, bool varargs, struct tr_pos pos,
		   struct tr_param **params)
{
	struct tr_param **tail = params, *p;
	struct tr_type *type;
	struct tr_decl *d;

	*params = NULL;
	if (varargs && !list)
		return tr_error(t, D_DECL_PROTO_VARARGS, pos, "'...' must follow a parameter");
	for (d = list; d; d = d->next) {
		bool sole = d == list && !d->next && !varargs;

		type = param_type(t, d);
		if (!type || check_param(t, d, type, sole))
			return -EINVAL;
		if (tr_type_resolve(type)->kind == T_VOID)
			break;
		p = tr_alloc(&t->arena, sizeof(*p));
		p->name = d->name ? d->name : "";
		p->type = type;
		*tail = p;
		tail = &p->next;
	}
	return 0;
}

/* ---- declarations that enter names */

int tr_decl_typedef(struct trace *t, struct tr_decl *d)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_type *type = tr_decl_type(t, d, NULL), *old;
	struct tr_enumconst *e;

	if (!type)
		return -EINVAL;
	if (!d->name)
		return tr_error(t, D_DECL_USELESS, d->pos, "this typedef declares no name");
	old = tr_map_get(&ts->typedefs, d->name);
	if (!old && tr_type_is_builtin_name(d->name))
		old = tr_type_lookup(t, NULL, 0, d->name);
	if (old && tr_type_same(old, type))
		return 0;
	if (old && old == tr_map_get(&ts->fixed, d->name))
		old = NULL;
	e = tr_map_get(&ts->enumers, d->name);
	if (old || (e && e->type && !e->type->btf))
		return tr_error(t, D_DECL_IDRED, d->pos, "'%s' is already declared as another %s",
				d->name, old ? "type" : "kind of name");
	old = tr_type_new(t, T_TYPEDEF, d->name);
	old->ref = type;
	tr_map_put(&ts->typedefs, d->name, old);
	tr_push(&ts->own, old);
	return 0;
}

int tr_decl_tag(struct trace *t, struct tr_decl *d)
{
	struct tr_sou *sou = d->spec->sou;

	if (sou && !sou->defined && !sou->mod && sou->tag && sou->kind != SOU_ENUM)
		return tr_sou_forward(t, sou) ? 0 : -EINVAL;
	if (!tr_spec_type(t, d->spec))
		return -EINVAL;
	if (!sou || (!sou->tag && sou->kind != SOU_ENUM))
		return tr_error(t, D_DECL_USELESS, d->pos, "this declaration declares nothing");
	return 0;
}
