/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libtrace/consume: order of records, their text, faults, drops, aggregations. Rings and maps are
 * made up in memory; the last test uses the kernel's if it may.
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <linux/bpf.h>
#include <unistd.h>

#include "consume/impl.h"
#include "unit.h"

#define NCPUS 2
#define RING 4096
#define ELEMS 64

static struct trace *t;
static struct tr_consumer *c;
static char *shown; /* what the consumer wrote */
static size_t nshown, nread;
static char messages[4096];

/* ---- a made-up kernel */

static struct {
	uint64_t consumer, producer;
	char data[2 * RING];
} rings[NCPUS];

static struct {
	bool used;
	uint64_t key[8];
	int64_t value[16];
} elems[ELEMS];
static int64_t percpu[NCPUS][16];
static struct tr_cpu cpu_state[NCPUS];
static int removals;

static int fake_each(struct trace *tr, const struct tr_mapdef *m, tr_elem_fn *fn, void *ctx)
{
	(void)tr, (void)m;
	for (int i = 0; i < ELEMS; i++)
		if (elems[i].used)
			fn(ctx, elems[i].key, elems[i].value);
	return 0;
}

static int fake_percpu(struct trace *tr, const struct tr_mapdef *m, void *values)
{
	(void)tr;
	if (m == &t->program->maps.v[TR_MAP_CPU])
		memcpy(values, cpu_state, sizeof(cpu_state));
	else
		memcpy(values, percpu, sizeof(percpu));
	return 0;
}

static int fake_set_percpu(struct trace *tr, const struct tr_mapdef *m, const void *values)
{
	(void)tr, (void)m;
	memcpy(percpu, values, sizeof(percpu));
	return 0;
}

static int find(const void *key, uint32_t size)
{
	for (int i = 0; i < ELEMS; i++)
		if (elems[i].used && !memcmp(elems[i].key, key, size))
			return i;
	return -1;
}

static int fake_replace(struct trace *tr, const struct tr_mapdef *m, const void *key,
			const void *value)
{
	int i = find(key, m->key);

	(void)tr;
	if (i < 0)
		return -ENOENT;
	memcpy(elems[i].value, value, m->value);
	return 0;
}

static int fake_remove(struct trace *tr, const struct tr_mapdef *m, const void *key)
{
	int i = find(key, m->key);

	(void)tr;
	removals++;
	if (i < 0)
		return -ENOENT;
	elems[i].used = false;
	return 0;
}

static const struct tr_mapops fake_maps = { fake_each, fake_percpu, fake_set_percpu, fake_replace,
					    fake_remove };

/* ---- a program: clause 0 of dtrace:::BEGIN (id 1), clause 1 of syscall::read:entry (id 42) */

static struct trace_probe probes[] = {
	{ .id = 1, .prv = "dtrace", .mod = "", .fun = "", .nam = "BEGIN" },
	{ .id = 42, .prv = "syscall", .mod = "vmlinux", .fun = "read", .nam = "entry", .index = 1 },
};
static struct tr_clause clauses[2];
static struct tr_act acts[16];
static struct tr_datum data[16];
static int nacts, ndata;
static struct tr_agg aggs[4];

static struct tr_act *action(struct tr_clause *cl, enum tr_actkind kind, int cond)
{
	struct tr_act **link = &cl->acts, *a = &acts[nacts++];

	while (*link)
		link = &(*link)->next;
	*link = a;
	*a = (struct tr_act){ .kind = kind, .cond = cond, .number = nacts, .data = &data[ndata] };
	return a;
}

/* A datum of the newest action behind those before it. */
static void with(struct tr_clause *cl, enum tr_base b, uint32_t size)
{
	struct tr_act *a = &acts[nacts - 1];

	a->ndata++;
	data[ndata++] = (struct tr_datum){ cl->recsize, size, tr_type_base(t, b) };
	cl->recsize += TR_ALIGN(size, 8);
}

static struct tr_format *format(const char *f, bool *ok)
{
	struct tr_pos pos = { 0 };
	struct tr_format *tf = tr_format_parse(t, f, strlen(f), pos);

	*ok = tf != NULL;
	return tf;
}

static void message(void *ctx, int verbose, const char *line)
{
	size_t n = strlen(messages);

	(void)ctx, (void)verbose;
	snprintf(messages + n, sizeof(messages) - n, "%s\n", line);
}

