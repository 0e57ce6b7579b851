/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Run-time routines for network addresses: their text, written to `out` front to back. Bytes of
 * the address are at the start of `mem`, cells for the state behind them.
 */
#include "code/rt.h"

enum { N_TO = 24, N_BEST = 32, N_LEN = 40, N_START = 48, N_RUN = 56, N_VALUE = 64 };

/* One more character. */
static void put(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, tr_vreg c)
{
	tr_vreg to = rt_get(f, mem, N_TO);

	tr_ir_store(f, tr_ir_alu(f, IR_ADD, out, rt_bound(f, to, TR_NET_TEXT - 1)), 0, 1, c);
	rt_set(f, mem, N_TO, tr_ir_alui(f, IR_ADD, to, 1));
}

static void put_char(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, char c)
{
	put(f, out, mem, tr_ir_imm(f, c));
}

static void put_hex(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, tr_vreg digit)
{
	tr_vreg letter = tr_ir_alui(f, IR_MUL, tr_ir_cmpi(f, CC_UGT, digit, 9), 'a' - '0' - 10);

	put(f, out, mem, tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_ADD, digit, '0'), letter));
}

static void end(struct tr_irfunc *f, tr_vreg out, tr_vreg mem)
{
	put_char(f, out, mem, 0);
	tr_ir_reti(f, 0);
}

/* Four bytes at mem + from in decimal, dots between them. */
static void put_dotted(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, int from)
{
	struct rt_loop l = rt_loop(f, TR_NOREG, 4);
	struct rt_if i = rt_if(f, CC_NE, l.i, 0);
	tr_vreg v;

	put_char(f, out, mem, '.');
	rt_end(f, i);
	v = tr_ir_load(f, tr_ir_alu(f, IR_ADD, mem, l.i), from, 1, false);
	rt_set(f, mem, N_VALUE, v);
	i = rt_if(f, CC_UGE, v, 100);
	put(f, out, mem,
	    tr_ir_alui(f, IR_ADD, tr_ir_alui(f, IR_DIV, rt_get(f, mem, N_VALUE), 100), '0'));
	rt_end(f, i);
	i = rt_if(f, CC_UGE, rt_get(f, mem, N_VALUE), 10);
	v = tr_ir_alui(f, IR_MOD, tr_ir_alui(f, IR_DIV, rt_get(f, mem, N_VALUE), 10), 10);
	put(f, out, mem, tr_ir_alui(f, IR_ADD, v, '0'));
	rt_end(f, i);
	put(f, out, mem,
	    tr_ir_alui(f, IR_ADD, tr_ir_alui(f, IR_MOD, rt_get(f, mem, N_VALUE), 10), '0'));
	rt_loop_end(f, l);
}

/* rt_ipv4(out, mem) */
void tr_rt_build_ipv4(struct tr_cg *cg)
{
	rt_seti(cg->f, 1, N_TO, 0);
	put_dotted(cg->f, 0, 1, 0);
	end(cg->f, 0, 1);
}

/* rt_link(out, mem): n bytes as two digits each, colons between them. */
void tr_rt_build_link(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg out = 0, mem = 1, v;
	struct rt_loop l;
	struct rt_if i;

	rt_seti(f, mem, N_TO, 0);
	l = rt_loop(f, TR_NOREG, cg->rtsize[0]);
	i = rt_if(f, CC_NE, l.i, 0);
	put_char(f, out, mem, ':');
	rt_end(f, i);
	v = rt_byte(f, mem, l.i);
	put_hex(f, out, mem, tr_ir_alui(f, IR_SHR, v, 4));
	v = rt_byte(f, mem, l.i);
	put_hex(f, out, mem, tr_ir_alui(f, IR_AND, v, 15));
	rt_loop_end(f, l);
	end(f, out, mem);
}

/* ---- IPv6 */

/* Group i of 16 bits, which is in the byte order of the network. */
static tr_vreg group(struct tr_irfunc *f, tr_vreg mem, tr_vreg i)
{
	tr_vreg at = tr_ir_alu(f, IR_ADD, mem, tr_ir_alui(f, IR_SHL, i, 1));
	tr_vreg hi = tr_ir_load(f, at, 0, 1, false);

	return tr_ir_alu(f, IR_OR, tr_ir_alui(f, IR_SHL, hi, 8), tr_ir_load(f, at, 1, 1, false));
}

