/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * __attribute__((...)) of C headers: packed and aligned say something of a layout, all others
 * nothing to D. Meanings as in GCC's manual, "Common Type Attributes".
 */
#include <ctype.h>

#include "syntax/syntax.h"
#include "syntax/parse.h"

#define ALIGN_MAX 65536
#define ALIGN_MOST 16 /* of aligned without a number, on x86-64 and arm64 */

struct text {
	const char *s, *end;
};

static void blanks(struct text *x)
{
	while (x->s < x->end && isspace((unsigned char)*x->s))
		x->s++;
}

static bool take(struct text *x, const char *op)
{
	size_t n = strlen(op);

	blanks(x);
	if ((size_t)(x->end - x->s) < n || memcmp(x->s, op, n))
		return false;
	x->s += n;
	return true;
}

static bool shifted(struct text *x, unsigned long *v);

static bool number(struct text *x, unsigned long *v)
{
	char *end;

	if (take(x, "("))
		return shifted(x, v) && take(x, ")");
	blanks(x);
	if (x->s == x->end || !isdigit((unsigned char)*x->s))
		return false;
	*v = strtoul(x->s, &end, 0);
	x->s = end;
	while (x->s < x->end && strchr("uUlL", *x->s))
		x->s++;
	return true;
}

static bool product(struct text *x, unsigned long *v)
{
	unsigned long b;

	if (!number(x, v))
		return false;
	while (take(x, "*")) {
		if (!number(x, &b))
			return false;
		*v *= b;
	}
	return true;
}

/* What macros of headers mostly expand to: (1 << (6)). */
static bool shifted(struct text *x, unsigned long *v)
{
	unsigned long b;

	if (!product(x, v))
		return false;
	while (take(x, "<<")) {
		if (!product(x, &b))
			return false;
		*v = b < 64 ? *v << b : 0;
	}
	return true;
}

/* The text behind "aligned". Something else than a number is not worked out. */
static bool aligned(struct tr_parser *p, struct tr_attr *attr, struct text x)
{
	unsigned long v = ALIGN_MOST;

	if (take(&x, "(") && !(shifted(&x, &v) && take(&x, ")")))
		return true;
	if (!v || v > ALIGN_MAX || (v & (v - 1))) {
		tr_err_loc(p, D_SYNTAX, &p->loc,
			   "syntax error: aligned(%lu) is not a power of two up to %d", v,
			   ALIGN_MAX);
		return false;
	}
	attr->align = (uint32_t)v;
	return true;
}

static bool is(const char *name, size_t n, const char *plain)
{
	size_t len = strlen(plain), bars = n > 4 && !memcmp(name, "__", 2) ? 2 : 0;

	return n == len + 2 * bars && !memcmp(name + bars, plain, len) &&
	       !memcmp(name + bars + len, "__", bars);
}

/* Over the arguments of an attribute, strings in them too. */
static const char *skip_args(const char *s, const char *end)
{
	int depth = 0;
	char quote = 0;

	for (; s < end && (quote || depth || *s == '('); s++) {
		if (quote && *s == '\\')
			s++;
		else if (quote)
			quote = *s == quote ? 0 : quote;
		else if (*s == '"')
			quote = '"';
		else
			depth += *s == '(' ? 1 : *s == ')' ? -1 : 0;
	}
	return TR_MIN(s, end);
}

int tr_lex_attribute(struct tr_parser *p, const char *s, size_t n, struct tr_attr *attr)
{
	struct text x = { s, s + n };
	size_t len;

	memset(attr, 0, sizeof(*attr));
	for (x.s += strlen("__attribute__"); take(&x, "/*"); x.s += 2)
		while (x.s + 2 < x.end && memcmp(x.s, "*/", 2))
			x.s++;
	while (take(&x, "(") || take(&x, ","))
		;
	while (x.s < x.end) {
		for (len = 0;
		     x.s + len < x.end && (isalnum((unsigned char)x.s[len]) || x.s[len] == '_');
		     len++)
			;
		if (is(x.s, len, "packed"))
			attr->packed = true;
		else if (is(x.s, len, "aligned") &&
			 !aligned(p, attr, (struct text){ x.s + len, x.end }))
			return -EINVAL;
		x.s += len;
		blanks(&x);
		x.s = skip_args(x.s, x.end);
		if (!take(&x, ",") && !len)
			break;
		blanks(&x);
	}
	return 0;
}

void tr_attr_add(struct tr_attr *a, struct tr_attr b)
{
	a->packed |= b.packed;
	a->align = b.align ? b.align : a->align;
}
