/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering: one clause's typed AST -> IR. Shared by the lower_*.c files, the trampolines
 * (tramp.c), the run-time routines (rt*.c) and the providers' emitters (cg.c).
 *
 * Integer values sit in virtual registers, extended to 64 bits by their D type. Strings are
 * addresses of readable BPF memory (struct tr_str). Structures are places (struct tr_place).
 */
#ifndef TR_LOWER_H
#define TR_LOWER_H

#include <linux/bpf.h>

#include "check/check.h"
#include "gen.h"

/* What stands for a node. */
static inline struct tr_node *tr_node_real(struct tr_node *n)
{
	while (n->subst)
		n = n->subst;
	return n;
}

enum tr_rt {		/* run-time routines: BPF subprograms, emitted when first asked for */
	     RT_DROP,	/* (kind): count a drop */
	     RT_FAULT,	/* (ctx, probe, slot, time, err): report a fault, run ERROR clauses */
	     RT_STRCMP, /* (a, b) for n bytes: <0 0 >0 */
	     RT_QUANT,	/* (v): quantize bucket */
	     RT_DIGEST, /* (tuple, key) for the tuple's bytes: longkey.c */
	     RT_SQUARE, /* (p, v): add v * v to the 128-bit number at p */
	     RT_INDEX,	/* (s, t, from, mem) for their bytes: see rt_str.c */
	     RT_RINDEX,
	     RT_CASE,	     /* (s, first) for n bytes, and those below: see rt_text.c */
	     RT_STRTOLL,     /* (s, base, mem) */
	     RT_LLTOSTR,     /* (out, v, base, mem), for a constant base or 0 */
	     RT_PATH,	     /* (s, mem) */
	     RT_CLEANPATH,   /* (s, out, mem) */
	     RT_STRTOK,	     /* (buf, t, out, mem) for t's bytes */
	     RT_PROGENYOF,   /* (task, pid, mem), and those below: see rt_kernel.c */
	     RT_DPATH,	     /* (mem) */
	     RT_KERNFS,	     /* (mem) */
	     RT_IPV4,	     /* (out, mem), and those below: see rt_net.c, rt_json.c */
	     RT_IPV6,	     /* (out, mem) for 8 or 6 groups */
	     RT_LINK,	     /* (out, mem) for n bytes */
	     RT_JSON,	     /* (s, path, out, mem) for their bytes: see rt_json.c */
	     RT_SPECULATION, /* (): number of a new speculation or 0; lower_spec.c */
	     RT_SPEC_END,    /* (probe, id, kind) */
	     RT_CHILL,	     /* (ns): 1: not allowed; lower_destructive.c */
	     RT_CHILL_SOME,  /* (until) */
	     RT_MAX
};

enum tr_space { SP_BPF, SP_KERNEL, SP_USER };

struct tr_str {
	tr_vreg p;    /* address; may be 0 (NULL) if nullable */
	uint32_t max; /* bytes readable there, NUL included */
	bool nullable;
	bool padded;	 /* zeroes up to max */
	const char *lit; /* a literal: its bytes (p is TR_NOREG until needed) */
	size_t litlen;
};

struct tr_place { /* where an lvalue or a structure is */
	enum { PL_REG, PL_MEM, PL_DYN } kind;
	enum tr_space space;
	tr_vreg base; /* PL_REG: the register itself; PL_DYN: address or 0 */
	int32_t off;
	uint32_t bitoff, bits; /* bit-field: within the unit at off */
	struct tr_type *type;
	struct tr_var *var; /* PL_DYN: who it is */
	tr_vreg key;	    /* PL_DYN: address of the key */
};

/* What the err parameter points at: the tail of struct tr_rec_error, then what ERROR needs. */
struct tr_err {
	uint32_t clause, action, fault, line_col;
	uint64_t value;
	uint32_t epid, unused;
};

struct tr_thisreg {
	struct tr_var *var;
	tr_vreg r;
};

/* A branch's statements, or the clause's: as far as a speculate() among them reaches. */
struct tr_region {
	int end;   /* the block behind them, -1: not needed yet */
	bool open; /* cg->rec is the speculation's record; what it was before: */
	tr_vreg rec;
	int b_fault;
	tr_vreg ring; /* of the speculation's record */
};

