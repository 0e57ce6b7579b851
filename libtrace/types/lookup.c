/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Names to types, and what stands inside a type. Order of the search: C's own names; what the script
 * declared; typedefs of old that need no BTF; vmlinux's BTF; the modules'. A forward declaration
 * becomes its definition in place when someone needs its size or members.
 */
#include "types/impl.h"

/* Typedefs that scripts may rely on everywhere, and may define anew (headers do). Those that the kernel has too are as in the
 * kernel (a dev_t has 32 bits), the rest as in the DTrace guide. */
static const struct fixed {
	const char *name;
	enum tr_base base;
	bool ptr;
} fixed[] = {
	{ "intptr_t", TB_LONG, false },
	{ "uintptr_t", TB_ULONG, false },
	{ "ptrdiff_t", TB_LONG, false },
	{ "size_t", TB_ULONG, false },
	{ "ssize_t", TB_LONG, false },
	{ "off_t", TB_LONG, false },
	{ "loff_t", TB_LLONG, false },
	{ "off64_t", TB_LLONG, false },
	{ "offset_t", TB_LLONG, false },
	{ "pid_t", TB_INT, false },
	{ "id_t", TB_INT, false },
	{ "uid_t", TB_UINT, false },
	{ "gid_t", TB_UINT, false },
	{ "mode_t", TB_UINT, false },
	{ "dev_t", TB_UINT, false },
	{ "ino_t", TB_ULONG, false },
	{ "ino64_t", TB_ULLONG, false },
	{ "nlink_t", TB_UINT, false },
	{ "time_t", TB_LONG, false },
	{ "clock_t", TB_LONG, false },
	{ "hrtime_t", TB_LLONG, false },
	{ "uchar_t", TB_UCHAR, false },
	{ "ushort_t", TB_USHORT, false },
	{ "uint_t", TB_UINT, false },
	{ "ulong_t", TB_ULONG, false },
	{ "longlong_t", TB_LLONG, false },
	{ "u_longlong_t", TB_ULLONG, false },
	{ "u_char", TB_UCHAR, false },
	{ "u_short", TB_USHORT, false },
	{ "u_int", TB_UINT, false },
	{ "u_long", TB_ULONG, false },
	{ "ushort", TB_USHORT, false },
	{ "uint", TB_UINT, false },
	{ "ulong", TB_ULONG, false },
	{ "caddr_t", TB_CHAR, true },
	{ "major_t", TB_UINT, false },
	{ "minor_t", TB_UINT, false },
	{ "processorid_t", TB_INT, false },
	{ "psetid_t", TB_INT, false },
	{ "chipid_t", TB_INT, false },
	{ "zoneid_t", TB_INT, false },
	{ "projid_t", TB_INT, false },
	{ "taskid_t", TB_INT, false },
	{ "poolid_t", TB_INT, false },
	{ "ctid_t", TB_INT, false },
	{ "lgrp_id_t", TB_INT, false },
	{ "tid_t", TB_INT, false },
	{ "lwpid_t", TB_UINT, false },
	{ "boolean_t", TB_INT, false },
	{ "bool", TB_BOOL, false },
	{ "u8", TB_UCHAR, false },
	{ "u16", TB_USHORT, false },
	{ "u32", TB_UINT, false },
	{ "u64", TB_ULLONG, false },
	{ "s8", TB_SCHAR, false },
	{ "s16", TB_SHORT, false },
	{ "s32", TB_INT, false },
	{ "s64", TB_LLONG, false },
};

static const struct fixed *find_fixed(const char *name)
{
	size_t i;

	for (i = 0; i < TR_ARRAY_SIZE(fixed); i++)
		if (strcmp(fixed[i].name, name) == 0)
			return &fixed[i];
	return NULL;
}

/* Spellings that are not one of the canonical base names. */
static const struct {
	const char *name;
	enum tr_base base;
} aliases[] = {
	{ "signed", TB_INT },
	{ "unsigned", TB_UINT },
	{ "signed int", TB_INT },
	{ "short int", TB_SHORT },
	{ "signed short", TB_SHORT },
	{ "unsigned short int", TB_USHORT },
	{ "short unsigned int", TB_USHORT },
	{ "long int", TB_LONG },
	{ "signed long", TB_LONG },
	{ "unsigned long int", TB_ULONG },
	{ "long unsigned int", TB_ULONG },
	{ "long long int", TB_LLONG },
	{ "signed long long", TB_LLONG },
	{ "unsigned long long int", TB_ULLONG },
	{ "long long unsigned int", TB_ULLONG },
};

