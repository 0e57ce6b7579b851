/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The graph of types itself: base types, derived types, and what can be asked of any type without
 * caring where it came from. Sizes and alignments are those of LP64 (x86-64 and arm64 agree).
 */
#include "types/impl.h"

#define MAXHOPS 64 /* typedefs or arrays on one another; a damaged BTF image may have a cycle */

#define SIGNED 1
#define CHAR 2
#define BOOL 4

static const struct {
	enum tr_tkind kind;
	const char *name;
	uint8_t size, flags;
} bases[TB_MAX] = {
	[TB_VOID] = { T_VOID, "void", 0, 0 },
	[TB_CHAR] = { T_INT, "char", 1, SIGNED | CHAR },
	[TB_SCHAR] = { T_INT, "signed char", 1, SIGNED | CHAR },
	[TB_UCHAR] = { T_INT, "unsigned char", 1, CHAR },
	[TB_SHORT] = { T_INT, "short", 2, SIGNED },
	[TB_USHORT] = { T_INT, "unsigned short", 2, 0 },
	[TB_INT] = { T_INT, "int", 4, SIGNED },
	[TB_UINT] = { T_INT, "unsigned int", 4, 0 },
	[TB_LONG] = { T_INT, "long", 8, SIGNED },
	[TB_ULONG] = { T_INT, "unsigned long", 8, 0 },
	[TB_LLONG] = { T_INT, "long long", 8, SIGNED },
	[TB_ULLONG] = { T_INT, "unsigned long long", 8, 0 },
	[TB_FLOAT] = { T_FLOAT, "float", 4, SIGNED },
	[TB_DOUBLE] = { T_FLOAT, "double", 8, SIGNED },
	[TB_LDOUBLE] = { T_FLOAT, "long double", 16, SIGNED },
	[TB_BOOL] = { T_INT, "_Bool", 1, BOOL },
	[TB_INT8] = { T_INT, "int8_t", 1, SIGNED },
	[TB_INT16] = { T_INT, "int16_t", 2, SIGNED },
	[TB_INT32] = { T_INT, "int32_t", 4, SIGNED },
	[TB_INT64] = { T_INT, "int64_t", 8, SIGNED },
	[TB_UINT8] = { T_INT, "uint8_t", 1, 0 },
	[TB_UINT16] = { T_INT, "uint16_t", 2, 0 },
	[TB_UINT32] = { T_INT, "uint32_t", 4, 0 },
	[TB_UINT64] = { T_INT, "uint64_t", 8, 0 },
	[TB_STRING] = { T_STRING, "string", 0, 0 },
	[TB_DYN] = { T_DYN, NULL, 0, 0 },
};

static void init_bases(struct tr_types *ts)
{
	int i, sym;

	for (i = 0; i < TB_MAX; i++) {
		ts->base[i].kind = bases[i].kind;
		ts->base[i].name = bases[i].name;
		ts->base[i].size = bases[i].size;
		ts->base[i].is_signed = bases[i].flags & SIGNED;
		ts->base[i].is_char = bases[i].flags & CHAR;
		ts->base[i].is_bool = bases[i].flags & BOOL;
	}
	for (i = 0; i < 2; i++) {
		for (sym = 0; sym <= SYM_ADDR; sym++) {
			ts->sym[i][sym].kind = i ? T_USYM : T_SYM;
			ts->sym[i][sym].size = i ? 16 : 8;
			ts->sym[i][sym].sym = sym;
		}
	}
}

struct tr_types *tr_types_get(struct trace *t)
{
	if (!t->types) {
		t->types = calloc(1, sizeof(*t->types));
		if (!t->types)
			tr_no_memory();
		init_bases(t->types);
	}
	return t->types;
}

void tr_types_set_dir(struct trace *t, const char *dir)
{
	tr_types_get(t)->dir = dir;
}

void tr_types_free(struct tr_types *ts)
{
	size_t i;

	if (!ts)
		return;
	for (i = 0; i < ts->mods.n; i++)
		tr_btf_free(ts->mods.v[i]);
	free(ts->mods.v);
	tr_btf_free(ts->vmlinux);
	tr_map_free(&ts->fixed);
	tr_map_free(&ts->typedefs);
	tr_map_free(&ts->tags);
	tr_map_free(&ts->enumers);
	free(ts->own.v);
	free(ts);
}

