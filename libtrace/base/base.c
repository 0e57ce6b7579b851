/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Arena, growing arrays, string buffers, string-keyed table and nearest-name search: the few
 * containers that all stages share. Out of memory ends the process with a message: a tracer that
 * cannot allocate a few bytes cannot report anything either.
 */
#include "base/base.h"

void tr_no_memory(void)
{
	fputs("trace: out of memory\n", stderr);
	exit(EXIT_FAILURE);
}

static void *need(void *p)
{
	if (!p)
		tr_no_memory();
	return p;
}

/* ---- arena */

struct tr_chunk {
	struct tr_chunk *next;
	max_align_t data[];
};

#define CHUNK_MIN 16384

void *tr_alloc(struct tr_arena *a, size_t size)
{
	char *p;

	size = TR_ALIGN(size ? size : 1, 16);
	if (!a->chunks || a->size - a->used < size) {
		size_t want = TR_MAX(size, (size_t)CHUNK_MIN);
		struct tr_chunk *c = need(calloc(1, sizeof(*c) + want));

		/* a large request gets a chunk of its own behind the current one */
		if (a->chunks && size > CHUNK_MIN / 4) {
			c->next = a->chunks->next;
			a->chunks->next = c;
			return c->data;
		}
		c->next = a->chunks;
		a->chunks = c;
		a->used = 0;
		a->size = want;
	}
	p = (char *)a->chunks->data + a->used;
	a->used += size;
	return p;
}

char *tr_strndup(struct tr_arena *a, const char *s, size_t n)
{
	char *p = tr_alloc(a, n + 1);

	memcpy(p, s, n);
	p[n] = '\0';
	return p;
}

char *tr_strdup(struct tr_arena *a, const char *s)
{
	return tr_strndup(a, s, strlen(s));
}

char *tr_vsprintf(struct tr_arena *a, const char *fmt, va_list ap)
{
	va_list again;
	char *p;
	int n;

	va_copy(again, ap);
	n = vsnprintf(NULL, 0, fmt, again);
	va_end(again);
	p = tr_alloc(a, (size_t)TR_MAX(n, 0) + 1);
	if (n > 0)
		vsnprintf(p, (size_t)n + 1, fmt, ap);
	return p;
}

char *tr_sprintf(struct tr_arena *a, const char *fmt, ...)
{
	va_list ap;
	char *p;

	va_start(ap, fmt);
	p = tr_vsprintf(a, fmt, ap);
	va_end(ap);
	return p;
}

void tr_arena_free(struct tr_arena *a)
{
	struct tr_chunk *c, *next;

	for (c = a->chunks; c; c = next) {
		next = c->next;
		free(c);
	}
	memset(a, 0, sizeof(*a));
}

/* ---- growing array */

void *tr_grow(void *v, size_t *cap, size_t elem)
{
	size_t want = *cap ? *cap * 2 : 8;

	v = need(realloc(v, want * elem));
	*cap = want;
	return v;
}

/* ---- string buffer */

static void buf_room(struct tr_buf *b, size_t n)
{
	size_t want = b->cap ? b->cap : 64;

	if (b->cap - b->n > n)
		return;
	while (want - b->n <= n)
		want *= 2;
	b->s = need(realloc(b->s, want));
	b->cap = want;
}

void tr_buf_add(struct tr_buf *b, const void *data, size_t n)
{
	buf_room(b, n);
	if (n)
		memcpy(b->s + b->n, data, n);
	b->n += n;
	b->s[b->n] = '\0';
}

void tr_buf_puts(struct tr_buf *b, const char *s)
{
	tr_buf_add(b, s, strlen(s));
}

void tr_buf_printf(struct tr_buf *b, const char *fmt, ...)
{
	va_list ap;
	int n;

	va_start(ap, fmt);
	n = vsnprintf(NULL, 0, fmt, ap);
	va_end(ap);
	if (n < 0)
		return;
	buf_room(b, (size_t)n);
	va_start(ap, fmt);
	vsnprintf(b->s + b->n, (size_t)n + 1, fmt, ap);
	va_end(ap);
	b->n += (size_t)n;
}

void tr_buf_free(struct tr_buf *b)
{
	free(b->s);
	memset(b, 0, sizeof(*b));
}

/* ---- string-keyed table */

struct tr_map_slot {
	const char *key;
	void *value;
	uint32_t hash;
};

static uint32_t hash_str(const char *s)
{
	uint32_t h = 2166136261u; /* FNV-1a */

	while (*s)
		h = (h ^ (unsigned char)*s++) * 16777619u;
	return h;
}

static struct tr_map_slot *map_find(const struct tr_map *m, const char *key, uint32_t h)
{
	size_t i = h & (m->cap - 1);

	while (m->slots[i].key && (m->slots[i].hash != h || strcmp(m->slots[i].key, key) != 0))
		i = (i + 1) & (m->cap - 1);
	return &m->slots[i];
}

void *tr_map_get(const struct tr_map *m, const char *key)
{
	return m->cap ? map_find(m, key, hash_str(key))->value : NULL;
}

static void map_enlarge(struct tr_map *m)
{
	struct tr_map big = { .cap = m->cap ? m->cap * 2 : 16, .n = m->n };

	big.slots = need(calloc(big.cap, sizeof(*big.slots)));
	for (size_t i = 0; i < m->cap; i++)
		if (m->slots[i].key)
			*map_find(&big, m->slots[i].key, m->slots[i].hash) = m->slots[i];
	free(m->slots);
	*m = big;
}

void tr_map_put(struct tr_map *m, const char *key, void *value)
{
	uint32_t h = hash_str(key);
	struct tr_map_slot *s;

	if (m->n * 4 >= m->cap * 3)
		map_enlarge(m);
	s = map_find(m, key, h);
	if (!s->key) {
		s->key = key;
		s->hash = h;
		m->n++;
	}
	s->value = value;
}

void tr_map_free(struct tr_map *m)
{
	free(m->slots);
	memset(m, 0, sizeof(*m));
}

/* ---- nearest name */

#define NEAR_MAX 64 /* longer names are not compared */

void tr_near_init(struct tr_near *n, const char *name)
{
	size_t len = strlen(name);

	n->name = name;
	n->best = NULL;
	/* a third of the letters may differ, at most three */
	n->distance = len >= NEAR_MAX ? 0 : (unsigned)TR_MIN(len / 3 + 1, (size_t)4);
}

static unsigned edit_distance(const char *a, size_t na, const char *b, size_t nb)
{
	unsigned row[NEAR_MAX + 1];

	for (size_t j = 0; j <= nb; j++)
		row[j] = (unsigned)j;
	for (size_t i = 1; i <= na; i++) {
		unsigned diag = row[0];

		row[0] = (unsigned)i;
		for (size_t j = 1; j <= nb; j++) {
			unsigned subst = diag + (a[i - 1] != b[j - 1]);

			diag = row[j];
			row[j] = TR_MIN(subst, TR_MIN(row[j], row[j - 1]) + 1);
		}
	}
	return row[nb];
}

void tr_near_add(struct tr_near *n, const char *candidate)
{
	size_t na = strlen(n->name), nb = strlen(candidate);
	unsigned d;

	if (nb >= NEAR_MAX || na >= NEAR_MAX || na + n->distance <= nb || nb + n->distance <= na)
		return;
	d = edit_distance(n->name, na, candidate, nb);
	if (d < n->distance && d < na) {
		n->distance = d;
		n->best = candidate;
	}
}
