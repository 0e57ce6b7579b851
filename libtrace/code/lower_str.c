/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of strings. A string value is the address of NUL-terminated bytes that BPF code may
 * read: in a map, in rodata, on the stack or in scratch memory. Strings of the kernel or of user
 * space are copied to scratch first. Where the destination is known (a record, a tuple), the
 * value is produced right there.
 */
#include "code/lower_sub.h"

bool tr_is_str(struct tr_node *n)
{
	return n->type && tr_type_resolve(n->type)->kind == T_STRING;
}

tr_vreg tr_str_ptr(struct tr_cg *cg, struct tr_str *s)
{
	if (s->p == TR_NOREG) {
		size_t n = s->max;
		char *pad = tr_alloc(&cg->u->arena, n);

		memcpy(pad, s->lit, s->litlen);
		s->p = tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)tr_cg_rodata(cg, pad, n, 8));
	}
	return s->p;
}

void tr_str_nonnull(struct tr_cg *cg, struct tr_str *s, struct tr_pos pos)
{
	if (!s->nullable)
		return;
	tr_cg_fault_if(cg, CC_EQ, s->p, 0, TR_FLT_BADADDR, TR_NOREG, pos);
	s->nullable = false;
}

#define LITERAL_MIN 64

/* Zeroes fill a literal up to a power of two: comparisons read whole words, and routines that are
 * built for sizes of strings (tr_rt_for()) are few. */
static struct tr_str literal(struct tr_cg *cg, struct tr_node *n)
{
	size_t len = strnlen(n->sval, n->slen), most = (size_t)tr_opt(cg->t, STRSIZE) - 1;
	uint32_t size = LITERAL_MIN;

	len = TR_MIN(len, most);
	while (size < len + 1)
		size *= 2;
	return (struct tr_str){
		.p = TR_NOREG, .max = size, .padded = true, .lit = n->sval, .litlen = len
	};
}

uint32_t tr_str_extent(const struct tr_str *s)
{
	return s->lit ? (uint32_t)TR_ALIGN(s->litlen + 1, 8) : s->max;
}

/* ---- strings that are variables */

static struct tr_str var_str(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	struct tr_place p = tr_lower_place(cg, n, false);
	struct tr_str s = { .p = tr_ir_vreg(f), .max = tr_cg_strsize(cg), .nullable = true };
	int some = tr_ir_block(f), end = tr_ir_block(f);
	bool inverse = p.var && p.kind == PL_MEM && p.var->scope == SC_GLOBAL;

	tr_ir_set_imm(f, s.p, 0);
	if (p.kind == PL_DYN) {
		int there = tr_ir_block(f);

		tr_ir_bri(f, CC_NE, p.base, 0, there, end);
		tr_ir_at(f, there);
	}
	tr_ir_bri(f, inverse ? CC_EQ : CC_NE, tr_ir_load(f, p.base, p.off - TR_STR_HDR, 8, false),
		  0, some, end);
	tr_ir_at(f, some);
	tr_ir_set_reg(f, s.p, tr_ir_alui(f, IR_ADD, p.base, p.off));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return s;
}

/* ---- strings that are somewhere in memory */

/* Copy the string at a kernel or user address to dst + off. Faults if it cannot be read. */
static void read_sized(struct tr_cg *cg, enum tr_space sp, tr_vreg addr, tr_vreg dst, int32_t off,
		       tr_vreg size, struct tr_pos pos)
{
	tr_vreg to = off ? tr_ir_alui(cg->f, IR_ADD, dst, off) : dst;
	tr_vreg rc = CALL3(
		cg, sp == SP_USER ? BPF_FUNC_probe_read_user_str : BPF_FUNC_probe_read_kernel_str,
		to, size, addr);

	tr_cg_fault_if(cg, CC_LT, rc, 0, TR_FLT_BADADDR, addr, pos);
}

static void read_str(struct tr_cg *cg, enum tr_space sp, tr_vreg addr, tr_vreg dst, int32_t off,
		     uint32_t size, struct tr_pos pos)
{
	read_sized(cg, sp, addr, dst, off, tr_ir_imm(cg->f, TR_MIN(size, tr_opt(cg->t, STRSIZE))),
		   pos);
}

