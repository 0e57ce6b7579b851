/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Formats at run time: one function for each way of printing, and the loop over a format's
 * conversions. Arguments come from an action's data in a record or from an aggregation's keys.
 */
#include <arpa/inet.h>
#include <time.h>

#include "handle.h"
#include "print/print.h"

struct args { /* one of data and keys is set */
	const struct tr_datum *data;
	const struct tr_key *keys;
	const char *base;
};

struct arg {
	struct tr_type *type;
	const char *p;
	size_t size;
};

struct out { /* what the functions below need to put out one conversion */
	struct trace *t;
	struct tr_buf *b;
	const struct tr_conv *c;
	int width, prec; /* prec -1: none */
};

static inline struct arg get_arg(const struct args *a, int i)
{
	if (a->data)
		return (struct arg){ a->data[i].type, a->base + a->data[i].off, a->data[i].size };
	return (struct arg){ a->keys[i].type, a->base + a->keys[i].off, a->keys[i].size };
}

/* Text in the conversion's width. */
static void put_str(struct out *o, const char *s, size_t n)
{
	int width = o->width;

	if (o->c->left && width > 0)
		width = -width;
	tr_put_text(o->b, s, n, width);
}

static void put_int(struct out *o, const struct arg *a, enum tr_how how)
{
	uint64_t v = tr_int_load(a->p, a->size, how == HOW_DEC && o->c->sgn);

	tr_put_int(o->b, o->c, how, v, o->c->sgn, o->width, o->prec);
}

static void put_char(struct out *o, const struct arg *a)
{
	char ch = (char)tr_int_load(a->p, a->size, false);

	put_str(o, &ch, 1);
}

static void put_echar(struct out *o, const struct arg *a)
{
	struct tr_buf esc = { 0 };

	tr_put_escaped(&esc, (unsigned char)tr_int_load(a->p, a->size, false));
	put_str(o, esc.s, esc.n);
	tr_buf_free(&esc);
}

static void put_string(struct out *o, const struct arg *a)
{
	size_t most = a->size;

	if (o->prec >= 0 && (size_t)o->prec < most)
		most = (size_t)o->prec;
	put_str(o, a->p, strnlen(a->p, most));
}

static void put_estring(struct out *o, const struct arg *a)
{
	struct tr_buf esc = { 0 };
	size_t n = strnlen(a->p, a->size);

	for (size_t i = 0; i < n; i++)
		tr_put_escaped(&esc, (unsigned char)a->p[i]);
	if (o->prec >= 0 && (size_t)o->prec < esc.n)
		esc.n = (size_t)o->prec;
	put_str(o, esc.s ? esc.s : "", esc.n);
	tr_buf_free(&esc);
}

static void put_float(struct out *o, const struct arg *a)
{
	char fmt[16] = "%", *p = fmt + 1;
	int width = o->c->left && o->width > 0 ? -o->width : o->width;

	if (o->c->plus)
		*p++ = '+';
	if (o->c->space)
		*p++ = ' ';
	if (o->c->alt)
		*p++ = '#';
	if (o->c->zero)
		*p++ = '0';
	if (o->c->group)
		*p++ = '\'';
	memcpy(p, "*.*L", 4);
	p[4] = o->c->letter;

	long double v = 0;
	double d;
	float f;

	if (a->size == sizeof(f)) {
		memcpy(&f, a->p, sizeof(f));
		v = f;
	} else if (a->size == sizeof(d)) {
		memcpy(&d, a->p, sizeof(d));
		v = d;
	} else if (a->size == sizeof(v)) {
		memcpy(&v, a->p, sizeof(v));
	}
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
	tr_buf_printf(o->b, fmt, width, o->prec, v);
#pragma GCC diagnostic pop
}

/* An address without a type of its own is printed with its offset, as stack frames are. */
static void put_sym(struct out *o, const struct arg *a, bool user)
{
	struct tr_type *type = tr_type_resolve(a->type);
	const char *name;
	char buf[512];

	if (type->kind == T_SYM || type->kind == T_USYM) {
		name = tr_sym_text(o->t, type, a->p, buf, sizeof(buf));
	} else {
		struct tr_type plain = { .kind = user ? T_USYM : T_SYM, .sym = SYM_ADDR };
		uint64_t v[2] = { (uint64_t)o->t->target, tr_int_load(a->p, a->size, false) };

		name = tr_sym_text(o->t, &plain, user ? v : v + 1, buf, sizeof(buf));
	}
	put_str(o, name, strlen(name));
}

static void put_date(struct out *o, const struct arg *a, const char *fmt)
{
	time_t secs = (time_t)(tr_int_load(a->p, a->size, false) / 1000000000);
	struct tm tm;
	char text[64];

	localtime_r(&secs, &tm);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
	put_str(o, text, strftime(text, sizeof(text), fmt, &tm));
#pragma GCC diagnostic pop
}

