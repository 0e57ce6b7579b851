/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Literals: integers in C's three bases with suffixes, character constants of up to eight
 * characters, strings, and the escapes of the latter two. In: the literal as written. Out: the
 * token's node, or an error with the literal's tag.
 */
#include <ctype.h>

#include "syntax/syntax.h"
#include "syntax/parse.h"

static int digit(int c)
{
	if (c >= '0' && c <= '9')
		return c - '0';
	if (c >= 'a' && c <= 'f')
		return c - 'a' + 10;
	if (c >= 'A' && c <= 'F')
		return c - 'A' + 10;
	return 99;
}

/* u, l, ll in any order and case; false if something else is there */
static bool suffix(const char *s, size_t n, struct tr_node *node)
{
	for (size_t i = 0; i < n; i++) {
		if (tolower((unsigned char)s[i]) == 'u')
			node->iunsigned++;
		else if (tolower((unsigned char)s[i]) == 'l' && node->ilong < 3)
			node->ilong++;
		else
			return false;
	}
	return node->iunsigned <= 1 && node->ilong <= 2;
}

int tr_lex_int(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok)
{
	struct tr_node *node = tr_node(p, N_INT, &p->loc);
	bool hex = n > 1 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X');
	int base = hex ? 16 : s[0] == '0' && n > 1 ? 8 : 10;
	size_t i = hex ? 2 : 0, first = i;
	uint64_t v = 0;
	bool over = false;

	for (; i < n && digit(s[i]) < base; i++) {
		over |= __builtin_mul_overflow(v, (uint64_t)base, &v);
		over |= __builtin_add_overflow(v, (uint64_t)digit(s[i]), &v);
	}
	if (i == first || !suffix(s + i, n - i, node)) {
		const char *kind = base == 16 ? "hexadecimal" : base == 8 ? "octal" : "decimal";

		if (i == n)
			return tr_err_loc(p, D_INT_DIGIT, &p->loc,
					  "digits are missing in the integer constant %.*s",
					  (int)TR_MIN(n, 40u), s);
		return tr_err_loc(p, D_INT_DIGIT, &p->loc,
				  "'%c' is no digit of the %s integer constant %.*s", s[i], kind,
				  (int)TR_MIN(n, 40u), s);
	}
	if (over)
		return tr_err_loc(p, D_INT_OFLOW, &p->loc,
				  "integer constant %.*s is too large for 64 bits",
				  (int)TR_MIN(n, 80u), s);
	node->ival = v;
	node->idecimal = base == 10;
	tok->kind = INT;
	tok->val.node = node;
	return 0;
}

/* One escape after the backslash at s; appends its bytes, returns the bytes it took. */
static size_t escape(const char *s, size_t n, struct tr_buf *out)
{
	static const char from[] = "abfnrtv\"\\'?", to[] = "\a\b\f\n\r\t\v\"\\'?";
	const char *e;
	size_t i = 0;
	int v = 0;
	char c;

	if (s[0] == 'x' && n > 1 && digit(s[1]) < 16) {
		for (i = 1; i < 3 && i < n && digit(s[i]) < 16; i++)
			v = v * 16 + digit(s[i]);
	} else if (digit(s[0]) < 8) {
		for (i = 0; i < 3 && i < n && digit(s[i]) < 8; i++)
			v = v * 8 + digit(s[i]);
	} else {
		e = s[0] ? strchr(from, s[0]) : NULL;
		if (!e) /* not an escape: the backslash stays */
			tr_buf_add(out, "\\", 1);
		v = e ? to[e - from] : s[0];
		i = 1;
	}
	c = (char)v;
	tr_buf_add(out, &c, 1);
	return i;
}

static void unescape(const char *s, size_t n, struct tr_buf *out)
{
	tr_buf_add(out, "", 0);
	for (size_t i = 0; i < n;) {
		const char *bs = memchr(s + i, '\\', n - i);
		size_t plain = bs ? (size_t)(bs - s) - i : n - i;

		tr_buf_add(out, s + i, plain);
		i += plain;
		if (i + 1 < n)
			i += 1 + escape(s + i + 1, n - i - 1, out);
		else
			break;
	}
}

/* 'ab': the first character in the highest byte, as compilers do it */
int tr_lex_char(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok)
{
	struct tr_node *node = tr_node(p, N_INT, &p->loc);
	struct tr_buf b = { 0 };
	int err = 0;

	unescape(s + 1, n - 2, &b);
	if (!b.n)
		err = tr_err_loc(p, D_CHR_NULL, &p->loc, "character constant '' is empty");
	else if (b.n > sizeof(uint64_t))
		err = tr_err_loc(p, D_CHR_OFLOW, &p->loc,
				 "character constant has more than %zu characters",
				 sizeof(uint64_t));
	for (size_t i = 0; !err && i < b.n; i++)
		node->ival = node->ival << 8 | (unsigned char)b.s[i];
	node->ichar = b.n <= 4;
	tr_buf_free(&b);
	tok->kind = INT;
	tok->val.node = node;
	return err;
}

static struct tr_node *str_node(struct tr_parser *p, const char *s, size_t n)
{
	struct tr_node *node = tr_node(p, N_STR, &p->loc);

	node->sval = tr_strndup(&p->t->arena, s, n);
	node->slen = n;
	return node;
}

/* A string as it stands between its quotes */
struct tr_node *tr_text_node(struct tr_parser *p, const char *s, size_t n)
{
	struct tr_buf b = { 0 };
	struct tr_node *node;

	unescape(s, n, &b);
	node = str_node(p, b.s, b.n);
	tr_buf_free(&b);
	return node;
}

int tr_lex_str(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok)
{
	tok->kind = STR;
	tok->val.node = tr_text_node(p, s + 1, n - 2);
	return 0;
}