/* Is n an address (char pointer, char array, integer) to be read as a string? In which space? */
static tr_vreg address_of(struct tr_cg *cg, struct tr_node *n, enum tr_space *sp)
{
	struct tr_type *r;

	n = tr_node_real(n);
	r = tr_type_resolve(n->type);
	*sp = r->kind == T_PTR && r->user ? SP_USER : SP_KERNEL;
	if (r->kind == T_ARRAY || r->kind == T_STRING) {
		struct tr_place p = tr_lower_place(cg, n, false);

		*sp = p.space == SP_USER ? SP_USER : SP_KERNEL;
		return tr_place_address(cg, &p, 8);
	}
	return tr_lower(cg, n);
}

/* An array that may have no NUL: at most its own size is read. */
static uint32_t array_limit(struct tr_cg *cg, struct tr_node *n, uint32_t size)
{
	struct tr_type *r = tr_type_resolve(tr_node_real(n)->type);

	if (r->kind == T_ARRAY && r->nelems && r->nelems + 1 < size)
		return (uint32_t)r->nelems + 1;
	(void)cg;
	return size;
}

static struct tr_str memory_str(struct tr_cg *cg, struct tr_node *n, tr_vreg dst, int32_t off,
				uint32_t size)
{
	enum tr_space sp;
	tr_vreg addr = address_of(cg, n, &sp);

	if (dst == TR_NOREG) {
		size = tr_cg_strsize(cg);
		dst = tr_cg_scratch_ptr(cg, size);
		off = 0;
	}
	read_str(cg, sp, addr, dst, off, array_limit(cg, n, size), n->pos);
	return (struct tr_str){ .p = off ? tr_ir_alui(cg->f, IR_ADD, dst, off) : dst, .max = size };
}

/* ---- copyinstr, ternaries and the rest */

static bool is_call(struct tr_node *n, enum tr_func id)
{
	return n->kind == N_CALL && n->func && n->func->id == id;
}

/* len characters and their NUL, but not above size bytes or strsize. */
static tr_vreg with_nul(struct tr_cg *cg, tr_vreg len, uint32_t size)
{
	uint32_t most = TR_MIN(size, (uint32_t)tr_opt(cg->t, STRSIZE));
	int fits = tr_ir_block(cg->f), end = tr_ir_block(cg->f);
	tr_vreg r = tr_ir_vreg(cg->f);

	tr_ir_set_imm(cg->f, r, most);
	tr_ir_bri(cg->f, CC_ULT, len, most - 1, fits, end);
	tr_ir_at(cg->f, fits);
	tr_ir_set_reg(cg->f, r, tr_ir_alui(cg->f, IR_ADD, len, 1));
	tr_ir_jmp(cg->f, end);
	tr_ir_at(cg->f, end);
	return tr_bound(cg, r, most);
}

static struct tr_str copyinstr(struct tr_cg *cg, struct tr_node *n, tr_vreg dst, int32_t off,
			       uint32_t size)
{
	struct tr_node *max = n->nargs > 1 ? tr_node_real(n->args[1]) : NULL;
	tr_vreg addr = tr_ir_mov(cg->f, tr_lower(cg, n->args[0])), len = TR_NOREG;

	if (max && !max->constant)
		len = tr_lower(cg, max);
	if (dst == TR_NOREG) {
		size = tr_cg_strsize(cg);
		dst = tr_cg_scratch_ptr(cg, size);
		off = 0;
	}
	if (max && max->constant && max->ival < size - 1)
		size = (uint32_t)max->ival + 1;
	if (len == TR_NOREG)
		read_str(cg, SP_USER, addr, dst, off, size, n->pos);
	else
		read_sized(cg, SP_USER, addr, dst, off, with_nul(cg, len, size), n->pos);
	return (struct tr_str){ .p = off ? tr_ir_alui(cg->f, IR_ADD, dst, off) : dst, .max = size };
}

/* Both sides end up in one scratch place, so that whoever reads it knows its size. A side that is
 * NULL gives NULL. */
