/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Text of a finished program for -S and -x disasm: functions, D source lines, one line for each
 * eBPF instruction, in C-like notation with helper names and map numbers.
 */
#include <linux/bpf.h>
#include "code/backend.h"
#include "handle.h"

#define HELPER(name) #name
static const char *const helpers[] = { __BPF_FUNC_MAPPER(HELPER) };
#undef HELPER

struct disasm {
	struct trace *t;
	const struct tr_code *c;
	FILE *out;
	size_t func, line, reloc; /* the next ones to print */
	bool *target;		  /* instructions that jumps lead to */
};

static const char *const alu_ops[16] = { "+=",	"-=", "*=", "/=", "|=", "&=",	"<<=",
					 ">>=", "-",  "%=", "^=", "=",	"s>>=", "bswap" };
static const char *const conds[16] = { "",    "==", ">", ">=", "&",  "!=", "s>",
				       "s>=", "",   "",	 "<",  "<=", "s<", "s<=" };
static const char *const sizes[4] = { "32", "16", "8", "64" };

static bool is_jump(const struct bpf_insn *i)
{
	int class = BPF_CLASS(i->code), op = BPF_OP(i->code);

	return (class == BPF_JMP || class == BPF_JMP32) && op != BPF_CALL && op != BPF_EXIT;
}

static int jump_target(const struct tr_code *c, uint32_t at)
{
	const struct bpf_insn *i = &c->insns[at];

	return at + 1 + (i->code == (BPF_JMP32 | BPF_JA) ? i->imm : i->off);
}

static void find_targets(struct disasm *d)
{
	for (uint32_t k = 0; k < d->c->n; k++) {
		const struct bpf_insn *i = &d->c->insns[k];

		if (is_jump(i))
			d->target[jump_target(d->c, k)] = true;
		if (i->code == (BPF_LD | BPF_DW | BPF_IMM))
			k++;
	}
}

static void print_alu(struct disasm *d, const struct bpf_insn *i)
{
	char c = BPF_CLASS(i->code) == BPF_ALU ? 'w' : 'r';
	int op = BPF_OP(i->code);

	if (op == BPF_NEG) {
		fprintf(d->out, "%c%d = -%c%d", c, i->dst_reg, c, i->dst_reg);
	} else if (op == BPF_END) {
		fprintf(d->out, "r%d = %s%d r%d", i->dst_reg,
			BPF_SRC(i->code) == BPF_TO_BE ? "be" : "le", i->imm, i->dst_reg);
	} else {
		fprintf(d->out, "%c%d %s ", c, i->dst_reg, alu_ops[op >> 4]);
		if (op == BPF_MOV && i->off)
			fprintf(d->out, "(s%d)", i->off);
		if (BPF_SRC(i->code) == BPF_X)
			fprintf(d->out, "%c%d", c, i->src_reg);
		else
			fprintf(d->out, "%d", i->imm);
	}
}

static void print_mem(struct disasm *d, const struct bpf_insn *i, int base)
{
	bool sgn = BPF_CLASS(i->code) == BPF_LDX && BPF_MODE(i->code) == 0x80;

	fprintf(d->out, "*(%c%s *)(r%d %c %d)", sgn ? 's' : 'u', sizes[BPF_SIZE(i->code) >> 3],
		base, i->off < 0 ? '-' : '+', i->off < 0 ? -i->off : i->off);
}

static const char *atomic_name(int imm)
{
	switch (imm & ~BPF_FETCH) {
	case BPF_OR:
		return "or";
	case BPF_AND:
		return "and";
	case BPF_XCHG & ~BPF_FETCH:
		return "xchg";
	case BPF_CMPXCHG & ~BPF_FETCH:
		return "cmpxchg";
	default:
		return "add";
	}
}

static void print_atomic(struct disasm *d, const struct bpf_insn *i)
{
	if (i->imm & BPF_FETCH)
		fprintf(d->out, "r%d = ", i->imm == BPF_CMPXCHG ? 0 : i->src_reg);
	fprintf(d->out, "lock %s ", atomic_name(i->imm));
	print_mem(d, i, i->dst_reg);
	fprintf(d->out, "%s, r%d", i->imm == BPF_CMPXCHG ? ", r0" : "", i->src_reg);
}

static void print_wide(struct disasm *d, const struct bpf_insn *i, uint32_t at)
{
	const struct tr_code *c = d->c;
	const struct tr_reloc *r;

	while (d->reloc < c->relocs.n && c->relocs.v[d->reloc].insn < at)
		d->reloc++;
	fprintf(d->out, "r%d = ", i->dst_reg);
	if (d->reloc == c->relocs.n || c->relocs.v[d->reloc].insn != at) {
		fprintf(d->out, "0x%llx",
			(unsigned long long)i[1].imm << 32 | (unsigned long long)(uint32_t)i->imm);
		return;
	}
	r = &c->relocs.v[d->reloc];
	if (r->value)
		fprintf(d->out, "value of map %d + %d", r->map, i[1].imm);
	else
		fprintf(d->out, "map %d", r->map);
}

