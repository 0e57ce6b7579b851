/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The order of a function's blocks: each is followed by one of its successors where possible, so
 * that few jumps are needed; unlikely blocks stand at the end; unreachable ones vanish (the
 * verifier refuses them). Blocks get new numbers.
 *
 * Ways out of a loop fall through. Of the two ways a branch can go, the verifier walks the one that
 * falls through and keeps the other for later, at most 8192 of them (BPF_COMPLEXITY_LIMIT_JMP_SEQ).
 * Where the next turn of a loop falls through, it would keep a way out for each turn of each loop
 * of a program. Walked first, each way out is soon found to be known from the turn before.
 */
#include "code/backend.h"

struct layout {
	struct tr_irfunc *f;
	struct tr_cfg c;
	int *place; /* new number of each block; -1: none yet */
	int *order, n;
	int *waiting;		      /* predecessors without a place */
	TR_VEC(int) likely, unlikely; /* to be continued from */
};

static void defer(struct layout *l, int b)
{
	if (l->f->blocks.v[b]->unlikely)
		tr_push(&l->unlikely, b);
	else
		tr_push(&l->likely, b);
}

/* Of the two ways to go on from a branch, the better one to follow: out of a loop, likely, then the
 * one without a condition if this cannot be turned round, then free of other predecessors that
 * would like to run into it, then the one that comes first in the program. */
static int better(const struct layout *l, const struct tr_insn *br)
{
	struct tr_block **v = l->f->blocks.v;
	int x = br->t, y = br->f;

	if (l->c.depth && l->c.depth[x] != l->c.depth[y] && br->cond != CC_SET)
		return l->c.depth[x] < l->c.depth[y] ? x : y;
	if (v[x]->unlikely != v[y]->unlikely)
		return v[x]->unlikely ? y : x;
	if (br->cond == CC_SET)
		return y;
	if (!l->waiting[x] != !l->waiting[y])
		return l->waiting[x] ? y : x;
	return l->c.rpo[x] < l->c.rpo[y] ? x : y;
}

static void place(struct layout *l, int b)
{
	int succ[2], n = tr_block_succ(l->f->blocks.v[b], succ);

	l->place[b] = l->n;
	l->order[l->n++] = b;
	for (int s = 0; s < n; s++)
		l->waiting[succ[s]]--;
}

/* The block to stand after b, -1 if a new chain must begin. */
static int follow(struct layout *l, int b)
{
	int succ[2], n = tr_block_succ(l->f->blocks.v[b], succ), next = -1;
	bool cold = l->f->blocks.v[b]->unlikely;

	for (int s = 0; s < n; s++) {
		if (l->place[succ[s]] >= 0)
			continue;
		if (next >= 0 && next != succ[s]) {
			int keep = better(l, tr_block_term(l->f->blocks.v[b]));

			defer(l, keep == next ? succ[s] : next);
			next = keep;
		} else {
			next = succ[s];
		}
	}
	if (next >= 0 && !cold && l->f->blocks.v[next]->unlikely) {
		defer(l, next);
		next = -1;
	}
	return next;
}

static int next_chain(struct layout *l)
{
	while (l->likely.n) {
		int b = l->likely.v[--l->likely.n];

		if (l->place[b] < 0)
			return b;
	}
	while (l->unlikely.n) {
		int b = l->unlikely.v[--l->unlikely.n];

		if (l->place[b] < 0)
			return b;
	}
	return -1;
}

static void renumber(struct layout *l)
{
	struct tr_irfunc *f = l->f;
	struct tr_block **old = tr_calloc(l->c.n, sizeof(*old));

	memcpy(old, f->blocks.v, l->c.n * sizeof(*old));
	for (int b = 0; b < l->c.n; b++)
		if (l->place[b] < 0)
			free(old[b]->insns.v);
	for (int k = 0; k < l->n; k++) {
		struct tr_block *b = f->blocks.v[k] = old[l->order[k]];
		struct tr_insn *i = tr_block_term(b);

		if (i && i->op != IR_RET)
			i->t = l->place[i->t];
		if (i && i->op == IR_BR)
			i->f = l->place[i->f];
	}
	f->blocks.n = l->n;
	f->cur = 0;
	free(old);
}

static void find_loops(struct tr_cfg *c, struct tr_irfunc *f)
{
	int succ[2];

	tr_cfg_make(c, f);
	for (int i = 0; i < c->norder && !c->depth; i++) {
		int n = tr_block_succ(f->blocks.v[c->order[i]], succ);

		for (int s = 0; s < n && !c->depth; s++) {
			if (c->rpo[succ[s]] > i)
				continue;
			tr_cfg_dominators(c, f);
			tr_cfg_loops(c, f);
		}
	}
}

/* A block of its own for each way out of a loop: one alone can stand before the block that they
 * lead to. */
static bool split_exits(struct tr_irfunc *f, const struct tr_cfg *c)
{
	bool changed = false;

	for (int i = 0; c->depth && i < c->norder; i++) {
		struct tr_insn *br = tr_block_term(f->blocks.v[c->order[i]]);
		int32_t *out;

		if (!br || br->op != IR_BR || c->depth[br->t] == c->depth[br->f])
			continue;
		out = c->depth[br->t] < c->depth[br->f] ? &br->t : &br->f;
		if (c->npreds[*out] > 1) {
			int way = tr_ir_block(f);

			tr_push(&f->blocks.v[way]->insns,
				(struct tr_insn){ .op = IR_JMP, .t = *out });
			*out = way;
			changed = true;
		}
	}
	return changed;
}

void tr_opt_layout(struct tr_irfunc *f)
{
	struct layout l = { .f = f };

	find_loops(&l.c, f);
	if (split_exits(f, &l.c)) {
		tr_cfg_free(&l.c);
		find_loops(&l.c, f);
	}
	l.place = tr_calloc(l.c.n, sizeof(int));
	l.order = tr_calloc(l.c.n, sizeof(int));
	l.waiting = tr_calloc(l.c.n, sizeof(int));
	for (int b = 0; b < l.c.n; b++) {
		l.place[b] = -1;
		l.waiting[b] = l.c.npreds[b];
	}
	for (int b = 0; b >= 0;) {
		place(&l, b);
		b = follow(&l, b);
		if (b < 0)
			b = next_chain(&l);
	}
	renumber(&l);
	tr_cfg_free(&l.c);
	free(l.place);
	free(l.order);
	free(l.waiting);
	free(l.likely.v);
	free(l.unlikely.v);
}
