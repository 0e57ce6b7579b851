/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Makes declarations for the grammar: specifiers counted as written, declarators with their
 * derivation from the identifier outward; remembers which names the script declares as types and
 * which as values.
 */
#include "syntax/syntax.h"
#include "syntax/parse.h"

static struct tr_tspec *spec_new(struct tr_parser *p, const struct tr_loc *loc)
{
	struct tr_tspec *spec = tr_alloc(&p->t->arena, sizeof(*spec));

	spec->pos = tr_loc_pos(p, loc);
	return spec;
}

static void count(uint8_t *n)
{
	if (*n < UINT8_MAX)
		++*n;
}

static void set_class(struct tr_tspec *spec, enum tr_class cls)
{
	spec->cls = cls;
	count(&spec->nclass);
}

/* One more keyword; spec NULL: the first. */
struct tr_tspec *tr_spec(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			 int keyword)
{
	if (!spec)
		spec = spec_new(p, loc);
	switch (keyword) {
	case AUTO:
		set_class(spec, CL_AUTO);
		break;
	case REGISTER:
		set_class(spec, CL_REGISTER);
		break;
	case STATIC:
		set_class(spec, CL_STATIC);
		break;
	case EXTERN:
		set_class(spec, CL_EXTERN);
		break;
	case TYPEDEF:
		set_class(spec, CL_TYPEDEF);
		break;
	case SELF:
		set_class(spec, CL_SELF);
		break;
	case THIS:
		set_class(spec, CL_THIS);
		break;
	case CONST:
		spec->is_const = true;
		break;
	case VOLATILE:
		spec->is_volatile = true;
		break;
	case RESTRICT:
		spec->is_restrict = true;
		break;
	case VOID:
		count(&spec->nvoid);
		break;
	case CHAR:
		count(&spec->nchar);
		break;
	case SHORT:
		count(&spec->nshort);
		break;
	case INT_KW:
		count(&spec->nint);
		break;
	case LONG:
		count(&spec->nlong);
		break;
	case FLOAT:
		count(&spec->nfloat);
		break;
	case DOUBLE:
		count(&spec->ndouble);
		break;
	case SIGNED:
		count(&spec->nsigned);
		break;
	case UNSIGNED:
		count(&spec->nunsigned);
		break;
	case STRING:
		count(&spec->nstring);
		break;
	case USERLAND:
		count(&spec->nuserland);
		break;
	}
	return spec;
}

struct tr_tspec *tr_spec_name(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			      struct tr_sym sym)
{
	if (!spec)
		spec = spec_new(p, loc);
	else
		spec->pos = tr_loc_pos(p, loc);
	spec->name = sym.name;
	spec->mod = sym.mod && *sym.mod ? sym.mod : NULL;
	count(&spec->nnames);
	return spec;
}

struct tr_tspec *tr_spec_sou(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			     struct tr_sou *sou)
{
	if (!spec)
		spec = spec_new(p, loc);
	spec->sou = sou;
	spec->mod = sou->mod;
	count(&spec->nnames);
	return spec;
}

struct tr_sou *tr_sou(struct tr_parser *p, int keyword, const struct tr_loc *loc, struct tr_sym tag)
{
	struct tr_sou *sou = tr_alloc(&p->t->arena, sizeof(*sou));

	sou->kind = keyword == STRUCT ? SOU_STRUCT : keyword == UNION ? SOU_UNION : SOU_ENUM;
	sou->pos = tr_loc_pos(p, loc);
	sou->tag = tag.name;
	sou->mod = tag.mod && *tag.mod ? tag.mod : NULL;
	return sou;
}

struct tr_enumer *tr_enumer(struct tr_parser *p, const struct tr_loc *loc, const char *name,
			    struct tr_node *value)
{
	struct tr_enumer *e = tr_alloc(&p->t->arena, sizeof(*e));

	e->name = name;
	e->pos = tr_loc_pos(p, loc);
	e->value = value;
	tr_map_put(&p->vars, name, (void *)name);
	return e;
}

