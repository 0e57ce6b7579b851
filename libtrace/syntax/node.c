/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Makes expression and statement nodes for the grammar, in the handle's arena, and keeps trees
 * shallow enough that later stages may walk them by recursion.
 */
#include "syntax/syntax.h"

/* The part of a range that is on its first line, as errors underline it. */
struct tr_pos tr_loc_pos(const struct tr_parser *p, const struct tr_loc *loc)
{
	struct tr_pos pos = loc->pos;
	size_t len = loc->end - loc->off;
	const char *nl;

	if (loc->eline != pos.line) {
		nl = memchr(p->text + loc->off, '\n', len);
		if (nl)
			len = (size_t)(nl - p->text) - loc->off;
	}
	pos.len = len ? (uint32_t)len : 1;
	return pos;
}

bool tr_depth_ok(struct tr_parser *p, uint32_t depth, struct tr_pos pos)
{
	if (depth <= TR_DEPTH_MAX)
		return true;
	tr_error(p->t, D_SYNTAX, pos, "syntax error: too deeply nested (%d levels)", TR_DEPTH_MAX);
	return false;
}

struct tr_node *tr_node(struct tr_parser *p, enum tr_nkind kind, const struct tr_loc *loc)
{
	struct tr_node *n = tr_alloc(&p->t->arena, sizeof(*n));

	n->kind = kind;
	n->pos = tr_loc_pos(p, loc);
	n->depth = 1;
	return n;
}

/* n's depth follows from a child's; NULL with the error recorded if it is too deep */
static struct tr_node *above(struct tr_parser *p, struct tr_node *n, const struct tr_node *child)
{
	if (!n || !child || n->depth > child->depth)
		return n;
	n->depth = child->depth + 1;
	return tr_depth_ok(p, n->depth, n->pos) ? n : NULL;
}

struct tr_node *tr_node_op(struct tr_parser *p, enum tr_nkind kind, enum tr_op op,
			   const struct tr_loc *loc, struct tr_node *a, struct tr_node *b)
{
	struct tr_node *n = tr_node(p, kind, loc);

	n->op = op;
	n->a = a;
	n->b = b;
	return above(p, above(p, n, a), b);
}

struct tr_node *tr_node_cond(struct tr_parser *p, const struct tr_loc *loc, struct tr_node *a,
			     struct tr_node *b, struct tr_node *c)
{
	struct tr_node *n = tr_node_op(p, N_TERNARY, OP_NONE, loc, a, b);

	if (n)
		n->c = c;
	return above(p, n, c);
}

struct tr_node *tr_node_ident(struct tr_parser *p, const struct tr_loc *loc, enum tr_scope scope,
			      const char *name)
{
	struct tr_node *n = tr_node(p, N_IDENT, loc);

	n->scope = scope;
	n->name = name;
	if (scope == SC_GLOBAL)
		tr_map_put(&p->vars, name, (void *)name);
	return n;
}

struct tr_node *tr_node_sym(struct tr_parser *p, const struct tr_loc *loc, struct tr_sym sym)
{
	struct tr_node *n = tr_node(p, N_KSYM, loc);

	n->mod = *sym.mod ? sym.mod : NULL;
	n->name = sym.name;
	return n;
}

struct tr_node *tr_node_member(struct tr_parser *p, const struct tr_loc *loc, struct tr_node *a,
			       bool arrow, const char *name)
{
	struct tr_node *n = tr_node_op(p, N_MEMBER, OP_NONE, loc, a, NULL);

	if (n) {
		n->arrow = arrow;
		n->name = name;
	}
	return n;
}

struct tr_node *tr_node_args(struct tr_parser *p, enum tr_nkind kind, const struct tr_loc *loc,
			     struct tr_node *a, const char *name, struct tr_nodes *args)
{
	struct tr_node *n = tr_node_op(p, kind, OP_NONE, loc, a, NULL);

