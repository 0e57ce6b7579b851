/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Random programs for the IR test. They are built by the same calls as the lowering uses, always
 * pass the verifier if translated correctly, and end by storing everything they know.
 */
#include "ir-test.h"

#define VARS 10
#define MAXKNOWN 256
#define OUTPUT 512 /* the second half of the map's value receives results */

struct gen {
	struct tr_unit *u;
	struct tr_irfunc *f;
	unsigned seed;
	int budget, depth, subs;
	tr_vreg var[VARS];	 /* set many times */
	tr_vreg known[MAXKNOWN]; /* set once, in a block that dominates this one */
	int nknown;
	int obj; /* 64 bytes of stack */
	tr_vreg out;
};

unsigned rnd(unsigned *seed, unsigned n)
{
	*seed = *seed * 1664525 + 1013904223;
	return (*seed >> 8 ^ *seed >> 24 << 16) % n;
}

static unsigned r(struct gen *g, unsigned n)
{
	return rnd(&g->seed, n);
}

static int64_t constant(struct gen *g)
{
	static const int64_t some[] = { 0,	     1,		 -1,	     2,
					7,	     8,		 255,	     256,
					65535,	     0x7fffffff, 0x80000000, 0xffffffff,
					0x100000000, INT64_MIN,	 INT64_MAX,  -128 };

	if (r(g, 2))
		return some[r(g, TR_ARRAY_SIZE(some))];
	return ((int64_t)r(g, 1 << 24) << 40 ^ r(g, 1 << 24)) >> r(g, 64);
}

static tr_vreg operand(struct gen *g)
{
	if (g->nknown && r(g, 3))
		return g->known[r(g, g->nknown)];
	if (r(g, 8) == 0)
		return tr_ir_imm(g->f, constant(g));
	return g->var[r(g, VARS)];
}

/* An operand of a comparison: often a 32-bit number. */
static tr_vreg compared(struct gen *g)
{
	return r(g, 3) ? operand(g) : tr_ir_ext(g->f, operand(g), 4, r(g, 2));
}

static void know(struct gen *g, tr_vreg v)
{
	if (g->nknown < MAXKNOWN)
		g->known[g->nknown++] = v;
}

static enum tr_iop alu(struct gen *g)
{
	return IR_ADD + r(g, IR_SAR - IR_ADD + 1);
}

static int size(struct gen *g)
{
	return 1 << r(g, 4);
}

static void stmt_alu(struct gen *g)
{
	enum tr_iop op = alu(g);
	tr_vreg a = operand(g), b;

	if (r(g, 2)) {
		int64_t imm = constant(g);

		if ((op == IR_DIV || op == IR_MOD) && !imm)
			imm = 3;
		if (op >= IR_SHL && op <= IR_SAR)
			imm &= 63;
		know(g, tr_ir_alui(g->f, op, a, imm));
		return;
	}
	b = operand(g);
	if (op == IR_DIV || op == IR_MOD)
		b = tr_ir_alui(g->f, IR_OR, b, 1);
	if (op >= IR_SHL && op <= IR_SAR)
		b = tr_ir_alui(g->f, IR_AND, b, 63);
	know(g, tr_ir_alu(g->f, op, a, b));
}

/* A variable is an operand and the result at once. */
static void stmt_update(struct gen *g)
{
	static const enum tr_iop ops[] = { IR_ADD, IR_SUB, IR_MUL, IR_XOR, IR_AND, IR_OR };
	tr_vreg d = g->var[r(g, VARS)];
	struct tr_insn i = { .op = ops[r(g, 6)], .d = d, .a = operand(g), .b = operand(g) };

	switch (r(g, 6)) {
	case 0:
		i.a = d;
		break;
	case 1:
		i.b = d;
		break;
	case 2:
		tr_ir_set_reg(g->f, d, i.a);
		return;
	case 3:
		tr_ir_set_imm(g->f, d, constant(g));
		return;
	case 4:
		i.op = IR_SET;
		i.cond = r(g, CC_SET + 1);
		break;
	}
	tr_ir_add(g->f, i);
}

static void stmt_unary(struct gen *g)
{
	tr_vreg a = operand(g);
	struct tr_insn i = { .op = IR_NEG, .a = a, .d = tr_ir_vreg(g->f) };

	switch (r(g, 5)) {
	case 0:
		i.op = IR_BSWAP;
		i.size = 2 << r(g, 3);
		tr_ir_add(g->f, i);
		break;
	case 1:
		tr_ir_add(g->f, i);
		break;
	default:
		i.d = tr_ir_ext(g->f, a, 1 << r(g, 3), r(g, 2));
	}
	know(g, i.d);
}

