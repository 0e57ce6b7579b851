/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * struct, union and enum specifiers as written: a reference to a tag, or a definition laid out
 * by the C ABI that x86-64 and arm64 share. A tag is entered before its members are read, as a
 * forward declaration, so that a struct can point to itself; defining it fills that type in place.
 */
#include "types/impl.h"

static const char *word(const struct tr_sou *s)
{
	return s->kind == SOU_STRUCT ? "struct" : s->kind == SOU_UNION ? "union" : "enum";
}

static int what(const struct tr_sou *s)
{
	return s->kind == SOU_STRUCT ? 's' : s->kind == SOU_UNION ? 'u' : 'e';
}

static struct tr_type *enter(struct trace *t, struct tr_sou *s)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_type *type = tr_type_new(t, s->kind == SOU_ENUM ? T_ENUM : T_FWD, s->tag);

	type->is_union = s->kind == SOU_UNION;
	if (s->tag) {
		tr_map_put(&ts->tags, s->tag, type);
		tr_push(&ts->own, type);
	}
	return type;
}

/* The script's own type of that tag; *bad: it is of another kind. */
static struct tr_type *own(struct trace *t, struct tr_sou *s, bool *bad)
{
	struct tr_type *type = s->tag ? tr_map_get(&tr_types_get(t)->tags, s->tag) : NULL;

	*bad = type && tr_tkind_what(type) != what(s);
	if (*bad)
		tr_error(t, D_DECL_TYPERED, s->pos, "'%s' is not %s %s: it was declared as '%s'",
			 s->tag, s->kind == SOU_ENUM ? "an" : "a", word(s), tr_type_name(t, type));
	return type;
}

struct tr_type *tr_sou_forward(struct trace *t, struct tr_sou *s)
{
	bool bad;
	struct tr_type *type = own(t, s, &bad);

	if (bad)
		return NULL;
	return type ? type : enter(t, s);
}

static struct tr_type *reference(struct trace *t, struct tr_sou *s)
{
	bool bad = false;
	struct tr_type *type = s->mod ? NULL : own(t, s, &bad);

	if (bad)
		return NULL;
	if (!type)
		type = tr_type_lookup(t, s->mod, what(s), s->tag);
	if (!type && !s->mod && s->kind != SOU_ENUM)
		return enter(t, s);
	if (!type) {
		tr_error(t, D_TYPE_ERR, s->pos, "unknown type '%s %s%s%s'", word(s),
			 s->mod ? s->mod : "", s->mod ? "`" : "", s->tag);
		tr_type_hint(t, what(s), s->tag);
	}
	return type;
}

/* ---- struct and union */

struct layout {
	struct trace *t;
	struct tr_type *type;
	struct tr_member **tail;
	bool is_union, packed;
	uint64_t bits; /* where the next member may begin */
	uint64_t size; /* bytes so far */
	uint64_t align;
};

/* A bit-field may not cross a boundary of its declared type: then it begins at the next one;
 * unless it is packed. */
static uint64_t place_bits(struct layout *l, uint64_t size, uint32_t width, bool packed)
{
	uint64_t unit = size * 8, at = l->is_union ? 0 : l->bits;

	if (!width || (!packed && at / unit != (at + width - 1) / unit))
		at = TR_ALIGN(at, unit);
	l->bits = at + width;
	l->size = TR_MAX(l->size, (l->bits + 7) / 8);
	return at;
}

static uint64_t place(struct layout *l, struct tr_type *type, uint64_t align)
{
	uint64_t at = l->is_union ? 0 : TR_ALIGN((l->bits + 7) / 8, align);

	l->bits = (at + tr_type_size(l->t, type)) * 8;
	l->size = TR_MAX(l->size, l->bits / 8);
	return at * 8;
}