	if (!n || !args) {
		if (n)
			n->name = name;
		return n;
	}
	n->name = name;
	n->args = args->v;
	n->nargs = args->n;
	for (size_t i = 0; n && i < args->n; i++)
		n = above(p, n, args->v[i]);
	return n;
}

struct tr_node *tr_node_type(struct tr_parser *p, enum tr_nkind kind, const struct tr_loc *loc,
			     struct tr_tname *tname, struct tr_node *a)
{
	struct tr_node *n = tr_node_op(p, kind, OP_NONE, loc, a, NULL);

	if (n)
		n->tname = tname;
	return n;
}

struct tr_nodes *tr_nodes_add(struct tr_parser *p, struct tr_nodes *list, struct tr_node *n)
{
	if (!list)
		list = tr_alloc(&p->t->arena, sizeof(*list));
	if (list->n == list->cap) {
		size_t cap = list->cap ? list->cap * 2 : 4;
		struct tr_node **v = tr_alloc(&p->t->arena, cap * sizeof(struct tr_node *));

		if (list->n)
			memcpy(v, list->v, list->n * sizeof(*v));
		list->v = v;
		list->cap = cap;
	}
	list->v[list->n++] = n;
	return list;
}

/* ---- statements */

struct tr_stmt *tr_stmt(struct tr_parser *p, enum tr_skind kind, const struct tr_loc *loc)
{
	struct tr_stmt *s = tr_alloc(&p->t->arena, sizeof(*s));

	s->kind = kind;
	s->pos = tr_loc_pos(p, loc);
	s->depth = 1;
	return s;
}

struct tr_stmt *tr_stmt_if(struct tr_parser *p, const struct tr_loc *loc, struct tr_node *cond,
			   struct tr_stmt *then, struct tr_stmt *els)
{
	struct tr_stmt *s = tr_stmt(p, S_IF, loc);

	s->expr = cond;
	s->then = then;
	s->els = els;
	s->depth = 1 + TR_MAX(then->depth, els ? els->depth : 0);
	return tr_depth_ok(p, s->depth, s->pos) ? s : NULL;
}

struct tr_stmt *tr_stmt_block(struct tr_parser *p, const struct tr_loc *loc, struct tr_stmt *body)
{
	struct tr_stmt *s = tr_stmt(p, S_BLOCK, loc);

	s->body = body;
	for (; body; body = body->next)
		s->depth = TR_MAX(s->depth, body->depth + 1);
	return tr_depth_ok(p, s->depth, s->pos) ? s : NULL;
}

void tr_stmts_add(struct tr_stmts *list, struct tr_stmt *s)
{
	if (list->last)
		list->last->next = s;
	else
		list->first = s;
	list->last = s;
}

/* ---- operators */

const char *tr_op_name(enum tr_op op)
{
	static const char *const names[] = {
		[OP_NONE] = "",	    [OP_NEG] = "-",	 [OP_PLUS] = "+",     [OP_LNOT] = "!",
		[OP_BNOT] = "~",    [OP_DEREF] = "*",	 [OP_ADDR] = "&",     [OP_PREINC] = "++",
		[OP_PREDEC] = "--", [OP_POSTINC] = "++", [OP_POSTDEC] = "--", [OP_ADD] = "+",
		[OP_SUB] = "-",	    [OP_MUL] = "*",	 [OP_DIV] = "/",      [OP_MOD] = "%",
		[OP_SHL] = "<<",    [OP_SHR] = ">>",	 [OP_AND] = "&",      [OP_OR] = "|",
		[OP_XOR] = "^",	    [OP_EQ] = "==",	 [OP_NE] = "!=",      [OP_LT] = "<",
		[OP_LE] = "<=",	    [OP_GT] = ">",	 [OP_GE] = ">=",      [OP_LAND] = "&&",
		[OP_LOR] = "||",    [OP_LXOR] = "^^",	 [OP_COMMA] = ",",
	};

	return (unsigned)op < TR_ARRAY_SIZE(names) ? names[op] : "?";
}
