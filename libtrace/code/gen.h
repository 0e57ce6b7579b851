/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Code generation: the checked program -> BPF programs ready to load.
 *
 * Used probes are grouped by the kernel attach point that their provider names and by the list of
 * clauses they run; each group is one program:
 *
 *	main(ctx)		which probe is it; are we active; claim scratch; call the clauses
 *	  clause(ctx, probe, slot, time, err)	one per clause: predicate, statements, record
 *	    rt_*()		run-time routines, only those that are used
 *	  rt_fault(ctx, probe, slot, time, err)	records a fault, runs the ERROR clauses
 *
 * `slot` is the claimed scratch slot (a map value), `time` the timestamp shared by the clauses,
 * `err` points at struct tr_rec_error's tail on main's stack. A clause returns 1 after a fault.
 */
#ifndef TR_GEN_H
#define TR_GEN_H

#include "handle.h"
#include "ir.h"
#include "program.h"

/* A clause to run, and as which probe (itself, or a dependent of the program's own probe). */
struct tr_run {
	struct tr_clause *clause;
	struct trace_probe *probe; /* the dependent, or NULL: the program's own probes */
};

struct tr_prog { /* one BPF program */
	struct trace_point pt;
	char *name;			     /* BPF program name, at most 15 characters */
	TR_VEC(struct trace_probe *) probes; /* it attaches to these */
	TR_VEC(struct tr_run) runs;	     /* in program order */
	struct tr_unit *unit;
	struct tr_code code;
	uint32_t key_table; /* TRACE_IDENT_KEY: offset of u16 probe index + 1 by key, in rodata */
	int fd;
	uint64_t missed; /* firings that the kernel missed before tracing was on */
};

struct tr_gen {
	TR_VEC(struct tr_prog *) progs;
	struct tr_buf rodata;
	uint32_t zeros; /* offset of rodata's zeroes, and how many */
	uint32_t nzeros;
	uint32_t slot_size;  /* bytes of a scratch slot, 0: none needed */
	uint32_t this_size;  /* of it, for what the clauses of one firing share, at its start */
	uint32_t clear_size; /* of that, the part to be cleared first: clause-local variables */
	uint32_t kept_off, kept_size; /* behind that: memory that clauses leave to others */
	uint32_t strtok_off;   /* the state of strtok(): a word, cleared first, then the string */
	uint32_t probe_entry;  /* bytes of an entry of TR_MAP_PROBES */
	uint32_t probe_off[4]; /* in it: probeprov mod func name */
	bool sched_clock;      /* a program reads tr_state.sched_clock */
	uint64_t agg_plain; /* aggregations (by id, below 64) whose updates cannot be interrupted by
			       * another update: no atomics needed */
};

/* Group the used probes, generate and emit every program. t->gen owns the result. */
int tr_generate(struct trace *t);
/* Program i is more than the verifier walks through: make two of it. -E2BIG: it cannot be cut (one
 * clause, or clause-local variables that live on). */
int tr_gen_split(struct trace *t, size_t i);
void tr_gen_free(struct trace *t);

/* ---- run-time layouts shared by generated code and its readers */

/* A string variable: 8 bytes of state, then the characters. Globals: 0 a string, 1 NULL;
 * dynamic ones (self->, arrays): 0 NULL (never assigned), 1 a string. */
#define TR_STR_HDR 8

#endif
