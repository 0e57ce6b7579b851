/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Inside probe/: how probes and providers are kept in the handle. Probes are made in blocks, for
 * a listing may have some hundred thousand of them; what only a probe in use has stands in struct
 * tr_pextra. The hash by name takes in the probes of a provider when one of that provider's names
 * is looked up, so that a listing never pays for what it has most of. Of functions to be listed
 * there are only the names (struct tr_span): each probe is made when one asks for it.
 */
#ifndef TR_PROBE_TABLE_H
#define TR_PROBE_TABLE_H

#include "probe/probe.h"
#include "types/btfscan.h"

struct tr_pextra { /* of a probe in use, or looked at with -lv */
	struct trace_arginfo info;
	bool has_info;
	bool informed; /* probe_info was called */
	bool entered;  /* stands in the program's table of probes */
	bool enabled;
	bool destroyed;
};

struct tr_pentry {
	struct trace_probe pb;
	struct tr_pextra *extra;
};

struct tr_pprov { /* a provider in this handle */
	const struct trace_provider *p;
	bool populated, enumerated;
	void *state;
};

#define TR_PBLOCK 1024

struct tr_pslot {
	uint32_t hash, made; /* number of the probe + 1 */
};

struct tr_pending { /* probes made one after the other, of one provider name */
	const char *prv;
	size_t from, to;
};

/* Probes that have ids but are not made: places from to from + n - 1 of all, NULL there until
 * they are. Place from + i: function i / nnams, name i % nnams. */
struct tr_span {
	const struct trace_provider *p;
	const char *prv, *mod;
	const char *const *funs, *const *nams;
	uint32_t nnams;
	size_t from, n;
};

struct tr_probes {
	TR_VEC(struct tr_pprov) provs;
	TR_VEC(struct tr_pentry *) blocks; /* TR_PBLOCK probes each, in order of creation */
	size_t made;			   /* probes in them */
	TR_VEC(struct trace_probe *) all;  /* in order of id; NULL: in a span */
	TR_VEC(struct tr_span) spans;
	size_t span;			   /* the one looked at last */
	struct tr_pslot *hash;		   /* open addressing */
	size_t hashcap, hashed;		   /* places in it; how many are taken */
	TR_VEC(struct tr_pending) pending; /* probes that are not in it yet */
	bool enumerated;
	bool quiet; /* looking for near names: providers' warnings are not wanted */
	struct tr_arena strings;
	struct trace_probe *last; /* most neighbours share most strings */
	char *why;
	bool plugins_sought;
	TR_VEC(void *) plugins;		  /* from dlopen(), closed last */
	TR_VEC(struct tr_btf_file *) btf; /* whose names providers were given */
};

struct tr_probes *tr_probes_get(struct trace *t);
struct tr_pprov *tr_pprov_find(struct trace *t, const struct trace_provider *p);
struct tr_pextra *tr_pextra_get(struct trace *t, struct trace_probe *pb);
/* Populate once; 0 or negative errno with the error recorded. */
int tr_pprov_populate(struct trace *t, struct tr_pprov *pp);
int tr_pprov_provide(struct trace *t, struct tr_pprov *pp, const struct trace_pdesc *pd);
int tr_pprov_enumerate(struct trace *t, struct tr_pprov *pp);
/* Enter the providers of plugins behind the others, once. Faults are warnings. */
void tr_plugins_load(struct trace *t);
void tr_plugins_free(struct tr_probes *ps);

#endif