static void begin(void)
{
	static struct tr_program program;

	t = calloc(1, sizeof(*t));
	tr_options_init(&t->opt);
	t->npossible = NCPUS;
	t->out = open_memstream(&shown, &nshown);
	t->message = message;
	t->program = &program;
	memset(&program, 0, sizeof(program));
	memset(clauses, 0, sizeof(clauses));
	memset(rings, 0, sizeof(rings));
	memset(elems, 0, sizeof(elems));
	memset(percpu, 0, sizeof(percpu));
	memset(cpu_state, 0, sizeof(cpu_state));
	memset(aggs, 0, sizeof(aggs));
	nread = 0;
	messages[0] = '\0';
	nacts = ndata = removals = 0;
	for (uint32_t i = 0; i < 2; i++) {
		struct tr_match m = { &probes[i], 5 + i };

		clauses[i].index = i;
		clauses[i].recsize = sizeof(struct tr_rechdr);
		tr_push(&clauses[i].matches, m);
		tr_push(&program.clauses, &clauses[i]);
		tr_push(&program.probes, &probes[i]);
	}
	for (int i = 0; i < TR_MAP_FIRST + 4; i++) {
		struct tr_mapdef m = { .used = true, .fd = -1 };

		tr_push(&program.maps, m);
	}
}

static void start(void)
{
	int fds[NCPUS] = { -1, -1 };

	c = tr_consumer_new(t, fds, NCPUS);
	c->ops = &fake_maps;
	for (int i = 0; i < NCPUS; i++) {
		c->cpus[i].open = true;
		c->cpus[i].ring = (struct tr_ring){ .consumer_pos = &rings[i].consumer,
						    .producer_pos = &rings[i].producer,
						    .data = rings[i].data,
						    .size = RING,
						    .mask = RING - 1 };
	}
}

static void end(void)
{
	struct tr_program *p = t->program;

	tr_consumer_free(c);
	c = NULL;
	fclose(t->out);
	free(shown);
	for (int i = 0; i < 2; i++)
		free(clauses[i].matches.v);
	free(p->clauses.v);
	free(p->probes.v);
	free(p->maps.v);
	free(p->aggs.v);
	tr_types_free(t->types);
	tr_options_free(&t->opt);
	free(t->diag.msg);
	free(t->diag.hint);
	tr_arena_free(&t->arena);
	free(t);
}

/* Everything is read; what was written since the last call. */
static const char *output(void)
{
	static char copy[16384];

	tr_consume_all(t);
	fflush(t->out);
	snprintf(copy, sizeof(copy), "%s", shown + nread);
	nread = nshown;
	return copy;
}

/* Bytes into a ring, at the place where data stands twice. */
static void ring_store(int cpu, uint64_t pos, const void *p, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		size_t at = (pos + i) % RING;

		rings[cpu].data[at] = rings[cpu].data[at + RING] = ((const char *)p)[i];
	}
}

static void put(int cpu, const void *rec, uint32_t len, uint32_t flags)
{
	uint32_t hdr[2] = { len | flags, 0 };

	ring_store(cpu, rings[cpu].producer, hdr, 8);
	ring_store(cpu, rings[cpu].producer + 8, rec, len);
	rings[cpu].producer += 8 + TR_ALIGN(len, 8);
}

static void put_int(int cpu, uint32_t clause, uint64_t time, int64_t v)
{
	struct {
		struct tr_rechdr hdr;
		int64_t v;
	} rec = { { clause, clause, time }, v };

	put(cpu, &rec, sizeof(rec), 0);
}

/* ---- records */

