/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How run-time routines are written: if and loop as pairs of calls around the code inside them,
 * and words of scratch memory ("cells") for what changes in a loop.
 *
 * The verifier walks every turn of a loop. What a turn computes therefore goes to a cell and comes
 * back as a number of which the verifier knows nothing, so that all ways through one turn end in
 * the same state and only the counter tells the turns apart.
 */
#ifndef TR_RT_H
#define TR_RT_H

#include "code/lower.h"

struct rt_if {
	int els, end; /* els -1: the else part is there */
};

static inline struct rt_if rt_if_blocks(struct tr_irfunc *f, int *then)
{
	*then = tr_ir_block(f);
	return (struct rt_if){ tr_ir_block(f), tr_ir_block(f) };
}

/* if (a cc imm) { */
static inline struct rt_if rt_if(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, int64_t imm)
{
	int then;
	struct rt_if i = rt_if_blocks(f, &then);

	tr_ir_bri(f, cc, a, imm, then, i.els);
	tr_ir_at(f, then);
	return i;
}

/* if (a cc b) { */
static inline struct rt_if rt_if_reg(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, tr_vreg b)
{
	int then;
	struct rt_if i = rt_if_blocks(f, &then);

	tr_ir_br(f, cc, a, b, then, i.els);
	tr_ir_at(f, then);
	return i;
}

/* } else { */
static inline void rt_else(struct tr_irfunc *f, struct rt_if *i)
{
	tr_ir_jmp(f, i->end);
	tr_ir_at(f, i->els);
	i->els = -1;
}

/* } */
static inline void rt_end(struct tr_irfunc *f, struct rt_if i)
{
	tr_ir_jmp(f, i.end);
	if (i.els >= 0) {
		tr_ir_at(f, i.els);
		tr_ir_jmp(f, i.end);
	}
	tr_ir_at(f, i.end);
}

struct rt_loop {
	tr_vreg i;
	int head, next, out; /* jump to next to continue, to out to break */
};

static inline struct rt_loop rt_loop_start(struct tr_irfunc *f, int *body)
{
	struct rt_loop l = { tr_ir_vreg(f), tr_ir_block(f), tr_ir_block(f), tr_ir_block(f) };

	*body = tr_ir_block(f);
	tr_ir_set_imm(f, l.i, 0);
	tr_ir_jmp(f, l.head);
	tr_ir_at(f, l.head);
	return l;
}

/* for (i = 0; i < n; i++) {	n: a register or, without one, a number */
static inline struct rt_loop rt_loop(struct tr_irfunc *f, tr_vreg n, int64_t imm)
{
	int body;
	struct rt_loop l = rt_loop_start(f, &body);

	if (n == TR_NOREG)
		tr_ir_bri(f, CC_ULT, l.i, imm, body, l.out);
	else
		tr_ir_br(f, CC_ULT, l.i, n, body, l.out);
	tr_ir_at(f, body);
	return l;
}

static inline void rt_loop_end(struct tr_irfunc *f, struct rt_loop l)
{
	tr_ir_jmp(f, l.next);
	tr_ir_at(f, l.next);
	tr_ir_set_reg(f, l.i, tr_ir_alui(f, IR_ADD, l.i, 1));
	tr_ir_jmp(f, l.head);
	tr_ir_at(f, l.out);
}

/*
 * Loops over the bytes of strings: see rt_loop.c. The body is written once and may be a function of
 * its own, so that it sees nothing but what is held for it: addresses and numbers that no turn
 * changes.
 */
#define RT_HELD 4

struct rt_turn {
	struct tr_cg *cg;
	struct tr_irfunc *f;
	tr_vreg i; /* from 0, below n */
	tr_vreg held[RT_HELD];
	int next, out; /* jump to next to continue, to out to break */
	const void *data;
};

struct rt_loop_of {
	uint32_t n; /* turns, from 1 */
	int nheld;
	tr_vreg held[RT_HELD];
	void (*body)(struct rt_turn *turn);
	const void *data; /* for body */
};