static struct tr_str ternary_str(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	struct tr_str r = { .p = tr_ir_vreg(f), .max = tr_cg_strmax(cg, n), .nullable = true };
	uint32_t off = tr_cg_scratch(cg, r.max);
	int end = tr_ir_block(f), side[2] = { tr_ir_block(f), tr_ir_block(f) };
	struct tr_node *arm[2] = { n->b, n->c };
	bool nullable = false;

	tr_lower_cond(cg, n->a, side[0], side[1]);
	for (int i = 0; i < 2; i++) {
		struct tr_known known = tr_known_save(cg);
		struct tr_str s;
		tr_vreg to;

		tr_ir_at(f, side[i]);
		tr_ir_set_imm(f, r.p, 0);
		if (tr_is_str(tr_node_real(arm[i]))) {
			s = tr_lower_str(cg, arm[i]);
			if (s.nullable) {
				int some = tr_ir_block(f);

				nullable = true;
				tr_ir_bri(f, CC_NE, s.p, 0, some, end);
				tr_ir_at(f, some);
				s.nullable = false;
			}
			to = tr_ir_alui(f, IR_ADD, cg->slot, off);
			CALL3(cg, BPF_FUNC_probe_read_kernel_str, to, tr_ir_imm(f, r.max),
			      tr_str_ptr(cg, &s));
			tr_ir_set_reg(f, r.p, tr_ir_alui(f, IR_ADD, cg->slot, off));
		} else {
			nullable = true; /* NULL */
		}
		tr_ir_jmp(f, end);
		tr_known_restore(cg, known);
	}
	tr_ir_at(f, end);
	r.nullable = nullable;
	return r;
}

static struct tr_str null_str(struct tr_cg *cg)
{
	return (struct tr_str){ .p = tr_ir_imm(cg->f, 0), .max = 8, .nullable = true };
}

/* An assignment used as a value: x = y = "z". */
static struct tr_str assigned_str(struct tr_cg *cg, struct tr_node *n)
{
	tr_assign(cg, n, false, NULL);
	return tr_lower_str(cg, n->a);
}

/* A string and an integer: the rest of the string from there on. */
static struct tr_str rest_of(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	bool left = tr_is_str(tr_node_real(n->a));
	struct tr_str s = tr_lower_str(cg, left ? n->a : n->b);
	tr_vreg from, i, dst;

	tr_str_nonnull(cg, &s, n->pos);
	from = tr_str_ptr(cg, &s);
	i = tr_lower(cg, left ? n->b : n->a);
	from = tr_ir_alu(f, IR_ADD, from, tr_bounded(cg, i, tr_str_extent(&s), n->pos));
	dst = tr_cg_scratch_ptr(cg, tr_cg_strsize(cg));
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, dst, tr_ir_imm(f, tr_opt(cg->t, STRSIZE)), from);
	return (struct tr_str){ .p = dst, .max = tr_cg_strsize(cg) };
}

struct tr_str tr_lower_str(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str s;

	n = tr_node_real(n);
	cg->f->pos = n->pos;
	if (cg->failed)
		return null_str(cg);
	if (n->kind == N_STR)
		return literal(cg, n);
	if (!tr_is_str(n) && tr_is_null_node(n))
		return null_str(cg);
	if (!tr_is_str(n))
		return memory_str(cg, n, TR_NOREG, 0, 0);
	switch (n->kind) {
	case N_STRINGOF:
	case N_CAST:
		if (tr_is_str(tr_node_real(n->a)))
			return tr_lower_str(cg, n->a);
		return memory_str(cg, tr_node_real(n->a), TR_NOREG, 0, 0);
	case N_TERNARY:
		return ternary_str(cg, n);
	case N_ASSIGN:
		return assigned_str(cg, n);
	case N_BINARY: /* plus or comma */
		if (n->op != OP_COMMA)
			return rest_of(cg, n);
		tr_lower_effect(cg, n->a);
		return tr_lower_str(cg, n->b);
	case N_CALL:
		if (is_call(n, FN_COPYINSTR))
			return copyinstr(cg, n, TR_NOREG, 0, 0);
		if (tr_lower_call_str(cg, n, &s))
			return s;
		break;
	case N_IDENT:
		if (n->var && n->var->kind == V_BUILTIN) {
			if (tr_builtin_str(cg, n, &s, TR_NOREG, 0, 0))
				return s;
			break;
		}
		return var_str(cg, n);
	case N_INDEX:
		if (n->var)
			return var_str(cg, n);
		return memory_str(cg, n, TR_NOREG, 0, 0);
	case N_MEMBER: /* a string member of a declared struct */
	case N_UNARY:
		return memory_str(cg, n, TR_NOREG, 0, 0);
	default:
		break;
	}
	tr_cg_unsupported(cg, n->pos, "this string expression");
	return null_str(cg);
}

