/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * JSON: text, numbers, and D's values by their types. In: bytes of a record or a key. Out: text
 * appended to a buffer, without blanks or line ends.
 */
#include <inttypes.h>
#include <math.h>

#include "consume/aggregate.h"
#include "handle.h"
#include "print/json.h"
#include "print/print.h"
#include "symbol/symbol.h"

#define DEPTH_MAX 32

/* ---- text */

/* Bytes of the UTF-8 sequence at s, 0 if there is none. */
static size_t sequence(const unsigned char *s, size_t n)
{
	size_t len = s[0] < 0x80 ? 1 : s[0] < 0xc2 ? 0 : s[0] < 0xe0 ? 2 : s[0] < 0xf0 ? 3 : 4;

	if (!len || len > n || s[0] > 0xf4)
		return 0;
	for (size_t i = 1; i < len; i++)
		if ((s[i] & 0xc0) != 0x80)
			return 0;
	/* too long for what it says, surrogates, above the last code point */
	if ((s[0] == 0xe0 && s[1] < 0xa0) || (s[0] == 0xed && s[1] > 0x9f) ||
	    (s[0] == 0xf0 && s[1] < 0x90) || (s[0] == 0xf4 && s[1] > 0x8f))
		return 0;
	return len;
}

static void put_special(struct tr_buf *b, unsigned char ch)
{
	static const char letters[] = "\"\\\b\f\n\r\t", names[] = "\"\\bfnrt";
	const char *at = ch ? strchr(letters, ch) : NULL;
	char esc[2] = { '\\', at ? names[at - letters] : 'u' };

	if (at)
		tr_buf_add(b, esc, 2);
	else
		tr_buf_printf(b, "\\u%04x", ch);
}

static bool is_special(unsigned char ch)
{
	return ch < 0x20 || ch == '"' || ch == '\\' || ch == 0x7f;
}

void tr_json_text(struct tr_buf *b, const char *s, size_t n)
{
	const unsigned char *u = (const unsigned char *)s;
	size_t done = 0, i = 0, len;

	tr_buf_add(b, "\"", 1);
	while (i < n) {
		len = sequence(u + i, n - i);
		if (len && !is_special(u[i])) {
			i += len;
			continue;
		}
		tr_buf_add(b, s + done, i - done);
		if (len)
			put_special(b, u[i]);
		else
			tr_buf_puts(b, "\xef\xbf\xbd");
		done = ++i;
	}
	tr_buf_add(b, s + done, n - done);
	tr_buf_add(b, "\"", 1);
}

/* ---- members */

void tr_json_comma(struct tr_buf *b)
{
	if (b->n && !strchr("{[:,\n", b->s[b->n - 1]))
		tr_buf_add(b, ",", 1);
}

void tr_json_key(struct tr_buf *b, const char *key)
{
	tr_json_comma(b);
	tr_json_text(b, key, strlen(key));
	tr_buf_add(b, ":", 1);
}

void tr_json_string(struct tr_buf *b, const char *key, const char *s)
{
	tr_json_key(b, key);
	if (s)
		tr_json_text(b, s, strlen(s));
	else
		tr_buf_puts(b, "null");
}

void tr_json_int(struct tr_buf *b, const char *key, int64_t v)
{
	tr_json_key(b, key);
	tr_put_dec(b, v);
}

void tr_json_uint(struct tr_buf *b, const char *key, uint64_t v)
{
	tr_json_key(b, key);
	tr_put_udec(b, v);
}

void tr_json_addr(struct tr_buf *b, const char *key, uint64_t v)
{
	tr_json_key(b, key);
	tr_buf_printf(b, "\"0x%" PRIx64 "\"", v);
}

void tr_json_bytes(struct tr_buf *b, const void *p, size_t n)
{
	static const char digits[] = "0123456789abcdef";
	const unsigned char *s = p;

	tr_buf_add(b, "\"", 1);
	for (size_t i = 0; i < n; i++) {
		char two[2] = { digits[s[i] >> 4], digits[s[i] & 15] };

		tr_buf_add(b, two, 2);
	}
	tr_buf_add(b, "\"", 1);
}