/* Where the member goes, in bits. GCC's manual, "Common Type Attributes": packed, aligned. */
static uint64_t place_member(struct layout *l, struct tr_decl *d, struct tr_type *type,
			     uint32_t width)
{
	bool packed = l->packed || d->attr.packed;
	uint64_t align = packed ? 1 : tr_type_align(l->t, type), at;

	align = width && d->attr.align ? d->attr.align : TR_MAX(align, d->attr.align);
	if (width && d->attr.align && !l->is_union)
		l->bits = TR_ALIGN(l->bits, align * 8);
	at = width ? place_bits(l, tr_type_size(l->t, type), width, packed) : place(l, type, align);
	l->align = TR_MAX(l->align, align);
	return at;
}

static int bitfield_width(struct layout *l, struct tr_decl *d, struct tr_type *type, int64_t *w)
{
	struct trace *t = l->t;
	int64_t bits = (int64_t)tr_type_size(t, type) * 8;

	if (!tr_type_is_int(type))
		return tr_error(t, D_DECL_BFTYPE, d->pos, "a bit-field must have an integer type");
	if (tr_const_int(t, d->bits, w) || *w < 0 || (*w == 0 && d->name))
		return tr_error(t, D_DECL_BFCONST, d->bits->pos,
				"a bit-field's width must be a positive integer constant");
	if (*w > bits)
		return tr_error(t, D_DECL_BFSIZE, d->bits->pos,
				"bit-field is too wide for its type: %lld of %lld bits",
				(long long)*w, (long long)bits);
	return 0;
}

static int check_name(struct layout *l, struct tr_decl *d, const char *name, struct tr_type *type)
{
	struct tr_member *m;

	if (name[0]) {
		if (tr_type_member(l->t, l->type, name, NULL))
			return tr_error(l->t, D_UNKNOWN, d->pos, "there are two members named '%s'",
					name);
		return 0;
	}
	for (m = tr_type_members(l->t, type); m; m = m->next)
		if (check_name(l, d, m->name, m->type))
			return -EINVAL;
	return 0;
}

static int add_member(struct layout *l, struct tr_decl *d, struct tr_type *type, int64_t width)
{
	const char *name = d->name ? d->name : "";
	struct tr_member *m;

	if (check_name(l, d, name, type))
		return -EINVAL;
	m = tr_alloc(&l->t->arena, sizeof(*m));
	m->name = name;
	m->type = type;
	m->bits = (uint32_t)width;
	m->bitoff = (uint32_t)place_member(l, d, type, m->bits);
	if (l->size > UINT32_MAX / 8)
		return tr_error(l->t, D_DECL_ARRBIG, d->pos, "the structure is too big");
	*l->tail = m;
	l->tail = &m->next;
	return 0;
}

static int define_member(struct layout *l, struct tr_decl *d)
{
	struct tr_sou *sou = d->spec->sou;
	struct tr_type *type;
	int64_t width = 0;

	if (d->spec->cls != CL_NONE)
		return tr_error(l->t, D_DECL_BADCLASS, d->pos, "a member has no storage class");
	type = tr_decl_member_type(l->t, d, !d->next || l->is_union);
	if (!type)
		return -EINVAL;
	if (d->bits) {
		if (bitfield_width(l, d, type, &width))
			return -EINVAL;
		if (!d->name) {
			place_bits(l, tr_type_size(l->t, type), (uint32_t)width,
				   l->packed || d->attr.packed);
			return 0;
		}
		return add_member(l, d, type, width);
	}
	if (!d->name && (!sou || sou->kind == SOU_ENUM || sou->tag || d->deriv))
		return tr_error(l->t, D_DECL_MNAME, d->pos, "a member needs a name");
	if (tr_decl_object(l->t, d->pos, type))
		return -EINVAL;
	return add_member(l, d, type, 0);
}

static struct tr_type *define_sou(struct trace *t, struct tr_sou *s, struct tr_type *type)
{
	struct tr_type body = { .kind = T_STRUCT,
				.is_union = s->kind == SOU_UNION,
				.loaded = true };
	struct layout l = { .t = t,
			    .type = &body,
			    .tail = &body.members,
			    .packed = s->attr.packed,
			    .align = TR_MAX(s->attr.align, 1u) };
	struct tr_decl *d;

