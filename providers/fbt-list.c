/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Which functions there are to trace. Source: tracefs's available_filter_functions ("name" or
 * "name [module]" lines); where it cannot be read, the text symbols of /proc/kallsyms, made to
 * look the same. An exact name is searched for in the text; only a pattern makes a table of all.
 * (A listing without any choice of functions has a source of its own: fbt-names.c.)
 *
 * The compiler's suffixes (foo.isra.0) are no part of a function's name, except in the raw table.
 * Several symbols of one name and module make one function.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fbt.h"

#define GROW(array, n, cap)                                                           \
	do {                                                                          \
		if ((n) == (cap)) {                                                   \
			(cap) = (cap) ? (cap)*2 : 16;                                 \
			(array) = realloc((array), (size_t)(cap) * sizeof(*(array))); \
			if (!(array))                                                 \
				trace_no_memory();                                    \
		}                                                                     \
	} while (0)

/* ---- reading */

static bool begins(const char *s, const char *with)
{
	return !strncmp(s, with, strlen(with));
}

bool fbt_is_hidden(const char *name, size_t len)
{
	const char *dot;

	if (name[0] == '_' && name[1] == '_')
		return begins(name, "__ftrace_invalid_address___") || begins(name, "__pfx_") ||
		       begins(name, "__cfi_") || begins(name, "__SCT__");
	dot = memchr(name, '.', len); /* few have one */
	return dot && memmem(dot, len - (size_t)(dot - name), ".cold", 5);
}

/* Code between these symbols cannot be traced: it runs with tracing unsafe, or is gone. */
static const struct {
	const char *from, *to;
} untraceable[] = {
	{ "__noinstr_text_start", "__noinstr_text_end" },
	{ "__entry_text_start", "__entry_text_end" },
	{ "_sinittext", "_einittext" },
	{ "__kprobes_text_start", "__kprobes_text_end" },
};

static bool is_name(const char *s, size_t len, const char *name)
{
	return strlen(name) == len && !memcmp(s, name, len);
}

/* "address type name\t[module]" -> "name [module]", text symbols only, in place. */
static size_t normalize(char *text, size_t len)
{
	char *out = text, *s = text, *end = text + len, *line;
	const char *until = NULL;

	for (; s < end; s = line + 1) {
		char *sp = memchr(s, ' ', (size_t)(end - s)), *name, *tab;
		size_t n, all;

		line = memchr(s, '\n', (size_t)(end - s));
		line = line ? line : end;
		if (!sp || sp + 3 >= line)
			continue;
		name = sp + 3;
		all = (size_t)(line - name);
		tab = memchr(name, '\t', all);
		n = tab ? (size_t)(tab - name) : all;
		if (until) {
			if (is_name(name, n, until))
				until = NULL;
			continue;
		}
		for (size_t i = 0; !tab && *name == '_' && i < 4; i++)
			if (is_name(name, n, untraceable[i].from))
				until = untraceable[i].to;
		if (until || !strchr("tTwW", sp[1]) || fbt_is_hidden(name, n))
			continue;
		if (tab && (begins(tab, "\t[bpf]") || begins(tab, "\t[__builtin")))
			continue;
		memmove(out, name, all);
		if (tab)
			out[n] = ' ';
		out += all;
		*out++ = '\n';
	}
	*out = '\0';
	return (size_t)(out - text);
}

bool fbt_has_sites(struct trace *t)
{
	struct fbt_state *st = fbt_state(t);
	const char *dir = trace_tracefs(t);
	char path[512];

	if (!st->tried) {
		st->tried = true;
		snprintf(path, sizeof(path), "%s/available_filter_functions",
			 dir ? dir : "/sys/kernel/tracing");
		st->list.s = trace_read_file(path, &st->list.len);
		st->read = st->list.s != NULL;
		if (!st->read && asprintf(&st->superset, "%s: %s", path, strerror(errno)) < 0)
			trace_no_memory();
	}
	return !st->superset;
}

