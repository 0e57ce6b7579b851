/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One BTF type to a struct tr_type, made when first asked for and kept in the image's cache.
 * Qualifiers and tags are dropped, but a pointer to something tagged "user" is .user. Members,
 * enumerators and parameters wait until someone looks at them, which also ends the recursion
 * over types that contain themselves.
 */
#include "types/impl.h"

/* Of const, volatile, … on one another, of pointers on one another: more is a damaged image. */
#define MAXHOPS 32
#define MAXDEPTH 200

static const char *str(struct tr_btf *img, uint32_t off)
{
	const char *s = off ? btf__name_by_offset(img->btf, off) : NULL;

	return s ? s : "";
}

/* A name or NULL. */
static const char *name_of(struct tr_btf *img, const struct btf_type *ty)
{
	return ty->name_off ? btf__name_by_offset(img->btf, ty->name_off) : NULL;
}

/* Drop qualifiers and tags; *user: one of the tags was "user". */
static uint32_t skip(struct tr_btf *img, uint32_t id, bool *user)
{
	int hops;

	for (hops = 0; hops < MAXHOPS; hops++) {
		const struct btf_type *ty = btf__type_by_id(img->btf, id);

		if (!ty)
			return 0;
		switch (btf_kind(ty)) {
		case BTF_KIND_TYPE_TAG:
			if (strcmp(str(img, ty->name_off), "user") == 0)
				*user = true;
			/* fall through */
		case BTF_KIND_CONST:
		case BTF_KIND_VOLATILE:
		case BTF_KIND_RESTRICT:
		case BTF_KIND_FUNC:
		case BTF_KIND_VAR:
			id = ty->type;
			break;
		default:
			return id;
		}
	}
	return 0;
}

/* Kernels from before 6.0 or so did not mark enums with negative values. */
static bool marks_signed(struct tr_btf *img)
{
	uint32_t id;

	if (img->signed_enums < 0) {
		img->signed_enums = 0;
		for (id = 1; id < img->end && !img->signed_enums; id++) {
			const struct btf_type *ty = btf__type_by_id(img->btf, id);

			img->signed_enums = btf_kind(ty) == BTF_KIND_ENUM && btf_kflag(ty);
		}
	}
	return img->signed_enums;
}

static bool enum_signed(struct tr_btf *img, const struct btf_type *ty)
{
	const struct btf_enum *e = btf_enum(ty);
	uint32_t i;

	if (btf_kind(ty) == BTF_KIND_ENUM64 || btf_kflag(ty))
		return btf_kflag(ty);
	for (i = 0; i < btf_vlen(ty); i++)
		if (e[i].val < 0)
			return !marks_signed(img);
	return false;
}

static void fill_int(struct tr_type *type, const struct btf_type *ty)
{
	uint8_t enc = btf_int_encoding(ty);
	const char *n = type->name ? type->name : "";

	type->size = ty->size;
	type->is_signed = enc & BTF_INT_SIGNED;
	type->is_bool = enc & BTF_INT_BOOL;
	type->is_char = ty->size == 1 && (strcmp(n, "char") == 0 || strcmp(n, "signed char") == 0 ||
					  strcmp(n, "unsigned char") == 0);
}

static struct tr_type *make(struct trace *t, struct tr_btf *img, uint32_t id, enum tr_tkind kind,
			    const struct btf_type *ty)
{
	struct tr_type *type = tr_type_new(t, kind, name_of(img, ty));

	type->btf = img;
	type->btf_id = id;
	img->types[id - img->first] = type;
	return type;
}

static struct tr_type *convert_ptr(struct trace *t, struct tr_btf *img, const struct btf_type *ty)
{
	bool user = false;
	struct tr_type *to = tr_btf_type(t, img, skip(img, ty->type, &user));

	return user ? tr_type_user_ptr(t, to) : tr_type_ptr(t, to);
}

static struct tr_type *convert_sized(struct trace *t, struct tr_btf *img, uint32_t id,
				     enum tr_tkind kind, const struct btf_type *ty)
{
	struct tr_type *type = make(t, img, id, kind, ty);

	type->size = ty->size;
	type->is_union = kind == T_UNION;
	if (kind == T_INT)
		fill_int(type, ty);
	if (kind == T_ENUM)
		type->is_signed = enum_signed(img, ty);
	return type;
}

/* The cache is filled before the referenced type is converted: a cycle must end. */
static struct tr_type *convert_ref(struct trace *t, struct tr_btf *img, uint32_t id,
				   enum tr_tkind kind, const struct btf_type *ty)
{
	struct tr_type *type = make(t, img, id, kind, ty);

	if (kind == T_ARRAY) {
		type->nelems = btf_array(ty)->nelems;
		type->ref = tr_btf_type(t, img, btf_array(ty)->type);
	} else {
		type->ref = tr_btf_type(t, img, ty->type);
	}
	return type;
}

static struct tr_type *convert(struct trace *t, struct tr_btf *img, uint32_t id)
{
	const struct btf_type *ty = btf__type_by_id(img->btf, id);
	struct tr_type *type;

