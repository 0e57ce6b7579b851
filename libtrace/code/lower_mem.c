/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Places: where a variable, a structure member or an array element is, and reading and writing
 * it. Kernel and user memory is read through the probe_read helpers and faults when the address
 * is bad; our own memory (maps, scratch) is read directly.
 */
#include "code/lower.h"
#include "symbol/symbol.h"

tr_vreg tr_kread(struct tr_cg *cg, enum tr_space sp, tr_vreg addr, int32_t off, int size, bool sgn,
		 struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg buf, from, rc;

	buf = tr_cg_tmp8(cg);
	from = off ? tr_ir_alui(f, IR_ADD, addr, off) : addr;
	rc = CALL3(cg, sp == SP_USER ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel, buf,
		   tr_ir_imm(f, size), from);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, from, pos);
	return tr_ir_load(f, tr_cg_tmp8(cg), 0, size, sgn);
}

/* ---- reading */

static tr_vreg load_raw(struct tr_cg *cg, const struct tr_place *p, int32_t off, int size, bool sgn,
			struct tr_pos pos)
{
	if (p->space == SP_BPF)
		return tr_ir_load(cg->f, p->base, off, size, sgn);
	return tr_kread(cg, p->space, p->base, off, size, sgn, pos);
}

struct unit { /* of memory, aligned, with a bit-field in it: what is around is the structure's too */
	int32_t off;
	int size; /* 0: the field is packed over 9 bytes */
	uint32_t shift;
};

static struct unit unit_of(const struct tr_place *p)
{
	int32_t bit = p->off * 8 + (int32_t)p->bitoff;

	for (int size = 1; size <= 8; size *= 2) {
		int32_t first = bit & -(8 * size);

		if (bit + (int32_t)p->bits <= first + 8 * size)
			return (struct unit){ first / 8, size, (uint32_t)(bit - first) };
	}
	if (bit % 8 + (int32_t)p->bits <= 64) /* packed */
		return (struct unit){ bit / 8, 8, (uint32_t)bit % 8 };
	return (struct unit){ 0 };
}

/* A bit-field over 9 bytes: what of it is in the first 8, and the rest. */
static void split_bits(const struct tr_place *p, struct tr_place *low, struct tr_place *high)
{
	*low = *high = *p;
	low->off += (int32_t)(p->bitoff / 8);
	low->bitoff %= 8;
	low->bits = 64 - low->bitoff;
	high->off = low->off + 8;
	high->bitoff = 0;
	high->bits = p->bits - low->bits;
}

/* The bytes that hold a bit-field, then its bits moved to the top and back. */
static tr_vreg load_bits(struct tr_cg *cg, const struct tr_place *p, bool sgn, struct tr_pos pos)
{
	struct unit u = unit_of(p);
	struct tr_place low, high;
	tr_vreg v;

	if (!u.size) {
		split_bits(p, &low, &high);
		v = load_bits(cg, &low, false, pos);
		return tr_ir_alu(cg->f, IR_OR, v,
				 tr_ir_alui(cg->f, IR_SHL, load_bits(cg, &high, sgn, pos),
					    low.bits));
	}
	v = load_raw(cg, p, u.off, u.size, false, pos);
	v = tr_ir_alui(cg->f, IR_SHL, v, 64 - (u.shift + p->bits));
	return tr_ir_alui(cg->f, sgn ? IR_SAR : IR_SHR, v, 64 - p->bits);
}

static tr_vreg load_mem(struct tr_cg *cg, const struct tr_place *p, struct tr_pos pos)
{
	uint64_t size = tr_type_size(cg->t, p->type);
	bool sgn = tr_type_is_int(p->type) && tr_type_is_signed(p->type);

	if (p->bits)
		return load_bits(cg, p, tr_type_is_signed(p->type), pos);
	if (size != 1 && size != 2 && size != 4 && size != 8) {
		tr_cg_unsupported(cg, pos, "a value of this size here");
		return tr_ir_imm(cg->f, 0);
	}
	return load_raw(cg, p, p->off, (int)size, sgn, pos);
}