static struct tr_type *find_base(struct trace *t, const char *name)
{
	struct tr_types *ts = tr_types_get(t);
	size_t i;

	for (i = 0; i < TB_MAX; i++)
		if (ts->base[i].name && strcmp(ts->base[i].name, name) == 0)
			return &ts->base[i];
	for (i = 0; i < TR_ARRAY_SIZE(aliases); i++)
		if (strcmp(aliases[i].name, name) == 0)
			return &ts->base[aliases[i].base];
	return NULL;
}

static struct tr_type *fixed_type(struct trace *t, const char *name)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_type *type = tr_map_get(&ts->fixed, name);
	const struct fixed *f = type ? NULL : find_fixed(name);

	if (!f)
		return type;
	type = tr_type_new(t, T_TYPEDEF, f->name);
	type->ref = &ts->base[f->base];
	if (f->ptr)
		type->ref = tr_type_ptr(t, type->ref);
	tr_map_put(&ts->fixed, f->name, type);
	return type;
}

bool tr_type_is_builtin_name(const char *name)
{
	static const char *const bases[] = { "void",	 "char",     "short",	"int",
					     "long",	 "float",    "double",	"_Bool",
					     "signed",	 "unsigned", "string",	"int8_t",
					     "int16_t",	 "int32_t",  "int64_t", "uint8_t",
					     "uint16_t", "uint32_t", "uint64_t" };
	size_t i;

	for (i = 0; i < TR_ARRAY_SIZE(bases); i++)
		if (strcmp(bases[i], name) == 0)
			return true;
	return find_fixed(name) != NULL;
}

/* ---- in BTF */

static unsigned kinds_of(int what)
{
	switch (what) {
	case 's':
		return KIND(STRUCT);
	case 'u':
		return KIND(UNION);
	case 'e':
		return KIND(ENUM) | KIND(ENUM64);
	default:
		return KIND(TYPEDEF);
	}
}

/* The first image that has it: the named one, or vmlinux and then the modules. */
static uint32_t find_in_btf(struct trace *t, const char *mod, unsigned kinds, const char *name,
			    struct tr_btf **img)
{
	uint32_t id;
	size_t i;

	*img = mod ? tr_btf_module(t, mod) : tr_btf_vmlinux(t);
	id = tr_btf_find(*img, kinds, name);
	for (i = 0; !id && !mod && (*img = tr_btf_nth_module(t, i)); i++)
		id = tr_btf_find(*img, kinds, name);
	return id;
}

static struct tr_type *lookup_btf(struct trace *t, const char *mod, unsigned kinds,
				  const char *name)
{
	struct tr_btf *img;
	uint32_t id = find_in_btf(t, mod, kinds, name, &img);

	return id ? tr_btf_type(t, img, id) : NULL;
}

/* A module's types include those of vmlinux that it uses, which its image does not repeat. */
static struct tr_type *lookup_module(struct trace *t, const char *mod, unsigned kinds,
				     const char *name)
{
	struct tr_type *type = lookup_btf(t, mod, kinds, name);

	if (!type && strcmp(mod, "vmlinux") != 0 && tr_btf_module(t, mod))
		type = lookup_btf(t, "vmlinux", kinds, name);
	return type;
}

int tr_tkind_what(const struct tr_type *type)
{
	switch (type->kind) {
	case T_STRUCT:
	case T_UNION:
	case T_FWD:
		return type->is_union ? 'u' : 's';
	case T_ENUM:
		return 'e';
	default:
		return 0;
	}
}

static struct tr_type *lookup_own(struct trace *t, int what, const char *name)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_type *type;

	if (!what) {
		type = find_base(t, name);
		if (!type)
			type = tr_map_get(&ts->typedefs, name);
		return type ? type : fixed_type(t, name);
	}
	type = tr_map_get(&ts->tags, name);
	return type && tr_tkind_what(type) == what ? type : NULL;
}

/* What programs give to system calls; the kernel calls it otherwise and only declares this name. */
static struct tr_type *lookup_user(struct trace *t, int what, const char *name)
{
	static const char *const same[][2] = {
		{ "timespec", "__kernel_timespec" },
		{ "timeval", "__kernel_old_timeval" },
		{ "itimerspec", "__kernel_itimerspec" },
		{ "itimerval", "__kernel_old_itimerval" },
	};

