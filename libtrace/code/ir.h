/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The intermediate representation: functions of basic blocks of three-address instructions on
 * virtual registers, made by the lowering through the builder below, changed by the optimiser,
 * then given registers and emitted as eBPF.
 *
 * - A virtual register (tr_vreg, from 0) is 64 bits wide. It may be set more than once (not SSA),
 *   most are set once. Values of narrower D types are held sign- or zero-extended by their type.
 * - A block ends in exactly one terminator (JMP, BR, RET). Blocks may come in any order; loops
 *   must have bounds that the verifier sees (5.3+).
 * - Pointers and scalars are not told apart here; the verifier does. The optimiser therefore
 *   must not reorder or reassociate additions, nor merge what would mix two pointer types.
 * - Bounds checks: a masked or compared index and its use may be separated by a spill; kernels
 *   before 5.16 forget the bounds of spilled scalars. IR_BOUND (d = a, known to be <= imm)
 *   is emitted as `and` or compare right before use: put it next to the use.
 */
#ifndef TR_IR_H
#define TR_IR_H

#include "base/base.h"

typedef int32_t tr_vreg;
#define TR_NOREG (-1)

enum tr_iop {
	IR_NOP,
	IR_MOVI,  /* d = imm (64 bits) */
	IR_MOV,	  /* d = a */
	IR_EXT,	  /* d = a extended from .size bytes (1 2 4), sign-extended if .sgn */
	IR_BSWAP, /* d = a in the other byte order, .size bytes (2 4 8), zero-extended */
	/* d = a op (b or imm); DIV and MOD are unsigned, the divisor is known not to be 0 */
	IR_ADD,
	IR_SUB,
	IR_MUL,
	IR_DIV,
	IR_MOD,
	IR_AND,
	IR_OR,
	IR_XOR,
	IR_SHL,
	IR_SHR,
	IR_SAR,
	IR_NEG,	   /* d = -a */
	IR_SET,	   /* d = a cond (b or imm) ? 1 : 0 */
	IR_LOAD,   /* d = *(size *)(a + off), extended as .sgn says; .fetch: from memory, even if
		    * what is there is known, so that the verifier does not know it */
	IR_STORE,  /* *(size *)(a + off) = b or imm */
	IR_ATOMIC, /* *(size *)(a + off) op= b, atomically; .aop, size 4 or 8; d = old value when
		    * .fetch (kernels 5.12+; only TR_ATOMIC_ADD without fetch works before);
		    * TR_ATOMIC_CMPXCHG compares with args[0] */
	IR_MAPFD,  /* d = map number imm (tr_code.relocs), a map pointer for helpers */
	IR_MAPVAL, /* d = address of value of (single-element array) map number imm, + off */
	IR_STACK,  /* d = address of stack object number imm, + off */
	IR_CALL,   /* d = helper imm, or kernel function of BTF id -imm (args); d may be TR_NOREG */
	IR_CALLF,  /* d = function number imm of the unit (args) */
	IR_FUNC,   /* d = address of function number imm, for a helper that calls it back (5.13+) */
	IR_BOUND,  /* d = a, a <= imm is true at run time already; make the verifier see it */
	/* terminators */
	IR_JMP, /* to .t */
	IR_BR,	/* a cond (b or imm) ? to .t : to .f */
	IR_RET, /* return a, or imm */
};

enum tr_cond {
	CC_EQ,
	CC_NE,
	CC_LT,
	CC_LE,
	CC_GT,
	CC_GE,
	/* unsigned: */ CC_ULT,
	CC_ULE,
	CC_UGT,
	CC_UGE,
	CC_SET /* a & b != 0 */
};

enum tr_atomic_op { TR_ATOMIC_ADD, TR_ATOMIC_OR, TR_ATOMIC_AND, TR_ATOMIC_XCHG, TR_ATOMIC_CMPXCHG };

struct tr_insn {
	uint8_t op; /* enum tr_iop */
	uint8_t size;
	uint8_t cond; /* enum tr_cond; IR_ATOMIC: enum tr_atomic_op */
	bool sgn, isimm, fetch;
	tr_vreg d, a, b;
	int32_t off;
	int64_t imm;
	uint8_t nargs;
	tr_vreg args[5];
	int32_t t, f;	   /* block numbers */
	struct tr_pos pos; /* D source, for line_info; pos.src 0: none */
};

struct tr_block {
	TR_VEC(struct tr_insn) insns;
	bool unlikely; /* a fault or drop path: place it at the function's end */
};

struct tr_stackobj {
	uint32_t size;	  /* bytes; 8-aligned */
	bool live_across; /* reserved */
};

struct tr_irfunc {
	const char *name; /* BTF FUNC name */
	int nparams;	  /* vregs 0 … nparams-1 are the parameters (at most 5) */
	int nvregs;
	TR_VEC(struct tr_block *) blocks; /* entry is 0 */
	TR_VEC(struct tr_stackobj) stack;
	int cur;	   /* builder: current block */
	struct tr_pos pos; /* builder: position given to new instructions */
	struct tr_unit *unit;
	/* bit n: parameter n points to memory that nothing changes meanwhile (the context), so
	 * that repeated loads from it are done once, across calls and stores too */
	uint32_t const_params;
	bool global; /* verified for itself, with any arguments (numbers only), once */
};

/* One BPF program: function 0 is the entry, the rest are subprograms called with IR_CALLF. */
struct tr_unit {
	struct tr_arena arena;
	const char *name;
	TR_VEC(struct tr_irfunc *) funcs;
	struct trace *t;
	bool no_optimise; /* emit as built, for finding bugs */
	/* how the emitter may encode */
	bool cpu_v3; /* 32-bit jumps, atomics with fetch: 5.12+ */
	bool cpu_v4; /* sign-extending loads and moves, long jumps, bswap, signed division: 6.6+ */
};