tr_vreg tr_place_load(struct tr_cg *cg, const struct tr_place *p, struct tr_pos pos)
{
	int there, end;
	tr_vreg r;

	if (p->kind == PL_REG)
		return p->base;
	if (p->kind == PL_MEM)
		return load_mem(cg, p, pos);
	/* a dynamic variable that was never assigned reads as 0 */
	r = tr_ir_vreg(cg->f);
	there = tr_ir_block(cg->f);
	end = tr_ir_block(cg->f);
	tr_ir_set_imm(cg->f, r, 0);
	tr_ir_bri(cg->f, CC_NE, p->base, 0, there, end);
	tr_ir_at(cg->f, there);
	tr_ir_set_reg(cg->f, r, load_mem(cg, p, pos));
	tr_ir_jmp(cg->f, end);
	tr_ir_at(cg->f, end);
	return r;
}

/* ---- writing */

static void store_bits(struct tr_cg *cg, const struct tr_place *p, tr_vreg v)
{
	struct tr_irfunc *f = cg->f;
	struct unit u = unit_of(p);
	uint64_t mask = (p->bits == 64 ? ~0ull : (1ull << p->bits) - 1) << u.shift;
	struct tr_place low, high;
	tr_vreg old;

	if (!u.size) {
		split_bits(p, &low, &high);
		store_bits(cg, &low, v);
		store_bits(cg, &high, tr_ir_alui(f, IR_SHR, v, low.bits));
		return;
	}
	old = tr_ir_load(f, p->base, u.off, u.size, false);
	old = tr_ir_alu(f, IR_AND, old, tr_ir_imm(f, (int64_t)~mask));
	v = tr_ir_alu(f, IR_AND, tr_ir_alui(f, IR_SHL, v, u.shift), tr_ir_imm(f, (int64_t)mask));
	tr_ir_store(f, p->base, u.off, u.size, tr_ir_alu(f, IR_OR, old, v));
}

static void store_mem(struct tr_cg *cg, struct tr_place *p, tr_vreg v, struct tr_pos pos)
{
	int size = (int)tr_type_size(cg->t, p->type);

	if (p->space != SP_BPF)
		tr_scratch_place(cg, p, p->bits ? (p->bitoff + p->bits + 7) / 8 : (uint32_t)size,
				 pos);
	if (p->bits)
		store_bits(cg, p, v);
	else if (size == 1 || size == 2 || size == 4 || size == 8)
		tr_ir_store(cg->f, p->base, p->off, size, v);
	else
		tr_cg_unsupported(cg, pos, "a value of this size here");
}

void tr_place_store(struct tr_cg *cg, struct tr_place *p, tr_vreg v, struct tr_pos pos)
{
	int there, end;

	if (p->kind == PL_REG) {
		tr_ir_set_reg(cg->f, p->base, v);
		return;
	}
	if (p->kind == PL_MEM) {
		store_mem(cg, p, v, pos);
		return;
	}
	/* no storage was free: counted where it was asked for */
	there = tr_ir_block(cg->f);
	end = tr_ir_block(cg->f);
	tr_ir_bri(cg->f, CC_NE, p->base, 0, there, end);
	tr_ir_at(cg->f, there);
	store_mem(cg, p, v, pos);
	tr_ir_jmp(cg->f, end);
	tr_ir_at(cg->f, end);
}

void tr_place_copy(struct tr_cg *cg, const struct tr_place *p, tr_vreg dst, int32_t off,
		   uint32_t size, struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg from = tr_place_address(cg, p, size);
	tr_vreg to = off ? tr_ir_alui(f, IR_ADD, dst, off) : dst;
	tr_vreg rc = CALL3(
		cg, p->space == SP_USER ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel, to,
		tr_ir_imm(f, size), from);

	if (p->space != SP_BPF)
		tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, from, pos);
}

/* ---- finding */

static enum tr_space space_of(struct tr_type *ptr)
{
	return tr_type_resolve(ptr)->user ? SP_USER : SP_KERNEL;
}

static struct tr_place at_pointer(struct tr_cg *cg, struct tr_node *ptr, struct tr_type *type)
{
	struct tr_node *real = tr_node_real(ptr);

