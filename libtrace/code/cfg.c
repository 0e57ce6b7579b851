/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The control flow graph of a function: order, predecessors, dominators, loops. Made anew by
 * each pass that wants it. No recursion: generated functions may have thousands of blocks.
 */
#include "code/backend.h"

/* Depth-first walk; fills order with the post-order and returns how many were reached. */
static int post_order(struct tr_irfunc *f, int *post)
{
	int n = f->blocks.n, np = 0, sp = 0, succ[2];
	int *stack = tr_calloc(n, sizeof(int)), *next = tr_calloc(n, sizeof(int));
	bool *seen = tr_calloc(n, sizeof(bool));

	stack[sp++] = 0;
	seen[0] = true;
	while (sp) {
		int b = stack[sp - 1], ns = tr_block_succ(f->blocks.v[b], succ);

		if (next[b] == ns) {
			post[np++] = b;
			sp--;
			continue;
		}
		/* the last successor first, so that the first comes first in reverse */
		b = succ[ns - 1 - next[b]++];
		if (!seen[b]) {
			seen[b] = true;
			stack[sp++] = b;
		}
	}
	free(stack);
	free(next);
	free(seen);
	return np;
}

static void make_preds(struct tr_cfg *c, struct tr_irfunc *f)
{
	int succ[2], total = 0, *p;

	for (int i = 0; i < c->norder; i++) {
		int ns = tr_block_succ(f->blocks.v[c->order[i]], succ);

		for (int s = 0; s < ns; s++)
			c->npreds[succ[s]]++;
		total += ns;
	}
	c->store = p = tr_calloc(total, sizeof(int));
	for (int b = 0; b < c->n; b++) {
		c->preds[b] = p;
		p += c->npreds[b];
		c->npreds[b] = 0;
	}
	for (int i = 0; i < c->norder; i++) {
		int b = c->order[i], ns = tr_block_succ(f->blocks.v[b], succ);

		for (int s = 0; s < ns; s++)
			c->preds[succ[s]][c->npreds[succ[s]]++] = b;
	}
}

void tr_cfg_make(struct tr_cfg *c, struct tr_irfunc *f)
{
	int n = f->blocks.n;
	int *post = tr_calloc(n, sizeof(int));

	memset(c, 0, sizeof(*c));
	c->n = n;
	c->order = tr_calloc(n, sizeof(int));
	c->rpo = tr_calloc(n, sizeof(int));
	c->npreds = tr_calloc(n, sizeof(int));
	c->preds = tr_calloc(n, sizeof(int *));
	c->norder = post_order(f, post);
	for (int b = 0; b < n; b++)
		c->rpo[b] = -1;
	for (int i = 0; i < c->norder; i++) {
		c->order[i] = post[c->norder - 1 - i];
		c->rpo[c->order[i]] = i;
	}
	free(post);
	make_preds(c, f);
}

void tr_cfg_free(struct tr_cfg *c)
{
	free(c->order);
	free(c->rpo);
	free(c->npreds);
	free(c->preds);
	free(c->idom);
	free(c->depth);
	free(c->store);
	memset(c, 0, sizeof(*c));
}

static int intersect(const struct tr_cfg *c, int a, int b)
{
	while (a != b) {
		while (c->rpo[a] > c->rpo[b])
			a = c->idom[a];
		while (c->rpo[b] > c->rpo[a])
			b = c->idom[b];
	}
	return a;
}

static int new_idom(const struct tr_cfg *c, int b)
{
	int d = -1;

	for (int k = 0; k < c->npreds[b]; k++) {
		int p = c->preds[b][k];

		if (c->idom[p] >= 0)
			d = d < 0 ? p : intersect(c, p, d);
	}
	return d;
}

/* The iterative algorithm on reverse post-order (Cooper, Harvey, Kennedy). */
void tr_cfg_dominators(struct tr_cfg *c, struct tr_irfunc *f)
{
	bool changed = true;

	(void)f;
	c->idom = tr_calloc(c->n, sizeof(int));
	for (int b = 0; b < c->n; b++)
		c->idom[b] = -1;
	c->idom[0] = 0;
	while (changed) {
		changed = false;
		for (int i = 1; i < c->norder; i++) {
			int b = c->order[i], d = new_idom(c, b);

			changed |= c->idom[b] != d;
			c->idom[b] = d;
		}
	}
	c->idom[0] = -1;
}

static bool dominates(const struct tr_cfg *c, int a, int b)
{
	while (b >= 0 && c->rpo[b] > c->rpo[a])
		b = c->idom[b];
	return a == b;
}

/* All blocks that reach latch without passing header are in the loop. */
static void mark_loop(struct tr_cfg *c, int header, int latch, int *mark, int id, int *stack)
{
	int sp = 0;

	if (mark[header] != id) {
		mark[header] = id;
		c->depth[header]++;
	}
	if (mark[latch] != id) {
		mark[latch] = id;
		c->depth[latch]++;
		stack[sp++] = latch;
	}
	while (sp) {
		int b = stack[--sp];

		for (int k = 0; k < c->npreds[b]; k++) {
			int p = c->preds[b][k];

			if (mark[p] == id)
				continue;
			mark[p] = id;
			c->depth[p]++;
			stack[sp++] = p;
		}
	}
}

void tr_cfg_loops(struct tr_cfg *c, struct tr_irfunc *f)
{
	int *mark = tr_calloc(c->n, sizeof(int)), *stack = tr_calloc(c->n, sizeof(int));

	(void)f;
	c->depth = tr_calloc(c->n, sizeof(int));
	for (int i = 0; i < c->norder; i++) {
		int h = c->order[i];

		for (int k = 0; k < c->npreds[h]; k++)
			if (dominates(c, h, c->preds[h][k]))
				mark_loop(c, h, c->preds[h][k], mark, h + 1, stack);
	}
	free(mark);
	free(stack);
}
