/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Rows of one or several aggregations, joined by tuple, in the order they are printed: by value,
 * then by key; the aggsort options change that.
 */
#include "consume/impl.h"

/* ---- values */

bool tr_agg_is_distribution(const struct tr_agg *agg)
{
	return agg->func == AGG_QUANTIZE || agg->func == AGG_LQUANTIZE ||
	       agg->func == AGG_LLQUANTIZE;
}

static uint64_t isqrt(unsigned __int128 v)
{
	unsigned __int128 root = 0, bit = (unsigned __int128)1 << 126;

	while (bit > v)
		bit >>= 2;
	for (; bit; bit >>= 2) {
		if (v >= root + bit) {
			v -= root + bit;
			root = (root >> 1) + bit;
		} else {
			root >>= 1;
		}
	}
	return (uint64_t)root;
}

/* sqrt(mean of squares - square of mean), all in integers. */
static int64_t stddev(const int64_t *w)
{
	unsigned __int128 squares, mean_square;
	int64_t mean = w[1] / w[0];
	uint64_t abs = mean < 0 ? 0 - (uint64_t)mean : (uint64_t)mean;

	memcpy(&squares, w + 2, sizeof(squares));
	squares /= (uint64_t)w[0];
	mean_square = (unsigned __int128)abs * abs;
	return squares > mean_square ? (int64_t)isqrt(squares - mean_square) : 0;
}

static int64_t divide(int64_t v, int64_t by)
{
	if (by == -1)
		return (int64_t)(0 - (uint64_t)v);
	return by ? v / by : v;
}

int64_t tr_agg_number(const struct tr_agg *agg, const int64_t *w, int64_t norm)
{
	switch (agg->func) {
	case AGG_COUNT:
		return divide(w[0], norm);
	case AGG_SUM:
		return divide(w[1], norm);
	case AGG_MIN:
	case AGG_MAX:
		return w[0] ? divide(w[1], norm) : 0;
	case AGG_AVG:
		return w[0] ? divide(divide(w[1], norm), w[0]) : 0;
	case AGG_STDDEV:
		return w[0] ? divide(stddev(w), norm) : 0;
	default:
		return 0;
	}
}

static long double bucket_value(const struct tr_snap *s, size_t i)
{
	const struct tr_agg *agg = s->agg;

	switch (agg->func) {
	case AGG_QUANTIZE:
		return tr_quantize_value((int)i);
	case AGG_LQUANTIZE:
		return i ? (long double)agg->param[0] + (long double)(i - 1) * agg->param[2] :
			   (long double)agg->param[0] - 1;
	default:
		return i ? s->bounds[i - 1] : s->bounds[0] - 1;
	}
}

long double tr_snap_order(const struct tr_snap *s, const int64_t *words)
{
	long double sum = 0;

	if (!tr_agg_is_distribution(s->agg))
		return tr_agg_number(s->agg, words, 1);
	for (size_t i = 0; i < s->words; i++)
		if (words[i])
			sum += bucket_value(s, i) * words[i];
	return sum;
}

/* ---- comparing */

static int compare_key(const struct tr_key *k, const char *a, const char *b)
{
	struct tr_type *type = tr_type_resolve(k->type);
	bool sgn = tr_type_is_signed(type);
	uint64_t x, y;

	if (type->kind == T_INT || type->kind == T_ENUM || type->kind == T_PTR) {
		x = tr_int_load(a + k->off, k->size, sgn);
		y = tr_int_load(b + k->off, k->size, sgn);
		if (sgn)
			return ((int64_t)x > (int64_t)y) - ((int64_t)x < (int64_t)y);
		return (x > y) - (x < y);
	}
	if (type->kind == T_STRING)
		return strncmp(a + k->off, b + k->off, k->size);
	return memcmp(a + k->off, b + k->off, k->size);
}

static int compare_tuples(const struct tr_agg *agg, size_t pos, const char *a, const char *b)
{
	int d = 0;

	if (pos >= agg->nkeys)
		pos = 0;
	for (size_t i = 0; !d && i < agg->nkeys; i++)
		d = compare_key(&agg->keys[(pos + i) % agg->nkeys], a, b);
	return d;
}

struct sorting {
	struct tr_snap **snaps;
	size_t n, deciding, keypos;
	bool by_key, reverse;
};

static int compare_values(const struct sorting *so, const struct tr_joined *a,
			  const struct tr_joined *b)
{
	int d = (a->order > b->order) - (a->order < b->order);

	for (size_t i = 0; !d && so->n > 1 && i < so->n; i++) {
		long double x = tr_snap_order(so->snaps[i], a->words[i]);
		long double y = tr_snap_order(so->snaps[i], b->words[i]);

		d = (x > y) - (x < y);
	}
	return d;
}

static int compare_rows(const void *pa, const void *pb, void *ctx)
{
	const struct sorting *so = ctx;
	const struct tr_joined *a = pa, *b = pb;
	const struct tr_agg *agg = so->snaps[0]->agg;
	int d;

	if (so->by_key) {
		d = compare_tuples(agg, so->keypos, a->tuple, b->tuple);
		if (!d)
			d = compare_values(so, a, b);
	} else {
		d = compare_values(so, a, b);
		if (!d)
			d = compare_tuples(agg, so->keypos, a->tuple, b->tuple);
	}
	return so->reverse ? -d : d;
}

