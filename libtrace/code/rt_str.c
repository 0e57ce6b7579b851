/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The search routine behind index(), rindex(), strstr() and their kin.
 *
 * Two nested loops over strings of 256 bytes would be too much for the verifier, which walks every
 * iteration, so one pass compares a rolling hash (base odd, modulo 2^64) of the last m bytes of s
 * with that of t. What the verifier would otherwise know too well (the length m takes 256 values,
 * and it would walk the second loop for each) is kept in map memory, from where it reads unknowns.
 */
#include "code/lower.h"

#define HASH_BASE 0x9e3779b97f4a7c15ull

/* Words of mem (scratch memory of the caller). */
enum { M_LEN = 0, M_HASH = 8, M_POW = 16, M_BEST = 24, M_ROLL = 32 };

static tr_vreg step_hash(struct tr_irfunc *f, tr_vreg h, tr_vreg c)
{
	return tr_ir_alu(f, IR_ADD, tr_ir_alu(f, IR_MUL, h, tr_ir_imm(f, (int64_t)HASH_BASE)), c);
}

/* Loop head: returns the counter; body is current, *out is where the loop ends. */
static tr_vreg loop_begin(struct tr_irfunc *f, tr_vreg n, int *head, int *out)
{
	tr_vreg i = tr_ir_vreg(f);
	int body = tr_ir_block(f);

	*head = tr_ir_block(f);
	*out = tr_ir_block(f);
	tr_ir_set_imm(f, i, 0);
	tr_ir_jmp(f, *head);
	tr_ir_at(f, *head);
	tr_ir_br(f, CC_ULT, i, n, body, *out);
	tr_ir_at(f, body);
	return i;
}

static void loop_end(struct tr_irfunc *f, tr_vreg i, int head, int out)
{
	tr_ir_set_reg(f, i, tr_ir_alui(f, IR_ADD, i, 1));
	tr_ir_jmp(f, head);
	tr_ir_at(f, out);
}

/* Length, hash and BASE^length of t into mem. */
static void hash_needle(struct tr_irfunc *f, tr_vreg t, tr_vreg nt, tr_vreg mem)
{
	tr_vreg i, c;
	int head, out, more = tr_ir_block(f);

	tr_ir_storei(f, mem, M_LEN, 8, 0);
	tr_ir_storei(f, mem, M_HASH, 8, 0);
	tr_ir_storei(f, mem, M_POW, 8, 1);
	i = loop_begin(f, nt, &head, &out);
	c = tr_ir_load(f, tr_ir_alu(f, IR_ADD, t, i), 0, 1, false);
	tr_ir_bri(f, CC_EQ, c, 0, out, more);
	tr_ir_at(f, more);
	tr_ir_store(f, mem, M_HASH, 8, step_hash(f, tr_ir_load(f, mem, M_HASH, 8, false), c));
	tr_ir_store(f, mem, M_POW, 8,
		    tr_ir_alu(f, IR_MUL, tr_ir_load(f, mem, M_POW, 8, false),
			      tr_ir_imm(f, (int64_t)HASH_BASE)));
	tr_ir_store(f, mem, M_LEN, 8,
		    tr_ir_alui(f, IR_ADD, tr_ir_load(f, mem, M_LEN, 8, false), 1));
	loop_end(f, i, head, out);
}

