/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Text of the IR, for -x tree and the unit tests. One line an instruction. */
#include "code/backend.h"

static void dump_reg(FILE *out, tr_vreg v)
{
	if (v == TR_NOREG)
		fputs("-", out);
	else if (tr_isphys(v))
		fprintf(out, "r%d", tr_physreg(v));
	else
		fprintf(out, "v%d", v);
}

static void dump_b(const struct tr_insn *i, FILE *out)
{
	if (i->isimm)
		fprintf(out, "%lld", (long long)i->imm);
	else
		dump_reg(out, i->b);
}

static void dump_mem(const struct tr_insn *i, FILE *out)
{
	fprintf(out, "*%c%d(", i->sgn ? 's' : 'u', i->size * 8);
	dump_reg(out, i->a);
	fprintf(out, "%+d)", i->off);
}

static void dump_call(const struct tr_insn *i, FILE *out)
{
	fprintf(out, "%s %lld(", tr_iop_name(i->op), (long long)i->imm);
	for (int k = 0; k < i->nargs; k++) {
		fputs(k ? ", " : "", out);
		dump_reg(out, i->args[k]);
	}
	fputs(")", out);
}

static void dump_atomic(const struct tr_insn *i, FILE *out)
{
	static const char *const names[] = { "add", "or", "and", "xchg", "cmpxchg" };

	fprintf(out, "atomic_%s%s ", i->fetch ? "fetch_" : "", names[i->cond]);
	dump_mem(i, out);
	fputs(", ", out);
	if (i->cond == TR_ATOMIC_CMPXCHG) {
		dump_reg(out, i->args[0]);
		fputs(", ", out);
	}
	dump_reg(out, i->b);
}

static void dump_binary(const struct tr_insn *i, FILE *out)
{
	dump_reg(out, i->a);
	fprintf(out, i->size == 4 ? " %s(32) " : " %s ",
		i->op == IR_SET || i->op == IR_BR ? tr_cond_name(i->cond) : tr_iop_name(i->op));
	dump_b(i, out);
}

static void dump_term(const struct tr_insn *i, FILE *out)
{
	switch (i->op) {
	case IR_JMP:
		fprintf(out, "jmp b%d", i->t);
		break;
	case IR_BR:
		fputs("br ", out);
		dump_binary(i, out);
		fprintf(out, " ? b%d : b%d", i->t, i->f);
		break;
	default:
		fputs("ret ", out);
		if (i->isimm)
			fprintf(out, "%lld", (long long)i->imm);
		else
			dump_reg(out, i->a);
	}
}

static void dump_unary(const struct tr_insn *i, FILE *out)
{
	fputs(tr_iop_name(i->op), out);
	if (i->op == IR_EXT)
		fprintf(out, "%c%d", i->sgn ? 's' : 'u', i->size * 8);
	else if (i->op == IR_BSWAP)
		fprintf(out, "%d", i->size * 8);
	else if (i->op == IR_BOUND)
		fprintf(out, "(%lld)", (long long)i->imm);
	fputs(" ", out);
	dump_reg(out, i->a);
}

static void dump_insn(const struct tr_insn *i, FILE *out)
{
	fputs("\t", out);
	if (tr_insn_def(i) != TR_NOREG) {
		dump_reg(out, i->d);
		fputs(" = ", out);
	}
	switch (i->op) {
	case IR_NOP:
		fputs("nop", out);
		break;
	case IR_MOVI:
		fprintf(out, "%lld", (long long)i->imm);
		break;
	case IR_LOAD:
		dump_mem(i, out);
		break;
	case IR_STORE:
		dump_mem(i, out);
		fputs(" = ", out);
		dump_b(i, out);
		break;
	case IR_ATOMIC:
		dump_atomic(i, out);
		break;
	case IR_MAPFD:
	case IR_MAPVAL:
	case IR_STACK:
	case IR_FUNC:
		fprintf(out, "%s %lld%+d", tr_iop_name(i->op), (long long)i->imm, i->off);
		break;
	case IR_CALL:
	case IR_CALLF:
		dump_call(i, out);
		break;
	case IR_JMP:
	case IR_BR:
	case IR_RET:
		dump_term(i, out);
		break;
	default:
		if (tr_op_alu(i->op) || i->op == IR_SET)
			dump_binary(i, out);
		else
			dump_unary(i, out);
	}
	fputs("\n", out);
}

void tr_ir_dump(const struct tr_unit *u, FILE *out)
{
	for (size_t k = 0; k < u->funcs.n; k++) {
		const struct tr_irfunc *f = u->funcs.v[k];

		fprintf(out, "%s(%d) /* function %zu */\n", f->name, f->nparams, k);
		for (size_t o = 0; o < f->stack.n; o++)
			fprintf(out, "\tstack %zu: %u bytes\n", o, f->stack.v[o].size);
		for (size_t b = 0; b < f->blocks.n; b++) {
			fprintf(out, "b%zu:%s\n", b, f->blocks.v[b]->unlikely ? " unlikely" : "");
			for (size_t i = 0; i < f->blocks.v[b]->insns.n; i++)
				dump_insn(&f->blocks.v[b]->insns.v[i], out);
		}
	}
}
