/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Run-time routines for text: case, numbers to text and back, paths, tokens. One loop over the
 * bytes of a string each, with what changes kept in cells (see rt.h). `mem` is scratch memory of
 * the caller, `n` the bytes that may be read at the string before it; the NUL is among them.
 */
#include "code/rt.h"

/* rt_case(s, n, first): letters of the case that begins with `first` change theirs, in place. */
void tr_rt_build_case(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, n = 1, first = 2, c, p;
	struct rt_loop l = rt_loop(f, n, 0);

	p = tr_ir_alu(f, IR_ADD, s, l.i);
	c = tr_ir_load(f, p, 0, 1, false);
	rt_go_if(f, CC_EQ, c, 0, l.out);
	{
		tr_vreg is = tr_ir_cmpi(f, CC_ULT, tr_ir_alu(f, IR_SUB, c, first), 26);

		tr_ir_store(f, p, 0, 1, tr_ir_alu(f, IR_XOR, c, tr_ir_alui(f, IR_SHL, is, 5)));
	}
	rt_loop_end(f, l);
	tr_ir_reti(f, 0);
}

/*
 * rt_strtoll(s, n, base, mem): blanks, a sign, digits up to the first byte that is none. "0x"
 * before hexadecimal digits reads as the digit 0 and is then passed over.
 */
void tr_rt_build_strtoll(struct tr_cg *cg)
{
	enum { VALUE = 0, SIGN = 8, STATE = 16 };
	enum { BLANK, BEGIN, ZERO, DIGITS };
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, n = 1, base = 2, mem = 3, c, st, low, x = tr_ir_vreg(f);
	struct rt_loop l;
	struct rt_if i, k;

	rt_seti(f, mem, VALUE, 0);
	rt_seti(f, mem, SIGN, 0);
	rt_seti(f, mem, STATE, BLANK);
	l = rt_loop(f, n, 0);
	c = rt_byte(f, s, l.i);
	rt_go_if(f, CC_EQ, c, 0,
		 l.out); /* as any other byte would; here the verifier leaves first */
	st = rt_get(f, mem, STATE);
	i = rt_if(f, CC_EQ, st, BLANK);
	rt_go_if(f, CC_EQ, c, ' ', l.next);
	rt_go_if(f, CC_EQ, c, '\t', l.next);
	rt_seti(f, mem, STATE, BEGIN);
	rt_go_if(f, CC_EQ, c, '+', l.next);
	k = rt_if(f, CC_EQ, c, '-');
	rt_seti(f, mem, SIGN, -1);
	tr_ir_jmp(f, l.next);
	rt_end(f, k);
	rt_end(f, i);
	low = tr_ir_alui(f, IR_OR, c, 0x20);
	i = rt_if(f, CC_EQ, low, 'x');
	k = rt_if(f, CC_EQ, rt_get(f, mem, STATE), ZERO);
	rt_seti(f, mem, STATE, DIGITS);
	tr_ir_jmp(f, l.next);
	rt_end(f, k);
	rt_end(f, i);
	tr_ir_set_reg(f, x, tr_ir_alui(f, IR_SUB, c, '0'));
	i = rt_if(f, CC_UGT, x, 9);
	tr_ir_set_reg(f, x, tr_ir_alui(f, IR_SUB, low, 'a'));
	rt_go_if(f, CC_UGT, x, 25, l.out);
	tr_ir_set_reg(f, x, tr_ir_alui(f, IR_ADD, x, 10));
	rt_end(f, i);
	i = rt_if_reg(f, CC_UGE, x, base);
	tr_ir_jmp(f, l.out);
	rt_end(f, i);
	/* a 0 as the first digit may be that of 0x, in base 16 */
	st = tr_ir_cmpi(f, CC_NE, tr_ir_alu(f, IR_OR, x, tr_ir_alui(f, IR_XOR, base, 16)), 0);
	st = tr_ir_alu(f, IR_OR, st, tr_ir_cmpi(f, CC_NE, rt_get(f, mem, STATE), BEGIN));
	rt_set(f, mem, STATE, tr_ir_alui(f, IR_ADD, st, ZERO));
	rt_set(f, mem, VALUE,
	       tr_ir_alu(f, IR_ADD, tr_ir_alu(f, IR_MUL, rt_get(f, mem, VALUE), base), x));
	rt_loop_end(f, l);
	st = rt_get(f, mem, SIGN);
	tr_ir_ret(f, tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, rt_get(f, mem, VALUE), st), st));
}

