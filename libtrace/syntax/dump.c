/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The tree as text, for -x tree and the tests: expressions in prefix form, one statement or item
 * a line, types in words ("pointer to array[3] of int").
 */
#include <ctype.h>
#include <inttypes.h>

#include "syntax/syntax.h"

static void expr(FILE *out, const struct tr_node *n);
static void type(FILE *out, const struct tr_decl *d);

static void indent(FILE *out, int level)
{
	while (level-- > 0)
		fputc('\t', out);
}

static void text(FILE *out, const char *s, size_t n)
{
	fputc('"', out);
	for (size_t i = 0; i < n; i++) {
		unsigned char c = (unsigned char)s[i];

		if (c == '"' || c == '\\')
			fprintf(out, "\\%c", c);
		else if (isprint(c))
			fputc(c, out);
		else
			fprintf(out, "\\%03o", c);
	}
	fputc('"', out);
}

static void list(FILE *out, struct tr_node **v, size_t n, char open, char close)
{
	fputc(open, out);
	for (size_t i = 0; i < n; i++) {
		if (i)
			fputs(", ", out);
		expr(out, v[i]);
	}
	fputc(close, out);
}

static void integer(FILE *out, const struct tr_node *n)
{
	fprintf(out, n->idecimal || n->ichar ? "%" PRIu64 : "0x%" PRIx64, n->ival);
	if (n->iunsigned)
		fputc('u', out);
	for (int i = 0; i < n->ilong; i++)
		fputc('l', out);
	if (n->ichar)
		fputc('c', out);
}

/* (name a b c) with those that are there */
static void prefix(FILE *out, const char *name, const struct tr_node *n)
{
	const struct tr_node *const v[] = { n->a, n->b, n->c };

	fprintf(out, "(%s", name);
	if (n->tname) {
		fputs(" <", out);
		type(out, n->tname->decl);
		fputs(">", out);
	}
	for (size_t i = 0; i < TR_ARRAY_SIZE(v); i++) {
		if (!v[i])
			continue;
		fputc(' ', out);
		expr(out, v[i]);
	}
	if (n->kind == N_MEMBER || n->kind == N_OFFSETOF)
		fprintf(out, " %s", n->name);
	fputc(')', out);
}

static void unary(FILE *out, const struct tr_node *n)
{
	char name[16];
	bool post = n->op == OP_POSTINC || n->op == OP_POSTDEC;

	snprintf(name, sizeof(name), "%s%s", post ? "post" : "", tr_op_name(n->op));
	prefix(out, name, n);
}

static void assign(FILE *out, const struct tr_node *n)
{
	char name[16];

	snprintf(name, sizeof(name), "%s=", tr_op_name(n->op));
	prefix(out, name, n);
}

static void name(FILE *out, const struct tr_node *n)
{
	static const char *const scopes[] = { "", "self->", "this->" };

	fprintf(out, "%s%s", scopes[n->scope], n->name);
}

static void expr(FILE *out, const struct tr_node *n)
{
	switch (n->kind) {
	case N_INT:
		integer(out, n);
		break;
	case N_STR:
		text(out, n->sval, n->slen);
		break;
	case N_IDENT:
		name(out, n);
		break;
	case N_KSYM:
		fprintf(out, "%s`%s", n->mod ? n->mod : "", n->name);
		break;
	case N_AGG:
		fprintf(out, "@%s", n->name);
		if (n->nargs)
			list(out, n->args, n->nargs, '[', ']');
		break;
	case N_UNARY:
		unary(out, n);
		break;
	case N_BINARY:
		prefix(out, tr_op_name(n->op), n);
		break;
	case N_ASSIGN:
		assign(out, n);
		break;
	case N_TERNARY:
		prefix(out, "?", n);
		break;
	case N_MEMBER:
		prefix(out, n->arrow ? "->" : ".", n);
		break;
	case N_INDEX:
		expr(out, n->a);
		list(out, n->args, n->nargs, '[', ']');
		break;
	case N_CALL:
		fputs(n->name, out);
		list(out, n->args, n->nargs, '(', ')');
		break;
	case N_CAST:
		prefix(out, "cast", n);
		break;
	case N_SIZEOF:
		prefix(out, "sizeof", n);
		break;
	case N_OFFSETOF:
		prefix(out, "offsetof", n);
		break;
	case N_STRINGOF:
		prefix(out, "stringof", n);
		break;
	case N_XLATE:
		prefix(out, "xlate", n);
		break;
	}
}

/* ---- types */

static void decls(FILE *out, const struct tr_decl *d)
{
	for (bool first = true; d; d = d->next, first = false) {
		if (!first)
			fputs(", ", out);
		if (d->name)
			fprintf(out, "%s: ", d->name);
		type(out, d);
		if (d->bits) {
			fputs(" : ", out);
			expr(out, d->bits);
		}
	}
}

static void sou(FILE *out, const struct tr_sou *s)
{
	static const char *const kinds[] = { "struct", "union", "enum" };

	fprintf(out, " %s", kinds[s->kind]);
	if (s->tag)
		fprintf(out, " %s%s%s", s->mod ? s->mod : "", s->mod ? "`" : "", s->tag);
	if (!s->defined)
		return;
	fputs(" { ", out);
	decls(out, s->members);
	for (const struct tr_enumer *e = s->enums; e; e = e->next) {
		fputs(e->name, out);
		if (e->value) {
			fputs(" = ", out);
			expr(out, e->value);
		}
		if (e->next)
			fputs(", ", out);
	}
	fputs(" }", out);
}

static void times(FILE *out, const char *word, int n)
{
	while (n-- > 0)
		fprintf(out, " %s", word);
}

