/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Run-time routines for text: case, numbers to text and back, paths, tokens. One loop over the
 * bytes of a string each, with what changes kept in cells (see rt.h). `mem` is scratch memory of
 * the caller. Each is built for the number of bytes that may be read at its string; the NUL is
 * among them.
 */
#include "code/rt.h"

/* The loop of a routine over its string. */
static void each_byte(struct tr_cg *cg, tr_vreg a, tr_vreg b, tr_vreg c,
		      void (*body)(struct rt_turn *t))
{
	rt_each(cg, &(struct rt_loop_of){ .n = cg->rtsize[0],
					  .nheld = c == TR_NOREG ? 2 : 3,
					  .held = { a, b, c },
					  .body = body });
}

/* rt_case(s, first): letters of the case that begins with `first` change theirs, in place. */
static void change_case(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg first = t->held[1], p = tr_ir_alu(f, IR_ADD, t->held[0], t->i), c, is;

	c = tr_ir_load(f, p, 0, 1, false);
	rt_go_if(f, CC_EQ, c, 0, t->out);
	is = tr_ir_cmpi(f, CC_ULT, tr_ir_alu(f, IR_SUB, c, first), 26);
	tr_ir_store(f, p, 0, 1, tr_ir_alu(f, IR_XOR, c, tr_ir_alui(f, IR_SHL, is, 5)));
}

void tr_rt_build_case(struct tr_cg *cg)
{
	each_byte(cg, 0, 1, TR_NOREG, change_case);
	tr_ir_reti(cg->f, 0);
}

/* ---- strtoll */

enum { ST_VALUE = 0, ST_SIGN = 8, ST_STATE = 16 };
enum { ST_BLANK, ST_BEGIN, ST_ZERO, ST_DIGITS };

/* The byte as a digit of the base in *x; whether it is one. */
static tr_vreg digit(struct tr_irfunc *f, tr_vreg c, tr_vreg base, tr_vreg *x)
{
	tr_vreg d = tr_ir_alui(f, IR_SUB, c, '0'), l, is_digit, is_letter, zero = tr_ir_imm(f, 0);

	l = tr_ir_alui(f, IR_SUB, tr_ir_alui(f, IR_OR, c, 0x20), 'a');
	is_digit = tr_ir_alu(f, IR_AND, rt_below(f, d, tr_ir_imm(f, 10)),
			     rt_not(f, rt_below(f, d, zero)));
	is_letter = tr_ir_alu(f, IR_AND, rt_below(f, l, tr_ir_imm(f, 26)),
			      rt_not(f, rt_below(f, l, zero)));
	*x = rt_either(f, is_digit, d, tr_ir_alui(f, IR_ADD, l, 10));
	return tr_ir_alu(f, IR_AND, tr_ir_alu(f, IR_OR, is_digit, is_letter),
			 rt_below(f, *x, base));
}

/* A blank or sign in front of the digits? Takes note of it. */
static tr_vreg before_digits(struct tr_irfunc *f, tr_vreg c, tr_vreg mem)
{
	tr_vreg first = rt_is(f, rt_get(f, mem, ST_STATE), ST_BLANK), minus, sign, blank;

	minus = tr_ir_alu(f, IR_AND, first, rt_is(f, c, '-'));
	rt_set(f, mem, ST_SIGN, tr_ir_alu(f, IR_OR, rt_get(f, mem, ST_SIGN), minus));
	sign = tr_ir_alu(f, IR_OR, minus, tr_ir_alu(f, IR_AND, first, rt_is(f, c, '+')));
	blank = tr_ir_alu(f, IR_AND, first,
			  tr_ir_alu(f, IR_OR, rt_is(f, c, ' '), rt_is(f, c, '\t')));
	/* BLANK and a sign is BEGIN */
	rt_set(f, mem, ST_STATE, tr_ir_alu(f, IR_OR, rt_get(f, mem, ST_STATE), sign));
	return tr_ir_alu(f, IR_OR, sign, blank);
}