/* Byte c `by` places before out + at. */
static void before(struct tr_irfunc *f, tr_vreg out, tr_vreg at, int by, char c)
{
	at = rt_bound(f, tr_ir_alui(f, IR_SUB, at, by), 127);
	tr_ir_storei(f, tr_ir_alu(f, IR_ADD, out, at), 0, 1, c);
}

/*
 * rt_lltostr(out, v, base, mem): digits from byte 71 at out (which has 144) backwards, then 0x, 0 or
 * the sign before them. Returns where the text begins.
 */
void tr_rt_build_lltostr(struct tr_cg *cg)
{
	enum { VALUE = 0, AT = 8, LAST = 71 };
	struct tr_irfunc *f = cg->f;
	tr_vreg out = 0, v = 1, base = 2, mem = 3, neg = tr_ir_vreg(f), d, rest, at;
	struct rt_if i, k;
	struct rt_loop l;

	tr_ir_storei(f, out, LAST, 1, 0);
	tr_ir_set_imm(f, neg, 0);
	rt_set(f, mem, VALUE, v);
	i = rt_if(f, CC_EQ, base, 10);
	tr_ir_set_reg(f, neg, tr_ir_alui(f, IR_SHR, v, 63));
	d = tr_ir_alui(f, IR_SAR, v, 63);
	rt_set(f, mem, VALUE, tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, v, d), d));
	rt_end(f, i);
	l = rt_loop(f, TR_NOREG, 64);
	rest = rt_get(f, mem, VALUE);
	d = tr_ir_alu(f, IR_MOD, rest, base);
	rt_set(f, mem, VALUE, tr_ir_alu(f, IR_DIV, rest, base));
	at = tr_ir_alu(f, IR_SUB, tr_ir_imm(f, LAST - 1), l.i);
	rt_set(f, mem, AT, at);
	tr_ir_store(f, tr_ir_alu(f, IR_ADD, out, at), 0, 1,
		    tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_ADD, d, '0'),
			      tr_ir_alui(f, IR_MUL, tr_ir_cmpi(f, CC_UGT, d, 9), 'a' - '0' - 10)));
	rt_go_if(f, CC_EQ, rt_get(f, mem, VALUE), 0, l.out);
	rt_loop_end(f, l);
	at = rt_get(f, mem, AT);
	i = rt_if(f, CC_EQ, base, 16);
	before(f, out, at, 1, 'x');
	before(f, out, at, 2, '0');
	tr_ir_ret(f, tr_ir_alui(f, IR_SUB, at, 2));
	rt_end(f, i);
	i = rt_if(f, CC_EQ, base, 8);
	k = rt_if(f, CC_NE, v, 0);
	before(f, out, at, 1, '0');
	tr_ir_ret(f, tr_ir_alui(f, IR_SUB, at, 1));
	rt_end(f, k);
	rt_end(f, i);
	i = rt_if(f, CC_NE, neg, 0);
	before(f, out, at, 1, '-');
	tr_ir_ret(f, tr_ir_alui(f, IR_SUB, at, 1));
	rt_end(f, i);
	tr_ir_ret(f, at);
}

/*
 * rt_path(s, n, mem): where in s the last component begins and ends, where its directory ends
 * (0: at no component), and the length of s. See TR_PATH_*.
 */
void tr_rt_build_path(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, n = 1, mem = 2, c;
	struct rt_loop l;
	struct rt_if i, k;

	rt_seti(f, mem, TR_PATH_BASE, 0);
	rt_seti(f, mem, TR_PATH_END, 0);
	rt_seti(f, mem, TR_PATH_DIR, 0);
	rt_seti(f, mem, TR_PATH_LEN, 0);
	l = rt_loop(f, n, 0);
	rt_set(f, mem, TR_PATH_LEN, l.i);
	c = rt_byte(f, s, l.i);
	rt_go_if(f, CC_EQ, c, 0, l.out);
	i = rt_if(f, CC_NE, c, '/');
	/* a component begins where the one before did not just end */
	k = rt_if_reg(f, CC_NE, rt_get(f, mem, TR_PATH_END), l.i);
	rt_set(f, mem, TR_PATH_DIR, rt_get(f, mem, TR_PATH_END));
	rt_set(f, mem, TR_PATH_BASE, l.i);
	rt_end(f, k);
	rt_set(f, mem, TR_PATH_END, tr_ir_alui(f, IR_ADD, l.i, 1));
	rt_end(f, i);
	rt_loop_end(f, l);
	tr_ir_reti(f, 0);
}

/* ---- cleanpath */

enum { CP_HELD = 0, CP_TO = 8, CP_DEPTH = 16, CP_STACK = 24 };