	for (size_t i = 0; what == 's' && i < TR_ARRAY_SIZE(same); i++)
		if (!strcmp(same[i][0], name))
			return lookup_btf(t, "vmlinux", KIND(STRUCT), same[i][1]);
	return NULL;
}

struct tr_type *tr_type_lookup(struct trace *t, const char *mod, int what, const char *name)
{
	struct tr_type *type;
	unsigned kinds = kinds_of(what);

	/* D's and C's own: those of the script and of its headers */
	if (mod && (!strcmp(mod, "D") || !strcmp(mod, "C")))
		return lookup_own(t, what, name);
	if (mod && *mod)
		return lookup_module(t, mod, kinds, name);
	type = lookup_own(t, what, name);
	if (!type)
		type = lookup_btf(t, NULL, kinds, name);
	if (!type)
		type = lookup_user(t, what, name);
	/* a tag that the kernel only declares; modules were asked for its definition above */
	if (!type && (what == 's' || what == 'u')) {
		type = lookup_btf(t, "vmlinux", KIND(FWD), name);
		if (type && tr_tkind_what(type) != what)
			type = NULL;
	}
	return type;
}

/* ---- enumerators */

struct tr_type *tr_type_enumerator(struct trace *t, const char *name, int64_t *value)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_enumconst *e = tr_map_get(&ts->enumers, name);
	struct tr_btf *img;

	if (!e) {
		e = tr_alloc(&t->arena, sizeof(*e));
		img = tr_btf_vmlinux(t);
		if (img)
			e->type = tr_btf_enumerator(t, img, name, &e->value);
		tr_map_put(&ts->enumers, tr_strdup(&t->arena, name), e);
	}
	if (e->type)
		*value = e->value;
	return e->type;
}

/* ---- inside a type */

bool tr_type_complete(struct trace *t, struct tr_type *type)
{
	struct tr_type *def, *ptr, *uptr;
	uint64_t n;

	type = tr_type_flatten(type, &n);
	if (type->kind == T_ARRAY)
		return false;
	if (type->kind != T_FWD)
		return type->kind != T_VOID && type->kind != T_FUNC && type->kind != T_DYN;
	if (type->loaded || !type->name)
		return false;
	type->loaded = true;
	def = lookup_btf(t, NULL, kinds_of(tr_tkind_what(type)), type->name);
	if (!def)
		return false;
	tr_type_members(t, def);
	ptr = type->ptr;
	uptr = type->uptr;
	*type = *def;
	type->ptr = ptr;
	type->uptr = uptr;
	return true;
}

static struct tr_type *inside(struct trace *t, struct tr_type *type)
{
	type = tr_type_resolve(type);
	if (type->kind == T_FWD)
		tr_type_complete(t, type);
	tr_btf_load(t, type);
	return type;
}

struct tr_member *tr_type_members(struct trace *t, struct tr_type *type)
{
	return inside(t, type)->members;
}

struct tr_enumval *tr_type_enums(struct trace *t, struct tr_type *type)
{
	return inside(t, type)->enums;
}

struct tr_param *tr_type_params(struct trace *t, struct tr_type *type)
{
	return inside(t, type)->params;
}

#define MAX_NESTING 16 /* anonymous structs in anonymous structs */

/* Every named member, those of anonymous members too. A type is entered once: spoilt BTF could
 * make its members more than can be counted by holding one type many times, level by level. */
struct walk {
	struct trace *t;
	bool (*each)(struct walk *w, struct tr_member *m,
		     uint32_t bitoff); /* true: go no further */
	const char *name;
	struct tr_near *near;
	struct tr_member *found;
	uint32_t bitoff; /* of found */
};

static bool walk_members(struct walk *w, struct tr_type *type, uint32_t bitoff, int depth)
{
	type = inside(w->t, type);
	if (type->walk == w->t->types->walks || depth > MAX_NESTING)
		return false;
	type->walk = w->t->types->walks;
	for (struct tr_member *m = type->members; m; m = m->next) {
		if (m->name[0] ? w->each(w, m, bitoff + m->bitoff) :
				 tr_type_is_sou(m->type) &&
					 walk_members(w, m->type, bitoff + m->bitoff, depth + 1))
			return true;
	}
	return false;
}