static void order(void)
{
	bool ok;

	action(&clauses[0], ACT_PRINTF, -1)->fmt = format("%d ", &ok);
	with(&clauses[0], TB_INT64, 8);
	data[0].type = tr_type_base(t, TB_INT64);
	{
		struct tr_type *type = data[0].type;
		struct tr_pos pos = { 0 };

		CHECK_INT(tr_format_check(t, acts[0].fmt, &type, 1, &pos, pos), 0);
	}
	t->opt.num[TR_OPT_QUIET] = 1;
	start();
	for (int i = 0; i < 8; i++)
		put_int(i % 3 == 0, 0, (uint64_t)i + 1, i);
	CHECK_STR(output(), "0 1 2 3 4 5 6 7 ");
	CHECK_INT(rings[0].consumer, rings[0].producer);

	/* a discarded record, one that is not committed, one behind it */
	put(0, rings, 32, BPF_RINGBUF_DISCARD_BIT);
	put_int(0, 0, 20, 20);
	put_int(1, 0, 19, 19);
	CHECK_STR(output(), "19 20 ");
	put_int(0, 0, 21, 21);
	put_int(0, 0, 22, 22);
	*(uint32_t *)(rings[0].data + (rings[0].consumer + 32) % RING) |= BPF_RINGBUF_BUSY_BIT;
	CHECK_STR(output(), "21 ");
	*(uint32_t *)(rings[0].data + (rings[0].consumer) % RING) &= ~BPF_RINGBUF_BUSY_BIT;
	CHECK_STR(output(), "22 ");

	/* younger than the horizon: not yet */
	put_int(0, 0, tr_now() + 1000000000, 23);
	CHECK_INT(tr_consume(t, 0), 0);
	CHECK_STR(output(), "23 ");
	/* around the end of the ring many times */
	for (int i = 0; i < 500; i++) {
		put_int(0, 0, 100 + (uint64_t)i, i % 10);
		if (i % 100 == 99)
			CHECK_INT(strlen(output()), 200);
	}
}

static void lines(void)
{
	action(&clauses[0], ACT_TRACE, -1);
	with(&clauses[0], TB_INT, 4);
	action(&clauses[1], ACT_DEFAULT, -1);
	start();
	put_int(0, 0, 1, 7);
	put_int(1, 1, 2, 0);
	CHECK_STR(output(), "CPU     ID                    FUNCTION:NAME\n"
			    "  0      1                           :BEGIN         7\n"
			    "  1     42                       read:entry \n");
	t->opt.num[TR_OPT_FLOWINDENT] = 1;
	c->heading = false;
	put_int(1, 1, 3, 0);
	put_int(1, 0, 4, 0);
	CHECK_STR(output(), "CPU FUNCTION                                 \n"
			    "  1  => read                                  \n"
			    "  1    | :BEGIN                                       0\n");
}

static void conditions(void)
{
	struct {
		struct tr_rechdr hdr;
		uint64_t done;
		int64_t status[2];
	} rec = { { 0, 0, 1 }, 2, { 3, 4 } };
	int status = 0;

	clauses[0].recsize += 8;
	action(&clauses[0], ACT_EXIT, 0);
	with(&clauses[0], TB_INT, 4);
	action(&clauses[0], ACT_EXIT, 1);
	with(&clauses[0], TB_INT, 4);
	start();
	CHECK(!tr_consumer_exited(t, &status));
	put(0, &rec, sizeof(rec), 0);
	rec.done = 1;
	put(0, &rec, sizeof(rec), 0);
	output();
	CHECK(tr_consumer_exited(t, &status));
	CHECK_INT(status, 4);
}

static void faults(void)
{
	struct tr_rec_error e = { { TR_REC_ERROR, 0, 1 }, 0, 1, TR_FLT_BADADDR, 3 << 12 | 7, 0x10 };
	struct tr_source src = { "x.d", "", 0, false };

	tr_push(&t->sources, src);
	clauses[0].pos.src = 1;
	start();
	put(0, &e, sizeof(e), 0);
	output();
	CHECK_STR(messages,
		  "error on enabled probe ID 5 (ID 1: dtrace:::BEGIN): invalid address (0x10) "
		  "in action #1 at BPF pc 0\n");
	messages[0] = '\0';
	t->opt.num[TR_OPT_VERBOSE] = 1;
	e.action = 0;
	e.fault = TR_FLT_DIVZERO;
	put(0, &e, sizeof(e), 0);
	output();
	CHECK_STR(messages, "error on enabled probe ID 5 (ID 1: dtrace:::BEGIN): divide-by-zero "
			    "in predicate at BPF pc 0 (x.d:3:7)\n");
	CHECK_INT(tr_consumer_errors(t), 2);
	free(t->sources.v);
}

