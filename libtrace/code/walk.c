/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Walks over checked expressions and statements: one question, asked of every node. */
#include "code/lower.h"

bool tr_any_node(struct tr_node *n, tr_node_test *is, void *arg)
{
	if (!n)
		return false;
	n = tr_node_real(n);
	if (is(n, arg))
		return true;
	for (size_t i = 0; i < n->nargs; i++)
		if (tr_any_node(n->args[i], is, arg))
			return true;
	return tr_any_node(n->a, is, arg) || tr_any_node(n->b, is, arg) ||
	       tr_any_node(n->c, is, arg);
}

static bool any_in_stmts(struct tr_stmt *s, tr_node_test *is, void *arg)
{
	for (; s; s = s->next)
		if (tr_any_node(s->expr, is, arg) || any_in_stmts(s->then, is, arg) ||
		    any_in_stmts(s->els, is, arg) || any_in_stmts(s->body, is, arg))
			return true;
	return false;
}

bool tr_any_in_clause(const struct tr_clause *cl, tr_node_test *is, void *arg)
{
	return tr_any_node(cl->pred, is, arg) || any_in_stmts(cl->body, is, arg);
}
