/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Drops: the kernel counts them by kind in each CPU's struct tr_cpu; what came on top since the
 * last look is reported, for every CPU. Counters only grow, so nothing is lost between looks.
 * Firings that the kernel itself missed are reported once, at the end; it does not say where.
 */
#include "consume/impl.h"

static const char *const drop_words[DROP_MAX] = {
	/* "3 %s on CPU 1", one and several */
	[DROP_RECORD] = "drop\0drops",
	[DROP_AGG] = "aggregation drop\0aggregation drops",
	[DROP_DYNVAR] = "dynamic variable drop\0dynamic variable drops",
	[DROP_TLS] = "thread-local variable drop\0thread-local variable drops",
	[DROP_SCRATCH] = "scratch space drop\0scratch space drops",
	[DROP_ERROR] = "error drop\0error drops",
	[DROP_SPEC] = "speculative drop\0speculative drops",
	[DROP_SPECBUSY] = "failed speculation (available buffer(s) still busy)\0"
			  "failed speculations (available buffer(s) still busy)",
	[DROP_SPECNONE] = "failed speculation (no speculative buffer available)\0"
			  "failed speculations (no speculative buffer available)",
	[DROP_NEST] = "nested probe drop\0nested probe drops",
	[DROP_MISSED] = "missed probe drop\0missed probe drops",
};

int tr_drops_init(struct tr_consumer *c)
{
	c->ndropcpus = tr_ncpus(c->t);
	c->drops = calloc((size_t)c->ndropcpus * DROP_MAX, sizeof(*c->drops));
	c->cpubuf = calloc((size_t)c->ndropcpus, sizeof(struct tr_cpu));
	return c->drops && c->cpubuf ? 0 : -ENOMEM;
}

static const char *words(enum tr_drop kind, uint64_t n)
{
	const char *s = drop_words[kind];

	return n > 1 ? s + strlen(s) + 1 : s;
}

void tr_drop_report(struct tr_consumer *c, enum tr_drop kind, int cpu, uint64_t n)
{
	char line[128];

	snprintf(line, sizeof(line), "%llu %s on CPU %d", (unsigned long long)n, words(kind, n),
		 cpu);
	c->total_drops += n;
	c->render->drop(c, kind, cpu, n, line);
}

void tr_consumer_missed(struct trace *t, uint64_t n, const char *who)
{
	struct tr_consumer *c = t->consumer;
	char line[512];

	snprintf(line, sizeof(line), "%llu %s (%s)", (unsigned long long)n, words(DROP_MISSED, n),
		 who);
	c->total_drops += n;
	c->render->drop(c, DROP_MISSED, -1, n, line);
}

void tr_drops_report(struct tr_consumer *c)
{
	struct tr_program *p = c->t->program;
	const struct tr_cpu *now = c->cpubuf;

	tr_specs_drops(c);
	if (p->maps.n <= TR_MAP_CPU || !p->maps.v[TR_MAP_CPU].used ||
	    c->ops->percpu(c->t, &p->maps.v[TR_MAP_CPU], c->cpubuf))
		return;
	for (int cpu = 0; cpu < c->ndropcpus; cpu++) {
		for (int kind = 0; kind < DROP_MAX; kind++) {
			uint64_t *last = &c->drops[cpu * DROP_MAX + kind];
			uint64_t more = now[cpu].drops[kind] - *last;

			*last += more;
			if (more)
				tr_drop_report(c, kind, cpu, more);
		}
	}
}
