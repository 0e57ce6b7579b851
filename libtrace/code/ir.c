/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The IR builder: makes units, functions, blocks, and appends instructions. It folds only what
 * needs no knowledge of the operands' definitions; the rest is the optimiser's work.
 */
#include "code/backend.h"

struct tr_unit *tr_unit_new(struct trace *t, const char *name)
{
	struct tr_unit *u = calloc(1, sizeof(*u));

	if (!u)
		tr_no_memory();
	u->t = t;
	u->name = tr_strdup(&u->arena, name ? name : "");
	return u;
}

void tr_unit_free(struct tr_unit *u)
{
	if (!u)
		return;
	for (size_t i = 0; i < u->funcs.n; i++) {
		struct tr_irfunc *f = u->funcs.v[i];

		for (size_t b = 0; b < f->blocks.n; b++)
			free(f->blocks.v[b]->insns.v);
		free(f->blocks.v);
		free(f->stack.v);
	}
	free(u->funcs.v);
	tr_arena_free(&u->arena);
	free(u);
}

struct tr_irfunc *tr_func_new(struct tr_unit *u, const char *name, int nparams)
{
	struct tr_irfunc *f = tr_alloc(&u->arena, sizeof(*f));

	f->name = tr_strdup(&u->arena, name);
	f->nparams = f->nvregs = nparams;
	f->unit = u;
	tr_push(&u->funcs, f);
	tr_ir_at(f, tr_ir_block(f));
	return f;
}

int tr_func_index(const struct tr_irfunc *f)
{
	const struct tr_unit *u = f->unit;

	for (size_t i = 0; i < u->funcs.n; i++)
		if (u->funcs.v[i] == f)
			return i;
	return -1;
}

tr_vreg tr_ir_vreg(struct tr_irfunc *f)
{
	return f->nvregs++;
}

int tr_ir_block(struct tr_irfunc *f)
{
	tr_push(&f->blocks, (struct tr_block *)tr_alloc(&f->unit->arena, sizeof(struct tr_block)));
	return f->blocks.n - 1;
}

void tr_ir_at(struct tr_irfunc *f, int block)
{
	f->cur = block;
}

bool tr_ir_ended(const struct tr_irfunc *f)
{
	return tr_block_term(f->blocks.v[f->cur]) != NULL;
}

int tr_ir_stackobj(struct tr_irfunc *f, uint32_t size)
{
	tr_push(&f->stack, (struct tr_stackobj){ .size = TR_ALIGN(size, 8) });
	return f->stack.n - 1;
}

struct tr_insn *tr_ir_add(struct tr_irfunc *f, struct tr_insn insn)
{
	struct tr_block *b = f->blocks.v[f->cur];

	if (!insn.pos.src)
		insn.pos = f->pos;
	if (tr_ir_ended(f)) { /* dead code: the caller may still write to it */
		struct tr_insn *scratch = tr_alloc(&f->unit->arena, sizeof(*scratch));

		*scratch = insn;
		return scratch;
	}
	tr_push(&b->insns, insn);
	return &b->insns.v[b->insns.n - 1];
}

/* An instruction with no operands yet. */
static struct tr_insn blank(enum tr_iop op)
{
	return (struct tr_insn){ .op = op,
				 .d = TR_NOREG,
				 .a = TR_NOREG,
				 .b = TR_NOREG,
				 .args = { TR_NOREG, TR_NOREG, TR_NOREG, TR_NOREG, TR_NOREG },
				 .t = -1,
				 .f = -1 };
}

static tr_vreg add_def(struct tr_irfunc *f, struct tr_insn i)
{
	i.d = tr_ir_vreg(f);
	tr_ir_add(f, i);
	return i.d;
}

tr_vreg tr_ir_imm(struct tr_irfunc *f, int64_t imm)
{
	struct tr_insn i = blank(IR_MOVI);

	i.imm = imm;
	return add_def(f, i);
}

tr_vreg tr_ir_mov(struct tr_irfunc *f, tr_vreg a)
{
	struct tr_insn i = blank(IR_MOV);

	i.a = a;
	return add_def(f, i);
}

void tr_ir_set_reg(struct tr_irfunc *f, tr_vreg d, tr_vreg a)
{
	struct tr_insn i = blank(IR_MOV);

	i.d = d;
	i.a = a;
	tr_ir_add(f, i);
}

void tr_ir_set_imm(struct tr_irfunc *f, tr_vreg d, int64_t imm)
{
	struct tr_insn i = blank(IR_MOVI);

	i.d = d;
	i.imm = imm;
	tr_ir_add(f, i);
}

tr_vreg tr_ir_alu(struct tr_irfunc *f, enum tr_iop op, tr_vreg a, tr_vreg b)
{
	struct tr_insn i = blank(op);

	i.a = a;
	i.b = b;
	return add_def(f, i);
}

tr_vreg tr_ir_alui(struct tr_irfunc *f, enum tr_iop op, tr_vreg a, int64_t imm)
{
	struct tr_insn i = blank(op);

	i.a = a;
	i.isimm = true;
	i.imm = imm;
	return add_def(f, i);
}

tr_vreg tr_ir_ext(struct tr_irfunc *f, tr_vreg a, int size, bool sgn)
{
	struct tr_insn i = blank(IR_EXT);

	if (size >= 8)
		return a;
	i.a = a;
	i.size = size;
	i.sgn = sgn;
	return add_def(f, i);
}

static struct tr_insn load(tr_vreg base, int32_t off, int size, bool sgn)
{
	struct tr_insn i = blank(IR_LOAD);

