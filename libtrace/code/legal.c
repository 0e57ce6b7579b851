/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From IR to the linear form that has the machine's restrictions (see struct tr_lir): two-address
 * arithmetic, 32-bit immediates, 16-bit offsets, arguments in r1-r5, results in r0, stack
 * addresses relative to r10. Many moves appear here; the register allocator makes most of them
 * vanish by giving both sides one register.
 */
#include "code/backend.h"

struct legal {
	struct tr_lir *l;
	struct tr_irfunc *f;
	bool v4;
	const struct tr_insn **def; /* the only definition of a vreg; NULL: none or several */
	int32_t *objoff;	    /* stack objects, from r10 */
	struct tr_pos pos;
};

static struct tr_insn *put(struct legal *g, struct tr_insn i)
{
	i.pos = g->pos;
	tr_push(&g->l->insns, i);
	return &g->l->insns.v[g->l->insns.n - 1];
}

static tr_vreg temp(struct legal *g)
{
	return g->l->nvregs++;
}

static const struct tr_insn *def_of(const struct legal *g, tr_vreg v)
{
	return v >= 0 && v < g->f->nvregs ? g->def[v] : NULL;
}

static void put_imm(struct legal *g, tr_vreg d, int64_t imm)
{
	put(g, (struct tr_insn){ .op = IR_MOVI, .d = d, .imm = imm });
}

static tr_vreg imm_reg(struct legal *g, int64_t imm)
{
	tr_vreg t = temp(g);

	put_imm(g, t, imm);
	return t;
}

static void put_stack(struct legal *g, tr_vreg d, const struct tr_insn *i)
{
	put(g, (struct tr_insn){ .op = IR_STACK, .d = d, .off = g->objoff[i->imm] + i->off });
}

/* A definition that is cheap enough to be done again, in d. */
static void put_again(struct legal *g, tr_vreg d, const struct tr_insn *i)
{
	if (i->op == IR_STACK) {
		put_stack(g, d, i);
	} else {
		struct tr_insn n = *i;

		n.d = d;
		put(g, n);
	}
}

static void put_mov(struct legal *g, tr_vreg d, tr_vreg a)
{
	const struct tr_insn *i = def_of(g, a);

	/* an address of a map value takes two slots: worth keeping in a register */
	if (i && tr_insn_remat(i) && i->op != IR_MAPVAL)
		put_again(g, d, i);
	else
		put(g, (struct tr_insn){ .op = IR_MOV, .d = d, .a = a });
}

/* d = d op imm */
static struct tr_insn *put_alui(struct legal *g, int op, tr_vreg d, int64_t imm)
{
	return put(g, (struct tr_insn){ .op = op, .d = d, .a = d, .isimm = true, .imm = imm });
}

/* The second operand as an immediate that fits, or in a register. */
static void fix_imm(struct legal *g, struct tr_insn *i)
{
	if (i->size == 4 && (i->op == IR_BR || i->op == IR_SET))
		i->imm = tr_fold_ext(i->imm, 4, true);
	if (!i->isimm || tr_fits32(i->imm))
		return;
	i->b = imm_reg(g, i->imm);
	i->isimm = false;
}

/* The address a + off of a load or store: off must fit 16 bits. */
static void fix_address(struct legal *g, struct tr_insn *i)
{
	const struct tr_insn *d = def_of(g, i->a);
	tr_vreg t;

	if (d && d->op == IR_STACK) {
		i->a = TR_FP;
		i->off += g->objoff[d->imm] + d->off;
	}
	if (i->off == (int16_t)i->off)
		return;
	t = temp(g);
	put_mov(g, t, i->a);
	put_alui(g, IR_ADD, t, i->off);
	i->a = t;
	i->off = 0;
}

static void put_ext(struct legal *g, tr_vreg d, tr_vreg a, int size, bool sgn)
{
	if ((size == 4 && !sgn) || (sgn && g->v4)) {
		put(g, (struct tr_insn){ .op = IR_EXT, .d = d, .a = a, .size = size, .sgn = sgn });
		return;
	}
	put_mov(g, d, a);
	if (!sgn) {
		put_alui(g, IR_AND, d, size == 1 ? 0xff : 0xffff);
		return;
	}
	put_alui(g, IR_SHL, d, 64 - 8 * size);
	put_alui(g, IR_SAR, d, 64 - 8 * size);
}

static void legal_load(struct legal *g, struct tr_insn i)
{
	bool ext = i.sgn && i.size < 8 && !g->v4;

	fix_address(g, &i);
	if (i.size == 8 || ext)
		i.sgn = false;
	put(g, i);
	if (ext)
		put_ext(g, i.d, i.d, i.size, true);
}

static void legal_store(struct legal *g, struct tr_insn i)
{
	fix_address(g, &i);
	if (i.isimm)
		i.imm = tr_fold_ext(i.imm, i.size, true);
	fix_imm(g, &i);
	put(g, i);
}

