/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Live intervals of a function in linear form, with holes. Drops instructions whose result is
 * never read on the way, then joins the two sides of each copy if they are never alive at once
 * with different values, most often executed copies first.
 */
#include "code/interval.h"

struct tr_range *tr_range_new(struct tr_alloc *a, int start, int end, struct tr_range *next)
{
	struct tr_range *r = tr_alloc(&a->arena, sizeof(*r));

	r->start = start;
	r->end = end;
	r->next = next;
	return r;
}

bool tr_range_covers(const struct tr_range *r, int pos)
{
	while (r && r->end <= pos)
		r = r->next;
	return r && r->start <= pos;
}

/* Ranges are found from the end of the function to its start. */
static void add_range(struct tr_alloc *a, int v, int start, int end)
{
	struct tr_range *r = a->iv.v[v].ranges;

	if (r && r->start <= end)
		r->start = start;
	else
		a->iv.v[v].ranges = tr_range_new(a, start, end, r);
}

static void fix(struct tr_alloc *a, int reg, int start, int end)
{
	if (reg >= TR_NREGS)
		return;
	for (int p = start; p < end; p++) {
		a->busy[reg][p / 64] |= 1ULL << p % 64;
		a->owner[reg][p] = TR_FIXED;
	}
}

static void range(struct tr_alloc *a, tr_vreg v, int start, int end)
{
	if (tr_isphys(v))
		fix(a, tr_physreg(v), start, end);
	else
		add_range(a, v, start, end);
}

/* Ends of the ranges that are open while a block is walked backwards; 0: not live. */
struct open {
	int *end; /* by vreg */
	int phys[11];
};

static int *open_end(struct open *o, tr_vreg v)
{
	return tr_isphys(v) ? &o->phys[tr_physreg(v)] : &o->end[v];
}

static void walk_def(struct tr_alloc *a, struct open *o, struct tr_insn *i, int k)
{
	tr_vreg d = tr_insn_def(i);
	int *end;

	if (d == TR_NOREG)
		return;
	end = open_end(o, d);
	if (!*end && d >= 0 && tr_insn_pure(i)) {
		i->op = IR_NOP;
		return;
	}
	range(a, d, 4 * k + (i->op == IR_SET ? 1 : 2), *end ? *end : 4 * k + 3);
	*end = 0;
}

static void walk_insn(struct tr_alloc *a, struct open *o, int k)
{
	struct tr_insn *i = &a->l->insns.v[k];
	tr_vreg *uses[TR_MAXUSES];
	int nu;

	walk_def(a, o, i, k);
	if (i->op == IR_CALL || i->op == IR_CALLF)
		for (int r = 0; r <= 5; r++)
			fix(a, r, 4 * k + 2, 4 * k + 3);
	nu = tr_insn_uses(i, uses);
	for (int u = 0; u < nu; u++) {
		int *end = open_end(o, *uses[u]);

		if (!*end)
			*end = 4 * k + 2;
	}
}

static void walk_block(struct tr_alloc *a, const struct tr_live *live, struct open *o, int b)
{
	struct tr_lblock *lb = &a->l->blocks.v[b];
	const uint64_t *in = live->in + (size_t)b * live->words;
	const uint64_t *out = live->out + (size_t)b * live->words;

	for (int w = 0; w < live->words; w++)
		for (uint64_t m = out[w]; m; m &= m - 1)
			o->end[live->vreg[64 * w + __builtin_ctzll(m)]] = 4 * lb->end;
	for (int k = lb->end - 1; k >= lb->start; k--)
		walk_insn(a, o, k);
	for (int w = 0; w < live->words; w++) {
		for (uint64_t m = in[w]; m; m &= m - 1) {
			int v = live->vreg[64 * w + __builtin_ctzll(m)];

			if (o->end[v])
				range(a, v, 4 * lb->start, o->end[v]);
			o->end[v] = 0;
		}
	}
	for (int r = 0; r < TR_NREGS; r++) {
		if (o->phys[r])
			fix(a, r, 4 * lb->start, o->phys[r]);
		o->phys[r] = 0;
	}
	o->phys[10] = 0;
}