static int read_list(struct trace *t)
{
	struct fbt_state *st = fbt_state(t);

	if (fbt_has_sites(t) || st->read)
		return 0;
	st->list.s = trace_read_file("/proc/kallsyms", &st->list.len);
	if (!st->list.s)
		return trace_provider_error(t, errno, errno == EPERM || errno == EACCES,
					    "cannot read the kernel's functions: %s; "
					    "/proc/kallsyms: %s",
					    st->superset, strerror(errno));
	st->list.len = normalize(st->list.s, st->list.len);
	trace_note(t, "fbt: %s; using /proc/kallsyms", st->superset);
	st->read = true;
	return 0;
}

void fbt_warn_superset(struct trace *t)
{
	struct fbt_state *st = fbt_state(t);

	if (st->superset && !st->warned)
		trace_warn(t,
			   "fbt: functions are listed from /proc/kallsyms, which has more than can "
			   "be traced (%s)",
			   st->superset);
	st->warned = true;
}

/* ---- the table */

static uint32_t hash(const char *s)
{
	uint32_t h = 2166136261u;

	for (; *s; s++)
		h = (h ^ (unsigned char)*s) * 16777619u;
	return h ^ h >> 15;
}

static uint32_t *slot(struct fbt_table *tab, const char *mod, const char *name)
{
	uint32_t i = hash(name) & (tab->hashcap - 1);

	for (; tab->hash[i]; i = (i + 1) & (tab->hashcap - 1)) {
		const struct fbt_fn *fn = &tab->fns[tab->hash[i] - 1];

		if (!strcmp(fn->name, name) && (fn->mod == mod || !strcmp(fn->mod, mod)))
			break;
	}
	return &tab->hash[i];
}

static void resize(struct fbt_table *tab, uint32_t want)
{
	uint32_t cap = 64;

	while (cap < want * 2)
		cap *= 2;
	if (cap <= tab->hashcap)
		return;
	free(tab->hash);
	tab->hash = calloc(cap, sizeof(*tab->hash));
	if (!tab->hash)
		trace_no_memory();
	tab->hashcap = cap;
	for (uint32_t i = 0; i < tab->nfns; i++)
		*slot(tab, tab->fns[i].mod, tab->fns[i].name) = i + 1;
}

struct fbt_fn *fbt_find(struct fbt_table *tab, const char *mod, const char *name)
{
	uint32_t *s = tab->hashcap ? slot(tab, mod, name) : NULL;

	return s && *s ? &tab->fns[*s - 1] : NULL;
}

static struct fbt_fn *get(struct fbt_table *tab, const char *mod, const char *name)
{
	uint32_t *s;

	resize(tab, tab->nfns + 1);
	s = slot(tab, mod, name);
	if (!*s) {
		GROW(tab->fns, tab->nfns, tab->capfns);
		tab->fns[tab->nfns] = (struct fbt_fn){ .name = name, .mod = mod };
		*s = ++tab->nfns;
	}
	return &tab->fns[*s - 1];
}

static void add_variant(struct fbt_table *tab, struct fbt_fn *fn, const char *name)
{
	uint32_t *link = &fn->variants;

	for (; *link; link = &tab->vars[*link - 1].next)
		if (!strcmp(tab->vars[*link - 1].name, name)) {
			tab->vars[*link - 1].copies++;
			return;
		}
	*link = tab->nvars + 1;
	GROW(tab->vars, tab->nvars, tab->capvars); /* link may be stale from here on */
	tab->vars[tab->nvars++] = (struct fbt_variant){ .name = name, .copies = 1 };
}

/* A symbol joins its function. name lives as long as the handle. */
static void add_symbol(struct trace *t, struct fbt_table *tab, const char *mod, const char *name)
{
	const char *dot = tab->raw ? NULL : strchr(name, '.');

	if (!dot || dot == name)
		get(tab, mod, name)->plain++;
	else
		add_variant(tab, get(tab, mod, trace_strndup(t, name, (size_t)(dot - name))), name);
}

