/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How values fall into buckets: the reference that generated code must agree with.
 */
#include "consume/aggregate.h"

int tr_quantize_bucket(int64_t v)
{
	uint64_t u;
	int bucket;

	if (!v)
		return TR_QUANTIZE_ZERO;
	if (v > 0)
		return TR_QUANTIZE_ZERO + 1 + (63 - __builtin_clzll((uint64_t)v));
	u = 0 - (uint64_t)v;
	bucket = TR_QUANTIZE_ZERO - 1 - (63 - __builtin_clzll(u));
	return TR_MAX(bucket, 0);
}

int64_t tr_quantize_value(int bucket)
{
	if (bucket == TR_QUANTIZE_ZERO)
		return 0;
	if (bucket > TR_QUANTIZE_ZERO)
		return (int64_t)(1ull << (bucket - TR_QUANTIZE_ZERO - 1));
	return -(int64_t)(1ull << (TR_QUANTIZE_ZERO - 1 - bucket));
}

uint64_t tr_lquantize_levels(int64_t base, int64_t limit, int64_t step)
{
	return step > 0 && limit > base ? ((uint64_t)limit - (uint64_t)base) / (uint64_t)step : 0;
}

uint64_t tr_lquantize_bucket(int64_t base, int64_t limit, int64_t step, int64_t v)
{
	uint64_t levels = tr_lquantize_levels(base, limit, step), level;

	if (v < base)
		return 0;
	level = ((uint64_t)v - (uint64_t)base) / (uint64_t)step;
	return TR_MIN(level, levels) + 1;
}

/* a * b, or INT64_MAX if that is too large. */
static int64_t mul_or_max(int64_t a, int64_t b)
{
	int64_t v;

	return __builtin_mul_overflow(a, b, &v) ? INT64_MAX : v;
}

/* Enumerate the bounds; to may be NULL. */
static size_t bounds(const int64_t param[4], int64_t *to)
{
	int64_t factor = param[0], low = param[1], high = param[2], steps = param[3], from = 1;
	size_t n = 0;

	if (factor < 2 || steps < 1)
		return 0;
	for (int64_t m = 0; m < low && from < INT64_MAX; m++)
		from = mul_or_max(from, factor);
	for (int64_t m = low; m <= high && from < INT64_MAX; m++) {
		int64_t top = mul_or_max(from, factor), nb = TR_MIN(steps, top), width = top / nb;

		if (top == INT64_MAX)
			break;
		for (int64_t i = 0; i < nb - nb / factor; i++, n++)
			if (to)
				to[n] = from + i * width;
		from = top;
	}
	if (to)
		to[n] = from;
	return n + 1;
}

size_t tr_llquantize_nbounds(const int64_t param[4])
{
	return bounds(param, NULL);
}

void tr_llquantize_bounds(const int64_t param[4], int64_t *to)
{
	bounds(param, to);
}

size_t tr_agg_words(enum tr_aggfunc func, const int64_t param[4])
{
	switch (func) {
	case AGG_COUNT:
		return 1;
	case AGG_SUM:
	case AGG_MIN:
	case AGG_MAX:
	case AGG_AVG:
		return 2;
	case AGG_STDDEV:
		return 4;
	case AGG_QUANTIZE:
		return TR_QUANTIZE_NBUCKETS;
	case AGG_LQUANTIZE:
		return (size_t)tr_lquantize_levels(param[0], param[1], param[2]) + 2;
	case AGG_LLQUANTIZE:
		return tr_llquantize_nbounds(param) + 1;
	}
	return 0;
}

void tr_digest(const void *tuple, size_t n, uint64_t out[2])
{
	uint64_t h1 = 0, h2 = 0, w;

	for (size_t i = 0; i < n; i += 8) {
		memcpy(&w, (const char *)tuple + i, 8);
		h1 = (h1 ^ w) * TR_DIGEST_1;
		h1 ^= h1 >> 29;
		h2 = (h2 + w + h1) * TR_DIGEST_2;
		h2 ^= h2 >> 32;
	}
	out[0] = h1;
	out[1] = h2;
}
