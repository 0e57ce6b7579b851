/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Probe descriptions: provider:module:function:name with macros replaced and blanks trimmed. A
 * short form has its last fields only; digits alone are a probe's number.
 */
#include <ctype.h>

#include "syntax/syntax.h"

#define FIELDS 4

static const char *trimmed(struct tr_parser *p, const char *s, size_t n)
{
	while (n && isspace((unsigned char)*s)) {
		s++;
		n--;
	}
	while (n && isspace((unsigned char)s[n - 1]))
		n--;
	return tr_strndup(&p->t->arena, s, n);
}

static int number(struct tr_parser *p, const char *s, struct tr_pdesc *d)
{
	unsigned long id;

	errno = 0;
	id = strtoul(s, NULL, 10);
	if (errno || id > UINT32_MAX || !id)
		return tr_err_loc(p, D_PDESC_INVAL, &p->loc, "no probe can have the number %.40s",
				  s);
	d->id = (uint32_t)id;
	d->prv = d->mod = d->fun = d->nam = "";
	return 0;
}

/* Splits text at its colons, from the right. */
static int split(struct tr_parser *p, const char *text, struct tr_pdesc *d)
{
	const char *field[FIELDS] = { "", "", "", "" };
	const char *end = text + strlen(text), *s = end;
	int i = FIELDS;

	for (;;) {
		while (s > text && s[-1] != ':')
			s--;
		if (!i)
			return tr_err_loc(p, D_PDESC_INVAL, &p->loc,
					  "probe description %.80s has more than four fields",
					  text);
		field[--i] = trimmed(p, s, (size_t)(end - s));
		if (s == text)
			break;
		end = --s;
	}
	d->prv = field[0];
	d->mod = field[1];
	d->fun = field[2];
	d->nam = field[3];
	return 0;
}

struct tr_pdesc *tr_desc_new(struct tr_parser *p, const char *s, size_t n)
{
	struct tr_pdesc *d = tr_alloc(&p->t->arena, sizeof(*d));
	struct tr_buf b = { 0 };
	int err;

	while (n && isspace((unsigned char)s[n - 1]))
		n--;
	p->loc.end = p->loc.off + (uint32_t)n;
	p->loc.eline = p->loc.pos.line;
	err = tr_macro_expand(p, s, n, &b);
	if (!err) {
		d->text = trimmed(p, b.n ? b.s : "", b.n);
		if (*d->text && strspn(d->text, "0123456789") == strlen(d->text))
			err = number(p, d->text, d);
		else
			err = split(p, d->text, d);
	}
	d->pos = tr_loc_pos(p, &p->loc);
	tr_buf_free(&b);
	return err ? NULL : d;
}
