/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the value pass knows about memory: a short list of places whose contents are in vregs or
 * constant, and which stores and calls make them doubtful. Also folds constant additions into the
 * offsets of loads and stores.
 */
#include "code/optvalue.h"

/* ---- addresses ---------------------------------------------------------------------------- */

static bool accesses(const struct tr_insn *i)
{
	return i->op == IR_LOAD || i->op == IR_STORE || i->op == IR_ATOMIC;
}

/* Addresses in one map's value share a base register as far as 15 bits of offset reach. */
static void map_address(struct tr_values *x, struct tr_insn *i, struct tr_val v)
{
	int64_t off = (int64_t)v.off + i->off;
	int32_t base = off & ~0x7fffLL;

	if (off < 0 || off > INT32_MAX || base == v.off)
		return;
	i->a = tr_val_mapval(x, v.imm, base, i->pos);
	i->off = off - base;
	x->changed = true;
}

void tr_mem_address(struct tr_values *x, struct tr_insn *i)
{
	if (!accesses(i))
		return;
	for (;;) {
		const struct tr_val v = *tr_val_of(x, i->a);
		int64_t off;

		if (v.op == IR_MAPVAL)
			map_address(x, i, v);
		if (v.op != IR_ADD || !v.isimm || __builtin_add_overflow(v.imm, i->off, &off) ||
		    off != (int16_t)off || !tr_val_held(x, v.a, v.ida))
			return;
		i->a = v.a;
		i->off = off;
		x->changed = true;
	}
}

/* What a + off points to: an object with an exact offset, or a register's value. */
static struct tr_avail place(struct tr_values *x, const struct tr_insn *i)
{
	struct tr_avail p = { .base = *tr_val_of(x, i->a), .off = i->off, .size = i->size };

	if (p.base.op == IR_MAPVAL || p.base.op == IR_STACK) {
		p.off += p.base.off;
	} else {
		p.base.ida = tr_val_id(x, i->a);
		p.base.a = i->a;
		p.base.op = IR_NOP;
	}
	return p;
}

static bool same_base(const struct tr_val *v, const struct tr_val *w)
{
	if (v->op != w->op)
		return false;
	return v->op == IR_NOP ? v->a == w->a && v->ida == w->ida : v->imm == w->imm;
}

/* The object that an address points into, found through additions: op IR_NOP if unknown. */
static struct tr_val object(struct tr_values *x, const struct tr_val *base)
{
	struct tr_val v = *base;

	if (v.op != IR_NOP)
		return v;
	v = x->vals.v[base->ida];
	for (int depth = 0; depth < 16; depth++) {
		if (v.op != IR_ADD && v.op != IR_SUB && v.op != IR_BOUND && v.op != IR_MOV)
			break;
		v = x->vals.v[v.ida];
	}
	if (v.op != IR_MAPVAL && v.op != IR_STACK)
		v.op = IR_NOP;
	return v;
}

static bool may_overlap(struct tr_values *x, const struct tr_avail *p, const struct tr_avail *q)
{
	struct tr_val o, r;

	if (same_base(&p->base, &q->base))
		return p->off < q->off + q->size && q->off < p->off + p->size;
	o = object(x, &p->base);
	r = object(x, &q->base);
	if (o.op != IR_NOP && r.op != IR_NOP)
		return o.op == r.op && o.imm == r.imm;
	if (o.op == IR_STACK)
		return x->escaped[o.imm];
	if (r.op == IR_STACK)
		return x->escaped[r.imm];
	return true;
}

