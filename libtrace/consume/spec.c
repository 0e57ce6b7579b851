/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Speculations: their records come through the rings like all others, are kept here, and are
 * shown where the record of commit() stands, or forgotten at that of discard(). A speculation is
 * its number and the time when that was given out. At most specsize bytes are kept of each;
 * records beyond are counted as speculative drops.
 */
#include "consume/impl.h"

#define LOST_NS 1000000000 /* how long the record of an end may be late */

struct held {	      /* one record, 8-aligned, in struct group.recs */
	uint32_t len; /* of the record behind it */
	int cpu;
};

struct group { /* one speculation that has not ended */
	uint64_t born;
	uint64_t old_since; /* when its number was first seen to be another one's; 0: it is not */
	struct tr_buf recs;
	struct group *next;
};

struct number {
	struct group *groups;
	uint64_t ended; /* born, of the last one that ended */
	bool committed; /* … by a commit(): records that come late still count */
};

struct tr_specs {
	struct number *v; /* by number */
	size_t n;
	size_t limit;	 /* bytes of one speculation */
	size_t nold;	 /* groups with old_since */
	uint64_t *drops; /* by CPU, not reported yet */
	uint64_t next_clean;
};

int tr_specs_init(struct tr_consumer *c)
{
	struct trace *t = c->t;
	struct tr_specs *s;

	if (!t->program->specs.n)
		return 0;
	c->specs = s = calloc(1, sizeof(*s));
	if (!s)
		return -ENOMEM;
	s->n = (size_t)TR_MAX(tr_opt(t, NSPEC), (int64_t)0) + 1;
	s->limit = (size_t)TR_MAX(tr_opt(t, SPECSIZE), (int64_t)0);
	s->v = calloc(s->n, sizeof(*s->v));
	s->drops = calloc((size_t)tr_ncpus(t), sizeof(*s->drops));
	return s->v && s->drops ? 0 : -ENOMEM;
}

static void group_free(struct tr_specs *s, struct group *g)
{
	s->nold -= g->old_since != 0;
	tr_buf_free(&g->recs);
	free(g);
}

void tr_specs_free(struct tr_consumer *c)
{
	struct tr_specs *s = c->specs;

	if (!s)
		return;
	for (size_t i = 0; s->v && i < s->n; i++) {
		for (struct group *g = s->v[i].groups, *next; g; g = next) {
			next = g->next;
			group_free(s, g);
		}
	}
	free(s->v);
	free(s->drops);
	free(s);
	c->specs = NULL;
}

/* A number has one owner at a time: those before it have ended, even if nothing told us. */
static void mark_old(struct tr_specs *s, struct number *num, uint64_t born)
{
	for (struct group *g = num->groups; g; g = g->next) {
		if (g->born < born && !g->old_since) {
			g->old_since = tr_now();
			s->nold++;
		}
	}
}

static struct group *group_get(struct tr_specs *s, struct number *num, uint64_t born)
{
	struct group *g = num->groups;

	while (g && g->born != born)
		g = g->next;
	if (g)
		return g;
	mark_old(s, num, born);
	g = calloc(1, sizeof(*g));
	if (!g)
		return NULL;
	g->born = born;
	g->next = num->groups;
	num->groups = g;
	return g;
}

static void keep(struct tr_specs *s, struct group *g, const void *rec, uint32_t len, int cpu,
		 int ncpus)
{
	struct held h = { len, cpu };

	if (!g || g->recs.n + len > s->limit) {
		s->drops[cpu >= 0 && cpu < ncpus ? cpu : 0]++;
		return;
	}
	tr_buf_add(&g->recs, &h, sizeof(h));
	tr_buf_add(&g->recs, rec, len);
	tr_buf_add(&g->recs, "\0\0\0\0\0\0\0", TR_ALIGN(len, 8) - len);
}

void tr_spec_hold(struct tr_consumer *c, const struct tr_plan *plan, const void *rec, uint32_t len,
		  int cpu)
{
	struct tr_specs *s = c->specs;
	const struct tr_specref *ref =
		(const struct tr_specref *)((const char *)rec + plan->spec->off);
	struct number *num;

	if (!s || ref->id >= s->n)
		return;
	if (plan->user)
		tr_grab_record(c, rec, len);
	num = &s->v[ref->id];
	if (ref->born != num->ended)
		keep(s, group_get(s, num, ref->born), rec, len, cpu, c->ndropcpus);
	else if (num->committed)
		tr_record_show(c, plan, rec, cpu);
}

static void show(struct tr_consumer *c, const struct group *g)
{
	for (size_t off = 0; off + sizeof(struct held) <= g->recs.n;) {
		const struct held *h = (const struct held *)(g->recs.s + off);
		const struct tr_rechdr *hdr = (const struct tr_rechdr *)(h + 1);

		c->recno++;
		tr_record_show(c, &c->plans[hdr->clause], hdr, h->cpu);
		if (c->out.n >= TR_FLUSH_AT)
			tr_out_flush(c);
		off += sizeof(*h) + TR_ALIGN((size_t)h->len, 8);
	}
}

void tr_spec_end(struct tr_consumer *c, const struct tr_rec_end *e, uint32_t len)
{
	struct tr_specs *s = c->specs;
	struct number *num;

	if (!s || len < sizeof(*e) || e->ref.id >= s->n)
		return;
	num = &s->v[e->ref.id];
	mark_old(s, num, e->ref.born);
	num->ended = e->ref.born;
	num->committed = e->hdr.clause == TR_REC_COMMIT;
	for (struct group **p = &num->groups, *g; (g = *p); p = &g->next) {
		if (g->born != e->ref.born)
			continue;
		*p = g->next;
		if (num->committed)
			show(c, g);
		group_free(s, g);
		return;
	}
}

/* Speculations whose end did not reach us, because the ring was full: they go after a while. */
void tr_specs_clean(struct tr_consumer *c)
{
	struct tr_specs *s = c->specs;
	uint64_t now, wait = LOST_NS + (uint64_t)tr_opt(c->t, CLEANRATE);

	if (!s || !s->nold)
		return;
	now = tr_now();
	if (now < s->next_clean)
		return;
	s->next_clean = now + (uint64_t)tr_opt(c->t, CLEANRATE);
	for (size_t i = 0; i < s->n && s->nold; i++) {
		struct group **p = &s->v[i].groups, *g;

		while ((g = *p)) {
			if (!g->old_since || now - g->old_since < wait) {
				p = &g->next;
				continue;
			}
			*p = g->next;
			group_free(s, g);
		}
	}
}

void tr_specs_drops(struct tr_consumer *c)
{
	struct tr_specs *s = c->specs;

	for (int cpu = 0; s && cpu < c->ndropcpus; cpu++) {
		if (s->drops[cpu])
			tr_drop_report(c, DROP_SPEC, cpu, s->drops[cpu]);
		s->drops[cpu] = 0;
	}
}