static void walk(struct walk *w, struct tr_type *type)
{
	tr_types_get(w->t)->walks++;
	walk_members(w, type, 0, 0);
}

static bool is_named(struct walk *w, struct tr_member *m, uint32_t bitoff)
{
	if (strcmp(m->name, w->name) != 0)
		return false;
	w->found = m;
	w->bitoff = bitoff;
	return true;
}

struct tr_member *tr_type_member(struct trace *t, struct tr_type *type, const char *name,
				 uint32_t *bitoff)
{
	struct walk w = { .t = t, .each = is_named, .name = name };

	if (name[0])
		walk(&w, type);
	if (w.found && bitoff)
		*bitoff = w.bitoff;
	return w.found;
}

/* ---- hints */

static bool add_near(struct walk *w, struct tr_member *m, uint32_t bitoff)
{
	(void)bitoff;
	tr_near_add(w->near, m->name);
	return false;
}

void tr_type_member_hint(struct trace *t, struct tr_type *type, const char *name)
{
	struct tr_near n;
	struct walk w = { .t = t, .each = add_near, .near = &n };

	tr_near_init(&n, name);
	walk(&w, type);
	if (n.best)
		tr_hint(t, "did you mean '%s'?", n.best);
}

static void near_btf(struct tr_btf *img, unsigned kinds, struct tr_near *n)
{
	uint32_t id;

	for (id = img->first; id < img->end; id++) {
		const struct btf_type *ty = btf__type_by_id(img->btf, id);
		const char *name = NULL;

		if (ty && ty->name_off && kinds & 1u << btf_kind(ty))
			name = btf__name_by_offset(img->btf, ty->name_off);
		if (name)
			tr_near_add(n, name);
	}
}

void tr_type_hint(struct trace *t, int what, const char *name)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_btf *img = tr_btf_vmlinux(t);
	struct tr_near n;
	size_t i;

	tr_near_init(&n, name);
	for (i = 0; i < ts->own.n; i++)
		if (tr_tkind_what(ts->own.v[i]) == what)
			tr_near_add(&n, ts->own.v[i]->name);
	for (i = 0; !what && i < TR_ARRAY_SIZE(fixed); i++)
		tr_near_add(&n, fixed[i].name);
	for (i = 0; !what && i < TB_MAX; i++)
		if (ts->base[i].name)
			tr_near_add(&n, ts->base[i].name);
	if (img)
		near_btf(img, kinds_of(what), &n);
	if (n.best)
		tr_hint(t, "did you mean '%s%s'?",
			what == 's' ? "struct " :
			what == 'u' ? "union " :
			what == 'e' ? "enum " :
				      "",
			n.best);
}

/* ---- kernel functions, variables, raw tracepoints */

struct tr_type *tr_type_func(struct trace *t, const char *mod, const char *name, uint32_t *btf_id,
			     int *obj_fd)
{
	struct tr_btf *img;
	uint32_t id = find_in_btf(t, mod && *mod ? mod : NULL, KIND(FUNC), name, &img);

	if (!id)
		return NULL;
	if (btf_id)
		*btf_id = id;
	if (obj_fd)
		*obj_fd = tr_btf_fd(img);
	return tr_btf_type(t, img, id);
}

struct tr_type *tr_type_var(struct trace *t, const char *mod, const char *name)
{
	return lookup_btf(t, mod && *mod ? mod : NULL, KIND(VAR), name);
}

struct tr_type *tr_type_rawtp(struct trace *t, const char *name, uint32_t *btf_id, int *obj_fd)
{
	const char *full = tr_sprintf(&t->arena, "btf_trace_%s", name);
	struct tr_type *type, *proto;
	struct tr_btf *img;
	uint32_t id = find_in_btf(t, NULL, KIND(TYPEDEF), full, &img);

	if (!id)
		return NULL;
	type = tr_type_resolve(tr_btf_type(t, img, id));
	if (type->kind != T_PTR || type->ref->kind != T_FUNC)
		return NULL;
	proto = tr_type_new(t, T_FUNC, NULL);
	proto->ref = type->ref->ref;
	proto->params = tr_type_params(t, type->ref);
	proto->varargs = type->ref->varargs;
	if (proto->params)
		proto->params = proto->params->next;
	if (btf_id)
		*btf_id = id;
	if (obj_fd)
		*obj_fd = tr_btf_fd(img);
	return proto;
}
