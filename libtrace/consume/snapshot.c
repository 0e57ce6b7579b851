/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Snapshots of aggregations. The kernel's elements, one for each CPU and tuple, are copied and
 * merged into rows by tuple. The kernel adds to its elements without locks, and so user space
 * never writes to one that is in use:
 *
 * - clear() remembers what the element held as its base; later snapshots show the difference.
 *   Only min and max have no differences: theirs are overwritten by zeros (n == 0 says "none"),
 *   which loses an update that happens in just that moment.
 * - trunc() does the same and hides the element until it changes. Deleting it at once would be
 *   wrong: a program that has looked it up a moment ago would add to a freed element, which the
 *   kernel may have given to another tuple. An element that stayed hidden over two further
 *   snapshots is not in use by any program and is deleted then.
 */
#include "consume/impl.h"

struct elem { /* then: u64 cpu, tuple, the value, the base */
	uint32_t hash, row;
	bool dead, hidden, based;
	uint8_t idle;
	uint32_t pad;
};

#define IDLE_SNAPSHOTS 2

uint32_t tr_hash_bytes(const void *p, size_t n)
{
	const char *s = p;
	uint64_t h = n * 0x9e3779b97f4a7c15ull, v;

	for (; n >= 8; n -= 8, s += 8) {
		memcpy(&v, s, 8);
		h = (h ^ v) * 0xff51afd7ed558ccdull;
		h ^= h >> 32;
	}
	if (n) {
		v = 0;
		memcpy(&v, s, n);
		h = (h ^ v) * 0xff51afd7ed558ccdull;
	}
	h ^= h >> 29;
	h *= 0xc4ceb9fe1a85ec53ull;
	return (uint32_t)(h >> 32);
}

static struct elem *elem_at(const struct tr_snap *s, size_t i)
{
	return (struct elem *)(s->elems + i * s->elemsize);
}

static char *elem_key(struct elem *e)
{
	return (char *)(e + 1);
}

static int64_t *elem_raw(const struct tr_snap *s, struct elem *e)
{
	return (int64_t *)(elem_key(e) + 8 + s->keysize);
}

static int64_t *elem_base(const struct tr_snap *s, struct elem *e)
{
	return elem_raw(s, e) + s->words;
}

static bool is_keyed(const struct tr_snap *s)
{
	return s->agg->map != TR_MAP_AGGS;
}

static bool has_extreme(const struct tr_snap *s)
{
	return s->agg->func == AGG_MIN || s->agg->func == AGG_MAX;
}

static const struct tr_mapdef *map_of(struct tr_consumer *c, const struct tr_snap *s)
{
	struct tr_program *p = c->t->program;

	return s->agg->map >= 0 && (size_t)s->agg->map < p->maps.n ? &p->maps.v[s->agg->map] : NULL;
}

int tr_snap_init(struct trace *t, struct tr_snap *s, const struct tr_agg *agg)
{
	(void)t;
	s->agg = agg;
	s->norm = 1;
	s->user = tr_keys_have_users(agg);
	s->words = agg->valsize / 8;
	s->keysize = TR_ALIGN((size_t)agg->keysize, 8);
	s->rowsize = sizeof(struct tr_row) + s->keysize + s->words * 8;
	s->elemsize = sizeof(struct elem) + 8 + s->keysize + 2 * s->words * 8;
	s->tuple = calloc(1, s->keysize + 8);
	if (agg->func == AGG_LLQUANTIZE) {
		s->bounds = calloc(s->words + 1, sizeof(*s->bounds));
		if (s->bounds)
			tr_llquantize_bounds(agg->param, s->bounds);
	}
	return s->tuple && (s->bounds || agg->func != AGG_LLQUANTIZE) ? 0 : -ENOMEM;
}

void tr_snap_free(struct tr_snap *s)
{
	free(s->elems);
	free(s->elemidx);
	free(s->rows);
	free(s->rowidx);
	free(s->tuple);
	free(s->bounds);
	memset(s, 0, sizeof(*s));
}

/* ---- two tables of the same kind: entries side by side, found through an index of numbers + 1.
 * Each entry begins with its hash; the key stands at keyoff. */

struct table {
	char **v;
	size_t *n, *cap, size, keyoff, keysize;
	uint32_t **idx;
	size_t *idxcap;
};

static struct table elem_table(struct tr_snap *s)
{
	return (struct table){ &s->elems,	    &s->nelems,	    &s->elemcap, s->elemsize,
			       sizeof(struct elem), 8 + s->keysize, &s->elemidx, &s->elemidxcap };
}