/* Stack objects whose address is used for more than access and arguments of helpers. */
void tr_mem_escapes(struct tr_values *x)
{
	struct tr_irfunc *f = x->f;
	int *object = tr_calloc(f->nvregs, sizeof(int));
	tr_vreg *uses[TR_MAXUSES];

	x->escaped = tr_calloc(f->stack.n, sizeof(bool));
	for (int pass = 0; pass < 2; pass++) {
		for (size_t b = 0; b < f->blocks.n; b++) {
			for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
				struct tr_insn *i = &f->blocks.v[b]->insns.v[k];
				int nu = tr_insn_uses(i, uses);

				if (!pass && i->op == IR_STACK)
					object[i->d] = i->imm + 1;
				for (int u = 0; pass && u < nu; u++) {
					if (!object[*uses[u]] || i->op == IR_CALL ||
					    (accesses(i) && uses[u] == &i->a))
						continue;
					x->escaped[object[*uses[u]] - 1] = true;
				}
			}
		}
	}
	free(object);
}

/* ---- contents ----------------------------------------------------------------------------- */

static void forget(struct tr_mem *m, int k)
{
	m->e[k] = m->e[--m->n];
}

static void add(struct tr_values *x, struct tr_avail a)
{
	struct tr_mem *m = x->mem;

	if (m->n < TR_MAXAVAIL)
		m->e[m->n++] = a;
	else
		m->e[m->next++ % TR_MAXAVAIL] = a;
}

/* The load becomes a copy of what is known to be there. */
static bool reuse(struct tr_values *x, struct tr_insn *i, const struct tr_avail *a)
{
	bool sgn = i->size < 8 && i->sgn;

	if (a->isimm) {
		i->op = IR_MOVI;
		i->imm = tr_fold_ext(a->imm, i->size, sgn);
	} else if (!tr_val_held(x, a->v, a->id)) {
		return false;
	} else if (a->stored && i->size < 8) {
		i->op = IR_EXT;
		i->a = a->v;
		i->sgn = sgn;
	} else if (a->stored || a->sgn == sgn) {
		i->op = IR_MOV;
		i->a = a->v;
	} else {
		return false;
	}
	x->changed = true;
	return true;
}

void tr_mem_load(struct tr_values *x, struct tr_insn *i)
{
	struct tr_avail p = place(x, i);

	for (int k = 0; k < x->mem->n; k++) {
		const struct tr_avail *a = &x->mem->e[k];

		if (same_base(&a->base, &p.base) && a->off == p.off && a->size == p.size &&
		    reuse(x, i, a))
			return;
	}
}

void tr_mem_loaded(struct tr_values *x, const struct tr_insn *i)
{
	struct tr_avail p;

	if (i->d == i->a) /* the address is gone */
		return;
	p = place(x, i);
	p.sgn = i->size < 8 && i->sgn;
	p.v = i->d;
	p.id = tr_val_id(x, i->d);
	add(x, p);
}

void tr_mem_store(struct tr_values *x, const struct tr_insn *i)
{
	struct tr_avail p = place(x, i);

	for (int k = x->mem->n - 1; k >= 0; k--)
		if (may_overlap(x, &x->mem->e[k], &p))
			forget(x->mem, k);
	if (i->op != IR_STORE)
		return;
	/* what comes back from a map is a number, whatever was stored; the stack gives it back */
	if (!i->isimm && x->pointer[i->b] && p.base.op != IR_STACK)
		return;
	p.stored = true;
	p.isimm = i->isimm;
	p.imm = i->imm;
	p.v = i->isimm ? TR_NOREG : i->b;
	p.id = i->isimm ? 0 : tr_val_id(x, i->b);
	add(x, p);
}

static bool passed(struct tr_values *x, const struct tr_insn *i, int object)
{
	for (int k = 0; k < i->nargs; k++) {
		const struct tr_val *v = tr_val_of(x, i->args[k]);

		if (v->op == IR_STACK && v->imm == object)
			return true;
	}
	return false;
}

void tr_mem_call(struct tr_values *x, const struct tr_insn *i)
{
	for (int k = x->mem->n - 1; k >= 0; k--) {
		struct tr_val o = object(x, &x->mem->e[k].base);

		if (o.op != IR_STACK || x->escaped[o.imm] || passed(x, i, o.imm))
			forget(x->mem, k);
	}
}
