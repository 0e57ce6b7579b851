/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * bufpolicy=ring: BPF ring buffers cannot overwrite what is in them, so the reader takes all
 * records out and keeps the newest bufsize bytes of each CPU here. They are shown when tracing
 * ends. A CPU's memory is used round and round:
 *
 *	... newer | newest | free | oldest | next oldest | ... | gap
 *
 * An entry is its length and the record, padded to 8, and never wraps: where it does not fit
 * before the end, a length of GAP (or less than 8 bytes) sends the reader to the beginning.
 */
#include "consume/impl.h"

#define GAP UINT32_MAX
#define HEAD 8
#define KEEP_LEAST 4096 /* bufresize */

static size_t entry_size(uint32_t len)
{
	return HEAD + TR_ALIGN((size_t)len, 8);
}

static uint32_t *entry_at(const struct tr_keep *k, size_t pos)
{
	return (uint32_t *)(k->buf + pos);
}

/* The oldest entry's place, gaps skipped. */
static void skip_gap(struct tr_keep *k)
{
	if (k->n && (k->size - k->head < HEAD || *entry_at(k, k->head) == GAP))
		k->head = 0;
}

static void forget_oldest(struct tr_keep *k)
{
	skip_gap(k);
	k->head += entry_size(*entry_at(k, k->head));
	k->n--;
	if (!k->n)
		k->head = k->tail = 0;
	skip_gap(k);
}

/* Would an entry at the tail touch the oldest ones? */
static bool is_taken(const struct tr_keep *k, size_t need)
{
	return k->n && k->head >= k->tail && k->head < k->tail + need;
}

static int init(struct tr_consumer *c, struct tr_keep *k, const struct tr_ring *ring)
{
	size_t size = c->t->opt.set[TR_OPT_BUFSIZE] ? (size_t)tr_opt(c->t, BUFSIZE) :
						      (size_t)ring->size;

	const char *resize = tr_optstr(c->t, BUFRESIZE);

	k->size = TR_ALIGN(size, 8);
	k->buf = malloc(k->size);
	while (!k->buf && k->size > KEEP_LEAST && (!resize || *resize == 'a')) {
		k->size = TR_ALIGN(k->size / 2, 8);
		k->buf = malloc(k->size);
	}
	return k->buf ? 0 : -ENOMEM;
}

void tr_keep_add(struct tr_consumer *c, int ring, const void *rec, uint32_t len)
{
	struct tr_keep *k = &c->cpus[ring].keep;
	size_t need = entry_size(len);

	tr_grab_record(c, rec, len);
	if ((!k->buf && init(c, k, &c->cpus[ring].ring)) || need > k->size) {
		tr_drop_report(c, DROP_RECORD, ring, 1);
		return;
	}
	if (k->tail + need > k->size) {
		while (k->n && k->head >= k->tail)
			forget_oldest(k);
		if (k->n && k->size - k->tail >= HEAD)
			*entry_at(k, k->tail) = GAP;
		k->tail = 0;
	}
	while (is_taken(k, need))
		forget_oldest(k);
	*entry_at(k, k->tail) = len;
	memcpy(k->buf + k->tail + HEAD, rec, len);
	k->tail += need;
	k->n++;
}

struct kept {
	const struct tr_rechdr *rec;
	size_t order; /* within the CPU */
	uint32_t len;
	int cpu;
};

static int compare(const void *pa, const void *pb)
{
	const struct kept *a = pa, *b = pb;

	if (a->rec->time != b->rec->time)
		return a->rec->time < b->rec->time ? -1 : 1;
	if (a->cpu != b->cpu)
		return a->cpu < b->cpu ? -1 : 1;
	return (a->order > b->order) - (a->order < b->order);
}

static size_t list(struct tr_keep *k, int cpu, struct kept *v)
{
	size_t n = k->n, pos;

	skip_gap(k);
	pos = k->head;
	for (size_t i = 0; i < n; i++) {
		if (k->size - pos < HEAD || *entry_at(k, pos) == GAP)
			pos = 0;
		v[i] = (struct kept){ (const void *)(k->buf + pos + HEAD), i, *entry_at(k, pos),
				      cpu };
		pos += entry_size(v[i].len);
	}
	return n;
}

long tr_keep_show(struct tr_consumer *c)
{
	size_t n = 0, at = 0;
	struct kept *v;

	for (int i = 0; i < c->ncpus; i++)
		n += c->cpus[i].keep.n;
	v = calloc(n + 1, sizeof(*v));
	if (!v)
		return -ENOMEM;
	for (int i = 0; i < c->ncpus; i++)
		at += list(&c->cpus[i].keep, i, v + at);
	if (tr_opt(c->t, TEMPORAL))
		qsort(v, n, sizeof(*v), compare);
	for (size_t i = 0; i < n; i++) {
		tr_record(c, v[i].rec, v[i].len, v[i].cpu);
		if (c->out.n >= TR_FLUSH_AT)
			tr_out_flush(c);
	}
	free(v);
	for (int i = 0; i < c->ncpus; i++)
		c->cpus[i].keep.n = c->cpus[i].keep.head = c->cpus[i].keep.tail = 0;
	return (long)n;
}

void tr_keep_free(struct tr_consumer *c)
{
	for (int i = 0; c->cpus && i < c->ncpus; i++)
		free(c->cpus[i].keep.buf);
}
