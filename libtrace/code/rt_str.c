/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The search routines behind index(), rindex(), strstr() and their kin.
 *
 * Two nested loops over strings of 256 bytes would be too much for the verifier where it walks
 * every turn, so one pass compares a rolling hash (base odd, modulo 2^64) of the last m bytes of s
 * with that of t. What the verifier would otherwise know too well (the length m takes 256 values,
 * and it would walk the second loop for each) is kept in map memory, from where it reads unknowns.
 */
#include "code/rt.h"

#define HASH_BASE 0x9e3779b97f4a7c15ull

/* Words of mem (scratch memory of the caller). */
enum { M_LEN = 0, M_HASH = 8, M_POW = 16, M_BEST = 24, M_ROLL = 32 };

static tr_vreg times_base(struct tr_irfunc *f, tr_vreg h)
{
	return tr_ir_alu(f, IR_MUL, h, tr_ir_imm(f, (int64_t)HASH_BASE));
}

/* The byte c goes into the hash in a cell. */
static void add_byte(struct tr_irfunc *f, tr_vreg mem, int cell, tr_vreg c)
{
	rt_set(f, mem, cell, tr_ir_alu(f, IR_ADD, times_base(f, rt_get(f, mem, cell)), c));
}

/* ---- length, hash and BASE^length of t */

enum { NEEDLE, NEEDLE_MEM };

static void hash_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg mem = t->held[NEEDLE_MEM], c = rt_byte(f, t->held[NEEDLE], t->i);

	rt_go_if(f, CC_EQ, c, 0, t->out);
	add_byte(f, mem, M_HASH, c);
	rt_set(f, mem, M_POW, times_base(f, rt_get(f, mem, M_POW)));
	rt_add(f, mem, M_LEN, 1);
}

static void hash_needle(struct tr_cg *cg, tr_vreg t, tr_vreg mem, uint32_t n)
{
	struct tr_irfunc *f = cg->f;

	rt_seti(f, mem, M_LEN, 0);
	rt_seti(f, mem, M_HASH, 0);
	rt_seti(f, mem, M_POW, 1);
	rt_each(cg,
		&(struct rt_loop_of){ .n = n, .nheld = 2, .held = { t, mem }, .body = hash_byte });
}

/* ---- the window over s */

enum { HAY, FROM, HAY_MEM };

struct search {
	bool last;  /* the last one, at `from` at most; else the first one from there on */
	uint32_t n; /* bytes that may be read at s */
};

/* The window begins at start: is it t, and is it a place we look for? */
static void try_match(struct rt_turn *t, tr_vreg start)
{
	const struct search *s = t->data;
	struct tr_irfunc *f = t->f;
	tr_vreg mem = t->held[HAY_MEM];
	struct rt_if same = rt_if_reg(f, CC_EQ, rt_get(f, mem, M_ROLL), rt_get(f, mem, M_HASH));
	struct rt_if there = rt_if_reg(f, s->last ? CC_LE : CC_GE, start, t->held[FROM]);

	rt_set(f, mem, M_BEST, start);
	if (!s->last)
		tr_ir_jmp(f, t->out);
	rt_end(f, there);
	rt_end(f, same);
}

/* The byte that leaves the window, at place x, comes out of the hash. */
static void drop_byte(struct rt_turn *t, tr_vreg x)
{
	const struct search *s = t->data;
	struct tr_irfunc *f = t->f;
	tr_vreg mem = t->held[HAY_MEM], old, roll;

	old = rt_byte(f, t->held[HAY], rt_bound(f, x, s->n - 1));
	old = tr_ir_alu(f, IR_MUL, old, rt_get(f, mem, M_POW));
	roll = tr_ir_alu(f, IR_SUB, rt_get(f, mem, M_ROLL), old);
	rt_set(f, mem, M_ROLL, roll);
}

/* i bytes are in the hash, at most the last m of them: the window starts at i - m. */
static void search_byte(struct rt_turn *t)
{
	const struct search *s = t->data;
	struct tr_irfunc *f = t->f;
	tr_vreg mem = t->held[HAY_MEM], c;
	struct rt_if full, end, empty;

	full = rt_if(f, CC_GE, tr_ir_alu(f, IR_SUB, t->i, rt_get(f, mem, M_LEN)), 0);
	try_match(t, tr_ir_alu(f, IR_SUB, t->i, rt_get(f, mem, M_LEN)));
	rt_end(f, full);
	c = rt_byte(f, t->held[HAY], t->i);
	end = rt_if(f, CC_EQ, c, 0);
	if (!s->last) { /* the empty string is at the end, too, however far off we were to begin */
		empty = rt_if(f, CC_EQ, rt_get(f, mem, M_LEN), 0);
		rt_set(f, mem, M_BEST, t->i);
		rt_end(f, empty);
	}
	tr_ir_jmp(f, t->out);
	rt_end(f, end);
	add_byte(f, mem, M_ROLL, c);
	full = rt_if(f, CC_GE, tr_ir_alu(f, IR_SUB, t->i, rt_get(f, mem, M_LEN)), 0);
	drop_byte(t, tr_ir_alu(f, IR_SUB, t->i, rt_get(f, mem, M_LEN)));
	rt_end(f, full);
}

static void build_search(struct tr_cg *cg, bool last)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, t = 1, from = 2, mem = 3;
	const struct search search = { last, cg->rtsize[0] };

	hash_needle(cg, t, mem, cg->rtsize[1]);
	rt_seti(f, mem, M_BEST, -1);
	if (last) /* and at the start */
		rt_set(f, mem, M_BEST,
		       tr_ir_alui(f, IR_SUB, rt_is_zero(f, rt_get(f, mem, M_LEN)), 1));
	rt_seti(f, mem, M_ROLL, 0);
	rt_each(cg, &(struct rt_loop_of){ .n = search.n,
					  .nheld = 3,
					  .held = { s, from, mem },
					  .body = search_byte,
					  .data = &search });
	tr_ir_ret(f, rt_get(f, mem, M_BEST));
}

/*
 * rt_index(s, t, from, mem): the first place of t in s from `from` on, -1 if there is none; built for
 * the bytes readable at s and at t. mem has 40 bytes.
 */
void tr_rt_build_index(struct tr_cg *cg)
{
	build_search(cg, false);
}

/* rt_rindex(s, t, from, mem): the last one, up to `from`. */
void tr_rt_build_rindex(struct tr_cg *cg)
{
	build_search(cg, true);
}
