/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From functions with machine registers to eBPF: encodes instructions, resolves jumps and calls,
 * notes what the loader must patch (maps) and tell the kernel (functions, source lines), adds up
 * the stack of the deepest call chain.
 */
#include <linux/bpf.h>
#include "code/backend.h"

/* Newer than the headers we build with. */
#define TR_MEMSX 0x80 /* BPF_MODE: sign-extending load */
#define TR_MAXFRAMES 8
#define TR_MAXSTACK 512

struct fix {
	uint32_t insn;
	int to; /* block or function */
};

struct emit {
	struct tr_unit *u;
	struct tr_code *out;
	TR_VEC(struct bpf_insn) insns;
	TR_VEC(struct fix) jumps; /* of the current function */
	TR_VEC(struct fix) calls;
	int *start;	/* first instruction of each block of the current function */
	int *funcstart; /* of each function of the unit; -1: never called */
	int *frame;
	bool far;     /* the current function needs 32-bit jumps */
	bool newfunc; /* nothing emitted yet */
	struct tr_pos pos;
};

/* ---- encoding ----------------------------------------------------------------------------- */

static int reg(tr_vreg v)
{
	return tr_physreg(v);
}

static void note_line(struct emit *e)
{
	struct tr_code *c = e->out;
	const struct tr_pos *last = c->lines.n ? &c->lines.v[c->lines.n - 1].pos : NULL;

	if (!e->newfunc &&
	    (!e->pos.src || (last && last->src == e->pos.src && last->line == e->pos.line)))
		return;
	tr_push(&c->lines, (struct tr_lineinfo){ e->insns.n, e->pos });
	e->newfunc = false;
}

static void put(struct emit *e, int code, int dst, int src, int off, int32_t imm)
{
	note_line(e);
	tr_push(&e->insns,
		(struct bpf_insn){
			.code = code, .dst_reg = dst, .src_reg = src, .off = off, .imm = imm });
}

static void put_wide(struct emit *e, int dst, int pseudo, uint32_t lo, uint32_t hi)
{
	put(e, BPF_LD | BPF_DW | BPF_IMM, dst, pseudo, 0, lo);
	put(e, 0, 0, 0, 0, hi);
}

static int size_code(int size)
{
	switch (size) {
	case 1:
		return BPF_B;
	case 2:
		return BPF_H;
	case 4:
		return BPF_W;
	default:
		return BPF_DW;
	}
}

static int alu_code(int op)
{
	static const uint8_t codes[] = {
		[IR_ADD] = BPF_ADD, [IR_SUB] = BPF_SUB, [IR_MUL] = BPF_MUL,  [IR_DIV] = BPF_DIV,
		[IR_MOD] = BPF_MOD, [IR_AND] = BPF_AND, [IR_OR] = BPF_OR,    [IR_XOR] = BPF_XOR,
		[IR_SHL] = BPF_LSH, [IR_SHR] = BPF_RSH, [IR_SAR] = BPF_ARSH,
	};
	return codes[op];
}

static int cond_code(int cc)
{
	static const uint8_t codes[] = {
		[CC_EQ] = BPF_JEQ,  [CC_NE] = BPF_JNE,	[CC_LT] = BPF_JSLT,  [CC_LE] = BPF_JSLE,
		[CC_GT] = BPF_JSGT, [CC_GE] = BPF_JSGE, [CC_ULT] = BPF_JLT,  [CC_ULE] = BPF_JLE,
		[CC_UGT] = BPF_JGT, [CC_UGE] = BPF_JGE, [CC_SET] = BPF_JSET,
	};
	return codes[cc];
}

static void put_movi(struct emit *e, int dst, int64_t imm)
{
	if (tr_fits32(imm))
		put(e, BPF_ALU64 | BPF_MOV | BPF_K, dst, 0, 0, imm);
	else if (imm == (uint32_t)imm)
		put(e, BPF_ALU | BPF_MOV | BPF_K, dst, 0, 0, imm);
	else
		put_wide(e, dst, 0, imm, (uint64_t)imm >> 32);
}

static void put_cond(struct emit *e, int cc, const struct tr_insn *i, int off)
{
	int code = (i->size == 4 ? BPF_JMP32 : BPF_JMP) | cond_code(cc);

	if (i->isimm)
		put(e, code | BPF_K, reg(i->a), 0, off, i->imm);
	else
		put(e, code | BPF_X, reg(i->a), reg(i->b), off, 0);
}

