/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Cutting up an interval that got no register: into its references per block, if those get none
 * either then per stretch without calls, at last into single instructions. Each piece reloads the
 * value before its first reference unless that writes it, and stores it after its last write if
 * somebody reads it later. Values that can be made anew (constants, addresses) are, instead.
 */
#include "code/interval.h"

struct piece {
	int first, last; /* indices into the interval's refs */
};

static bool mentions(struct tr_insn *i, tr_vreg v, bool *reads, bool *writes)
{
	tr_vreg *uses[TR_MAXUSES];
	int nu = tr_insn_uses(i, uses);

	*reads = false;
	for (int u = 0; u < nu; u++)
		*reads |= *uses[u] == v;
	*writes = tr_insn_def(i) == v;
	return *reads || *writes;
}

static bool slot_free(const uint64_t *bits, const struct tr_ival *v)
{
	for (struct tr_range *r = v->ranges; r; r = r->next)
		for (int p = r->start; p < r->end; p++) {
			if (p % 64 == 0 && r->end - p >= 64 && !bits[p / 64])
				p += 63;
			else if (bits[p / 64] >> p % 64 & 1)
				return false;
		}
	return true;
}

/* A slot on the stack for a root, shared with those that are never alive at the same time. */
static int32_t slot_of(struct tr_alloc *a, int root)
{
	struct tr_ival *v = &a->iv.v[root];
	size_t s = 0;

	if (v->slot)
		return v->slot;
	while (s < a->slots.n && !slot_free(a->slots.v[s], v))
		s++;
	if (s == a->slots.n) {
		tr_push(&a->slots, (uint64_t *)tr_calloc(a->words, sizeof(uint64_t)));
		a->l->frame += 8;
	}
	for (struct tr_range *r = v->ranges; r; r = r->next)
		for (int p = r->start; p < r->end; p++)
			a->slots.v[s][p / 64] |= 1ULL << p % 64;
	/* slots are the last thing in the frame */
	v->slot = -(a->l->frame - 8 * (int32_t)(a->slots.n - 1 - s));
	return v->slot;
}

static void edit(struct tr_alloc *a, struct tr_edit **list, int at, struct tr_insn insn)
{
	struct tr_edit *e = tr_alloc(&a->arena, sizeof(*e));

	insn.pos = a->l->insns.v[at].pos;
	e->insn = insn;
	e->next = list[at];
	list[at] = e;
}

/* d = the value of a root */
static struct tr_insn reload(struct tr_alloc *a, int root, tr_vreg d)
{
	struct tr_insn i = { .op = IR_LOAD, .size = 8, .a = TR_FP };

	if (a->iv.v[root].remat)
		i = *a->iv.v[root].remat;
	else
		i.off = slot_of(a, root);
	i.d = d;
	return i;
}

static struct tr_insn save(struct tr_alloc *a, int root, tr_vreg v)
{
	return (struct tr_insn){
		.op = IR_STORE, .size = 8, .a = TR_FP, .b = v, .off = slot_of(a, root)
	};
}

/* A copy from or to a value on the stack is the reload or the store itself. */
static bool fold_copy(struct tr_alloc *a, int n, struct piece p)
{
	int root = a->iv.v[n].root, at = a->iv.v[n].refs[p.first];
	struct tr_insn *i = &a->l->insns.v[at];
	struct tr_pos pos = i->pos;

	if (p.first != p.last || i->op != IR_MOV)
		return false;
	if (i->a == n)
		*i = reload(a, root, i->d);
	else if (tr_range_covers(a->iv.v[root].ranges, 4 * at + 3))
		*i = save(a, root, i->a);
	else
		i->op = IR_NOP;
	i->pos = pos;
	return true;
}

static void rename_in(struct tr_insn *i, tr_vreg from, tr_vreg to)
{
	tr_vreg *uses[TR_MAXUSES];
	int nu = tr_insn_uses(i, uses);

	if (tr_insn_def(i) == from)
		i->d = to;
	for (int u = 0; u < nu; u++)
		if (*uses[u] == from)
			*uses[u] = to;
}

static void forget(struct tr_edit **list, int n)
{
	while (*list) {
		const struct tr_insn *i = &(*list)->insn;

		if ((i->op == IR_STORE ? i->b : i->d) == n)
			*list = (*list)->next;
		else
			list = &(*list)->next;
	}
}

/* The reloads and stores of a piece that is cut up in its turn. */
static void forget_edits(struct tr_alloc *a, int n)
{
	struct tr_ival *v = &a->iv.v[n];

	for (int k = 0; k < v->nrefs; k++) {
		forget(&a->before[v->refs[k]], n);
		forget(&a->after[v->refs[k]], n);
	}
}