static void put_inet(struct out *o, const struct arg *a)
{
	char text[INET6_ADDRSTRLEN] = "?";

	if (a->size == 16)
		inet_ntop(AF_INET6, a->p, text, sizeof(text));
	else if (a->size >= 4)
		inet_ntop(AF_INET, a->p, text, sizeof(text));
	put_str(o, text, strlen(text));
}

static void put_port(struct out *o, const struct arg *a)
{
	uint16_t port = ntohs((uint16_t)tr_int_load(a->p, a->size, false));

	tr_put_int(o->b, o->c, HOW_UDEC, port, false, o->width, o->prec);
}

static void put_conv(struct out *o, const struct arg *a)
{
	switch (o->c->how) {
	case HOW_DEC:
	case HOW_UDEC:
	case HOW_OCT:
	case HOW_HEX:
		return put_int(o, a, o->c->how);
	case HOW_CHAR:
		return put_char(o, a);
	case HOW_ECHAR:
		return put_echar(o, a);
	case HOW_STRING:
		if (tr_type_resolve(a->type)->kind == T_SYM ||
		    tr_type_resolve(a->type)->kind == T_USYM)
			return put_sym(o, a, false);
		return put_string(o, a);
	case HOW_ESTRING:
		return put_estring(o, a);
	case HOW_FLOAT:
		return put_float(o, a);
	case HOW_SYM:
	case HOW_USYM:
		return put_sym(o, a, o->c->how == HOW_USYM);
	case HOW_STACK:
		return tr_put_stack(o->t, o->b, tr_type_resolve(a->type), a->p, a->size,
				    o->width ? o->width : -1);
	case HOW_DATE:
		return put_date(o, a, "%Y %b %e %T");
	case HOW_DATE822:
		return put_date(o, a, "%a, %d %b %Y %T %Z");
	case HOW_INET:
		return put_inet(o, a);
	case HOW_PORT:
		return put_port(o, a);
	case HOW_NONE:
		break;
	}
}

/* The forms nearly all scripts print most, without the detour. */
static inline bool put_plain(struct tr_buf *b, const struct tr_conv *c, const struct arg *a)
{
	switch (c->how) {
	case HOW_DEC:
		if (c->sgn)
			tr_put_dec(b, (int64_t)tr_int_load(a->p, a->size, true));
		else
			tr_put_udec(b, tr_int_load(a->p, a->size, false));
		return true;
	case HOW_UDEC:
		tr_put_udec(b, tr_int_load(a->p, a->size, false));
		return true;
	case HOW_HEX:
		if (c->letter == 'X')
			return false;
		tr_put_hex(b, tr_int_load(a->p, a->size, false));
		return true;
	default:
		return false;
	}
}

#define STAR_MAX 65536 /* a width from data must not fill the memory */

static int star(const struct args *as, int i)
{
	struct arg a = get_arg(as, i);
	int v = (int)tr_int_load(a.p, a.size, tr_type_is_signed(a.type));

	return TR_MAX(TR_MIN(v, STAR_MAX), -STAR_MAX);
}

static void run(struct trace *t, struct tr_buf *b, const struct tr_format *f,
		const struct args *args, tr_format_agg_fn *put_agg, void *ctx)
{
	for (size_t i = 0; i < f->nconvs; i++) {
		const struct tr_conv *c = &f->convs[i];
		struct out o = { t, b, c, c->width, c->prec };
		struct arg a;

		tr_buf_add(b, c->lit, c->litlen);
		if (c->starwidth)
			o.width = star(args, c->warg);
		if (c->starprec)
			o.prec = star(args, c->parg);
		if (c->agg) {
			put_agg(ctx, b, c, o.width, o.prec);
			continue;
		}
		a = get_arg(args, c->arg);
		if (!c->plain || !put_plain(b, c, &a))
			put_conv(&o, &a);
	}
	tr_buf_add(b, f->tail, f->taillen);
}

int tr_format_print(struct trace *t, struct tr_buf *out, const struct tr_format *f,
		    const struct tr_act *act, const void *record)
{
	struct args args = { .data = act->data, .base = record };

	run(t, out, f, &args, NULL, NULL);
	return 0;
}

int tr_format_print_row(struct trace *t, struct tr_buf *out, const struct tr_format *f,
			const struct tr_agg *agg, const void *tuple, tr_format_agg_fn *put_agg,
			void *ctx)
{
	struct args args = { .keys = agg->keys, .base = tuple };

	run(t, out, f, &args, put_agg, ctx);
	return 0;
}
