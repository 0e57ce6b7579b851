/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What every stage stands on: arenas, growing arrays, string buffers, source positions and
 * the one way to report an error.
 *
 * Everything parsed from a script lives in the handle's arena and is freed with it, so stages
 * pass plain pointers around and free nothing one by one.
 */
#ifndef TR_BASE_H
#define TR_BASE_H

#include <errno.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct trace;

#define TR_ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define TR_ALIGN(x, n) (((x) + (n)-1) / (n) * (n))
#define TR_MIN(a, b) ((a) < (b) ? (a) : (b))
#define TR_MAX(a, b) ((a) > (b) ? (a) : (b))
#define TR_PRINTF(f, a) __attribute__((format(printf, f, a)))

/* A request that cannot be met, here as in all of the library, ends the process with a message: there
 * is nothing left to report with. */
void tr_no_memory(void) __attribute__((noreturn));

/* ---- arena: memory freed all at once */
struct tr_arena {
	struct tr_chunk *chunks;
	size_t used, size; /* of the newest chunk */
};

void *tr_alloc(struct tr_arena *a, size_t size); /* zeroed, 16-byte aligned */
char *tr_strdup(struct tr_arena *a, const char *s);
char *tr_strndup(struct tr_arena *a, const char *s, size_t n);
char *tr_sprintf(struct tr_arena *a, const char *fmt, ...) TR_PRINTF(2, 3);
char *tr_vsprintf(struct tr_arena *a, const char *fmt, va_list ap);
void tr_arena_free(struct tr_arena *a);

/* ---- growing array: TR_VEC(int) v = {0}; tr_push(&v, 3); v.v[0], v.n; free(v.v) */
#define TR_VEC(type)           \
	struct {               \
		type *v;       \
		size_t n, cap; \
	}
#define tr_push(vec, ...)                                                                        \
	((vec)->n == (vec)->cap ? (vec)->v = tr_grow((vec)->v, &(vec)->cap, sizeof(*(vec)->v)) : \
				  (vec)->v,                                                      \
	 (vec)->v[(vec)->n++] = (__VA_ARGS__))
void *tr_grow(void *v, size_t *cap, size_t elem);

/* ---- string buffer, malloc'ed, always NUL-terminated once something was added */
struct tr_buf {
	char *s;
	size_t n, cap;
};
void tr_buf_add(struct tr_buf *b, const void *data, size_t n);
void tr_buf_puts(struct tr_buf *b, const char *s);
void tr_buf_printf(struct tr_buf *b, const char *fmt, ...) TR_PRINTF(2, 3);
void tr_buf_free(struct tr_buf *b);

/* ---- string-keyed table (open addressing); keys are borrowed and must outlive the table */
struct tr_map {
	struct tr_map_slot *slots;
	size_t n, cap;
};
void *tr_map_get(const struct tr_map *m, const char *key);
void tr_map_put(struct tr_map *m, const char *key, void *value); /* replaces */
void tr_map_free(struct tr_map *m);

/* ---- sources and positions */
struct tr_source {
	const char *name; /* file name, or "-n" and the like as the user should read it */
	const char *text;
	size_t len;
	bool library; /* a D library */
};

struct tr_pos {
	uint32_t src;  /* index into the handle's sources + 1; 0: nowhere */
	uint32_t line; /* from 1 */
	uint32_t col;  /* from 1, in bytes */
	uint32_t len;  /* bytes to underline on that line, at least 1 */
};

/* ---- errors: one per compile, the first; a value that the command prints */
enum tr_tag {
#define TR_TAG(name) name,
#include "tags.h"
#undef TR_TAG
	TR_TAG_MAX
};
const char *tr_tag_name(enum tr_tag tag); /* "D_SYNTAX" */

/* Record an error unless one stands already. Returns -EINVAL so that it can be returned. */
int tr_error(struct trace *t, enum tr_tag tag, struct tr_pos pos, const char *fmt, ...)
	TR_PRINTF(4, 5);
/* An error without a place, with an errno of its own: returns -err. */
int tr_fail(struct trace *t, int err, const char *fmt, ...) TR_PRINTF(3, 4);
/* As tr_fail, when the kernel or the user's rights refuse what the script needs. */
int tr_refused(struct trace *t, int err, const char *fmt, ...) TR_PRINTF(3, 4);
/* The script is right, but this kernel or user cannot run it: trace_start() refuses with the first
 * of these texts. Compiling goes on, for -e. */
void tr_unable(struct trace *t, const char *fmt, ...) TR_PRINTF(2, 3);
/* As if nothing had failed: for attempts that may. */
void tr_forget_error(struct trace *t);
/* Add a hint ("did you mean 'execname'?") to the error that stands. */
void tr_hint(struct trace *t, const char *fmt, ...) TR_PRINTF(2, 3);
/* Warnings and -v lines; they reach the command through the handle's message callback. */
void tr_warn(struct trace *t, const char *fmt, ...) TR_PRINTF(2, 3);
void tr_verbose(struct trace *t, const char *fmt, ...) TR_PRINTF(2, 3); /* only under -v */
void tr_debug(struct trace *t, const char *fmt, ...) TR_PRINTF(2, 3);	/* only with -x debug */

/* The candidate nearest to name by edit distance, NULL when none is near. Call _init, then _add
 * for each candidate, then read .best. */
struct tr_near {
	const char *name, *best;
	unsigned distance;
};
void tr_near_init(struct tr_near *n, const char *name);
void tr_near_add(struct tr_near *n, const char *candidate);

#endif