static void make_ranges(struct tr_alloc *a)
{
	struct tr_lir *l = a->l;
	int nb = l->blocks.n;
	struct tr_liveblock *blocks = tr_calloc(nb, sizeof(*blocks));
	struct open o = { .end = tr_calloc(l->nvregs, sizeof(int)) };
	struct tr_live live;

	for (int b = 0; b < nb; b++) {
		struct tr_lblock *lb = &l->blocks.v[b];

		blocks[b] = (struct tr_liveblock){ .insns = l->insns.v + lb->start,
						   .n = lb->end - lb->start,
						   .nsucc = lb->nsucc,
						   .succ = { lb->succ[0], lb->succ[1] } };
	}
	tr_live_make(&live, blocks, nb, l->nvregs);
	for (int b = nb - 1; b >= 0; b--)
		walk_block(a, &live, &o, b);
	tr_live_free(&live);
	free(blocks);
	free(o.end);
}

/* ---- copies ------------------------------------------------------------------------------- */

static int find(struct tr_alloc *a, int v)
{
	while (a->same[v] != v)
		v = a->same[v] = a->same[a->same[v]];
	return v;
}

static bool overlap(const struct tr_range *r, const struct tr_range *s)
{
	while (r && s) {
		if (r->end <= s->start)
			r = r->next;
		else if (s->end <= r->start)
			s = s->next;
		else
			return true;
	}
	return false;
}

static struct tr_range *merge(struct tr_range *r, struct tr_range *s)
{
	struct tr_range *head = NULL, **tail = &head, *last = NULL;

	while (r || s) {
		struct tr_range **from = !s || (r && r->start < s->start) ? &r : &s;
		struct tr_range *n = *from;

		*from = n->next;
		if (last && last->end >= n->start) {
			last->end = TR_MAX(last->end, n->end);
			continue;
		}
		*tail = last = n;
		tail = &n->next;
	}
	*tail = NULL;
	return head;
}

struct copy {
	int insn, freq;
};

static int by_freq(const void *pa, const void *pb)
{
	const struct copy *a = pa, *b = pb;

	return a->freq != b->freq ? (a->freq < b->freq ? 1 : -1) : a->insn - b->insn;
}

static void join(struct tr_alloc *a, const struct tr_insn *i)
{
	int d = find(a, i->d), s = find(a, i->a);

	if (d == s || overlap(a->iv.v[d].ranges, a->iv.v[s].ranges))
		return;
	a->iv.v[s].ranges = merge(a->iv.v[s].ranges, a->iv.v[d].ranges);
	a->iv.v[d].ranges = NULL;
	a->same[d] = s;
}

static void join_copies(struct tr_alloc *a)
{
	TR_VEC(struct copy) copies = { 0 };

	for (size_t k = 0; k < a->l->insns.n; k++) {
		struct tr_insn *i = &a->l->insns.v[k];

		if (i->op == IR_MOV && i->d >= 0 && i->a >= 0)
			tr_push(&copies, (struct copy){ k, a->l->blocks.v[a->block[k]].freq });
	}
	if (copies.n)
		qsort(copies.v, copies.n, sizeof(struct copy), by_freq);
	for (size_t c = 0; c < copies.n; c++)
		join(a, &a->l->insns.v[copies.v[c].insn]);
	free(copies.v);
}

static void rename_operands(struct tr_alloc *a, struct tr_insn *i)
{
	tr_vreg *uses[TR_MAXUSES], d = tr_insn_def(i);
	int nu = tr_insn_uses(i, uses);

	for (int u = 0; u < nu; u++)
		if (*uses[u] >= 0)
			*uses[u] = find(a, *uses[u]);
	if (d >= 0)
		i->d = find(a, d);
	if (i->op == IR_MOV && i->d == i->a)
		i->op = IR_NOP;
}

