/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Into the kernel and out again: tr_load() makes maps and loads programs, tr_attach() attaches
 * them, tr_fire() runs BEGIN or END, tr_detach() undoes the attaching, tr_loader_free() the rest.
 * Everything is held by file descriptors of this process: when it dies, all of it is gone.
 */
#ifndef TR_LOAD_H
#define TR_LOAD_H

#include "code/gen.h"

struct tr_link { /* what keeps a program attached */
	int fd;
	struct tr_prog *prog;	   /* NULL: one of our own */
	struct trace_probe *probe; /* the only one that it serves; NULL: those of the program */
	uint64_t missed;	   /* hits that the kernel missed before tracing was on */
};

struct tr_loader {
	TR_VEC(struct tr_link) links;
	struct tr_prog *attaching; /* to whom links are added */
	TR_VEC(int) rings;	   /* by CPU */
	struct tr_state *state;	   /* the value of TR_MAP_STATE, mapped */
	int btf_fd;		   /* names and source lines of the programs */
	size_t ring_bytes;	   /* of each ring */
	bool dead;		   /* the probes do not run: tracing has ended */
};

int tr_load(struct trace *t);
int tr_attach(struct trace *t);
/* Run the program of dtrace:::BEGIN or END, if there is one, on the CPU we are on. */
int tr_fire(struct trace *t, const char *name);
/* Clauses run (or no longer run) from now on; END runs even so. */
void tr_set_active(struct trace *t, bool active);
void tr_detach(struct trace *t);
void tr_loader_free(struct trace *t);

/* missed.c: firings that the kernel says it missed between tr_missed_begin(), when all is attached,
 * and tr_missed_end(), which calls fn for each program that missed some. */
void tr_missed_begin(struct trace *t);
void tr_missed_end(struct trace *t, void (*fn)(struct trace *t, uint64_t n, const char *who));

/* maps.c */
int tr_maps_create(struct trace *t);
int64_t tr_sched_clock_offset(void); /* schedclock.c */
/* progbtf.c: one BTF object for all programs: a FUNC for each function, the D lines for line_info.
 * Fills in each program's infos; those are freed by the caller. */
struct bpf_func_info;
struct bpf_line_info;
struct tr_infos {
	struct bpf_func_info *funcs;
	struct bpf_line_info *lines;
	uint32_t nfuncs, nlines;
};
int tr_progbtf_load(struct trace *t, struct tr_infos *infos);

#endif
