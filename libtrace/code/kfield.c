/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Members of kernel structures by name. In: a struct's tag and a path of members; out: where it
 * is, or code that reads it. Relies on types/ to find it in BTF.
 */
#include "code/kfield.h"

/* One step of a path, of the alternatives the first that the struct has. */
static struct tr_member *step(struct trace *t, struct tr_type *sou, const char *names, size_t len,
			      uint32_t *bitoff)
{
	char name[64];
	const char *end = names + len;

	while (names < end) {
		size_t n = strcspn(names, "|.");
		uint32_t off = 0;
		struct tr_member *m;

		snprintf(name, sizeof(name), "%.*s", (int)n, names);
		m = tr_type_member(t, sou, name, &off);
		if (m) {
			*bitoff += off;
			return m;
		}
		names += n + 1;
	}
	return NULL;
}

bool tr_kfield_find(struct trace *t, const char *tag, const char *path, struct tr_kfield *k)
{
	struct tr_type *type = tr_type_lookup(t, NULL, 's', tag);
	struct tr_member *m = NULL;
	uint32_t bitoff = 0;

	while (type && *path) {
		size_t n = strcspn(path, ".");

		m = step(t, type, path, n, &bitoff);
		if (!m)
			return false;
		type = tr_type_resolve(m->type);
		path += n + (path[n] == '.');
	}
	if (!m)
		return false;
	*k = (struct tr_kfield){ .off = (int32_t)(bitoff / 8),
				 .size = (int)tr_type_size(t, m->type),
				 .sgn = tr_type_is_int(m->type) && tr_type_is_signed(m->type) };
	return true;
}

struct tr_kfield tr_kfield(struct tr_cg *cg, const char *tag, const char *path)
{
	struct tr_kfield k = { .size = 8 };

	if (!tr_kfield_find(cg->t, tag, path, &k) && !cg->failed)
		cg->failed =
			tr_error(cg->t, D_SYM_NOTYPES, cg->f->pos,
				 "this needs struct %s's %s, which this kernel's BTF does not have",
				 tag, path);
	return k;
}

tr_vreg tr_kfield_read(struct tr_cg *cg, tr_vreg base, const char *tag, const char *path,
		       struct tr_pos pos)
{
	struct tr_kfield k = tr_kfield(cg, tag, path);

	return tr_kread(cg, SP_KERNEL, base, k.off, k.size, k.sgn, pos);
}

tr_vreg tr_kfield_get(struct tr_cg *cg, tr_vreg base, const char *tag, const char *path)
{
	struct tr_kfield k = tr_kfield(cg, tag, path);

	return trace_cg_kread(cg, base, k.off, k.size, k.sgn);
}