static void drops(void)
{
	start();
	cpu_state[0].drops[DROP_RECORD] = 1;
	cpu_state[1].drops[DROP_AGG] = 12;
	tr_drops_report(c);
	CHECK_STR(messages, "1 drop on CPU 0\n12 aggregation drops on CPU 1\n");
	messages[0] = '\0';
	cpu_state[1].drops[DROP_AGG] = 15;
	tr_drops_report(c);
	CHECK_STR(messages, "3 aggregation drops on CPU 1\n");
	CHECK_INT(tr_consumer_drops(t), 16);
}

/* ---- aggregations */

static struct tr_agg *aggregation(enum tr_aggfunc func, enum tr_base key)
{
	struct tr_program *p = t->program;
	struct tr_agg *a = &aggs[p->aggs.n];
	struct tr_mapdef *m;

	a->id = (uint32_t)p->aggs.n;
	a->name = "a";
	a->func = func;
	a->valsize = (uint32_t)tr_agg_words(func, a->param) * 8;
	a->map = TR_MAP_AGGS;
	if (key != TB_VOID) {
		a->nkeys = 1;
		a->keys = tr_alloc(&t->arena, sizeof(*a->keys));
		a->keys->type = tr_type_base(t, key);
		a->keys->size = key == TB_STRING ? 16 : (uint32_t)tr_type_size(t, a->keys->type);
		a->keysize = TR_ALIGN(a->keys->size, 8);
		a->map = TR_MAP_FIRST;
	}
	m = &p->maps.v[a->map];
	m->key = 8 + a->keysize;
	m->value = a->map == TR_MAP_AGGS ? sizeof(percpu[0]) : a->valsize;
	tr_push(&p->aggs, a);
	return a;
}

static int64_t *elem(int i, int cpu, const char *key)
{
	elems[i].used = true;
	elems[i].key[0] = (uint64_t)cpu;
	strncpy((char *)&elems[i].key[1], key, 16);
	return elems[i].value;
}

static void update(int i, int cpu, const char *key, int64_t v)
{
	int64_t *w = elem(i, cpu, key);

	w[0]++;
	w[1] += v;
}

static const char *printa(struct tr_agg *a, struct tr_agg *b, const char *f)
{
	struct tr_agg *both[] = { a, b };
	struct tr_act act = { .kind = ACT_PRINTA, .aggs = both, .naggs = b ? 2 : 1 };
	struct tr_pos pos = { 0 };
	bool ok;

	if (f) {
		act.fmt = format(f, &ok);
		CHECK(ok && !tr_format_check_printa(t, act.fmt, both, act.naggs, pos));
	}
	c->recno++;
	tr_text_aggs(c, &act, both, act.naggs);
	return output();
}

static void sums(void)
{
	struct tr_agg *a = aggregation(AGG_SUM, TB_STRING);

	start();
	update(0, 0, "a", 4);
	update(1, 0, "b", -50);
	update(2, 1, "b", 20);
	update(3, 1, "c", 4);
	CHECK_STR(printa(a, NULL, "%s %@d\n"), "b -30\na 4\nc 4\n");
	CHECK_STR(printa(a, NULL, NULL),
		  "\n"
		  "  b                                                               -30\n"
		  "  a                                                                 4\n"
		  "  c                                                                 4\n");
	t->opt.num[TR_OPT_AGGSORTREV] = 1;
	CHECK_STR(printa(a, NULL, "%s "), "c a b ");
	t->opt.num[TR_OPT_AGGSORTKEY] = 1;
	CHECK_STR(printa(a, NULL, "%s "), "c b a ");
	t->opt.num[TR_OPT_AGGSORTKEY] = t->opt.num[TR_OPT_AGGSORTREV] = 0;
	c->snaps[0].norm = 10;
	CHECK_STR(printa(a, NULL, "%s %@d "), "b -3 a 0 c 0 ");
	c->snaps[0].norm = 1;
	/* printed by printa(): not at the end */
	tr_consume_end(t);
	CHECK_STR(output(), "");
	c->snaps[0].printed = false;
	update(0, 0, "a", 1);
	tr_consume_end(t);
	CHECK(strstr(output(),
		     "a                                                                 5") !=
	      NULL);
}