static void put_alu(struct emit *e, const struct tr_insn *i)
{
	int code = (i->size == 4 ? BPF_ALU : BPF_ALU64) | alu_code(i->op);

	if (i->isimm)
		put(e, code | BPF_K, reg(i->d), 0, 0, i->imm);
	else
		put(e, code | BPF_X, reg(i->d), reg(i->b), 0, 0);
}

static void put_ext(struct emit *e, const struct tr_insn *i)
{
	if (i->sgn)
		put(e, BPF_ALU64 | BPF_MOV | BPF_X, reg(i->d), reg(i->a), 8 * i->size, 0);
	else
		put(e, BPF_ALU | BPF_MOV | BPF_X, reg(i->d), reg(i->a), 0, 0);
}

static void put_bswap(struct emit *e, const struct tr_insn *i)
{
	int to = __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ ? BPF_TO_BE : BPF_TO_LE;

	put(e, BPF_ALU | BPF_END | to, reg(i->d), 0, 0, 8 * i->size);
}

static void put_atomic(struct emit *e, const struct tr_insn *i)
{
	static const int codes[] = {
		[TR_ATOMIC_ADD] = BPF_ADD,	   [TR_ATOMIC_OR] = BPF_OR,
		[TR_ATOMIC_AND] = BPF_AND,	   [TR_ATOMIC_XCHG] = BPF_XCHG,
		[TR_ATOMIC_CMPXCHG] = BPF_CMPXCHG,
	};
	int imm = codes[i->cond] | (i->fetch ? BPF_FETCH : 0);

	put(e, BPF_STX | BPF_ATOMIC | size_code(i->size), reg(i->a), reg(i->b), i->off, imm);
}

static void put_load(struct emit *e, const struct tr_insn *i)
{
	int mode = i->sgn ? TR_MEMSX : BPF_MEM;

	put(e, BPF_LDX | mode | size_code(i->size), reg(i->d), reg(i->a), i->off, 0);
}

static void put_store(struct emit *e, const struct tr_insn *i)
{
	int code = BPF_MEM | size_code(i->size);

	if (i->isimm)
		put(e, BPF_ST | code, reg(i->a), 0, i->off, i->imm);
	else
		put(e, BPF_STX | code, reg(i->a), reg(i->b), i->off, 0);
}

static void put_map(struct emit *e, const struct tr_insn *i)
{
	bool value = i->op == IR_MAPVAL;

	tr_push(&e->out->relocs, (struct tr_reloc){ e->insns.n, i->imm, value });
	put_wide(e, reg(i->d), value ? BPF_PSEUDO_MAP_VALUE : BPF_PSEUDO_MAP_FD, 0,
		 value ? i->off : 0);
}

static void put_stack(struct emit *e, const struct tr_insn *i)
{
	put(e, BPF_ALU64 | BPF_MOV | BPF_X, reg(i->d), 10, 0, 0);
	put(e, BPF_ALU64 | BPF_ADD | BPF_K, reg(i->d), 0, 0, i->off);
}

/* ---- control ------------------------------------------------------------------------------ */

static void put_jump(struct emit *e, int block)
{
	tr_push(&e->jumps, (struct fix){ e->insns.n, block });
	put(e, (e->far ? BPF_JMP32 : BPF_JMP) | BPF_JA, 0, 0, 0, 0);
}

static void put_branch(struct emit *e, int cc, const struct tr_insn *i, int block)
{
	if (e->far) {
		put_cond(e, cc, i, 1);
		put(e, BPF_JMP | BPF_JA, 0, 0, 1, 0);
		put_jump(e, block);
		return;
	}
	tr_push(&e->jumps, (struct fix){ e->insns.n, block });
	put_cond(e, cc, i, 0);
}

static void put_br(struct emit *e, const struct tr_insn *i, int next)
{
	if (i->t == i->f) {
		if (i->t != next)
			put_jump(e, i->t);
	} else if (i->t == next && i->cond != CC_SET) {
		put_branch(e, tr_cond_not(i->cond), i, i->f);
	} else {
		put_branch(e, i->cond, i, i->t);
		if (i->f != next)
			put_jump(e, i->f);
	}
}

static void put_set(struct emit *e, const struct tr_insn *i)
{
	put_movi(e, reg(i->d), 1);
	put_cond(e, i->cond, i, 1);
	put_movi(e, reg(i->d), 0);
}

static void put_bound(struct emit *e, const struct tr_insn *i)
{
	put(e, BPF_JMP | BPF_JLE | BPF_K, reg(i->d), 0, 1, i->imm);
	put_movi(e, reg(i->d), i->imm);
}

