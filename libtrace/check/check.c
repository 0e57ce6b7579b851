/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The checker's entry points: a script's items in order, and the state that lives as long as the
 * handle. Options set by pragmas count for the whole script, so they come first.
 */
#include "check/impl.h"

static struct tr_ckstate *state_get(struct trace *t)
{
	struct tr_ckstate *s = tr_ckstate(t);
	struct tr_mapdef none = { .fd = -1 };

	if (s)
		return s;
	s = tr_alloc(&t->arena, sizeof(*s));
	for (int i = 0; i < TR_MAP_FIRST; i++)
		tr_push(&s->prog.maps, none);
	t->program = &s->prog;
	return s;
}

void tr_program_free(struct trace *t)
{
	struct tr_ckstate *s = tr_ckstate(t);

	if (!s)
		return;
	for (size_t i = 0; i < s->made.n; i++)
		free(s->made.v[i]->matches.v);
	free(s->made.v);
	free(s->prog.clauses.v);
	free(s->prog.probes.v);
	free(s->prog.maps.v);
	free(s->prog.aggs.v);
	free(s->prog.specs.v);
	for (int i = 0; i < 3; i++) {
		tr_map_free(&s->vars[i]);
		tr_map_free(&s->futures[i]);
	}
	tr_map_free(&s->aggs);
	tr_map_free(&s->funcs);
	tr_map_free(&s->libs);
	tr_map_free(&s->own_types);
	t->program = NULL;
}

bool tr_check_is_type(struct trace *t, const char *mod, const char *name)
{
	if (!mod && !tr_type_is_builtin_name(name)) {
		state_get(t);
		tr_lib_need(t, name);
	}
	return tr_type_lookup(t, mod, 0, name) != NULL;
}

static int check_item(struct trace *t, struct tr_ckstate *s, struct tr_item *item, bool library)
{
	struct tr_ck ck = { .t = t, .s = s, .library = library };

	switch (item->kind) {
	case I_CLAUSE:
		return tr_ck_clause(&ck, item);
	case I_DECL:
		return tr_ck_decl(&ck, item);
	case I_INLINE:
		return tr_ck_inline(&ck, item);
	case I_TRANSLATOR:
		return tr_ck_translator(&ck, item);
	case I_PROVIDER:
		return tr_ck_provider(&ck, item);
	case I_PRAGMA:
		break;
	}
	return 0;
}

static int pragmas(struct trace *t, struct tr_ckstate *s, struct tr_script *script)
{
	struct tr_ck ck = { .t = t, .s = s };
	int err = 0;

	for (struct tr_item *i = script->items; i && !err; i = i->next)
		if (i->kind == I_PRAGMA)
			err = tr_ck_pragma(&ck, i);
	return err;
}

int tr_check(struct trace *t, struct tr_script *script)
{
	struct tr_ckstate *s = state_get(t);
	int err = pragmas(t, s, script);

	if (!err)
		err = tr_libs_open(t);
	if (!err)
		tr_futures_collect(s, t, script);
	for (struct tr_item *i = script->items; i && !err; i = i->next)
		err = check_item(t, s, i, false);
	return err;
}

/* A library is loaded in the midst of a script, whose assignments ahead are none of its. */
int tr_check_library(struct trace *t, struct tr_script *script)
{
	struct tr_ckstate *s = state_get(t);
	struct tr_map futures[3];
	int err = pragmas(t, s, script);

	memcpy(futures, s->futures, sizeof(futures));
	memset(s->futures, 0, sizeof(s->futures));
	for (struct tr_item *i = script->items; i && !err; i = i->next)
		err = check_item(t, s, i, true);
	memcpy(s->futures, futures, sizeof(futures));
	return err;
}

int tr_check_finish(struct trace *t)
{
	int err = tr_ck_layout(t, state_get(t));

	if (!err && (tr_opt(t, TREE) & 1))
		tr_check_dump(t, stderr);
	return err;
}

int tr_check_list(struct trace *t, struct tr_script *script,
		  void (*cb)(void *ctx, const struct trace_probe *pb), void *ctx)
{
	int n, err = pragmas(t, state_get(t), script);

	for (struct tr_item *i = script->items; i && !err; i = i->next) {
		for (struct tr_pdesc *pd = i->kind == I_CLAUSE ? i->pdescs : NULL; pd;
		     pd = pd->next) {
			n = tr_probe_match_names(t, pd, cb, ctx);
			if (n < 0)
				return n;
		}
	}
	return err;
}