static struct table row_table(struct tr_snap *s)
{
	return (struct table){
		&s->rows,   &s->nrows,	&s->rowcap,   s->rowsize, sizeof(struct tr_row),
		s->keysize, &s->rowidx, &s->rowidxcap
	};
}

static uint32_t hash_at(const struct table *tb, size_t i)
{
	return *(const uint32_t *)(*tb->v + i * tb->size);
}

static void reindex(struct table *tb, size_t cap)
{
	free(*tb->idx);
	*tb->idx = calloc(cap, sizeof(**tb->idx));
	if (!*tb->idx)
		tr_no_memory();
	*tb->idxcap = cap;
	for (size_t i = 0; i < *tb->n; i++) {
		size_t slot = hash_at(tb, i) & (cap - 1);

		while ((*tb->idx)[slot])
			slot = (slot + 1) & (cap - 1);
		(*tb->idx)[slot] = (uint32_t)(i + 1);
	}
}

/* The number of the entry with that key, made (all else zero) if it is not there. */
static size_t table_get(struct table *tb, const void *key, uint32_t hash)
{
	size_t slot;
	char *entry;

	if (*tb->n * 4 >= *tb->idxcap * 3)
		reindex(tb, *tb->idxcap ? *tb->idxcap * 2 : 64);
	for (slot = hash & (*tb->idxcap - 1); (*tb->idx)[slot];
	     slot = (slot + 1) & (*tb->idxcap - 1)) {
		size_t i = (*tb->idx)[slot] - 1;

		if (hash_at(tb, i) == hash &&
		    !memcmp(*tb->v + i * tb->size + tb->keyoff, key, tb->keysize))
			return i;
	}
	if (*tb->n == *tb->cap)
		*tb->v = tr_grow(*tb->v, tb->cap, tb->size);
	entry = *tb->v + *tb->n * tb->size;
	memset(entry, 0, tb->size);
	memcpy(entry, &hash, sizeof(hash));
	memcpy(entry + tb->keyoff, key, tb->keysize);
	(*tb->idx)[slot] = (uint32_t)++ * tb->n;
	return *tb->n - 1;
}

/* ---- reading */

/* The tuple as the user sees it: kernel stacks begin with the traced code. */
static void make_tuple(struct trace *t, struct tr_snap *s, const char *raw)
{
	memset(s->tuple, 0, s->keysize);
	memcpy(s->tuple, raw, s->agg->keysize);
	for (size_t i = 0; i < s->agg->nkeys; i++) {
		const struct tr_key *k = &s->agg->keys[i];
		struct tr_type *type = tr_type_resolve(k->type);

		tr_grab_value(t, type, s->tuple + k->off);
		if (type->kind == T_STACK)
			tr_stack_strip(t, type, (uint64_t *)(s->tuple + k->off), k->size / 8);
	}
}

static void link_row(struct trace *t, struct tr_snap *s, struct elem *e)
{
	struct table rows = row_table(s);

	make_tuple(t, s, elem_key(e) + 8);
	e->row = (uint32_t)table_get(&rows, s->tuple, tr_hash_bytes(s->tuple, s->keysize));
}

struct reading {
	struct tr_consumer *c;
	struct tr_snap *s;
	char *key; /* cpu and tuple, padded */
};

static void read_elem(void *ctx, const void *key, const void *value)
{
	struct reading *rd = ctx;
	struct tr_snap *s = rd->s;
	struct table elems = elem_table(s);
	size_t before = s->nelems, i;
	struct elem *e;

	/* the map may be shared */
	if ((*(const uint64_t *)key >> 32) != s->agg->tag)
		return;
	memcpy(rd->key, key, 8 + s->agg->keysize);
	i = table_get(&elems, rd->key, tr_hash_bytes(rd->key, 8 + s->keysize));
	e = elem_at(s, i);
	if (s->nelems > before) {
		link_row(rd->c->t, s, e);
	} else if (e->dead) {
		e->dead = e->hidden = e->based = false;
		s->ndead--;
	}
	memcpy(elem_raw(s, e), value, s->words * 8);
	if (!e->hidden)
		return;
	if (memcmp(elem_raw(s, e), elem_base(s, e), s->words * 8))
		e->hidden = false;
	else if (e->idle <= IDLE_SNAPSHOTS)
		e->idle++;
}

