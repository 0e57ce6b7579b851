/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Between the files of the value pass: optvalue.c walks the dominator tree and keeps the tables,
 * optfold.c simplifies one instruction by what is known about its operands, optmem.c knows what
 * memory holds.
 *
 * A value is what a vreg holds between two of its definitions. A vreg that is set once has one
 * value, its number is the vreg's; one that is set more often gets a new number at each
 * definition, and at each block that can be reached on several ways.
 */
#ifndef TR_OPTVALUE_H
#define TR_OPTVALUE_H

#include "code/backend.h"

struct tr_val {
	uint8_t op; /* IR_MOVI: constant; IR_MOV: copy of a; others: computed so; IR_NOP: unknown */
	uint8_t cond, size;
	bool sgn, isimm;
	tr_vreg a, b;
	int ida, idb; /* values of a and b at the time */
	int32_t off;
	int64_t imm;
};

struct tr_known { /* an expression that has been computed already */
	struct tr_val expr;
	tr_vreg v; /* holds it, as long as its value is id; TR_NOREG: it is the constant imm */
	int id;
	int64_t imm;
	unsigned bucket;
	struct tr_known *next;
};

struct tr_avail {	    /* memory that is known to be in a vreg, or a constant */
	struct tr_val base; /* .op IR_MAPVAL or IR_STACK: an exact object; else .a with .ida */
	int64_t off;
	uint8_t size;
	bool sgn, isimm, stored;
	tr_vreg v;
	int id;
	int64_t imm;
};

#define TR_MAXAVAIL 32

struct tr_mem {
	int n, next; /* entries; the one to replace when full */
	struct tr_avail e[TR_MAXAVAIL];
};

struct tr_undo {
	tr_vreg v;
	int id, epoch;
};

struct tr_values {
	struct tr_irfunc *f;
	struct tr_arena arena;
	bool *many;	 /* by vreg: set more than once */
	int *id, *epoch; /* by vreg: its present value, valid in this epoch only if many */
	int now, nepochs;
	TR_VEC(struct tr_val) vals;
	struct tr_known **buckets;
	unsigned nbuckets;
	TR_VEC(struct tr_known *) added; /* to the buckets, to be taken out again */
	TR_VEC(struct tr_undo) undo;
	struct tr_mem *mem;
	bool *pointer, *escaped;    /* by vreg; by stack object */
	TR_VEC(struct tr_insn) out; /* the new block */
	bool changed;
};

int tr_val_id(struct tr_values *x, tr_vreg v);		  /* of its present value */
struct tr_val *tr_val_of(struct tr_values *x, tr_vreg v); /* what is known about it */
bool tr_val_const(struct tr_values *x, tr_vreg v, int64_t *imm);
bool tr_val_held(struct tr_values *x, tr_vreg v, int id); /* v still has this value */
struct tr_known *tr_val_find(struct tr_values *x, const struct tr_insn *i);
tr_vreg tr_val_mapval(struct tr_values *x, int map, int32_t off, struct tr_pos pos);

void tr_val_fold(struct tr_values *x, struct tr_insn *i); /* optfold.c */

void tr_mem_escapes(struct tr_values *x); /* optmem.c */
void tr_mem_address(struct tr_values *x, struct tr_insn *i);
void tr_mem_load(struct tr_values *x, struct tr_insn *i); /* may become a copy */
void tr_mem_loaded(struct tr_values *x, const struct tr_insn *i);
void tr_mem_store(struct tr_values *x, const struct tr_insn *i);
void tr_mem_call(struct tr_values *x, const struct tr_insn *i);

#endif