/* The new interval for one piece of interval n. */
static void cut(struct tr_alloc *a, int n, struct piece p, enum tr_stage stage)
{
	struct tr_ival v = { .reg = -1, .root = a->iv.v[n].root, .stage = stage };
	int c = a->iv.n, start = -1, end = 0, stored = -1;
	bool live, reads, writes;

	v.nrefs = p.last - p.first + 1;
	v.refs = a->iv.v[n].refs + p.first;
	live = tr_range_covers(a->iv.v[v.root].ranges, 4 * v.refs[v.nrefs - 1] + 3);
	tr_push(&a->iv, v);
	for (int k = 0; k < v.nrefs; k++) {
		int at = v.refs[k];
		struct tr_insn *i = &a->l->insns.v[at];

		mentions(i, n, &reads, &writes);
		if (start < 0 && reads)
			edit(a, a->before, at, reload(a, v.root, c));
		if (start < 0)
			start = reads ? 4 * at : 4 * at + (i->op == IR_SET ? 1 : 2);
		if (writes)
			stored = at;
		end = writes ? 4 * at + 3 : 4 * at + 2;
		rename_in(i, n, c);
	}
	if (stored >= 0 && live) {
		edit(a, a->after, stored, save(a, v.root, c));
		end = TR_MAX(end, 4 * stored + 4);
	}
	a->iv.v[c].ranges = tr_range_new(a, start, end, NULL);
	tr_weigh(a, &a->iv.v[c]);
	tr_queue(a, c);
}

static bool same_piece(const struct tr_alloc *a, int x, int y, enum tr_stage stage)
{
	if (stage == TR_TINY || a->block[x] != a->block[y])
		return false;
	return stage == TR_BLOCK || a->calls[x] == a->calls[y];
}

static int pieces(const struct tr_alloc *a, const struct tr_ival *v, enum tr_stage stage)
{
	int n = 1;

	for (int k = 1; k < v->nrefs; k++)
		n += !same_piece(a, v->refs[k - 1], v->refs[k], stage);
	return n;
}

/* Cutting must change something: the next stage that gives more than one piece. A value that is
 * made anew at its uses changes anyway. */
static enum tr_stage next_stage(const struct tr_alloc *a, const struct tr_ival *v)
{
	if (v->remat && v->stage == TR_WHOLE)
		return TR_RUN;
	for (int s = v->stage + 1; s < TR_TINY; s++)
		if (pieces(a, v, s) > 1)
			return s;
	return TR_TINY;
}

/* What it costs to make the value of a root anew before each stretch of uses without calls. */
float tr_remat_cost(const struct tr_alloc *a, const struct tr_ival *v)
{
	float slots = v->remat->op == IR_MAPVAL ? 2 : 1, cost = 0;
	int last = -1;

	for (int k = 0; k < v->nrefs; k++) {
		int at = v->refs[k];

		if (&a->l->insns.v[at] == v->remat) {
			cost -= slots * a->l->blocks.v[a->block[at]].freq;
			continue;
		}
		if (last < 0 || !same_piece(a, last, at, TR_RUN))
			cost += slots * a->l->blocks.v[a->block[at]].freq;
		last = at;
	}
	return cost;
}

/* The definition of a value that is made anew at each use is not needed any more. */
static void drop_def(struct tr_alloc *a, int n)
{
	struct tr_ival *v = &a->iv.v[n];
	struct tr_insn *copy;
	int kept = 0;

	if (!v->remat || v->root != n)
		return;
	copy = tr_alloc(&a->arena, sizeof(*copy));
	*copy = *v->remat;
	v->remat->op = IR_NOP;
	v->remat = copy;
	for (int k = 0; k < v->nrefs; k++)
		if (a->l->insns.v[v->refs[k]].op != IR_NOP)
			v->refs[kept++] = v->refs[k];
	v->nrefs = kept;
}

void tr_spill(struct tr_alloc *a, int n)
{
	struct tr_ival v;
	enum tr_stage stage;
	struct piece p;
	int first = 0;

	drop_def(a, n);
	forget_edits(a, n);
	v = a->iv.v[n]; /* cutting makes the table move */
	stage = next_stage(a, &v);
	for (int k = 1; k <= v.nrefs; k++) {
		if (k < v.nrefs && same_piece(a, v.refs[k - 1], v.refs[k], stage))
			continue;
		p = (struct piece){ first, k - 1 };
		if (!fold_copy(a, n, p))
			cut(a, n, p, stage);
		first = k;
	}
}
