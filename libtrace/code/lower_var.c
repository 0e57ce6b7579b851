/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of variables: global, self-> and this-> scalars, associative arrays, tuples and
 * assignment.
 *
 * Where they live (see program.h for the maps):
 *	global		its offset in the one element of TR_MAP_GLOBALS
 *	self->		its offset in the thread's element of TR_MAP_TLS, keyed by thread id; the
 *			element goes when all of it is zero again, as assigning 0 frees in D
 *	this->		a virtual register if one clause alone uses it, else the start of the slot
 *	name[keys]	an element of the variable's own hash, deleted by assigning 0
 */
#include "code/lower.h"
#include "consume/aggregate.h"

/* ---- thread-local storage */

static tr_vreg key_obj(struct tr_cg *cg, uint32_t size)
{
	if (!cg->keyobj) {
		cg->keyobj = tr_ir_stackobj(cg->f, size) + 1;
		cg->keyobj_size = size;
	} else if (size > cg->keyobj_size) {
		cg->f->stack.v[cg->keyobj - 1].size = (uint32_t)TR_ALIGN(size, 8);
		cg->keyobj_size = size;
	}
	return tr_ir_stack(cg->f, cg->keyobj - 1, 0);
}

/* The thread's key: its id; the idle threads, all 0, by CPU. */
static tr_vreg thread_id(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg id = tr_task_tid(cg, false);
	int idle = tr_cg_unlikely(cg), go = tr_ir_block(f);
	tr_vreg key = tr_ir_vreg(f);

	tr_ir_set_reg(f, key, id);
	tr_ir_bri(f, CC_EQ, id, 0, idle, go);
	tr_ir_at(f, idle);
	tr_ir_set_reg(f, key,
		      tr_ir_alu(f, IR_OR, CALL0(cg, BPF_FUNC_get_smp_processor_id),
				tr_ir_imm(f, 1ll << 32)));
	tr_ir_jmp(f, go);
	tr_ir_at(f, go);
	return key;
}

/* The same in the key object. */
static tr_vreg tls_key(struct tr_cg *cg)
{
	tr_vreg id = thread_id(cg), p = key_obj(cg, 8);

	tr_ir_store(cg->f, p, 0, 8, id);
	return p;
}

/* Insert a zeroed element for the key and look it up: in r. No room: counted, r is 0. */
static void insert_zero(struct tr_cg *cg, int map, tr_vreg key, uint32_t size, enum tr_drop drop,
			tr_vreg r)
{
	struct tr_irfunc *f = cg->f;
	int full = tr_cg_unlikely(cg), ok = tr_ir_block(f);
	tr_vreg zero = tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)tr_cg_zeros(cg, size));

	CALL4(cg, BPF_FUNC_map_update_elem, tr_cg_mapfd(cg, map), key, zero,
	      tr_ir_imm(f, BPF_NOEXIST));
	tr_ir_set_reg(f, r, CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, map), key));
	tr_ir_bri(f, CC_EQ, r, 0, full, ok);
	tr_ir_at(f, full);
	tr_cg_drop(cg, drop);
	tr_ir_jmp(f, ok);
	tr_ir_at(f, ok);
}

/* As above unless r is an element already. */
static void insert_if_missing(struct tr_cg *cg, int map, tr_vreg key, uint32_t size,
			      enum tr_drop drop, tr_vreg r)
{
	struct tr_irfunc *f = cg->f;
	int missing = tr_ir_block(f), end = tr_ir_block(f);

	tr_ir_bri(f, CC_EQ, r, 0, missing, end);
	tr_ir_at(f, missing);
	insert_zero(cg, map, key == TR_NOREG ? tls_key(cg) : key, size, drop, r);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

static tr_vreg tls_ptr(struct tr_cg *cg, bool create)
{
	struct tr_irfunc *f = cg->f;

	if (cg->tls == TR_NOREG) {
		tr_vreg r = tr_ir_vreg(f), key = tls_key(cg);

		tr_ir_set_reg(f, r,
			      CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_TLS),
				    key));
		cg->tls = r;
	}
	if (create)
		insert_if_missing(cg, TR_MAP_TLS, TR_NOREG, cg->t->program->tls_size, DROP_TLS,
				  cg->tls);
	return cg->tls;
}

/* ---- tuples */

