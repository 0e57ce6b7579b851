/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Executes test programs: the IR by its definition in ir.h, eBPF by a small interpreter that is
 * strict where the verifier is (no register is read before it was written, calls destroy r1-r5),
 * and eBPF by the kernel.
 */
#include <bpf/bpf.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "ir-test.h"

#define STEPS 200000

void fill_world(struct world *w, unsigned seed)
{
	for (int k = 0; k < INPUTS; k++) {
		w->input[k] = (uint64_t)rnd(&seed, 1 << 30) << 34 ^ rnd(&seed, 1 << 30);
		if (rnd(&seed, 2))
			w->input[k] >>= rnd(&seed, 64);
	}
	for (int k = 0; k < VALUE; k++)
		w->value[k] = rnd(&seed, 256);
}

static uint64_t mem_load(uint64_t at, int size)
{
	uint64_t v = 0;

	memcpy(&v, (void *)(uintptr_t)at, size);
	return v;
}

static void mem_store(uint64_t at, int size, uint64_t v)
{
	memcpy((void *)(uintptr_t)at, &v, size);
}

static uint64_t mem_atomic(uint64_t at, int size, int op, uint64_t v, uint64_t expected)
{
	uint64_t old = mem_load(at, size);

	switch (op) {
	case TR_ATOMIC_ADD:
		mem_store(at, size, old + v);
		break;
	case TR_ATOMIC_OR:
		mem_store(at, size, old | v);
		break;
	case TR_ATOMIC_AND:
		mem_store(at, size, old & v);
		break;
	case TR_ATOMIC_XCHG:
		mem_store(at, size, v);
		break;
	default:
		if (old == (uint64_t)tr_fold_ext(expected, size, false))
			mem_store(at, size, v);
	}
	return old;
}

static uint64_t helper(int n, const uint64_t *args, struct world *w)
{
	switch (n) {
	case BPF_FUNC_map_lookup_elem:
		return mem_load(args[1], 4) == 0 ? (uintptr_t)w->value : 0;
	default: /* get_smp_processor_id */
		return 3;
	}
}

/* ---- the IR ------------------------------------------------------------------------------- */

struct irframe {
	uint64_t *v;
	uint64_t *stack;
	int *objat;
};

static uint64_t ir_call(struct tr_unit *u, int n, const uint64_t *args, struct world *w,
			int *steps);

static uint64_t ir_value(struct tr_unit *u, struct irframe *r, struct tr_insn *i, struct world *w,
			 int *steps)
{
	uint64_t a = i->a >= 0 ? r->v[i->a] : 0;
	uint64_t b = i->isimm ? (uint64_t)i->imm : i->b >= 0 ? r->v[i->b] : 0, args[5];

	switch (i->op) {
	case IR_MOVI:
		return i->imm;
	case IR_MOV:
	case IR_BOUND:
		return a;
	case IR_EXT:
		return tr_fold_ext(a, i->size, i->sgn);
	case IR_BSWAP:
		return tr_fold_bswap(a, i->size);
	case IR_NEG:
		return -a;
	case IR_SET:
		return tr_fold_cond(i->cond, a, b);
	case IR_LOAD:
		return tr_fold_ext(mem_load(a + i->off, i->size), i->size, i->sgn);
	case IR_STORE:
		mem_store(a + i->off, i->size, b);
		return 0;
	case IR_ATOMIC:
		return mem_atomic(a + i->off, i->size, i->cond, b,
				  i->cond == TR_ATOMIC_CMPXCHG ? r->v[i->args[0]] : 0);
	case IR_MAPFD:
		return 0;
	case IR_MAPVAL:
		return (uintptr_t)w->value + i->off;
	case IR_STACK:
		return (uintptr_t)(r->stack + r->objat[i->imm]) + i->off;
	case IR_CALL:
	case IR_CALLF:
		for (int k = 0; k < i->nargs; k++)
			args[k] = r->v[i->args[k]];
		return i->op == IR_CALL ? helper(i->imm, args, w) :
					  ir_call(u, i->imm, args, w, steps);
	default:
		return tr_fold_alu(i->op, a, b);
	}
}