/* ---- into a known destination */

static void store_literal(struct tr_cg *cg, const char *text, size_t len, tr_vreg dst, int32_t off,
			  uint32_t size, bool pad)
{
	uint32_t words = pad ? size : (uint32_t)TR_ALIGN(len + 1, 8);

	for (uint32_t i = 0; i < TR_MIN(words, size); i += 8) {
		uint64_t w = 0;

		if (i < len)
			memcpy(&w, text + i, TR_MIN(len - i, (size_t)8));
		if ((int64_t)w == (int32_t)w) {
			tr_ir_storei(cg->f, dst, off + (int32_t)i, 8, (int64_t)w);
		} else {
			tr_ir_store(cg->f, dst, off + (int32_t)i, 8, tr_ir_imm(cg->f, (int64_t)w));
		}
	}
}

static void zero(struct tr_cg *cg, tr_vreg dst, int32_t off, uint32_t size)
{
	for (uint32_t i = 0; i < size; i += 8)
		tr_ir_storei(cg->f, dst, off + (int32_t)i, 8, 0);
}

void tr_lower_str_to(struct tr_cg *cg, struct tr_node *n, tr_vreg dst, int32_t off, uint32_t size,
		     bool pad)
{
	struct tr_irfunc *f = cg->f;
	struct tr_str s;

	n = tr_node_real(n);
	if (n->kind == N_STR) {
		s = literal(cg, n);
		store_literal(cg, s.lit, TR_MIN(s.litlen, (size_t)size - 1), dst, off, size, pad);
		return;
	}
	if (n->kind == N_IDENT && n->var && n->var->kind == V_BUILTIN && tr_is_str(n) &&
	    tr_builtin_str(cg, n, &s, dst, off, size)) {
		if (s.p == TR_NOREG && !s.lit) { /* done in place, padded */
			if (pad && s.max < size)
				zero(cg, dst, off + (int32_t)s.max, size - s.max);
			return;
		}
	} else if (is_call(n, FN_COPYINSTR)) {
		if (pad)
			zero(cg, dst, off, size);
		copyinstr(cg, n, dst, off, size);
		return;
	} else if (!tr_is_str(n) || ((n->kind == N_STRINGOF || n->kind == N_CAST) &&
				     !tr_is_str(tr_node_real(n->a)))) {
		if (pad)
			zero(cg, dst, off, size);
		memory_str(cg, tr_is_str(n) ? tr_node_real(n->a) : n, dst, off, size);
		return;
	} else {
		s = tr_lower_str(cg, n);
	}
	tr_str_nonnull(cg, &s, n->pos);
	if (s.lit) {
		store_literal(cg, s.lit, TR_MIN(s.litlen, (size_t)size - 1), dst, off, size, pad);
		return;
	}
	if (pad)
		zero(cg, dst, off, size);
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, off ? tr_ir_alui(f, IR_ADD, dst, off) : dst,
	      tr_ir_imm(f, TR_MIN((int64_t)size, tr_opt(cg->t, STRSIZE))), tr_str_ptr(cg, &s));
}

/* ---- comparison */

/* Equality with a short literal: whole words, the last one masked to the bytes up to the NUL. */
static void branch_literal(struct tr_cg *cg, struct tr_str *s, struct tr_str *lit, int bt, int bf)
{
	struct tr_irfunc *f = cg->f;
	size_t n = lit->litlen + 1;

	for (size_t i = 0; i < n; i += 8) {
		size_t part = TR_MIN(n - i, (size_t)8);
		uint64_t want = 0, mask = part == 8 ? ~0ull : (1ull << part * 8) - 1;
		int next = i + 8 >= n ? bt : tr_ir_block(f);
		tr_vreg w;

		memcpy(&want, lit->lit + i, TR_MIN(part, lit->litlen - i));
		if (part == 1 || part == 2 || part == 4) {
			w = tr_ir_load(f, s->p, (int32_t)i, (int)part, false);
		} else {
			w = tr_ir_load(f, s->p, (int32_t)i, 8, false);
			if (part < 8 && s->padded)
				mask = ~0ull;
			if (mask != ~0ull)
				w = tr_ir_alui(f, IR_SHL, w, (int64_t)(64 - part * 8));
			if (mask != ~0ull)
				want <<= 64 - part * 8;
		}
		tr_ir_bri(f, CC_EQ, w, (int64_t)want, next, bf);
		if (next != bt)
			tr_ir_at(f, next);
	}
}

