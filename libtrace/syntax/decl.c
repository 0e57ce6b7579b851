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

/* storage classes, and the counters of the other keywords */
static const struct {
	int keyword;
	enum tr_class cls;
	size_t counter;
} keywords[] = {
	{ AUTO, CL_AUTO, 0 },
	{ REGISTER, CL_REGISTER, 0 },
	{ STATIC, CL_STATIC, 0 },
	{ EXTERN, CL_EXTERN, 0 },
	{ TYPEDEF, CL_TYPEDEF, 0 },
	{ SELF, CL_SELF, 0 },
	{ THIS, CL_THIS, 0 },
	{ VOID, CL_NONE, offsetof(struct tr_tspec, nvoid) },
	{ CHAR, CL_NONE, offsetof(struct tr_tspec, nchar) },
	{ SHORT, CL_NONE, offsetof(struct tr_tspec, nshort) },
	{ INT_KW, CL_NONE, offsetof(struct tr_tspec, nint) },
	{ LONG, CL_NONE, offsetof(struct tr_tspec, nlong) },
	{ FLOAT, CL_NONE, offsetof(struct tr_tspec, nfloat) },
	{ DOUBLE, CL_NONE, offsetof(struct tr_tspec, ndouble) },
	{ SIGNED, CL_NONE, offsetof(struct tr_tspec, nsigned) },
	{ UNSIGNED, CL_NONE, offsetof(struct tr_tspec, nunsigned) },
	{ STRING, CL_NONE, offsetof(struct tr_tspec, nstring) },
	{ USERLAND, CL_NONE, offsetof(struct tr_tspec, nuserland) },
};

/* One more keyword; spec NULL: the first. */
struct tr_tspec *tr_spec(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			 int keyword)
{
	if (!spec)
		spec = spec_new(p, loc);
	spec->is_const |= keyword == CONST;
	spec->is_volatile |= keyword == VOLATILE;
	spec->is_restrict |= keyword == RESTRICT;
	for (size_t i = 0; i < TR_ARRAY_SIZE(keywords); i++) {
		if (keywords[i].keyword != keyword)
			continue;
		if (keywords[i].cls) {
			spec->cls = keywords[i].cls;
			count(&spec->nclass);
		} else {
			count((uint8_t *)spec + keywords[i].counter);
		}
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

struct tr_sou *tr_sou_attr(struct tr_sou *sou, struct tr_attr before, struct tr_attr after)
{
	sou->attr = before;
	tr_attr_add(&sou->attr, after);
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