static bool is_zero(const int64_t *w, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (w[i])
			return false;
	return true;
}

/* Unkeyed: was this CPU's value ever other than zero? */
static bool has_elem(const struct tr_snap *s, uint64_t cpu)
{
	for (size_t i = 0; i < s->nelems; i++)
		if (!memcmp(elem_key(elem_at(s, i)), &cpu, sizeof(cpu)))
			return true;
	return false;
}

/* Unkeyed: a value for each CPU in one per-CPU element; those never updated do not exist. */
static int read_percpu(struct reading *rd, const struct tr_mapdef *m)
{
	struct tr_snap *s = rd->s;
	int ncpus = tr_ncpus(rd->c->t), err;
	size_t stride = TR_ALIGN((size_t)m->value, 8);
	char *values = calloc((size_t)ncpus, stride);

	if (!values)
		return -ENOMEM;
	err = rd->c->ops->percpu(rd->c->t, m, values);
	for (int cpu = 0; !err && cpu < ncpus; cpu++) {
		const int64_t *w = (const int64_t *)(values + (size_t)cpu * stride + s->agg->off);
		uint64_t key = (uint64_t)cpu;

		if (!is_zero(w, s->words) || has_elem(s, key))
			read_elem(rd, &key, w);
	}
	free(values);
	return err;
}

static void remove_idle(struct tr_consumer *c, struct tr_snap *s, const struct tr_mapdef *m)
{
	size_t hidden = 0;

	for (size_t i = 0; i < s->nelems; i++) {
		struct elem *e = elem_at(s, i);
		int err;

		if (e->dead || !e->hidden)
			continue;
		if (e->idle > IDLE_SNAPSHOTS) {
			err = c->ops->remove(c->t, m, elem_key(e));
			e->dead = !err || err == -ENOENT;
			s->ndead += e->dead;
		}
		hidden += !e->dead;
	}
	s->pending = hidden > 0;
}

/* Forget elements that are gone, once they are the majority. */
static void compact(struct tr_consumer *c, struct tr_snap *s)
{
	struct table elems = elem_table(s), rows = row_table(s);
	size_t n = 0;

	if (s->ndead < 1024 || s->ndead < s->nelems / 2)
		return;
	for (size_t i = 0; i < s->nelems; i++)
		if (!elem_at(s, i)->dead)
			memmove(elem_at(s, n++), elem_at(s, i), s->elemsize);
	s->nelems = n;
	s->ndead = 0;
	s->nrows = 0;
	reindex(&elems, s->elemidxcap);
	reindex(&rows, s->rowidxcap);
	for (size_t i = 0; i < n; i++)
		link_row(c->t, s, elem_at(s, i));
}

/* ---- merging */

static void add_wide(int64_t *sum, const int64_t *v, bool sub)
{
	unsigned __int128 a, b;

	memcpy(&a, sum, sizeof(a));
	memcpy(&b, v, sizeof(b));
	a = sub ? a - b : a + b;
	memcpy(sum, &a, sizeof(a));
}

static void merge_words(const struct tr_snap *s, int64_t *row, const int64_t *v, bool sub)
{
	size_t plain = s->agg->func == AGG_STDDEV ? 2 : s->words;

	for (size_t i = 0; i < plain; i++) {
		uint64_t d = (uint64_t)v[i];

		row[i] = (int64_t)(sub ? (uint64_t)row[i] - d : (uint64_t)row[i] + d);
	}
	if (s->agg->func == AGG_STDDEV)
		add_wide(row + 2, v + 2, sub);
}

static void merge_extreme(const struct tr_snap *s, int64_t *row, const int64_t *v)
{
	if (!v[0])
		return;
	if (!row[0] || (s->agg->func == AGG_MIN ? v[1] < row[1] : v[1] > row[1]))
		row[1] = v[1];
	row[0] += v[0];
}

static void merge(struct tr_snap *s)
{
	for (size_t i = 0; i < s->nrows; i++) {
		struct tr_row *row = tr_snap_row(s, i);

		row->visible = false;
		memset(tr_row_words(s, row), 0, s->words * 8);
	}
	for (size_t i = 0; i < s->nelems; i++) {
		struct elem *e = elem_at(s, i);
		struct tr_row *row;

		if (e->dead || e->hidden)
			continue;
		row = tr_snap_row(s, e->row);
		row->visible = true;
		if (has_extreme(s)) {
			merge_extreme(s, tr_row_words(s, row), elem_raw(s, e));
			continue;
		}
		merge_words(s, tr_row_words(s, row), elem_raw(s, e), false);
		if (e->based)
			merge_words(s, tr_row_words(s, row), elem_base(s, e), true);
	}
}

