/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Liveness of virtual registers at block boundaries, by backward iteration over bit sets. Most
 * vregs live and die inside one block, so bits are given only to those that some block reads
 * before writing; that keeps the sets small in big functions.
 */
#include "code/backend.h"

struct sets {
	const struct tr_liveblock *blocks;
	int nblocks;
	int *bit;	      /* of each vreg; -1: not global */
	uint64_t *gen, *kill; /* words for each block */
};

/* Give bits to the vregs that some block reads before writing. */
static void find_globals(struct tr_live *l, struct sets *s, int nvregs)
{
	int *written = tr_calloc(nvregs, sizeof(int)); /* in block n - 1 */
	tr_vreg *uses[TR_MAXUSES];

	for (int b = 0; b < s->nblocks; b++) {
		for (int k = 0; k < s->blocks[b].n; k++) {
			struct tr_insn *i = &s->blocks[b].insns[k];
			int nu = tr_insn_uses(i, uses);
			tr_vreg d = tr_insn_def(i);

			for (int u = 0; u < nu; u++) {
				tr_vreg v = *uses[u];

				if (v >= 0 && written[v] != b + 1 && s->bit[v] < 0)
					s->bit[v] = l->nglobal++;
			}
			if (d >= 0)
				written[d] = b + 1;
		}
	}
	free(written);
	l->vreg = tr_calloc(l->nglobal, sizeof(int));
	for (int v = 0; v < nvregs; v++)
		if (s->bit[v] >= 0)
			l->vreg[s->bit[v]] = v;
	l->words = (l->nglobal + 63) / 64;
}

static void local_sets(struct tr_live *l, struct sets *s, int b)
{
	uint64_t *gen = s->gen + (size_t)b * l->words, *kill = s->kill + (size_t)b * l->words;
	tr_vreg *uses[TR_MAXUSES];

	for (int k = s->blocks[b].n - 1; k >= 0; k--) {
		struct tr_insn *i = &s->blocks[b].insns[k];
		int nu = tr_insn_uses(i, uses);
		tr_vreg d = tr_insn_def(i);

		if (d >= 0 && s->bit[d] >= 0) {
			kill[s->bit[d] / 64] |= 1ULL << s->bit[d] % 64;
			gen[s->bit[d] / 64] &= ~(1ULL << s->bit[d] % 64);
		}
		for (int u = 0; u < nu; u++) {
			tr_vreg v = *uses[u];

			if (v >= 0 && s->bit[v] >= 0)
				gen[s->bit[v] / 64] |= 1ULL << s->bit[v] % 64;
		}
	}
}

static bool flow(struct tr_live *l, struct sets *s, int b)
{
	size_t at = (size_t)b * l->words;
	bool changed = false;

	for (int w = 0; w < l->words; w++) {
		uint64_t out = 0, in;

		for (int k = 0; k < s->blocks[b].nsucc; k++)
			out |= l->in[(size_t)s->blocks[b].succ[k] * l->words + w];
		in = s->gen[at + w] | (out & ~s->kill[at + w]);
		changed |= in != l->in[at + w];
		l->out[at + w] = out;
		l->in[at + w] = in;
	}
	return changed;
}

/* Predecessors of each block, one after another: those of b are list[first[b]] and on. */
static void make_preds(const struct sets *s, int *first, int *list)
{
	for (int b = 0; b < s->nblocks; b++)
		for (int k = 0; k < s->blocks[b].nsucc; k++)
			first[s->blocks[b].succ[k] + 1]++;
	for (int b = 0; b < s->nblocks; b++)
		first[b + 1] += first[b];
	first[s->nblocks + 1] = first[s->nblocks];
	for (int b = 0; b < s->nblocks; b++)
		for (int k = 0; k < s->blocks[b].nsucc; k++)
			list[--first[s->blocks[b].succ[k] + 1]] = b;
}

/* Until nothing changes; only blocks before a changed one are looked at again. */
static void iterate(struct tr_live *l, struct sets *s)
{
	int n = s->nblocks, sp = 0;
	int *first = tr_calloc(n + 2, sizeof(int)), *list = tr_calloc(2 * n, sizeof(int));
	int *stack = tr_calloc(n, sizeof(int));
	bool *queued = tr_calloc(n, sizeof(bool));

	make_preds(s, first, list);
	for (int b = 0; b < n; b++) {
		stack[sp++] = b;
		queued[b] = true;
	}
	while (sp) {
		int b = stack[--sp];

		queued[b] = false;
		if (!flow(l, s, b))
			continue;
		for (int k = first[b + 1]; k < first[b + 2]; k++) {
			if (queued[list[k]])
				continue;
			queued[list[k]] = true;
			stack[sp++] = list[k];
		}
	}
	free(first);
	free(list);
	free(stack);
	free(queued);
}

void tr_live_make(struct tr_live *l, const struct tr_liveblock *blocks, int nblocks, int nvregs)
{
	struct sets s = { .blocks = blocks, .nblocks = nblocks };
	size_t total;

	memset(l, 0, sizeof(*l));
	s.bit = tr_calloc(nvregs, sizeof(int));
	for (int v = 0; v < nvregs; v++)
		s.bit[v] = -1;
	find_globals(l, &s, nvregs);
	total = (size_t)nblocks * l->words;
	s.gen = tr_calloc(total, sizeof(uint64_t));
	s.kill = tr_calloc(total, sizeof(uint64_t));
	l->in = tr_calloc(total, sizeof(uint64_t));
	l->out = tr_calloc(total, sizeof(uint64_t));
	for (int b = 0; b < nblocks; b++)
		local_sets(l, &s, b);
	iterate(l, &s);
	free(s.bit);
	free(s.gen);
	free(s.kill);
}

void tr_live_free(struct tr_live *l)
{
	free(l->vreg);
	free(l->in);
	free(l->out);
	memset(l, 0, sizeof(*l));
}