static const char *func_name(const struct tr_code *c, uint32_t at)
{
	for (size_t k = 0; k < c->funcs.n; k++)
		if (c->funcs.v[k].insn == at)
			return c->funcs.v[k].name;
	return "?";
}

static void print_jump(struct disasm *d, const struct bpf_insn *i, uint32_t at)
{
	int op = BPF_OP(i->code);

	if (op == BPF_EXIT) {
		fputs("exit", d->out);
	} else if (op == BPF_CALL && i->src_reg == BPF_PSEUDO_CALL) {
		fprintf(d->out, "call %s", func_name(d->c, at + 1 + i->imm));
	} else if (op == BPF_CALL && i->src_reg == TR_PSEUDO_KFUNC_CALL) {
		fprintf(d->out, "call kernel function of BTF id %d", i->imm);
	} else if (op == BPF_CALL) {
		bool known = i->imm > 0 && (size_t)i->imm < TR_ARRAY_SIZE(helpers);

		fprintf(d->out, "call bpf_%s#%d", known ? helpers[i->imm] : "helper", i->imm);
	} else {
		if (op != BPF_JA) {
			char c = BPF_CLASS(i->code) == BPF_JMP32 ? 'w' : 'r';

			fprintf(d->out, "if %c%d %s ", c, i->dst_reg, conds[op >> 4]);
			if (BPF_SRC(i->code) == BPF_X)
				fprintf(d->out, "%c%d ", c, i->src_reg);
			else
				fprintf(d->out, "%d ", i->imm);
		}
		fprintf(d->out, "goto %d", jump_target(d->c, at));
	}
}

static void print_insn(struct disasm *d, const struct bpf_insn *i, uint32_t at)
{
	fprintf(d->out, "%c%5u: ", d->target[at] ? '>' : ' ', at);
	switch (BPF_CLASS(i->code)) {
	case BPF_ALU:
	case BPF_ALU64:
		print_alu(d, i);
		break;
	case BPF_LD:
		print_wide(d, i, at);
		break;
	case BPF_LDX:
		fprintf(d->out, "r%d = ", i->dst_reg);
		print_mem(d, i, i->src_reg);
		break;
	case BPF_STX:
		if (BPF_MODE(i->code) == BPF_ATOMIC) {
			print_atomic(d, i);
			break;
		}
		print_mem(d, i, i->dst_reg);
		fprintf(d->out, " = r%d", i->src_reg);
		break;
	case BPF_ST:
		print_mem(d, i, i->dst_reg);
		fprintf(d->out, " = %d", i->imm);
		break;
	default:
		print_jump(d, i, at);
	}
	fputs("\n", d->out);
}

static void print_func(struct disasm *d, uint32_t at)
{
	const struct tr_funcinfo *f;

	if (d->func == d->c->funcs.n || d->c->funcs.v[d->func].insn != at)
		return;
	f = &d->c->funcs.v[d->func++];
	fprintf(d->out, "%s%s: /* %d parameter%s, %u bytes of stack */\n", at ? "\n" : "", f->name,
		f->nparams, f->nparams == 1 ? "" : "s", f->frame);
}

/* The text of a source line, "" if the source is not known. */
static void print_source_line(struct disasm *d, const struct tr_pos *pos)
{
	const struct tr_source *s = &d->t->sources.v[pos->src - 1];
	const char *p = s->text, *end = s->text + s->len, *nl;

	for (uint32_t line = 1; line < pos->line && p; line++) {
		p = memchr(p, '\n', end - p);
		p = p ? p + 1 : NULL;
	}
	if (!p || p >= end)
		return;
	while (p < end && (*p == ' ' || *p == '\t'))
		p++;
	nl = memchr(p, '\n', end - p);
	fprintf(d->out, "; %s:%u: %.*s\n", s->name, pos->line, (int)((nl ? nl : end) - p), p);
}

static void print_line(struct disasm *d, uint32_t at)
{
	const struct tr_lineinfo *l;

	if (d->line == d->c->lines.n || d->c->lines.v[d->line].insn != at)
		return;
	l = &d->c->lines.v[d->line++];
	if (d->t && l->pos.src && l->pos.src <= d->t->sources.n)
		print_source_line(d, &l->pos);
}

void tr_code_disasm(struct trace *t, const struct tr_code *c, FILE *out)
{
	struct disasm d = { .t = t, .c = c, .out = out };

	d.target = tr_calloc(c->n + 1, sizeof(bool));
	find_targets(&d);
	for (uint32_t k = 0; k < c->n; k++) {
		print_func(&d, k);
		print_line(&d, k);
		print_insn(&d, &c->insns[k], k);
		if (c->insns[k].code == (BPF_LD | BPF_DW | BPF_IMM))
			k++;
	}
	free(d.target);
}