int tr_snap_again(struct tr_consumer *c, struct tr_snap *s)
{
	const struct tr_mapdef *m = map_of(c, s);
	struct reading rd = { .c = c, .s = s };
	int err;

	s->taken = c->recno;
	s->taken_at = tr_now();
	if (!m || !m->used || !s->words)
		return 0;
	rd.key = calloc(1, 8 + s->keysize);
	if (!rd.key)
		return -ENOMEM;
	compact(c, s);
	err = is_keyed(s) ? c->ops->each(c->t, m, read_elem, &rd) : read_percpu(&rd, m);
	free(rd.key);
	if (s->pending)
		remove_idle(c, s, m);
	merge(s);
	return err;
}

int tr_snap_take(struct tr_consumer *c, struct tr_snap *s)
{
	return s->taken && s->taken == c->recno ? 0 : tr_snap_again(c, s);
}

/* What is printed may be as old as aggrate says, if it says anything. */
int tr_snap_show(struct tr_consumer *c, struct tr_snap *s)
{
	if (c->t->opt.set[TR_OPT_AGGRATE] && s->taken_at &&
	    tr_now() - s->taken_at < (uint64_t)tr_opt(c->t, AGGRATE))
		return 0;
	return tr_snap_take(c, s);
}

/* ---- clear and trunc */

/* min and max of an unkeyed aggregation: all CPUs' values stand in one element. */
static void reset_percpu(struct tr_consumer *c, struct tr_snap *s, const struct tr_mapdef *m)
{
	size_t stride = TR_ALIGN((size_t)m->value, 8);
	int ncpus = tr_ncpus(c->t);
	char *values = calloc((size_t)ncpus, stride);

	if (values && !c->ops->percpu(c->t, m, values)) {
		for (int cpu = 0; cpu < ncpus; cpu++)
			memset(values + (size_t)cpu * stride + s->agg->off, 0, s->words * 8);
		c->ops->set_percpu(c->t, m, values);
	}
	free(values);
}

/* From here on the element counts from zero. */
static void rebase(struct tr_consumer *c, struct tr_snap *s, struct elem *e)
{
	const struct tr_mapdef *m = map_of(c, s);

	if (has_extreme(s)) {
		memset(elem_raw(s, e), 0, s->words * 8);
		if (is_keyed(s) && m)
			c->ops->replace(c->t, m, elem_key(e), elem_raw(s, e));
	}
	memcpy(elem_base(s, e), elem_raw(s, e), s->words * 8);
	e->based = true;
}

void tr_snap_clear(struct tr_consumer *c, struct tr_snap *s)
{
	tr_snap_take(c, s);
	for (size_t i = 0; i < s->nelems; i++) {
		struct elem *e = elem_at(s, i);

		if (!e->dead && !e->hidden)
			rebase(c, s, e);
	}
	if (has_extreme(s) && !is_keyed(s) && s->nelems)
		reset_percpu(c, s, map_of(c, s));
	merge(s);
}

/* Mark the rows that stay visible. */
static void keep_rows(struct tr_snap *s, int64_t n)
{
	size_t count, most, *order = tr_snap_sorted(s, &count);

	for (size_t i = 0; i < s->nrows; i++)
		tr_snap_row(s, i)->visible = false;
	most = (size_t)TR_MIN(n < 0 ? 0 - (uint64_t)n : (uint64_t)n, (uint64_t)count);
	for (size_t i = 0; i < most; i++)
		tr_snap_row(s, order[n < 0 ? i : count - 1 - i])->visible = true;
	free(order);
}

void tr_snap_trunc(struct tr_consumer *c, struct tr_snap *s, int64_t n)
{
	bool any = false;

	tr_snap_take(c, s);
	keep_rows(s, n);
	for (size_t i = 0; i < s->nelems; i++) {
		struct elem *e = elem_at(s, i);

		if (e->dead || e->hidden || tr_snap_row(s, e->row)->visible)
			continue;
		rebase(c, s, e);
		e->hidden = any = true;
		e->idle = 0;
	}
	if (any && is_keyed(s))
		s->pending = true;
	else if (any && has_extreme(s))
		reset_percpu(c, s, map_of(c, s));
	merge(s);
}