static uint64_t ir_run(struct tr_unit *u, struct tr_irfunc *f, struct irframe *r, struct world *w,
		       int *steps)
{
	int block = 0;

	for (size_t k = 0; (*steps)--; k++) {
		struct tr_insn *i = &f->blocks.v[block]->insns.v[k];
		uint64_t a = i->a >= 0 ? r->v[i->a] : 0;
		uint64_t b = i->isimm ? (uint64_t)i->imm : i->b >= 0 ? r->v[i->b] : 0;

		if (i->op == IR_RET)
			return i->isimm ? (uint64_t)i->imm : a;
		if (i->op == IR_JMP || i->op == IR_BR) {
			block = i->op == IR_JMP || tr_fold_cond(i->cond, a, b) ? i->t : i->f;
			k = -1;
			continue;
		}
		a = ir_value(u, r, i, w, steps);
		if (tr_insn_def(i) != TR_NOREG)
			r->v[i->d] = a;
	}
	return 0;
}

static uint64_t ir_call(struct tr_unit *u, int n, const uint64_t *args, struct world *w, int *steps)
{
	struct tr_irfunc *f = u->funcs.v[n];
	struct irframe r = { .v = tr_calloc(f->nvregs, 8), .objat = tr_calloc(f->stack.n, 4) };
	uint64_t result;
	int words = 0;

	for (size_t o = 0; o < f->stack.n; o++) {
		r.objat[o] = words;
		words += f->stack.v[o].size / 8;
	}
	r.stack = tr_calloc(words, 8);
	for (int p = 0; p < f->nparams; p++)
		r.v[p] = args[p];
	result = ir_run(u, f, &r, w, steps);
	free(r.v);
	free(r.stack);
	free(r.objat);
	return result;
}

int run_ir(struct tr_unit *u, struct world *w)
{
	uint64_t ctx = (uintptr_t)w->input;
	int steps = STEPS;

	ir_call(u, 0, &ctx, w, &steps);
	return steps > 0 ? 0 : -ELOOP;
}

/* ---- eBPF --------------------------------------------------------------------------------- */

struct cpu {
	uint64_t r[11];
	unsigned known; /* registers that hold something */
	const struct tr_code *c;
	struct world *w;
	int steps, err;
};

static int insn_size(int code)
{
	switch (BPF_SIZE(code)) {
	case BPF_B:
		return 1;
	case BPF_H:
		return 2;
	case BPF_W:
		return 4;
	default:
		return 8;
	}
}

static uint64_t get(struct cpu *p, int reg, uint32_t at)
{
	if (!(p->known >> reg & 1) && !p->err) {
		printf("# insn %u reads r%d, which holds nothing\n", at, reg);
		p->err = -EFAULT;
	}
	return p->r[reg];
}

static void set(struct cpu *p, int reg, uint64_t v)
{
	p->r[reg] = v;
	p->known |= 1U << reg;
}

static int alu_op(int code)
{
	static const uint8_t ops[16] = { IR_ADD, IR_SUB, IR_MUL, IR_DIV, IR_OR,	 IR_AND, IR_SHL,
					 IR_SHR, IR_NEG, IR_MOD, IR_XOR, IR_MOV, IR_SAR };

	return ops[BPF_OP(code) >> 4];
}

static void do_alu(struct cpu *p, const struct bpf_insn *i, uint32_t at)
{
	int op = alu_op(i->code);
	bool wide = BPF_CLASS(i->code) == BPF_ALU64;
	uint64_t b = BPF_SRC(i->code) == BPF_X && op != IR_NEG && BPF_OP(i->code) != BPF_END ?
			     get(p, i->src_reg, at) :
			     (uint64_t)(int64_t)i->imm;
	uint64_t a = op == IR_MOV ? 0 : get(p, i->dst_reg, at);

	if (BPF_OP(i->code) == BPF_END)
		a = tr_fold_bswap(a, i->imm / 8);
	else if (op == IR_MOV)
		a = i->off ? (uint64_t)tr_fold_ext(b, i->off / 8, true) : b;
	else if (op == IR_NEG)
		a = -a;
	else if (wide)
		a = tr_fold_alu(op, a, b);
	else if (op == IR_SAR)
		a = (int32_t)a >> (b & 31);
	else
		a = tr_fold_alu(op, (uint32_t)a, op >= IR_SHL ? b & 31 : (uint32_t)b);
	set(p, i->dst_reg, wide || BPF_OP(i->code) == BPF_END ? a : (uint32_t)a);
}

