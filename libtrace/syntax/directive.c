/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lines that begin with '#': #pragma (kept for check/ as words), line markers of the
 * preprocessor, #error, #ident, and the "#!" of an executable script.
 */
#include <ctype.h>

#include "syntax/syntax.h"

struct words {
	const char **v;
	size_t n, cap;
};

static void add(struct tr_parser *p, struct words *w, const char *s, size_t n)
{
	if (w->n == w->cap) {
		size_t cap = w->cap ? w->cap * 2 : 8;
		const char **v = tr_alloc(&p->t->arena, cap * sizeof(*v));

		if (w->n)
			memcpy(v, w->v, w->n * sizeof(*v));
		w->v = v;
		w->cap = cap;
	}
	w->v[w->n++] = tr_strndup(&p->t->arena, s, n);
}

/* Bytes of blanks, comments and continued line ends at s */
static size_t space(const char *s, size_t n)
{
	const char *end;

	if (isspace((unsigned char)*s) || (*s == '\\' && n > 1 && s[1] == '\n'))
		return 1;
	if (n > 1 && s[0] == '/' && s[1] == '/')
		return n;
	if (n > 1 && s[0] == '/' && s[1] == '*') {
		end = memmem(s + 2, n - 2, "*/", 2);
		return end ? (size_t)(end - s) + 2 : n;
	}
	return 0;
}

/* Bytes of the word at s; a quoted string, also within the word, keeps its blanks */
static size_t word(const char *s, size_t n)
{
	bool quoted = false;
	size_t i;

	for (i = 0; i < n; i++) {
		if (s[i] == '"')
			quoted = !quoted;
		if (!quoted && (isspace((unsigned char)s[i]) ||
				(i && n - i > 1 && s[i] == '/' && s[i + 1] == '*')))
			break;
	}
	return i;
}

static struct words split(struct tr_parser *p, const char *s, size_t n)
{
	struct words w = { 0 };
	size_t k;

	while (n) {
		k = space(s, n);
		if (!k) {
			k = word(s, n);
			add(p, &w, s, k);
		}
		s += k;
		n -= k;
	}
	return w;
}

/* "name" -> the index of a source of that name, whose text nobody has */
static uint32_t source(struct tr_parser *p, const char *quoted)
{
	const char *name = tr_strndup(&p->t->arena, quoted + 1, strlen(quoted) - 2);

	for (size_t i = p->t->sources.n; i-- > 0 && p->t->sources.n - i < 256;)
		if (!p->t->sources.v[i].text && !strcmp(p->t->sources.v[i].name, name))
			return (uint32_t)i + 1;
	return tr_source_add(p->t, name, NULL, 0);
}

/* # 12 "file" 2: the line after this one is line 12 of file */
static int line_marker(struct tr_parser *p, const char **w, size_t n)
{
	size_t len = n > 1 ? strlen(w[1]) : 0;
	unsigned long line;
	char *end;

	if (!n)
		return tr_err_loc(p, D_PRAGMA_MALFORM, &p->loc, "#line: a line number is missing");
	line = strtoul(w[0], &end, 10);
	if (*end || !isdigit((unsigned char)*w[0]) || line > INT32_MAX)
		return tr_err_loc(p, D_PRAGMA_MALFORM, &p->loc, "#line: %.40s is no line number",
				  w[0]);
	if (n > 1 && (len < 2 || w[1][0] != '"' || w[1][len - 1] != '"'))
		return tr_err_loc(p, D_PRAGMA_MALFORM, &p->loc,
				  "#line: %.40s is no file name in double quotes", w[1]);
	if (n > 1)
		p->at.src = source(p, w[1]);
	p->at.line = (uint32_t)line - 1;
	return 0;
}

static int user_error(struct tr_parser *p, const char **w, size_t n)
{
	struct tr_buf b = { 0 };

	for (size_t i = 0; i < n; i++)
		tr_buf_printf(&b, " %s", w[i]);
	tr_err_loc(p, D_PRAGERR, &p->loc, "#error:%s", b.n ? b.s : " (no text)");
	tr_buf_free(&b);
	return -EINVAL;
}

/* 1: done here, 0: not one of these */
static int own(struct tr_parser *p, const char *name, const char **w, size_t n)
{
	if (!strcmp(name, "line"))
		return line_marker(p, w, n) ?: 1;
	if (!strcmp(name, "error"))
		return user_error(p, w, n);
	if (!strcmp(name, "ident")) {
		if (n != 1 || w[0][0] != '"')
			return tr_err_loc(p, D_PRAGMA_MALFORM, &p->loc, "#ident takes one string");
		return 1;
	}
	return 0;
}

static int pragma(struct tr_parser *p, const char **w, size_t n, struct tr_item **item)
{
	size_t d = n && !strcmp(w[0], "D");
	int rc;

	if (n <= d)
		return tr_err_loc(p, D_PRAGMA_MALFORM, &p->loc, "#pragma%s: nothing follows",
				  d ? " D" : "");
	rc = own(p, w[d], w + d + 1, n - d - 1);
	if (rc)
		return rc < 0 ? rc : 0;
	if (d && n > 2 && !strcmp(w[1], "option") && !strncmp(w[2], "defaultargs", 11))
		p->defaultargs = !w[2][11] || !strcmp(w[2] + 11, "=1") ||
				 !strcmp(w[2] + 11, "=true") || !strcmp(w[2] + 11, "=yes");
	*item = tr_item(p, I_PRAGMA, &p->loc);
	(*item)->words = w;
	(*item)->nwords = n;
	return 0;
}

int tr_directive(struct tr_parser *p, const char *s, size_t n, struct tr_item **item)
{
	const char *hash = memchr(s, '#', n);
	struct words w;
	int rc;

	/* scripts have it below their licence, too */
	if (n - (size_t)(hash - s) > 1 && hash[1] == '!')
		return 0;
	w = split(p, hash + 1, n - (size_t)(hash + 1 - s));
	if (!w.n)
		return 0;
	if (isdigit((unsigned char)*w.v[0]))
		return line_marker(p, w.v, w.n);
	if (!strcmp(w.v[0], "pragma"))
		return pragma(p, w.v + 1, w.n - 1, item);
	rc = own(p, w.v[0], w.v + 1, w.n - 1);
	if (rc)
		return rc < 0 ? rc : 0;
	tr_err_loc(p, D_PRAGCTL_INVAL, &p->loc, "#%.40s is no directive of D", w.v[0]);
	tr_hint(p->t, "the C preprocessor's directives need -C");
	return -EINVAL;
}
