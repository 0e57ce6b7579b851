/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Clauses: the probes that the descriptions match, the predicate, the statements. A clause's
 * struct tr_clause may be made ahead of its turn, when a variable's type is wanted from it.
 */
#include <ctype.h>

#include "check/impl.h"

/* ---- probes */

struct matching {
	struct tr_ck *ck;
	struct tr_clause *cl;
	const struct tr_pdesc *pd;
	int err;
};

static void match(void *ctx, struct trace_probe *pb)
{
	struct matching *m = ctx;
	struct tr_match one = { .probe = pb };

	if (m->err)
		return;
	m->err = tr_ck_probe_use(m->ck, m->pd, pb);
	if (!m->err)
		m->err = tr_probe_use(m->ck->t, pb);
	tr_push(&m->cl->matches, one);
}

static int no_match(struct tr_ck *ck, const struct tr_pdesc *pd)
{
	const char *why = tr_probe_why(ck->t);
	char *near = why ? NULL : tr_probe_near(ck->t, pd);
	char *others = why || near ? NULL : tr_probe_providers(ck->t, pd);
	int err;

	err = tr_error(ck->t, D_PDESC_ZERO, pd->pos,
		       "probe description %s does not match any probes", pd->text);
	if (why)
		tr_hint(ck->t, "%s", why);
	else if (near)
		tr_hint(ck->t, "did you mean '%s'?", near);
	else if (others)
		tr_hint(ck->t, "there is no provider '%s'; there are %s", pd->prv, others);
	free(near);
	free(others);
	return err;
}

static int match_all(struct tr_ck *ck, struct tr_clause *cl)
{
	struct matching m = { .ck = ck, .cl = cl };
	int n;

	for (const struct tr_pdesc *pd = cl->item->pdescs; pd; pd = pd->next) {
		m.pd = pd;
		n = tr_probe_match(ck->t, pd, match, &m);
		if (n < 0 || m.err)
			return n < 0 ? n : m.err;
		if (!n && !tr_opt(ck->t, ZDEFS))
			return no_match(ck, pd);
	}
	return 0;
}

/* The name that verifier logs and profilers show: a C identifier, unique by its number. */
static const char *clause_name(struct tr_ck *ck, struct tr_item *item, uint32_t index)
{
	const struct tr_pdesc *pd = item->pdescs;
	const char *what = !pd ? "" : pd->fun && *pd->fun ? pd->fun : pd->nam ? pd->nam : "";
	char *name = tr_sprintf(&ck->t->arena, "c%u_%.40s", index, what);

	for (char *p = name; *p; p++)
		if (!isalnum((unsigned char)*p))
			*p = '_';
	return name;
}

struct tr_clause *tr_ck_clause_of(struct tr_ck *ck, struct tr_item *item)
{
	struct tr_clause *cl = item->clause;

	if (cl)
		return cl;
	cl = tr_alloc(&ck->t->arena, sizeof(*cl));
	cl->item = item;
	cl->pos = item->pos;
	cl->pred = item->pred;
	cl->body = item->body;
	if (match_all(ck, cl)) {
		free(cl->matches.v);
		return NULL;
	}
	tr_push(&ck->s->made, cl);
	return item->clause = cl;
}

static bool is_error_probe(const struct trace_probe *pb)
{
	return !strcmp(pb->prv, "dtrace") && !strcmp(pb->nam, "ERROR");
}

/* ---- statements */

static int statements(struct tr_ck *ck, struct tr_stmt *s);

static int expression(struct tr_ck *ck, struct tr_stmt *s)
{
	struct tr_node *n = s->expr;

	s->number = ++ck->number;
	ck->whole = n;
	if (n->kind == N_AGG)
		return tr_error(ck->t, D_AGG_NULL, n->pos,
				"the aggregation @%s alone has no effect",
				strcmp(n->name, "_") ? n->name : "");
	return tr_ck_stmt_expr(ck, n);
}

/* What a branch does binds no statement after the if. */
static int branch(struct tr_ck *ck, struct tr_stmt *s)
{
	bool drec = ck->drec, spec = ck->spec, comm = ck->comm;
	struct tr_act *spec_act = ck->spec_act;
	int err;

	if (!s)
		return 0;
	ck->cond++;
	ck->drec = false; /* a record of its own for a speculation */
	err = statements(ck, s);
	ck->cond--;
	ck->drec = drec;
	ck->spec = spec;
	ck->comm = comm;
	ck->spec_act = spec_act;
	return err;
}

static int condition(struct tr_ck *ck, struct tr_stmt *s)
{
	int err;

	s->number = ck->number + 1;
	err = tr_ck_expr(ck, s->expr);
	if (!err)
		tr_ck_untranslate(s->expr);
	if (!err && (tr_is_dyn(s->expr->type) || tr_xlated(s->expr)))
		err = tr_error(ck->t, D_OP_DYN, s->expr->pos,
			       "a condition cannot have the dynamic type '%s'",
			       tr_ck_typename(ck, s->expr));
	return err ? err : tr_ck_scalar(ck, s->expr, "the condition of if");
}

static int statements(struct tr_ck *ck, struct tr_stmt *s)
{
	int err = 0;

	for (; s && !err; s = s->next) {
		switch (s->kind) {
		case S_EXPR:
			err = expression(ck, s);
			break;
		case S_IF:
			err = condition(ck, s);
			if (!err)
				err = branch(ck, s->then);
			if (!err)
				err = branch(ck, s->els);
			break;
		case S_BLOCK:
			err = statements(ck, s->body);
			break;
		case S_EMPTY:
			break;
		}
	}
	return err;
}

static bool does_nothing(const struct tr_stmt *s)
{
	for (; s; s = s->next)
		if (s->kind != S_EMPTY && !(s->kind == S_BLOCK && does_nothing(s->body)))
			return false;
	return true;
}

/* ---- the clause */

static int predicate(struct tr_ck *ck, struct tr_node *n)
{
	int err = tr_ck_expr(ck, n);

	if (err)
		return err;
	tr_ck_untranslate(n);
	if (tr_type_is_scalar(tr_type_resolve(n->type)) && !tr_xlated(n))
		return 0;
	tr_error(ck->t, D_PRED_SCALAR, n->pos,
		 "a predicate must be a number or a pointer, not '%s'", tr_ck_typename(ck, n));
	return tr_ck_no_truth(ck, n);
}

static void add_clause(struct tr_ck *ck, struct tr_clause *cl)
{
	struct tr_program *p = &ck->s->prog;

	cl->index = (uint32_t)p->clauses.n;
	cl->name = clause_name(ck, cl->item, cl->index);
	if (p->clauses.n)
		p->clauses.v[p->clauses.n - 1]->next = cl;
	tr_push(&p->clauses, cl);
	for (size_t i = 0; i < cl->matches.n; i++)
		p->has_error_clause |= is_error_probe(cl->matches.v[i].probe);
}

int tr_ck_clause(struct tr_ck *ck, struct tr_item *item)
{
	struct tr_clause *cl = tr_ck_clause_of(ck, item);
	int err = 0;

	if (!cl)
		return -EINVAL;
	add_clause(ck, cl);
	ck->cl = cl;
	if (cl->pred)
		err = predicate(ck, cl->pred);
	if (!err)
		err = statements(ck, cl->body);
	if (!err && does_nothing(cl->body)) {
		ck->number = 1;
		tr_act_new(ck, NULL, ACT_DEFAULT, 0)->pos = cl->pos;
	}
	ck->cl = NULL;
	return err;
}
