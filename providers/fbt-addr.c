/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Addresses of functions by symbol. /proc/kallsyms has where each symbol starts, which is what
 * kprobes want; when it has more symbols of a name than can be traced, tracefs's
 * available_filter_functions_addrs (6.5 on) tells which ones: its addresses lie some bytes into
 * the function, where the tracing call is.
 *
 * A few names are searched for in the text; for many, each file is indexed once.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "fbt.h"

#define CALL_SITE_MAX 16 /* bytes from a function's start to its tracing call */

struct list {
	uint64_t *v;
	size_t n;
};

static int read_file(struct fbt_addrs *a, const char *path, bool typed)
{
	if (!a->read)
		a->text.s = trace_read_file(path, &a->text.len);
	a->read = true;
	a->typed = typed;
	return a->text.s ? 0 : -ENOENT;
}

/* The name in the line at s. */
static const char *line_name(const struct fbt_addrs *a, const char *s, size_t *len)
{
	s += strcspn(s, " \n");
	if (a->typed && *s == ' ' && s[1] && s[2] == ' ')
		s += 2;
	s += *s == ' ';
	*len = strcspn(s, " \t\n");
	return s;
}

static uint32_t hash(const char *s, size_t n)
{
	uint32_t h = 2166136261u;

	while (n--)
		h = (h ^ (unsigned char)*s++) * 16777619u;
	return h ^ h >> 15;
}

static void make_index(struct fbt_addrs *a)
{
	uint32_t lines = 1, cap = 1024;

	for (size_t i = 0; i < a->text.len; i++)
		lines += a->text.s[i] == '\n';
	while (cap < lines * 2)
		cap *= 2;
	a->hash = calloc(cap, sizeof(*a->hash));
	if (!a->hash)
		trace_no_memory();
	a->cap = cap;
	for (const char *s = a->text.s; *s; s += strcspn(s, "\n"), s += *s == '\n') {
		size_t n;
		const char *name = line_name(a, s, &n);
		uint32_t i = hash(name, n) & (cap - 1);

		while (a->hash[i])
			i = (i + 1) & (cap - 1);
		a->hash[i] = (uint32_t)(s - a->text.s) + 1;
	}
}

static void push(struct list *l, uint64_t addr)
{
	if ((l->n & (l->n - 1)) == 0) {
		l->v = realloc(l->v, (l->n ? l->n * 2 : 1) * sizeof(*l->v));
		if (!l->v)
			trace_no_memory();
	}
	l->v[l->n++] = addr;
}

/* Take the line's address if it is the symbol's. */
static void try_line(const struct fbt_addrs *a, const char *s, const char *mod, const char *want,
		     struct list *l)
{
	size_t n, modlen = 7, wantlen = strlen(want);
	const char *name = line_name(a, s, &n), *in = "vmlinux";
	uint64_t addr = strtoull(s, NULL, 16);

	if (n != wantlen || memcmp(name, want, n) != 0 || !addr)
		return;
	if (a->typed && !strchr("tTwW", s[strcspn(s, " ") + 1]))
		return;
	if (name[n] == ' ' || name[n] == '\t') {
		in = name + n + 2;
		modlen = strcspn(in, "]\n");
	}
	if (strlen(mod) == modlen && !memcmp(mod, in, modlen))
		push(l, addr);
}

static void search(const struct fbt_addrs *a, const char *mod, const char *name, struct list *l)
{
	const char *text = a->text.s, *end = text + a->text.len, *s = text, *hit, *line;
	size_t len = strlen(name);

	for (; (hit = memmem(s, (size_t)(end - s), name, len)); s = hit + len) {
		if (hit == text || hit[-1] != ' ')
			continue;
		for (line = hit; line > text && line[-1] != '\n'; line--)
			;
		try_line(a, line, mod, name, l);
	}
}

static void find(struct fbt_addrs *a, const char *mod, const char *name, bool many, struct list *l)
{
	size_t len = strlen(name);

	if (many && !a->hash)
		make_index(a);
	if (!a->hash) {
		search(a, mod, name, l);
		return;
	}
	for (uint32_t i = hash(name, len) & (a->cap - 1); a->hash[i]; i = (i + 1) & (a->cap - 1))
		try_line(a, a->text.s + a->hash[i] - 1, mod, name, l);
}

static bool has_site(const struct list *sites, uint64_t addr)
{
	for (size_t i = 0; i < sites->n; i++)
		if (sites->v[i] >= addr && sites->v[i] - addr <= CALL_SITE_MAX)
			return true;
	return false;
}

int fbt_addresses(struct trace *t, const char *mod, const char *name, uint32_t copies, bool many,
		  void (*add)(void *ctx, uint64_t addr), void *ctx)
{
	struct fbt_state *st = fbt_state(t);
	struct list l = { 0 }, sites = { 0 };
	const char *dir = trace_tracefs(t);
	char path[512];
	int n = 0;

	if (read_file(&st->syms, "/proc/kallsyms", true))
		return -ENOENT;
	find(&st->syms, mod, name, many, &l);
	if (l.n > copies && dir) {
		snprintf(path, sizeof(path), "%s/available_filter_functions_addrs", dir);
		if (!read_file(&st->sites, path, false))
			find(&st->sites, mod, name, many, &sites);
	}
	for (size_t i = 0; i < l.n; i++) {
		if (sites.n && !has_site(&sites, l.v[i]))
			continue;
		add(ctx, l.v[i]);
		n++;
	}
	free(l.v);
	free(sites.v);
	return n;
}

void fbt_addrs_free(struct fbt_state *st)
{
	free(st->syms.text.s);
	free(st->syms.hash);
	free(st->sites.text.s);
	free(st->sites.hash);
}
