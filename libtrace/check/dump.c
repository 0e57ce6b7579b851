/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The annotated program as text (-x tree): variables and aggregations with their places, each
 * clause with its probes, statements and record. One node a line, its type behind it.
 */
#include "check/impl.h"

struct dump {
	struct trace *t;
	FILE *f;
};

static const char *const kinds[] = {
	[N_INT] = "int",	   [N_STR] = "string",	    [N_IDENT] = "ident",
	[N_KSYM] = "symbol",	   [N_AGG] = "aggregation", [N_UNARY] = "unary",
	[N_BINARY] = "binary",	   [N_ASSIGN] = "assign",   [N_TERNARY] = "?:",
	[N_MEMBER] = "member",	   [N_INDEX] = "index",	    [N_CALL] = "call",
	[N_CAST] = "cast",	   [N_SIZEOF] = "sizeof",   [N_OFFSETOF] = "offsetof",
	[N_STRINGOF] = "stringof", [N_XLATE] = "xlate",
};

static void line(struct dump *d, struct tr_node *n, int depth)
{
	fprintf(d->f, "%*s%s", depth * 2, "", kinds[n->kind]);
	if (n->op != OP_NONE)
		fprintf(d->f, " %s", tr_op_name(n->op));
	if (n->name)
		fprintf(d->f, " %s%s", n->kind == N_MEMBER ? (n->arrow ? "->" : ".") : "",
			n->kind == N_IDENT && n->scope != SC_GLOBAL ?
				tr_sprintf(&d->t->arena, "%s%s",
					   n->scope == SC_SELF ? "self->" : "this->", n->name) :
				n->name);
	if (n->kind == N_STR)
		fprintf(d->f, " \"%s\"", n->sval);
	if (n->type)
		fprintf(d->f, " : %s", tr_type_name(d->t, n->type));
	if (n->constant)
		fprintf(d->f, " = %lld", (long long)n->ival);
	else if (n->kind == N_MEMBER && n->member)
		fprintf(d->f, " at bit %llu", (unsigned long long)n->ival);
	if (n->type && tr_type_is_string(n->type) && n->strmax)
		fprintf(d->f, " (%zu bytes)", n->strmax);
	fputc('\n', d->f);
}

static void node(struct dump *d, struct tr_node *n, int depth)
{
	if (!n)
		return;
	n = tr_real(n);
	line(d, n, depth);
	if (n->constant)
		return;
	node(d, n->a, depth + 1);
	node(d, n->b, depth + 1);
	node(d, n->c, depth + 1);
	for (size_t i = 0; i < n->nargs; i++)
		node(d, n->args[i], depth + 1);
}

static void statements(struct dump *d, const struct tr_stmt *s, int depth)
{
	for (; s; s = s->next) {
		switch (s->kind) {
		case S_EXPR:
			fprintf(d->f, "%*s#%d\n", depth * 2, "", s->number);
			node(d, s->expr, depth + 1);
			break;
		case S_IF:
			fprintf(d->f, "%*sif\n", depth * 2, "");
			node(d, s->expr, depth + 1);
			fprintf(d->f, "%*sthen\n", depth * 2, "");
			statements(d, s->then, depth + 1);
			if (s->els)
				fprintf(d->f, "%*selse\n", depth * 2, "");
			statements(d, s->els, depth + 1);
			break;
		case S_BLOCK:
			statements(d, s->body, depth);
			break;
		case S_EMPTY:
			break;
		}
	}
}

static void keys(struct dump *d, const struct tr_key *k, size_t n)
{
	for (size_t i = 0; i < n; i++)
		fprintf(d->f, "%s%s @%u+%u", i ? ", " : "[", tr_type_name(d->t, k[i].type),
			k[i].off, k[i].size);
	if (n)
		fputc(']', d->f);
}

static void variables(struct dump *d, const struct tr_program *p)
{
	static const char *const scope[] = { "", "self->", "this->" };

	for (const struct tr_var *v = p->vars; v; v = v->next) {
		fprintf(d->f, "variable %s%s", scope[v->scope], v->name);
		keys(d, v->keys, v->nkeys);
		fprintf(d->f, " : %s, %u bytes", v->type ? tr_type_name(d->t, v->type) : "?",
			v->size);
		if (v->kind == V_ASSOC)
			fprintf(d->f, ", map %d\n", v->map);
		else
			fprintf(d->f, " at %u\n", v->off);
	}
	for (size_t i = 0; i < p->aggs.n; i++) {
		const struct tr_agg *a = p->aggs.v[i];

		fprintf(d->f, "aggregation @%s", a->name);
		keys(d, a->keys, a->nkeys);
		fprintf(d->f, " : function %d, %u bytes, map %d at %u\n", a->func, a->valsize,
			a->map, a->off);
	}
}

static void record(struct dump *d, const struct tr_clause *cl)
{
	for (const struct tr_act *a = cl->acts; a; a = a->next) {
		fprintf(d->f, "  action %d of #%d", a->kind, a->number);
		if (a->cond >= 0)
			fprintf(d->f, " if bit %d", a->cond);
		for (size_t i = 0; i < a->ndata; i++)
			fprintf(d->f, ", %s @%u+%u", tr_type_name(d->t, a->data[i].type),
				a->data[i].off, a->data[i].size);
		fputc('\n', d->f);
	}
}

void tr_check_dump(struct trace *t, FILE *f)
{
	struct dump d = { t, f };
	struct tr_program *p = t->program;

	if (!p)
		return;
	variables(&d, p);
	for (size_t i = 0; i < p->clauses.n; i++) {
		const struct tr_clause *cl = p->clauses.v[i];

		fprintf(f, "clause %s, %zu probes, record %u bytes, uses %#x\n", cl->name,
			cl->matches.n, cl->recsize, cl->uses);
		if (cl->pred) {
			fputs("  /\n", f);
			node(&d, cl->pred, 2);
		}
		statements(&d, cl->body, 1);
		record(&d, cl);
	}
}