	i.a = base;
	i.off = off;
	i.size = size;
	i.sgn = sgn && size < 8;
	return i;
}

tr_vreg tr_ir_load(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, bool sgn)
{
	return add_def(f, load(base, off, size, sgn));
}

tr_vreg tr_ir_reload(struct tr_irfunc *f, tr_vreg base, int32_t off)
{
	struct tr_insn i = load(base, off, 8, false);

	i.fetch = true;
	return add_def(f, i);
}

void tr_ir_store(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, tr_vreg v)
{
	struct tr_insn i = blank(IR_STORE);

	i.a = base;
	i.b = v;
	i.off = off;
	i.size = size;
	tr_ir_add(f, i);
}

void tr_ir_storei(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, int64_t imm)
{
	struct tr_insn i = blank(IR_STORE);

	i.a = base;
	i.off = off;
	i.size = size;
	i.isimm = true;
	i.imm = imm;
	tr_ir_add(f, i);
}

static struct tr_insn atomic(enum tr_atomic_op op, tr_vreg base, int32_t off, int size, tr_vreg v)
{
	struct tr_insn i = blank(IR_ATOMIC);

	i.cond = op;
	i.a = base;
	i.b = v;
	i.off = off;
	i.size = size;
	return i;
}

void tr_ir_atomic_add(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, tr_vreg v)
{
	tr_ir_add(f, atomic(TR_ATOMIC_ADD, base, off, size, v));
}

tr_vreg tr_ir_atomic_fetch(struct tr_irfunc *f, enum tr_atomic_op op, tr_vreg base, int32_t off,
			   int size, tr_vreg v)
{
	struct tr_insn i = atomic(op, base, off, size, v);

	i.fetch = true;
	return add_def(f, i);
}

tr_vreg tr_ir_cmpxchg(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, tr_vreg expected,
		      tr_vreg v)
{
	struct tr_insn i = atomic(TR_ATOMIC_CMPXCHG, base, off, size, v);

	i.fetch = true;
	i.nargs = 1;
	i.args[0] = expected;
	return add_def(f, i);
}

tr_vreg tr_ir_mapfd(struct tr_irfunc *f, int map)
{
	struct tr_insn i = blank(IR_MAPFD);

	i.imm = map;
	return add_def(f, i);
}

tr_vreg tr_ir_func(struct tr_irfunc *f, int func)
{
	struct tr_insn i = blank(IR_FUNC);

	i.imm = func;
	return add_def(f, i);
}

tr_vreg tr_ir_mapval(struct tr_irfunc *f, int map, int32_t off)
{
	struct tr_insn i = blank(IR_MAPVAL);

	i.imm = map;
	i.off = off;
	return add_def(f, i);
}

tr_vreg tr_ir_stack(struct tr_irfunc *f, int obj, int32_t off)
{
	struct tr_insn i = blank(IR_STACK);

	i.imm = obj;
	i.off = off;
	return add_def(f, i);
}

static tr_vreg call(struct tr_irfunc *f, enum tr_iop op, int what, int nargs, const tr_vreg *args)
{
	struct tr_insn i = blank(op);

	i.imm = what;
	i.nargs = nargs;
	for (int k = 0; k < nargs; k++)
		i.args[k] = args[k];
	return add_def(f, i);
}

tr_vreg tr_ir_call(struct tr_irfunc *f, int helper, int nargs, const tr_vreg *args)
{
	return call(f, IR_CALL, helper, nargs, args);
}

void tr_ir_kcall(struct tr_irfunc *f, uint32_t btf_id)
{
	struct tr_insn i = blank(IR_CALL);

	i.imm = -(int64_t)btf_id;
	tr_ir_add(f, i);
}

tr_vreg tr_ir_callf(struct tr_irfunc *f, int func, int nargs, const tr_vreg *args)
{
	return call(f, IR_CALLF, func, nargs, args);
}

tr_vreg tr_ir_cmp(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, tr_vreg b)
{
	struct tr_insn i = blank(IR_SET);

	i.cond = cc;
	i.a = a;
	i.b = b;
	return add_def(f, i);
}

tr_vreg tr_ir_cmpi(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, int64_t imm)
{
	struct tr_insn i = blank(IR_SET);

	i.cond = cc;
	i.a = a;
	i.isimm = true;
	i.imm = imm;
	return add_def(f, i);
}

void tr_ir_jmp(struct tr_irfunc *f, int block)
{
	struct tr_insn i = blank(IR_JMP);

	i.t = block;
	tr_ir_add(f, i);
}

void tr_ir_br(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, tr_vreg b, int t, int els)
{
	struct tr_insn i = blank(IR_BR);

	i.cond = cc;
	i.a = a;
	i.b = b;
	i.t = t;
	i.f = els;
	tr_ir_add(f, i);
}

void tr_ir_bri(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, int64_t imm, int t, int els)
{
	struct tr_insn i = blank(IR_BR);

	i.cond = cc;
	i.a = a;
	i.isimm = true;
	i.imm = imm;
	i.t = t;
	i.f = els;
	tr_ir_add(f, i);
}

void tr_ir_ret(struct tr_irfunc *f, tr_vreg a)
{
	struct tr_insn i = blank(IR_RET);

	i.a = a;
	tr_ir_add(f, i);
}

void tr_ir_reti(struct tr_irfunc *f, int64_t imm)
{
	struct tr_insn i = blank(IR_RET);

	i.isimm = true;
	i.imm = imm;
	tr_ir_add(f, i);
}
