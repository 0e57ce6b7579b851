/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Values as JSON, for -x oformat=json: integers are numbers, addresses and pointers are strings
 * ("0x…", since readers that keep numbers as doubles would cut them), memory is a string of
 * hexadecimal digits, structs are objects, stacks are arrays of frames. All text is valid UTF-8.
 */
#ifndef TR_JSON_H
#define TR_JSON_H

#include "print/print.h"

/* Text in quotes, n bytes; what is not UTF-8 becomes U+FFFD. */
void tr_json_text(struct tr_buf *b, const char *s, size_t n);
/* ,"key": without the comma at the beginning of an object or array. */
void tr_json_key(struct tr_buf *b, const char *key);
void tr_json_string(struct tr_buf *b, const char *key, const char *s); /* NULL: null */
void tr_json_int(struct tr_buf *b, const char *key, int64_t v);
void tr_json_uint(struct tr_buf *b, const char *key, uint64_t v);
void tr_json_addr(struct tr_buf *b, const char *key, uint64_t v);
/* A comma unless this is the first one here. */
void tr_json_comma(struct tr_buf *b);

/* A value of that type. */
void tr_json_value(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		   size_t size);
void tr_json_bytes(struct tr_buf *b, const void *p, size_t n);
/* T_STACK and T_USTACK: [{addr, module, symbol, offset}, …], innermost first. */
void tr_json_stack(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		   size_t size);
/* T_SYM and T_USYM: one such frame. */
void tr_json_sym(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p);
/* [{min, max, count}, …]: the buckets that are not empty; a bound that does not exist is null. */
void tr_json_distribution(struct tr_buf *b, const struct tr_agg *agg, const int64_t *words,
			  int64_t norm);

#endif