/* The x of 0x? Nothing but digits may follow. */
static tr_vreg is_prefix(struct tr_irfunc *f, tr_vreg c, tr_vreg mem)
{
	tr_vreg x = rt_is(f, tr_ir_alui(f, IR_OR, c, 0x20), 'x'), st = rt_get(f, mem, ST_STATE);

	x = tr_ir_alu(f, IR_AND, x, rt_is(f, st, ST_ZERO));
	rt_set(f, mem, ST_STATE, tr_ir_alu(f, IR_OR, st, x)); /* ZERO and 1 is DIGITS */
	return x;
}

/* Add digit x if `yes`. A 0 as the first one in base 16 may be that of 0x. */
static void add_digit(struct tr_irfunc *f, tr_vreg mem, tr_vreg yes, tr_vreg x, tr_vreg base)
{
	tr_vreg v = rt_get(f, mem, ST_VALUE), st = rt_get(f, mem, ST_STATE), zero;

	zero = tr_ir_alu(f, IR_AND, rt_is_zero(f, x), rt_is(f, base, 16));
	zero = tr_ir_alu(f, IR_AND, zero, rt_below(f, st, tr_ir_imm(f, ST_ZERO)));
	zero = tr_ir_alui(f, IR_XOR, zero, ST_DIGITS);
	rt_set(f, mem, ST_STATE, rt_either(f, yes, zero, st));
	rt_set(f, mem, ST_VALUE,
	       rt_either(f, yes, tr_ir_alu(f, IR_ADD, tr_ir_alu(f, IR_MUL, v, base), x), v));
}

static void strtoll_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg base = t->held[1], mem = t->held[2], c = rt_byte(f, t->held[0], t->i), skip, ok, x;

	skip = before_digits(f, c, mem);
	skip = tr_ir_alu(f, IR_OR, skip, is_prefix(f, c, mem));
	ok = digit(f, c, base, &x);
	rt_go_if(f, CC_EQ, tr_ir_alu(f, IR_OR, skip, ok), 0, t->out);
	add_digit(f, mem, tr_ir_alu(f, IR_AND, ok, rt_not(f, skip)), x, base);
}

/*
 * rt_strtoll(s, base, mem): blanks, a sign, digits up to the first byte that is none. "0x"
 * before hexadecimal digits reads as the digit 0 and is then passed over.
 */
void tr_rt_build_strtoll(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, base = 1, mem = 2, x;

	rt_seti(f, mem, ST_VALUE, 0);
	rt_seti(f, mem, ST_SIGN, 0);
	rt_seti(f, mem, ST_STATE, ST_BLANK);
	each_byte(cg, s, base, mem, strtoll_byte);
	x = tr_ir_add(f, (struct tr_insn){ .op = IR_NEG,
					   .d = tr_ir_vreg(f),
					   .a = rt_get(f, mem, ST_SIGN) })
		    ->d;
	tr_ir_ret(f, tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, rt_get(f, mem, ST_VALUE), x), x));
}

/* ---- lltostr */

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
	tr_vreg out = 0, v = 1, mem = 3, neg = tr_ir_vreg(f), d, rest, at;
	tr_vreg base = cg->rtsize[0] ? tr_ir_imm(f, cg->rtsize[0]) : 2;
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

static void path_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg mem = t->held[1], i = t->i, c, end, name, fresh;

	rt_set(f, mem, TR_PATH_LEN, i);
	c = rt_byte(f, t->held[0], i);
	rt_go_if(f, CC_EQ, c, 0, t->out);
	name = rt_not(f, rt_is(f, c, '/'));
	end = rt_get(f, mem, TR_PATH_END);
	/* a component begins where the one before did not just end */
	fresh = tr_ir_alu(f, IR_AND, name, rt_not(f, rt_same(f, end, i)));
	rt_set(f, mem, TR_PATH_DIR, rt_either(f, fresh, end, rt_get(f, mem, TR_PATH_DIR)));
	rt_set(f, mem, TR_PATH_BASE, rt_either(f, fresh, i, rt_get(f, mem, TR_PATH_BASE)));
	rt_set(f, mem, TR_PATH_END, rt_either(f, name, tr_ir_alui(f, IR_ADD, i, 1), end));
}