/* The window [start, start + m) ends before i: is it t, and is it a place we look for? */
static void try_match(struct tr_irfunc *f, tr_vreg start, tr_vreg mem, tr_vreg from, tr_vreg last,
		      int done)
{
	int same = tr_ir_block(f), upto = tr_ir_block(f), hit = tr_ir_block(f),
	    next = tr_ir_block(f);

	tr_ir_br(f, CC_EQ, tr_ir_load(f, mem, M_ROLL, 8, false),
		 tr_ir_load(f, mem, M_HASH, 8, false), same, next);
	tr_ir_at(f, same);
	/* index: start >= from, the first; rindex: start <= from, the last */
	{
		int r = tr_ir_block(f), l = tr_ir_block(f);

		tr_ir_bri(f, CC_NE, last, 0, r, l);
		tr_ir_at(f, r);
		tr_ir_br(f, CC_LE, start, from, upto, next);
		tr_ir_at(f, l);
		tr_ir_br(f, CC_GE, start, from, hit, next);
	}
	tr_ir_at(f, upto);
	tr_ir_store(f, mem, M_BEST, 8, start);
	tr_ir_jmp(f, next);
	tr_ir_at(f, hit);
	tr_ir_store(f, mem, M_BEST, 8, start);
	tr_ir_jmp(f, done);
	tr_ir_at(f, next);
}

/*
 * rt_index(s, t, sizes, from, mem): sizes is bytes readable at s, at t << RT_SIZE_BITS, and last behind both;
 * mem has 40 bytes. Returns the place of t in s, -1 if there is none.
 */
void tr_rt_build_index(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, t = 1, sizes = 2, from = 3, mem = 4, i, c, x, m;
	tr_vreg ns = tr_ir_alui(f, IR_AND, sizes, RT_SIZE_MASK);
	tr_vreg nt =
		tr_ir_alui(f, IR_AND, tr_ir_alui(f, IR_SHR, sizes, RT_SIZE_BITS), RT_SIZE_MASK);
	tr_vreg last = tr_ir_alui(f, IR_SHR, sizes, 2 * RT_SIZE_BITS);
	int head, out, slide = tr_ir_block(f), full = tr_ir_block(f), check = tr_ir_block(f),
		       more = tr_ir_block(f);

	hash_needle(f, t, nt, mem);
	tr_ir_storei(f, mem, M_BEST, 8, -1);
	tr_ir_storei(f, mem, M_ROLL, 8, 0);
	i = loop_begin(f, ns, &head, &out);
	/* i bytes are in the hash, at most the last m of them: the window starts at i - m */
	m = tr_ir_load(f, mem, M_LEN, 8, false);
	x = tr_ir_alu(f, IR_SUB, i, m);
	tr_ir_bri(f, CC_LT, x, 0, more, check);
	tr_ir_at(f, check);
	try_match(f, x, mem, from, last, out);
	tr_ir_jmp(f, more);
	tr_ir_at(f, more);
	c = tr_ir_load(f, tr_ir_alu(f, IR_ADD, s, i), 0, 1, false);
	tr_ir_bri(f, CC_EQ, c, 0, out, slide);
	tr_ir_at(f, slide);
	tr_ir_store(f, mem, M_ROLL, 8, step_hash(f, tr_ir_load(f, mem, M_ROLL, 8, false), c));
	x = tr_ir_alu(f, IR_SUB, i, tr_ir_load(f, mem, M_LEN, 8, false));
	{
		int drop = tr_ir_block(f);
		tr_vreg old, p = tr_ir_alui(f, IR_AND, x, RT_SIZE_MASK);

		tr_ir_bri(f, CC_LT, x, 0, full, drop);
		tr_ir_at(f, drop);
		/* take out the byte that leaves the window */
		{
			int in = tr_ir_block(f);

			tr_ir_br(f, CC_ULT, p, ns, in, full);
			tr_ir_at(f, in);
		}
		old = tr_ir_load(f, tr_ir_alu(f, IR_ADD, s, p), 0, 1, false);
		old = tr_ir_alu(f, IR_MUL, old, tr_ir_load(f, mem, M_POW, 8, false));
		tr_ir_store(f, mem, M_ROLL, 8,
			    tr_ir_alu(f, IR_SUB, tr_ir_load(f, mem, M_ROLL, 8, false), old));
		tr_ir_jmp(f, full);
	}
	tr_ir_at(f, full);
	loop_end(f, i, head, out);
	tr_ir_ret(f, tr_ir_load(f, mem, M_BEST, 8, false));
}
