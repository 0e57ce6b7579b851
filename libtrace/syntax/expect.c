/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The words of a syntax error: "unexpected X, expected A, B or C". In: the token and the grammar
 * symbols that could stand there instead, by name. What makes up a whole (an expression, a type, a
 * statement, a declaration) is named by that, not by its dozens of first tokens.
 */
#include <ctype.h>

#include "syntax/syntax.h"

enum group {
	G_NONE, /* named by itself */
	G_OPERATOR,
	G_OPERAND, /* begins an expression and nothing else */
	G_BOTH,	   /* operator or operand, by place */
	G_TYPE,
	G_ITEM, /* begins an item, not an expression */
	G_HIDE,
};

struct symbol {
	const char *name;
	enum group group;
	const char *shown; /* NULL: as name */
};

static const struct symbol symbols[] = {
	{ "identifier", G_NONE, "a name" },
	{ "type name", G_TYPE, NULL },
	{ "kernel type", G_TYPE, NULL },
	{ "kernel symbol", G_OPERAND, NULL },
	{ "aggregation", G_OPERAND, NULL },
	{ "integer", G_OPERAND, NULL },
	{ "macro variable", G_OPERAND, NULL },
	{ "string", G_OPERAND, NULL },
	{ "'('", G_BOTH, NULL },
	{ "'!'", G_OPERAND, NULL },
	{ "'~'", G_OPERAND, NULL },
	{ "'-'", G_BOTH, NULL },
	{ "'+'", G_BOTH, NULL },
	{ "'*'", G_BOTH, NULL },
	{ "'&'", G_BOTH, NULL },
	{ "'++'", G_BOTH, NULL },
	{ "'--'", G_BOTH, NULL },
	{ "'sizeof'", G_OPERAND, NULL },
	{ "'offsetof'", G_OPERAND, NULL },
	{ "'stringof'", G_OPERAND, NULL },
	{ "'xlate'", G_OPERAND, NULL },
	{ "'['", G_OPERATOR, NULL },
	{ "'.'", G_OPERATOR, NULL },
	{ "'->'", G_OPERATOR, NULL },
	{ "'?'", G_OPERATOR, NULL },
	{ "'='", G_OPERATOR, NULL },
	{ "'+='", G_OPERATOR, NULL },
	{ "'-='", G_OPERATOR, NULL },
	{ "'*='", G_OPERATOR, NULL },
	{ "'/='", G_OPERATOR, NULL },
	{ "'%='", G_OPERATOR, NULL },
	{ "'&='", G_OPERATOR, NULL },
	{ "'|='", G_OPERATOR, NULL },
	{ "'^='", G_OPERATOR, NULL },
	{ "'<<='", G_OPERATOR, NULL },
	{ "'>>='", G_OPERATOR, NULL },
	{ "'||'", G_OPERATOR, NULL },
	{ "'^^'", G_OPERATOR, NULL },
	{ "'&&'", G_OPERATOR, NULL },
	{ "'|'", G_OPERATOR, NULL },
	{ "'^'", G_OPERATOR, NULL },
	{ "'=='", G_OPERATOR, NULL },
	{ "'!='", G_OPERATOR, NULL },
	{ "'<'", G_OPERATOR, NULL },
	{ "'>'", G_OPERATOR, NULL },
	{ "'<='", G_OPERATOR, NULL },
	{ "'>='", G_OPERATOR, NULL },
	{ "'<<'", G_OPERATOR, NULL },
	{ "'>>'", G_OPERATOR, NULL },
	{ "'/'", G_OPERATOR, NULL },
	{ "'%'", G_OPERATOR, NULL },
	{ "'auto'", G_TYPE, NULL },
	{ "'char'", G_TYPE, NULL },
	{ "'const'", G_TYPE, NULL },
	{ "'double'", G_TYPE, NULL },
	{ "'enum'", G_TYPE, NULL },
	{ "'extern'", G_TYPE, NULL },
	{ "'float'", G_TYPE, NULL },
	{ "'int'", G_TYPE, NULL },
	{ "'long'", G_TYPE, NULL },
	{ "'register'", G_TYPE, NULL },
	{ "'restrict'", G_TYPE, NULL },
	{ "'short'", G_TYPE, NULL },
	{ "'signed'", G_TYPE, NULL },
	{ "'static'", G_TYPE, NULL },
	{ "'string'", G_TYPE, NULL },
	{ "'struct'", G_TYPE, NULL },
	{ "'typedef'", G_TYPE, NULL },
	{ "'union'", G_TYPE, NULL },
	{ "'unsigned'", G_TYPE, NULL },
	{ "'userland'", G_TYPE, NULL },
	{ "'void'", G_TYPE, NULL },
	{ "'volatile'", G_TYPE, NULL },
	{ "'self'", G_HIDE, NULL }, /* beside expressions, types and names alike */
	{ "'this'", G_HIDE, NULL },
	{ "'probe'", G_NONE, NULL },
	{ "'inline'", G_ITEM, NULL },
	{ "'provider'", G_ITEM, NULL },
	{ "'translator'", G_ITEM, NULL },
	{ "#pragma", G_ITEM, NULL },
	{ "probe description", G_NONE, "a probe description" },
	{ "'/' after the predicate", G_NONE, "'/' to end the predicate" },
	{ "end of file", G_HIDE, NULL },
};

