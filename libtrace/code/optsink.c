/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Addresses that are only handed to two calls, such as a buffer that one call fills and the next
 * one reads, are computed for each of them: as many instructions, and no register is held
 * between. Runs last, as the value pass would undo it.
 */
#include "code/backend.h"

struct use {
	struct tr_insn def; /* the last one */
	int ndefs, nuses, nargs;
};

static struct use *count_uses(struct tr_irfunc *f)
{
	struct use *use = tr_calloc(f->nvregs, sizeof(*use));
	tr_vreg *uses[TR_MAXUSES];

	for (int p = 0; p < f->nparams; p++)
		use[p].ndefs = 1;
	for (size_t b = 0; b < f->blocks.n; b++) {
		for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
			struct tr_insn *i = &f->blocks.v[b]->insns.v[k];
			int nu = tr_insn_uses(i, uses);

			for (int u = 0; u < nu; u++) {
				use[*uses[u]].nuses++;
				use[*uses[u]].nargs += i->op == IR_CALL || i->op == IR_CALLF;
			}
			if (tr_insn_def(i) >= 0) {
				use[i->d].def = *i;
				use[i->d].ndefs++;
			}
		}
	}
	return use;
}

static bool sinks(const struct use *use, tr_vreg v)
{
	const struct tr_insn *i = &use[v].def;

	return use[v].ndefs == 1 && i->op == IR_ADD && i->isimm && tr_fits32(i->imm) &&
	       use[v].nuses == 2 && use[v].nargs == 2 && use[i->a].ndefs == 1 &&
	       use[i->a].nuses > 2;
}

static void sink_block(struct tr_irfunc *f, struct tr_block *b, const struct use *use, int nvregs)
{
	struct tr_block out = { 0 };

	for (size_t k = 0; k < b->insns.n; k++) {
		struct tr_insn i = b->insns.v[k];

		if (i.op == IR_CALL || i.op == IR_CALLF) {
			for (int n = 0; n < i.nargs; n++) {
				struct tr_insn add;

				if (i.args[n] >= nvregs || !sinks(use, i.args[n]))
					continue;
				add = use[i.args[n]].def;
				i.args[n] = add.d = tr_ir_vreg(f);
				add.pos = i.pos;
				tr_push(&out.insns, add);
			}
		}
		tr_push(&out.insns, i);
	}
	free(b->insns.v);
	b->insns.v = out.insns.v;
	b->insns.n = out.insns.n;
	b->insns.cap = out.insns.cap;
}

void tr_opt_sink(struct tr_irfunc *f)
{
	struct use *use = count_uses(f);
	int nvregs = f->nvregs;

	for (size_t b = 0; b < f->blocks.n; b++)
		sink_block(f, f->blocks.v[b], use, nvregs);
	free(use);
}
