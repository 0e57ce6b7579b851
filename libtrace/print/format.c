/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Formats at compile time: text to a list of conversions, and whether the arguments fit. What
 * letters exist and what they take is in one table. Printing is in how.c.
 */
#include "print/format.h"
#include "handle.h"
#include "program.h"
#include "types/type.h"

enum { /* kinds of arguments, by type */
       K_INT = 1,
       K_FLOAT = 2,
       K_STR = 4,
       K_PTR = 8,
       K_SYM = 16,
       K_USYM = 32,
       K_STACK = 64,
       K_BYTES = 128,
};

static const struct letter {
	char letter;
	enum tr_how how;
	unsigned takes;
	const char *words;
} letters[] = {
	{ 'a', HOW_SYM, K_INT | K_PTR | K_SYM, "a pointer or integer" },
	{ 'A', HOW_USYM, K_INT | K_PTR | K_USYM, "a pointer or integer" },
	{ 'c', HOW_CHAR, K_INT, "an integer" },
	{ 'C', HOW_ECHAR, K_INT, "an integer" },
	{ 'd', HOW_DEC, K_INT, "an integer" },
	{ 'D', HOW_DEC, K_INT, "an integer" },
	{ 'e', HOW_FLOAT, K_FLOAT, "float, double or long double" },
	{ 'E', HOW_FLOAT, K_FLOAT, "float, double or long double" },
	{ 'f', HOW_FLOAT, K_FLOAT, "float, double or long double" },
	{ 'F', HOW_FLOAT, K_FLOAT, "float, double or long double" },
	{ 'g', HOW_FLOAT, K_FLOAT, "float, double or long double" },
	{ 'G', HOW_FLOAT, K_FLOAT, "float, double or long double" },
	{ 'i', HOW_DEC, K_INT, "an integer" },
	{ 'I', HOW_INET, K_INT | K_BYTES, "an address of 4 or 16 bytes" },
	{ 'k', HOW_STACK, K_STACK, "a stack" },
	{ 'o', HOW_OCT, K_INT, "an integer" },
	{ 'O', HOW_OCT, K_INT, "an integer" },
	{ 'p', HOW_HEX, K_INT | K_PTR, "a pointer or integer" },
	{ 'P', HOW_PORT, K_INT, "an integer" },
	{ 's', HOW_STRING, K_STR | K_SYM | K_USYM, "a string or char array (or use stringof)" },
	{ 'S', HOW_ESTRING, K_STR, "a string or char array (or use stringof)" },
	{ 'T', HOW_DATE822, K_INT, "an integer (nanoseconds)" },
	{ 'u', HOW_UDEC, K_INT, "an integer" },
	{ 'U', HOW_UDEC, K_INT, "an integer" },
	{ 'x', HOW_HEX, K_INT, "an integer" },
	{ 'X', HOW_HEX, K_INT, "an integer" },
	{ 'y', HOW_DATE, K_INT, "an integer (nanoseconds)" },
	{ 'Y', HOW_DATE, K_INT, "an integer (nanoseconds)" },
};

static const struct letter *letter_row(char c)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(letters); i++)
		if (letters[i].letter == c)
			return &letters[i];
	return NULL;
}

/* ---- parsing */

struct parser {
	struct trace *t;
	struct tr_format *f;
	struct tr_pos pos;
	const char *p, *end;
	const char *begin; /* of the conversion: its % */
	size_t cap;	   /* of f->convs */
};

static int bad(struct parser *ps, const char *why)
{
	int len = (int)TR_MIN(ps->p - ps->begin, 20);

	return tr_error(ps->t, D_SYNTAX, ps->pos, "format conversion %zu (%.*s) %s",
			ps->f->nconvs + 1, len, ps->begin, why);
}