/* ---- addresses */

static void put_user(struct trace *t, struct tr_buf *b, int pid, uint64_t addr)
{
	struct tr_uplace u;

	if (!tr_usym_place(t, pid, addr, &u))
		return;
	tr_json_string(b, "module", u.mod);
	if (!u.name)
		return;
	tr_json_string(b, "symbol", u.name);
	tr_json_uint(b, "offset", u.off);
}

static void put_kernel(struct trace *t, struct tr_buf *b, uint64_t addr)
{
	const char *name, *mod;
	uint64_t off;

	if (!tr_ksym_by_addr(t, addr, &name, &mod, &off))
		return;
	tr_json_string(b, "module", mod);
	tr_json_string(b, "symbol", name);
	tr_json_uint(b, "offset", off);
}

static void put_frame(struct trace *t, struct tr_buf *b, bool user, int pid, uint64_t addr)
{
	tr_json_comma(b);
	tr_buf_add(b, "{", 1);
	tr_json_addr(b, "addr", addr);
	if (tr_opt(t, NORESOLVE))
		;
	else if (user)
		put_user(t, b, pid, addr);
	else
		put_kernel(t, b, addr);
	tr_buf_add(b, "}", 1);
}

void tr_json_stack(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		   size_t size)
{
	bool user = type->kind == T_USTACK;
	size_t n = size / 8, first = user ? 1 : 0;
	uint64_t *frames = malloc(size + 8);

	tr_buf_add(b, "[", 1);
	if (frames) {
		memcpy(frames, p, n * 8);
		if (!user)
			tr_stack_strip(t, type, frames, n);
		n = TR_MIN(n, (size_t)type->nelems + first);
		for (size_t i = first; i < n && frames[i]; i++)
			put_frame(t, b, user, user ? (int)frames[0] : 0, frames[i]);
	}
	free(frames);
	tr_buf_add(b, "]", 1);
}

void tr_json_sym(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p)
{
	bool user = type->kind == T_USYM;
	const char *text;

	if (type->sym == SYM_META) {
		text = tr_sym_text(t, type, p, (char[1]){ 0 }, 1);
		tr_json_comma(b);
		tr_json_text(b, text, strlen(text));
		return;
	}
	put_frame(t, b, user, user ? (int)tr_int_load(p, 8, false) : 0,
		  tr_int_load((const char *)p + (user ? 8 : 0), 8, false));
}

/* ---- values */

struct js {
	struct trace *t;
	struct tr_buf *b;
	const char *p; /* the whole value */
	size_t size;
	int depth;
	size_t room; /* see TR_VALUE_ROOM */
};

static void put_type(struct js *j, struct tr_type *type, uint64_t bitoff, uint32_t bits);

static uint64_t load_bits(const struct js *j, uint64_t bitoff, size_t size, uint32_t bits, bool sgn)
{
	return bits ? tr_bits_load(j->p, bitoff, bits, sgn) :
		      tr_int_load(j->p + bitoff / 8, size, sgn);
}

static void put_number(struct js *j, struct tr_type *type, uint64_t bitoff, uint32_t bits)
{
	uint64_t v = load_bits(j, bitoff, type->size, bits, type->is_signed);

	if (type->is_bool)
		tr_buf_puts(j->b, v ? "true" : "false");
	else if (type->is_signed)
		tr_put_dec(j->b, (int64_t)v);
	else
		tr_put_udec(j->b, v);
}

