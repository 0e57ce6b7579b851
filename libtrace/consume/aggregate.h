/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Aggregations: how values fall into buckets (shared with the code generator, which must do the
 * same in the kernel) and the snapshots that user space takes of them.
 */
#ifndef TR_AGGREGATE_H
#define TR_AGGREGATE_H

#include "program.h"

/* ---- buckets */

#define TR_QUANTIZE_NBUCKETS 127
#define TR_QUANTIZE_ZERO 63

/*
 * quantize(): bucket 63 holds 0. v > 0 falls into bucket 64 + floor(log2 v), 64 … 126; v < 0
 * into 62 - floor(log2 -v), 62 … 0. INT64_MIN would be -1 and falls into 0.
 */
int tr_quantize_bucket(int64_t v);
/* The value that names a bucket: 0, 2^k or -2^k. */
int64_t tr_quantize_value(int bucket);

/*
 * lquantize(v, base, limit, step): levels = (limit - base) / step. Word 0 counts v < base, word
 * 1 + i counts base + i * step <= v < base + (i + 1) * step for 0 <= i < levels, word levels + 1
 * everything above. (v - base) / step must be computed unsigned after v >= base is known.
 */
uint64_t tr_lquantize_levels(int64_t base, int64_t limit, int64_t step);
uint64_t tr_lquantize_bucket(int64_t base, int64_t limit, int64_t step, int64_t v);

/*
 * llquantize(v, factor, low, high, steps): for each magnitude m, low <= m <= high, the range
 * [factor^m, factor^(m+1)) is cut linearly. With top = factor^(m+1) and nb = min(steps, top), a
 * bucket is width = top / nb wide and the magnitude has nb - nb / factor buckets, the first
 * beginning at factor^m. bounds[] holds the lower bounds of all of them in increasing order and,
 * last, factor^(high+1); n is their number. Word 0 counts v < bounds[0] (negative ones too), word
 * i counts bounds[i-1] <= v < bounds[i], word n counts v >= bounds[n-1]: the word of v is the
 * number of bounds <= v, and an aggregation has n + 1 words. Powers above INT64_MAX end the list.
 */
size_t tr_llquantize_nbounds(const int64_t param[4]);
/* Fill bounds[tr_llquantize_nbounds()]. */
void tr_llquantize_bounds(const int64_t param[4], int64_t *bounds);

/* ---- keys longer than kernels before 5.19 or so take: see code/longkey.c */

#define TR_KEY_MAX 512
#define TR_DIGEST_SIZE 24
#define TR_DIGEST_1 0x9e3779b97f4a7c15ull
#define TR_DIGEST_2 0xc2b2ae3d27d4eb4full

/* The last two words of the key; n is a multiple of 8. */
void tr_digest(const void *tuple, size_t n, uint64_t out[2]);

/* 64-bit words and bytes of a value, for tr_agg.valsize. */
size_t tr_agg_words(enum tr_aggfunc func, const int64_t param[4]);

#endif
