/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Value pass: constants and copies are propagated, expressions computed before on every way are
 * not computed again, memory known to be in a register is not loaded again. Walks the dominator
 * tree, so that what a block learns holds in all that it dominates, and is forgotten afterwards.
 */
#include "code/optvalue.h"

/* ---- values ------------------------------------------------------------------------------- */

static int new_id(struct tr_values *x, tr_vreg v)
{
	tr_push(&x->undo, (struct tr_undo){ v, x->id[v], x->epoch[v] });
	tr_push(&x->vals, (struct tr_val){ .op = IR_NOP });
	x->id[v] = x->vals.n - 1;
	x->epoch[v] = x->now;
	return x->id[v];
}

int tr_val_id(struct tr_values *x, tr_vreg v)
{
	if (x->many[v] && x->epoch[v] != x->now)
		return new_id(x, v);
	return x->id[v];
}

struct tr_val *tr_val_of(struct tr_values *x, tr_vreg v)
{
	int id = tr_val_id(x, v);

	return &x->vals.v[id];
}

bool tr_val_held(struct tr_values *x, tr_vreg v, int id)
{
	return tr_val_id(x, v) == id;
}

bool tr_val_const(struct tr_values *x, tr_vreg v, int64_t *imm)
{
	const struct tr_val *val = tr_val_of(x, v);

	*imm = val->imm;
	return val->op == IR_MOVI;
}

static void operand_ids(struct tr_values *x, const struct tr_insn *i, struct tr_val *v)
{
	struct tr_insn copy = *i;
	tr_vreg *uses[TR_MAXUSES];
	int nu = tr_insn_uses(&copy, uses);

	v->a = v->b = TR_NOREG;
	for (int u = 0; u < nu; u++) {
		if (uses[u] == &copy.a) {
			v->ida = tr_val_id(x, i->a);
			v->a = i->a;
		} else if (uses[u] == &copy.b) {
			v->idb = tr_val_id(x, i->b);
			v->b = i->b;
		}
	}
}

static struct tr_val expr_of(struct tr_values *x, const struct tr_insn *i)
{
	struct tr_val v = { .op = i->op, .size = i->size, .sgn = i->sgn, .isimm = i->isimm };

	operand_ids(x, i, &v);
	if (i->op == IR_SET)
		v.cond = i->cond;
	if (i->isimm || tr_insn_remat(i) || i->op == IR_BOUND)
		v.imm = i->imm;
	if (i->op == IR_MAPVAL || i->op == IR_STACK || i->op == IR_LOAD)
		v.off = i->off;
	if (tr_op_alu(i->op) || i->op == IR_SET) {
		v.size = i->size == 4 ? 4 : 0;
		v.sgn = false;
	}
	return v;
}

/* The vreg of an instruction gets a new value. */
static void define(struct tr_values *x, const struct tr_insn *i, struct tr_val v)
{
	int id = x->many[i->d] ? new_id(x, i->d) : x->id[i->d];

	x->vals.v[id] = v;
}

/* ---- expressions known -------------------------------------------------------------------- */

static unsigned hash(const struct tr_val *v)
{
	uint64_t h = v->op | v->cond << 8 | v->size << 16 | v->sgn << 24 | v->isimm << 25;

	h = (h ^ (uint64_t)v->imm) * 0x9e3779b97f4a7c15;
	h = (h ^ h >> 29 ^ (unsigned)v->off) * 0x9e3779b97f4a7c15;
	h = (h ^ h >> 31 ^ ((uint64_t)(unsigned)v->a << 32 | (unsigned)v->b)) * 0x9e3779b97f4a7c15;
	h = (h ^ h >> 30 ^ ((uint64_t)v->ida << 32 | v->idb)) * 0x9e3779b97f4a7c15;
	return h >> 32;
}

static bool same_expr(const struct tr_val *v, const struct tr_val *w)
{
	return v->op == w->op && v->cond == w->cond && v->size == w->size && v->sgn == w->sgn &&
	       v->isimm == w->isimm && v->a == w->a && v->b == w->b && v->ida == w->ida &&
	       v->idb == w->idb && v->off == w->off && v->imm == w->imm;
}

struct tr_known *tr_val_find(struct tr_values *x, const struct tr_insn *i)
{
	struct tr_val v = expr_of(x, i);

	for (struct tr_known *k = x->buckets[hash(&v) % x->nbuckets]; k; k = k->next)
		if (same_expr(&k->expr, &v) && (k->v == TR_NOREG || tr_val_held(x, k->v, k->id)))
			return k;
	return NULL;
}

static void remember(struct tr_values *x, struct tr_val expr, tr_vreg v, int64_t imm)
{
	struct tr_known *k = tr_alloc(&x->arena, sizeof(*k));

	k->expr = expr;
	k->v = v;
	k->imm = imm;
	k->id = v == TR_NOREG ? 0 : tr_val_id(x, v);
	k->bucket = hash(&expr) % x->nbuckets;
	k->next = x->buckets[k->bucket];
	x->buckets[k->bucket] = k;
	tr_push(&x->added, k);
}