static bool parse_flag(struct tr_conv *c, char ch)
{
	switch (ch) {
	case '-':
		return c->left = true;
	case '+':
		return c->plus = true;
	case ' ':
		return c->space = true;
	case '#':
		return c->alt = true;
	case '0':
		return c->zero = true;
	case '\'':
		return c->group = true;
	case '@':
		return c->agg = true;
	}
	return false;
}

static int parse_number(struct parser *ps)
{
	int n = 0;

	while (ps->p < ps->end && *ps->p >= '0' && *ps->p <= '9') {
		if (n < 100000)
			n = n * 10 + (*ps->p - '0');
		ps->p++;
	}
	return n;
}

static int parse_width(struct parser *ps, struct tr_conv *c)
{
	bool star = *ps->p == '*', pointer = *ps->p == '?';

	if (c->width || c->starwidth)
		return bad(ps, "has two widths");
	if (c->prec >= 0 || c->starprec)
		return bad(ps, "has its width after the precision");
	if (star || pointer)
		ps->p++;
	c->starwidth = star;
	c->width = pointer ? 16 : star ? 0 : parse_number(ps);
	return 0;
}

static int parse_prec(struct parser *ps, struct tr_conv *c)
{
	ps->p++;
	if (c->prec >= 0 || c->starprec)
		return bad(ps, "has two precisions");
	if (ps->p < ps->end && *ps->p == '*') {
		ps->p++;
		c->starprec = true;
		return 0;
	}
	c->prec = parse_number(ps);
	return 0;
}

/* All between the % and the size prefixes, in any order, as DTrace takes it. */
static int parse_modifiers(struct parser *ps, struct tr_conv *c)
{
	int err = 0;

	while (!err && ps->p < ps->end) {
		char ch = *ps->p;

		if (parse_flag(c, ch))
			ps->p++;
		else if ((ch >= '1' && ch <= '9') || ch == '*' || ch == '?')
			err = parse_width(ps, c);
		else if (ch == '.')
			err = parse_prec(ps, c);
		else
			break;
	}
	return err;
}

static int parse_conv(struct parser *ps, struct tr_conv *c)
{
	const struct letter *row;
	int err;

	c->prec = c->arg = c->warg = c->parg = -1;
	err = parse_modifiers(ps, c);
	if (err)
		return err;
	/* the argument's type is known: size prefixes say nothing new */
	while (ps->p < ps->end && strchr("hlLjztqw", *ps->p))
		ps->p++;
	if (ps->p == ps->end)
		return bad(ps, "has no conversion letter");
	c->letter = *ps->p++;
	if (c->letter == '%')
		return bad(ps, "may have no flags, width or precision");
	row = letter_row(c->letter);
	if (!row)
		return bad(ps, "is not one that D has");
	c->how = row->how;
	c->plain = !c->left && !c->plus && !c->space && !c->alt && !c->zero && !c->group &&
		   !c->starwidth && !c->starprec && !c->width && c->prec < 0;
	c->text = tr_strndup(&ps->t->arena, ps->begin, (size_t)(ps->p - ps->begin));
	ps->f->naggconvs += c->agg;
	return 0;
}

static struct tr_conv *next_conv(struct parser *ps)
{
	struct tr_format *f = ps->f;

	if (f->nconvs == ps->cap) {
		size_t cap = ps->cap ? ps->cap * 2 : 4;
		struct tr_conv *v = tr_alloc(&ps->t->arena, cap * sizeof(*v));

		if (f->nconvs)
			memcpy(v, f->convs, f->nconvs * sizeof(*v));
		f->convs = v;
		ps->cap = cap;
	}
	return &f->convs[f->nconvs];
}

struct tr_format *tr_format_parse(struct trace *t, const char *text, size_t len, struct tr_pos pos)
{
	struct tr_format *f = tr_alloc(&t->arena, sizeof(*f));
	struct parser ps = { .t = t, .f = f, .pos = pos, .p = text, .end = text + len };
	char *lit = tr_alloc(&t->arena, len + 1), *start = lit; /* literal text with %% made % */