void rt_each(struct tr_cg *cg, const struct rt_loop_of *l);

/* Go on in a new block; what was current must have jumped away if a then part did. */
static inline void rt_go_if(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, int64_t imm, int to)
{
	int on = tr_ir_block(f);

	tr_ir_bri(f, cc, a, imm, to, on);
	tr_ir_at(f, on);
}

static inline tr_vreg rt_get(struct tr_irfunc *f, tr_vreg mem, int cell)
{
	return tr_ir_load(f, mem, cell, 8, false);
}

static inline void rt_set(struct tr_irfunc *f, tr_vreg mem, int cell, tr_vreg v)
{
	tr_ir_store(f, mem, cell, 8, v);
}

static inline void rt_seti(struct tr_irfunc *f, tr_vreg mem, int cell, int64_t imm)
{
	tr_ir_storei(f, mem, cell, 8, imm);
}

static inline void rt_add(struct tr_irfunc *f, tr_vreg mem, int cell, int64_t by)
{
	rt_set(f, mem, cell, tr_ir_alui(f, IR_ADD, rt_get(f, mem, cell), by));
}

/* Byte i of s, as an unsigned number. */
static inline tr_vreg rt_byte(struct tr_irfunc *f, tr_vreg s, tr_vreg i)
{
	return tr_ir_load(f, tr_ir_alu(f, IR_ADD, s, i), 0, 1, false);
}

/*
 * Conditions as numbers 0 and 1. Comparisons would be branches, and with every branch in a loop
 * the verifier keeps one more way to follow for each turn, of which it allows 8192 in all.
 */

/* v == 0, for a v below 2^63 */
static inline tr_vreg rt_is_zero(struct tr_irfunc *f, tr_vreg v)
{
	return tr_ir_alui(f, IR_SHR, tr_ir_alui(f, IR_SUB, v, 1), 63);
}

static inline tr_vreg rt_same(struct tr_irfunc *f, tr_vreg a, tr_vreg b)
{
	return rt_is_zero(f, tr_ir_alu(f, IR_XOR, a, b));
}

static inline tr_vreg rt_is(struct tr_irfunc *f, tr_vreg a, int64_t imm)
{
	return rt_is_zero(f, tr_ir_alui(f, IR_XOR, a, imm));
}

static inline tr_vreg rt_not(struct tr_irfunc *f, tr_vreg yes)
{
	return tr_ir_alui(f, IR_XOR, yes, 1);
}

/* a < b, for signed numbers whose difference fits */
static inline tr_vreg rt_below(struct tr_irfunc *f, tr_vreg a, tr_vreg b)
{
	return tr_ir_alui(f, IR_SHR, tr_ir_alu(f, IR_SUB, a, b), 63);
}

/* yes ? a : b */
static inline tr_vreg rt_either(struct tr_irfunc *f, tr_vreg yes, tr_vreg a, tr_vreg b)
{
	tr_vreg mask =
		tr_ir_add(f, (struct tr_insn){ .op = IR_NEG, .d = tr_ir_vreg(f), .a = yes })->d;

	return tr_ir_alu(f, IR_XOR, b, tr_ir_alu(f, IR_AND, tr_ir_alu(f, IR_XOR, a, b), mask));
}

/* The least 2^n - 1 that is not below last: such a bound is one instruction, others are branches. */
static inline uint32_t rt_mask(uint32_t last)
{
	uint32_t m = 1;

	while (m < last)
		m = m << 1 | 1;
	return m;
}

/* i, which is known not to be above last. */
static inline tr_vreg rt_bound(struct tr_irfunc *f, tr_vreg i, int64_t last)
{
	return tr_ir_add(f, (struct tr_insn){ .op = IR_BOUND,
					      .d = tr_ir_vreg(f),
					      .a = i,
					      .imm = last,
					      .isimm = true })
		->d;
}

#endif