/* ---- exact names: search the text */

static int search(struct trace *t, struct fbt_table *tab, const char *name)
{
	struct fbt_state *st = fbt_state(t);
	const char *s = st->list.s, *end = s + st->list.len, *hit;
	size_t n = strlen(name);

	for (; (hit = memmem(s, (size_t)(end - s), name, n)); s = hit + n) {
		size_t full = strcspn(hit, " \n"), mod;

		if (hit > st->list.s && hit[-1] != '\n')
			continue;
		if (full != n && (tab->raw || hit[n] != '.'))
			continue;
		if (fbt_is_hidden(hit, full))
			continue;
		mod = hit[full] == ' ' ? strcspn(hit + full + 2, "]\n") : 0;
		add_symbol(t, tab, mod ? trace_strndup(t, hit + full + 2, mod) : "vmlinux",
			   trace_strndup(t, hit, full));
	}
	return 0;
}

struct fbt_fn *fbt_next(struct fbt_table *tab, const char *name, uint32_t *iter)
{
	uint32_t i;

	if (!tab->hashcap)
		return NULL;
	for (;; ++*iter) {
		i = (hash(name) + *iter) & (tab->hashcap - 1);
		if (!tab->hash[i])
			return NULL;
		if (!strcmp(tab->fns[tab->hash[i] - 1].name, name)) {
			++*iter;
			return &tab->fns[tab->hash[i] - 1];
		}
	}
}

int fbt_lookup(struct trace *t, struct fbt_table *tab, const char *name)
{
	struct fbt_state *st = fbt_state(t);
	uint32_t iter = 0;
	int err = read_list(t);

	if (err || !*name || tab->all || fbt_next(tab, name, &iter))
		return err;
	return st->lines ? fbt_load_all(t, tab) : search(t, tab, name);
}

/* ---- all names */

/* normalize() has left out what is hidden, if the list is of its making. */
static void cut(struct trace *t, struct fbt_state *st)
{
	char *s = st->list.s, *end = s + st->list.len, *next;
	const char *mod = "vmlinux";
	uint32_t cap = 0;

	for (; s < end; s = next) {
		char *nl = memchr(s, '\n', (size_t)(end - s)), *sp;
		struct fbt_line line = { s, "vmlinux" };

		nl = nl ? nl : end;
		next = nl + 1;
		*nl = '\0';
		if (nl[-1] == ']' && (sp = strchr(s, ' '))) {
			*sp = '\0';
			nl[-1] = '\0';
			if (strcmp(mod, sp + 2) != 0)
				mod = trace_strndup(t, sp + 2, strlen(sp + 2));
			line.mod = mod;
		}
		if (nl == s || (!st->superset && fbt_is_hidden(s, (size_t)(nl - s))))
			continue;
		GROW(st->lines, st->nlines, cap);
		st->lines[st->nlines++] = line;
	}
}

int fbt_load_all(struct trace *t, struct fbt_table *tab)
{
	struct fbt_state *st = fbt_state(t);
	int err = read_list(t);

	if (err || tab->all)
		return err;
	tab->all = true;
	tab->in_order = !tab->nfns;
	if (!st->lines)
		cut(t, st);
	for (uint32_t i = 0; i < tab->nfns; i++) { /* counted anew */
		tab->fns[i].plain = 0;
		tab->fns[i].variants = 0;
	}
	tab->nvars = 0;
	resize(tab, st->nlines);
	for (uint32_t i = 0; i < st->nlines; i++)
		add_symbol(t, tab, st->lines[i].mod, st->lines[i].name);
	return 0;
}

void fbt_table_free(struct fbt_table *tab)
{
	free(tab->fns);
	free(tab->vars);
	free(tab->hash);
}

void fbt_list_free(struct fbt_state *st)
{
	fbt_table_free(&st->plain);
	fbt_table_free(&st->raw);
	free(st->list.s);
	free(st->lines);
	free(st->superset);
}