/* Back to the last slash written. */
static void clean_up(struct tr_irfunc *f, tr_vreg mem, uint32_t size)
{
	tr_vreg d = rt_get(f, mem, CP_DEPTH);
	struct rt_if i = rt_if(f, CC_EQ, d, 0);

	rt_seti(f, mem, CP_TO, 0);
	rt_else(f, &i);
	d = tr_ir_alui(f, IR_SUB, d, 1);
	rt_set(f, mem, CP_DEPTH, d);
	d = tr_ir_alui(f, IR_SHL, rt_bound(f, d, rt_mask(size)), 1);
	rt_set(f, mem, CP_TO, tr_ir_load(f, tr_ir_alu(f, IR_ADD, mem, d), CP_STACK, 2, false));
	rt_end(f, i);
}

/* The bytes held back and this one. */
static void clean_put(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, tr_vreg held, tr_vreg c,
		      uint32_t size)
{
	tr_vreg to = rt_get(f, mem, CP_TO), d;
	struct rt_if i = rt_if(f, CC_NE, held, 0);

	d = tr_ir_alui(f, IR_SHL, rt_bound(f, rt_get(f, mem, CP_DEPTH), rt_mask(size)), 1);
	tr_ir_store(f, tr_ir_alu(f, IR_ADD, mem, d), CP_STACK, 2, to);
	rt_add(f, mem, CP_DEPTH, 1);
	d = tr_ir_alu(f, IR_ADD, out, rt_bound(f, to, rt_mask(size)));
	tr_ir_storei(f, d, 0, 1, '/');
	tr_ir_storei(f, d, 1, 1, '.');
	tr_ir_storei(f, d, 2, 1, '.');
	rt_end(f, i);
	to = tr_ir_alu(f, IR_ADD, to, held);
	tr_ir_store(f, tr_ir_alu(f, IR_ADD, out, rt_bound(f, to, rt_mask(size))), 0, 1, c);
	rt_set(f, mem, CP_TO, tr_ir_alui(f, IR_ADD, to, 1));
	rt_seti(f, mem, CP_HELD, 0);
}

/*
 * rt_cleanpath(s, n, out, mem): s without empty, "." and ".." components, as DTrace does it: "."
 * goes when a slash follows, ".." takes the component before it along. Of "/..", what was read
 * but may not be wanted is held back. mem has a stack of the slashes written, 2 bytes each.
 * What is indexed has room for the
 * next power of two, and out for 8 bytes more.
 */
void tr_rt_build_cleanpath(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_str_limit(cg);
	tr_vreg s = 0, n = 1, out = 2, mem = 3, c, held;
	struct rt_loop l;
	struct rt_if i, k;

	rt_seti(f, mem, CP_HELD, 0);
	rt_seti(f, mem, CP_TO, 0);
	rt_seti(f, mem, CP_DEPTH, 0);
	l = rt_loop(f, n, 0);
	c = rt_byte(f, s, l.i);
	rt_go_if(f, CC_GE, rt_get(f, mem, CP_TO), (int64_t)size - 5, l.out);
	held = rt_get(f, mem, CP_HELD);
	i = rt_if(f, CC_EQ, c, '/');
	k = rt_if(f, CC_EQ, held, 3);
	clean_up(f, mem, size);
	rt_end(f, k);
	rt_seti(f, mem, CP_HELD, 1);
	tr_ir_jmp(f, l.next);
	rt_end(f, i);
	i = rt_if(f, CC_EQ, c, '.'); /* held back after a slash and after another dot */
	k = rt_if(f, CC_ULT, tr_ir_alui(f, IR_SUB, held, 1), 2);
	rt_set(f, mem, CP_HELD, tr_ir_alui(f, IR_ADD, held, 1));
	tr_ir_jmp(f, l.next);
	rt_end(f, k);
	rt_end(f, i);
	i = rt_if(f, CC_EQ, c, 0);
	k = rt_if(f, CC_EQ, held, 3); /* the directory keeps its slash */
	clean_up(f, mem, size);
	tr_ir_storei(f,
		     tr_ir_alu(f, IR_ADD, out, rt_bound(f, rt_get(f, mem, CP_TO), rt_mask(size))),
		     0, 1, '/');
	rt_add(f, mem, CP_TO, 1);
	tr_ir_jmp(f, l.out);
	rt_end(f, k);
	rt_end(f, i);
	clean_put(f, out, mem, held, c, size);
	rt_go_if(f, CC_EQ, c, 0, l.out);
	rt_loop_end(f, l);
	tr_ir_storei(f,
		     tr_ir_alu(f, IR_ADD, out, rt_bound(f, rt_get(f, mem, CP_TO), rt_mask(size))),
		     0, 1, 0);
	tr_ir_reti(f, 0);
}

