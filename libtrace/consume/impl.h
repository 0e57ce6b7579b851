/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the files of consume/ share. A record goes ring -> consume.c (order) -> record.c (its
 * clause's steps) -> a renderer: text.c, which turns it into what the user reads. Another output
 * format is another struct tr_renderer.
 */
#ifndef TR_CONSUME_IMPL_H
#define TR_CONSUME_IMPL_H

#include "consume/aggregate.h"
#include "consume/consume.h"
#include "consume/ring.h"
#include "handle.h"
#include "print/print.h"

#define TR_FLUSH_AT (256 * 1024) /* bytes of output */

struct tr_consumer;

/* A record being handled. */
struct tr_rec {
	const struct tr_rechdr *hdr;
	uint32_t len;
	int cpu;
	const struct tr_clause *clause;
	const struct trace_probe *probe;
};

typedef void tr_act_fn(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a);

struct tr_renderer {
	void (*begin)(struct tr_consumer *c, const struct tr_rec *r);
	void (*end)(struct tr_consumer *c, const struct tr_rec *r);
	tr_act_fn *acts[ACT_DEFAULT + 1]; /* NULL: the action shows nothing */
	/* line is what the text renderer says; from, e and n for those that say it otherwise */
	void (*error)(struct tr_consumer *c, const struct tr_rec *r, const struct tr_rec_error *e,
		      const char *line);
	/* cpu: -1 for DROP_MISSED */
	void (*drop)(struct tr_consumer *c, enum tr_drop kind, int cpu, uint64_t n,
		     const char *line);
	/* printa(): by == NULL when aggregations are printed at the end */
	void (*aggs)(struct tr_consumer *c, const struct tr_act *by, struct tr_agg **aggs,
		     size_t n);
	void (*finish)(struct tr_consumer *c); /* after all else; NULL: nothing */
};

extern const struct tr_renderer tr_text_renderer, tr_json_renderer;

/* ---- access to maps, so that tests can do without a kernel */

typedef void tr_elem_fn(void *ctx, const void *key, const void *value);

struct tr_mapops {
	/* Call fn for each element of a hash. 0 or negative errno. */
	int (*each)(struct trace *t, const struct tr_mapdef *m, tr_elem_fn *fn, void *ctx);
	/* Read element 0 of a per-CPU array: one value for each possible CPU, 8-aligned. */
	int (*percpu)(struct trace *t, const struct tr_mapdef *m, void *values);
	int (*set_percpu)(struct trace *t, const struct tr_mapdef *m, const void *values);
	/* Replace an element that is there; delete elements. */
	int (*replace)(struct trace *t, const struct tr_mapdef *m, const void *key,
		       const void *value);
	int (*remove)(struct trace *t, const struct tr_mapdef *m, const void *key);
};

extern const struct tr_mapops tr_kernel_maps;

/* ---- snapshots of aggregations (snapshot.c) */

struct tr_row { /* one tuple of an aggregation, all CPUs merged */
	uint32_t hash;
	bool visible;
};

struct tr_snap { /* of one aggregation */
	const struct tr_agg *agg;
	size_t words, keysize;
	int64_t norm;	/* normalize(): divisor */
	bool printed;	/* by a printa(): not again at the end */
	bool user;	/* a key has addresses of a process */
	bool pending;	/* truncated elements wait for their removal from the map */
	uint64_t taken; /* record number of the newest snapshot; 0: take one anyhow */
	uint64_t taken_at;
	int64_t *bounds; /* llquantize */

	/* elements as the kernel has them, by (cpu, tuple) */
	char *elems;
	size_t nelems, elemcap, elemsize, ndead;
	uint32_t *elemidx;
	size_t elemidxcap;
	/* rows by tuple, stack keys without the tracer's frames */
	char *rows;
	size_t nrows, rowcap, rowsize;
	uint32_t *rowidx;
	size_t rowidxcap;
	char *tuple; /* scratch for one tuple */
};

static inline struct tr_row *tr_snap_row(const struct tr_snap *s, size_t i)
{
	return (struct tr_row *)(s->rows + i * s->rowsize);
}

static inline const char *tr_row_tuple(const struct tr_row *row)
{
	return (const char *)(row + 1);
}

static inline int64_t *tr_row_words(const struct tr_snap *s, const struct tr_row *row)
{
	return (int64_t *)((char *)(row + 1) + s->keysize);
}

int tr_snap_init(struct trace *t, struct tr_snap *s, const struct tr_agg *agg);
void tr_snap_free(struct tr_snap *s);
/* Read the aggregation anew; not again for the same record. */
int tr_snap_take(struct tr_consumer *c, struct tr_snap *s);
int tr_snap_again(struct tr_consumer *c, struct tr_snap *s); /* in any case */
int tr_snap_show(struct tr_consumer *c, struct tr_snap *s);  /* to be printed: -x aggrate */
void tr_snap_clear(struct tr_consumer *c, struct tr_snap *s);
/* Hide all rows but those with the n largest values (negative: -n smallest; 0: hide all). */
void tr_snap_trunc(struct tr_consumer *c, struct tr_snap *s, int64_t n);
uint32_t tr_hash_bytes(const void *p, size_t n);

/* ---- rows in order (aggsort.c) */

struct tr_joined { /* one printed row: words[i] of the i-th aggregation, zeros where it has none */
	const char *tuple;
	const int64_t **words;
	long double order; /* value of the aggregation that decides */
	uint32_t hash;
};

struct tr_rows {
	struct tr_joined *v;
	size_t n, cap;
	const int64_t **words; /* all rows' words */
	int64_t *zero;
	uint32_t *idx; /* by tuple, while joining */
	size_t idxcap;
};

/* The visible rows of the aggregations, joined by tuple and sorted as the options say. */
int tr_rows_get(struct tr_consumer *c, struct tr_snap **snaps, size_t n, struct tr_rows *rows);
void tr_rows_free(struct tr_rows *rows);
/* The number an aggregation that is one number shows. */
int64_t tr_agg_number(const struct tr_agg *agg, const int64_t *words, int64_t norm);
bool tr_agg_is_distribution(const struct tr_agg *agg);
/* What rows are sorted by: the number, or the sum of all values of a distribution. */
long double tr_snap_order(const struct tr_snap *s, const int64_t *words);
/* Numbers of the visible rows, smallest value first; malloc'ed. */
size_t *tr_snap_sorted(struct tr_snap *s, size_t *n);

/* ---- the consumer */

struct tr_step {
	tr_act_fn *fn;
	const struct tr_act *act;
	int cond;
};

struct tr_plan { /* what to do with a clause's record */
	const struct tr_clause *clause;
	uint32_t size;		    /* bytes that the record must have */
	const struct tr_spec *spec; /* records of a speculation */
	bool user;		    /* has addresses of a process */
	struct tr_step *steps;
	size_t nsteps;
};

struct tr_keep { /* the newest records of a CPU (keep.c) */
	char *buf;
	size_t size;
	size_t head, tail; /* the oldest; where the next one goes */
	size_t n;
};

struct tr_cpustate {
	struct tr_ring ring;
	bool open;
	const void *rec; /* head of the merge */
	uint32_t len;
	uint64_t busy_since; /* the head is not committed: since when we know */
	int indent;	     /* -F */
	struct tr_keep keep; /* bufpolicy=ring */
};

struct tr_consumer {
	struct trace *t;
	const struct tr_mapops *ops;
	const struct tr_renderer *render;
	struct tr_buf out;
	struct tr_buf line; /* json: the firing being put together */
	FILE *first_out;    /* where freopen("") goes back to */
	int error;	    /* of writing: negative errno */

	struct tr_plan *plans;
	size_t nplans;
	uint64_t recno; /* records handled */

	struct tr_cpustate *cpus;
	int ncpus;
	int *heap; /* CPUs by time of their heads */
	int nheap;
	int epfd;

	enum tr_policy policy;
	bool busy; /* the rings are to be read without waiting */

	bool exited;
	int status;
	uint64_t nerrors;

	struct tr_specs *specs; /* spec.c; NULL: no speculations */

	struct tr_snap *snaps; /* by aggregation id */
	size_t nsnaps;

	uint64_t *drops; /* last values, [cpu][DROP_MAX] */
	void *cpubuf;	 /* TR_MAP_CPU as read */
	int ndropcpus;
	uint64_t total_drops;
	uint64_t next_switch, next_status, next_agg; /* when to look again */

	bool heading;			      /* text: the column heads are printed */
	const struct trace_probe *flow_probe; /* text, -F: of the line before */
	const struct tr_clause *flow_clause;
	int flow_cpu;
};

uint64_t tr_now(void); /* CLOCK_MONOTONIC, what bpf_ktime_get_ns() gives */
int tr_out_flush(struct tr_consumer *c);

/* record.c */
int tr_plans_make(struct tr_consumer *c);
void tr_record(struct tr_consumer *c, const void *rec, uint32_t len, int cpu);
/* A run-time problem of an action, in the form of a fault's message. */
void tr_rec_warn(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a,
		 const char *fmt, ...) TR_PRINTF(4, 5);
const char *tr_fault_text(uint32_t fault);
uint32_t tr_rec_epid(const struct tr_clause *clause, const struct trace_probe *probe);

/* Show what the plan's actions make of the record. */
void tr_record_show(struct tr_consumer *c, const struct tr_plan *plan, const void *rec, int cpu);

/* spec.c: records of speculations wait for their commit() */
int tr_specs_init(struct tr_consumer *c);
void tr_specs_free(struct tr_consumer *c);
void tr_spec_hold(struct tr_consumer *c, const struct tr_plan *plan, const void *rec, uint32_t len,
		  int cpu);
void tr_spec_end(struct tr_consumer *c, const struct tr_rec_end *e, uint32_t len);
void tr_specs_drops(struct tr_consumer *c); /* report the records there was no room for */
void tr_specs_clean(struct tr_consumer *c); /* from time to time */

/* grab.c: what is known of a process must be read before it ends */
bool tr_acts_have_users(const struct tr_act *acts, const struct tr_act *spec);
bool tr_keys_have_users(const struct tr_agg *agg);
void tr_grab_value(struct trace *t, struct tr_type *type, const void *p);
void tr_grab_record(struct tr_consumer *c, const void *rec, uint32_t len);

/* keep.c: bufpolicy=ring keeps the newest bufsize bytes of each CPU */
void tr_keep_add(struct tr_consumer *c, int ring, const void *rec, uint32_t len);
long tr_keep_show(struct tr_consumer *c); /* all of them, then forget them */
void tr_keep_free(struct tr_consumer *c);

/* action.c: actions that do something else than print; table by kind, NULL: none */
extern tr_act_fn *const tr_common_acts[ACT_DEFAULT + 1];
tr_act_fn tr_act_pcap; /* pcap.c */

/* drops.c */
int tr_drops_init(struct tr_consumer *c);
void tr_drops_report(struct tr_consumer *c);
void tr_drop_report(struct tr_consumer *c, enum tr_drop kind, int cpu, uint64_t n);

/* aggprint.c */
#define TR_JOIN_MAX 64
/* Bring the snapshots of the aggregations that are to be printed up to date; their number. */
size_t tr_aggs_take(struct tr_consumer *c, const struct tr_act *by, struct tr_agg **aggs, size_t n,
		    struct tr_snap *snaps[TR_JOIN_MAX]);
/* One row as the format of a printa() says. */
void tr_agg_format_row(struct tr_consumer *c, struct tr_buf *b, const struct tr_format *f,
		       struct tr_snap **snaps, const struct tr_joined *row);
void tr_text_aggs(struct tr_consumer *c, const struct tr_act *by, struct tr_agg **aggs, size_t n);
/* All aggregations with data that no printa() printed. */
void tr_aggs_end(struct tr_consumer *c);

#endif
