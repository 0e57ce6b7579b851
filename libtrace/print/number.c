/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Numbers as text. Hundreds of thousands of printf() records a second come through here, so the
 * plain forms are written digit by digit without the C library's printf.
 */
#include <locale.h>

#include "print/print.h"

uint64_t tr_int_load(const void *p, size_t size, bool sgn)
{
	union {
		uint8_t u8;
		uint16_t u16;
		uint32_t u32;
		uint64_t u64;
	} v;

	switch (size) {
	case 1:
		memcpy(&v.u8, p, 1);
		return sgn ? (uint64_t)(int8_t)v.u8 : v.u8;
	case 2:
		memcpy(&v.u16, p, 2);
		return sgn ? (uint64_t)(int16_t)v.u16 : v.u16;
	case 4:
		memcpy(&v.u32, p, 4);
		return sgn ? (uint64_t)(int32_t)v.u32 : v.u32;
	case 8:
		memcpy(&v.u64, p, 8);
		return v.u64;
	}
	return 0;
}

uint64_t tr_bits_load(const void *p, uint64_t bitoff, uint32_t bits, bool sgn)
{
	const uint8_t *b = (const uint8_t *)p + bitoff / 8;
	uint32_t shift = bitoff % 8, n;
	uint64_t v = 0;

	bits = TR_MIN(bits, 64u); /* BTF can say up to 255 */
	n = (shift + bits + 7) / 8;
	memcpy(&v, b, TR_MIN(n, 8u));
	v >>= shift;
	if (n > 8)
		v |= (uint64_t)b[8] << (64 - shift);
	if (bits < 64)
		v &= (1ull << bits) - 1;
	if (sgn && bits < 64 && v >> (bits - 1))
		v |= ~0ull << bits;
	return v;
}

static const char two_digits[] = "00010203040506070809101112131415161718192021222324"
				 "25262728293031323334353637383940414243444546474849"
				 "50515253545556575859606162636465666768697071727374"
				 "75767778798081828384858687888990919293949596979899";

/* Digits in front of end; returns where they begin. */
static char *dec_digits(char *end, uint64_t v)
{
	while (v >= 100) {
		unsigned i = (unsigned)(v % 100) * 2;

		v /= 100;
		*--end = two_digits[i + 1];
		*--end = two_digits[i];
	}
	if (v >= 10) {
		*--end = two_digits[v * 2 + 1];
		*--end = two_digits[v * 2];
	} else {
		*--end = (char)('0' + v);
	}
	return end;
}

static char *pow2_digits(char *end, uint64_t v, unsigned shift, bool upper)
{
	const char *set = upper ? "0123456789ABCDEF" : "0123456789abcdef";

	do {
		*--end = set[v & ((1u << shift) - 1)];
		v >>= shift;
	} while (v);
	return end;
}

void tr_put_udec(struct tr_buf *b, uint64_t v)
{
	char buf[24], *end = buf + sizeof(buf), *p = dec_digits(end, v);

	tr_buf_add(b, p, (size_t)(end - p));
}

void tr_put_dec(struct tr_buf *b, int64_t v)
{
	char buf[24], *end = buf + sizeof(buf);
	char *p = dec_digits(end, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);

	if (v < 0)
		*--p = '-';
	tr_buf_add(b, p, (size_t)(end - p));
}

void tr_put_hex(struct tr_buf *b, uint64_t v)
{
	char buf[24], *end = buf + sizeof(buf), *p = pow2_digits(end, v, 4, false);

	tr_buf_add(b, p, (size_t)(end - p));
}

void tr_put_pad(struct tr_buf *b, size_t n, char c)
{
	char some[64];

	memset(some, c, TR_MIN(n, sizeof(some)));
	for (; n > sizeof(some); n -= sizeof(some))
		tr_buf_add(b, some, sizeof(some));
	tr_buf_add(b, some, n);
}

void tr_put_text(struct tr_buf *b, const char *s, size_t n, int width)
{
	size_t w = (size_t)(width < 0 ? -(long)width : width);

	if (width > 0 && w > n)
		tr_put_pad(b, w - n, ' ');
	tr_buf_add(b, s, n);
	if (width < 0 && w > n)
		tr_put_pad(b, w - n, ' ');
}

/* Thousands apart, with the locale's separator if it has one. Returns the new length. */
static size_t group_digits(char *to, const char *digits, size_t n)
{
	const char *sep = localeconv()->thousands_sep;
	size_t len = 0;

	for (size_t i = 0; i < n; i++) {
		if (i && *sep && (n - i) % 3 == 0)
			to[len++] = *sep;
		to[len++] = digits[i];
	}
	return len;
}

static const char *int_prefix(const struct tr_conv *c, enum tr_how how, uint64_t v, bool neg)
{
	if (how == HOW_HEX)
		return c->alt && v ? c->letter == 'X' ? "0X" : "0x" : "";
	if (how != HOW_DEC)
		return "";
	return neg ? "-" : c->plus ? "+" : c->space ? " " : "";
}

void tr_put_int(struct tr_buf *b, const struct tr_conv *c, enum tr_how how, uint64_t v, bool sgn,
		int width, int prec)
{
	bool neg = how == HOW_DEC && sgn && (int64_t)v < 0, left = c->left || width < 0;
	char raw[72], *end = raw + sizeof(raw), *p;
	char grouped[32];
	const char *prefix = int_prefix(c, how, v, neg);
	size_t n, zeros = 0, total, w = (size_t)(width < 0 ? -(long)width : width);

	if (how == HOW_HEX || how == HOW_OCT)
		p = pow2_digits(end, v, how == HOW_HEX ? 4 : 3, c->letter == 'X');
	else
		p = dec_digits(end, neg ? 0 - v : v);
	n = (size_t)(end - p);
	if (!v && prec == 0)
		n = 0;
	if (c->group && n && how != HOW_HEX && how != HOW_OCT) {
		n = group_digits(grouped, p, n);
		p = grouped;
	}
	if (prec > 0 && (size_t)prec > n)
		zeros = (size_t)prec - n;
	if (how == HOW_OCT && c->alt && !zeros && (v || !n))
		zeros = 1;
	total = strlen(prefix) + zeros + n;
	if (c->zero && !left && prec < 0 && w > total) {
		zeros += w - total;
		total = w;
	}
	if (!left && w > total)
		tr_put_pad(b, w - total, ' ');
	tr_buf_puts(b, prefix);
	tr_put_pad(b, zeros, '0');
	tr_buf_add(b, p, n);
	if (left && w > total)
		tr_put_pad(b, w - total, ' ');
}

void tr_put_escaped(struct tr_buf *b, unsigned char ch)
{
	static const char from[] = "\a\b\f\n\r\t\v\\\"", to[] = "abfnrtv\\\"";
	const char *at = ch ? strchr(from, ch) : NULL;
	char esc[4] = { '\\', 0, 0, 0 };

	if (at) {
		esc[1] = to[at - from];
		tr_buf_add(b, esc, 2);
	} else if (ch >= 0x20 && ch < 0x7f) {
		tr_buf_add(b, &ch, 1);
	} else if (!ch) {
		tr_buf_add(b, "\\0", 2);
	} else {
		esc[1] = (char)('0' + (ch >> 6));
		esc[2] = (char)('0' + (ch >> 3 & 7));
		esc[3] = (char)('0' + (ch & 7));
		tr_buf_add(b, esc, 4);
	}
}