/* ---- strtok */

enum { TK_MAP = 0, TK_START = 32, TK_END = 40 };

/* A bit for each byte that separates. */
static void token_map(struct tr_irfunc *f, tr_vreg t, tr_vreg n, tr_vreg mem)
{
	struct rt_loop l;
	tr_vreg c, w;

	for (int k = 0; k < 4; k++)
		rt_seti(f, mem, TK_MAP + k * 8, 0);
	l = rt_loop(f, n, 0);
	c = rt_byte(f, t, l.i);
	rt_go_if(f, CC_EQ, c, 0, l.out);
	w = tr_ir_alui(f, IR_SHL, rt_bound(f, tr_ir_alui(f, IR_SHR, c, 6), 3), 3);
	w = tr_ir_alu(f, IR_ADD, mem, w);
	c = tr_ir_alu(f, IR_SHL, tr_ir_imm(f, 1), tr_ir_alui(f, IR_AND, c, 63));
	tr_ir_store(f, w, TK_MAP, 8, tr_ir_alu(f, IR_OR, tr_ir_load(f, w, TK_MAP, 8, false), c));
	rt_loop_end(f, l);
}

/*
 * rt_strtok(buf, t, n, out, mem): the next token of the string kept at buf, separated by bytes of
 * t, into out. The word before buf says where to go on, plus 1; 0: nowhere. Returns 1 if there
 * was a token.
 */
void tr_rt_build_strtok(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_str_limit(cg);
	tr_vreg buf = 0, t = 1, n = 2, out = 3, mem = 4, pos, p, c, w, len;
	struct rt_loop l;
	struct rt_if i;

	token_map(f, t, n, mem);
	pos = tr_ir_load(f, buf, -TR_STR_HDR, 8, false);
	i = rt_if(f, CC_EQ, pos, 0);
	tr_ir_reti(f, 0);
	rt_end(f, i);
	pos = tr_ir_alui(f, IR_SUB, pos, 1);
	i = rt_if(f, CC_UGE, pos, size); /* cannot be */
	tr_ir_reti(f, 0);
	rt_end(f, i);
	p = tr_ir_alu(f, IR_ADD, buf, rt_bound(f, pos, size - 1));
	rt_seti(f, mem, TK_START, -1);
	l = rt_loop(f, TR_NOREG, size);
	c = rt_byte(f, p, l.i);
	rt_set(f, mem, TK_END, l.i);
	rt_go_if(f, CC_EQ, c, 0, l.out);
	w = tr_ir_alui(f, IR_SHL, rt_bound(f, tr_ir_alui(f, IR_SHR, c, 6), 3), 3);
	w = tr_ir_load(f, tr_ir_alu(f, IR_ADD, mem, w), TK_MAP, 8, false);
	w = tr_ir_alui(f, IR_AND, tr_ir_alu(f, IR_SHR, w, tr_ir_alui(f, IR_AND, c, 63)), 1);
	i = rt_if(f, CC_LT, rt_get(f, mem, TK_START), 0);
	rt_go_if(f, CC_NE, w, 0, l.next);
	rt_set(f, mem, TK_START, l.i);
	rt_else(f, &i);
	rt_go_if(f, CC_NE, w, 0, l.out);
	rt_end(f, i);
	rt_loop_end(f, l);
	w = rt_get(f, mem, TK_START);
	i = rt_if(f, CC_LT, w, 0);
	tr_ir_storei(f, buf, -TR_STR_HDR, 8, 0);
	tr_ir_reti(f, 0);
	rt_end(f, i);
	len = tr_ir_alu(f, IR_SUB, rt_get(f, mem, TK_END), w);
	p = tr_ir_load(f, buf, -TR_STR_HDR, 8, false);
	tr_ir_store(f, buf, -TR_STR_HDR, 8, tr_ir_alu(f, IR_ADD, p, rt_get(f, mem, TK_END)));
	p = tr_ir_alu(f, IR_ADD, buf, rt_bound(f, tr_ir_alui(f, IR_SUB, p, 1), size - 1));
	p = tr_ir_alu(f, IR_ADD, p, rt_bound(f, w, size - 1));
	len = tr_ir_alui(f, IR_ADD, rt_bound(f, len, size - 1), 1);
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, out, len, p);
	tr_ir_reti(f, 1);
}
