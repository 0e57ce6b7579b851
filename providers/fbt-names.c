/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Names of all functions, for a listing without a function in its description, and for the probe
 * that has a number in that listing. It needs nothing else of them: probes are made when they are
 * asked for (trace_probe_names()).
 *
 * Source: available_filter_functions. Where that cannot be read, BTF: it is there to be mapped,
 * while /proc/kallsyms has the kernel write out all its symbols, several times the work of all the
 * rest. Counted on 6.12, which has 39,925 functions to trace: BTF has 8,293 others and lacks 871,
 * all of them renamed by the compiler (foo.isra.0); kallsyms has 12,500 others and lacks none.
 * It serves where there is no BTF, or a module has none.
 */
#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fbt.h"

#define BTF_DIR "/sys/kernel/btf"

static struct fbt_group *add_group(struct fbt_state *st, const char *mod)
{
	st->groups = realloc(st->groups, (st->ngroups + 1) * sizeof(*st->groups));
	if (!st->groups)
		trace_no_memory();
	st->groups[st->ngroups] = (struct fbt_group){ .mod = mod };
	return &st->groups[st->ngroups++];
}

/* ---- from BTF */

/* Out of the array goes what cannot be traced. A name with a suffix is that of a symbol, not of a
 * function; there is none in BTF up to now. */
static size_t sift(const char **names, size_t n)
{
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		const char *s = names[i];

		if (strchr(s, '.') || (s[0] == '_' && s[1] == '_' && fbt_is_hidden(s, 0)))
			continue;
		names[kept++] = s;
	}
	return kept;
}

static bool from_btf_of(struct trace *t, struct fbt_state *st, const char *mod)
{
	const char **names = NULL;
	long n = trace_btf_functions(t, mod, &names);
	struct fbt_group *g;

	if (n < 0) {
		trace_note(t, "fbt: no functions from the BTF of %s: %s", mod, strerror((int)-n));
		return false;
	}
	g = add_group(st, trace_strndup(t, mod, strlen(mod)));
	g->names = names;
	g->n = sift(names, (size_t)n);
	return true;
}

static int is_module(const struct dirent *d)
{
	return d->d_name[0] != '.' && strcmp(d->d_name, "vmlinux") != 0;
}

/* Numbers of probes must not depend on the locale. */
static int by_bytes(const struct dirent **a, const struct dirent **b)
{
	return strcmp((*a)->d_name, (*b)->d_name);
}

static bool has_group(const struct fbt_state *st, const char *mod, size_t len)
{
	for (size_t i = 0; i < st->ngroups; i++)
		if (strlen(st->groups[i].mod) == len && !memcmp(st->groups[i].mod, mod, len))
			return true;
	return false;
}

/* Has each module that is loaded its group? */
static bool complete(struct trace *t, const struct fbt_state *st)
{
	char *text = trace_read_file("/proc/modules", NULL);
	bool all = true;

	for (const char *s = text; s && *s && all; s += strcspn(s, "\n"), s += *s == '\n') {
		int len = (int)strcspn(s, " \n");

		all = has_group(st, s, (size_t)len);
		if (!all)
			trace_note(t, "fbt: module %.*s has no BTF", len, s);
	}
	free(text);
	return all;
}

static bool from_btf(struct trace *t, struct fbt_state *st)
{
	struct dirent **mods;
	bool ok = from_btf_of(t, st, "vmlinux");
	int n = ok ? scandir(BTF_DIR, &mods, is_module, by_bytes) : -1;

	for (int i = 0; i < n; i++) {
		ok = ok && from_btf_of(t, st, mods[i]->d_name);
		free(mods[i]);
	}
	if (n >= 0)
		free(mods);
	return ok && complete(t, st);
}

/* ---- from the list */

static void group_table(struct fbt_state *st, const struct fbt_table *tab)
{
	struct fbt_group *g = NULL;
	size_t room = 0;

	for (uint32_t i = 0; i < tab->nfns; i++) {
		const struct fbt_fn *fn = &tab->fns[i];

		if (!g || (g->mod != fn->mod && strcmp(g->mod, fn->mod) != 0)) {
			g = add_group(st, fn->mod);
			room = 0;
		}
		if (g->n == room) {
			room = room ? room * 2 : 64;
			g->names = realloc(g->names, room * sizeof(*g->names));
			if (!g->names)
				trace_no_memory();
		}
		g->names[g->n++] = fn->name;
	}
}

/* Where some functions were looked up before, they come first in the table, and all would have
 * other numbers: then it takes a table that is just for this. */
static int from_list(struct trace *t, struct fbt_state *st)
{
	bool in_order = st->plain.all ? st->plain.in_order : !st->plain.nfns;
	struct fbt_table own = { 0 }, *tab = in_order ? &st->plain : &own;
	int err = fbt_load_all(t, tab);

	if (!err)
		group_table(st, tab);
	fbt_table_free(&own);
	return err;
}

/* ---- names and probes */

void fbt_names_free(struct fbt_state *st)
{
	for (size_t i = 0; i < st->ngroups; i++)
		free(st->groups[i].names);
	free(st->groups);
	st->groups = NULL;
	st->ngroups = 0;
}

static int load(struct trace *t, struct fbt_state *st)
{
	if (st->ngroups)
		return 0;
	if (!fbt_has_sites(t)) {
		st->btf = from_btf(t, st);
		if (st->btf)
			return 0;
		fbt_names_free(st);
	}
	return from_list(t, st);
}

static void tell(struct trace *t, struct fbt_state *st)
{
	if (!st->btf)
		fbt_warn_superset(t);
	else if (!st->told)
		trace_warn(t,
			   "fbt: functions are listed from BTF, which has some that cannot be "
			   "traced and lacks some that the compiler renamed (%s); trace -l -n "
			   "'fbt::NAME*:' looks at all symbols",
			   st->superset);
	st->told = true;
}

int fbt_name_all(struct trace *t, const struct trace_provider *p, const char *mod, bool entry,
		 bool ret)
{
	static const char *const nams[] = { "entry", "return" };
	const char *const *first = nams + !entry;
	struct fbt_state *st = fbt_state(t);
	size_t nnams = (size_t)entry + ret;
	bool known = st->made || st->named;
	int err = load(t, st);

	if (err)
		return err;
	if (trace_listing(t))
		tell(t, st);
	for (size_t i = 0; i < st->ngroups; i++) {
		const struct fbt_group *g = &st->groups[i];

		if (!trace_glob(mod, g->mod))
			continue;
		for (size_t k = 0; known && k < g->n * nnams; k++)
			trace_probe_add(t, p, p->name, g->mod, g->names[k / nnams],
					first[k % nnams], NULL);
		if (!known)
			trace_probe_names(t, p, p->name, g->mod, g->names, g->n, first, nnams);
	}
	st->named = true;
	return 0;
}