static bool do_cond(struct cpu *p, const struct bpf_insn *i, uint32_t at)
{
	static const int8_t conds[16] = { -1,	 CC_EQ, CC_UGT, CC_UGE, CC_SET, CC_NE, CC_GT,
					  CC_GE, -1,	-1,	CC_ULT, CC_ULE, CC_LT, CC_LE };
	int64_t b = BPF_SRC(i->code) == BPF_X ? get(p, i->src_reg, at) : (uint64_t)(int64_t)i->imm;
	int64_t a = get(p, i->dst_reg, at);

	if (BPF_CLASS(i->code) == BPF_JMP32) {
		a = (int32_t)a;
		b = (int32_t)b;
	}
	return tr_fold_cond(conds[BPF_OP(i->code) >> 4], a, b);
}

static void do_atomic(struct cpu *p, const struct bpf_insn *i, uint32_t at)
{
	uint64_t where = get(p, i->dst_reg, at) + i->off, v = get(p, i->src_reg, at), old;
	int size = insn_size(i->code);

	switch (i->imm) {
	case BPF_CMPXCHG:
		old = mem_atomic(where, size, TR_ATOMIC_CMPXCHG, v, get(p, 0, at));
		set(p, 0, old);
		return;
	case BPF_XCHG:
		old = mem_atomic(where, size, TR_ATOMIC_XCHG, v, 0);
		break;
	case BPF_OR:
	case BPF_OR | BPF_FETCH:
		old = mem_atomic(where, size, TR_ATOMIC_OR, v, 0);
		break;
	case BPF_AND:
	case BPF_AND | BPF_FETCH:
		old = mem_atomic(where, size, TR_ATOMIC_AND, v, 0);
		break;
	default:
		old = mem_atomic(where, size, TR_ATOMIC_ADD, v, 0);
	}
	if (i->imm & BPF_FETCH)
		set(p, i->src_reg, old);
}

static void do_mem(struct cpu *p, const struct bpf_insn *i, uint32_t at)
{
	int size = insn_size(i->code);
	uint64_t v;

	if (BPF_CLASS(i->code) == BPF_LDX) {
		v = mem_load(get(p, i->src_reg, at) + i->off, size);
		set(p, i->dst_reg,
		    BPF_MODE(i->code) == 0x80 ? (uint64_t)tr_fold_ext(v, size, true) : v);
	} else if (BPF_CLASS(i->code) == BPF_STX && BPF_MODE(i->code) == BPF_ATOMIC) {
		do_atomic(p, i, at);
	} else {
		v = BPF_CLASS(i->code) == BPF_ST ? (uint64_t)(int64_t)i->imm :
						   get(p, i->src_reg, at);
		mem_store(get(p, i->dst_reg, at) + i->off, size, v);
	}
}

static void do_wide(struct cpu *p, const struct bpf_insn *i)
{
	if (i->src_reg == BPF_PSEUDO_MAP_VALUE)
		set(p, i->dst_reg, (uintptr_t)p->w->value + i[1].imm);
	else if (i->src_reg == BPF_PSEUDO_MAP_FD)
		set(p, i->dst_reg, 0);
	else
		set(p, i->dst_reg, (uint32_t)i->imm | (uint64_t)i[1].imm << 32);
}

static void run_from(struct cpu *p, uint32_t at);

static void do_call(struct cpu *p, const struct bpf_insn *i, uint32_t at)
{
	uint64_t kept[5], stack[64];

	if (i->src_reg == BPF_PSEUDO_CALL) {
		memcpy(kept, p->r + 6, sizeof(kept));
		memset(stack, 0xee, sizeof(stack));
		p->r[10] = (uintptr_t)(stack + 64);
		p->known &= 0x43e; /* arguments, r10 */
		run_from(p, at + 1 + i->imm);
		memcpy(p->r + 6, kept, sizeof(kept));
		p->known |= 0x7c0;
	} else {
		set(p, 0, helper(i->imm, p->r + 1, p->w));
	}
	for (int r = 1; r <= 5; r++)
		p->r[r] = 0xdeadbeefdeadbeef;
	p->known &= ~0x3eU;
}

