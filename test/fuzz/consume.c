/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Fuzzing target: the record consumer. A script with all actions that only print is compiled; then records of any
 * content go through the consumer, with the text and JSON renderers. In: pieces that begin with a byte, which says
 * whether a record, data of a map or the number of a record's bytes follows.
 */
#include <bpf/libbpf.h>
#include <linux/bpf.h>

#include "check/check.h"
#include "code/gen.h"
#include "consume/impl.h"
#include "fuzz.h"
#include "probe/probe.h"

#define NCPUS 2
#define RECORD_MAX 4096
#define PIECES 64
#define HANDLE_USES 500 /* the arena grows with each consumer */

static const char script[] =
	"struct point { int x, y; char name[8]; struct { unsigned a : 3, b : 7; } bits; };\n"
	"enum colour { RED, GREEN = 5 };\n"
	"BEGIN { trace(1); trace(\"text\"); trace((char)2); trace(arg0); }\n"
	"BEGIN { printf(\"%d %5u %-9x|%s %S %c %C %Y %a %A %p %.3s %#o %I %P\\n\", (int)arg0, arg1, arg2, \"s\", \"S\", 'c', "
	"'C', timestamp, arg3, arg4, (void *)arg5, \"abcdef\", 8, (uint32_t)1, (short)2); }\n"
	"BEGIN / arg0 / { if (arg1) { printf(\"a\\n\"); } else { trace(5); } arg2 ? printf(\"b\") : printf(\"c\"); }\n"
	"BEGIN { stack(); ustack(3); sym(arg0); usym(arg1); func(arg2); umod(arg3); mod(arg4); ufunc(arg5); }\n"
	"BEGIN { tracemem(arg0, 40); tracemem(arg1, 33, arg2); print((enum colour)arg0); }\n"
	"BEGIN { print(*(struct point *)arg0); print((struct point *)arg0); }\n"
	"BEGIN { this->s = speculation(); speculate(this->s); printf(\"%d\", arg0); trace(arg1); }\n"
	"BEGIN { commit(this->s); }\n"
	"BEGIN { discard(this->s); }\n"
	"BEGIN { @a = count(); @b[arg0, \"k\"] = sum(arg1); @c[arg0] = quantize(arg1); @d[arg0] = lquantize(arg1, 0, 10);\n"
	"	@e[arg0] = llquantize(arg1, 10, 0, 3, 10); @f = avg(arg0); @g[stack(2)] = stddev(arg0);\n"
	"	@h[ustack(2)] = min(arg0); @i[sym(arg0)] = max(arg0); @j[(char)arg0, (short)arg1] = count(); }\n"
	"BEGIN { printa(@a); printa(\"%d %s %@d\\n\", @b); printa(@c); printa(@d, @e); }\n"
	"BEGIN { clear(@b); trunc(@b, arg0); trunc(@c); normalize(@b, arg0); denormalize(@b); clear(@h); }\n"
	"BEGIN { exit(arg0); }\n";

static struct fuzz_input input; /* where the maps' contents come from as well */

/* ---- maps: whatever the input has, but for numbers of updates */

static void limit_count(const struct tr_agg *agg, void *value)
{
	if (!tr_agg_is_distribution(agg))
		*(uint64_t *)value &= UINT32_MAX;
}

static int fuzz_each(struct trace *t, const struct tr_mapdef *m, tr_elem_fn *fn, void *ctx)
{
	char key[1024], *value = malloc(m->value);

	(void)t;
	for (int n = fuzz_byte(&input) % 8; n > 0 && m->key <= sizeof(key); n--) {
		fuzz_bytes(&input, key, m->key);
		memset(key + 1, 0, 7); /* few CPUs */
		fuzz_bytes(&input, value, m->value);
		if (m->agg)
			limit_count(m->agg, value);
		fn(ctx, key, value);
	}
	free(value);
	return 0;
}

