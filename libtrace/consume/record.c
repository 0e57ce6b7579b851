/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From a record to its actions. Each clause has a plan made beforehand: the actions that have
 * something to do here, each with its function, so that a record costs a table look-up and the
 * calls themselves. Faults are records too; their message has DTrace's form.
 */
#include "consume/impl.h"

static void make_plan(struct tr_consumer *c, struct tr_plan *plan, const struct tr_clause *clause,
		      const struct tr_act *spec)
{
	size_t n = 0;

	plan->clause = clause;
	plan->user = tr_acts_have_users(clause->acts, spec);
	for (struct tr_act *a = clause->acts; a; a = a->next)
		n++;
	plan->steps = tr_alloc(&c->t->arena, n * sizeof(*plan->steps));
	for (struct tr_act *a = clause->acts; a; a = a->next) {
		tr_act_fn *fn = c->render->acts[a->kind];

		if (!fn)
			fn = tr_common_acts[a->kind];
		if (fn && a->spec == spec)
			plan->steps[plan->nsteps++] = (struct tr_step){ fn, a, a->cond };
	}
}

int tr_plans_make(struct tr_consumer *c)
{
	struct tr_program *p = c->t->program;
	size_t n = p->clauses.n;

	c->plans = calloc(n + p->specs.n + 1, sizeof(*c->plans));
	if (!c->plans)
		return -ENOMEM;
	c->nplans = n + p->specs.n;
	for (size_t i = 0; i < n; i++) {
		make_plan(c, &c->plans[i], p->clauses.v[i], NULL);
		c->plans[i].size = p->clauses.v[i]->recsize;
	}
	for (size_t i = 0; i < p->specs.n; i++) {
		const struct tr_spec *s = &p->specs.v[i];

		make_plan(c, &c->plans[n + i], s->clause, s->act);
		c->plans[n + i].size = s->recsize;
		c->plans[n + i].spec = s;
	}
	return 0;
}

static inline bool has_run(const struct tr_rechdr *hdr, int cond)
{
	const uint64_t *done = (const uint64_t *)(hdr + 1);

	return cond < 0 || done[cond / 64] >> (cond % 64) & 1;
}

uint32_t tr_rec_epid(const struct tr_clause *clause, const struct trace_probe *probe)
{
	for (size_t i = 0; clause && i < clause->matches.n; i++)
		if (clause->matches.v[i].probe == probe)
			return clause->matches.v[i].epid;
	return 0;
}

static const struct trace_probe *probe_of(const struct tr_consumer *c, uint32_t index)
{
	struct tr_program *p = c->t->program;

	return index < p->probes.n ? p->probes.v[index] : NULL;
}

/* ---- faults */

static const char *const fault_texts[] = {
	[TR_FLT_UNKNOWN] = "unknown fault",	    [TR_FLT_BADADDR] = "invalid address",
	[TR_FLT_BADALIGN] = "invalid alignment",    [TR_FLT_ILLOP] = "illegal operation",
	[TR_FLT_DIVZERO] = "divide-by-zero",	    [TR_FLT_NOSCRATCH] = "out of scratch space",
	[TR_FLT_KPRIV] = "invalid kernel access",   [TR_FLT_UPRIV] = "invalid user access",
	[TR_FLT_TUPOFLOW] = "tuple stack overflow", [TR_FLT_BADSIZE] = "bad size",
	[TR_FLT_BADINDEX] = "index out of bounds",  [TR_FLT_LIBRARY] = "library-level fault",
	[TR_FLT_BADSTACK] = "invalid stack",
};

const char *tr_fault_text(uint32_t fault)
{
	return fault_texts[fault < TR_ARRAY_SIZE(fault_texts) ? fault : TR_FLT_UNKNOWN];
}

static bool fault_has_address(uint32_t fault)
{
	return fault == TR_FLT_BADADDR || fault == TR_FLT_BADALIGN || fault == TR_FLT_KPRIV ||
	       fault == TR_FLT_UPRIV;
}

