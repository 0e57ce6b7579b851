/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Register allocation. Live intervals (interval.h) take registers one by one, the longest
 * first; a table says for each register and position whose it is. An interval that finds no
 * free register pushes out cheaper ones, or is cut up and kept on the stack (spill.c), whose
 * pieces queue again. Values that live across calls find only r6-r9 free, as calls occupy the
 * others for the moment.
 */
#include "code/interval.h"
#include "handle.h"

/* ---- queue: a binary heap by size --------------------------------------------------------- */

static bool bigger(const struct tr_alloc *a, int x, int y)
{
	const struct tr_ival *vx = &a->iv.v[x], *vy = &a->iv.v[y];

	return vx->size != vy->size ? vx->size > vy->size : x < y;
}

void tr_queue(struct tr_alloc *a, int v)
{
	size_t k = a->heap.n;

	if (!a->iv.v[v].ranges)
		return;
	tr_push(&a->heap, v);
	while (k && bigger(a, v, a->heap.v[(k - 1) / 2])) {
		a->heap.v[k] = a->heap.v[(k - 1) / 2];
		k = (k - 1) / 2;
	}
	a->heap.v[k] = v;
}

static int dequeue(struct tr_alloc *a)
{
	int top = a->heap.v[0], v = a->heap.v[--a->heap.n];
	size_t k = 0, n = a->heap.n;

	for (;;) {
		size_t c = 2 * k + 1;

		if (c >= n)
			break;
		if (c + 1 < n && bigger(a, a->heap.v[c + 1], a->heap.v[c]))
			c++;
		if (!bigger(a, a->heap.v[c], v))
			break;
		a->heap.v[k] = a->heap.v[c];
		k = c;
	}
	a->heap.v[k] = v;
	return top;
}

/* ---- the table ---------------------------------------------------------------------------- */

/* The first position in [start, end) whose bit is set; end if none. */
static int first_busy(const uint64_t *bits, int start, int end)
{
	int w = start / 64;
	uint64_t m = bits[w] & (~0ULL << start % 64);

	while (!m && ++w * 64 < end)
		m = bits[w];
	if (!m)
		return end;
	w = w * 64 + __builtin_ctzll(m);
	return TR_MIN(w, end);
}

/* One reference has to get some register, whatever the user allows. */
static bool is_allowed(const struct tr_alloc *a, const struct tr_ival *v, int reg)
{
	return reg < a->nregs || v->stage == TR_TINY;
}

static bool is_free(const struct tr_alloc *a, const struct tr_ival *v, int reg)
{
	if (!is_allowed(a, v, reg))
		return false;
	for (struct tr_range *r = v->ranges; r; r = r->next)
		if (first_busy(a->busy[reg], r->start, r->end) < r->end)
			return false;
	return true;
}

static void occupy(struct tr_alloc *a, int n, int reg, bool on)
{
	for (struct tr_range *r = a->iv.v[n].ranges; r; r = r->next) {
		for (int p = r->start; p < r->end; p++) {
			a->owner[reg][p] = on ? n + 1 : 0;
			if (on)
				a->busy[reg][p / 64] |= 1ULL << p % 64;
			else
				a->busy[reg][p / 64] &= ~(1ULL << p % 64);
		}
	}
	a->iv.v[n].reg = on ? reg : -1;
}

/* The end of the range of interval n that covers pos. */
static int range_end(const struct tr_alloc *a, int n, int pos)
{
	const struct tr_range *r = a->iv.v[n].ranges;

	while (r->end <= pos)
		r = r->next;
	return r->end;
}

/* Call visit for the owners that interfere with v on a register, the same one maybe several
 * times, until it says false. */
static bool each_owner(struct tr_alloc *a, const struct tr_ival *v, int reg,
		       bool (*visit)(struct tr_alloc *a, int owner, void *ctx), void *ctx)
{
	for (struct tr_range *r = v->ranges; r; r = r->next) {
		int p = first_busy(a->busy[reg], r->start, r->end), last = 0;

		while (p < r->end) {
			int o = a->owner[reg][p];

			if (o != last && !visit(a, o == TR_FIXED ? TR_FIXED : o - 1, ctx))
				return false;
			last = o;
			p = o == TR_FIXED || !a->owner[reg][p] ? p + 1 : range_end(a, o - 1, p);
			if (p < r->end)
				p = first_busy(a->busy[reg], p, r->end);
		}
	}
	return true;
}