static bool is_map_call(struct tr_node *n, void *arg)
{
	(void)arg;
	return n->kind == N_INDEX || n->kind == N_ASSIGN || n->kind == N_CALL ||
	       n->scope == SC_SELF;
}

static bool calls_maps(struct tr_node *n)
{
	return tr_any_node(n, is_map_call, NULL);
}

/* Whether evaluating it can end the clause. */
static bool can_fault(struct tr_node *n, void *arg)
{
	(void)arg;
	return (n->kind == N_BINARY && (n->op == OP_DIV || n->op == OP_MOD)) ||
	       (n->kind == N_UNARY && n->op == OP_DEREF) || (n->kind == N_MEMBER && n->arrow) ||
	       n->kind == N_INDEX || n->kind == N_CALL || n->kind == N_STRINGOF ||
	       n->kind == N_KSYM;
}

static bool any_can_fault(struct tr_node **args, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (tr_any_node(args[i], can_fault, NULL))
			return true;
	return false;
}

struct field { /* one tuple field, evaluated before any is stored */
	enum { F_SCALAR, F_STR, F_DIRECT } how;
	tr_vreg v;
	struct tr_str str;
};

/*
 * A number as a field of a tuple. Keys of an array that was not declared are as wide as DTrace's
 * registers where the first one was an int, as numbers in source are; those of aggregations are
 * printed, and two that are printed alike are one.
 */
static tr_vreg number_field(struct tr_cg *cg, struct tr_key *k, struct tr_node *n, bool printed)
{
	uint64_t size = tr_type_size(cg->t, k->type);
	bool sgn = tr_type_is_signed(k->type), is_int = tr_type_is_int(k->type);
	tr_vreg v;

	if (is_int && size == 4 && !printed && !k->declared)
		return tr_lower_as(cg, n, tr_type_base(cg->t, sgn ? TB_LONG : TB_ULONG));
	v = tr_lower_as(cg, n, k->type);
	return tr_holds_more(cg, n) ? tr_ir_ext(cg->f, v, (int)size, sgn) : v;
}

/* The first of two faults counts: what can fault is evaluated before fields on its right that can.
 * args: this field and the later ones. */
static struct field eval_field(struct tr_cg *cg, struct tr_key *k, struct tr_node **args,
			       size_t nargs, bool printed)
{
	struct field fl = { .how = F_DIRECT };
	struct tr_type *kt = tr_type_resolve(k->type);
	struct tr_node *n = args[0];
	bool simple = tr_node_real(n)->kind == N_STR || tr_node_real(n)->kind == N_IDENT;

	if (tr_type_is_string(kt)) {
		/* evaluating one could use the key's own memory: first, then */
		if (calls_maps(n) || (!simple && any_can_fault(args + 1, nargs - 1))) {
			fl.how = F_STR;
			fl.str = tr_lower_str(cg, n);
			tr_str_nonnull(cg, &fl.str, n->pos);
		}
	} else if (tr_type_is_scalar(kt) || kt->kind == T_SYM) {
		fl.how = F_SCALAR;
		fl.v = kt->kind == T_SYM ? tr_lower(cg, tr_node_real(n)->args[0]) :
					   number_field(cg, k, n, printed);
	}
	return fl;
}

static void copy_str(struct tr_cg *cg, struct tr_str *s, tr_vreg dst, int32_t off, uint32_t size)
{
	struct tr_irfunc *f = cg->f;

	for (uint32_t i = 0; i < size; i += 8)
		tr_ir_storei(f, dst, off + (int32_t)i, 8, 0);
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, tr_ir_alui(f, IR_ADD, dst, off),
	      tr_ir_imm(f, TR_MIN(size, cg->t->opt.num[TR_OPT_STRSIZE])), tr_str_ptr(cg, s));
}

static void store_field(struct tr_cg *cg, struct tr_key *k, struct tr_node *n, struct field *fl,
			tr_vreg dst, int32_t off)
{
	struct tr_datum d = { .off = (uint32_t)off, .size = k->size, .type = k->type };
	struct tr_type *kt = tr_type_resolve(k->type);

	if (fl->how == F_SCALAR) {
		/* a field is 8 bytes: the whole register, of which readers take the type's size */
		tr_ir_store(cg->f, dst, off, 8, fl->v);
	} else if (fl->how == F_STR) {
		copy_str(cg, &fl->str, dst, off, k->size);
	} else if (tr_type_is_string(kt)) {
		tr_lower_str_to(cg, n, dst, off, k->size, true);
	} else {
		tr_vreg rec = cg->rec;

		for (uint32_t i = 0; i < TR_ALIGN(k->size, 8); i += 8)
			tr_ir_storei(cg->f, dst, off + (int32_t)i, 8, 0);
		cg->rec = dst;
		tr_lower_datum(cg, &d, n);
		cg->rec = rec;
	}
}