static void stmt_compare(struct gen *g)
{
	enum tr_cond cc = r(g, CC_SET + 1);

	if (r(g, 2))
		know(g, tr_ir_cmpi(g->f, cc, compared(g), r(g, 3) ? constant(g) : 0));
	else
		know(g, tr_ir_cmp(g->f, cc, compared(g), compared(g)));
}

/* An address with room for 8 bytes, aligned to 8, and the offset to use with it. */
static tr_vreg address(struct gen *g, int sz, int32_t *off)
{
	tr_vreg i, p;

	*off = sz * r(g, 8 / sz);
	switch (r(g, 4)) {
	case 0:
		*off += 8 * r(g, 8);
		return tr_ir_stack(g->f, g->obj, 0);
	case 1:
		return tr_ir_mapval(g->f, 0, 8 * r(g, OUTPUT / 8));
	case 2: /* a computed index, as the verifier must see it */
		i = tr_ir_alui(g->f, IR_AND, operand(g), OUTPUT - 8);
		p = tr_ir_mapval(g->f, 0, 0);
		return tr_ir_alu(g->f, IR_ADD, p, i);
	default:
		p = tr_ir_mapval(g->f, 0, 0);
		return tr_ir_alui(g->f, IR_ADD, p, 8 * r(g, OUTPUT / 8));
	}
}

static void stmt_load(struct gen *g)
{
	int sz = size(g);
	int32_t off;
	tr_vreg p = address(g, sz, &off);

	know(g, tr_ir_load(g->f, p, off, sz, r(g, 2)));
	if (r(g, 4) == 0)
		know(g, tr_ir_load(g->f, p, off, sz, r(g, 2)));
}

static void stmt_store(struct gen *g)
{
	int sz = size(g);
	int32_t off;
	tr_vreg p = address(g, sz, &off);

	if (r(g, 3) == 0)
		tr_ir_storei(g->f, p, off, sz, constant(g));
	else
		tr_ir_store(g->f, p, off, sz, operand(g));
	if (r(g, 3) == 0)
		know(g, tr_ir_load(g->f, p, off, sz, r(g, 2)));
}

static void stmt_atomic(struct gen *g)
{
	int sz = r(g, 2) ? 8 : 4;
	int32_t off = 0;
	tr_vreg p = tr_ir_mapval(g->f, 0, 8 * r(g, OUTPUT / 8)), v = operand(g);

	switch (g->u->cpu_v3 ? r(g, 3) : 0) {
	case 0:
		tr_ir_atomic_add(g->f, p, off, sz, v);
		break;
	case 1:
		know(g, tr_ir_cmpxchg(g->f, p, off, sz, operand(g), v));
		break;
	default:
		know(g, tr_ir_atomic_fetch(g->f, r(g, TR_ATOMIC_CMPXCHG), p, off, sz, v));
	}
}

static void stmt_bound(struct gen *g)
{
	static const int limits[] = { 7, 63, 100, 200 };
	int limit = limits[r(g, 4)];
	tr_vreg v = tr_ir_alui(g->f, IR_MOD, operand(g), limit + 1);
	tr_vreg d = tr_ir_vreg(g->f), p;

	tr_ir_add(g->f, (struct tr_insn){ .op = IR_BOUND, .d = d, .a = v, .imm = limit });
	p = tr_ir_alu(g->f, IR_ADD, tr_ir_mapval(g->f, 0, 0), d);
	know(g, tr_ir_load(g->f, p, 0, 1, false));
}

static void stmt_lookup(struct gen *g)
{
	int key = tr_ir_stackobj(g->f, 4), yes = tr_ir_block(g->f), join = tr_ir_block(g->f);
	tr_vreg args[2] = { tr_ir_mapfd(g->f, 0), tr_ir_stack(g->f, key, 0) }, p;

	tr_ir_storei(g->f, args[1], 0, 4, r(g, 4) == 0);
	p = tr_ir_call(g->f, BPF_FUNC_map_lookup_elem, 2, args);
	tr_ir_bri(g->f, CC_NE, p, 0, yes, join);
	tr_ir_at(g->f, yes);
	tr_ir_set_reg(g->f, g->var[r(g, VARS)], tr_ir_load(g->f, p, 8 * r(g, 8), 8, false));
	tr_ir_jmp(g->f, join);
	tr_ir_at(g->f, join);
}