/* ---- choice ------------------------------------------------------------------------------- */

/* Those that calls keep come last; what comes first of the others is asked for less often as an
 * argument. */
static const int8_t usual_order[TR_NREGS] = { 5, 4, 3, 0, 2, 1, 6, 7, 8, 9 };

static void candidates(const struct tr_ival *v, int order[TR_NREGS])
{
	for (int k = 0; k < TR_NREGS; k++) {
		int reg = usual_order[k], at = k;

		while (at && v->hint[reg] > v->hint[order[at - 1]]) {
			order[at] = order[at - 1];
			at--;
		}
		order[at] = reg;
	}
}

static bool take_free(struct tr_alloc *a, int n)
{
	int order[TR_NREGS];

	candidates(&a->iv.v[n], order);
	for (int k = 0; k < TR_NREGS; k++) {
		if (a->iv.v[n].crosses && order[k] < 6)
			continue;
		if (is_free(a, &a->iv.v[n], order[k])) {
			occupy(a, n, order[k], true);
			return true;
		}
	}
	return false;
}

struct cost {
	float limit, highest;
};

static bool cheaper(struct tr_alloc *a, int owner, void *ctx)
{
	struct cost *c = ctx;

	if (owner == TR_FIXED || a->iv.v[owner].weight >= c->limit)
		return false;
	c->highest = TR_MAX(c->highest, a->iv.v[owner].weight);
	return true;
}

static bool push_out(struct tr_alloc *a, int owner, void *ctx)
{
	(void)ctx;
	if (a->iv.v[owner].reg >= 0) {
		occupy(a, owner, a->iv.v[owner].reg, false);
		tr_queue(a, owner);
	}
	return true;
}

/* Take the register whose present owners are the cheapest, if they are cheaper than n. */
static bool take_cheaper(struct tr_alloc *a, int n)
{
	struct tr_ival *v = &a->iv.v[n];
	float best = v->weight;
	int order[TR_NREGS], reg = -1;

	candidates(v, order);
	for (int k = 0; k < TR_NREGS; k++) {
		struct cost c = { .limit = best };

		if (is_allowed(a, v, order[k]) && each_owner(a, v, order[k], cheaper, &c)) {
			best = c.highest;
			reg = order[k];
		}
	}
	if (reg < 0)
		return false;
	each_owner(a, v, reg, push_out, NULL);
	occupy(a, n, reg, true);
	return true;
}

struct lodger {
	int reg, only; /* the one interval in the way; -1: none yet */
	float hint;
};

static bool single(struct tr_alloc *a, int owner, void *ctx)
{
	struct lodger *l = ctx;

	if (owner == TR_FIXED || (l->only >= 0 && l->only != owner))
		return false;
	l->only = owner;
	return a->iv.v[owner].hint[l->reg] < l->hint;
}

/* A copy would vanish if v had register reg, and the one who has it could as well live in
 * another one: move that. */
static bool trade(struct tr_alloc *a, int n, int reg)
{
	struct tr_ival *v = &a->iv.v[n];
	struct lodger l = { .reg = reg, .only = -1, .hint = v->hint[reg] };
	struct tr_ival *o;

	if (!is_allowed(a, v, reg) || !each_owner(a, v, reg, single, &l) || l.only < 0)
		return false;
	o = &a->iv.v[l.only];
	for (int k = TR_NREGS - 1; k >= 0; k--) {
		int other = usual_order[k];

		if (other == reg || (o->crosses && other < 6) || o->hint[other] < o->hint[reg] ||
		    !is_free(a, o, other))
			continue;
		occupy(a, l.only, reg, false);
		occupy(a, l.only, other, true);
		occupy(a, n, reg, true);
		return true;
	}
	return false;
}

static bool take_hint(struct tr_alloc *a, int n)
{
	struct tr_ival *v = &a->iv.v[n];
	int order[TR_NREGS];

	if (v->crosses)
		return false;
	candidates(v, order);
	for (int k = 0; k < TR_NREGS && v->hint[order[k]] > 0; k++) {
		if (is_free(a, v, order[k])) {
			occupy(a, n, order[k], true);
			return true;
		}
		if (trade(a, n, order[k]))
			return true;
	}
	return false;
}