static const struct symbol *find(const char *name)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(symbols); i++)
		if (!strcmp(symbols[i].name, name))
			return &symbols[i];
	return NULL;
}

static bool has(const char **want, int n, const char *name)
{
	for (int i = 0; i < n; i++)
		if (!strcmp(want[i], name))
			return true;
	return false;
}

/* ---- the list of what was expected */

#define LIST_MAX 8

struct list {
	const char *v[LIST_MAX];
	int n;
};

static void list_add(struct list *l, const char *s)
{
	if (l->n < LIST_MAX)
		l->v[l->n++] = s;
}

/* What kinds of place the error is at: several at once are possible. */
struct place {
	bool item, stmt, expr, type, name, oper;
	bool end;  /* what stands here may end */
	bool list; /* ',' separates, rather than being an operator */
};

static struct place place_of(const char **want, int n)
{
	struct place at = {
		.item = has(want, n, "'inline'"),
		.stmt = has(want, n, "'if'"),
		.expr = has(want, n, "integer"),
		.type = has(want, n, "'int'"),
		.name = has(want, n, "identifier"),
		.oper = has(want, n, "'%'"),
		.end = has(want, n, "';'") || has(want, n, "'='") || has(want, n, "')'"),
		.list = has(want, n, "')'") || has(want, n, "']'"),
	};

	return at;
}

/* Is this symbol a part of what the groups say, or too special to be of help? */
static bool is_hidden(const struct place *at, const char *want)
{
	const struct symbol *s = find(want);

	switch (s ? s->group : G_NONE) {
	case G_HIDE:
		return true;
	case G_TYPE:
		return true;
	case G_ITEM:
		return at->item;
	case G_OPERAND:
		return at->expr || at->type;
	case G_BOTH:
		return at->expr || at->oper || at->end;
	case G_OPERATOR:
		return at->oper || (at->end && !strcmp(want, "'['"));
	case G_NONE:
		break;
	}
	if (!strcmp(want, "identifier"))
		return at->item || at->expr || (at->type && !at->end);
	if (!strcmp(want, "'probe'"))
		return at->name;
	if (!strcmp(want, "';'"))
		return at->item || at->stmt;
	if (!strcmp(want, "'{'") || !strcmp(want, "'if'"))
		return at->stmt;
	return !strcmp(want, "','") && at->oper && !at->list;
}

static void add_groups(struct list *l, const struct place *at)
{
	if (at->item)
		list_add(l, "a declaration");
	if (at->stmt)
		list_add(l, "a statement");
	else if (at->expr)
		list_add(l, "an expression");
	if (at->type && !at->item)
		list_add(l, "a type");
}

static void expected(struct tr_buf *msg, const char **want, int n)
{
	struct place at = place_of(want, n);
	struct list l = { .n = 0 };

	add_groups(&l, &at);
	for (int i = 0; i < n; i++) {
		const struct symbol *s = find(want[i]);

		if (!is_hidden(&at, want[i]))
			list_add(&l, s && s->shown ? s->shown : want[i]);
	}
	if (at.oper && !at.expr)
		list_add(&l, "an operator");
	if (l.n > 5) /* too many to be of help */
		return;
	for (int i = 0; i < l.n; i++)
		tr_buf_printf(msg, "%s%s",
			      !i	   ? ", expected " :
			      i == l.n - 1 ? " or " :
					     ", ",
			      l.v[i]);
}