static void stmt_call(struct gen *g)
{
	tr_vreg args[5], v;

	if (r(g, 4) == 0) {
		stmt_lookup(g);
		return;
	}
	if (g->subs && r(g, 2)) {
		int n = 1 + r(g, g->subs);

		for (int k = 0; k < 5; k++)
			args[k] = operand(g);
		know(g, tr_ir_callf(g->f, n, g->u->funcs.v[n]->nparams, args));
		return;
	}
	v = tr_ir_call(g->f, BPF_FUNC_get_smp_processor_id, 0, NULL);
	know(g, tr_ir_cmpi(g->f, CC_ULT, v, 1 << 16));
}

static void statements(struct gen *g, int n);

static void branch(struct gen *g, int t, int els)
{
	if (r(g, 3) == 0) {
		tr_vreg c = tr_ir_cmp(g->f, r(g, CC_SET + 1), compared(g), compared(g));

		tr_ir_bri(g->f, r(g, 2) ? CC_NE : CC_EQ, c, 0, t, els);
	} else if (r(g, 2)) {
		tr_ir_bri(g->f, r(g, CC_SET + 1), compared(g), constant(g), t, els);
	} else {
		tr_ir_br(g->f, r(g, CC_SET + 1), compared(g), compared(g), t, els);
	}
}

static void stmt_if(struct gen *g)
{
	int yes = tr_ir_block(g->f), no = tr_ir_block(g->f), join = tr_ir_block(g->f);
	int nknown = g->nknown;

	g->f->blocks.v[no]->unlikely = r(g, 4) == 0;
	branch(g, yes, no);
	tr_ir_at(g->f, yes);
	statements(g, r(g, 6));
	g->nknown = nknown;
	tr_ir_jmp(g->f, join);
	tr_ir_at(g->f, no);
	if (r(g, 2))
		statements(g, r(g, 6));
	g->nknown = nknown;
	tr_ir_jmp(g->f, join);
	tr_ir_at(g->f, join);
}

/* c = a && b as the lowering does it: a variable set to 0 or 1 on two ways. */
static void stmt_logical(struct gen *g)
{
	int second = tr_ir_block(g->f), yes = tr_ir_block(g->f), no = tr_ir_block(g->f);
	int join = tr_ir_block(g->f), then = tr_ir_block(g->f), end = tr_ir_block(g->f);
	tr_vreg c = tr_ir_vreg(g->f);
	int nknown;

	branch(g, second, no);
	tr_ir_at(g->f, second);
	branch(g, yes, no);
	tr_ir_at(g->f, yes);
	tr_ir_set_imm(g->f, c, 1);
	tr_ir_jmp(g->f, join);
	tr_ir_at(g->f, no);
	tr_ir_set_imm(g->f, c, 0);
	tr_ir_jmp(g->f, join);
	tr_ir_at(g->f, join);
	tr_ir_bri(g->f, CC_NE, c, 0, then, end);
	tr_ir_at(g->f, then);
	nknown = g->nknown;
	stmt_store(g);
	g->nknown = nknown;
	tr_ir_jmp(g->f, end);
	tr_ir_at(g->f, end);
	if (r(g, 2))
		know(g, c);
}

/* One variable is tested twice, and maybe set between. */
static void stmt_again(struct gen *g)
{
	static const enum tr_cond ccs[] = { CC_EQ, CC_NE, CC_ULT, CC_UGE };
	int yes = tr_ir_block(g->f), join = tr_ir_block(g->f), end = tr_ir_block(g->f);
	tr_vreg v = g->var[r(g, VARS)];
	int64_t imm = r(g, 3);

	if (r(g, 2))
		tr_ir_set_reg(g->f, v, tr_ir_alui(g->f, IR_AND, v, 3));
	tr_ir_bri(g->f, ccs[r(g, 4)], v, imm, yes, join);
	tr_ir_at(g->f, yes);
	if (r(g, 2))
		tr_ir_set_imm(g->f, v, r(g, 3));
	else if (r(g, 2))
		tr_ir_call(g->f, BPF_FUNC_get_smp_processor_id, 0, NULL);
	tr_ir_jmp(g->f, join);
	tr_ir_at(g->f, join);
	yes = tr_ir_block(g->f);
	tr_ir_bri(g->f, ccs[r(g, 4)], v, r(g, 4) ? imm : r(g, 3), yes, end);
	tr_ir_at(g->f, yes);
	tr_ir_storei(g->f, tr_ir_mapval(g->f, 0, 8 * r(g, OUTPUT / 8)), 0, 8, 77);
	tr_ir_jmp(g->f, end);
	tr_ir_at(g->f, end);
}