/* The first of the longest runs of zeroes among the groups, for "::". */
static void find_zeroes(struct tr_irfunc *f, tr_vreg mem, uint32_t ngroups)
{
	struct rt_loop l;
	struct rt_if i, k;
	tr_vreg run;

	rt_seti(f, mem, N_BEST, -1);
	rt_seti(f, mem, N_LEN, 0);
	rt_seti(f, mem, N_RUN, 0);
	l = rt_loop(f, TR_NOREG, ngroups);
	i = rt_if(f, CC_EQ, group(f, mem, l.i), 0);
	k = rt_if(f, CC_EQ, rt_get(f, mem, N_RUN), 0);
	rt_set(f, mem, N_START, l.i);
	rt_end(f, k);
	run = tr_ir_alui(f, IR_ADD, rt_get(f, mem, N_RUN), 1);
	rt_set(f, mem, N_RUN, run);
	k = rt_if_reg(f, CC_UGT, run, rt_get(f, mem, N_LEN));
	rt_set(f, mem, N_LEN, rt_get(f, mem, N_RUN));
	rt_set(f, mem, N_BEST, rt_get(f, mem, N_START));
	rt_end(f, k);
	rt_else(f, &i);
	rt_seti(f, mem, N_RUN, 0);
	rt_end(f, i);
	rt_loop_end(f, l);
}

/* A group in hexadecimal without leading zeroes. */
static void put_group(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, tr_vreg i)
{
	rt_set(f, mem, N_VALUE, group(f, mem, i));
	for (int shift = 12; shift >= 0; shift -= 4) {
		struct rt_if some =
			rt_if(f, CC_UGE, rt_get(f, mem, N_VALUE), shift ? 1 << shift : 0);

		put_hex(f, out, mem,
			tr_ir_alui(f, IR_AND, tr_ir_alui(f, IR_SHR, rt_get(f, mem, N_VALUE), shift),
				   15));
		rt_end(f, some);
	}
}

/* How far group i is from the start of the run: below its length, it is in it. */
static tr_vreg from_zeroes(struct tr_irfunc *f, tr_vreg mem, tr_vreg i)
{
	return tr_ir_alu(f, IR_SUB, i, rt_get(f, mem, N_BEST));
}

/*
 * rt_ipv6(out, mem): 8 groups, or 6 and then the last four bytes as an IPv4 address. A
 * run of zeroes, be it a single group, becomes "::".
 */
void tr_rt_build_ipv6(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg out = 0, mem = 1;
	uint32_t n = cg->rtsize[0];
	struct rt_loop l;
	struct rt_if i, k, c;
	tr_vreg d;

	rt_seti(f, mem, N_TO, 0);
	find_zeroes(f, mem, n);
	l = rt_loop(f, TR_NOREG, n);
	/* without a run: start -1, length 0 */
	d = from_zeroes(f, mem, l.i);
	i = rt_if_reg(f, CC_ULT, d, rt_get(f, mem, N_LEN));
	k = rt_if(f, CC_EQ, from_zeroes(f, mem, l.i), 0);
	put_char(f, out, mem, ':');
	put_char(f, out, mem, ':');
	rt_end(f, k);
	rt_else(f, &i);
	k = rt_if(f, CC_NE, l.i, 0);
	d = from_zeroes(f, mem, l.i); /* behind "::" there is a colon already */
	c = rt_if_reg(f, CC_NE, d, rt_get(f, mem, N_LEN));
	put_char(f, out, mem, ':');
	rt_end(f, c);
	rt_end(f, k);
	put_group(f, out, mem, l.i);
	rt_end(f, i);
	rt_loop_end(f, l);
	if (n == 6) {
		d = tr_ir_alui(f, IR_SUB,
			       tr_ir_alu(f, IR_ADD, rt_get(f, mem, N_BEST), rt_get(f, mem, N_LEN)),
			       6);
		c = rt_if(f, CC_NE, d, 0);
		put_char(f, out, mem, ':');
		rt_end(f, c);
		put_dotted(f, out, mem, 12);
	}
	end(f, out, mem);
}