struct tr_type *tr_type_new(struct trace *t, enum tr_tkind kind, const char *name)
{
	struct tr_type *type = tr_alloc(&t->arena, sizeof(*type));

	type->kind = kind;
	type->name = name;
	return type;
}

struct tr_type *tr_type_base(struct trace *t, enum tr_base b)
{
	return &tr_types_get(t)->base[b];
}

static struct tr_type *make_ptr(struct trace *t, struct tr_type *to, bool user)
{
	struct tr_type **cache = user ? &to->uptr : &to->ptr;

	if (!*cache) {
		*cache = tr_type_new(t, T_PTR, NULL);
		(*cache)->size = 8;
		(*cache)->ref = to;
		(*cache)->user = user;
	}
	return *cache;
}

struct tr_type *tr_type_ptr(struct trace *t, struct tr_type *to)
{
	return make_ptr(t, to, false);
}

struct tr_type *tr_type_user_ptr(struct trace *t, struct tr_type *to)
{
	return make_ptr(t, to, true);
}

struct tr_type *tr_type_array(struct trace *t, struct tr_type *of, uint64_t n)
{
	struct tr_type *type = tr_type_new(t, T_ARRAY, NULL);

	type->ref = of;
	type->nelems = n;
	return type;
}

struct tr_type *tr_type_stack(struct trace *t, enum tr_tkind kind, uint64_t frames)
{
	struct tr_type *type = tr_type_new(t, kind, NULL);

	type->nelems = frames;
	type->size = 8 * frames + (kind == T_USTACK ? 8 : 0);
	return type;
}

struct tr_type *tr_type_sym(struct trace *t, enum tr_tkind kind, enum tr_symkind sym)
{
	return &tr_types_get(t)->sym[kind == T_USYM][sym];
}

struct tr_type *tr_type_resolve(struct tr_type *type)
{
	int hops;

	for (hops = 0; type->kind == T_TYPEDEF && hops < MAXHOPS; hops++)
		type = type->ref;
	return type;
}

/* Two images may hold the same struct twice (a module and vmlinux): the tag decides then. */
static bool same_tag(const struct tr_type *a, const struct tr_type *b)
{
	bool fwd = a->kind == T_FWD || b->kind == T_FWD;

	if (!a->name || !b->name || strcmp(a->name, b->name) != 0)
		return false;
	if (a->kind == T_ENUM || b->kind == T_ENUM)
		return a->kind == b->kind && a->btf && b->btf;
	return a->is_union == b->is_union && (fwd || (a->btf && b->btf && a->size == b->size));
}

static bool same_at(struct tr_type *a, struct tr_type *b, int depth);

/* Parameters that nobody has looked at yet are taken to be the same. */
static bool same_params(struct tr_type *a, struct tr_type *b, int depth)
{
	struct tr_param *p = a->params, *q = b->params;

	if ((a->btf && !a->loaded) || (b->btf && !b->loaded))
		return true;
	for (; p && q; p = p->next, q = q->next)
		if (!same_at(p->type, q->type, depth))
			return false;
	return p == q && a->varargs == b->varargs;
}

static bool same_at(struct tr_type *a, struct tr_type *b, int depth)
{
	a = tr_type_resolve(a);
	b = tr_type_resolve(b);
	if (a == b || depth > MAXHOPS)
		return true;
	if (tr_type_is_sou(a) && tr_type_is_sou(b))
		return same_tag(a, b);
	if (a->kind != b->kind)
		return false;
	switch (a->kind) {
	case T_INT:
	case T_FLOAT:
		return a->size == b->size && a->is_signed == b->is_signed &&
		       a->is_bool == b->is_bool;
	case T_ENUM:
		return same_tag(a, b);
	case T_ARRAY:
		return a->nelems == b->nelems && same_at(a->ref, b->ref, depth + 1);
	case T_PTR:
		return same_at(a->ref, b->ref, depth + 1);
	case T_STACK:
	case T_USTACK:
		return a->nelems == b->nelems;
	case T_SYM:
	case T_USYM:
		return a->sym == b->sym && (a->sym != SYM_META || strcmp(a->name, b->name) == 0);
	case T_FUNC:
		return same_at(a->ref, b->ref, depth + 1) && same_params(a, b, depth + 1);
	default:
		return true;
	}
}

