/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The tables of variables, and the types of variables that are read above the place where they
 * are first assigned: `/!done/ { done = 1; }` is a program too. All assignments of a script are
 * noted before it is checked; a read of an unknown variable takes its type from the first of
 * them, whose right side is checked ahead as a copy, in its own clause, for the type only.
 */
#include "check/impl.h"

const char *tr_var_label(struct tr_ck *ck, enum tr_scope scope, const char *name)
{
	static const char *const prefix[] = { "", "self->", "this->" };

	return tr_sprintf(&ck->t->arena, "%s%s", prefix[scope], name);
}

struct tr_var *tr_var_find(struct tr_ck *ck, enum tr_scope scope, const char *name)
{
	return tr_map_get(&ck->s->vars[scope], name);
}

struct tr_var *tr_var_new(struct tr_ck *ck, enum tr_vkind kind, enum tr_scope scope,
			  const char *name, struct tr_pos pos)
{
	struct tr_var *v = tr_alloc(&ck->t->arena, sizeof(*v));

	v->kind = kind;
	v->scope = scope;
	v->name = name;
	v->pos = pos;
	v->map = -1;
	tr_map_put(&ck->s->vars[scope], name, v);
	if (kind != V_SCALAR && kind != V_ASSOC)
		return v;
	if (ck->s->last_var)
		ck->s->last_var->next = v;
	else
		ck->s->prog.vars = v;
	ck->s->last_var = v;
	return v;
}

void tr_var_used(struct tr_ck *ck, struct tr_var *v, bool read, bool write)
{
	if (ck->peek || !ck->cl)
		return;
	v->read |= read;
	v->written |= write;
	if (v->scope == SC_SELF)
		tr_ck_uses(ck, USE_TLS);
	if (v->scope == SC_THIS) {
		tr_ck_uses(ck, USE_THIS);
		if (!v->only && !v->shared) {
			v->only = ck->cl;
		} else if (v->only != ck->cl) {
			v->only = NULL;
			v->shared = true;
		}
	}
	if (v->kind == V_ASSOC)
		tr_ck_uses(ck, USE_SCRATCH);
}

/* Offer a name near to one that is not known. */
void tr_var_hint(struct tr_ck *ck, enum tr_scope scope, const char *name)
{
	struct tr_near near;

	tr_near_init(&near, name);
	for (struct tr_var *v = ck->s->prog.vars; v; v = v->next)
		if (v->scope == scope)
			tr_near_add(&near, v->name);
	for (size_t i = 0; scope == SC_GLOBAL && i < TR_BUILTIN_MAX; i++)
		tr_near_add(&near, tr_builtin_rows[i].name);
	if (near.best)
		tr_hint(ck->t, "did you mean '%s'?", tr_var_label(ck, scope, near.best));
}

/* ---- assignments ahead */

struct collect {
	struct tr_ckstate *s;
	struct trace *t;
	struct tr_item *item;
	unsigned depth;
};

static void note(struct collect *c, struct tr_node *n, struct tr_node *target)
{
	struct tr_node *id = target->kind == N_INDEX ? target->a : target;
	struct tr_future *f;

	if (id->kind != N_IDENT || tr_map_get(&c->s->futures[id->scope], id->name))
		return;
	f = tr_alloc(&c->t->arena, sizeof(*f));
	f->node = n;
	f->target = target;
	f->item = c->item;
	tr_map_put(&c->s->futures[id->scope], id->name, f);
}

static void collect_node(struct collect *c, struct tr_node *n)
{
	if (!n || c->depth >= TR_CK_DEPTH)
		return;
	c->depth++;
	if (n->kind == N_ASSIGN && n->a->kind != N_AGG)
		note(c, n, n->a);
	else if (n->kind == N_UNARY && n->op >= OP_PREINC && n->op <= OP_POSTDEC)
		note(c, n, n->a);
	collect_node(c, n->a);
	collect_node(c, n->b);
	collect_node(c, n->c);
	for (size_t i = 0; i < n->nargs; i++)
		collect_node(c, n->args[i]);
	c->depth--;
}

static void collect_stmts(struct collect *c, struct tr_stmt *s)
{
	if (c->depth >= TR_CK_DEPTH)
		return;
	c->depth++;
	for (; s; s = s->next) {
		collect_node(c, s->expr);
		collect_stmts(c, s->then);
		collect_stmts(c, s->els);
		collect_stmts(c, s->body);
	}
	c->depth--;
}

void tr_futures_collect(struct tr_ckstate *s, struct trace *t, struct tr_script *script)
{
	struct collect c = { .s = s, .t = t };

	for (int i = 0; i < 3; i++)
		tr_map_free(&s->futures[i]);
	memset(s->futures, 0, sizeof(s->futures));
	for (c.item = script->items; c.item; c.item = c.item->next) {
		if (c.item->kind != I_CLAUSE)
			continue;
		collect_node(&c, c.item->pred);
		collect_stmts(&c, c.item->body);
	}
}

bool tr_future_has(struct tr_ck *ck, enum tr_scope scope, const char *name)
{
	return tr_map_get(&ck->s->futures[scope], name) != NULL;
}

static int peek_keys(struct tr_ck *ahead, struct tr_var *v, const struct tr_future *f)
{
	struct tr_node *target = tr_copy(ahead, f->target, NULL, NULL, 0);
	int err = tr_ck_args(ahead, target);

	if (!err)
		err = tr_ck_keys(ahead, target, "", &v->keys, &v->nkeys, (struct tr_pos){ 0 });
	return err;
}

static int peek(struct tr_ck *ahead, struct tr_var *v, const struct tr_future *f)
{
	struct tr_node *value = NULL;
	int err = 0;

	if (f->target->kind == N_INDEX) {
		v->kind = V_ASSOC;
		err = peek_keys(ahead, v, f);
	}
	if (!err && f->node->kind == N_ASSIGN && f->node->op == OP_NONE) {
		value = tr_copy(ahead, f->node->b, NULL, NULL, 0);
		err = tr_ck_expr(ahead, value);
	}
	if (!err)
		err = tr_infer_type(ahead, f->target, value, &v->type);
	return err;
}

/* The variable that n (an identifier, unknown so far) will be, or NULL. */
struct tr_var *tr_var_future(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_future *f = tr_map_get(&ck->s->futures[n->scope], n->name);
	struct tr_ck ahead = {
		.t = ck->t, .s = ck->s, .peek = true, .depth = ck->depth, .inlines = ck->inlines
	};
	struct tr_var v = { .scope = n->scope }, *var;

	if (!f || f->busy || ck->t->diag.set || ck->depth > TR_CK_DEPTH / 2)
		return NULL;
	ahead.depth += 20;
	f->busy = true;
	ahead.cl = tr_ck_clause_of(&ahead, f->item);
	if (!ahead.cl || peek(&ahead, &v, f)) {
		tr_forget_error(ck->t);
		f->busy = false;
		return NULL;
	}
	f->busy = false;
	var = tr_var_find(ck, n->scope, n->name); /* looking ahead may have met it */
	if (var)
		return var;
	var = tr_var_new(ck, v.kind, n->scope, n->name, f->target->pos);
	var->type = v.type;
	var->keys = v.keys;
	var->nkeys = v.nkeys;
	return var;
}
