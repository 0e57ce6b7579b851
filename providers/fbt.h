/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Function boundary tracing, inside providers/: the list of functions (fbt-list.c) and what a
 * listing shows of it (fbt-names.c), the choice of the implementation (fbt.c), and the two
 * implementations: fprobe, on BPF trampolines (fbt-fprobe.c), and kprobe (fbt-kprobe.c).
 */
#ifndef PROVIDERS_FBT_H
#define PROVIDERS_FBT_H

#include "trace/provider.h"
#include "tp.h"

/* ---- the list of functions */

struct fbt_variant { /* a suffixed symbol: foo.isra.0 */
	const char *name;
	uint32_t next; /* index + 1 of the next one of the same function */
	uint32_t copies;
};

struct fbt_fn { /* a function as the user names it */
	const char *name, *mod;
	uint32_t plain;	   /* symbols of exactly that name */
	uint32_t variants; /* index + 1 of the first suffixed one */
	bool exact;	   /* a description named it exactly */
	struct trace_probe *entry, *ret;
};

struct fbt_table {
	bool raw;      /* suffixes belong to the name */
	bool all;      /* all functions are in it, not just those looked up */
	bool in_order; /* … as the list has them: none was looked up before */
	struct fbt_fn *fns;
	uint32_t nfns, capfns;
	struct fbt_variant *vars;
	uint32_t nvars, capvars;
	uint32_t *hash; /* index + 1 */
	uint32_t hashcap;
};

struct fbt_line {
	const char *name, *mod;
};

struct fbt_text { /* of a file: a symbol per line */
	char *s;
	size_t len;
};

struct fbt_addrs { /* "address [type] name [mod]" lines */
	struct fbt_text text;
	bool typed; /* with a type letter, as in kallsyms */
	bool read;
	uint32_t *hash; /* offset of a line + 1 */
	uint32_t cap;
};

struct fbt_group { /* functions of one module, for a listing */
	const char *mod;
	const char **names;
	size_t n;
};

struct fbt_state {
	struct fbt_text list; /* "name [mod]" lines; cut into lines once a pattern needs all */
	struct fbt_line *lines;
	uint32_t nlines;
	bool read;	/* the list is there */
	bool tried;	/* available_filter_functions was looked at */
	char *superset; /* why the list holds more than can be traced, else NULL */
	bool warned;	/* that the list is a superset */
	struct fbt_table plain, raw;

	struct fbt_group *groups;
	size_t ngroups;
	bool btf;	  /* the groups are from BTF */
	bool told;	  /* … and that was said */
	bool made, named; /* there are probes of fbt: made ones; such as have only names */
	uint32_t nlate;	  /* of the latter were looked up in the list */

	struct fbt_addrs syms;	/* /proc/kallsyms */
	struct fbt_addrs sites; /* available_filter_functions_addrs, 6.5+: only what can be traced */

	/* probes in use */
	struct trace_probe **used;
	uint32_t nused, capused;
	uint32_t nfprobe, nkprobe;
	const char *switched; /* all went to kprobes, because … */
	bool reported;
};

struct fbt_state *fbt_state(struct trace *t);
/* Functions of exactly that name, all modules: fills the table. 0 or negative errno. */
int fbt_lookup(struct trace *t, struct fbt_table *tab, const char *name);
/* All functions. */
int fbt_load_all(struct trace *t, struct fbt_table *tab);
/* A pattern found its functions in a list that has too many: say so, once. */
void fbt_warn_superset(struct trace *t);
/* Names that have no entry to trace, in any source. */
bool fbt_is_hidden(const char *name, size_t len);
/* Is available_filter_functions there, and read? */
bool fbt_has_sites(struct trace *t);
/* Name the probes of all functions, of modules that match, for a listing or to find one by its
 * number in that. 0 or negative errno. */
int fbt_name_all(struct trace *t, const struct trace_provider *p, const char *mod, bool entry,
		 bool ret);
void fbt_table_free(struct fbt_table *tab);
void fbt_names_free(struct fbt_state *st);
/* The functions of that name, module by module; *iter is 0 at first. NULL: no more. */
struct fbt_fn *fbt_next(struct fbt_table *tab, const char *name, uint32_t *iter);
struct fbt_fn *fbt_find(struct fbt_table *tab, const char *mod, const char *name);
/* Addresses at which symbols of that name start: calls add for each, returns their number or
 * negative errno. copies: how many of them can be traced. many: more such calls follow. */
int fbt_addresses(struct trace *t, const char *mod, const char *name, uint32_t copies, bool many,
		  void (*add)(void *ctx, uint64_t addr), void *ctx);
void fbt_addrs_free(struct fbt_state *st);
void fbt_list_free(struct fbt_state *st);

/* ---- probes in use: what trace_probe.data points to */

struct fbt_probe {
	const char *symbol; /* to attach by: the (first) suffixed name; NULL: the probe's function */
	struct tp *tp;
	struct fbt_table *tab;
	uint32_t fn; /* index in its table */
	bool ret;
	long offset;	 /* rawfbt: where in the function, -1: entry or return */
	const char *why; /* why it is a kprobe */
	bool noted;
	struct trace_proto proto;
	bool looked, has_proto;		   /* it was looked up; it exists */
	uint8_t slots[TRACE_ARGS_MAX + 1]; /* argument -> first 8-byte word; [nargs]: the words */
};

static inline struct fbt_fn *fbt_fn(const struct fbt_probe *fp)
{
	return &fp->tab->fns[fp->fn];
}

/* The probe cannot be had: an error if it was named exactly, else a note. */
int fbt_refused(struct trace *t, struct trace_probe *pb, int err);

extern const struct trace_provider fbt_impl_fprobe, fbt_impl_kprobe, fbt_impl_multi;
/* Does the kernel take an fentry program for it? 0 or negative errno. */
int fbt_fprobe_try(struct trace *t, struct trace_probe *pb);
/* Say with -v how each probe is served; once all decisions are made. */
void fbt_report(struct trace *t, struct trace_probe *pb, const char *impl);

#endif