/*
 * rt_path(s, mem): where in s the last component begins and ends, where its directory ends
 * (0: at no component), and the length of s. See TR_PATH_*.
 */
void tr_rt_build_path(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, mem = 1;

	rt_seti(f, mem, TR_PATH_BASE, 0);
	rt_seti(f, mem, TR_PATH_END, 0);
	rt_seti(f, mem, TR_PATH_DIR, 0);
	rt_seti(f, mem, TR_PATH_LEN, 0);
	each_byte(cg, s, mem, TR_NOREG, path_byte);
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

/* Where the text ends so far. */
static tr_vreg clean_end(struct tr_irfunc *f, tr_vreg out, tr_vreg mem, uint32_t size)
{
	return tr_ir_alu(f, IR_ADD, out, rt_bound(f, rt_get(f, mem, CP_TO), rt_mask(size)));
}

static void clean_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	uint32_t size = tr_str_limit(t->cg);
	tr_vreg out = t->held[1], mem = t->held[2], c = rt_byte(f, t->held[0], t->i), held;
	struct rt_if i, k;

	rt_go_if(f, CC_GE, rt_get(f, mem, CP_TO), (int64_t)size - 5, t->out);
	held = rt_get(f, mem, CP_HELD);
	i = rt_if(f, CC_EQ, c, '/');
	k = rt_if(f, CC_EQ, held, 3);
	clean_up(f, mem, size);
	rt_end(f, k);
	rt_seti(f, mem, CP_HELD, 1);
	tr_ir_jmp(f, t->next);
	rt_end(f, i);
	i = rt_if(f, CC_EQ, c, '.'); /* held back after a slash and after another dot */
	k = rt_if(f, CC_ULT, tr_ir_alui(f, IR_SUB, held, 1), 2);
	rt_set(f, mem, CP_HELD, tr_ir_alui(f, IR_ADD, held, 1));
	tr_ir_jmp(f, t->next);
	rt_end(f, k);
	rt_end(f, i);
	i = rt_if(f, CC_EQ, c, 0);
	k = rt_if(f, CC_EQ, held, 3); /* the directory keeps its slash */
	clean_up(f, mem, size);
	tr_ir_storei(f, clean_end(f, out, mem, size), 0, 1, '/');
	rt_add(f, mem, CP_TO, 1);
	tr_ir_jmp(f, t->out);
	rt_end(f, k);
	rt_end(f, i);
	clean_put(f, out, mem, held, c, size);
	rt_go_if(f, CC_EQ, c, 0, t->out);
}

/*
 * rt_cleanpath(s, out, mem): s without empty, "." and ".." components, as DTrace does it: "."
 * goes when a slash follows, ".." takes the component before it along. Of "/..", what was read
 * but may not be wanted is held back. mem has a stack of the slashes written, 2 bytes each.
 * What is indexed has room for the
 * next power of two, and out for 8 bytes more.
 */
void tr_rt_build_cleanpath(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = 0, out = 1, mem = 2;

	rt_seti(f, mem, CP_HELD, 0);
	rt_seti(f, mem, CP_TO, 0);
	rt_seti(f, mem, CP_DEPTH, 0);
	each_byte(cg, s, out, mem, clean_byte);
	tr_ir_storei(f, clean_end(f, out, mem, tr_str_limit(cg)), 0, 1, 0);
	tr_ir_reti(f, 0);
}

/* ---- strtok */

enum { TK_MAP = 0, TK_START = 32, TK_END = 40, TK_FOUND = 48 };

/* The word of the map for byte c. */
static tr_vreg token_word(struct tr_irfunc *f, tr_vreg mem, tr_vreg c)
{
	tr_vreg w = tr_ir_alui(f, IR_SHL, rt_bound(f, tr_ir_alui(f, IR_SHR, c, 6), 3), 3);

	return tr_ir_alu(f, IR_ADD, mem, w);
}

