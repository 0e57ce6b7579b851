/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Shared by the parts of the back end only: what an instruction reads and writes, the control
 * flow graph, liveness, and the linear form (struct tr_lir) between the IR and eBPF.
 *
 *   struct tr_irfunc --legal.c--> struct tr_lir on virtual registers, two-address
 *                    --regalloc.c--> the same on machine registers --emit.c--> struct bpf_insn
 */
#ifndef TR_BACKEND_H
#define TR_BACKEND_H

#include "code/ir.h"

/* Machine registers as operands of a struct tr_insn: negative numbers apart from TR_NOREG. */
#define TR_PHYS(r) (-16 - (r))
#define TR_FP TR_PHYS(10)
#define TR_NREGS 10 /* r0 to r9 can be given to values */
/* 5.13: newer than the oldest headers we build with */
#define TR_PSEUDO_KFUNC_CALL 2
#define TR_PSEUDO_FUNC 4

static inline bool tr_isphys(tr_vreg v)
{
	return v <= TR_PHYS(0);
}

static inline int tr_physreg(tr_vreg v)
{
	return -16 - v;
}

static inline bool tr_fits32(int64_t v)
{
	return v == (int32_t)v;
}

/* ---- instructions (irinfo.c) -------------------------------------------------------------- */

#define TR_MAXUSES 8
/* Pointers to the operands that are read; their number. */
int tr_insn_uses(struct tr_insn *i, tr_vreg *uses[TR_MAXUSES]);
tr_vreg tr_insn_def(const struct tr_insn *i); /* TR_NOREG if none */
bool tr_insn_pure(const struct tr_insn *i);   /* may be dropped when the result is unused */
bool tr_insn_remat(const struct tr_insn *i);  /* as cheap to repeat as to copy or reload */
bool tr_op_alu(int op);			      /* IR_ADD … IR_SAR */
bool tr_op_term(int op);		      /* IR_JMP, IR_BR, IR_RET */
enum tr_cond tr_cond_not(enum tr_cond cc);    /* not for CC_SET */
enum tr_cond tr_cond_swap(enum tr_cond cc);   /* of a cc b to b cc a */
int64_t tr_fold_alu(int op, int64_t a, int64_t b);
bool tr_fold_cond(enum tr_cond cc, int64_t a, int64_t b);
bool tr_fold_test(const struct tr_insn *i, int64_t a, int64_t b);
int64_t tr_fold_ext(int64_t v, int size, bool sgn);
uint64_t tr_fold_bswap(uint64_t v, int size);
const char *tr_iop_name(int op);
const char *tr_cond_name(int cc);

/* The terminator of a block, NULL if the lowering forgot it. */
struct tr_insn *tr_block_term(struct tr_block *b);
/* Successors of a block: their number, at most 2. */
int tr_block_succ(struct tr_block *b, int succ[2]);

/* ---- control flow (cfg.c) ----------------------------------------------------------------- */

struct tr_cfg {
	int n;		    /* blocks */
	int *order, norder; /* reachable blocks in reverse post-order */
	int *rpo;	    /* position in order; -1: unreachable */
	int *npreds;
	int **preds;
	int *idom;  /* immediate dominator; -1 for entry and unreachable ones */
	int *depth; /* loop nesting */
	int *store; /* the memory that all of these share */
};

void tr_cfg_make(struct tr_cfg *c, struct tr_irfunc *f);
void tr_cfg_free(struct tr_cfg *c);
void tr_cfg_dominators(struct tr_cfg *c, struct tr_irfunc *f);
void tr_cfg_loops(struct tr_cfg *c, struct tr_irfunc *f); /* wants dominators */

/* ---- liveness (live.c) -------------------------------------------------------------------- */

struct tr_liveblock { /* a block of either form */
	struct tr_insn *insns;
	int n, nsucc, succ[2];
};

/* Only vregs that are live at the start of some block ("global") have a bit. */
struct tr_live {
	int nglobal, words;
	int *vreg;	    /* of each bit */
	uint64_t *in, *out; /* words for each block */
};

void tr_live_make(struct tr_live *l, const struct tr_liveblock *blocks, int nblocks, int nvregs);
void tr_live_free(struct tr_live *l);

/* ---- optimiser (opt.c lists the passes) --------------------------------------------------- */

bool tr_opt_values(struct tr_irfunc *f);   /* optvalue.c: constants, copies, common values */
bool tr_opt_ext(struct tr_irfunc *f);	   /* optext.c: extensions nobody needs */
void tr_opt_narrow(struct tr_irfunc *f);   /* optext.c: 32-bit arithmetic */
void tr_opt_sink(struct tr_irfunc *f);	   /* optsink.c: addresses for calls */
void tr_opt_tests(struct tr_irfunc *f);	   /* opttest.c: bits of one variable tested often */
bool tr_opt_dead(struct tr_irfunc *f);	   /* optdead.c: results nobody reads */
bool tr_opt_branches(struct tr_irfunc *f); /* optcfg.c: jumps to jumps, unreachable blocks */
/* By vreg: may it hold a pointer? (optext.c; to be freed) */
bool *tr_find_pointers(struct tr_irfunc *f);
void tr_opt_layout(struct tr_irfunc *f); /* optlayout.c: the order of the blocks */

/* ---- linear form -------------------------------------------------------------------------- */

/* Differences to the IR: operands may be machine registers; ALU instructions, NEG, BSWAP, BOUND
 * and atomics with fetch have d == a (d == b for atomics); immediates and offsets fit their
 * fields; arguments and results of calls are moved explicitly; stack addresses are relative to
 * r10. IR_STACK is d = r10 + off.
 *
 * In both forms, after the optimiser: ALU instructions with size 4 are 32-bit ones whose result is
 * zero-extended, BR and SET with size 4 compare the low 32 bits. */
struct tr_lblock {
	int start, end; /* instructions */
	int nsucc, succ[2];
	int freq; /* estimated executions, relative */
};

struct tr_lir {
	struct tr_irfunc *f;
	TR_VEC(struct tr_insn) insns;
	TR_VEC(struct tr_lblock) blocks; /* 0 receives the parameters, IR block b is b + 1 */
	int nvregs;
	int32_t frame; /* bytes of stack in use so far, grows down from r10 */
};

void tr_legalise(struct tr_irfunc *f, struct tr_lir *l);
void tr_lir_free(struct tr_lir *l);
void tr_regalloc(struct tr_lir *l); /* afterwards all operands are TR_PHYS */

/* calloc() that never fails, of at least one element. */
void *tr_calloc(size_t n, size_t size);

#endif