/* Worth finding again: not what is as cheap to make anew, nor what memory can change. */
static bool repeatable(struct tr_values *x, const struct tr_insn *i)
{
	if (i->op == IR_LOAD)
		return !i->fetch && !x->many[i->a] && i->a < x->f->nparams &&
		       x->f->const_params >> i->a & 1;
	return tr_insn_pure(i) && i->op != IR_MOVI && i->op != IR_MOV && i->op != IR_MAPFD &&
	       i->op != IR_NOP && i->op != IR_BOUND;
}

/* The address of a map's value, in a vreg that has it or a new one. */
tr_vreg tr_val_mapval(struct tr_values *x, int map, int32_t off, struct tr_pos pos)
{
	struct tr_insn i = { .op = IR_MAPVAL, .imm = map, .off = off, .pos = pos };
	struct tr_known *k = tr_val_find(x, &i);

	if (k)
		return k->v;
	i.d = tr_ir_vreg(x->f);
	tr_push(&x->vals, (struct tr_val){ .op = IR_NOP });
	x->id[i.d] = x->vals.n - 1;
	define(x, &i, expr_of(x, &i));
	remember(x, expr_of(x, &i), i.d, 0);
	tr_push(&x->out, i);
	return i.d;
}

/* ---- one instruction ---------------------------------------------------------------------- */

/* Operands that are copies become what they are copies of. */
static void propagate(struct tr_values *x, struct tr_insn *i)
{
	tr_vreg *uses[TR_MAXUSES];
	int nu = tr_insn_uses(i, uses);

	for (int u = 0; u < nu; u++) {
		for (;;) {
			const struct tr_val *v;
			tr_vreg a;
			int ida;

			/* a copy into a variable: using the source as well would keep both alive */
			if (x->many[*uses[u]])
				break;
			v = tr_val_of(x, *uses[u]);
			a = v->a;
			ida = v->ida;
			if (v->op != IR_MOV || !tr_val_held(x, a, ida))
				break;
			*uses[u] = a;
			x->changed = true;
		}
	}
}

static void to_copy(struct tr_values *x, struct tr_insn *i, const struct tr_known *k)
{
	if (k->v == TR_NOREG) {
		i->op = IR_MOVI;
		i->imm = k->imm;
	} else {
		i->op = IR_MOV;
		i->a = k->v;
	}
	i->isimm = false;
	x->changed = true;
}

static void value_insn(struct tr_values *x, struct tr_insn *i)
{
	struct tr_known *k;
	struct tr_val expr;
	bool reuse;

	propagate(x, i);
	tr_val_fold(x, i);
	tr_mem_address(x, i);
	if (i->op == IR_LOAD && !i->fetch && !repeatable(x, i))
		tr_mem_load(x, i);
	reuse = repeatable(x, i);
	k = reuse ? tr_val_find(x, i) : NULL;
	if (k)
		to_copy(x, i, k);
	expr = expr_of(x, i);
	if (tr_insn_def(i) != TR_NOREG)
		define(x, i, expr);
	if (reuse && !k)
		remember(x, expr, i->d, 0);
	if (i->op == IR_LOAD && !reuse)
		tr_mem_loaded(x, i);
	else if (i->op == IR_STORE || i->op == IR_ATOMIC)
		tr_mem_store(x, i);
	else if (i->op == IR_CALL || i->op == IR_CALLF)
		tr_mem_call(x, i);
}

/* On the way from a comparison with a constant for equality its outcome is known. */
static void learn(struct tr_values *x, int pred, int b)
{
	const struct tr_insn *i = tr_block_term(x->f->blocks.v[pred]);
	struct tr_insn set;

	if (!i || i->op != IR_BR || !i->isimm || i->t == i->f ||
	    (i->cond != CC_EQ && i->cond != CC_NE))
		return;
	set = *i;
	set.op = IR_SET;
	remember(x, expr_of(x, &set), TR_NOREG, b == i->t);
	set.cond = tr_cond_not(i->cond);
	remember(x, expr_of(x, &set), TR_NOREG, b != i->t);
}

static void value_block(struct tr_values *x, struct tr_block *b)
{
	x->out.v = NULL;
	x->out.n = x->out.cap = 0;
	for (size_t k = 0; k < b->insns.n; k++) {
		struct tr_insn i = b->insns.v[k];

		value_insn(x, &i);
		if (i.op != IR_NOP)
			tr_push(&x->out, i);
	}
	free(b->insns.v);
	b->insns.v = x->out.v;
	b->insns.n = x->out.n;
	b->insns.cap = x->out.cap;
}

/* ---- the tree ----------------------------------------------------------------------------- */

struct frame {
	int block, epoch;
	size_t undo, added;
	struct tr_mem *mem;
};

struct tree { /* the dominator tree: first child and next sibling of each block */
	int *child, *sibling;
};