	if (type->kind != T_FWD) {
		tr_error(t, D_DECL_TYPERED, s->pos, "%s %s is already defined", word(s), s->tag);
		return NULL;
	}
	l.is_union = body.is_union;
	type->loaded = true; /* not to be completed from BTF while it is being defined */
	for (d = s->members; d; d = d->next)
		if (define_member(&l, d))
			return NULL;
	type->kind = l.is_union ? T_UNION : T_STRUCT;
	type->members = body.members;
	type->size = TR_ALIGN(l.size, l.align);
	type->align = (uint32_t)l.align;
	return type;
}

/* ---- enum */

static int enter_enumerator(struct trace *t, struct tr_type *type, struct tr_enumer *e,
			    int64_t value)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_enumconst *c = tr_map_get(&ts->enumers, e->name);

	if (c && c->type == type)
		return tr_error(t, D_UNKNOWN, e->pos, "there are two enumerators named '%s'",
				e->name);
	if ((c && c->type && !c->type->btf) || tr_map_get(&ts->typedefs, e->name))
		return tr_error(t, D_DECL_IDRED, e->pos, "'%s' is already declared", e->name);
	c = tr_alloc(&t->arena, sizeof(*c));
	c->type = type;
	c->value = value;
	tr_map_put(&ts->enumers, e->name, c);
	return 0;
}

static bool in_header(const struct trace *t, struct tr_pos pos)
{
	return pos.src && pos.src <= t->sources.n && !t->sources.v[pos.src - 1].text;
}

/* Beyond an int only in headers, where GCC takes them, too: 1U << 31. */
static int enumerator_value(struct trace *t, struct tr_enumer *e, int64_t *next)
{
	if (e->value && tr_const_int(t, e->value, next))
		return tr_error(t, D_DECL_ENCONST, e->value->pos,
				"enumerator '%s' needs an integer constant", e->name);
	if ((*next > INT32_MAX || *next < INT32_MIN) && !in_header(t, e->pos))
		return tr_error(t, D_DECL_ENOFLOW, e->pos, "enumerator '%s' does not fit in an int",
				e->name);
	return 0;
}

/* As GCC has it: the smallest integer that holds them all if packed, else one of 4 or 8 bytes. */
static void fit_enum(struct tr_type *type, int64_t low, int64_t high, bool packed)
{
	int64_t most = TR_MAX(low < 0 ? -1 - low : 0, high);
	int sign = low < 0;

	type->is_signed = sign;
	for (type->size = packed ? 1 : 4; type->size < 8 && most >> (8 * type->size - sign);)
		type->size *= 2;
}

static struct tr_type *define_enum(struct trace *t, struct tr_sou *s, struct tr_type *type)
{
	struct tr_enumval **tail = &type->enums, *v;
	struct tr_enumer *e;
	int64_t next = 0, low = 0, high = 0;

	if (type->loaded) {
		tr_error(t, D_DECL_TYPERED, s->pos, "enum %s is already defined", s->tag);
		return NULL;
	}
	type->loaded = true;
	type->size = 4;
	type->is_signed = true;
	for (e = s->enums; e; e = e->next, next++) {
		if (enumerator_value(t, e, &next) || enter_enumerator(t, type, e, next))
			return NULL;
		v = tr_alloc(&t->arena, sizeof(*v));
		v->name = e->name;
		v->value = next;
		*tail = v;
		tail = &v->next;
		low = TR_MIN(low, next);
		high = TR_MAX(high, next);
	}
	if (s->attr.packed || low < INT32_MIN || high > INT32_MAX)
		fit_enum(type, low, high, s->attr.packed);
	return type;
}

struct tr_type *tr_sou_type(struct trace *t, struct tr_sou *s)
{
	struct tr_type *type;
	bool bad;

	if (!s->defined)
		return reference(t, s);
	type = own(t, s, &bad);
	if (bad)
		return NULL;
	if (!type)
		type = enter(t, s);
	return s->kind == SOU_ENUM ? define_enum(t, s, type) : define_sou(t, s, type);
}
