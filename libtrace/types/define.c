/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Definitions of types as C text (-x dtypes, -x ctypes): those that the script made, or those of
 * the kernel whose members it looked at. In: the graph of types. Out: one definition each, structs
 * and unions without a name written out where they stand.
 */
#include <inttypes.h>

#include "types/impl.h"

#define DEPTH_MAX 16

struct writing {
	struct trace *t;
	FILE *f;
};

static void put_body(struct writing *w, struct tr_type *type, int depth);

static void indent(struct writing *w, int depth)
{
	for (int i = 0; i < depth; i++)
		fputc('\t', w->f);
}

/* The type at the end of a chain of pointers and arrays, if it has no name to call it by. */
static struct tr_type *nameless(struct tr_type *type)
{
	/* a damaged image may have a cycle */
	for (int n = 0; n < DEPTH_MAX && (type->kind == T_PTR || type->kind == T_ARRAY); n++)
		type = type->ref;
	if (type->kind != T_STRUCT && type->kind != T_UNION && type->kind != T_ENUM)
		return NULL;
	return type->name && *type->name ? NULL : type;
}

/* "int a[2]"; what has no name is written out in front of the declarator. */
static void put_declaration(struct writing *w, struct tr_type *type, const char *name, int depth)
{
	struct tr_type *inner = nameless(type);
	const char *text = tr_type_decl_name(w->t, type, name), *brace;

	if (!inner || depth > DEPTH_MAX) {
		fputs(text, w->f);
		return;
	}
	put_body(w, inner, depth);
	brace = strchr(text, '}');
	fputs(brace ? brace + 1 : "", w->f);
}

static void put_members(struct writing *w, struct tr_type *type, int depth)
{
	for (struct tr_member *m = tr_type_members(w->t, type); m; m = m->next) {
		indent(w, depth);
		put_declaration(w, m->type, m->name, depth);
		if (m->bits)
			fprintf(w->f, " : %u", m->bits);
		fputs(";\n", w->f);
	}
}

static void put_enums(struct writing *w, struct tr_type *type, int depth)
{
	for (struct tr_enumval *e = tr_type_enums(w->t, type); e; e = e->next) {
		indent(w, depth);
		fprintf(w->f, "%s = %" PRId64 ",\n", e->name, e->value);
	}
}

/* struct tag { … } */
static void put_body(struct writing *w, struct tr_type *type, int depth)
{
	fputs(type->kind == T_ENUM ? "enum " : type->kind == T_UNION ? "union " : "struct ", w->f);
	if (type->name && *type->name)
		fprintf(w->f, "%s ", type->name);
	fputs("{\n", w->f);
	if (type->kind == T_ENUM)
		put_enums(w, type, depth + 1);
	else
		put_members(w, type, depth + 1);
	indent(w, depth);
	fputs("}", w->f);
}

static void put_definition(struct writing *w, struct tr_type *type)
{
	switch (type->kind) {
	case T_STRUCT:
	case T_UNION:
	case T_ENUM:
		put_body(w, type, 0);
		break;
	case T_FWD:
		fputs(tr_type_name(w->t, type), w->f);
		break;
	case T_TYPEDEF:
		fputs("typedef ", w->f);
		put_declaration(w, type->ref, type->name, 0);
		break;
	default:
		return;
	}
	fputs(";\n", w->f);
}

static void put_own(struct writing *w)
{
	struct tr_types *ts = w->t->types;

	for (size_t i = 0; ts && i < ts->own.n; i++)
		put_definition(w, ts->own.v[i]);
}

static void put_image(struct writing *w, struct tr_btf *img)
{
	uint32_t n = img && img->btf && img->types ? img->end - img->first : 0;

	for (uint32_t i = 0; i < n; i++) {
		struct tr_type *type = img->types[i];

		if (type && type->loaded && type->name && *type->name)
			put_definition(w, type);
	}
}

static void put_kernel(struct writing *w)
{
	struct tr_types *ts = w->t->types;

	if (!ts)
		return;
	put_image(w, ts->vmlinux);
	for (size_t i = 0; i < ts->mods.n; i++)
		put_image(w, ts->mods.v[i]);
}

static int write_file(struct trace *t, const char *path, void (*put)(struct writing *w))
{
	struct writing w = { t, path ? fopen(path, "we") : NULL };
	int err = 0;

	if (!path)
		return 0;
	if (w.f)
		put(&w);
	if (!w.f || fclose(w.f))
		err = tr_fail(t, errno, "cannot write types to %s: %s", path, strerror(errno));
	return err;
}

int tr_types_write(struct trace *t)
{
	int err = write_file(t, tr_optstr(t, DTYPES), put_own);

	return err ? err : write_file(t, tr_optstr(t, CTYPES), put_kernel);
}
