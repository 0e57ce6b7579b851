/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A type as C writes it, around an identifier or alone. The declarator grows outward from the
 * identifier: each derivation adds its part on its side, with parentheses where a pointer meets
 * an array or a function, until a type with a name is left to stand in front.
 */
#include "types/impl.h"

#define MAXHOPS 64
#define MAXNESTED 6

/* A function among its own parameters without a typedef between is a damaged image. */
static const char *params_text(struct trace *t, struct tr_type *fn)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_param *p = tr_type_params(t, fn);
	const char *s = "";

	if (!p && !fn->varargs)
		return "void";
	if (ts->naming > MAXNESTED)
		return "...";
	ts->naming++;
	for (; p; p = p->next)
		s = tr_sprintf(&t->arena, "%s%s%s", s, *s ? ", " : "", tr_type_name(t, p->type));
	ts->naming--;
	if (fn->varargs)
		s = tr_sprintf(&t->arena, "%s%s...", s, *s ? ", " : "");
	return s;
}

static const char *tagged(struct trace *t, const char *word, const char *tag)
{
	return tag && *tag ? tr_sprintf(&t->arena, "%s %s", word, tag) :
			     tr_sprintf(&t->arena, "%s {...}", word);
}

static const char *head(struct trace *t, struct tr_type *type)
{
	static const char *const sym[] = { "symbol", "function", "module", "address",
					   "program metadata" };

	switch (type->kind) {
	case T_STRUCT:
	case T_UNION:
	case T_FWD:
		return tagged(t, type->is_union ? "union" : "struct", type->name);
	case T_ENUM:
		return tagged(t, "enum", type->name);
	case T_STACK:
		return "stack";
	case T_USTACK:
		return "ustack";
	case T_SYM:
		return tr_sprintf(&t->arena, "kernel %s", sym[type->sym]);
	case T_USYM:
		return tr_sprintf(&t->arena, "user %s", sym[type->sym]);
	case T_DYN:
		return "<dynamic>";
	default:
		return type->name ? type->name : "?";
	}
}

const char *tr_type_decl_name(struct trace *t, struct tr_type *type, const char *ident)
{
	const char *d = ident ? ident : "";
	int hops;

	for (hops = 0; hops < MAXHOPS; hops++, type = type->ref) {
		if (type->kind == T_PTR) {
			bool wrap = type->ref->kind == T_ARRAY || type->ref->kind == T_FUNC;

			d = tr_sprintf(&t->arena, wrap ? "(*%s)" : "*%s", d);
		} else if (type->kind == T_ARRAY) {
			d = type->nelems ? tr_sprintf(&t->arena, "%s[%llu]", d,
						      (unsigned long long)type->nelems) :
					   tr_sprintf(&t->arena, "%s[]", d);
		} else if (type->kind == T_FUNC) {
			d = tr_sprintf(&t->arena, "%s(%s)", d, params_text(t, type));
		} else {
			break;
		}
	}
	return *d ? tr_sprintf(&t->arena, "%s %s", head(t, type), d) : head(t, type);
}

const char *tr_type_name(struct trace *t, struct tr_type *type)
{
	return tr_type_decl_name(t, type, NULL);
}
