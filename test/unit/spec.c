/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libtrace/consume/spec.c: records of speculations that come late, in another order or without
 * their end, as several CPUs and full buffers make them. Records are handed in by hand; a renderer
 * of our own notes the number in each record shown.
 */
#include "consume/impl.h"
#include "unit.h"

struct record {
	struct tr_rechdr hdr;
	struct tr_specref ref;
	uint64_t number;
};

static struct trace *t;
static struct tr_consumer c;
static struct tr_clause clause;
static struct tr_spec spec = { &clause, NULL, sizeof(struct record), sizeof(struct tr_rechdr) };
static struct tr_plan plans[2] = {
	{ .clause = &clause },
	{ .clause = &clause, .size = sizeof(struct record), .spec = &spec },
};
static char shown[256];
static uint64_t dropped;

static void begin(struct tr_consumer *cons, const struct tr_rec *r)
{
	size_t n = strlen(shown);

	(void)cons;
	snprintf(shown + n, sizeof(shown) - n, "%llu@%d ",
		 (unsigned long long)((const struct record *)r->hdr)->number, r->cpu);
}

static void end(struct tr_consumer *cons, const struct tr_rec *r)
{
	(void)cons, (void)r;
}

static void drop(struct tr_consumer *cons, enum tr_drop kind, int cpu, uint64_t n, const char *line)
{
	(void)cons, (void)cpu, (void)line;
	if (kind == DROP_SPEC)
		dropped += n;
}

static const struct tr_renderer render = { .begin = begin, .end = end, .drop = drop };

static void setup(const char *nspec, const char *specsize)
{
	static struct tr_program program;

	t = trace_new();
	tr_option_set(t, "nspec", nspec);
	tr_option_set(t, "specsize", specsize);
	tr_option_set(t, "cleanrate", "1ms");
	program.specs.v = &spec;
	program.specs.n = 1;
	t->program = &program;
	c = (struct tr_consumer){ .t = t, .render = &render, .plans = plans, .nplans = 2 };
	c.ndropcpus = tr_ncpus(t);
	CHECK_INT(tr_specs_init(&c), 0);
	*shown = '\0';
	dropped = 0;
}

static void teardown(void)
{
	tr_specs_free(&c);
	t->program = NULL;
	trace_free(t);
}

static void put(uint32_t id, uint64_t born, uint64_t number)
{
	struct record r = { { 1, 0, born }, { born, id, 0 }, number };

	tr_spec_hold(&c, &plans[1], &r, sizeof(r), 0);
}

static void finish(uint32_t kind, uint32_t id, uint64_t born)
{
	struct tr_rec_end e = { { kind, 0, born + 1 }, { born, id, 0 } };

	tr_spec_end(&c, &e, sizeof(e));
}

static void commits(void)
{
	setup("2", "1m");
	put(1, 10, 1);
	put(2, 20, 2);
	put(1, 10, 3);
	CHECK_STR(shown, "");
	finish(TR_REC_COMMIT, 1, 10);
	CHECK_STR(shown, "1@0 3@0 ");
	finish(TR_REC_DISCARD, 2, 20);
	finish(TR_REC_COMMIT, 2, 20);
	CHECK_STR(shown, "1@0 3@0 ");
	teardown();
}

/* A program on another CPU looked before the end, its record is read behind it. */
static void late_records(void)
{
	setup("2", "1m");
	put(1, 10, 1);
	finish(TR_REC_COMMIT, 1, 10);
	put(1, 10, 2);
	CHECK_STR(shown, "1@0 2@0 ");
	put(1, 30, 3);
	finish(TR_REC_DISCARD, 1, 30);
	put(1, 30, 4);
	CHECK_STR(shown, "1@0 2@0 ");
	teardown();
}

/* The number has a new owner before the end of the old one is read. */
static void two_owners(void)
{
	setup("1", "1m");
	put(1, 10, 1);
	put(1, 20, 2);
	put(1, 10, 3);
	finish(TR_REC_COMMIT, 1, 20);
	CHECK_STR(shown, "2@0 ");
	finish(TR_REC_COMMIT, 1, 10);
	CHECK_STR(shown, "2@0 1@0 3@0 ");
	teardown();
}

static void too_many(void)
{
	setup("1", "150");
	for (uint64_t i = 0; i < 5; i++)
		put(1, 10, i);
	tr_specs_drops(&c);
	CHECK_INT(dropped, 2);
	finish(TR_REC_COMMIT, 1, 10);
	CHECK_STR(shown, "0@0 1@0 2@0 ");
	tr_specs_drops(&c);
	CHECK_INT(dropped, 2);
	teardown();
}

/* What cannot come from our programs does no harm. */
static void nonsense(void)
{
	struct tr_rec_end e = { { TR_REC_COMMIT, 0, 0 }, { 10, 1, 0 } };

	setup("1", "1m");
	put(0, 5, 1);
	put(7, 5, 2);
	finish(TR_REC_COMMIT, 7, 5);
	put(1, 10, 3);
	tr_spec_end(&c, &e, sizeof(e) - 1);
	CHECK_STR(shown, "");
	tr_specs_clean(&c);
	teardown();
}

int main(void)
{
	RUN(commits);
	RUN(late_records);
	RUN(two_owners);
	RUN(too_many);
	RUN(nonsense);
	return unit_end();
}