bool tr_type_same(struct tr_type *a, struct tr_type *b)
{
	return same_at(a, b, 0);
}

bool tr_type_is_int(struct tr_type *t)
{
	enum tr_tkind k = tr_type_resolve(t)->kind;

	return k == T_INT || k == T_ENUM;
}

bool tr_type_is_signed(struct tr_type *t)
{
	t = tr_type_resolve(t);
	return (t->kind == T_INT || t->kind == T_ENUM) && t->is_signed;
}

bool tr_type_is_ptr(struct tr_type *t)
{
	enum tr_tkind k = tr_type_resolve(t)->kind;

	return k == T_PTR || k == T_ARRAY;
}

bool tr_type_is_scalar(struct tr_type *t)
{
	return tr_type_is_int(t) || tr_type_resolve(t)->kind == T_PTR;
}

bool tr_type_is_sou(struct tr_type *t)
{
	enum tr_tkind k = tr_type_resolve(t)->kind;

	return k == T_STRUCT || k == T_UNION || k == T_FWD;
}

bool tr_type_is_string(struct tr_type *t)
{
	return tr_type_resolve(t)->kind == T_STRING;
}

bool tr_type_is_float(struct tr_type *t)
{
	return tr_type_resolve(t)->kind == T_FLOAT;
}

/* ---- size and alignment */

struct tr_type *tr_type_flatten(struct tr_type *type, uint64_t *n)
{
	int hops;

	*n = 1;
	type = tr_type_resolve(type);
	for (hops = 0; type->kind == T_ARRAY && hops < MAXHOPS; hops++) {
		if (__builtin_mul_overflow(*n, type->nelems, n))
			*n = UINT64_MAX;
		type = tr_type_resolve(type->ref);
	}
	return type;
}

static struct tr_type *completed(struct trace *t, struct tr_type *type)
{
	if (type->kind == T_FWD)
		tr_type_complete(t, type);
	return type;
}

uint64_t tr_type_size(struct trace *t, struct tr_type *type)
{
	uint64_t n, size;

	type = completed(t, tr_type_flatten(type, &n));
	if (type->kind == T_STRING)
		size = (uint64_t)tr_opt(t, STRSIZE);
	else if (type->kind == T_ARRAY)
		size = 0; /* a cycle */
	else
		size = type->size;
	return __builtin_mul_overflow(n, size, &size) ? UINT64_MAX : size;
}

/* A BTF struct may be packed, which nothing says: its offsets and its size do. */
static uint64_t sou_align(struct trace *t, struct tr_type *type)
{
	struct tr_member *m;
	uint64_t a, max = 1;

	type->align = 1; /* a damaged image may have a struct within itself */
	for (m = tr_type_members(t, type); m; m = m->next) {
		a = tr_type_align(t, m->type);
		while (!m->bits && a > 1 && m->bitoff % (a * 8))
			a /= 2;
		max = TR_MAX(max, a);
	}
	while (max > 1 && type->size % max)
		max /= 2;
	return max;
}

uint64_t tr_type_align(struct trace *t, struct tr_type *type)
{
	uint64_t n;

	type = completed(t, tr_type_flatten(type, &n));
	switch (type->kind) {
	case T_STRUCT:
	case T_UNION:
		if (!type->align)
			type->align = (uint32_t)sou_align(t, type);
		return type->align;
	case T_INT:
	case T_FLOAT:
	case T_ENUM:
		return type->size ? TR_MIN(type->size, (uint64_t)16) : 1;
	case T_VOID:
	case T_FUNC:
	case T_FWD:
		return 1;
	default: /* pointers; D's own values are made of 8-byte words, strings are padded to them */
		return 8;
	}
}