	f->func = "printf";
	f->text = tr_strndup(&t->arena, text, len);
	f->len = len;
	while (ps.p < ps.end) {
		struct tr_conv *c;

		if (*ps.p != '%' || (ps.p + 1 < ps.end && ps.p[1] == '%')) {
			ps.p += *ps.p == '%';
			*lit++ = *ps.p++;
			continue;
		}
		ps.begin = ps.p++;
		c = next_conv(&ps);
		if (parse_conv(&ps, c))
			return NULL;
		c->lit = start;
		c->litlen = (size_t)(lit - start);
		start = lit;
		f->nconvs++;
	}
	f->tail = start;
	f->taillen = (size_t)(lit - start);
	return f;
}

/* ---- checking */

static unsigned kind_of(struct tr_type *type)
{
	type = tr_type_resolve(type);
	switch (type->kind) {
	case T_INT:
	case T_ENUM:
		return K_INT;
	case T_FLOAT:
		return K_FLOAT;
	case T_STRING:
		return K_STR;
	case T_PTR:
		return K_PTR;
	case T_SYM:
		return K_SYM;
	case T_USYM:
		return K_USYM;
	case T_STACK:
	case T_USTACK:
		return K_STACK;
	case T_ARRAY:
		type = type->ref ? tr_type_resolve(type->ref) : NULL;
		return type && type->kind == T_INT && type->size == 1 ? K_STR | K_BYTES : 0;
	default:
		return 0;
	}
}

struct check {
	struct trace *t;
	struct tr_format *f;
	struct tr_pos pos;
	const struct tr_pos *poss; /* of the arguments, or NULL: keys */
	size_t n, next;
	struct tr_type *(*type)(const struct check *ck, size_t i);
	const void *from;
};

static struct tr_pos place(const struct check *ck, size_t i)
{
	return ck->poss && i < ck->n ? ck->poss[i] : ck->pos;
}

/* The argument for a * width or precision. */
static int check_star(struct check *ck, size_t no, const char *what, int *arg)
{
	const struct tr_conv *c = &ck->f->convs[no];
	size_t i = ck->next;

	if (i >= ck->n)
		return tr_error(ck->t, D_PRINTF_DYN_PROTO, ck->pos,
				"%s(): conversion %zu (%s) has no argument for the %s \"*\"",
				ck->f->func, no + 1, c->text, what);
	if (kind_of(ck->type(ck, i)) != K_INT)
		return tr_error(
			ck->t, D_PRINTF_DYN_TYPE, place(ck, i),
			"%s(): argument for the %s \"*\" of conversion %zu (%s) has type %s, not an integer",
			ck->f->func, what, no + 1, c->text, tr_type_name(ck->t, ck->type(ck, i)));
	*arg = (int)i;
	ck->next++;
	return 0;
}

static int check_value(struct check *ck, size_t no)
{
	struct tr_conv *c = &ck->f->convs[no];
	const struct letter *row = letter_row(c->letter);
	size_t i = ck->next;

	if (i >= ck->n)
		return tr_error(ck->t, D_PRINTF_ARG_PROTO, ck->pos,
				"%s(): conversion %zu (%s) has no %s", ck->f->func, no + 1, c->text,
				ck->poss ? "argument" : "key as its argument");
	if (!(kind_of(ck->type(ck, i)) & row->takes)) {
		tr_error(ck->t, D_PRINTF_ARG_TYPE, place(ck, i),
			 "%s(): %s %zu has type %s, but conversion %zu (%s) takes %s", ck->f->func,
			 ck->poss ? "argument" : "key", ck->poss ? i + 2 : i + 1,
			 tr_type_name(ck->t, ck->type(ck, i)), no + 1, c->text, row->words);
		return -EINVAL;
	}
	c->arg = (int)i;
	c->sgn = row->takes & K_INT && tr_type_is_signed(ck->type(ck, i));
	ck->next++;
	return 0;
}

