/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Tests of bits. `if v & mask` is one instruction, but after it the verifier knows those bits of
 * v. Where many bits of one variable are tested, some of them twice, it would go through all
 * combinations, and give up. There the mask goes to a register of its own, from which nothing
 * follows for v. Runs late, as the value pass would undo it.
 */
#include "code/backend.h"

#define FEW 4 /* tests of one variable that are left as they are */

static bool tests_bits(const struct tr_insn *i)
{
	return i->op == IR_BR && i->cond == CC_SET;
}

static void mask_first(struct tr_irfunc *f, struct tr_block *b)
{
	struct tr_insn br = *tr_block_term(b), and = br;

	and.op = IR_AND;
	and.d = tr_ir_vreg(f);
	and.t = and.f = 0;
	br.cond = CC_NE;
	br.a = and.d;
	br.b = TR_NOREG;
	br.isimm = true;
	br.imm = 0;
	*tr_block_term(b) = and;
	tr_push(&b->insns, br);
}

void tr_opt_tests(struct tr_irfunc *f)
{
	int nvregs = f->nvregs, *tests = tr_calloc((size_t)nvregs, sizeof(*tests));

	for (size_t n = 0; n < f->blocks.n; n++) {
		struct tr_insn *br = tr_block_term(f->blocks.v[n]);

		if (br && tests_bits(br))
			tests[br->a]++;
	}
	for (size_t n = 0; n < f->blocks.n; n++) {
		struct tr_insn *br = tr_block_term(f->blocks.v[n]);

		if (br && tests_bits(br) && br->a < nvregs && tests[br->a] > FEW)
			mask_first(f, f->blocks.v[n]);
	}
	free(tests);
}