static void put_call(struct emit *e, const struct tr_insn *i)
{
	if (i->op == IR_CALL) {
		put(e, BPF_JMP | BPF_CALL, 0, i->imm < 0 ? TR_PSEUDO_KFUNC_CALL : 0, 0,
		    i->imm < 0 ? -i->imm : i->imm);
		return;
	}
	tr_push(&e->calls, (struct fix){ e->insns.n, i->imm });
	put(e, BPF_JMP | BPF_CALL, 0, BPF_PSEUDO_CALL, 0, 0);
}

static void put_func_address(struct emit *e, const struct tr_insn *i)
{
	tr_push(&e->calls, (struct fix){ e->insns.n, i->imm });
	put_wide(e, reg(i->d), TR_PSEUDO_FUNC, 0, 0);
}

static void put_insn(struct emit *e, const struct tr_insn *i, int next)
{
	e->pos = i->pos;
	switch (i->op) {
	case IR_NOP:
		break;
	case IR_MOVI:
		put_movi(e, reg(i->d), i->imm);
		break;
	case IR_MOV:
		put(e, BPF_ALU64 | BPF_MOV | BPF_X, reg(i->d), reg(i->a), 0, 0);
		break;
	case IR_EXT:
		put_ext(e, i);
		break;
	case IR_BSWAP:
		put_bswap(e, i);
		break;
	case IR_NEG:
		put(e, BPF_ALU64 | BPF_NEG, reg(i->d), 0, 0, 0);
		break;
	case IR_SET:
		put_set(e, i);
		break;
	case IR_LOAD:
		put_load(e, i);
		break;
	case IR_STORE:
		put_store(e, i);
		break;
	case IR_ATOMIC:
		put_atomic(e, i);
		break;
	case IR_MAPFD:
	case IR_MAPVAL:
		put_map(e, i);
		break;
	case IR_FUNC:
		put_func_address(e, i);
		break;
	case IR_STACK:
		put_stack(e, i);
		break;
	case IR_CALL:
	case IR_CALLF:
		put_call(e, i);
		break;
	case IR_BOUND:
		put_bound(e, i);
		break;
	case IR_JMP:
		if (i->t != next)
			put_jump(e, i->t);
		break;
	case IR_BR:
		put_br(e, i, next);
		break;
	case IR_RET:
		put(e, BPF_JMP | BPF_EXIT, 0, 0, 0, 0);
		break;
	default:
		put_alu(e, i);
	}
}

/* ---- functions ---------------------------------------------------------------------------- */

static int resolve_jumps(struct emit *e)
{
	for (size_t k = 0; k < e->jumps.n; k++) {
		struct bpf_insn *i = &e->insns.v[e->jumps.v[k].insn];
		int off = e->start[e->jumps.v[k].to] - (int)e->jumps.v[k].insn - 1;

		if (i->code == (BPF_JMP32 | BPF_JA))
			i->imm = off;
		else if (off != (int16_t)off)
			return -E2BIG;
		else
			i->off = off;
	}
	return 0;
}

static int put_blocks(struct emit *e, const struct tr_lir *l)
{
	for (size_t b = 0; b < l->blocks.n; b++) {
		const struct tr_lblock *lb = &l->blocks.v[b];

		if (b)
			e->start[b - 1] = e->insns.n;
		for (int k = lb->start; k < lb->end; k++)
			put_insn(e, &l->insns.v[k], b);
	}
	return resolve_jumps(e);
}

/* Take back what was emitted for a function since the marks in m. */
struct mark {
	size_t insns, calls, relocs, lines;
};

static struct mark mark(const struct emit *e)
{
	return (struct mark){ e->insns.n, e->calls.n, e->out->relocs.n, e->out->lines.n };
}

static void reset(struct emit *e, struct mark m)
{
	e->insns.n = m.insns;
	e->calls.n = m.calls;
	e->out->relocs.n = m.relocs;
	e->out->lines.n = m.lines;
	e->jumps.n = 0;
	e->newfunc = true;
}

static int put_func(struct emit *e, int n)
{
	struct tr_irfunc *f = e->u->funcs.v[n];
	struct mark m = mark(e);
	struct tr_lir l;
	int err;

	tr_legalise(f, &l);
	tr_regalloc(&l);
	e->start = tr_calloc(f->blocks.n, sizeof(int));
	e->funcstart[n] = e->insns.n;
	e->frame[n] = l.frame;
	e->far = false;
	reset(e, m);
	err = put_blocks(e, &l);
	if (err && e->u->cpu_v4) {
		e->far = true;
		reset(e, m);
		err = put_blocks(e, &l);
	}
	tr_push(&e->out->funcs,
		(struct tr_funcinfo){ e->funcstart[n], f->name, f->nparams, f->global, l.frame });
	free(e->start);
	tr_lir_free(&l);
	return err;
}

