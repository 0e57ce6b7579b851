/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The checked program: what check/ makes, code/ lowers, and consume/ needs to understand the
 * records. Plain data in the handle's arena.
 *
 * A record as it stands in a CPU's ring buffer, offsets from its start:
 *
 *	 0  u32 clause    number of the clause, or TR_REC_* below
 *	 4  u32 probe     bits 0-19: index of the probe in tr_program.probes; bits 20-31: the CPU,
 *			  where one ring serves all of them (tr_program.one_ring)
 *	 8  u64 time      bpf_ktime_get_ns()
 *	16  u64 done[]    clause.ncond > 0 only: bit n set = conditional action n ran
 *	..  data          each action's data at the offsets in its struct tr_act, zero-filled where
 *			  the action did not run
 *
 * One clause firing makes one record (none if no action of it records); its size is fixed. What
 * stands behind a speculate() makes a record of its own: its clause word is the number of clauses
 * plus that of the struct tr_spec, and at tr_spec.off stands a struct tr_specref.
 */
#ifndef TR_PROGRAM_H
#define TR_PROGRAM_H

#include "base/base.h"
#include "syntax/ast.h"
#include "types/type.h"
#include "trace/provider.h"

struct tr_format; /* print/format.h */

#define TR_REC_ERROR 0xffffff00u /* a fault: struct tr_rec_error */

#define TR_REC_COMMIT 0xffffff01u /* commit() and discard(): struct tr_rec_end */
#define TR_REC_DISCARD 0xffffff02u

#define TR_REC_PROBE(w) ((w)&0xfffff)
#define TR_REC_CPU(w) ((w) >> 20)
#define TR_REC_CPU_SHIFT 20

struct tr_rechdr {
	uint32_t clause, probe;
	uint64_t time;
};

enum tr_fault { /* DTrace's numbers (DTRACEFLT_*), an interface: scripts test arg4 */
		TR_FLT_UNKNOWN = 0,
		TR_FLT_BADADDR = 1,
		TR_FLT_BADALIGN = 2,
		TR_FLT_ILLOP = 3,
		TR_FLT_DIVZERO = 4,
		TR_FLT_NOSCRATCH = 5,
		TR_FLT_KPRIV = 6,
		TR_FLT_UPRIV = 7,
		TR_FLT_TUPOFLOW = 8,
		TR_FLT_BADSIZE = 9,
		TR_FLT_BADINDEX = 10,
		TR_FLT_LIBRARY = 11,
		TR_FLT_BADSTACK = 12,
};

struct tr_rec_error {
	struct tr_rechdr hdr; /* clause = TR_REC_ERROR, probe = the probe that faulted */
	uint32_t clause;      /* that faulted */
	uint32_t action;      /* its number in the clause, from 1; 0: the predicate */
	uint32_t fault;	      /* enum tr_fault */
	uint32_t line_col;    /* line << 12 | column of the faulting expression, 0: not known */
	uint64_t value;	      /* the address and the like */
};

struct tr_specref {    /* a speculation: its number is used again, born is not */
	uint64_t born; /* when speculation() gave it out */
	uint32_t id, unused;
};

struct tr_rec_end { /* a speculation ends */
	struct tr_rechdr hdr;
	struct tr_specref ref;
};

enum tr_actkind {
	ACT_TRACE,  /* data[0]: any type */
	ACT_PRINTF, /* fmt, data */
	ACT_PRINTA, /* fmt or NULL, aggs */
	ACT_STACK,  /* data[0]: T_STACK */
	ACT_USTACK, /* data[0]: T_USTACK; also jstack */
	ACT_SYM,    /* data[0]: T_SYM or T_USYM: sym func mod usym ufunc umod uaddr as statements */
	ACT_TRACEMEM,	 /* data[0]: bytes; data[1], if any: the dynamic length */
	ACT_EXIT,	 /* data[0]: int status */
	ACT_CLEAR,	 /* aggs[0] */
	ACT_TRUNC,	 /* aggs[0]; data[0], if any: int64 how many, negative: the smallest */
	ACT_NORMALIZE,	 /* aggs[0]; data[0]: the divisor */
	ACT_DENORMALIZE, /* aggs[0] */
	ACT_SYSTEM,	 /* fmt, data */
	ACT_FREOPEN,	 /* fmt, data */
	ACT_FTRUNCATE,
	ACT_SETOPT, /* data[0], data[1]: strings */
	ACT_PRINT,  /* data[0]: value of its BTF type */
	ACT_PCAP,
	ACT_RAISE,
	ACT_STOP,
	ACT_COPYOUT,
	ACT_COPYOUTSTR,
	ACT_CHILL, /* done in the kernel: no record */
	ACT_SPECULATE,
	ACT_COMMIT,
	ACT_DISCARD,
	ACT_DEFAULT, /* no statement at all: the probe's line alone */
};

struct tr_datum {
	uint32_t off, size; /* in the record */
	struct tr_type *type;
};

struct tr_agg;