/* ---- builder ----------------------------------------------------------------------------- */

struct tr_unit *tr_unit_new(struct trace *t, const char *name);
void tr_unit_free(struct tr_unit *u);
struct tr_irfunc *tr_func_new(struct tr_unit *u, const char *name, int nparams);
int tr_func_index(const struct tr_irfunc *f); /* its number for IR_CALLF */

tr_vreg tr_ir_vreg(struct tr_irfunc *f);
int tr_ir_block(struct tr_irfunc *f);	       /* a new, empty block; not made current */
void tr_ir_at(struct tr_irfunc *f, int block); /* make current */
bool tr_ir_ended(const struct tr_irfunc *f);   /* the current block has its terminator */
int tr_ir_stackobj(struct tr_irfunc *f, uint32_t size);

/* Append to the current block; after its terminator nothing is added any more (dead code). */
struct tr_insn *tr_ir_add(struct tr_irfunc *f, struct tr_insn insn);

tr_vreg tr_ir_imm(struct tr_irfunc *f, int64_t imm);
tr_vreg tr_ir_mov(struct tr_irfunc *f, tr_vreg a);
void tr_ir_set_reg(struct tr_irfunc *f, tr_vreg d, tr_vreg a); /* d = a, d existing */
void tr_ir_set_imm(struct tr_irfunc *f, tr_vreg d, int64_t imm);
tr_vreg tr_ir_alu(struct tr_irfunc *f, enum tr_iop op, tr_vreg a, tr_vreg b);
tr_vreg tr_ir_alui(struct tr_irfunc *f, enum tr_iop op, tr_vreg a, int64_t imm);
tr_vreg tr_ir_ext(struct tr_irfunc *f, tr_vreg a, int size, bool sgn); /* size 8: a itself */
tr_vreg tr_ir_load(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, bool sgn);
tr_vreg tr_ir_reload(struct tr_irfunc *f, tr_vreg base, int32_t off); /* 8 bytes, .fetch */
void tr_ir_store(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, tr_vreg v);
void tr_ir_storei(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, int64_t imm);
void tr_ir_atomic_add(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, tr_vreg v);
tr_vreg tr_ir_atomic_fetch(struct tr_irfunc *f, enum tr_atomic_op op, tr_vreg base, int32_t off,
			   int size, tr_vreg v);
/* Atomically: if the memory holds expected (as wide as size), it becomes v. The old value. */
tr_vreg tr_ir_cmpxchg(struct tr_irfunc *f, tr_vreg base, int32_t off, int size, tr_vreg expected,
		      tr_vreg v);
tr_vreg tr_ir_mapfd(struct tr_irfunc *f, int map);
tr_vreg tr_ir_mapval(struct tr_irfunc *f, int map, int32_t off);
tr_vreg tr_ir_stack(struct tr_irfunc *f, int obj, int32_t off);
tr_vreg tr_ir_call(struct tr_irfunc *f, int helper, int nargs, const tr_vreg *args);
/* A function of the kernel without parameters or result, by BTF id. */
void tr_ir_kcall(struct tr_irfunc *f, uint32_t btf_id);
tr_vreg tr_ir_callf(struct tr_irfunc *f, int func, int nargs, const tr_vreg *args);
tr_vreg tr_ir_func(struct tr_irfunc *f, int func);
tr_vreg tr_ir_cmp(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, tr_vreg b);
tr_vreg tr_ir_cmpi(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, int64_t imm);
void tr_ir_jmp(struct tr_irfunc *f, int block);
void tr_ir_br(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, tr_vreg b, int t, int els);
void tr_ir_bri(struct tr_irfunc *f, enum tr_cond cc, tr_vreg a, int64_t imm, int t, int els);
void tr_ir_ret(struct tr_irfunc *f, tr_vreg a);
void tr_ir_reti(struct tr_irfunc *f, int64_t imm);
void tr_ir_dump(const struct tr_unit *u, FILE *out); /* -x tree, and for the unit tests */

/* ---- passes, emission -------------------------------------------------------------------- */

void tr_ir_optimise(struct tr_unit *u); /* the list of passes stands in opt.c */

struct tr_reloc { /* a 16-byte load whose immediate is a map: patched by load/ */
	uint32_t insn;
	int map;
	bool value; /* IR_MAPVAL: the offset stands in the second immediate */
};

struct bpf_insn;

struct tr_funcinfo { /* instruction at which a function starts, its name, its parameters */
	uint32_t insn;
	const char *name;
	int nparams;
	bool global;
	uint32_t frame; /* stack bytes */
};

struct tr_lineinfo {
	uint32_t insn;
	struct tr_pos pos;
};

struct tr_code {
	struct bpf_insn *insns;
	uint32_t n;
	TR_VEC(struct tr_reloc) relocs;
	TR_VEC(struct tr_funcinfo) funcs;
	TR_VEC(struct tr_lineinfo) lines; /* increasing insn; each function begins with one */
	uint32_t stack_depth; /* worst case over the call graph, as the verifier counts it */
};

/* Optimise, allocate registers, emit. Frees nothing of the unit. Fails with -E2BIG when a call
 * chain needs more than 512 bytes of stack (the error is recorded by the caller). */
int tr_emit(struct tr_unit *u, struct tr_code *out);
void tr_code_free(struct tr_code *c);
/* Text of the program with D source lines between, for -S and -x disasm. */
void tr_code_disasm(struct trace *t, const struct tr_code *c, FILE *out);

#endif