/* A bit for each byte that separates. */
static void map_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg c = rt_byte(f, t->held[0], t->i), w;

	rt_go_if(f, CC_EQ, c, 0, t->out);
	w = token_word(f, t->held[1], c);
	c = tr_ir_alu(f, IR_SHL, tr_ir_imm(f, 1), tr_ir_alui(f, IR_AND, c, 63));
	tr_ir_store(f, w, TK_MAP, 8, tr_ir_alu(f, IR_OR, tr_ir_load(f, w, TK_MAP, 8, false), c));
}

static void token_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg mem = t->held[1], c = rt_byte(f, t->held[0], t->i), w, start, none;

	rt_set(f, mem, TK_END, t->i);
	rt_go_if(f, CC_EQ, c, 0, t->out);
	w = tr_ir_load(f, token_word(f, mem, c), TK_MAP, 8, false);
	w = tr_ir_alui(f, IR_AND, tr_ir_alu(f, IR_SHR, w, tr_ir_alui(f, IR_AND, c, 63)), 1);
	start = rt_get(f, mem, TK_START);
	none = tr_ir_alui(f, IR_SHR, start, 63); /* no token yet */
	rt_go_if(f, CC_NE, tr_ir_alu(f, IR_AND, w, rt_not(f, none)), 0, t->out);
	none = tr_ir_alu(f, IR_AND, none, rt_not(f, w));
	rt_set(f, mem, TK_START, rt_either(f, none, t->i, start));
}

/* The token goes to out, and the next call on behind it. */
static void take_token(struct tr_cg *cg, tr_vreg buf, tr_vreg out, tr_vreg mem)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_str_limit(cg);
	tr_vreg start = rt_get(f, mem, TK_START), end = rt_get(f, mem, TK_END), p, len;

	len = tr_ir_alu(f, IR_SUB, end, start);
	p = tr_ir_load(f, buf, -TR_STR_HDR, 8, false);
	tr_ir_store(f, buf, -TR_STR_HDR, 8, tr_ir_alu(f, IR_ADD, p, end));
	p = tr_ir_alu(f, IR_ADD, buf, rt_bound(f, tr_ir_alui(f, IR_SUB, p, 1), size - 1));
	p = tr_ir_alu(f, IR_ADD, p, rt_bound(f, start, size - 1));
	len = tr_ir_alui(f, IR_ADD, rt_bound(f, len, size - 1), 1);
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, out, len, p);
	rt_seti(f, mem, TK_FOUND, 1);
}

/*
 * rt_strtok(buf, t, out, mem): the next token of the string kept at buf, separated by bytes of
 * t, into out. The word before buf says where to go on, plus 1; 0: nowhere. Returns 1 if there
 * was a token. It is built for the size of t.
 */
void tr_rt_build_strtok(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_str_limit(cg);
	tr_vreg buf = 0, t = 1, out = 2, mem = 3, pos, p;
	int end = tr_ir_block(f);
	struct rt_if i;

	for (int cell = TK_MAP; cell <= TK_FOUND; cell += 8)
		rt_seti(f, mem, cell, 0);
	rt_seti(f, mem, TK_START, -1);
	each_byte(cg, t, mem, TR_NOREG, map_byte);
	pos = tr_ir_load(f, buf, -TR_STR_HDR, 8, false);
	rt_go_if(f, CC_EQ, pos, 0, end);
	pos = tr_ir_alui(f, IR_SUB, pos, 1);
	rt_go_if(f, CC_UGE, pos, size, end); /* cannot be */
	p = tr_ir_alu(f, IR_ADD, buf, rt_bound(f, pos, size - 1));
	rt_each(cg, &(struct rt_loop_of){
			    .n = size, .nheld = 2, .held = { p, mem }, .body = token_byte });
	i = rt_if(f, CC_LT, rt_get(f, mem, TK_START), 0);
	tr_ir_storei(f, buf, -TR_STR_HDR, 8, 0);
	rt_else(f, &i);
	take_token(cg, buf, out, mem);
	rt_end(f, i);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	tr_ir_ret(f, rt_get(f, mem, TK_FOUND));
}