static void clearing(void)
{
	struct tr_agg *a = aggregation(AGG_SUM, TB_STRING);

	start();
	update(0, 0, "a", 4);
	update(1, 1, "a", 6);
	update(2, 1, "b", 1);
	c->recno++;
	tr_snap_clear(c, &c->snaps[0]);
	CHECK_STR(printa(a, NULL, "%s %@d\n"), "a 0\nb 0\n");
	update(1, 1, "a", 3);
	CHECK_STR(printa(a, NULL, "%s %@d\n"), "b 0\na 3\n");
	CHECK_INT(elems[1].value[1], 9);
}

static void truncation(void)
{
	struct tr_agg *a = aggregation(AGG_SUM, TB_STRING);
	static const char *const keys[] = { "a", "b", "c", "d" };

	start();
	for (int i = 0; i < 4; i++)
		update(i, 0, keys[i], i + 1);
	c->recno++;
	tr_snap_trunc(c, &c->snaps[0], 50);
	CHECK_STR(printa(a, NULL, "%s%@d "), "a1 b2 c3 d4 ");
	tr_snap_trunc(c, &c->snaps[0], 3);
	CHECK_STR(printa(a, NULL, "%s%@d "), "b2 c3 d4 ");
	tr_snap_trunc(c, &c->snaps[0], -2);
	CHECK_STR(printa(a, NULL, "%s%@d "), "b2 c3 ");
	/* d comes back, from zero; a is not seen again and goes */
	update(3, 0, "d", 7);
	CHECK_STR(printa(a, NULL, "%s%@d "), "b2 c3 d7 ");
	CHECK_STR(printa(a, NULL, "%s%@d "), "b2 c3 d7 ");
	CHECK_STR(printa(a, NULL, "%s%@d "), "b2 c3 d7 ");
	CHECK_INT(removals, 1);
	CHECK(!elems[0].used && elems[3].used);
	update(0, 0, "a", 9);
	elems[0].value[0] = 1, elems[0].value[1] = 9; /* the kernel makes a new one */
	CHECK_STR(printa(a, NULL, "%s%@d "), "b2 c3 d7 a9 ");
	tr_snap_trunc(c, &c->snaps[0], 0);
	CHECK_STR(printa(a, NULL, "%s%@d "), "");
	CHECK(c->snaps[0].pending);
}

static void functions(void)
{
	struct tr_agg *min = aggregation(AGG_MIN, TB_VOID), *avg, *dev, *joined;
	__int128 squares = (__int128)10 * 10 + 30 * 30;

	avg = aggregation(AGG_AVG, TB_VOID);
	dev = aggregation(AGG_STDDEV, TB_VOID);
	avg->off = 16;
	dev->off = 32;
	start();
	CHECK_STR(printa(min, NULL, "%@d\n"), "");
	percpu[0][0] = 1, percpu[0][1] = 5;
	percpu[1][0] = 2, percpu[1][1] = -7;
	percpu[0][2] = 2, percpu[0][3] = -25;
	percpu[1][4] = 2, percpu[1][5] = 40;
	memcpy(&percpu[1][6], &squares, sizeof(squares));
	CHECK_STR(printa(min, NULL, "%@d\n"), "-7\n");
	CHECK_STR(printa(avg, NULL, "%@d\n"), "-12\n");
	CHECK_STR(printa(dev, NULL, "%@d|%@x|%@5u\n"), "10|a|   10\n");
	CHECK_STR(printa(min, NULL, NULL), "\n               -7\n");
	c->recno++;
	tr_snap_clear(c, &c->snaps[0]);
	percpu[1][0] = 1, percpu[1][1] = 9;
	CHECK_STR(printa(min, NULL, "%@d\n"), "9\n");
	CHECK_STR(printa(avg, dev, "%@d %@d\n"), "-12 10\n");
	joined = avg;
	CHECK_STR(printa(joined, dev, NULL), "\n              -12               10\n");
}

static void number_keys(void)
{
	struct tr_agg *a = aggregation(AGG_COUNT, TB_UINT64);
	const char *text;

	start();
	for (int i = 0; i < ELEMS; i++) {
		elems[i].used = true;
		elems[i].key[1] = (uint64_t)(ELEMS - i);
		elems[i].value[0] = i + 1;
	}
	t->opt.num[TR_OPT_AGGSORTKEY] = 1;
	text = printa(a, NULL, "%d,");
	CHECK(!strncmp(text, "1,2,3,4,5,6,7,8,9,10,11,", 24));
}

/* ---- with the kernel */

