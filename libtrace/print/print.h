/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the user reads: text for values of all kinds, appended to a buffer that the consumer writes
 * out in large pieces. Nothing here knows about records or where output goes.
 */
#ifndef TR_PRINT_H
#define TR_PRINT_H

#include "print/format.h"
#include "program.h"

/* ---- numbers and padded text (number.c) */

/* An integer of 1, 2, 4 or 8 bytes at p; other sizes read 0. */
uint64_t tr_int_load(const void *p, size_t size, bool sgn);
/* A bit-field of up to 64 bits at bit bitoff of p (little-endian), sign-extended if sgn. */
uint64_t tr_bits_load(const void *p, uint64_t bitoff, uint32_t bits, bool sgn);
void tr_put_udec(struct tr_buf *b, uint64_t v);
void tr_put_dec(struct tr_buf *b, int64_t v);
void tr_put_hex(struct tr_buf *b, uint64_t v);
void tr_put_pad(struct tr_buf *b, size_t n, char c);
/* Right-aligned in width, negative: left-aligned. */
void tr_put_text(struct tr_buf *b, const char *s, size_t n, int width);
/* An integer with all that a conversion can ask for; how: HOW_DEC to HOW_HEX. */
void tr_put_int(struct tr_buf *b, const struct tr_conv *c, enum tr_how how, uint64_t v, bool sgn,
		int width, int prec);
/* One byte as it stands in a C string literal. */
void tr_put_escaped(struct tr_buf *b, unsigned char ch);

/* ---- single values (value.c) */

/* trace(): one datum, aligned in DTrace's columns unless quiet. */
void tr_put_trace(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		  size_t size);
/* A key of an aggregation in the default layout. */
void tr_put_key(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		size_t size);
/* Memory as a table of hexadecimal bytes and characters. */
void tr_put_bytes(struct tr_buf *b, const void *p, size_t n);
/* More values and characters than a value of so many bytes shows, unless its type is nonsense:
 * structures that hold themselves, members that lie upon each other. */
#define TR_VALUE_ROOM(size) ((size_t)(size)*4 + 1000)

/* Take n of the room; false if there is none left. */
static inline bool tr_value_room(size_t *room, size_t n)
{
	bool some = *room > 0;

	*room -= TR_MIN(*room, n);
	return some;
}

/* Are these n bytes a printable string, if there is one then filled up with NULs? */
bool tr_is_text(const void *p, size_t n);

/* ---- addresses and stacks (stack.c) */

/* A value of type T_SYM or T_USYM as a name: buf, or text that the handle keeps. */
const char *tr_sym_text(struct trace *t, struct tr_type *type, const void *p, char *buf, size_t n);
void tr_put_sym(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p);
/* A line for each frame, indented by stackindent (or, if not negative, by indent). */
void tr_put_stack(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		  size_t size, int indent);
/*
 * Take the frames that belong to the tracer itself from the beginning of a stack value, cut it to
 * the frames the script asked for and fill up with zeros. For T_STACK values only.
 */
void tr_stack_strip(struct trace *t, struct tr_type *type, uint64_t *frames, size_t n);

/* ---- print(): a value by its type (struct.c) */
void tr_put_value(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		  size_t size);

/* ---- distributions (quantize.c): the drawing, and what order between two drawings is by */
void tr_put_distribution(struct tr_buf *b, const struct tr_agg *agg, const int64_t *words,
			 int64_t norm);

#endif
