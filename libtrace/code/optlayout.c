/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The order of a function's blocks: each is followed by one of its successors where possible, so
 * that few jumps are needed; unlikely blocks stand at the end; unreachable ones vanish (the
 * verifier refuses them). Blocks get new numbers.
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

/* Of the two ways to go on from a branch, the better one to follow: likely, then the one without
 * a condition if this cannot be turned round, then free of other predecessors that would like to
 * run into it, then the one that comes first in the program. */
static int better(const struct layout *l, const struct tr_insn *br)
{
	struct tr_block **v = l->f->blocks.v;
	int x = br->t, y = br->f;

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

void tr_opt_layout(struct tr_irfunc *f)
{
	struct layout l = { .f = f };

	tr_cfg_make(&l.c, f);
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