#define KEY_ON_STACK 128

tr_vreg tr_tuple(struct tr_cg *cg, struct tr_key *keys, size_t n, uint32_t size,
		 struct tr_node **args, enum tr_prefix prefix)
{
	struct field *fields = tr_alloc(&cg->u->arena, n * sizeof(*fields));
	int32_t base = prefix == PRE_NONE ? 0 : 8;
	tr_vreg key, first = TR_NOREG;

	for (size_t i = 0; i < n; i++)
		fields[i] = eval_field(cg, &keys[i], args + i, n - i, prefix == PRE_CPU);
	if (prefix == PRE_CPU)
		first = CALL0(cg, BPF_FUNC_get_smp_processor_id);
	else if (prefix == PRE_THREAD)
		first = thread_id(cg);
	size += (uint32_t)base;
	key = size <= KEY_ON_STACK ? key_obj(cg, size) : tr_cg_scratch_ptr(cg, size);
	if (first != TR_NOREG)
		tr_ir_store(cg->f, key, 0, 8, first);
	for (size_t i = 0; i < n; i++)
		store_field(cg, &keys[i], args[i], &fields[i], key, base + (int32_t)keys[i].off);
	return key;
}

tr_vreg tr_map_key(struct tr_cg *cg, int map, tr_vreg tuple, bool prefix)
{
	const struct tr_mapdef *m = &cg->t->program->maps.v[map];

	return m->tuple ? tr_digest_key(cg, m, tuple, key_obj(cg, TR_DIGEST_SIZE), prefix) : tuple;
}

/* ---- places of variables */

static uint32_t value_off(const struct tr_type *type)
{
	return type->kind == T_STRING ? TR_STR_HDR : 0;
}

/* self->x[…] has a part for each thread. */
static enum tr_prefix prefix_of(const struct tr_var *v)
{
	return v->scope == SC_SELF ? PRE_THREAD : PRE_NONE;
}

static tr_vreg element_key(struct tr_cg *cg, struct tr_var *v, struct tr_node *n)
{
	enum tr_prefix prefix = prefix_of(v);
	tr_vreg tuple = tr_tuple(cg, v->keys, v->nkeys, v->keysize, n->args, prefix);

	return tr_map_key(cg, v->map, tuple, prefix != PRE_NONE);
}

static struct tr_place element_place(struct tr_cg *cg, struct tr_var *v, tr_vreg key, bool create)
{
	struct tr_irfunc *f = cg->f;
	struct tr_place p = { .kind = PL_DYN,
			      .space = SP_BPF,
			      .type = tr_var_stored(cg->t, v),
			      .var = v,
			      .key = key };

	p.base = tr_ir_vreg(f);
	tr_ir_set_reg(f, p.base,
		      CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, v->map), p.key));
	if (create)
		insert_if_missing(cg, v->map, p.key, v->size, DROP_DYNVAR, p.base);
	p.off = (int32_t)value_off(tr_type_resolve(v->type));
	return p;
}

static struct tr_place assoc_place(struct tr_cg *cg, struct tr_var *v, struct tr_node *n,
				   bool create)
{
	return element_place(cg, v, element_key(cg, v, n), create);
}

static bool in_register(struct tr_cg *cg, struct tr_var *v)
{
	return v->scope == SC_THIS && v->only == cg->cl && tr_type_is_scalar(v->type) &&
	       tr_type_resolve(v->type)->kind != T_ARRAY;
}

tr_vreg tr_var_reg(struct tr_cg *cg, struct tr_var *v)
{
	for (size_t i = 0; i < cg->thisregs.n; i++)
		if (cg->thisregs.v[i].var == v)
			return cg->thisregs.v[i].r;
	tr_push(&cg->thisregs, (struct tr_thisreg){ v, tr_ir_vreg(cg->f) });
	return cg->thisregs.v[cg->thisregs.n - 1].r;
}