static void spec(FILE *out, const struct tr_tspec *s)
{
	static const char *const classes[] = { "",	" typedef",  " extern", " static",
					       " auto", " register", " self",	" this" };

	fputs(classes[s->cls], out);
	times(out, "const", s->is_const);
	times(out, "volatile", s->is_volatile);
	times(out, "restrict", s->is_restrict);
	times(out, "userland", s->nuserland);
	times(out, "signed", s->nsigned);
	times(out, "unsigned", s->nunsigned);
	times(out, "short", s->nshort);
	times(out, "long", s->nlong);
	times(out, "char", s->nchar);
	times(out, "int", s->nint);
	times(out, "float", s->nfloat);
	times(out, "double", s->ndouble);
	times(out, "void", s->nvoid);
	times(out, "string", s->nstring);
	if (s->name)
		fprintf(out, " %s%s%s", s->mod ? s->mod : "", s->mod ? "`" : "", s->name);
	if (s->sou)
		sou(out, s->sou);
}

static void deriv(FILE *out, const struct tr_deriv *s)
{
	switch (s->kind) {
	case DK_PTR:
		fputs("pointer to ", out);
		break;
	case DK_ARRAY:
		fputs("array[", out);
		if (s->size)
			expr(out, s->size);
		fputs("] of ", out);
		break;
	case DK_ASSOC:
		fputs("assoc[", out);
		decls(out, s->params);
		fputs("] of ", out);
		break;
	case DK_FUNC:
		fputs("function(", out);
		decls(out, s->params);
		fputs(s->varargs ? ", ...) returning " : ") returning ", out);
		break;
	}
}

static void type(FILE *out, const struct tr_decl *d)
{
	char *s = NULL;
	size_t n;
	FILE *mem;

	for (const struct tr_deriv *step = d->deriv; step; step = step->next)
		deriv(out, step);
	mem = open_memstream(&s, &n); /* to leave out the leading blank */
	if (!mem)
		return;
	spec(mem, d->spec);
	fclose(mem);
	fputs(s && *s == ' ' ? s + 1 : "", out);
	free(s);
}

/* ---- statements and items */

static void stmts(FILE *out, const struct tr_stmt *s, int level);

static void stmt(FILE *out, const struct tr_stmt *s, int level)
{
	indent(out, level);
	switch (s->kind) {
	case S_EMPTY:
		fputs("empty\n", out);
		break;
	case S_EXPR:
		expr(out, s->expr);
		fputc('\n', out);
		break;
	case S_BLOCK:
		fputs("block\n", out);
		stmts(out, s->body, level + 1);
		break;
	case S_IF:
		fputs("if ", out);
		expr(out, s->expr);
		fputc('\n', out);
		stmt(out, s->then, level + 1);
		if (!s->els)
			break;
		indent(out, level);
		fputs("else\n", out);
		stmt(out, s->els, level + 1);
		break;
	}
}

static void stmts(FILE *out, const struct tr_stmt *s, int level)
{
	for (; s; s = s->next)
		stmt(out, s, level);
}

static void clause(FILE *out, const struct tr_item *item)
{
	fputs("clause\n", out);
	for (const struct tr_pdesc *d = item->pdescs; d; d = d->next) {
		if (d->id)
			fprintf(out, "\tprobe %u\n", d->id);
		else
			fprintf(out, "\tprobe %s|%s|%s|%s\n", d->prv, d->mod, d->fun, d->nam);
	}
	if (item->pred) {
		fputs("\tif ", out);
		expr(out, item->pred);
		fputc('\n', out);
	}
	if (!item->has_body)
		fputs("\tdefault\n", out);
	stmts(out, item->body, 1);
}

static void decl(FILE *out, const char *word, const struct tr_decl *list)
{
	for (const struct tr_decl *d = list; d; d = d->next) {
		fprintf(out, "%s %s%s", word, d->name ? d->name : "", d->name ? ": " : "");
		type(out, d);
		if (d->next)
			fputc('\n', out);
	}
}

static void translator(FILE *out, const struct tr_item *item)
{
	fputs("translator ", out);
	type(out, item->decl);
	fputs(" < ", out);
	decls(out, item->input);
	fputc('\n', out);
	for (const struct tr_xmember *m = item->xmembers; m; m = m->next) {
		fprintf(out, "\t%s = ", m->name);
		expr(out, m->expr);
		fputc('\n', out);
	}
}

static void provider(FILE *out, const struct tr_item *item)
{
	fprintf(out, "provider %s\n", item->name);
	for (const struct tr_provprobe *pr = item->probes; pr; pr = pr->next) {
		fprintf(out, "\tprobe %s (", pr->name);
		decls(out, pr->args);
		fputs(")", out);
		if (pr->xargs) {
			fputs(" : (", out);
			decls(out, pr->xargs);
			fputs(")", out);
		}
		fputc('\n', out);
	}
}

static void pragma(FILE *out, const struct tr_item *item)
{
	fputs("pragma", out);
	for (size_t i = 0; i < item->nwords; i++)
		fprintf(out, " [%s]", item->words[i]);
	fputc('\n', out);
}

void tr_ast_dump(FILE *out, const struct tr_script *script)
{
	for (const struct tr_item *item = script->items; item; item = item->next) {
		switch (item->kind) {
		case I_CLAUSE:
			clause(out, item);
			break;
		case I_DECL:
			decl(out, "decl", item->decl);
			fputc('\n', out);
			break;
		case I_INLINE:
			decl(out, "inline", item->decl);
			fputs(" = ", out);
			expr(out, item->init);
			fputc('\n', out);
			break;
		case I_TRANSLATOR:
			translator(out, item);
			break;
		case I_PROVIDER:
			provider(out, item);
			break;
		case I_PRAGMA:
			pragma(out, item);
			break;
		}
	}
}
