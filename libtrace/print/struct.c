/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * print(): a value by its type, structs and unions nested with the names of their members, enums
 * by name, character arrays as text. The value may be shorter than its type (printsize): what is
 * not there is shown as "...".
 */
#include <inttypes.h>

#include "handle.h"
#include "print/print.h"

#define INDENT 4
#define DEPTH_MAX 32

struct pr {
	struct trace *t;
	struct tr_buf *b;
	const char *p; /* the whole value */
	size_t size;
	int depth;
	size_t room; /* see TR_VALUE_ROOM */
};

static void put_type(struct pr *pr, struct tr_type *type, uint64_t bitoff, uint32_t bits);

static void indent(struct pr *pr)
{
	tr_put_pad(pr->b, (size_t)(pr->depth * INDENT), ' ');
}

/* A bit-field (or with bits 0 an integer of size bytes), sign-extended if sgn. */
static uint64_t load_bits(const struct pr *pr, uint64_t bitoff, size_t size, uint32_t bits,
			  bool sgn)
{
	return bits ? tr_bits_load(pr->p, bitoff, bits, sgn) :
		      tr_int_load(pr->p + bitoff / 8, size, sgn);
}

static void put_enum(struct pr *pr, struct tr_type *type, int64_t v)
{
	for (struct tr_enumval *e = tr_type_enums(pr->t, type); e; e = e->next) {
		if (e->value == v) {
			tr_buf_puts(pr->b, e->name);
			return;
		}
	}
	tr_put_dec(pr->b, v);
}

static void put_int(struct pr *pr, struct tr_type *type, uint64_t bitoff, uint32_t bits)
{
	uint64_t v = load_bits(pr, bitoff, type->size, bits, type->is_signed);

	if (type->is_bool) {
		tr_buf_puts(pr->b, v ? "true" : "false");
	} else if (type->is_char && type->size == 1 && v >= 0x20 && v < 0x7f) {
		tr_buf_add(pr->b, "'", 1);
		tr_put_escaped(pr->b, (unsigned char)v);
		tr_buf_add(pr->b, "'", 1);
	} else if (type->is_signed) {
		tr_put_dec(pr->b, (int64_t)v);
	} else {
		tr_put_udec(pr->b, v);
	}
}

static bool text_array(struct tr_type *of, const char *p, size_t n)
{
	return of->kind == T_INT && of->size == 1 && (of->is_char || of->is_signed) &&
	       (!*p || tr_is_text(p, n));
}

static void put_quoted(struct tr_buf *b, const char *p, size_t n)
{
	n = strnlen(p, n);
	tr_buf_add(b, "\"", 1);
	for (size_t i = 0; i < n; i++)
		tr_put_escaped(b, (unsigned char)p[i]);
	tr_buf_add(b, "\"", 1);
}

static void put_array(struct pr *pr, struct tr_type *type, uint64_t bitoff)
{
	struct tr_type *of = tr_type_resolve(type->ref);
	uint64_t size = tr_type_size(pr->t, of), n = type->nelems, off = bitoff / 8;
	uint64_t there = size ? TR_MIN(n, (pr->size - TR_MIN(off, pr->size)) / size) : 0;
	bool wide = tr_type_is_sou(of) || of->kind == T_ARRAY;

	if (there && text_array(of, pr->p + off, there)) {
		tr_value_room(&pr->room, there);
		put_quoted(pr->b, pr->p + off, there);
		return;
	}
	tr_buf_puts(pr->b, wide && n ? "[\n" : "[ ");
	pr->depth++;
	for (uint64_t i = 0; i < there && pr->room; i++) {
		if (wide)
			indent(pr);
		put_type(pr, type->ref, (off + i * size) * 8, 0);
		tr_buf_puts(pr->b, wide ? ",\n" : i + 1 < n ? ", " : " ");
	}
	if (there < n)
		tr_buf_puts(pr->b, "... ");
	pr->depth--;
	if (wide && n)
		indent(pr);
	tr_buf_puts(pr->b, "]");
}