struct tr_cg {
	struct trace *t;
	struct tr_gen *g;
	struct tr_prog *prog;
	struct tr_unit *u;
	struct tr_irfunc *f;
	struct tr_clause *cl;	/* NULL outside clauses */
	struct trace_probe *pb; /* whose arg callback serves argN */
	bool one_probe;		/* pb is the only probe: its names are constants */
	bool is_error;		/* an ERROR clause: arg1… come from err */

	tr_vreg ctx, pidx, slot, time, err; /* parameters of the current function */
	tr_vreg ring;			    /* the ring it is in */
	bool clause_exits;		    /* the clause just lowered has an exit() */
	tr_vreg rec;			    /* the reserved record, TR_NOREG: none (yet) */
	int b_out;			    /* return 0 */
	int b_fault, b_fault0;		    /* after a fault: with and without a record */
	int action;			    /* number for ERROR */
	struct tr_region region;	    /* the innermost one */
	bool exits;			    /* an exit() was lowered: wake the reader */
	uint32_t scratch_top;		    /* next free byte of the slot */
	uint32_t scratch_first,
		scratch_keep; /* what the script took of it (alloca): from, to; 0: none */
	tr_vreg tls;	      /* thread's storage, TR_NOREG: not looked up */
	tr_vreg aggs;	      /* unkeyed aggregations */
	tr_vreg now;	      /* timestamp */
	tr_vreg comm;	      /* execname, in the stack object commobj */
	int commobj;	      /* + 1; 0: none yet */
	int tmp8;	      /* 8-byte stack object for reads */
	int keyobj;	      /* stack object for keys */
	uint32_t keyobj_size;
	TR_VEC(struct tr_thisreg) thisregs;
	struct tr_rtfunc *rts; /* routines that are there */
	uint32_t rtsize[2];    /* what the one that is built is built for */
	int b_skip;	       /* trampoline: where trace_cg_skip_unless goes */
	bool can_inline;       /* found by the first pass: one clause, no scratch, no faults */
	bool inlined;	       /* the second pass, which makes use of it */
	int failed;	       /* negative errno once an error is recorded */
};

/* ---- walk.c: is there a node of which `is` is true, in n (NULL: no) or what it stands for, or below
 * it? Parents come before what they hold. */
typedef bool tr_node_test(struct tr_node *n, void *arg);
bool tr_any_node(struct tr_node *n, tr_node_test *is, void *arg);
bool tr_any_in_clause(const struct tr_clause *cl, tr_node_test *is, void *arg); /* with predicate */

/* ---- cg.c: small things */
int tr_cg_unsupported(struct tr_cg *cg, struct tr_pos pos,
		      const char *what); /* not implemented yet: */
void tr_cg_use_map(struct tr_cg *cg, int map);
tr_vreg tr_cg_mapfd(struct tr_cg *cg, int map);
tr_vreg tr_cg_mapval(struct tr_cg *cg, int map, int32_t off);
uint32_t tr_cg_rodata(struct tr_cg *cg, const void *data, size_t n,
		      size_t align);		    /* returns its offset */
uint32_t tr_cg_zeros(struct tr_cg *cg, uint32_t n); /* offset of n zero bytes in rodata */
tr_vreg tr_cg_call(struct tr_cg *cg, int helper, int n, tr_vreg a, tr_vreg b, tr_vreg c, tr_vreg d,
		   tr_vreg e);
#define CALL0(cg, h) tr_cg_call(cg, h, 0, -1, -1, -1, -1, -1)
#define CALL1(cg, h, a) tr_cg_call(cg, h, 1, a, -1, -1, -1, -1)
#define CALL2(cg, h, a, b) tr_cg_call(cg, h, 2, a, b, -1, -1, -1)
#define CALL3(cg, h, a, b, c) tr_cg_call(cg, h, 3, a, b, c, -1, -1)
#define CALL4(cg, h, a, b, c, d) tr_cg_call(cg, h, 4, a, b, c, d, -1)
/* Eight bytes of stack shared by everything that uses them up at once: keys of arrays, reads. */
/* The same number, but one of which the verifier knows nothing: what a function returned and a
 * branch asks about. To kernels before 6.4 a branch on a known one makes all numbers of all
 * functions matter (see rt_loop.c). */