static int fuzz_percpu(struct trace *t, const struct tr_mapdef *m, void *values)
{
	size_t stride = TR_ALIGN((size_t)m->value, 8);

	fuzz_bytes(&input, values, stride * (size_t)tr_ncpus(t));
	for (size_t i = 0; m == &t->program->maps.v[TR_MAP_AGGS] && i < t->program->aggs.n; i++) {
		const struct tr_agg *agg = t->program->aggs.v[i];

		for (int cpu = 0; !agg->nkeys && cpu < tr_ncpus(t); cpu++)
			limit_count(agg, (char *)values + (size_t)cpu * stride + agg->off);
	}
	return 0;
}

static int set_percpu(struct trace *t, const struct tr_mapdef *m, const void *values)
{
	(void)t, (void)m, (void)values;
	return 0;
}

static int replace(struct trace *t, const struct tr_mapdef *m, const void *key, const void *value)
{
	(void)t, (void)m, (void)key, (void)value;
	return fuzz_byte(&input) & 1 ? -ENOENT : 0;
}

static int removed(struct trace *t, const struct tr_mapdef *m, const void *key)
{
	(void)t, (void)m, (void)key;
	return fuzz_byte(&input) & 1 ? -ENOENT : 0;
}

static const struct tr_mapops maps = { fuzz_each, fuzz_percpu, set_percpu, replace, removed };

/* ---- records */

static void one_record(struct tr_consumer *c, uint8_t how)
{
	static _Alignas(8) char rec[RECORD_MAX];
	struct tr_rechdr *hdr = (void *)rec;
	uint32_t which = fuzz_byte(&input), len = RECORD_MAX;

	if (which < c->nplans)
		len = c->plans[which].size;
	if (how & 4)
		len = fuzz_byte(&input) | (fuzz_byte(&input) & 15u) << 8;
	len = (uint32_t)TR_MIN(TR_MAX(len, sizeof(*hdr)), sizeof(rec));
	fuzz_bytes(&input, rec, len);
	hdr->clause = which < c->nplans ? which : TR_REC_ERROR + which % 4;
	if (how & 8)
		hdr->probe &= 0xff00003;
	/* a copy of exact size: what is read beyond is found */
	void *copy = malloc(len);

	memcpy(copy, rec, len);
	tr_record(c, copy, len, how >> 4 & 1);
	free(copy);
}

static struct trace *compiled(bool json)
{
	struct trace *t = fuzz_handle();

	t->npossible = NCPUS;
	trace_setopt(t, "strsize", "32");
	if (json)
		trace_setopt(t, "oformat", "json");
	if (trace_add_text(t, "script", script, 0) || tr_check_finish(t) || tr_probes_enable(t) ||
	    tr_generate(t)) {
		fprintf(stderr, "the script does not compile: %s\n", t->diag.msg);
		abort();
	}
	/* as load/maps.c has them */
	t->program->maps.v[TR_MAP_AGGS].value = (uint32_t)TR_ALIGN(t->program->aggs_size, 8);
	t->program->maps.v[TR_MAP_CPU].value = sizeof(struct tr_cpu);
	return t;
}

static struct tr_consumer *consumer(struct trace *t)
{
	int fds[NCPUS] = { -1, -1 };
	struct tr_consumer *c = tr_consumer_new(t, fds, NCPUS);

	if (!c)
		abort();
	t->consumer = c;
	c->ops = &maps;
	return c;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static struct trace *t[2];
	static int uses;
	struct tr_consumer *c;
	bool json;

	input = (struct fuzz_input){ data, size };
	json = fuzz_byte(&input) & 1;
	if (!t[json])
		t[json] = compiled(json);
	trace_setopt(t[json], "quiet", data && size & 1 ? "1" : "0");
	c = consumer(t[json]);
	for (int n = 0; input.n && n < PIECES; n++)
		one_record(c, fuzz_byte(&input));
	tr_consume_end(t[json]);
	tr_consumer_free(c);
	t[json]->consumer = NULL;
	if (++uses % HANDLE_USES == 0) {
		trace_free(t[json]);
		t[json] = NULL;
	}
	return 0;
}