	return (struct tr_place){ .kind = PL_MEM,
				  .space = space_of(real->type),
				  .base = tr_lower(cg, real),
				  .type = type };
}

/* place of a (structure or array), moved by `by` bytes */
static struct tr_place inside(struct tr_cg *cg, struct tr_node *a, bool create)
{
	return tr_lower_place(cg, tr_node_real(a), create);
}

static struct tr_place place_member(struct tr_cg *cg, struct tr_node *n, bool create)
{
	struct tr_node *a = tr_node_real(n->a);
	struct tr_place p;

	p = n->arrow ? at_pointer(cg, a, n->type) : inside(cg, a, create);
	p.type = n->type;
	p.bits = n->member->bits;
	p.bitoff = (uint32_t)(n->ival % 8);
	p.off += (int32_t)(n->ival / 8);
	return p;
}

/* An index into our own memory has to be inside it. */
tr_vreg tr_bounded(struct tr_cg *cg, tr_vreg i, uint64_t nelems, struct tr_pos pos)
{
	tr_cg_fault_if(cg, CC_UGE, i, (int64_t)nelems, TR_FLT_BADADDR, i, pos);
	return tr_ir_add(cg->f, (struct tr_insn){ .op = IR_BOUND,
						  .d = tr_ir_vreg(cg->f),
						  .a = i,
						  .imm = (int64_t)nelems - 1,
						  .isimm = true })
		->d;
}

/* A character of a string: s[i], or *s without an index. */
static struct tr_place place_char(struct tr_cg *cg, struct tr_node *n, struct tr_node *index)
{
	struct tr_str s = tr_lower_str(cg, n->a);
	struct tr_place p = { .kind = PL_MEM, .space = SP_BPF, .type = n->type };
	tr_vreg i;

	tr_str_nonnull(cg, &s, n->pos);
	p.base = tr_str_ptr(cg, &s);
	if (index) {
		i = tr_bounded(cg, tr_lower(cg, index), tr_str_extent(&s), n->pos);
		p.base = tr_ir_alu(cg->f, IR_ADD, p.base, i);
	}
	return p;
}

/* An address, which may be 0 and then stays it, plus an offset. */
static tr_vreg moved(struct tr_cg *cg, tr_vreg base, tr_vreg by)
{
	struct tr_irfunc *f = cg->f;
	int there = tr_ir_block(f), end = tr_ir_block(f);
	tr_vreg r = tr_ir_vreg(f);

	tr_ir_set_imm(f, r, 0);
	tr_ir_bri(f, CC_NE, base, 0, there, end);
	tr_ir_at(f, there);
	tr_ir_set_reg(f, r, tr_ir_alu(f, IR_ADD, base, by));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

static struct tr_place place_element(struct tr_cg *cg, struct tr_node *n, bool create)
{
	struct tr_node *a = tr_node_real(n->a), *i = tr_node_real(n->args[0]);
	struct tr_type *ta = tr_type_resolve(a->type);
	int64_t size = (int64_t)tr_type_size(cg->t, n->type);
	struct tr_place p;
	tr_vreg idx;

	if (ta->kind == T_STRING)
		return place_char(cg, n, i);
	if (ta->kind == T_ARRAY)
		p = inside(cg, a, create);
	else
		p = at_pointer(cg, a, n->type);
	p.type = n->type;
	if (i->constant && (int64_t)i->ival * size == (int32_t)((int64_t)i->ival * size)) {
		p.off += (int32_t)((int64_t)i->ival * size);
		return p;
	}
	idx = tr_lower(cg, i);
	if (p.space == SP_BPF)
		idx = tr_bounded(cg, idx, ta->nelems, n->pos);
	idx = tr_ir_alui(cg->f, IR_MUL, idx, size);
	p.base = p.kind == PL_DYN ? moved(cg, p.base, idx) : tr_ir_alu(cg->f, IR_ADD, p.base, idx);
	return p;
}

static struct tr_place place_symbol(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_place p = { .kind = PL_MEM, .space = SP_KERNEL, .type = n->type };
	uint64_t addr = n->ival;
	unsigned copies;

	if (!addr && tr_ksym_by_name(cg->t, n->mod, n->name, &addr, &copies) < 0 && !cg->failed &&
	    !tr_opt(cg->t, KNODEFS))
		cg->failed = tr_error(
			cg->t, D_SYM_BADREF, n->pos,
			"the address of kernel symbol %s cannot be read (/proc/kallsyms shows %s)",
			n->name, tr_ksym_hidden(cg->t) ? "none to this user" : "no such symbol");
	p.base = tr_ir_imm(cg->f, (int64_t)addr);
	return p;
}

tr_vreg tr_place_address(struct tr_cg *cg, const struct tr_place *p, uint32_t size)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg r;
	int none, some, end;

	if (p->kind != PL_DYN)
		return p->off ? tr_ir_alui(f, IR_ADD, p->base, p->off) : p->base;
	none = tr_ir_block(f);
	some = tr_ir_block(f);
	end = tr_ir_block(f);
	r = tr_ir_vreg(f);
	tr_ir_bri(f, CC_EQ, p->base, 0, none, some);
	tr_ir_at(f, some); /* the verifier wants no offset added before that */
	tr_ir_set_reg(f, r, p->off ? tr_ir_alui(f, IR_ADD, p->base, p->off) : p->base);
	tr_ir_jmp(f, end);
	tr_ir_at(f, none);
	tr_ir_set_reg(f, r, tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)tr_cg_zeros(cg, size)));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