struct tr_act {
	enum tr_actkind kind;
	int cond;   /* bit in done[], -1: ran whenever the record exists */
	int number; /* action number in the clause, from 1, as ERROR's arg2 */
	struct tr_pos pos;
	struct tr_datum *data;
	size_t ndata;
	struct tr_format *fmt;
	struct tr_agg **aggs;
	size_t naggs;
	struct tr_node *node; /* for the lowering */
	struct tr_act *spec;  /* the ACT_SPECULATE that it stands behind: recorded there */
	struct tr_act *next;
};

/* Does the action put something into records? */
static inline bool tr_act_records(const struct tr_act *a)
{
	return a->kind < ACT_RAISE || a->kind == ACT_DEFAULT;
}

/* ---- variables */

enum tr_vkind { V_SCALAR, V_ASSOC, V_BUILTIN, V_INLINE, V_KERNEL };

struct tr_key { /* one field of a tuple, zero-padded to 8 bytes */
	struct tr_type *type;
	uint32_t off, size; /* size: of the field, strings: the longest of all uses */
	bool declared;	    /* its type, by a declaration of the array */
};

struct tr_var {
	enum tr_vkind kind;
	enum tr_scope scope;
	const char *name;
	struct tr_pos pos;    /* where it was declared or first assigned */
	struct tr_type *type; /* NULL until known */
	bool declared;	      /* by a declaration, not by an assignment */
	bool read, written;
	struct tr_key *keys; /* V_ASSOC */
	size_t nkeys;
	uint32_t keysize;   /* bytes of the whole tuple */
	uint32_t off, size; /* scalar: place in its scope's storage; assoc: size of the value.
			       * Strings are stored as u64 state (see code/) and strsize bytes */
	int map;	    /* V_ASSOC: number in tr_program.maps */
	const struct tr_builtin_row *builtin;
	struct tr_clause *only; /* this->: the only clause that uses it, NULL if several do */
	bool shared;		/* … several do */
	bool laid, busy;	/* (check) it has its place; an inline being put in */
	struct tr_item *inl;	/* V_INLINE */
	struct tr_var *next;
};

/* The type it is stored as: an integer that no declaration made narrow has all 64 bits. */
struct tr_type *tr_var_stored(struct trace *t, struct tr_var *v);

/* ---- aggregations */

enum tr_aggfunc {
	AGG_COUNT,
	AGG_SUM,
	AGG_MIN,
	AGG_MAX,
	AGG_AVG,
	AGG_STDDEV,
	AGG_QUANTIZE,
	AGG_LQUANTIZE,
	AGG_LLQUANTIZE
};

/*
 * A value is an array of 64-bit words:
 *	count		n
 *	sum		n, sum			(n: number of updates, also for min and max)
 *	min, max	n, value		(value is meaningless while n is 0)
 *	avg		n, sum
 *	stddev		n, sum, low and high word of the sum of squares (128 bits)
 *	quantize	127 buckets, see tr_quantize_bucket() in consume/; the middle one is zero
 *	lquantize	below base, levels, at or above limit
 *	llquantize	below factor^low, buckets, at or above factor^(high+1)
 *
 * Unkeyed aggregations stand side by side in one per-CPU array element (off); keyed ones have a
 * hash each, whose key is u64 cpu followed by the tuple, so that no two CPUs share an element. A
 * program may use 64 maps: of many aggregations those with equal sizes share one, told apart by tag.
 */
struct tr_agg {
	uint32_t id;	  /* from 0 */
	const char *name; /* without @; "_" is the unnamed one */
	struct tr_pos pos;
	enum tr_aggfunc func;
	int64_t param[4]; /* lquantize: base limit step; llquantize: factor low high steps */
	struct tr_key *keys;
	size_t nkeys;
	uint32_t keysize; /* of the tuple, the cpu not counted */
	uint32_t valsize; /* bytes */
	uint32_t off;	  /* unkeyed: place in the per-CPU element */
	uint32_t tag;	  /* upper half of the key's first word where several share a map, else 0 */
	int map;	  /* keyed: number in tr_program.maps; unkeyed: TR_MAP_AGGS */
	bool assigned;	  /* @a = f() stands somewhere; reading an unassigned one is D_AGG_NULL */
	struct tr_agg *next;
};

/* ---- clauses and probes */

struct tr_match { /* a probe that a clause enables */
	struct trace_probe *probe;
	uint32_t epid; /* enabled probe id, from 1 */
};

enum tr_uses { /* what a clause needs at run time; nothing is set up that no clause uses */
	       USE_SCRATCH = 1 << 0, /* string temporaries, tuples too large for the stack */
	       USE_TIME = 1 << 1,    /* timestamp or a record */
	       USE_RECORD = 1 << 2,
	       USE_FAULT = 1 << 3, /* may fault */
	       USE_EXIT = 1 << 4,
	       USE_TLS = 1 << 5,
	       USE_THIS = 1 << 6,
	       USE_PROBE = 1 << 7, /* probeprov … id, epid */
	       USE_STRTOK = 1 << 8,
	       USE_SPEC =
		       1 << 9, /* makes records beside its own: speculate(), commit(), discard() */
};