/* ---- what was there */

#define SHOWN_MAX 40

static void quote(struct tr_parser *p, struct tr_buf *msg)
{
	size_t len = p->tokloc.end - p->tokloc.off;
	const char *s = p->text + p->tokloc.off;

	tr_buf_puts(msg, "'");
	for (size_t i = 0; i < len && i < SHOWN_MAX; i++)
		tr_buf_add(msg, isprint((unsigned char)s[i]) ? &s[i] : "?", 1);
	tr_buf_puts(msg, len > SHOWN_MAX ? "…'" : "'");
}

static void unexpected(struct tr_parser *p, const char *got, struct tr_buf *msg)
{
	static const char *const kinds[] = { "identifier",  "type name",      "integer",
					     "string",	    "kernel symbol",  "kernel type",
					     "aggregation", "macro variable", "probe description" };

	tr_buf_puts(msg, "syntax error: unexpected ");
	if (!strcmp(got, "end of file")) {
		tr_buf_puts(msg, "end of file");
		return;
	}
	for (size_t i = 0; i < TR_ARRAY_SIZE(kinds); i++)
		if (!strcmp(kinds[i], got))
			tr_buf_printf(msg, "%s ", got);
	quote(p, msg);
}

/* ---- advice */

static bool text_is(struct tr_parser *p, const char *word)
{
	size_t len = p->tokloc.end - p->tokloc.off;

	return strlen(word) == len && !memcmp(p->text + p->tokloc.off, word, len);
}

/* ';' was possible, and the token is the first of a later line */
static bool lacks_semicolon(struct tr_parser *p, const char **want, int n)
{
	return p->prevloc.eline && p->prevloc.pos.src == p->tokloc.pos.src &&
	       p->prevloc.eline < p->tokloc.pos.line && has(want, n, "';'") &&
	       !has(want, n, "'if'") && !has(want, n, "'inline'");
}

static void hint(struct tr_parser *p, const char *got, const char **want, int n)
{
	const struct symbol *s = find(got);

	if (!strcmp(got, "reserved word") &&
	    (text_is(p, "for") || text_is(p, "while") || text_is(p, "do")))
		tr_hint(p->t, "D has no loops");
	else if (!strcmp(got, "reserved word"))
		tr_hint(p->t, "D reserves this word and has no such statement");
	else if (!strcmp(got, "end of file") && p->open.n)
		tr_hint(p->t, "'%c' in line %u is not closed", p->open.v[p->open.n - 1].c,
			p->open.v[p->open.n - 1].pos.line);
	else if (lacks_semicolon(p, want, n))
		tr_hint(p->t, "is a ';' missing at the end of line %u?", p->prevloc.eline);
	else if (!strcmp(got, "'{'") && has(want, n, "';'") && has(want, n, "','"))
		tr_hint(p->t, "is a ';' missing before '%.*s'?",
			(int)TR_MIN(p->prevloc.end - p->prevloc.off, 40u),
			p->text + p->prevloc.off);
	else if (s && s->group == G_TYPE && has(want, n, "'if'"))
		tr_hint(p->t, "variables are declared outside the clauses");
	else if (!strcmp(got, "'='") && !has(want, n, "integer") && has(want, n, "';'") &&
		 !has(want, n, "'%'") && !has(want, n, "'inline'"))
		tr_hint(p->t,
			"a declaration gives no value: assign it in a BEGIN clause, or use inline");
}

void tr_syntax_error(struct tr_parser *p, const char *got, const char **want, int nwant)
{
	struct tr_buf msg = { 0 };

	unexpected(p, p->tokvirtual ? "'}'" : got, &msg);
	expected(&msg, want, nwant);
	tr_err_loc(p, D_SYNTAX, &p->tokloc, "%s", msg.s);
	hint(p, got, want, nwant);
	tr_buf_free(&msg);
}