static void put_where(struct tr_buf *b, const struct tr_rec *r)
{
	tr_buf_printf(b, "error on enabled probe ID %u ", tr_rec_epid(r->clause, r->probe));
	if (r->probe)
		tr_buf_printf(b, "(ID %u: %s:%s:%s:%s): ", r->probe->id, r->probe->prv,
			      r->probe->mod, r->probe->fun, r->probe->nam);
	else
		tr_buf_puts(b, "(unknown probe): ");
}

static void put_fault(struct tr_consumer *c, struct tr_buf *b, const struct tr_rec *r,
		      const struct tr_rec_error *e)
{
	struct trace *t = c->t;
	uint32_t src = r->clause ? r->clause->pos.src : 0;

	put_where(b, r);
	tr_buf_puts(b, tr_fault_text(e->fault));
	if (fault_has_address(e->fault))
		tr_buf_printf(b, " (0x%llx)", (unsigned long long)e->value);
	if (e->action)
		tr_buf_printf(b, " in action #%u", e->action);
	else
		tr_buf_puts(b, " in predicate");
	tr_buf_puts(b, " at BPF pc 0");
	if (tr_opt(t, VERBOSE) && e->line_col && src && src <= t->sources.n)
		tr_buf_printf(b, " (%s:%u:%u)", t->sources.v[src - 1].name, e->line_col >> 12,
			      e->line_col & 0xfff);
}

static void record_error(struct tr_consumer *c, const struct tr_rec_error *e, uint32_t len, int cpu)
{
	struct tr_program *p = c->t->program;
	struct tr_rec r = { .hdr = &e->hdr, .len = len, .cpu = cpu };
	struct tr_buf b = { 0 };

	if (len < sizeof(*e))
		return;
	r.probe = probe_of(c, TR_REC_PROBE(e->hdr.probe));
	r.clause = e->clause < p->clauses.n ? p->clauses.v[e->clause] : NULL;
	c->nerrors++;
	put_fault(c, &b, &r, e);
	c->render->error(c, &r, e, b.s);
	tr_buf_free(&b);
}

void tr_rec_warn(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a,
		 const char *fmt, ...)
{
	struct tr_buf b = { 0 };
	va_list ap;
	char *s;

	put_where(&b, r);
	va_start(ap, fmt);
	if (vasprintf(&s, fmt, ap) >= 0) {
		tr_buf_puts(&b, s);
		free(s);
	}
	va_end(ap);
	tr_buf_printf(&b, " in action #%d", a->number);
	c->nerrors++;
	c->render->error(c, r, NULL, b.s);
	tr_buf_free(&b);
}

/* ---- records */

void tr_record(struct tr_consumer *c, const void *rec, uint32_t len, int cpu)
{
	const struct tr_rechdr *hdr = rec;
	const struct tr_plan *plan;

	c->recno++;
	if (c->t->program->one_ring)
		cpu = (int)TR_REC_CPU(hdr->probe);
	if (hdr->clause >= c->nplans) {
		if (hdr->clause == TR_REC_ERROR)
			record_error(c, rec, len, cpu);
		else if (hdr->clause == TR_REC_COMMIT || hdr->clause == TR_REC_DISCARD)
			tr_spec_end(c, rec, len);
		return;
	}
	plan = &c->plans[hdr->clause];
	if (len < plan->size)
		return;
	if (plan->spec)
		tr_spec_hold(c, plan, rec, len, cpu);
	else
		tr_record_show(c, plan, rec, cpu);
}

void tr_record_show(struct tr_consumer *c, const struct tr_plan *plan, const void *rec, int cpu)
{
	const struct tr_rechdr *hdr = rec;
	struct tr_rec r = { hdr, plan->size, cpu, plan->clause,
			    probe_of(c, TR_REC_PROBE(hdr->probe)) };

	c->render->begin(c, &r);
	for (const struct tr_step *s = plan->steps, *end = s + plan->nsteps; s < end; s++)
		if (has_run(hdr, s->cond))
			s->fn(c, &r, s->act);
	c->render->end(c, &r);
}