tr_vreg tr_cg_hide(struct tr_cg *cg, tr_vreg v);
tr_vreg tr_cg_tmp8(struct tr_cg *cg);
int tr_cg_unlikely(struct tr_cg *cg); /* a new block placed at the end */
/* Fault: record code and value for ERROR and leave the clause. Ends the current block. */
void tr_cg_fault(struct tr_cg *cg, enum tr_fault code, tr_vreg value, struct tr_pos pos);
/* Fault if `a cc imm` holds, else go on. */
void tr_cg_fault_if(struct tr_cg *cg, enum tr_cond cc, tr_vreg a, int64_t imm, enum tr_fault code,
		    tr_vreg value, struct tr_pos pos);
/* The ring of this CPU, or a jump to `none` when it has none (a CPU that came later). *tag is the
 * probe word of a record's header. */
tr_vreg tr_cg_ring(struct tr_cg *cg, int none, tr_vreg *tag);
void tr_cg_drop(struct tr_cg *cg, enum tr_drop kind);
/* Bytes of the scratch slot for a temporary of the current statement: their offset in the slot. */
/* kept.c */
enum { TR_COPYIN_MAX = 32768 }; /* a size known beforehand may be more than scratchsize */
uint32_t tr_kept_room(struct trace *t, struct tr_node *call); /* most that alloca, copyin give */
uint32_t tr_kept_layout(struct trace *t, uint32_t off);

bool tr_holds_more(struct tr_cg *cg, struct tr_node *n);	  /* than its type has bits for? */
struct tr_type *tr_stored(struct tr_cg *cg, struct tr_node *lhs); /* what is assigned to it */
uint32_t tr_cg_scratch(struct tr_cg *cg, uint32_t size);
tr_vreg tr_cg_scratch_ptr(struct tr_cg *cg, uint32_t size);
tr_vreg tr_cg_atomic_or_add(struct tr_cg *cg, tr_vreg base, int32_t off, tr_vreg v);
uint32_t tr_cg_strsize(struct tr_cg *cg); /* strsize, at least 8, a multiple of 8 */
uint32_t tr_str_limit(struct tr_cg *cg);  /* strsize itself: bytes of a string with its NUL */
uint32_t tr_cg_strmax(struct tr_cg *cg,
		      struct tr_node *n); /* of a string expression, multiple of 8 */

/* ---- lower_expr.c */
tr_vreg tr_lower(struct tr_cg *cg, struct tr_node *n); /* a scalar, extended by n->type */
tr_vreg tr_lower_as(struct tr_cg *cg, struct tr_node *n, struct tr_type *to);
void tr_lower_effect(struct tr_cg *cg, struct tr_node *n); /* for its effects only */
tr_vreg tr_convert(struct tr_cg *cg, tr_vreg v, struct tr_type *from, struct tr_type *to);
bool tr_is_null_node(struct tr_node *n); /* a constant 0, perhaps cast: NULL */
void tr_lower_cond(struct tr_cg *cg, struct tr_node *n, int bt, int bf); /* branch on truth */
/* What was looked up inside a branch is not known after it. */
struct tr_known {
	tr_vreg tls, aggs, now, comm;
};
struct tr_known tr_known_save(const struct tr_cg *cg);
void tr_known_restore(struct tr_cg *cg, struct tr_known k);

/* ---- lower_mem.c: places */
struct tr_place tr_lower_place(struct tr_cg *cg, struct tr_node *n, bool create);
tr_vreg tr_place_load(struct tr_cg *cg, const struct tr_place *p, struct tr_pos pos);
void tr_place_store(struct tr_cg *cg, struct tr_place *p, tr_vreg v, struct tr_pos pos);
/* Where it is read; of an element that is not there, so many zeroes. */
tr_vreg tr_place_address(struct tr_cg *cg, const struct tr_place *p, uint32_t size);
/* Copy a by-value structure into BPF memory at dst + off. */
void tr_place_copy(struct tr_cg *cg, const struct tr_place *p, tr_vreg dst, int32_t off,
		   uint32_t size, struct tr_pos pos);
tr_vreg tr_kread(struct tr_cg *cg, enum tr_space sp, tr_vreg addr, int32_t off, int size, bool sgn,
		 struct tr_pos pos); /* faults on a bad address */

tr_vreg tr_bounded(struct tr_cg *cg, tr_vreg i, uint64_t nelems,
		   struct tr_pos pos); /* faults unless i < nelems */

