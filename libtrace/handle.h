/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The handle: all state of one use of the library. There are no mutable globals, so two
 * handles in one process do not know of each other. Each stage owns one member, made when the
 * stage is first needed and freed by its own _free function.
 */
#ifndef TR_HANDLE_H
#define TR_HANDLE_H

#include "base/base.h"
#include "options.h"
#include "trace/trace.h"

struct tr_script;

struct tr_diag {
	bool set, has_tag, refused;
	enum tr_tag tag;
	int err;
	struct tr_pos pos;
	char *msg, *hint; /* malloc'ed */
};

struct trace {
	struct tr_arena arena;
	struct tr_diag diag;
	char *unable; /* why trace_start() will refuse; NULL: it will not */
	struct tr_options opt;
	struct trace_error_info error; /* what trace_error() gave out */
	TR_VEC(struct tr_source) sources;
	TR_VEC(struct tr_script *) scripts; /* added to be listed only */
	bool listing;			    /* trace_list() is at work */
	enum tr_life { LIFE_NEW, LIFE_COMPILED, LIFE_STARTED } life;

	/* macro arguments: $0 is args.v[0] */
	TR_VEC(const char *) args;
	uint64_t args_used; /* bit n: $n or $$n was used (D_MACRO_UNUSED) */
	int target;	    /* $target: pid of -c or -p, 0 if none */

	struct tr_types *types;	      /* types/: BTF readers and own declarations */
	struct tr_program *program;   /* check/: everything compiled so far */
	size_t first_clause;	      /* of the script added last */
	struct tr_probes *probes;     /* probe/: providers and the probe table */
	struct tr_gen *gen;	      /* code/: generated programs */
	struct tr_features *features; /* load/feature.c: what the kernel can do, as far as asked */
	struct tr_loader *loader;     /* load/: maps, programs, links */
	struct tr_consumer *consumer;
	struct tr_symbols *symbols;
	struct tr_progmetas *progmetas; /* symbol/progmeta.c */

	void (*message)(void *ctx, int verbose, const char *line);
	void *message_ctx;
	FILE *out;     /* where records print (-o, freopen) */
	int npossible; /* possible CPUs; 0 until asked: use tr_ncpus() */
};

/* Possible CPUs (/sys/devices/system/cpu/possible), at least 1. */
int tr_ncpus(struct trace *t);

#endif
