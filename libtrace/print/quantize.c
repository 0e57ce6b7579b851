/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The drawings of quantize(), lquantize() and llquantize(): a row for each bucket from one before
 * the first that is not empty to one after the last, with a bar of at most 40 characters. Bars
 * run to the right; with only negative counts to the left; with both from the middle.
 */
#include <inttypes.h>

#include "consume/aggregate.h"
#include "print/print.h"

#define BAR 40

struct drawing {
	struct tr_buf *b;
	const struct tr_agg *agg;
	const int64_t *words;
	int64_t norm;
	size_t n, first, last; /* buckets to show */
	long double total;     /* sum of the absolute counts */
	bool positive, negative;
	int64_t *bounds; /* llquantize */
};

/* What stands before the bar: the lower bound, or a < or >= for the open ends. */
static void put_label(const struct drawing *d, size_t i)
{
	const int64_t *param = d->agg->param;
	const char *op = "";
	int64_t v;
	char text[32];

	switch (d->agg->func) {
	case AGG_QUANTIZE:
		v = tr_quantize_value((int)i);
		break;
	case AGG_LQUANTIZE:
		op = !i ? "< " : i == d->n - 1 ? ">= " : "";
		v = !i ? param[0] : (int64_t)((uint64_t)param[0] + (i - 1) * (uint64_t)param[2]);
		break;
	default:
		op = !i ? "< " : i == d->n - 1 ? ">= " : "";
		v = d->bounds[i ? i - 1 : 0];
	}
	snprintf(text, sizeof(text), "%s%" PRId64, op, v);
	tr_put_text(d->b, text, strlen(text), 16);
	tr_buf_add(d->b, " ", 1);
}

static size_t bar_length(const struct drawing *d, int64_t count, size_t width)
{
	long double part = (long double)(count < 0 ? -(long double)count : count) / d->total;

	return (size_t)(part * (long double)width + 0.5L);
}

static void put_bar(const struct drawing *d, int64_t count)
{
	size_t width = d->positive && d->negative ? BAR / 2 : BAR;
	size_t len = d->total > 0 ? TR_MIN(bar_length(d, count, width), width) : 0;
	size_t right = count > 0 ? len : 0, left = count < 0 ? len : 0;

	if (d->negative) {
		tr_put_pad(d->b, width - left, ' ');
		tr_put_pad(d->b, left, '@');
	}
	tr_buf_add(d->b, "|", 1);
	if (d->positive || !d->negative) {
		tr_put_pad(d->b, right, '@');
		tr_put_pad(d->b, width - right, ' ');
	}
}

static void put_row(const struct drawing *d, size_t i)
{
	char count[32];

	put_label(d, i);
	put_bar(d, d->words[i]);
	snprintf(count, sizeof(count), " %-9" PRId64 "\n",
		 d->norm ? d->words[i] / d->norm : d->words[i]);
	tr_buf_puts(d->b, count);
}

/* Find what to show. A distribution without counts shows the buckets around zero. */
static void measure(struct drawing *d)
{
	bool any = false;

	for (size_t i = 0; i < d->n; i++) {
		int64_t c = d->words[i];

		if (!c)
			continue;
		if (!any)
			d->first = i;
		d->last = i;
		any = true;
		d->positive |= c > 0;
		d->negative |= c < 0;
		d->total += c < 0 ? -(long double)c : (long double)c;
	}
	if (!any)
		d->first = d->last = d->agg->func == AGG_QUANTIZE ? TR_QUANTIZE_ZERO : 1;
	if (d->first)
		d->first--;
	if (d->last < d->n - 1)
		d->last++;
}

void tr_put_distribution(struct tr_buf *b, const struct tr_agg *agg, const int64_t *words,
			 int64_t norm)
{
	struct drawing d = { .b = b, .agg = agg, .words = words, .norm = norm };

	d.n = tr_agg_words(agg->func, agg->param);
	if (agg->func == AGG_LLQUANTIZE) {
		d.bounds = calloc(d.n, sizeof(*d.bounds));
		if (!d.bounds)
			return;
		tr_llquantize_bounds(agg->param, d.bounds);
	}
	measure(&d);
	tr_buf_printf(b, "\n%16s %41s %-9s\n", "value", "------------- Distribution -------------",
		      "count");
	for (size_t i = d.first; i <= d.last; i++)
		put_row(&d, i);
	free(d.bounds);
}