/* ---- lower_var.c */
struct tr_place tr_var_place(struct tr_cg *cg, struct tr_var *v, struct tr_node *n, bool create);
tr_vreg tr_lower_builtin(struct tr_cg *cg, struct tr_node *n);
tr_vreg tr_lower_epid(struct tr_cg *cg, struct tr_clause *cl, struct trace_probe *as, tr_vreg pidx,
		      bool one);
bool tr_builtin_str(struct tr_cg *cg, struct tr_node *n, struct tr_str *s, tr_vreg dst, int32_t off,
		    uint32_t size);
tr_vreg tr_lower_arg(struct tr_cg *cg, int n);
/* The thread that the built-ins are about: current, or what the provider says; its address, its id. */
tr_vreg tr_task(struct tr_cg *cg);
tr_vreg tr_task_tid(struct tr_cg *cg, bool sgn);
void tr_assign(struct tr_cg *cg, struct tr_node *n, bool want, tr_vreg *result);
/* v was stored to lhs, which is at p, whose key is still what it was: an element that is 0 goes. */
void tr_place_release(struct tr_cg *cg, struct tr_node *lhs, const struct tr_place *p, tr_vreg v);
/* A tuple in key memory, behind 8 bytes of prefix if any; returns its address. */
enum tr_prefix { PRE_NONE, PRE_CPU, PRE_THREAD };
tr_vreg tr_tuple(struct tr_cg *cg, struct tr_key *keys, size_t n, uint32_t size,
		 struct tr_node **args, enum tr_prefix prefix);
/* The key of the map for a tuple: the tuple itself if the kernel takes keys of its size. */
tr_vreg tr_map_key(struct tr_cg *cg, int map, tr_vreg tuple, bool prefix);
tr_vreg tr_lower_time(struct tr_cg *cg);
tr_vreg tr_var_reg(struct tr_cg *cg, struct tr_var *v);

/* ---- lower_str.c */
struct tr_str tr_lower_str(struct tr_cg *cg, struct tr_node *n);
/* The bytes of a string that scripts may look at; a literal is longer for the routines' sake. */
uint32_t tr_str_extent(const struct tr_str *s);
tr_vreg tr_str_ptr(struct tr_cg *cg, struct tr_str *s);
/* Evaluate n and put it, NUL-terminated, at dst + off; at most size bytes. pad: fill with zeroes.
 * A NULL string faults. */
void tr_lower_str_to(struct tr_cg *cg, struct tr_node *n, tr_vreg dst, int32_t off, uint32_t size,
		     bool pad);
void tr_str_null_empty(struct tr_cg *cg, struct tr_str *s); /* NULL is as good as "" */
void tr_str_nonnull(struct tr_cg *cg, struct tr_str *s, struct tr_pos pos);
tr_vreg tr_str_compare(struct tr_cg *cg, struct tr_node *n); /* n: a comparison of strings */
bool tr_is_str(struct tr_node *n);

/* ---- lower_copy.c */
/* A place that a script writes to through a pointer: a fault unless it is in memory of alloca();
 * then one that can be written. */
void tr_scratch_place(struct tr_cg *cg, struct tr_place *p, uint32_t size, struct tr_pos pos);

/* ---- lower_call.c: subroutines; lower_act.c: actions; lower_agg.c */
tr_vreg tr_lower_call(struct tr_cg *cg, struct tr_node *n);
bool tr_lower_call_str(struct tr_cg *cg, struct tr_node *n, struct tr_str *s);
void tr_lower_action(struct tr_cg *cg, struct tr_node *n);
void tr_lower_agg(struct tr_cg *cg, struct tr_node *n); /* @a[k] = f(x) */
void tr_lower_datum(struct tr_cg *cg, const struct tr_datum *d, struct tr_node *n);
struct tr_place tr_lower_pointee(struct tr_cg *cg, struct tr_node *n);
void tr_lower_stmts(struct tr_cg *cg, struct tr_stmt *s);
int tr_lower_clause(struct tr_cg *cg, struct tr_clause *cl, struct trace_probe *as, int *func);

/* Tell the kernel that a record is complete. */
void tr_rec_submit(struct tr_cg *cg, tr_vreg rec, tr_vreg ring);

