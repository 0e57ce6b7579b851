/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The error that stands in the handle -> the text that the command prints. One line in DTrace's
 * shape, which scripts look for; without errtags also file:line:column and the source line with
 * the place underlined. Colours only when asked for.
 */
#include <ctype.h>

#include "handle.h"
#include "syntax/ast.h"

#define LINE_SHOWN 160 /* bytes of a source line at most */
#define FILE_MAX (1 << 20)

struct colours {
	const char *bold, *red, *off;
};

static const struct tr_source *source_of(const struct trace *t)
{
	uint32_t src = t->diag.pos.src;

	return src && src <= t->sources.n ? &t->sources.v[src - 1] : NULL;
}

/* The text of one line, not NUL-terminated. */
static const char *find_line(const char *text, size_t len, uint32_t line, size_t *n)
{
	const char *end = text + len, *nl;

	for (uint32_t i = 1; text < end; i++) {
		nl = memchr(text, '\n', (size_t)(end - text));
		if (i == line) {
			*n = (size_t)((nl ? nl : end) - text);
			return text;
		}
		if (!nl)
			break;
		text = nl + 1;
	}
	return NULL;
}

/* The source line of the error. A file that only a line marker named is read for it. */
static bool source_line(const struct trace *t, struct tr_buf *out)
{
	const struct tr_source *src = source_of(t);
	const char *text, *line;
	char *read = NULL;
	size_t len, n;
	FILE *f;

	if (!src)
		return false;
	text = src->text;
	len = src->len;
	if (!text) {
		f = fopen(src->name, "re");
		if (!f)
			return false;
		read = malloc(FILE_MAX);
		len = read ? fread(read, 1, FILE_MAX, f) : 0;
		fclose(f);
		text = read;
	}
	line = text ? find_line(text, len, t->diag.pos.line, &n) : NULL;
	if (line)
		tr_buf_add(out, line, n);
	free(read);
	return line;
}

static bool is_continuation(char c)
{
	return ((unsigned char)c & 0xc0) == 0x80;
}

/* Tabs stay, so that the place and its underline move alike; what no terminal should get is '?'. */
static void put_line(struct tr_buf *out, const char *s, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		unsigned char c = (unsigned char)s[i];

		tr_buf_add(out, c == '\t' || (c >= ' ' && c != 0x7f) ? (const char *)&s[i] : "?",
			   1);
	}
}

static void put_blank(struct tr_buf *out, const char *s, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (!is_continuation(s[i]))
			tr_buf_puts(out, s[i] == '\t' ? "\t" : " ");
}

static void underline(struct tr_buf *out, const char *s, size_t n)
{
	tr_buf_puts(out, "^");
	for (size_t i = 1; i < n; i++)
		if (!is_continuation(s[i]))
			tr_buf_puts(out, "~");
}

/* The line and the mark under it; of a long line the part around the place. */
static void put_source(struct tr_buf *out, const struct tr_buf *line, const struct tr_pos *pos,
		       const struct colours *c)
{
	size_t col = TR_MIN((size_t)(pos->col ? pos->col - 1 : 0), line->n), from = 0, to = line->n;
	size_t len;

	if (col > LINE_SHOWN - 40)
		from = col - 40;
	while (from && from < line->n && is_continuation(line->s[from]))
		from--;
	to = TR_MIN(to, from + LINE_SHOWN);
	while (to < line->n && is_continuation(line->s[to]))
		to--;
	tr_buf_printf(out, "%5u | %s", pos->line, from ? "..." : "");
	put_line(out, line->s + from, to - from);
	tr_buf_printf(out, "%s\n      | %s", to < line->n ? "..." : "", from ? "   " : "");
	put_blank(out, line->s + from, col - from);
	tr_buf_puts(out, c->red);
	len = TR_MIN((size_t)pos->len, to > col ? to - col : 1);
	underline(out, line->s + col, len);
	tr_buf_printf(out, "%s\n", c->off);
}

/* The text of -n, -P and so on stands for itself; "-" is a script from stdin. */
static bool is_enabling(const struct tr_source *src)
{
	return src->name[0] == '-' && src->name[1] && src->text;
}

/* "failed to compile script x.d: line 3: " and the like, as DTrace begins it */
static void put_prefix(struct tr_buf *out, const struct trace *t)
{
	const struct tr_diag *d = &t->diag;
	const struct tr_source *src = source_of(t);

	if (!src && !d->has_tag)
		return;
	if (src && is_enabling(src)) {
		tr_buf_puts(out, "invalid probe specifier ");
		put_line(out, src->text, src->len);
		tr_buf_puts(out, ": ");
		return;
	}
	src = src ? src : t->sources.n ? &t->sources.v[t->sources.n - 1] : NULL;
	if (src)
		tr_buf_printf(out, "failed to compile script %s: ", src->name);
	if (d->pos.line)
		tr_buf_printf(out, "line %u: ", d->pos.line);
}

static void put_one_line(struct tr_buf *out, const struct trace *t, bool errtags)
{
	const struct tr_diag *d = &t->diag;

	tr_buf_puts(out, "trace: ");
	put_prefix(out, t);
	if (errtags && d->has_tag)
		tr_buf_printf(out, "[%s] ", tr_tag_name(d->tag));
	tr_buf_puts(out, d->msg ? d->msg : "out of memory");
	tr_buf_puts(out, "\n");
}

/* file:3:14: error: message, the line, the hint */
static void put_long(struct tr_buf *out, const struct trace *t, const struct colours *c)
{
	const struct tr_diag *d = &t->diag;
	const struct tr_source *src = source_of(t);
	struct tr_buf line = { 0 };

	put_one_line(out, t, false);
	if (src && d->pos.line && source_line(t, &line)) {
		tr_buf_printf(out, "%s%s:%u:%u%s\n", c->bold, src->name, d->pos.line, d->pos.col,
			      c->off);
		put_source(out, &line, &d->pos, c);
	}
	if (d->hint)
		tr_buf_printf(out, "      %s= hint:%s %s\n", c->bold, c->off, d->hint);
	tr_buf_free(&line);
}

char *tr_diag_render(struct trace *t, bool errtags, bool colour)
{
	static const struct colours none = { "", "", "" };
	static const struct colours ansi = { "\033[1m", "\033[31m", "\033[0m" };
	struct tr_buf out = { 0 };

	if (!t->diag.set)
		return strdup("");
	if (errtags)
		put_one_line(&out, t, true);
	else
		put_long(&out, t, colour ? &ansi : &none);
	return out.s;
}