static void legal_atomic(struct legal *g, struct tr_insn i)
{
	tr_vreg t, d = i.d;

	fix_address(g, &i);
	fix_imm(g, &i);
	if (i.isimm) {
		i.b = imm_reg(g, i.imm);
		i.isimm = false;
	}
	if (!i.fetch) {
		put(g, i);
		return;
	}
	t = i.cond == TR_ATOMIC_CMPXCHG ? TR_PHYS(0) : temp(g);
	if (i.cond == TR_ATOMIC_CMPXCHG) {
		put_mov(g, t, i.args[0]);
		i.args[0] = i.d = t;
	} else {
		put_mov(g, t, i.b);
		i.b = i.d = t;
	}
	put(g, i);
	put(g, (struct tr_insn){ .op = IR_MOV, .d = d, .a = t });
}

/* Arguments that are values first, those that are made on the spot last: so that a value may
 * stay in an argument register for as long as possible. */
static void legal_call(struct legal *g, struct tr_insn i)
{
	tr_vreg d = i.d;

	for (int pass = 0; pass < 2; pass++) {
		for (int k = 0; k < i.nargs; k++) {
			const struct tr_insn *d = def_of(g, i.args[k]);

			if ((d && tr_insn_remat(d)) == pass)
				put_mov(g, TR_PHYS(k + 1), i.args[k]);
		}
	}
	for (int k = 0; k < i.nargs; k++)
		i.args[k] = TR_PHYS(k + 1);
	i.d = TR_PHYS(0);
	put(g, i);
	if (d != TR_NOREG)
		put(g, (struct tr_insn){ .op = IR_MOV, .d = d, .a = TR_PHYS(0) });
}

static void legal_set(struct legal *g, struct tr_insn i)
{
	tr_vreg d = i.d;

	if (i.isimm && i.imm == 0 && i.cond == CC_LT) {
		put_mov(g, d, i.a);
		put_alui(g, IR_SHR, d, i.size == 4 ? 31 : 63)->size = i.size;
		return;
	}
	fix_imm(g, &i);
	if (d != i.a && (i.isimm || d != i.b)) {
		put(g, i);
		return;
	}
	/* the result is written before the operands are compared */
	i.d = temp(g);
	put(g, i);
	put_mov(g, d, i.d);
}

static bool commutes(int op)
{
	/* not IR_ADD: the pointer stays on the left */
	return op == IR_MUL || op == IR_AND || op == IR_OR || op == IR_XOR;
}

static void legal_alu_imm(struct legal *g, struct tr_insn i)
{
	bool shift = i.op == IR_SHL || i.op == IR_SHR || i.op == IR_SAR;

	if (i.size == 4)
		i.imm = tr_fold_ext(i.imm, 4, true);
	if ((i.op == IR_DIV || i.op == IR_MOD) && i.imm == 0) {
		/* never executed; the verifier refuses it even so */
		put_mov(g, i.d, i.a);
		return;
	}
	if (i.op == IR_AND && i.imm == (i.size == 4 ? -1 : 0xffffffffLL)) {
		put_ext(g, i.d, i.a, 4, false);
		return;
	}
	if (i.op == IR_SUB && tr_fits32(-(uint64_t)i.imm)) {
		i.op = IR_ADD;
		i.imm = -(uint64_t)i.imm;
	}
	if (!tr_fits32(i.imm)) {
		tr_vreg t = imm_reg(g, i.imm);

		put_mov(g, i.d, i.a);
		put(g, (struct tr_insn){ .op = i.op, .size = i.size, .d = i.d, .a = i.d, .b = t });
		return;
	}
	put_mov(g, i.d, i.a);
	put_alui(g, i.op, i.d, shift ? i.imm & 63 : i.imm)->size = i.size;
}

static void legal_alu(struct legal *g, struct tr_insn i)
{
	if (i.isimm) {
		legal_alu_imm(g, i);
		return;
	}
	if (i.d == i.b && i.d != i.a) {
		if (commutes(i.op)) {
			i.b = i.a;
			i.a = i.d;
		} else {
			tr_vreg t = temp(g);

			put_mov(g, t, i.b);
			i.b = t;
		}
	}
	if (i.d != i.a)
		put_mov(g, i.d, i.a);
	i.a = i.d;
	put(g, i);
}

static void legal_unary(struct legal *g, struct tr_insn i)
{
	if (i.op == IR_BOUND && (i.imm & (i.imm + 1)) == 0 && i.imm <= INT32_MAX) {
		i.op = IR_AND;
		i.isimm = true;
		legal_alu_imm(g, i);
		return;
	}
	put_mov(g, i.d, i.a);
	i.a = i.d;
	if (i.op != IR_BOUND || tr_fits32(i.imm))
		put(g, i);
}

static void legal_term(struct legal *g, struct tr_insn i)
{
	if (i.op == IR_BR) {
		fix_imm(g, &i);
		put(g, i);
		return;
	}
	if (i.op == IR_RET) {
		if (i.isimm)
			put_imm(g, TR_PHYS(0), i.imm);
		else
			put_mov(g, TR_PHYS(0), i.a);
		i.isimm = false;
		i.a = TR_PHYS(0);
	}
	put(g, i);
}