/* Offset of a variable's storage from a base, which has to fit the instruction's 16 bits. */
static tr_vreg global_base(struct tr_cg *cg, struct tr_var *v, int32_t *off)
{
	if (v->off < 32000) {
		*off = (int32_t)v->off;
		return tr_cg_mapval(cg, TR_MAP_GLOBALS, 0);
	}
	*off = 0;
	return tr_cg_mapval(cg, TR_MAP_GLOBALS, (int32_t)v->off);
}

struct tr_place tr_var_place(struct tr_cg *cg, struct tr_var *v, struct tr_node *n, bool create)
{
	struct tr_place p = { .kind = PL_MEM, .space = SP_BPF, .type = v->type, .var = v };

	if (v->kind == V_ASSOC)
		return assoc_place(cg, v, n, create);
	if (v->kind != V_SCALAR) {
		tr_cg_unsupported(cg, n->pos, v->name);
		return p;
	}
	p.type = tr_var_stored(cg->t, v);
	if (in_register(cg, v)) {
		p.kind = PL_REG;
		p.base = tr_var_reg(cg, v);
		return p;
	}
	if (v->scope == SC_GLOBAL) {
		p.base = global_base(cg, v, &p.off);
	} else if (v->scope == SC_THIS) {
		cg->cl->uses |= USE_SCRATCH | USE_THIS;
		p.base = cg->slot;
		p.off = (int32_t)v->off;
	} else {
		p.kind = PL_DYN;
		p.base = tls_ptr(cg, create);
		p.off = (int32_t)v->off;
	}
	p.off += (int32_t)value_off(tr_type_resolve(v->type));
	return p;
}

/* ---- freeing by assigning zero */