static void make_tree(struct tree *t, const struct tr_cfg *c)
{
	t->child = tr_calloc(c->n, sizeof(int));
	t->sibling = tr_calloc(c->n, sizeof(int));
	for (int b = 0; b < c->n; b++)
		t->child[b] = t->sibling[b] = -1;
	for (int k = c->norder - 1; k > 0; k--) {
		int b = c->order[k], d = c->idom[b];

		t->sibling[b] = t->child[d];
		t->child[d] = b;
	}
}

static void enter(struct tr_values *x, const struct tr_cfg *c, struct frame *f,
		  const struct frame *parent)
{
	bool alone = parent && c->npreds[f->block] == 1;

	f->undo = x->undo.n;
	f->added = x->added.n;
	f->mem = tr_alloc(&x->arena, sizeof(*f->mem));
	f->epoch = alone ? parent->epoch : ++x->nepochs;
	x->now = f->epoch;
	x->mem = f->mem;
	if (alone) {
		*f->mem = *parent->mem;
		learn(x, parent->block, f->block);
	}
	value_block(x, x->f->blocks.v[f->block]);
}

static void leave(struct tr_values *x, const struct frame *f)
{
	while (x->added.n > f->added) {
		struct tr_known *k = x->added.v[--x->added.n];

		x->buckets[k->bucket] = k->next;
	}
	while (x->undo.n > f->undo) {
		struct tr_undo u = x->undo.v[--x->undo.n];

		x->id[u.v] = u.id;
		x->epoch[u.v] = u.epoch;
	}
}

static void walk(struct tr_values *x, const struct tr_cfg *c, struct tree *t)
{
	struct frame *stack = tr_calloc(c->norder, sizeof(*stack));
	int sp = 1;

	stack[0].block = 0;
	enter(x, c, &stack[0], NULL);
	while (sp) {
		struct frame *top = &stack[sp - 1];
		int next = t->child[top->block];

		if (next < 0) {
			leave(x, top);
			sp--;
			continue;
		}
		t->child[top->block] = t->sibling[next];
		x->now = top->epoch;
		stack[sp].block = next;
		enter(x, c, &stack[sp], top);
		sp++;
	}
	free(stack);
}

/* ---- the pass ----------------------------------------------------------------------------- */

static void count_defs(struct tr_values *x, size_t *naccess)
{
	struct tr_irfunc *f = x->f;
	bool *set = tr_calloc(f->nvregs, sizeof(bool));

	*naccess = 0;
	for (int p = 0; p < f->nparams; p++)
		set[p] = true;
	for (size_t b = 0; b < f->blocks.n; b++) {
		for (size_t k = 0; k < f->blocks.v[b]->insns.n; k++) {
			const struct tr_insn *i = &f->blocks.v[b]->insns.v[k];
			tr_vreg d = tr_insn_def(i);

			*naccess += i->op == IR_LOAD || i->op == IR_STORE || i->op == IR_ATOMIC;
			if (d < 0)
				continue;
			x->many[d] = set[d];
			set[d] = true;
		}
	}
	free(set);
}

static bool *extend(bool *a, size_t n, size_t more, bool value)
{
	a = realloc(a, n + more + 1);
	if (!a)
		tr_no_memory();
	memset(a + n, value, more + 1);
	return a;
}

static void set_up(struct tr_values *x)
{
	int n = x->f->nvregs;
	size_t naccess;

	x->many = tr_calloc(n, sizeof(bool));
	count_defs(x, &naccess);
	/* each access may need a new vreg for an address */
	x->many = extend(x->many, n, naccess, false);
	x->pointer = extend(tr_find_pointers(x->f), n, naccess, true);
	x->id = tr_calloc(n + naccess, sizeof(int));
	x->epoch = tr_calloc(n + naccess, sizeof(int));
	for (int v = 0; v < n; v++) {
		tr_push(&x->vals, (struct tr_val){ .op = IR_NOP });
		x->id[v] = v;
	}
	x->nbuckets = TR_MAX(64, n);
	x->buckets = tr_calloc(x->nbuckets, sizeof(*x->buckets));
	tr_mem_escapes(x);
}

static void tear_down(struct tr_values *x)
{
	free(x->many);
	free(x->id);
	free(x->epoch);
	free(x->vals.v);
	free(x->buckets);
	free(x->added.v);
	free(x->undo.v);
	free(x->pointer);
	free(x->escaped);
	tr_arena_free(&x->arena);
}

bool tr_opt_values(struct tr_irfunc *f)
{
	struct tr_values x = { .f = f };
	struct tree t;
	struct tr_cfg c;

	tr_cfg_make(&c, f);
	tr_cfg_dominators(&c, f);
	make_tree(&t, &c);
	set_up(&x);
	walk(&x, &c, &t);
	tear_down(&x);
	free(t.child);
	free(t.sibling);
	tr_cfg_free(&c);
	return x.changed;
}