static tr_vreg equal_literal(struct tr_cg *cg, struct tr_str *s, struct tr_str *lit, bool ne)
{
	struct tr_irfunc *f = cg->f;
	int bt = tr_ir_block(f), bf = tr_ir_block(f), end = tr_ir_block(f);
	tr_vreg r = tr_ir_vreg(f);

	branch_literal(cg, s, lit, bt, bf);
	tr_ir_at(f, bt);
	tr_ir_set_imm(f, r, !ne);
	tr_ir_jmp(f, end);
	tr_ir_at(f, bf);
	tr_ir_set_imm(f, r, ne);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

static enum tr_cond str_cond(enum tr_op op)
{
	static const enum tr_cond cc[] = { CC_EQ, CC_NE, CC_LT, CC_LE, CC_GT, CC_GE };

	return cc[op - OP_EQ];
}

static int literal_order(const struct tr_str *a, const struct tr_str *b)
{
	size_t n = TR_MIN(a->litlen, b->litlen);
	int c = memcmp(a->lit, b->lit, n);

	return c ? c : (a->litlen > b->litlen) - (a->litlen < b->litlen);
}

static bool fold(enum tr_op op, int c)
{
	switch (op) {
	case OP_EQ:
		return c == 0;
	case OP_NE:
		return c != 0;
	case OP_LT:
		return c < 0;
	case OP_LE:
		return c <= 0;
	case OP_GT:
		return c > 0;
	default:
		return c >= 0;
	}
}

static bool touches_scratch(struct tr_node *n)
{
	n = tr_node_real(n);
	return n->kind != N_STR && n->kind != N_IDENT;
}

void tr_str_null_empty(struct tr_cg *cg, struct tr_str *s)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg r;
	int null, go;

	if (!s->nullable)
		return;
	r = tr_ir_vreg(f);
	null = tr_cg_unlikely(cg);
	go = tr_ir_block(f);
	tr_ir_set_reg(f, r, s->p);
	tr_ir_bri(f, CC_EQ, r, 0, null, go);
	tr_ir_at(f, null);
	tr_ir_set_reg(f, r, tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)tr_cg_zeros(cg, s->max)));
	tr_ir_jmp(f, go);
	tr_ir_at(f, go);
	s->p = r;
	s->nullable = false;
}

/* Of a comparison. NULL is as good as "": $$1 == NULL asks whether there is an argument. */
static struct tr_str compared(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str none = { .p = TR_NOREG, .lit = "", .max = 8, .padded = true }, s;

	if (tr_is_null_node(n))
		return none;
	s = tr_lower_str(cg, n);
	tr_str_null_empty(cg, &s);
	return s;
}

tr_vreg tr_str_compare(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str a = compared(cg, n->a), b;
	bool eq = n->op == OP_EQ || n->op == OP_NE;
	tr_vreg args[2], r;

	if (a.p != TR_NOREG && touches_scratch(n->b))
		a.p = tr_ir_mov(cg->f, a.p);
	b = compared(cg, n->b);
	if (a.lit && b.lit)
		return tr_ir_imm(cg->f, fold(n->op, literal_order(&a, &b)));
	if (eq && b.lit && b.litlen >= a.max)
		return tr_ir_imm(cg->f, n->op == OP_NE);
	if (eq && a.lit && a.litlen >= b.max)
		return tr_ir_imm(cg->f, n->op == OP_NE);
	if (eq && b.lit && b.litlen < 64 && TR_ALIGN(b.litlen + 1, 8) <= a.max)
		return equal_literal(cg, &a, &b, n->op == OP_NE);
	if (eq && a.lit && a.litlen < 64 && TR_ALIGN(a.litlen + 1, 8) <= b.max)
		return equal_literal(cg, &b, &a, n->op == OP_NE);
	args[0] = tr_str_ptr(cg, &a);
	args[1] = tr_str_ptr(cg, &b);
	r = tr_ir_callf(cg->f, tr_rt_for(cg, RT_STRCMP, TR_MIN(a.max, b.max), 0), 2, args);
	return tr_ir_cmpi(cg->f, str_cond(n->op), r, 0);
}