static void put_float(struct js *j, size_t size, uint64_t off)
{
	long double v = 0;
	double d;
	float f;

	if (size == sizeof(f)) {
		memcpy(&f, j->p + off, sizeof(f));
		v = f;
	} else if (size == sizeof(d)) {
		memcpy(&d, j->p + off, sizeof(d));
		v = d;
	} else if (size == sizeof(v)) {
		memcpy(&v, j->p + off, sizeof(v));
	}
	if (isfinite(v))
		tr_buf_printf(j->b, "%.*Lg",
			      size == sizeof(f) ? 9 :
			      size == sizeof(d) ? 17 :
						  21,
			      v);
	else
		tr_buf_puts(j->b, "null");
}

/* An array of characters that holds text is text, unless rawbytes asks for numbers. */
static bool is_text(const struct js *j, const struct tr_type *of, const char *p, size_t n)
{
	return of->kind == T_INT && of->size == 1 && (of->is_char || of->is_signed) &&
	       !tr_opt(j->t, RAWBYTES) && (!*p || tr_is_text(p, n));
}

static void put_array(struct js *j, struct tr_type *type, uint64_t bitoff)
{
	struct tr_type *of = tr_type_resolve(type->ref);
	uint64_t size = tr_type_size(j->t, of), off = bitoff / 8, n = 0;

	if (size && off < j->size)
		n = TR_MIN(type->nelems, (j->size - off) / size);
	if (n && is_text(j, of, j->p + off, n)) {
		tr_value_room(&j->room, n);
		tr_json_text(j->b, j->p + off, strnlen(j->p + off, n));
		return;
	}
	tr_buf_add(j->b, "[", 1);
	for (uint64_t i = 0; i < n && j->room; i++) {
		if (i)
			tr_buf_add(j->b, ",", 1);
		put_type(j, type->ref, (off + i * size) * 8, 0);
	}
	tr_buf_add(j->b, "]", 1);
}

/* Members of an anonymous struct or union stand among those of what holds it. */
static void put_members(struct js *j, struct tr_type *type, uint64_t bitoff)
{
	if (j->depth >= DEPTH_MAX)
		return;
	j->depth++;
	for (struct tr_member *m = tr_type_members(j->t, type); m && j->room; m = m->next) {
		struct tr_type *inner = tr_type_resolve(m->type);

		if (!*m->name && tr_type_is_sou(inner)) {
			tr_value_room(&j->room, 1);
			put_members(j, inner, bitoff + m->bitoff);
		} else if (*m->name) {
			tr_json_key(j->b, m->name);
			put_type(j, m->type, bitoff + m->bitoff, m->bits);
		}
	}
	j->depth--;
}

static void put_sou(struct js *j, struct tr_type *type, uint64_t bitoff)
{
	if (j->depth >= DEPTH_MAX) {
		tr_buf_puts(j->b, "null");
		return;
	}
	tr_buf_add(j->b, "{", 1);
	put_members(j, type, bitoff);
	tr_buf_add(j->b, "}", 1);
}

static void put_string(struct js *j, uint64_t off)
{
	const char *s = j->p + off;
	size_t n = j->size - off;

	if (tr_opt(j->t, RAWBYTES))
		tr_json_bytes(j->b, s, n);
	else
		tr_json_text(j->b, s, strnlen(s, n));
}

static void put_type(struct js *j, struct tr_type *type, uint64_t bitoff, uint32_t bits)
{
	uint64_t off = bitoff / 8, need;

	type = tr_type_resolve(type);
	if (type->kind != T_INT && type->kind != T_ENUM)
		bits = 0; /* spoilt types have bit-fields of anything */
	need = bits ? bits : type->kind == T_PTR ? 64 : type->size * 8;
	if (type->kind == T_STRUCT || type->kind == T_UNION || type->kind == T_ARRAY ||
	    type->kind == T_STRING)
		need = 0; /* shown as far as they go */
	if (!tr_value_room(&j->room, 1) || bitoff + need > j->size * 8) {
		tr_buf_puts(j->b, "null");
		return;
	}
	switch (type->kind) {
	case T_INT:
	case T_ENUM:
		return put_number(j, type, bitoff, bits);
	case T_FLOAT:
		return put_float(j, type->size, off);
	case T_STRUCT:
	case T_UNION:
		return put_sou(j, type, bitoff);
	case T_ARRAY:
		return put_array(j, type, bitoff);
	case T_STRING:
		return put_string(j, off);
	case T_PTR:
		tr_buf_printf(j->b, "\"0x%" PRIx64 "\"", load_bits(j, bitoff, 8, 0, false));
		return;
	default:
		tr_json_bytes(j->b, j->p + off, j->size - off);
	}
}