	switch (btf_kind(ty)) {
	case BTF_KIND_INT:
		return convert_sized(t, img, id, T_INT, ty);
	case BTF_KIND_FLOAT:
		return convert_sized(t, img, id, T_FLOAT, ty);
	case BTF_KIND_ENUM:
	case BTF_KIND_ENUM64:
		return convert_sized(t, img, id, T_ENUM, ty);
	case BTF_KIND_STRUCT:
		return convert_sized(t, img, id, T_STRUCT, ty);
	case BTF_KIND_UNION:
		return convert_sized(t, img, id, T_UNION, ty);
	case BTF_KIND_FWD:
		type = make(t, img, id, T_FWD, ty);
		type->is_union = btf_kflag(ty);
		return type;
	case BTF_KIND_PTR:
		return convert_ptr(t, img, ty);
	case BTF_KIND_ARRAY:
		return convert_ref(t, img, id, T_ARRAY, ty);
	case BTF_KIND_TYPEDEF:
		return convert_ref(t, img, id, T_TYPEDEF, ty);
	case BTF_KIND_FUNC_PROTO:
		return convert_ref(t, img, id, T_FUNC, ty);
	default:
		return tr_type_base(t, TB_VOID);
	}
}

struct tr_type *tr_btf_type(struct trace *t, struct tr_btf *img, uint32_t id)
{
	struct tr_types *ts = tr_types_get(t);
	bool user = false;
	struct tr_type **slot;

	id = skip(img, id, &user);
	while (id < img->first)
		img = img->base;
	if (id == 0 || id >= img->end || ts->depth > MAXDEPTH)
		return tr_type_base(t, TB_VOID);
	slot = &img->types[id - img->first];
	if (!*slot) {
		ts->depth++;
		*slot = convert(t, img, id);
		ts->depth--;
	}
	return *slot;
}

/* Before kind_flag (none since 5.1, but modules and user objects may) a bit-field's width was
 * that of its integer type, and its position was split between member and type. */
static void old_bitfield(struct tr_btf *img, uint32_t id, struct tr_member *m)
{
	bool user;
	const struct btf_type *ty = btf__type_by_id(img->btf, skip(img, id, &user));

	if (!ty || btf_kind(ty) != BTF_KIND_INT)
		return;
	m->bitoff += btf_int_offset(ty);
	if (btf_int_bits(ty) != ty->size * 8)
		m->bits = btf_int_bits(ty);
}

static void load_members(struct trace *t, struct tr_type *type, const struct btf_type *ty)
{
	const struct btf_member *bm = btf_members(ty);
	struct tr_member **tail = &type->members, *m;
	uint32_t i;

	for (i = 0; i < btf_vlen(ty); i++) {
		m = tr_alloc(&t->arena, sizeof(*m));
		m->name = str(type->btf, bm[i].name_off);
		m->type = tr_btf_type(t, type->btf, bm[i].type);
		m->bitoff = btf_member_bit_offset(ty, i);
		m->bits = btf_member_bitfield_size(ty, i);
		if (!btf_kflag(ty))
			old_bitfield(type->btf, bm[i].type, m);
		*tail = m;
		tail = &m->next;
	}
}

static const char *enum_value(struct tr_btf *img, const struct btf_type *ty, uint32_t i,
			      bool is_signed, int64_t *value)
{
	if (btf_kind(ty) == BTF_KIND_ENUM64) {
		const struct btf_enum64 *e = btf_enum64(ty) + i;

		*value = (int64_t)((uint64_t)e->val_hi32 << 32 | e->val_lo32);
		return str(img, e->name_off);
	}
	*value = btf_enum(ty)[i].val;
	if (!is_signed)
		*value = (uint32_t)*value;
	return str(img, btf_enum(ty)[i].name_off);
}

static void load_enums(struct trace *t, struct tr_type *type, const struct btf_type *ty)
{
	struct tr_enumval **tail = &type->enums, *e;
	uint32_t i;

	for (i = 0; i < btf_vlen(ty); i++) {
		e = tr_alloc(&t->arena, sizeof(*e));
		e->name = enum_value(type->btf, ty, i, type->is_signed, &e->value);
		*tail = e;
		tail = &e->next;
	}
}

static void load_params(struct trace *t, struct tr_type *type, const struct btf_type *ty)
{
	const struct btf_param *bp = btf_params(ty);
	struct tr_param **tail = &type->params, *p;
	uint32_t i, n = btf_vlen(ty);

	if (n && !bp[n - 1].type && !bp[n - 1].name_off) {
		type->varargs = true;
		n--;
	}
	for (i = 0; i < n; i++) {
		p = tr_alloc(&t->arena, sizeof(*p));
		p->name = str(type->btf, bp[i].name_off);
		p->type = tr_btf_type(t, type->btf, bp[i].type);
		*tail = p;
		tail = &p->next;
	}
}

void tr_btf_load(struct trace *t, struct tr_type *type)
{
	const struct btf_type *ty;

	if (type->loaded || !type->btf)
		return;
	type->loaded = true;
	ty = btf__type_by_id(type->btf->btf, type->btf_id);
	if (type->kind == T_STRUCT || type->kind == T_UNION)
		load_members(t, type, ty);
	else if (type->kind == T_ENUM)
		load_enums(t, type, ty);
	else if (type->kind == T_FUNC)
		load_params(t, type, ty);
}

struct tr_type *tr_btf_enumerator(struct trace *t, struct tr_btf *img, const char *name,
				  int64_t *value)
{
	uint32_t id, i;
	int64_t v;

	for (id = img->first; id < img->end; id++) {
		const struct btf_type *ty = btf__type_by_id(img->btf, id);

		if (!ty || !((KIND(ENUM) | KIND(ENUM64)) & 1u << btf_kind(ty)))
			continue;
		for (i = 0; i < btf_vlen(ty); i++) {
			if (strcmp(enum_value(img, ty, i, false, &v), name) != 0)
				continue;
			enum_value(img, ty, i, enum_signed(img, ty), value);
			return tr_btf_type(t, img, id);
		}
	}
	return NULL;
}
