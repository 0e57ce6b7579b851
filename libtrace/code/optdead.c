/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Dead code: instructions without side effects whose result nobody reads any more. */
#include "code/backend.h"

static bool block_dead(struct tr_block *b, const struct tr_live *l, const uint64_t *out, bool *live)
{
	tr_vreg *uses[TR_MAXUSES];
	bool changed = false;

	for (int w = 0; w < l->words; w++)
		for (uint64_t m = out[w]; m; m &= m - 1)
			live[l->vreg[64 * w + __builtin_ctzll(m)]] = true;
	for (int k = b->insns.n - 1; k >= 0; k--) {
		struct tr_insn *i = &b->insns.v[k];
		tr_vreg d = tr_insn_def(i);
		int nu;

		if (d >= 0 && !live[d] && tr_insn_pure(i)) {
			i->op = IR_NOP;
			changed = true;
			continue;
		}
		if (d >= 0)
			live[d] = false;
		nu = tr_insn_uses(i, uses);
		for (int u = 0; u < nu; u++)
			live[*uses[u]] = true;
	}
	return changed;
}

/* Everything set in live while the block was walked is mentioned in it or lives through it. */
static void forget(struct tr_block *b, const struct tr_live *l, const uint64_t *out, bool *live)
{
	tr_vreg *uses[TR_MAXUSES];

	for (int w = 0; w < l->words; w++)
		for (uint64_t m = out[w]; m; m &= m - 1)
			live[l->vreg[64 * w + __builtin_ctzll(m)]] = false;
	for (size_t k = 0; k < b->insns.n; k++) {
		int nu = tr_insn_uses(&b->insns.v[k], uses);

		for (int u = 0; u < nu; u++)
			live[*uses[u]] = false;
	}
}

static void compact(struct tr_block *b)
{
	size_t n = 0;

	for (size_t k = 0; k < b->insns.n; k++)
		if (b->insns.v[k].op != IR_NOP)
			b->insns.v[n++] = b->insns.v[k];
	b->insns.n = n;
}

static bool once(struct tr_irfunc *f, bool *live)
{
	int n = f->blocks.n;
	struct tr_liveblock *blocks = tr_calloc(n, sizeof(*blocks));
	struct tr_live l;
	bool changed = false;

	for (int b = 0; b < n; b++) {
		blocks[b].insns = f->blocks.v[b]->insns.v;
		blocks[b].n = f->blocks.v[b]->insns.n;
		blocks[b].nsucc = tr_block_succ(f->blocks.v[b], blocks[b].succ);
	}
	tr_live_make(&l, blocks, n, f->nvregs);
	for (int b = 0; b < n; b++) {
		const uint64_t *out = l.out + (size_t)b * l.words;

		changed |= block_dead(f->blocks.v[b], &l, out, live);
		forget(f->blocks.v[b], &l, out, live);
		compact(f->blocks.v[b]);
	}
	tr_live_free(&l);
	free(blocks);
	return changed;
}

bool tr_opt_dead(struct tr_irfunc *f)
{
	bool *live = tr_calloc(f->nvregs, sizeof(bool)), changed = false;

	/* what only dead code of another block read is found in the next round */
	for (int round = 0; round < 4 && once(f, live); round++)
		changed = true;
	free(live);
	return changed;
}
