/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Live intervals, between the three files of the register allocator: interval.c makes them and
 * joins those that copies connect, regalloc.c gives them registers, spill.c cuts up those that
 * get none.
 *
 * Instruction i owns four positions:
 *	4i	reloads before it
 *	4i + 1	it reads (and writes what it must write before it has read all: IR_SET)
 *	4i + 2	it writes; calls clobber r0-r5
 *	4i + 3	spill stores after it
 */
#ifndef TR_INTERVAL_H
#define TR_INTERVAL_H

#include "code/backend.h"

struct tr_range {
	int start, end; /* positions, end excluded */
	struct tr_range *next;
};

enum tr_stage { /* how far an interval has been cut up */
		TR_WHOLE,
		TR_BLOCK, /* the references inside one block */
		TR_RUN,	  /* those with no call between */
		TR_TINY,  /* one reference: must get a register */
};

struct tr_ival {
	struct tr_range *ranges;
	int *refs, nrefs; /* instructions that mention it, ascending */
	int size;	  /* positions covered */
	float weight;	  /* what a spill would cost, by length */
	float hint[TR_NREGS];
	int8_t reg; /* -1: none yet */
	uint8_t stage;
	bool crosses;	       /* lives across a call */
	int root;	       /* the interval it was cut from, whose slot it uses */
	int32_t slot;	       /* of a root, from r10; 0: none */
	struct tr_insn *remat; /* of a root: how to make the value again instead of a reload */
};

struct tr_edit { /* an instruction put before or after another one */
	struct tr_insn insn;
	struct tr_edit *next;
};

struct tr_alloc {
	struct tr_lir *l;
	struct tr_arena arena;
	TR_VEC(struct tr_ival) iv; /* by vreg; those cut off come behind */
	int *same;		   /* union of copies: vreg to its representative */
	int *block;		   /* of each instruction */
	int *calls;		   /* before each instruction */
	int npos, words;
	int nregs; /* -x iregs: what lives for longer takes r0 to r(nregs - 1) only */
	uint64_t *busy[TR_NREGS];
	int32_t *owner[TR_NREGS]; /* of each position: interval + 1, or TR_FIXED */
	TR_VEC(uint64_t *) slots; /* positions at which a slot is in use */
	struct tr_edit **before, **after;
	TR_VEC(int) heap; /* intervals that want a register, biggest first */
};

#define TR_FIXED (-1)

void tr_intervals(struct tr_alloc *a); /* ranges, copies joined, references, weights */
struct tr_range *tr_range_new(struct tr_alloc *a, int start, int end, struct tr_range *next);
bool tr_range_covers(const struct tr_range *r, int pos);
void tr_weigh(struct tr_alloc *a, struct tr_ival *v); /* size, weight, hints */
void tr_queue(struct tr_alloc *a, int v);
float tr_remat_cost(const struct tr_alloc *a, const struct tr_ival *v);
void tr_spill(struct tr_alloc *a, int v);

#endif