static void allocate(struct tr_alloc *a, int n)
{
	if (!take_hint(a, n) && !take_free(a, n) && !take_cheaper(a, n))
		tr_spill(a, n);
}

/* ---- the whole ---------------------------------------------------------------------------- */

static void set_up(struct tr_alloc *a, struct tr_lir *l)
{
	int n = l->insns.n, calls = 0;

	a->l = l;
	a->npos = 4 * n;
	a->words = a->npos / 64 + 1;
	a->block = tr_calloc(n + 1, sizeof(int));
	a->calls = tr_calloc(n + 1, sizeof(int));
	a->before = tr_calloc(n, sizeof(*a->before));
	a->after = tr_calloc(n, sizeof(*a->after));
	for (int r = 0; r < TR_NREGS; r++) {
		a->busy[r] = tr_calloc(a->words, sizeof(uint64_t));
		a->owner[r] = tr_calloc(a->npos, sizeof(int32_t));
	}
	for (size_t b = 0; b < l->blocks.n; b++)
		for (int k = l->blocks.v[b].start; k < l->blocks.v[b].end; k++)
			a->block[k] = b;
	for (int k = 0; k < n; k++) {
		a->calls[k] = calls;
		calls += l->insns.v[k].op == IR_CALL || l->insns.v[k].op == IR_CALLF;
	}
	a->calls[n] = calls;
}

static void tear_down(struct tr_alloc *a)
{
	for (int r = 0; r < TR_NREGS; r++) {
		free(a->busy[r]);
		free(a->owner[r]);
	}
	for (size_t s = 0; s < a->slots.n; s++)
		free(a->slots.v[s]);
	free(a->slots.v);
	free(a->same);
	free(a->block);
	free(a->calls);
	free(a->before);
	free(a->after);
	free(a->iv.v);
	free(a->heap.v);
	tr_arena_free(&a->arena);
}

static void put_insn(struct tr_alloc *a, struct tr_lir *out, struct tr_insn i)
{
	tr_vreg *uses[TR_MAXUSES], d = tr_insn_def(&i);
	int nu = tr_insn_uses(&i, uses);

	if (i.op == IR_NOP)
		return;
	for (int u = 0; u < nu; u++)
		if (*uses[u] >= 0)
			*uses[u] = TR_PHYS(a->iv.v[*uses[u]].reg);
	if (d >= 0)
		i.d = TR_PHYS(a->iv.v[d].reg);
	if (i.op == IR_MOV && i.d == i.a)
		return;
	tr_push(&out->insns, i);
}

/* The instructions with registers for vregs, reloads and spill stores between. */
static void rewrite(struct tr_alloc *a)
{
	struct tr_lir *l = a->l, out = { 0 };

	for (size_t b = 0; b < l->blocks.n; b++) {
		struct tr_lblock *lb = &l->blocks.v[b];
		int start = out.insns.n;

		for (int k = lb->start; k < lb->end; k++) {
			for (struct tr_edit *e = a->before[k]; e; e = e->next)
				put_insn(a, &out, e->insn);
			put_insn(a, &out, l->insns.v[k]);
			for (struct tr_edit *e = a->after[k]; e; e = e->next)
				put_insn(a, &out, e->insn);
		}
		lb->start = start;
		lb->end = out.insns.n;
	}
	free(l->insns.v);
	l->insns.v = out.insns.v;
	l->insns.n = out.insns.n;
	l->insns.cap = out.insns.cap;
}

void tr_regalloc(struct tr_lir *l)
{
	struct trace *t = l->f->unit->t;
	struct tr_alloc a = { .nregs = t ? (int)TR_MIN(tr_opt(t, IREGS), (int64_t)TR_NREGS) :
					   TR_NREGS };

	set_up(&a, l);
	tr_intervals(&a);
	for (int v = 0; v < l->nvregs; v++) {
		struct tr_ival *iv = &a.iv.v[v];

		/* no need to carry across calls what is as cheap to make after them */
		if (iv->remat && iv->crosses && iv->weight <= 0)
			tr_spill(&a, v);
		else
			tr_queue(&a, v);
	}
	while (a.heap.n)
		allocate(&a, dequeue(&a));
	rewrite(&a);
	tear_down(&a);
}