/* ---- references --------------------------------------------------------------------------- */

/* The distinct vregs of an instruction. */
static int mentioned(struct tr_insn *i, tr_vreg m[TR_MAXUSES + 1])
{
	tr_vreg *uses[TR_MAXUSES];
	int nu = tr_insn_uses(i, uses), n = 0;

	for (int u = 0; u <= nu; u++) {
		tr_vreg v = u < nu ? *uses[u] : tr_insn_def(i);
		bool seen = v < 0;

		for (int k = 0; k < n; k++)
			seen |= m[k] == v;
		if (!seen)
			m[n++] = v;
	}
	return n;
}

static void make_refs(struct tr_alloc *a)
{
	tr_vreg m[TR_MAXUSES + 1];

	for (int pass = 0; pass < 2; pass++) {
		for (size_t k = 0; k < a->l->insns.n; k++) {
			int n = mentioned(&a->l->insns.v[k], m);

			for (int j = 0; j < n; j++) {
				struct tr_ival *v = &a->iv.v[m[j]];

				if (pass)
					v->refs[v->nrefs] = k;
				v->nrefs++;
			}
		}
		for (size_t j = 0; !pass && j < a->iv.n; j++) {
			struct tr_ival *v = &a->iv.v[j];

			v->refs = tr_alloc(&a->arena, (v->nrefs + 1) * sizeof(int));
			v->nrefs = 0;
		}
	}
}

/* A value with one definition that can be made again anywhere. */
static void find_remat(struct tr_alloc *a, int n)
{
	struct tr_ival *v = &a->iv.v[n];
	struct tr_insn *def = NULL;

	for (int r = 0; r < v->nrefs; r++) {
		struct tr_insn *i = &a->l->insns.v[v->refs[r]];

		if (tr_insn_def(i) != n)
			continue;
		if (def || !tr_insn_remat(i))
			return;
		def = i;
	}
	v->remat = def;
}

static void add_hint(struct tr_ival *v, tr_vreg phys, float freq)
{
	if (tr_isphys(phys) && tr_physreg(phys) < TR_NREGS)
		v->hint[tr_physreg(phys)] += freq;
}

void tr_weigh(struct tr_alloc *a, struct tr_ival *v)
{
	struct tr_ival *root = &a->iv.v[v->root];
	float cost = 0;

	v->size = 0;
	v->crosses = false;
	for (struct tr_range *r = v->ranges; r; r = r->next) {
		v->size += r->end - r->start;
		v->crosses |= a->calls[r->start / 4] != a->calls[r->end / 4];
	}
	for (int k = 0; k < v->nrefs; k++) {
		struct tr_insn *i = &a->l->insns.v[v->refs[k]];
		float freq = a->l->blocks.v[a->block[v->refs[k]]].freq;

		cost += freq;
		if (i->op == IR_MOV) {
			add_hint(v, i->a, freq);
			add_hint(v, i->d, freq);
		}
	}
	if (v == root && v->remat)
		cost = tr_remat_cost(a, v);
	else if (root->remat)
		cost *= root->remat->op == IR_MAPVAL ? 0.8F : 0.5F;
	v->weight = v->stage == TR_TINY ? 1e30F : cost / (v->size + 40);
}

void tr_intervals(struct tr_alloc *a)
{
	int n = a->l->nvregs;

	a->same = tr_calloc(n, sizeof(int));
	for (int v = 0; v < n; v++) {
		a->same[v] = v;
		tr_push(&a->iv, (struct tr_ival){ .reg = -1, .root = v });
	}
	make_ranges(a);
	join_copies(a);
	for (size_t k = 0; k < a->l->insns.n; k++)
		rename_operands(a, &a->l->insns.v[k]);
	make_refs(a);
	for (int v = 0; v < n; v++) {
		find_remat(a, v);
		tr_weigh(a, &a->iv.v[v]);
	}
}
