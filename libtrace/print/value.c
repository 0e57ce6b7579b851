/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Values printed without a format: trace() and the keys of aggregations, in DTrace's columns, and
 * memory as a table of bytes.
 */
#include "handle.h"
#include "print/print.h"

#define TRACE_COLUMNS 33
#define KEY_COLUMNS 50

bool tr_is_text(const void *p, size_t n)
{
	const unsigned char *s = p;
	size_t i = 0;

	while (i < n && ((s[i] >= 0x20 && s[i] < 0x7f) || (s[i] >= '\a' && s[i] <= '\r')))
		i++;
	if (!i || i == n)
		return i > 0;
	while (i < n && !s[i])
		i++;
	return i == n;
}

static void put_byte_row(struct tr_buf *b, size_t off, const unsigned char *s, size_t n)
{
	char line[96];
	int len = snprintf(line, sizeof(line), "%10zx:", off);

	for (size_t i = 0; i < 16; i++)
		len += i < n ? snprintf(line + len, sizeof(line) - (size_t)len, " %02x", s[i]) :
			       snprintf(line + len, sizeof(line) - (size_t)len, "   ");
	line[len++] = ' ';
	line[len++] = ' ';
	for (size_t i = 0; i < n; i++)
		line[len++] = s[i] >= 0x20 && s[i] < 0x7f ? (char)s[i] : '.';
	line[len++] = '\n';
	tr_buf_add(b, line, (size_t)len);
}

void tr_put_bytes(struct tr_buf *b, const void *p, size_t n)
{
	tr_buf_puts(
		b,
		"\n             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef\n");
	for (size_t off = 0; off < n; off += 16)
		put_byte_row(b, off, (const unsigned char *)p + off, TR_MIN(n - off, (size_t)16));
}

/* Integers stand right-aligned in columns as wide as their type needs, a blank before. */
static void put_number(struct tr_buf *b, struct tr_type *type, const void *p, size_t size,
		       bool bare)
{
	static const int columns[] = { [1] = 3, [2] = 5, [4] = 8, [8] = 16 };
	static const struct tr_conv none, hex = { .alt = true };
	bool sgn = tr_type_is_signed(type), ptr = type->kind == T_PTR;
	uint64_t v = tr_int_load(p, size, sgn);

	if (!bare)
		tr_buf_add(b, " ", 1);
	tr_put_int(b, ptr ? &hex : &none, ptr ? HOW_HEX : HOW_DEC, v, sgn, bare ? 0 : columns[size],
		   -1);
}

static void put_float(struct tr_buf *b, const void *p, size_t size, bool bare)
{
	long double v = 0;
	double d;
	float f;

	if (size == sizeof(f)) {
		memcpy(&f, p, sizeof(f));
		v = f;
	} else if (size == sizeof(d)) {
		memcpy(&d, p, sizeof(d));
		v = d;
	} else if (size == sizeof(v)) {
		memcpy(&v, p, sizeof(v));
	}
	tr_buf_printf(b, bare ? "%Lg" : " %16Lg", v);
}

static void put_string(struct tr_buf *b, const void *p, size_t size, bool bare, int columns)
{
	size_t n = strnlen(p, size);

	if (bare) {
		tr_buf_add(b, p, n);
		return;
	}
	tr_buf_add(b, "  ", 2);
	tr_put_text(b, p, n, -columns);
}

static bool is_number(const struct tr_type *type, size_t size)
{
	if (type->kind != T_INT && type->kind != T_ENUM && type->kind != T_PTR)
		return false;
	return size == 1 || size == 2 || size == 4 || size == 8;
}

static bool is_chars(struct tr_type *type)
{
	struct tr_type *of = type->kind == T_ARRAY && type->ref ? tr_type_resolve(type->ref) : NULL;

	return of && of->kind == T_INT && of->size == 1;
}

static void put_datum(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		      size_t size, bool bare, int columns)
{
	type = tr_type_resolve(type);
	if (is_number(type, size)) {
		put_number(b, type, p, size, bare);
	} else if (type->kind == T_FLOAT) {
		put_float(b, p, size, bare);
	} else if (type->kind == T_STACK || type->kind == T_USTACK) {
		tr_put_stack(t, b, type, p, size, -1);
	} else if (type->kind == T_SYM || type->kind == T_USYM) {
		tr_put_sym(t, b, type, p);
	} else if (!tr_opt(t, RAWBYTES) &&
		   (type->kind == T_STRING || (is_chars(type) && tr_is_text(p, size)))) {
		put_string(b, p, size, bare, columns);
	} else {
		tr_put_bytes(b, p, size);
	}
}

void tr_put_trace(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		  size_t size)
{
	put_datum(t, b, type, p, size, tr_opt(t, QUIET), TRACE_COLUMNS);
}

void tr_put_key(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p, size_t size)
{
	put_datum(t, b, type, p, size, false, KEY_COLUMNS);
}