/* Mark the functions that function n calls, directly or not. */
static void mark_called(struct tr_unit *u, bool *called)
{
	TR_VEC(int) todo = { 0 };

	called[0] = true;
	tr_push(&todo, 0);
	while (todo.n) {
		struct tr_irfunc *f = u->funcs.v[todo.v[--todo.n]];

		for (size_t b = 0; b < f->blocks.n; b++) {
			for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
				struct tr_insn *i = &f->blocks.v[b]->insns.v[k];

				if ((i->op != IR_CALLF && i->op != IR_FUNC) || called[i->imm])
					continue;
				called[i->imm] = true;
				tr_push(&todo, (int)i->imm);
			}
		}
	}
	free(todo.v);
}

static int put_funcs(struct emit *e)
{
	struct tr_unit *u = e->u;
	bool *called = tr_calloc(u->funcs.n, sizeof(bool));
	int err = 0;

	mark_called(u, called);
	for (size_t n = 0; n < u->funcs.n && !err; n++) {
		e->funcstart[n] = -1;
		if (called[n])
			err = put_func(e, n);
	}
	free(called);
	return err;
}

/* ---- calls and stack ---------------------------------------------------------------------- */

/* The function that instruction insn belongs to. */
static int func_at(const struct emit *e, uint32_t insn)
{
	int best = -1;

	for (size_t n = 0; n < e->u->funcs.n; n++)
		if (e->funcstart[n] >= 0 && (uint32_t)e->funcstart[n] <= insn)
			best = n;
	return best;
}

static void resolve_calls(struct emit *e)
{
	for (size_t k = 0; k < e->calls.n; k++) {
		uint32_t at = e->calls.v[k].insn;

		e->insns.v[at].imm = e->funcstart[e->calls.v[k].to] - (int)at - 1;
	}
}

/* Stack of function n and what it calls, as check_max_stack_depth() in the verifier counts it:
 * each frame rounded up to 32 bytes. Negative if there are too many frames, or recursion. */
static int depth(const struct emit *e, int n, int level, const int *first, int *memo)
{
	int deepest = 0;

	if (level > TR_MAXFRAMES)
		return -E2BIG;
	if (memo[n])
		return memo[n];
	for (int k = first[n]; k < first[n + 1]; k++) {
		int d = depth(e, e->calls.v[k].to, level + 1, first, memo);

		if (d < 0)
			return d;
		deepest = TR_MAX(deepest, d);
	}
	memo[n] = deepest + TR_ALIGN(TR_MAX(e->frame[n], 1), 32);
	return memo[n];
}

/* Calls stand in order of instructions, so those of a function are neighbours: first[n] up to
 * first[n + 1]. */
static int *first_calls(const struct emit *e)
{
	int *first = tr_calloc(e->u->funcs.n + 1, sizeof(int)), n = 0;

	for (size_t k = 0; k < e->calls.n; k++)
		for (int of = func_at(e, e->calls.v[k].insn); n < of;)
			first[++n] = (int)k;
	while (n < (int)e->u->funcs.n)
		first[++n] = (int)e->calls.n;
	return first;
}

static int check_stack(struct emit *e)
{
	int *memo = tr_calloc(e->u->funcs.n, sizeof(int)), *first = first_calls(e);
	int d = depth(e, 0, 1, first, memo);

	free(first);
	free(memo);
	if (d < 0)
		return d;
	e->out->stack_depth = d;
	return d > TR_MAXSTACK ? -E2BIG : 0;
}

int tr_emit(struct tr_unit *u, struct tr_code *out)
{
	struct emit e = { .u = u, .out = out };
	int err;

	memset(out, 0, sizeof(*out));
	tr_ir_optimise(u);
	e.funcstart = tr_calloc(u->funcs.n, sizeof(int));
	e.frame = tr_calloc(u->funcs.n, sizeof(int));
	err = put_funcs(&e);
	if (!err) {
		resolve_calls(&e);
		err = check_stack(&e);
	}
	out->insns = e.insns.v;
	out->n = e.insns.n;
	free(e.jumps.v);
	free(e.calls.v);
	free(e.funcstart);
	free(e.frame);
	if (err)
		tr_code_free(out);
	return err;
}

void tr_code_free(struct tr_code *c)
{
	free(c->insns);
	free(c->relocs.v);
	free(c->funcs.v);
	free(c->lines.v);
	memset(c, 0, sizeof(*c));
}