/* ---- declarators */

struct tr_decl *tr_decl(struct tr_parser *p, const struct tr_loc *loc, const char *name)
{
	struct tr_decl *d = tr_alloc(&p->t->arena, sizeof(*d));

	d->pos = tr_loc_pos(p, loc);
	d->name = name;
	return d;
}

struct tr_deriv *tr_deriv(struct tr_parser *p, enum tr_dkind kind)
{
	struct tr_deriv *step = tr_alloc(&p->t->arena, sizeof(*step));

	step->kind = kind;
	return step;
}

struct tr_deriv *tr_deriv_func(struct tr_parser *p, struct tr_decls params)
{
	struct tr_deriv *step = tr_deriv(p, DK_FUNC);

	step->params = params.first;
	step->varargs = params.varargs;
	return step;
}

/* One step further out. NULL with the error recorded if there are too many. */
struct tr_decl *tr_decl_add(struct tr_parser *p, struct tr_decl *d, struct tr_deriv *step)
{
	struct tr_deriv **tail = &d->deriv;
	int n = 0;

	for (; *tail; tail = &(*tail)->next)
		n++;
	if (n >= TR_DERIV_MAX) {
		tr_error(
			p->t, D_SYNTAX, d->pos,
			"syntax error: declarator with more than %d stars, brackets and parentheses",
			TR_DERIV_MAX);
		return NULL;
	}
	*tail = step;
	return d;
}

/* n stars in front of it */
struct tr_decl *tr_decl_ptr(struct tr_parser *p, struct tr_decl *d, int n)
{
	while (d && n-- > 0)
		d = tr_decl_add(p, d, tr_deriv(p, DK_PTR));
	return d;
}

/* The specifiers that a list of declarators shares */
struct tr_decl *tr_decl_spec(struct tr_decl *list, struct tr_tspec *spec)
{
	for (struct tr_decl *d = list; d; d = d->next)
		d->spec = spec;
	return list;
}

/* d: one declaration, or the list of one struct member */
struct tr_decls tr_decls_add(struct tr_decls list, struct tr_decl *d)
{
	if (list.last)
		list.last->next = d;
	else
		list.first = d;
	while (d->next)
		d = d->next;
	list.last = d;
	return list;
}

struct tr_tname *tr_tname(struct tr_parser *p, const struct tr_loc *loc, struct tr_decl *d)
{
	struct tr_tname *tname = tr_alloc(&p->t->arena, sizeof(*tname));

	tname->decl = d;
	tname->pos = tr_loc_pos(p, loc);
	return tname;
}

/* "self x;": the one name is what is declared, an int as in old C */
struct tr_decl *tr_decl_bare(struct tr_parser *p, const struct tr_loc *loc, struct tr_tspec *spec)
{
	bool implicit = spec->nclass && spec->name && !spec->mod && spec->nnames == 1;
	struct tr_decl *d = tr_decl(p, loc, implicit ? spec->name : NULL);

	if (implicit) {
		d->pos = spec->pos;
		spec->name = NULL;
		spec->nnames = 0;
		spec->nint = 1;
	}
	return tr_decl_spec(d, spec);
}

/* Later tokens see these names as types or as values. */
void tr_decl_note(struct tr_parser *p, struct tr_decl *list)
{
	for (struct tr_decl *d = list; d; d = d->next) {
		bool type = d->spec->cls == CL_TYPEDEF;

		if (d->name)
			tr_map_put(type ? &p->typedefs : &p->vars, d->name, (void *)d->name);
	}
}

struct tr_provprobe *tr_provprobe(struct tr_parser *p, const struct tr_loc *loc, const char *name,
				  struct tr_decl *args, struct tr_decl *xargs)
{
	struct tr_provprobe *probe = tr_alloc(&p->t->arena, sizeof(*probe));

	probe->name = name;
	probe->pos = tr_loc_pos(p, loc);
	probe->args = args;
	probe->xargs = xargs;
	return probe;
}