/* c ? a : b of structures */
static struct tr_place place_choice(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = (uint32_t)tr_type_size(cg->t, tr_node_real(n->b)->type);
	struct tr_place a, b;
	tr_vreg at = tr_ir_vreg(f);
	int yes = tr_ir_block(f), no = tr_ir_block(f), end = tr_ir_block(f);

	tr_lower_cond(cg, n->a, yes, no);
	tr_ir_at(f, yes);
	a = tr_lower_place(cg, n->b, false);
	tr_ir_set_reg(f, at, tr_place_address(cg, &a, size));
	tr_ir_jmp(f, end);
	tr_ir_at(f, no);
	b = tr_lower_place(cg, n->c, false);
	tr_ir_set_reg(f, at, tr_place_address(cg, &b, size));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	if (a.space != b.space && !cg->failed)
		cg->failed = tr_error(
			cg->t, D_OP_INCOMPAT, n->pos,
			"?: cannot choose between structures of the script and of the kernel");
	return (struct tr_place){ .kind = PL_MEM, .space = a.space, .base = at, .type = n->type };
}

struct tr_place tr_lower_place(struct tr_cg *cg, struct tr_node *n, bool create)
{
	n = tr_node_real(n);
	switch (n->kind) {
	case N_IDENT:
		return tr_var_place(cg, n->var, n, create);
	case N_INDEX:
		if (n->var && n->var->kind == V_ASSOC)
			return tr_var_place(cg, n->var, n, create);
		return place_element(cg, n, create);
	case N_MEMBER:
		return place_member(cg, n, create);
	case N_KSYM:
		return place_symbol(cg, n);
	case N_UNARY:
		if (n->op == OP_DEREF) {
			struct tr_node *a = tr_node_real(n->a);

			if (tr_is_str(a))
				return place_char(cg, n, NULL);
			/* *array is its first element */
			if (tr_type_resolve(a->type)->kind == T_ARRAY) {
				struct tr_place p = tr_lower_place(cg, a, create);

				p.type = n->type;
				return p;
			}
			return at_pointer(cg, a, n->type);
		}
		break;
	case N_CAST: /* of a struct to its own type */
		if (tr_type_is_sou(n->type))
			return tr_lower_place(cg, n->a, create);
		break;
	case N_TERNARY:
		if (tr_type_is_sou(n->type))
			return place_choice(cg, n);
		break;
	default:
		break;
	}
	tr_cg_unsupported(cg, n->pos, "this as a place in memory");
	return (struct tr_place){ .kind = PL_REG, .base = tr_ir_imm(cg->f, 0), .type = n->type };
}
