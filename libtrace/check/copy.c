/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Copying trees: inlines and translator members stand at each use as a tree of their own, with
 * their parameters replaced. In: a tree, checked or not. Out: one as the parser would have made
 * it, all annotations gone; what replaces a parameter is copied too, in parentheses. Inlines that
 * double themselves again and again are stopped by a count of nodes (tr_ck_subst).
 */
#include "check/impl.h"

struct copying {
	struct tr_ck *ck;
	const char *const *names;
	struct tr_node *const *by;
	size_t n;
};

static struct tr_node *copy(const struct copying *c, const struct tr_node *n);

static struct tr_node *replaced(const struct copying *c, const struct tr_node *n)
{
	static const struct copying plain;
	struct copying all = plain;
	struct tr_node *r;

	if (n->kind != N_IDENT || n->scope != SC_GLOBAL)
		return NULL;
	for (size_t i = 0; i < c->n; i++) {
		if (strcmp(c->names[i], n->name))
			continue;
		all.ck = c->ck;
		r = copy(&all, c->by[i]);
		r->paren = true;
		return r;
	}
	return NULL;
}

static struct tr_node *copy(const struct copying *c, const struct tr_node *n)
{
	struct tr_arena *arena = &c->ck->t->arena;
	struct tr_node *r;

	if (!n)
		return NULL;
	r = replaced(c, n);
	if (r)
		return r;
	c->ck->s->copied++;
	r = tr_alloc(arena, sizeof(*r));
	*r = *n;
	r->type = NULL;
	r->lval = r->constant = false;
	r->var = NULL;
	r->func = NULL;
	r->act = NULL;
	r->member = NULL;
	r->subst = NULL;
	r->info = NULL;
	r->strmax = 0;
	if (n->kind != N_INT)
		r->ival = 0;
	r->a = copy(c, n->a);
	r->b = copy(c, n->b);
	r->c = copy(c, n->c);
	if (n->nargs)
		r->args = tr_alloc(arena, n->nargs * sizeof(*r->args));
	for (size_t i = 0; i < n->nargs; i++)
		r->args[i] = copy(c, n->args[i]);
	return r;
}

struct tr_node *tr_copy(struct tr_ck *ck, const struct tr_node *n, const char *const *names,
			struct tr_node *const *by, size_t nnames)
{
	struct copying c = { ck, names, by, nnames };

	return copy(&c, n);
}