static void stmt_loop(struct gen *g)
{
	int body = tr_ir_block(g->f), after = tr_ir_block(g->f), nknown;
	tr_vreg n = tr_ir_vreg(g->f);

	tr_ir_set_imm(g->f, n, 0);
	tr_ir_jmp(g->f, body);
	tr_ir_at(g->f, body);
	nknown = g->nknown;
	statements(g, 1 + r(g, 3));
	g->nknown = nknown;
	tr_ir_set_reg(g->f, n, tr_ir_alui(g->f, IR_ADD, n, 1));
	tr_ir_bri(g->f, CC_ULT, n, 1 + r(g, 4), body, after);
	tr_ir_at(g->f, after);
}

static void statement(struct gen *g)
{
	static void (*const stmts[])(struct gen *) = {
		stmt_alu,   stmt_alu,	stmt_alu,     stmt_update, stmt_update,	 stmt_update,
		stmt_unary, stmt_unary, stmt_compare, stmt_load,   stmt_load,	 stmt_store,
		stmt_store, stmt_call,	stmt_atomic,  stmt_bound,  stmt_logical, stmt_again,
	};
	static const char nested[] = { 1, 1, 2 };

	g->budget--;
	if (g->depth < 3 && r(g, 12) == 0) {
		g->depth++;
		if (nested[r(g, 3)] == 1)
			stmt_if(g);
		else
			stmt_loop(g);
		g->depth--;
		return;
	}
	g->f->pos = (struct tr_pos){ .src = 1, .line = g->budget + 1, .col = 1, .len = 1 };
	stmts[r(g, TR_ARRAY_SIZE(stmts))](g);
}

static void statements(struct gen *g, int n)
{
	while (n-- > 0 && g->budget > 0)
		statement(g);
}

static void begin(struct gen *g)
{
	g->nknown = 0;
	g->obj = tr_ir_stackobj(g->f, 64);
	for (int k = 0; k < 8; k++)
		tr_ir_storei(g->f, tr_ir_stack(g->f, g->obj, 0), 8 * k, 8, constant(g));
	for (int k = 0; k < VARS; k++) {
		g->var[k] = tr_ir_vreg(g->f);
		tr_ir_set_imm(g->f, g->var[k], constant(g));
	}
}

/* Store all that is known, so that all of it had to stay alive. */
static void finish(struct gen *g)
{
	int at = OUTPUT;

	for (int k = 0; k < VARS; k++, at += 8)
		tr_ir_store(g->f, g->out, at, 8, g->var[k]);
	for (int k = 0; k < g->nknown && at < VALUE; k += 1 + r(g, 3), at += 8)
		tr_ir_store(g->f, g->out, at, 8, g->known[k]);
}

static void sub(struct gen *g, int n)
{
	char name[16];
	tr_vreg sum;

	snprintf(name, sizeof(name), "sub%d", n);
	g->f = tr_func_new(g->u, name, 1 + r(g, 5));
	begin(g);
	for (int p = 0; p < g->f->nparams; p++)
		know(g, p);
	statements(g, 1 + r(g, 8));
	sum = g->known[0];
	for (int k = 0; k < VARS; k++)
		sum = tr_ir_alu(g->f, IR_XOR, sum, g->var[k]);
	for (int k = 1; k < g->nknown; k++)
		sum = tr_ir_alu(g->f, IR_ADD, sum, g->known[k]);
	tr_ir_ret(g->f, sum);
}

struct tr_unit *gen_unit(unsigned seed, int size, int level)
{
	struct gen g = { .u = tr_unit_new(NULL, "random"), .seed = seed * 7919 + 17 };
	struct tr_irfunc *main = tr_func_new(g.u, "main", 1);
	int subs = r(&g, 3);

	g.u->cpu_v3 = r(&g, 4) > 0 && level >= 3;
	g.u->cpu_v4 = g.u->cpu_v3 && r(&g, 2) && level >= 4;
	g.u->no_optimise = r(&g, 4) == 0;
	for (int n = 0; n < subs; n++) {
		g.budget = 20;
		sub(&g, n);
	}
	g.subs = subs;
	g.f = main;
	g.budget = size;
	begin(&g);
	g.out = tr_ir_mapval(g.f, 0, 0);
	for (int k = 0; k < INPUTS; k++)
		know(&g, tr_ir_load(g.f, 0, 8 * k, 8, false));
	statements(&g, size);
	finish(&g);
	tr_ir_reti(g.f, 0);
	return g.u;
}