struct tr_clause {
	uint32_t index;
	const char *name; /* for BTF: unique, a C identifier */
	struct tr_item *item;
	struct tr_pos pos;
	struct tr_node *pred;
	struct tr_stmt *body;
	unsigned uses; /* enum tr_uses */
	struct tr_act *acts;
	size_t ncond;		      /* conditional actions that record */
	uint32_t recsize;	      /* whole record, 8-aligned; 0: none */
	uint32_t keep_off, keep_size; /* (code) in the slot: memory that other clauses look at */
	TR_VEC(struct tr_match) matches;
	struct tr_clause *next;
};

struct tr_spec { /* the records of what stands behind one speculate() */
	struct tr_clause *clause;
	struct tr_act *act; /* the speculate() */
	uint32_t recsize;   /* 0: nothing behind it records */
	uint32_t off;	    /* of struct tr_specref */
};

/* ---- maps */

enum {		       /* always the first ones, made only when used */
       TR_MAP_STATE,   /* array, 1: struct tr_state */
       TR_MAP_CPU,     /* per-CPU array, 1: struct tr_cpu */
       TR_MAP_RINGS,   /* array of ring buffers, one per CPU */
       TR_MAP_GLOBALS, /* array, 1: D's global scalars */
       TR_MAP_RODATA,  /* array, 1, frozen: string constants and tables */
       TR_MAP_TLS,     /* hash: self-> scalars by thread */
       TR_MAP_AGGS,    /* per-CPU array, 1: unkeyed aggregations */
       TR_MAP_SCRATCH, /* array: scratch slots, TR_SLOTS per CPU */
       TR_MAP_SPEC,    /* hash: number of an active speculation -> when it was given out */
       TR_MAP_PROBES,  /* array: probe index -> struct of offsets of its names in rodata */
       TR_MAP_FIRST,   /* associative arrays and keyed aggregations follow */
};

struct tr_mapdef {
	const char *name; /* at most 15 characters */
	uint32_t type;	  /* enum bpf_map_type */
	uint32_t key, value, entries, flags;
	uint32_t tuple; /* > 0: bytes of the whole key, of which `key` is a digest: code/longkey.c */
	bool used;	/* a program refers to it: create it */
	int fd;		/* -1 until created */
	struct tr_agg *agg;
	struct tr_var *var;
};

/* TR_MAP_STATE, written by both sides, mapped by user space. */
struct tr_state {
	uint32_t active; /* 1: clauses run; exit() and the end of tracing make it 0 */
	uint32_t exited; /* an exit() ran */
	uint64_t wake;	 /* bytes in a ring buffer from which on the reader is woken */
	uint64_t wall;	 /* nanoseconds from CLOCK_MONOTONIC to the time of day */
	uint32_t filled; /* bufpolicy=fill: a buffer is full, and `active` 0 */
	uint32_t unused;
	int64_t sched_clock; /* nanoseconds from CLOCK_MONOTONIC to the scheduler's clock; 0: unknown */
	uint64_t spare[3];
};

/* TR_MAP_CPU: drops by kind, exact (DROP_MISSED is the kernel's own counting). Scratch claims. */
enum tr_drop {
	DROP_RECORD,
	DROP_AGG,
	DROP_DYNVAR,
	DROP_TLS,
	DROP_SCRATCH,
	DROP_ERROR,
	DROP_SPEC,
	DROP_SPECBUSY,
	DROP_SPECNONE,
	DROP_NEST,
	DROP_MISSED,
	DROP_MAX
};

struct tr_cpu {
	uint64_t drops[16];
	uint64_t claimed; /* bit n: scratch slot n is in use (5.12+); before: how deep we are nested */
	uint64_t chill_since, chilled; /* chill(): begin of the second, time spent in it */
	uint64_t spare[5];
};

#define TR_SLOTS 4

#define TR_STACK_EXTRA 8 /* frames taken beyond those asked for: those of the tracer go */

struct tr_program {
	TR_VEC(struct tr_clause *) clauses;  /* in program order */
	TR_VEC(struct trace_probe *) probes; /* in use; index = record's probe */
	TR_VEC(struct tr_mapdef) maps;
	TR_VEC(struct tr_agg *) aggs;
	TR_VEC(struct tr_spec) specs;
	struct tr_var *vars;
	uint32_t globals_size, tls_size, aggs_size;
	uint32_t this_size; /* bytes of all this-> variables, by their .off */
	uint32_t nepids;
	bool has_error_clause;
	bool has_bpfmeta; /* bpfmeta() is used */
	/* Records come from BEGIN, END and ticks alone: one small ring for all CPUs will do, and
	 * TR_MAP_RINGS is that ring itself. A map of rings costs an RCU grace period to fill. */
	bool one_ring;
};

#endif