static void run_from(struct cpu *p, uint32_t at)
{
	while (p->steps-- && !p->err) {
		const struct bpf_insn *i = &p->c->insns[at];
		int class = BPF_CLASS(i->code);

		if (class == BPF_ALU || class == BPF_ALU64) {
			do_alu(p, i, at);
		} else if (class != BPF_JMP && class != BPF_JMP32) {
			if (class == BPF_LD) {
				do_wide(p, i);
				at++;
			} else {
				do_mem(p, i, at);
			}
		} else if (BPF_OP(i->code) == BPF_EXIT) {
			get(p, 0, at);
			return;
		} else if (BPF_OP(i->code) == BPF_CALL) {
			do_call(p, i, at);
		} else if (BPF_OP(i->code) == BPF_JA) {
			at += class == BPF_JMP ? i->off : i->imm;
		} else if (do_cond(p, i, at)) {
			at += i->off;
		}
		at++;
	}
}

int run_code(const struct tr_code *c, struct world *w)
{
	uint64_t stack[64];
	struct cpu p = { .c = c, .w = w, .steps = STEPS };

	memset(stack, 0xee, sizeof(stack));
	set(&p, 1, (uintptr_t)w->input);
	set(&p, 10, (uintptr_t)(stack + 64));
	run_from(&p, 0);
	if (p.steps <= 0)
		return -ELOOP;
	return p.err;
}

void print_code(const struct tr_code *c)
{
	tr_code_disasm(NULL, c, stdout);
}

/* ---- the kernel --------------------------------------------------------------------------- */

static int map_fd(void)
{
	static int fd = -1;

	if (fd < 0)
		fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, "ir_test", 4, VALUE, 1, NULL);
	return fd;
}

static bool accepts(const struct bpf_insn *insns, int n)
{
	int fd = bpf_prog_load(BPF_PROG_TYPE_RAW_TRACEPOINT, NULL, "GPL", insns, n, NULL);

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

int kernel_level(void)
{
	const struct bpf_insn ret = { .code = BPF_JMP | BPF_EXIT };
	const struct bpf_insn zero = { .code = BPF_ALU64 | BPF_MOV | BPF_K };
	const struct bpf_insn store = { .code = BPF_ST | BPF_MEM | BPF_DW,
					.dst_reg = 10,
					.off = -8 };
	const struct bpf_insn fetch = { .code = BPF_STX | BPF_ATOMIC | BPF_DW,
					.dst_reg = 10,
					.off = -8,
					.imm = BPF_ADD | BPF_FETCH };
	const struct bpf_insn movsx = { .code = BPF_ALU64 | BPF_MOV | BPF_X, .off = 8 };
	const struct bpf_insn v2[] = { zero, ret };
	const struct bpf_insn v3[] = { zero, store, fetch, ret };
	const struct bpf_insn v4[] = { zero, movsx, ret };

	if (!accepts(v2, 2) || map_fd() < 0)
		return 0;
	return accepts(v4, 3) ? 4 : accepts(v3, 4) ? 3 : 2;
}

static int load(const struct tr_code *c)
{
	static char log[1 << 20];
	struct bpf_insn *insns = tr_calloc(c->n, sizeof(*insns));
	LIBBPF_OPTS(bpf_prog_load_opts, opts);
	int fd;

	memcpy(insns, c->insns, c->n * sizeof(*insns));
	for (size_t k = 0; k < c->relocs.n; k++)
		insns[c->relocs.v[k].insn].imm = map_fd();
	fd = bpf_prog_load(BPF_PROG_TYPE_RAW_TRACEPOINT, NULL, "GPL", insns, c->n, &opts);
	if (fd == -E2BIG) { /* too many ways through it to verify them all */
		free(insns);
		return fd;
	}
	if (fd < 0) {
		opts.log_level = 1;
		opts.log_buf = log;
		opts.log_size = sizeof(log);
		fd = bpf_prog_load(BPF_PROG_TYPE_RAW_TRACEPOINT, NULL, "GPL", insns, c->n, &opts);
	}
	free(insns);
	if (fd < 0) {
		size_t n = strlen(log);

		printf("# the verifier says:\n%s\n", log + (n > 6000 ? n - 6000 : 0));
	}
	return fd;
}

int run_kernel(const struct tr_code *c, struct world *w)
{
	LIBBPF_OPTS(bpf_test_run_opts, opts, .ctx_in = w->input, .ctx_size_in = sizeof(w->input));
	uint32_t key = 0;
	int fd = load(c), err;

	if (fd < 0)
		return fd;
	err = bpf_map_update_elem(map_fd(), &key, w->value, BPF_ANY);
	if (!err)
		err = bpf_prog_test_run_opts(fd, &opts);
	if (!err)
		err = bpf_map_lookup_elem(map_fd(), &key, w->value);
	close(fd);
	return err;
}