static int ring_prog(int ring, int64_t v)
{
	struct bpf_insn insns[] = {
		{ .code = BPF_ST | BPF_MEM | BPF_DW, .dst_reg = 10, .off = -24, .imm = 0 },
		{ .code = BPF_ST | BPF_MEM | BPF_DW, .dst_reg = 10, .off = -16, .imm = (int)v },
		{ .code = BPF_ST | BPF_MEM | BPF_DW, .dst_reg = 10, .off = -8, .imm = (int)v },
		{ .code = BPF_LD | BPF_DW | BPF_IMM,
		  .dst_reg = 1,
		  .src_reg = BPF_PSEUDO_MAP_FD,
		  .imm = ring },
		{ 0 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_X, .dst_reg = 2, .src_reg = 10 },
		{ .code = BPF_ALU64 | BPF_ADD | BPF_K, .dst_reg = 2, .imm = -24 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 3, .imm = 24 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 4, .imm = 0 },
		{ .code = BPF_JMP | BPF_CALL, .imm = BPF_FUNC_ringbuf_output },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 0, .imm = 0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};

	return bpf_prog_load(BPF_PROG_TYPE_RAW_TRACEPOINT, NULL, "GPL", insns, TR_ARRAY_SIZE(insns),
			     NULL);
}

static void count_elem(void *ctx, const void *key, const void *value)
{
	uint64_t k, v;

	memcpy(&k, key, 8);
	memcpy(&v, value, 8);
	*(uint64_t *)ctx += k ^ v;
}

static void kernel_maps(void)
{
	struct tr_mapdef m = { .type = BPF_MAP_TYPE_HASH, .key = 8, .value = 8, .entries = 5000 };
	uint64_t sum = 0;

	m.fd = bpf_map_create(m.type, "t", m.key, m.value, m.entries, NULL);
	for (uint64_t i = 0; i < 3000; i++) {
		uint64_t v = i ^ 1;

		bpf_map_update_elem(m.fd, &i, &v, BPF_ANY);
	}
	CHECK_INT(tr_kernel_maps.each(t, &m, count_elem, &sum), 0);
	CHECK_INT(sum, 3000);
	close(m.fd);
}

static void kernel(void)
{
	struct bpf_test_run_opts opts = { .sz = sizeof(opts) };
	int ring = bpf_map_create(BPF_MAP_TYPE_RINGBUF, "t", 0, 0, 4096, NULL),
	    fds[NCPUS] = { ring, -1 };
	int prog = ring < 0 ? -1 : ring_prog(ring, 77);
	struct tr_type *type;
	struct tr_pos pos = { 0 };
	bool ok;

	if (prog < 0) {
		unit_skip("no rights to load BPF programs");
		return;
	}
	kernel_maps();
	t->opt.num[TR_OPT_QUIET] = 1;
	action(&clauses[0], ACT_PRINTF, -1)->fmt = format("%d ", &ok);
	with(&clauses[0], TB_INT64, 8);
	type = data[0].type;
	CHECK_INT(tr_format_check(t, acts[0].fmt, &type, 1, &pos, pos), 0);
	c = tr_consumer_new(t, fds, NCPUS);
	c->ops = &fake_maps;
	for (int round = 0; round < 100; round++) {
		bpf_prog_test_run_opts(prog, &opts);
		bpf_prog_test_run_opts(prog, &opts);
		CHECK_INT(tr_consume(t, 1000000000), 2);
	}
	CHECK_INT(strlen(output()), 600);
	close(prog);
	close(ring);
}

#define TEST(name)                   \
	static void run_##name(void) \
	{                            \
		begin();             \
		name();              \
		end();               \
	}
TEST(order)
TEST(lines)
TEST(conditions)
TEST(faults)
TEST(drops)
TEST(sums)
TEST(clearing)
TEST(truncation)
TEST(functions)
TEST(number_keys)
TEST(kernel)

int main(void)
{
	unit_run("order", run_order);
	unit_run("lines", run_lines);
	unit_run("conditions", run_conditions);
	unit_run("faults", run_faults);
	unit_run("drops", run_drops);
	unit_run("sums", run_sums);
	unit_run("clearing", run_clearing);
	unit_run("truncation", run_truncation);
	unit_run("functions", run_functions);
	unit_run("number_keys", run_number_keys);
	unit_run("kernel", run_kernel);
	return unit_end();
}