void tr_json_value(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		   size_t size)
{
	struct js j = { .t = t, .b = b, .p = p, .size = size, .room = TR_VALUE_ROOM(size) };

	type = tr_type_resolve(type);
	if (type->kind == T_STACK || type->kind == T_USTACK)
		tr_json_stack(t, b, type, p, size);
	else if (type->kind == T_SYM || type->kind == T_USYM)
		tr_json_sym(t, b, type, p);
	else if ((type->kind == T_INT || type->kind == T_ENUM) && size != type->size)
		tr_put_dec(b, (int64_t)tr_int_load(p, size, tr_type_is_signed(type)));
	else
		put_type(&j, type, 0, 0);
}

/* ---- distributions */

struct bounds {
	int64_t min, max;
	bool no_min, no_max;
};

static struct bounds quantize_bounds(size_t i)
{
	int64_t v = tr_quantize_value((int)i);

	if (!v)
		return (struct bounds){ 0, 0, false, false };
	if (v > 0)
		return (struct bounds){ v, (int64_t)((uint64_t)v * 2 - 1), false, false };
	return (struct bounds){ i ? v * 2 + 1 : INT64_MIN, v, false, false };
}

static struct bounds lquantize_bounds(const int64_t *param, size_t i, size_t n)
{
	int64_t low = (int64_t)((uint64_t)param[0] + (i ? i - 1 : 0) * (uint64_t)param[2]);

	if (!i)
		return (struct bounds){ 0, param[0] - 1, true, false };
	if (i == n - 1)
		return (struct bounds){ low, 0, false, true };
	return (struct bounds){ low, low + param[2] - 1, false, false };
}

static struct bounds llquantize_bounds(const int64_t *bounds, size_t i, size_t n)
{
	return (struct bounds){ i ? bounds[i - 1] : 0, i < n - 1 ? bounds[i] - 1 : 0, !i,
				i == n - 1 };
}

static void put_bound(struct tr_buf *b, const char *key, int64_t v, bool none)
{
	if (!none) {
		tr_json_int(b, key, v);
		return;
	}
	tr_json_key(b, key);
	tr_buf_puts(b, "null");
}

static void put_bucket(struct tr_buf *b, struct bounds bo, int64_t count)
{
	tr_json_comma(b);
	tr_buf_add(b, "{", 1);
	put_bound(b, "min", bo.min, bo.no_min);
	put_bound(b, "max", bo.max, bo.no_max);
	tr_json_int(b, "count", count);
	tr_buf_add(b, "}", 1);
}

void tr_json_distribution(struct tr_buf *b, const struct tr_agg *agg, const int64_t *words,
			  int64_t norm)
{
	size_t n = tr_agg_words(agg->func, agg->param);
	int64_t *steps = calloc(n + 1, sizeof(*steps));

	if (steps && agg->func == AGG_LLQUANTIZE)
		tr_llquantize_bounds(agg->param, steps);
	tr_buf_add(b, "[", 1);
	for (size_t i = 0; steps && i < n; i++) {
		if (!words[i])
			continue;
		put_bucket(b,
			   agg->func == AGG_QUANTIZE  ? quantize_bounds(i) :
			   agg->func == AGG_LQUANTIZE ? lquantize_bounds(agg->param, i, n) :
							llquantize_bounds(steps, i, n),
			   norm ? words[i] / norm : words[i]);
	}
	tr_buf_add(b, "]", 1);
	free(steps);
}