static void put_member(struct pr *pr, struct tr_member *m, uint64_t bitoff)
{
	indent(pr);
	if (*m->name || !tr_type_is_sou(m->type)) {
		const char *type = tr_type_name(pr->t, m->type);
		size_t n = strlen(type);

		tr_buf_printf(pr->b, "%s%s%s", type, n && type[n - 1] == '*' ? "" : " ", m->name);
		if (m->bits)
			tr_buf_printf(pr->b, ":%u", m->bits);
		tr_buf_puts(pr->b, " = ");
	}
	put_type(pr, m->type, bitoff + m->bitoff, m->bits);
	tr_buf_puts(pr->b, "\n");
}

static void put_sou(struct pr *pr, struct tr_type *type, uint64_t bitoff)
{
	if (pr->depth >= DEPTH_MAX) {
		tr_buf_puts(pr->b, "{ ... }");
		return;
	}
	tr_buf_puts(pr->b, "{\n");
	pr->depth++;
	for (struct tr_member *m = tr_type_members(pr->t, type); m && pr->room; m = m->next) {
		if (bitoff + m->bitoff >= pr->size * 8 && tr_type_size(pr->t, m->type)) {
			indent(pr);
			tr_buf_puts(pr->b, "...\n");
			break;
		}
		put_member(pr, m, bitoff);
	}
	pr->depth--;
	indent(pr);
	tr_buf_puts(pr->b, "}");
}

static void put_float(struct pr *pr, size_t size, uint64_t off)
{
	double d = 0;
	float f = 0;

	if (size == sizeof(d))
		memcpy(&d, pr->p + off, sizeof(d));
	else if (size == sizeof(f))
		memcpy(&f, pr->p + off, sizeof(f));
	tr_buf_printf(pr->b, "%g", size == sizeof(f) ? f : d);
}

static bool is_there(const struct pr *pr, const struct tr_type *type, uint64_t bitoff,
		     uint32_t bits)
{
	uint64_t need = bits ? bits : type->kind == T_PTR ? 64 : type->size * 8;

	/* parts of a cut-off aggregate are shown as far as they go */
	if (type->kind == T_STRUCT || type->kind == T_UNION || type->kind == T_ARRAY)
		need = 0;
	return bitoff + need <= pr->size * 8 && (need || bitoff < pr->size * 8 || !type->size);
}

static void put_type(struct pr *pr, struct tr_type *type, uint64_t bitoff, uint32_t bits)
{
	type = tr_type_resolve(type);
	if (type->kind != T_INT && type->kind != T_ENUM)
		bits = 0; /* spoilt types have bit-fields of anything */
	if (!tr_value_room(&pr->room, 1) || !is_there(pr, type, bitoff, bits)) {
		tr_buf_puts(pr->b, "...");
		return;
	}
	switch (type->kind) {
	case T_INT:
		return put_int(pr, type, bitoff, bits);
	case T_ENUM:
		return put_enum(pr, type,
				(int64_t)load_bits(pr, bitoff, type->size, bits, type->is_signed));
	case T_FLOAT:
		return put_float(pr, type->size, bitoff / 8);
	case T_STRUCT:
	case T_UNION:
		return put_sou(pr, type, bitoff);
	case T_ARRAY:
		return put_array(pr, type, bitoff);
	case T_STRING:
		return put_quoted(pr->b, pr->p + bitoff / 8, pr->size - bitoff / 8);
	case T_PTR:
		tr_buf_printf(pr->b, "0x%" PRIx64, load_bits(pr, bitoff, 8, 0, false));
		return;
	default:
		tr_buf_puts(pr->b, "?");
	}
}

void tr_put_value(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		  size_t size)
{
	struct pr pr = { .t = t, .b = b, .p = p, .size = size, .room = TR_VALUE_ROOM(size) };

	tr_buf_printf(b, "%s ", tr_type_name(t, type));
	put_type(&pr, type, 0, 0);
	tr_buf_puts(b, "\n");
}