static int check_conv(struct check *ck, size_t no)
{
	struct tr_conv *c = &ck->f->convs[no];
	int err = 0;

	if (c->starwidth)
		err = check_star(ck, no, "width", &c->warg);
	if (!err && c->starprec)
		err = check_star(ck, no, "precision", &c->parg);
	if (!err && !c->agg)
		err = check_value(ck, no);
	return err;
}

static struct tr_type *arg_type(const struct check *ck, size_t i)
{
	return ((struct tr_type *const *)ck->from)[i];
}

int tr_format_check(struct trace *t, struct tr_format *f, struct tr_type **types, size_t n,
		    const struct tr_pos *poss, struct tr_pos pos)
{
	struct check ck = {
		.t = t, .f = f, .pos = pos, .poss = poss, .n = n, .type = arg_type, .from = types
	};
	int err = 0;

	if (!f->len && strcmp(f->func, "freopen"))
		return tr_error(t, D_PRINTF_FMT_EMPTY, pos, "%s(): the format is empty", f->func);
	for (size_t i = 0; !err && i < f->nconvs; i++) {
		if (f->convs[i].agg)
			return tr_error(
				t, D_PRINTF_AGG_CONV, pos,
				"%s(): conversion %zu (%s) is for aggregations: only printa() has it",
				f->func, i + 1, f->convs[i].text);
		err = check_conv(&ck, i);
	}
	if (!err && ck.next < n)
		err = tr_error(t, D_PRINTF_ARG_EXTRA, place(&ck, ck.next),
			       "%s(): the format takes %zu argument%s, but there are %zu", f->func,
			       ck.next, ck.next == 1 ? "" : "s", n);
	return err;
}

static struct tr_type *key_type(const struct check *ck, size_t i)
{
	return ((const struct tr_agg *)ck->from)->keys[i].type;
}

/* Rows of several aggregations are joined by key: the keys must be alike. */
static int check_joined(struct trace *t, const struct tr_agg *a, const struct tr_agg *b,
			struct tr_pos pos)
{
	if (a->nkeys != b->nkeys)
		return tr_error(t, D_PRINTA_AGGPROTO, pos,
				"printa(): @%s has %zu key%s, but @%s has %zu", b->name, b->nkeys,
				b->nkeys == 1 ? "" : "s", a->name, a->nkeys);
	for (size_t i = 0; i < a->nkeys; i++) {
		struct tr_type *ka = a->keys[i].type, *kb = b->keys[i].type;

		if (kind_of(ka) != kind_of(kb) || a->keys[i].size != b->keys[i].size)
			return tr_error(
				t, D_PRINTA_AGGKEY, pos,
				"printa(): key %zu of @%s has type %s, but that of @%s has type %s",
				i + 1, b->name, tr_type_name(t, kb), a->name, tr_type_name(t, ka));
	}
	return 0;
}

int tr_format_check_printa(struct trace *t, struct tr_format *f, struct tr_agg **aggs, size_t n,
			   struct tr_pos pos)
{
	struct check ck = { .t = t, .f = f, .pos = pos, .type = key_type };
	int err = 0, agg = 0;

	for (size_t i = 1; !err && i < n; i++)
		err = check_joined(t, aggs[0], aggs[i], pos);
	if (err || !f || !n)
		return err;
	f->func = "printa";
	if (!f->len)
		return tr_error(t, D_PRINTF_FMT_EMPTY, pos, "printa(): the format is empty");
	ck.n = aggs[0]->nkeys;
	ck.from = aggs[0];
	for (size_t i = 0; !err && i < f->nconvs; i++) {
		struct tr_conv *c = &f->convs[i];

		if (c->agg) {
			c->aggno = agg;
			agg = TR_MIN(agg + 1, (int)n - 1);
		}
		err = check_conv(&ck, i);
	}
	return err;
}