/* ---- lower_destructive.c: false if n is no such action */
bool tr_lower_destructive(struct tr_cg *cg, struct tr_node *n);

/* ---- lower_pcap.c */
void tr_lower_pcap(struct tr_cg *cg, struct tr_act *act, struct tr_node *n);

/* ---- lower_spec.c */
struct tr_region tr_region_enter(struct tr_cg *cg); /* returns the outer one, for _leave */
void tr_region_leave(struct tr_cg *cg, struct tr_region outer);
tr_vreg tr_lower_speculation(struct tr_cg *cg, struct tr_node *n);
void tr_lower_speculate(struct tr_cg *cg, struct tr_act *act, struct tr_node *n);
void tr_lower_spec_end(struct tr_cg *cg, struct tr_node *n, uint32_t kind);
void tr_rt_build_speculation(struct tr_cg *cg);
void tr_rt_build_chill(struct tr_cg *cg);
void tr_rt_build_chill_some(struct tr_cg *cg);
void tr_rt_build_spec_end(struct tr_cg *cg);

/* The clause's body as part of the current function, which it leaves by jumping to `out`: for a
 * program that is nothing but one simple clause. */
void tr_lower_inline(struct tr_cg *cg, struct tr_clause *cl, struct trace_probe *as, int out);

/* ---- rt.c, rt_str.c, rt_text.c, rt_kernel.c, rt_net.c */
int tr_rt(struct tr_cg *cg, enum tr_rt which); /* function number for IR_CALLF */
/* One made for strings of these sizes: to kernels before 6.4 a size as an argument, compared or
 * added to an address, makes all numbers of all functions matter (see rt_loop.c). */
int tr_rt_for(struct tr_cg *cg, enum tr_rt which, uint32_t size, uint32_t size2);
void tr_rt_build_index(struct tr_cg *cg);
void tr_rt_build_rindex(struct tr_cg *cg);
void tr_rt_build_case(struct tr_cg *cg);
void tr_rt_build_strtoll(struct tr_cg *cg);
void tr_rt_build_lltostr(struct tr_cg *cg);
void tr_rt_build_path(struct tr_cg *cg);
void tr_rt_build_cleanpath(struct tr_cg *cg);
void tr_rt_build_strtok(struct tr_cg *cg);
void tr_rt_build_progenyof(struct tr_cg *cg);
void tr_rt_build_dpath(struct tr_cg *cg);
void tr_rt_build_kernfs(struct tr_cg *cg);
void tr_rt_build_ipv4(struct tr_cg *cg);
void tr_rt_build_ipv6(struct tr_cg *cg);
void tr_rt_build_link(struct tr_cg *cg);
enum { TR_NET_MEM = 72, TR_NET_TEXT = 64 }; /* bytes at mem, at out */
void tr_rt_build_json(struct tr_cg *cg);
/* Its memory: state, elements of the path by number, their text (a string and 8 bytes). */
enum { TR_JSON_TABLE = 96, TR_JSON_ELEMS = TR_JSON_TABLE + 64 * 16 };
/* Memory of the routines that build paths: where they begin, where they end, room to work. */
enum {
	TR_WALK_LEAF = 0,
	TR_WALK_MOUNT = 8,
	TR_WALK_ROOT = 16,
	TR_WALK_RMOUNT = 24,
	TR_WALK_BUF = 304,
	TR_WALK_SIZE = TR_WALK_BUF + 4096 + 256,
};
/* What rt_path leaves in its memory, by offset. */
enum { TR_STRTOK_SIZE = 56 }; /* what rt_strtok() needs */
enum { TR_PATH_BASE = 0, TR_PATH_END = 8, TR_PATH_DIR = 16, TR_PATH_LEN = 24, TR_PATH_SIZE = 32 };

/* ---- longkey.c: keys that the kernel finds too long */
void tr_rt_build_digest(struct tr_cg *cg);
tr_vreg tr_digest_key(struct tr_cg *cg, const struct tr_mapdef *m, tr_vreg tuple, tr_vreg key,
		      bool prefix);
void tr_keep_tuple(struct tr_cg *cg, const struct tr_mapdef *m, tr_vreg e, tr_vreg tuple);
void tr_long_keys(struct trace *t); /* before anything is generated */

/* ---- tramp.c */
int tr_main_generate(struct tr_cg *cg); /* the program's main function and all it calls */

#endif