static void legal_insn(struct legal *g, const struct tr_insn *i)
{
	if (i->pos.src)
		g->pos = i->pos;
	switch (i->op) {
	case IR_NOP:
		break;
	case IR_MOVI:
	case IR_MAPFD:
	case IR_MAPVAL:
	case IR_FUNC:
		put(g, *i);
		break;
	case IR_STACK:
		put_stack(g, i->d, i);
		break;
	case IR_MOV:
		put_mov(g, i->d, i->a);
		break;
	case IR_EXT:
		put_ext(g, i->d, i->a, i->size, i->sgn);
		break;
	case IR_SET:
		legal_set(g, *i);
		break;
	case IR_LOAD:
		legal_load(g, *i);
		break;
	case IR_STORE:
		legal_store(g, *i);
		break;
	case IR_ATOMIC:
		legal_atomic(g, *i);
		break;
	case IR_CALL:
	case IR_CALLF:
		legal_call(g, *i);
		break;
	case IR_JMP:
	case IR_BR:
	case IR_RET:
		legal_term(g, *i);
		break;
	default:
		if (tr_op_alu(i->op))
			legal_alu(g, *i);
		else
			legal_unary(g, *i);
	}
}

/* Find the vregs with one definition. */
static void find_defs(struct legal *g)
{
	struct tr_irfunc *f = g->f;
	bool *many = tr_calloc(f->nvregs, sizeof(bool));

	g->def = tr_calloc(f->nvregs, sizeof(*g->def));
	for (int p = 0; p < f->nparams; p++)
		many[p] = true;
	for (size_t b = 0; b < f->blocks.n; b++) {
		for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
			struct tr_insn *i = &f->blocks.v[b]->insns.v[k];
			tr_vreg d = tr_insn_def(i);

			if (d < 0)
				continue;
			g->def[d] = many[d] ? NULL : i;
			many[d] = true;
		}
	}
	free(many);
}

static void place_objects(struct legal *g)
{
	int32_t depth = 0;

	g->objoff = tr_calloc(g->f->stack.n, sizeof(int32_t));
	for (size_t o = 0; o < g->f->stack.n; o++) {
		depth += TR_ALIGN(g->f->stack.v[o].size, 8);
		g->objoff[o] = -depth;
	}
	g->l->frame = depth;
}

static void start_block(struct tr_lir *l)
{
	tr_push(&l->blocks, (struct tr_lblock){ .start = l->insns.n });
}

static void legal_block(struct legal *g, struct tr_block *b)
{
	struct tr_lblock *lb;

	start_block(g->l);
	for (size_t k = 0; k < b->insns.n; k++)
		legal_insn(g, &b->insns.v[k]);
	if (!tr_block_term(b)) /* unreachable, or left open by mistake: end the program */
		legal_term(g, (struct tr_insn){ .op = IR_RET, .isimm = true });
	lb = &g->l->blocks.v[g->l->blocks.n - 1];
	lb->end = g->l->insns.n;
	lb->nsucc = tr_block_succ(b, lb->succ);
	for (int s = 0; s < lb->nsucc; s++)
		lb->succ[s]++;
}

static void estimate(struct tr_lir *l)
{
	struct tr_irfunc *f = l->f;
	struct tr_cfg c;

	tr_cfg_make(&c, f);
	tr_cfg_dominators(&c, f);
	tr_cfg_loops(&c, f);
	l->blocks.v[0].freq = 100;
	for (int b = 0; b < c.n; b++) {
		int freq = 100;

		for (int d = 0; d < c.depth[b] && d < 4; d++)
			freq *= 8;
		l->blocks.v[b + 1].freq = f->blocks.v[b]->unlikely ? freq / 20 : freq;
	}
	tr_cfg_free(&c);
}

void tr_legalise(struct tr_irfunc *f, struct tr_lir *l)
{
	struct legal g = { .l = l, .f = f, .v4 = f->unit->cpu_v4 };

	memset(l, 0, sizeof(*l));
	l->f = f;
	l->nvregs = f->nvregs;
	find_defs(&g);
	place_objects(&g);
	start_block(l);
	for (int p = 0; p < f->nparams; p++)
		put(&g, (struct tr_insn){ .op = IR_MOV, .d = p, .a = TR_PHYS(p + 1) });
	l->blocks.v[0].end = l->insns.n;
	l->blocks.v[0].nsucc = 1;
	l->blocks.v[0].succ[0] = 1;
	for (size_t b = 0; b < f->blocks.n; b++)
		legal_block(&g, f->blocks.v[b]);
	estimate(l);
	free(g.def);
	free(g.objoff);
}

void tr_lir_free(struct tr_lir *l)
{
	free(l->insns.v);
	free(l->blocks.v);
	memset(l, 0, sizeof(*l));
}