/* ---- trunc()'s order */

struct snap_entry {
	size_t row;
	long double order;
};

struct snap_sorting {
	const struct tr_snap *s;
};

static int compare_entries(const void *pa, const void *pb, void *ctx)
{
	const struct tr_snap *s = ((const struct snap_sorting *)ctx)->s;
	const struct snap_entry *a = pa, *b = pb;
	int d = (a->order > b->order) - (a->order < b->order);

	return d ? d :
		   compare_tuples(s->agg, 0, tr_row_tuple(tr_snap_row(s, a->row)),
				  tr_row_tuple(tr_snap_row(s, b->row)));
}

size_t *tr_snap_sorted(struct tr_snap *s, size_t *n)
{
	struct snap_entry *v = calloc(s->nrows + 1, sizeof(*v));
	size_t *rows = calloc(s->nrows + 1, sizeof(*rows));
	struct snap_sorting so = { s };

	*n = 0;
	for (size_t i = 0; v && rows && i < s->nrows; i++) {
		struct tr_row *row = tr_snap_row(s, i);

		if (row->visible)
			v[(*n)++] =
				(struct snap_entry){ i, tr_snap_order(s, tr_row_words(s, row)) };
	}
	if (*n)
		qsort_r(v, *n, sizeof(*v), compare_entries, &so);
	for (size_t i = 0; i < *n; i++)
		rows[i] = v[i].row;
	free(v);
	return rows;
}

/* ---- joining */

static size_t count_visible(const struct tr_snap *s)
{
	size_t n = 0;

	for (size_t i = 0; i < s->nrows; i++)
		n += tr_snap_row(s, i)->visible;
	return n;
}

static int rows_init(struct tr_rows *rows, struct tr_snap **snaps, size_t n)
{
	size_t words = 0;

	memset(rows, 0, sizeof(*rows));
	for (size_t i = 0; i < n; i++) {
		rows->cap += count_visible(snaps[i]);
		words = TR_MAX(words, snaps[i]->words);
	}
	rows->idxcap = 16;
	while (rows->idxcap < rows->cap * 2)
		rows->idxcap *= 2;
	rows->v = calloc(rows->cap + 1, sizeof(*rows->v));
	rows->words = calloc(rows->cap * n + 1, sizeof(*rows->words));
	rows->zero = calloc(words + 1, sizeof(*rows->zero));
	rows->idx = calloc(rows->idxcap, sizeof(*rows->idx));
	return rows->v && rows->words && rows->zero && rows->idx ? 0 : -ENOMEM;
}

static struct tr_joined *joined_row(struct tr_rows *rows, size_t n, size_t keysize,
				    const struct tr_row *row)
{
	const char *tuple = tr_row_tuple(row);
	size_t slot = row->hash & (rows->idxcap - 1);
	struct tr_joined *j;

	for (; rows->idx[slot]; slot = (slot + 1) & (rows->idxcap - 1)) {
		j = &rows->v[rows->idx[slot] - 1];
		if (j->hash == row->hash && !memcmp(j->tuple, tuple, keysize))
			return j;
	}
	j = &rows->v[rows->n];
	j->tuple = tuple;
	j->hash = row->hash;
	j->words = rows->words + rows->n * n;
	for (size_t i = 0; i < n; i++)
		j->words[i] = rows->zero;
	rows->idx[slot] = (uint32_t)++rows->n;
	return j;
}

int tr_rows_get(struct tr_consumer *c, struct tr_snap **snaps, size_t n, struct tr_rows *rows)
{
	struct sorting so = { .snaps = snaps, .n = n };
	int err = rows_init(rows, snaps, n);

	if (err)
		return err;
	so.by_key = tr_opt(c->t, AGGSORTKEY);
	so.reverse = tr_opt(c->t, AGGSORTREV);
	so.keypos = (size_t)TR_MAX(tr_opt(c->t, AGGSORTKEYPOS), 0);
	so.deciding = (size_t)TR_MAX(tr_opt(c->t, AGGSORTPOS), 0);
	if (so.deciding >= n)
		so.deciding = 0;
	for (size_t i = 0; i < n; i++) {
		for (size_t k = 0; k < snaps[i]->nrows; k++) {
			struct tr_row *row = tr_snap_row(snaps[i], k);

			if (row->visible)
				joined_row(rows, n, snaps[i]->keysize, row)->words[i] =
					tr_row_words(snaps[i], row);
		}
	}
	for (size_t i = 0; i < rows->n; i++)
		rows->v[i].order = tr_snap_order(snaps[so.deciding], rows->v[i].words[so.deciding]);
	if (rows->n)
		qsort_r(rows->v, rows->n, sizeof(*rows->v), compare_rows, &so);
	return 0;
}

void tr_rows_free(struct tr_rows *rows)
{
	free(rows->v);
	free(rows->words);
	free(rows->zero);
	free(rows->idx);
	memset(rows, 0, sizeof(*rows));
}