/* If nothing of the thread's storage is set any more, give it back. */
static void tls_release(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = cg->t->program->tls_size;
	int gone = tr_ir_block(f), end = tr_ir_block(f);
	tr_vreg all = TR_NOREG;

	if (size > 128) /* freed when the thread ends */
		return;
	for (uint32_t off = 0; off < size; off += 8) {
		tr_vreg w = tr_ir_load(f, cg->tls, (int32_t)off, 8, false);

		all = all == TR_NOREG ? w : tr_ir_alu(f, IR_OR, all, w);
	}
	tr_ir_bri(f, CC_EQ, all, 0, gone, end);
	tr_ir_at(f, gone);
	CALL2(cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(cg, TR_MAP_TLS), tls_key(cg));
	tr_ir_set_imm(f, cg->tls, 0);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* Zeroes for exactly these bytes: small variables stand side by side. */
static void clear_bytes(struct tr_cg *cg, tr_vreg base, uint32_t off, uint32_t size)
{
	uint32_t n;

	for (; size; off += n, size -= n) {
		n = 8;
		while (n > size || off % n)
			n /= 2;
		tr_ir_storei(cg->f, base, (int32_t)off, (int)n, 0);
	}
}

static void clear_dyn(struct tr_cg *cg, struct tr_var *v, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	int there, end;
	tr_vreg tls;

	if (v->kind == V_ASSOC) {
		tr_vreg key = element_key(cg, v, n);

		CALL2(cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(cg, v->map), key);
		return;
	}
	tls = tls_ptr(cg, false);
	there = tr_ir_block(f);
	end = tr_ir_block(f);
	tr_ir_bri(f, CC_NE, tls, 0, there, end);
	tr_ir_at(f, there);
	clear_bytes(cg, tls, v->off, v->size);
	tls_release(cg);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* ---- assignment */

/* Put string s at the variable's place (which points behind the state word). */
static void store_string(struct tr_cg *cg, struct tr_place *p, struct tr_str *s,
			 struct tr_node *rhs)
{
	struct tr_irfunc *f = cg->f;
	int64_t set = p->var->scope == SC_GLOBAL && p->var->kind == V_SCALAR ? 0 : 1;
	uint32_t size = (uint32_t)tr_opt(cg->t, STRSIZE);
	tr_vreg dst = tr_ir_alui(f, IR_ADD, p->base, p->off);

	if (s->nullable) {
		int null = tr_cg_unlikely(cg), some = tr_ir_block(f), end = tr_ir_block(f);

		tr_ir_bri(f, CC_EQ, s->p, 0, null, some);
		tr_ir_at(f, null);
		tr_ir_storei(f, p->base, p->off - TR_STR_HDR, 8, !set);
		tr_ir_jmp(f, end);
		tr_ir_at(f, some);
		tr_ir_storei(f, p->base, p->off - TR_STR_HDR, 8, set);
		CALL3(cg, BPF_FUNC_probe_read_kernel_str, dst, tr_ir_imm(f, size), s->p);
		tr_ir_jmp(f, end);
		tr_ir_at(f, end);
		return;
	}
	tr_ir_storei(f, p->base, p->off - TR_STR_HDR, 8, set);
	(void)rhs;
	if (s->lit && s->litlen < 64) {
		tr_lower_str_to(cg, rhs, p->base, p->off,
				TR_MIN(size, cg->t->opt.num[TR_OPT_STRSIZE]), false);
		return;
	}
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, dst, tr_ir_imm(f, size), tr_str_ptr(cg, s));
}

static void assign_string(struct tr_cg *cg, struct tr_node *n, struct tr_var *v)
{
	struct tr_irfunc *f = cg->f;
	struct tr_node *lhs = tr_node_real(n->a);
	struct tr_str s = tr_lower_str(cg, n->b);
	struct tr_place p;
	int there, end;

	if (s.lit == NULL && s.p != TR_NOREG && calls_maps(lhs))
		s.p = tr_ir_mov(f, s.p);
	p = tr_var_place(cg, v, lhs, true);
	if (p.kind != PL_DYN) {
		store_string(cg, &p, &s, n->b);
		return;
	}
	there = tr_ir_block(f);
	end = tr_ir_block(f);
	tr_ir_bri(f, CC_NE, p.base, 0, there, end);
	tr_ir_at(f, there);
	store_string(cg, &p, &s, n->b);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* So many bytes that may be written. Behind this there is the place, until `end` is reached; a
 * dynamic variable that got no room goes there at once. */
static struct tr_place target(struct tr_cg *cg, struct tr_node *n, uint32_t size, int end)
{
	struct tr_place to = tr_lower_place(cg, n->a, true);
	int there = tr_ir_block(cg->f);

	if (to.kind == PL_DYN)
		tr_ir_bri(cg->f, CC_NE, to.base, 0, there, end);
	else
		tr_ir_jmp(cg->f, there);
	tr_ir_at(cg->f, there);
	if (to.kind == PL_MEM && to.space != SP_BPF)
		tr_scratch_place(cg, &to, size, n->pos);
	return to;
}

/* Structures and arrays by value. */
static void assign_memory(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_place from = tr_lower_place(cg, n->b, false), to;
	uint32_t size = (uint32_t)tr_type_size(cg->t, tr_node_real(n->a)->type);
	int end = tr_ir_block(cg->f);

	to = target(cg, n, size, end);
	tr_place_copy(cg, &from, to.base, to.off, size, n->pos);
	tr_ir_jmp(cg->f, end);
	tr_ir_at(cg->f, end);
}

/* A string that is part of a structure: its bytes alone, so that NULL makes it empty. */
static void assign_string_part(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = (uint32_t)tr_opt(cg->t, STRSIZE);
	struct tr_str s = { .p = TR_NOREG };
	int end = tr_ir_block(f);
	struct tr_place to;

	if (!tr_is_null_node(n->b)) {
		s = tr_lower_str(cg, n->b);
		tr_str_null_empty(cg, &s);
		s.p = tr_ir_mov(f, tr_str_ptr(cg, &s));
	}
	to = target(cg, n, size, end);
	if (s.p == TR_NOREG)
		tr_ir_storei(f, to.base, to.off, 1, 0);
	else
		CALL3(cg, BPF_FUNC_probe_read_kernel_str, tr_ir_alui(f, IR_ADD, to.base, to.off),
		      tr_ir_imm(f, size), s.p);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

static void null_global(struct tr_cg *cg, struct tr_var *v, struct tr_node *lhs)
{
	struct tr_place p = tr_var_place(cg, v, lhs, true);

	tr_ir_storei(cg->f, p.base, p.off - TR_STR_HDR, 8, v->scope == SC_GLOBAL ? 1 : 0);
}

static bool is_element(const struct tr_node *n)
{
	return n->kind == N_INDEX && n->var && n->var->kind == V_ASSOC;
}

void tr_place_release(struct tr_cg *cg, struct tr_node *lhs, const struct tr_place *p, tr_vreg v)
{
	struct tr_irfunc *f = cg->f;
	int zero, end;

	if (!is_element(lhs))
		return;
	zero = tr_cg_unlikely(cg);
	end = tr_ir_block(f);
	tr_ir_bri(f, CC_EQ, v, 0, zero, end);
	tr_ir_at(f, zero);
	CALL2(cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(cg, p->var->map), p->key);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* Can the value never be 0? Scripts keep the time of an event often enough to look. */
static bool never_zero(struct tr_node *n)
{
	n = tr_node_real(n);
	return n->constant ||
	       (n->kind == N_IDENT && n->var && n->var->kind == V_BUILTIN &&
		(n->var->builtin->id == BI_TIMESTAMP || n->var->builtin->id == BI_WALLTIMESTAMP));
}

/* name[keys] = v: 0 is not stored, its element goes. */
static void assign_element(struct tr_cg *cg, struct tr_node *n, struct tr_node *lhs, tr_vreg v)
{
	struct tr_irfunc *f = cg->f;
	struct tr_var *var = lhs->var;
	tr_vreg key = element_key(cg, var, lhs);
	int zero = tr_cg_unlikely(cg), some = tr_ir_block(f), end = tr_ir_block(f);
	struct tr_place p;

	tr_ir_bri(f, CC_EQ, v, 0, zero, some);
	tr_ir_at(f, some);
	p = element_place(cg, var, key, true);
	tr_place_store(cg, &p, v, n->pos);
	tr_ir_jmp(f, end);
	tr_ir_at(f, zero);
	CALL2(cg, BPF_FUNC_map_delete_elem, tr_cg_mapfd(cg, var->map), key);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* A variable itself or an element of an associative array, not a part of either */
static bool is_variable(struct tr_node *n)
{
	return n->var && (n->kind == N_IDENT || (n->kind == N_INDEX && n->var->kind == V_ASSOC));
}

struct tr_type *tr_stored(struct tr_cg *cg, struct tr_node *lhs)
{
	lhs = tr_node_real(lhs);
	return is_variable(lhs) ? tr_var_stored(cg->t, lhs->var) : lhs->type;
}

static void assign_scalar(struct tr_cg *cg, struct tr_node *n, bool want, tr_vreg *result)
{
	struct tr_node *lhs = tr_node_real(n->a);
	tr_vreg v = tr_lower_as(cg, n->b, tr_stored(cg, lhs));
	struct tr_place p;

	if (tr_node_real(n->b)->kind == N_IDENT && calls_maps(n->a))
		v = tr_ir_mov(cg->f, v);
	if (is_element(lhs) && !never_zero(n->b)) {
		assign_element(cg, n, lhs, v);
	} else {
		p = tr_lower_place(cg, n->a, true);
		tr_place_store(cg, &p, v, n->pos);
	}
	if (want)
		*result = v;
}

void tr_assign(struct tr_cg *cg, struct tr_node *n, bool want, tr_vreg *result)
{
	struct tr_node *lhs = tr_node_real(n->a);
	struct tr_var *v = lhs->kind == N_IDENT || (lhs->kind == N_INDEX && lhs->var) ? lhs->var :
											NULL;
	struct tr_type *type = tr_type_resolve(lhs->type);
	bool dyn = v && (v->kind == V_ASSOC || v->scope == SC_SELF);

	if (want)
		*result = TR_NOREG;
	if (dyn && tr_is_null_node(n->b)) {
		clear_dyn(cg, v, lhs);
		if (want)
			*result = tr_ir_imm(cg->f, 0);
	} else if (v && type->kind == T_STRING && tr_is_null_node(n->b)) {
		null_global(cg, v, lhs);
	} else if (v && type->kind == T_STRING) {
		assign_string(cg, n, v);
	} else if (type->kind == T_STRING) {
		assign_string_part(cg, n);
	} else if (tr_type_is_sou(type) || type->kind == T_ARRAY || tr_type_is_float(type)) {
		assign_memory(cg, n);
	} else {
		assign_scalar(cg, n, want, result);
	}
	if (want && *result == TR_NOREG)
		*result = tr_ir_imm(cg->f, 0);
}
