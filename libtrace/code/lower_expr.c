/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of scalar expressions. In: a checked expression; out: a virtual register holding its
 * value, extended to 64 bits by its type. Conversions stand here, nowhere else: operands are
 * converted by C's rules as the checker determined them.
 */
#include "code/lower.h"

/* ---- conversions */

static void int_shape(struct tr_cg *cg, struct tr_type *type, int *size, bool *sgn)
{
	struct tr_type *r = tr_type_resolve(type);

	*size = 8;
	*sgn = true;
	if (tr_type_is_int(r)) {
		*size = (int)tr_type_size(cg->t, r);
		*sgn = tr_type_is_signed(r);
		if (*size <= 0 || *size > 8)
			*size = 8;
	} else if (tr_type_is_ptr(r)) {
		*sgn = false;
	}
}

tr_vreg tr_convert(struct tr_cg *cg, tr_vreg v, struct tr_type *from, struct tr_type *to)
{
	int fs, ts;
	bool fsgn, tsgn;

	if (!from || !to || from == to)
		return v;
	if (tr_type_resolve(to)->is_bool)
		return tr_ir_cmpi(cg->f, CC_NE, v, 0);
	int_shape(cg, from, &fs, &fsgn);
	int_shape(cg, to, &ts, &tsgn);
	if (ts == 8)
		return v;
	/* every value of from is one of to: its 64-bit form is the same */
	if (fs < ts && (!fsgn || tsgn))
		return v;
	if (fs == ts && fsgn == tsgn)
		return v;
	return tr_ir_ext(cg->f, v, ts, tsgn);
}

static tr_vreg lower_binary(struct tr_cg *cg, struct tr_node *n, struct tr_type *as);

/*
 * A sum or product of ints that becomes wider at once is computed wide: C leaves open what happens
 * when it overflows, and scripts compare "seconds * 1000000000" with timestamps.
 */
static bool widens(struct tr_cg *cg, struct tr_node *n, struct tr_type *to)
{
	return n->kind == N_BINARY && !n->constant && n->op >= OP_ADD && n->op <= OP_MUL &&
	       tr_type_is_int(n->type) && tr_type_is_signed(n->type) && tr_type_is_int(to) &&
	       tr_type_size(cg->t, n->type) == 4 && tr_type_size(cg->t, to) == 8;
}

/*
 * An integer that may have more bits than its type: a variable that no declaration made narrow (see
 * tr_var_stored()), or what is computed from one. It keeps them, as in DTrace's registers: after
 * "start = 0; end = 0", (end - start) / 1000 is right for timestamps, too.
 */
bool tr_holds_more(struct tr_cg *cg, struct tr_node *n)
{
	bool more = false;

	n = tr_node_real(n);
	if (n->constant || !n->type || !tr_type_is_int(n->type) || tr_type_size(cg->t, n->type) > 4)
		return false;
	if (n->more)
		return n->more == 2;
	if (n->kind == N_IDENT || n->kind == N_INDEX)
		more = tr_type_size(cg->t, tr_stored(cg, n)) > 4;
	else if (n->kind == N_UNARY && (n->op == OP_PLUS || n->op == OP_NEG || n->op == OP_BNOT))
		more = tr_holds_more(cg, n->a);
	else if (n->kind == N_TERNARY)
		more = tr_holds_more(cg, n->b) || tr_holds_more(cg, n->c);
	else if (n->kind == N_BINARY && n->op == OP_COMMA)
		more = tr_holds_more(cg, n->b);
	else if (n->kind == N_BINARY && n->op >= OP_ADD && n->op < OP_EQ)
		more = tr_holds_more(cg, n->a) ||
		       (n->op != OP_SHL && n->op != OP_SHR && tr_holds_more(cg, n->b));
	n->more = more ? 2 : 1;
	return more;
}

static struct tr_type *widest(struct tr_cg *cg, struct tr_type *type)
{
	return tr_type_base(cg->t, tr_type_is_signed(type) ? TB_LONG : TB_ULONG);
}

/* The type in which an expression is computed: its own, or one of 64 bits. */
static struct tr_type *computed(struct tr_cg *cg, struct tr_node *n)
{
	return tr_holds_more(cg, n) ? widest(cg, n->type) : n->type;
}

tr_vreg tr_lower_as(struct tr_cg *cg, struct tr_node *n, struct tr_type *to)
{
	n = tr_node_real(n);
	if (!cg->failed && to && widens(cg, n, to)) {
		cg->f->pos = n->pos;
		return lower_binary(cg, n, tr_type_base(cg->t, TB_LONG));
	}
	return tr_convert(cg, tr_lower(cg, n), n->type, to);
}

/* ---- order of evaluation: the operand that needs more registers first, unless someone could see */

static bool is_effect(struct tr_node *n, void *arg)
{
	(void)arg;
	return n->kind == N_ASSIGN || n->kind == N_CALL ||
	       (n->kind == N_UNARY && n->op >= OP_PREINC);
}

static bool has_effects(struct tr_node *n)
{
	return tr_any_node(n, is_effect, NULL);
}

/* Sethi-Ullman number: how many values are alive at once. Kept in the node: trees get deep. */
static unsigned need(struct tr_node *n)
{
	unsigned a, b;

	n = tr_node_real(n);
	if (n->constant)
		return 0;
	if (n->info && n->kind == N_BINARY)
		return (unsigned)(uintptr_t)n->info;
	a = n->a ? need(n->a) : 1;
	b = n->b ? need(n->b) : 0;
	a = a == b ? a + 1 : TR_MAX(a, b);
	if (n->kind == N_BINARY)
		n->info = (void *)(uintptr_t)a;
	return a;
}

static void lower_pair(struct tr_cg *cg, struct tr_node *n, struct tr_type *to, tr_vreg *a,
		       tr_vreg *b)
{
	if (need(n->b) > need(n->a) && !has_effects(n->a) && !has_effects(n->b)) {
		*b = tr_lower_as(cg, n->b, to);
		*a = tr_lower_as(cg, n->a, to);
	} else {
		*a = tr_lower_as(cg, n->a, to);
		/* a variable's register may change while the right side runs */
		if (has_effects(n->b))
			*a = tr_ir_mov(cg->f, *a);
		*b = tr_lower_as(cg, n->b, to);
	}
}

/* ---- arithmetic */

/* a / b or a % b with signs, from the unsigned instruction: divide the magnitudes, then give the
 * quotient the sign of a ^ b and the remainder that of a. INT64_MIN / -1 wraps to itself. */
static tr_vreg signed_div(struct tr_cg *cg, enum tr_iop op, tr_vreg a, tr_vreg b)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg sa = tr_ir_alui(f, IR_SAR, a, 63), sb = tr_ir_alui(f, IR_SAR, b, 63);
	tr_vreg ua = tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, a, sa), sa);
	tr_vreg ub = tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, b, sb), sb);
	tr_vreg q = tr_ir_alu(f, op, ua, ub);
	tr_vreg s = op == IR_DIV ? tr_ir_alu(f, IR_XOR, sa, sb) : sa;

	return tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, q, s), s);
}

static tr_vreg lower_div(struct tr_cg *cg, struct tr_node *n, enum tr_iop op, tr_vreg a, tr_vreg b,
			 struct tr_node *divisor, struct tr_type *type)
{
	struct tr_node *d = tr_node_real(divisor);

	if (!d->constant)
		tr_cg_fault_if(cg, CC_EQ, b, 0, TR_FLT_DIVZERO, TR_NOREG, n->pos);
	return tr_type_is_signed(type) ? signed_div(cg, op, a, b) : tr_ir_alu(cg->f, op, a, b);
}

static uint64_t pointee_size(struct tr_cg *cg, struct tr_type *ptr)
{
	uint64_t size = tr_type_size(cg->t, tr_type_resolve(ptr)->ref);

	return size ? size : 1; /* void *, as gcc has it */
}

static enum tr_iop alu_op(enum tr_op op, bool sgn)
{
	switch (op) {
	case OP_ADD:
		return IR_ADD;
	case OP_SUB:
		return IR_SUB;
	case OP_MUL:
		return IR_MUL;
	case OP_DIV:
		return IR_DIV;
	case OP_MOD:
		return IR_MOD;
	case OP_SHL:
		return IR_SHL;
	case OP_SHR:
		return sgn ? IR_SAR : IR_SHR;
	case OP_AND:
		return IR_AND;
	case OP_OR:
		return IR_OR;
	default:
		return IR_XOR;
	}
}

/* a op b for values that already have type `type`; rhs is b's expression. Used by op= as well. */
static tr_vreg arith(struct tr_cg *cg, struct tr_node *n, enum tr_op op, tr_vreg a, tr_vreg b,
		     struct tr_node *rhs, struct tr_type *type)
{
	enum tr_iop iop = alu_op(op, tr_type_is_signed(type));
	tr_vreg r;
	int size;
	bool sgn;

	if (iop == IR_DIV || iop == IR_MOD)
		r = lower_div(cg, n, iop, a, b, rhs, type);
	else
		r = tr_ir_alu(cg->f, iop, a, b);
	int_shape(cg, type, &size, &sgn);
	/* these can leave the range of a narrow type */
	if (size < 8 &&
	    (op == OP_ADD || op == OP_SUB || op == OP_MUL || op == OP_SHL || op == OP_DIV))
		r = tr_ir_ext(cg->f, r, size, sgn);
	return r;
}

static tr_vreg pointer_arith(struct tr_cg *cg, enum tr_op op, tr_vreg p, tr_vreg i,
			     struct tr_type *ptr)
{
	tr_vreg scaled = tr_ir_alui(cg->f, IR_MUL, i, (int64_t)pointee_size(cg, ptr));

	return tr_ir_alu(cg->f, op == OP_SUB ? IR_SUB : IR_ADD, p, scaled);
}

/* The type is the node's own, or one as wide or wider. */
static tr_vreg lower_binary(struct tr_cg *cg, struct tr_node *n, struct tr_type *as)
{
	struct tr_type *ta = tr_node_real(n->a)->type, *tb = tr_node_real(n->b)->type;
	bool pa = tr_type_is_ptr(ta), pb = tr_type_is_ptr(tb);
	tr_vreg a, b;

	if ((n->op == OP_ADD || n->op == OP_SUB) && (pa || pb)) {
		lower_pair(cg, n, NULL, &a, &b);
		if (pa && pb) { /* difference in elements */
			tr_vreg d = tr_ir_alu(cg->f, IR_SUB, a, b);
			tr_vreg size = tr_ir_imm(cg->f, (int64_t)pointee_size(cg, ta));

			return signed_div(cg, IR_DIV, d, size);
		}
		return pa ? pointer_arith(cg, n->op, a, b, ta) : pointer_arith(cg, n->op, b, a, tb);
	}
	if (n->op == OP_SHL || n->op == OP_SHR) { /* the right side is promoted on its own */
		a = tr_lower_as(cg, n->a, as);
		b = tr_lower(cg, n->b);
	} else {
		lower_pair(cg, n, as, &a, &b);
	}
	return arith(cg, n, n->op, a, b, n->b, as);
}

/* ---- truth values and branches */

static enum tr_cond cond_of(enum tr_op op, bool sgn)
{
	static const enum tr_cond s[] = { CC_EQ, CC_NE, CC_LT, CC_LE, CC_GT, CC_GE };
	static const enum tr_cond u[] = { CC_EQ, CC_NE, CC_ULT, CC_ULE, CC_UGT, CC_UGE };

	return sgn ? s[op - OP_EQ] : u[op - OP_EQ];
}

static bool is_compare(const struct tr_node *n)
{
	return n->kind == N_BINARY && n->op >= OP_EQ && n->op <= OP_GE;
}

/* The type in which two operands are compared, NULL: as they are. */
static struct tr_type *compare_type(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_type *ta = tr_node_real(n->a)->type, *tb = tr_node_real(n->b)->type;

	if (!tr_type_is_int(ta) || !tr_type_is_int(tb))
		return NULL;
	ta = tr_arith_type(cg->t, ta, tb);
	return tr_holds_more(cg, n->a) || tr_holds_more(cg, n->b) ? widest(cg, ta) : ta;
}

static bool compare_signed(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_type *type = compare_type(cg, n);

	return type && tr_type_is_signed(type);
}

static bool str_compare(struct tr_node *n)
{
	return is_compare(n) && (tr_is_str(n->a) || tr_is_str(n->b));
}

bool tr_is_null_node(struct tr_node *n)
{
	n = tr_node_real(n);
	while (n->kind == N_CAST && !n->constant)
		n = tr_node_real(n->a);
	return n->constant && n->ival == 0;
}

static void branch_compare(struct tr_cg *cg, struct tr_node *n, int bt, int bf)
{
	struct tr_type *type = compare_type(cg, n);
	enum tr_cond cc = cond_of(n->op, compare_signed(cg, n));
	struct tr_node *rb = tr_node_real(n->b);
	tr_vreg a, b;

	if (rb->constant) {
		uint64_t v = type ? tr_int_convert(type, rb->ival) : rb->ival;

		a = tr_lower_as(cg, n->a, type);
		tr_ir_bri(cg->f, cc, a, (int64_t)v, bt, bf);
		return;
	}
	lower_pair(cg, n, type, &a, &b);
	tr_ir_br(cg->f, cc, a, b, bt, bf);
}

struct tr_known tr_known_save(const struct tr_cg *cg)
{
	return (struct tr_known){ cg->tls, cg->aggs, cg->now, cg->comm };
}

void tr_known_restore(struct tr_cg *cg, struct tr_known k)
{
	cg->tls = k.tls;
	cg->aggs = k.aggs;
	cg->now = k.now;
	cg->comm = k.comm;
}

void tr_lower_cond(struct tr_cg *cg, struct tr_node *n, int bt, int bf)
{
	struct tr_known k;
	int mid;

	n = tr_node_real(n);
	if (n->constant) {
		tr_ir_jmp(cg->f, n->ival ? bt : bf);
	} else if (n->kind == N_UNARY && n->op == OP_LNOT) {
		tr_lower_cond(cg, n->a, bf, bt);
	} else if (n->kind == N_BINARY && (n->op == OP_LAND || n->op == OP_LOR)) {
		mid = tr_ir_block(cg->f);
		if (n->op == OP_LAND)
			tr_lower_cond(cg, n->a, mid, bf);
		else
			tr_lower_cond(cg, n->a, bt, mid);
		tr_ir_at(cg->f, mid);
		k = tr_known_save(cg);
		tr_lower_cond(cg, n->b, bt, bf);
		tr_known_restore(cg, k);
	} else if (is_compare(n) && !str_compare(n)) {
		branch_compare(cg, n, bt, bf);
	} else {
		tr_ir_bri(cg->f, CC_NE, tr_lower(cg, n), 0, bt, bf);
	}
}

/* A condition as a value, 0 or 1. */
static tr_vreg lower_truth(struct tr_cg *cg, struct tr_node *n)
{
	int bt = tr_ir_block(cg->f), bf = tr_ir_block(cg->f), end = tr_ir_block(cg->f);
	tr_vreg r = tr_ir_vreg(cg->f);

	tr_lower_cond(cg, n, bt, bf);
	tr_ir_at(cg->f, bt);
	tr_ir_set_imm(cg->f, r, 1);
	tr_ir_jmp(cg->f, end);
	tr_ir_at(cg->f, bf);
	tr_ir_set_imm(cg->f, r, 0);
	tr_ir_jmp(cg->f, end);
	tr_ir_at(cg->f, end);
	return r;
}

static tr_vreg lower_compare(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_type *type;
	tr_vreg a, b;

	if (str_compare(n))
		return tr_str_compare(cg, n);
	type = compare_type(cg, n);
	lower_pair(cg, n, type, &a, &b);
	return tr_ir_cmp(cg->f, cond_of(n->op, compare_signed(cg, n)), a, b);
}

/* One side of a ternary: its value goes to r, unless it has none. */
static void ternary_side(struct tr_cg *cg, struct tr_node *side, struct tr_type *type, tr_vreg r,
			 int block, int end)
{
	struct tr_known k = tr_known_save(cg);

	tr_ir_at(cg->f, block);
	if (r == TR_NOREG)
		tr_lower_effect(cg, side);
	else
		tr_ir_set_reg(cg->f, r, tr_lower_as(cg, side, type));
	tr_ir_jmp(cg->f, end);
	tr_known_restore(cg, k);
}

static tr_vreg lower_ternary(struct tr_cg *cg, struct tr_node *n, bool want)
{
	int bt = tr_ir_block(cg->f), bf = tr_ir_block(cg->f), end = tr_ir_block(cg->f);
	tr_vreg r = want ? tr_ir_vreg(cg->f) : TR_NOREG;

	tr_lower_cond(cg, n->a, bt, bf);
	ternary_side(cg, n->b, computed(cg, n), r, bt, end);
	ternary_side(cg, n->c, computed(cg, n), r, bf, end);
	tr_ir_at(cg->f, end);
	return r;
}

/* ---- unary and the rest */

static tr_vreg lower_incdec(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_place p = tr_lower_place(cg, n->a, true);
	struct tr_type *type = tr_stored(cg, n->a);
	bool dec = n->op == OP_PREDEC || n->op == OP_POSTDEC;
	int64_t by = tr_type_is_ptr(type) ? (int64_t)pointee_size(cg, type) : 1;
	tr_vreg old = tr_place_load(cg, &p, n->pos), new;
	int size;
	bool sgn;

	if (n->op == OP_POSTINC || n->op == OP_POSTDEC)
		old = tr_ir_mov(cg->f, old); /* the place may be this very register */
	new = tr_ir_alui(cg->f, IR_ADD, old, dec ? -by : by);
	int_shape(cg, type, &size, &sgn);
	new = tr_ir_ext(cg->f, new, size, sgn);
	tr_place_store(cg, &p, new, n->pos);
	tr_place_release(cg, tr_node_real(n->a), &p, new);
	return n->op == OP_POSTINC || n->op == OP_POSTDEC ? old : new;
}

/* string[i]: its address is the rest of the string, for who reads it in this clause. Not of
 * execname, which is on the stack. */
static bool is_rest_of_string(struct tr_node *n)
{
	struct tr_node *s = n->kind == N_INDEX ? tr_node_real(n->a) : NULL;

	return s && tr_is_str(s) &&
	       !(s->var && s->var->kind == V_BUILTIN && s->var->builtin->id == BI_EXECNAME);
}

static tr_vreg lower_addr(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_node *a = tr_node_real(n->a);
	struct tr_place p = tr_lower_place(cg, a, false);

	if (!is_rest_of_string(a) && (p.kind != PL_MEM || p.space == SP_BPF)) {
		/* the run time may move it between firings (DTrace guide, Pointers to DTrace
		 * Objects); only what reads it at once can have it: tracemem(), copies */
		if (!cg->failed)
			cg->failed = tr_error(cg->t, D_ADDROF_VAR, n->pos,
					      "a D variable has no address to take");
		return tr_ir_imm(cg->f, 0);
	}
	return tr_ir_alui(cg->f, IR_ADD, p.base, p.off);
}

static tr_vreg lower_unary(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_place p;
	tr_vreg v;
	int size;
	bool sgn;

	switch (n->op) {
	case OP_PLUS:
		return tr_lower_as(cg, n->a, computed(cg, n));
	case OP_NEG:
	case OP_BNOT:
		v = tr_lower_as(cg, n->a, computed(cg, n));
		if (n->op == OP_NEG)
			v = tr_ir_add(cg->f, (struct tr_insn){ .op = IR_NEG,
							       .d = tr_ir_vreg(cg->f),
							       .a = v })
				    ->d;
		else
			v = tr_ir_alui(cg->f, IR_XOR, v, -1);
		int_shape(cg, computed(cg, n), &size, &sgn);
		return tr_ir_ext(cg->f, v, size, sgn);
	case OP_LNOT:
		return lower_truth(cg, n);
	case OP_ADDR:
		return lower_addr(cg, n);
	case OP_DEREF:
		p = tr_lower_place(cg, n, false);
		return tr_place_load(cg, &p, n->pos);
	default:
		return lower_incdec(cg, n);
	}
}

/*
 * a op= b: the common type by the rules of C, as wide as what is stored. A divisor is converted to
 * the type of C first, for it decides between signed and unsigned 32 bits.
 */
static struct tr_type *assign_op_type(struct tr_cg *cg, struct tr_node *n, tr_vreg *b)
{
	struct tr_type *narrow = tr_node_real(n->a)->type, *tb = tr_node_real(n->b)->type;
	bool shift = n->op == OP_SHL || n->op == OP_SHR;
	struct tr_type *type = tr_arith_type(cg->t, narrow, shift ? narrow : tb), *wide = type;

	if (tr_type_size(cg->t, tr_stored(cg, n->a)) > tr_type_size(cg->t, narrow))
		wide = widest(cg, type);
	if (n->op == OP_DIV || n->op == OP_MOD)
		*b = tr_convert(cg, tr_convert(cg, *b, tb, type), type, wide);
	else if (!shift)
		*b = tr_convert(cg, *b, tb, wide);
	return wide;
}

/* a op= b: read, compute in the common type, write. Returns the new value. */
static tr_vreg lower_assign_op(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_type *type = tr_stored(cg, n->a), *common;
	bool element = tr_node_real(n->a)->kind == N_INDEX;
	bool effects = element || has_effects(n->b); /* or uses the memory of the element's key */
	tr_vreg b = effects ? tr_lower(cg, n->b) : TR_NOREG;
	struct tr_place p = tr_lower_place(cg, n->a, true);
	tr_vreg old = tr_place_load(cg, &p, n->pos), new;

	if (!effects)
		b = tr_lower(cg, n->b);
	if (tr_type_is_ptr(type)) {
		new = pointer_arith(cg, n->op, old, b, type);
	} else {
		common = assign_op_type(cg, n, &b);
		old = tr_convert(cg, old, type, common);
		new = tr_convert(cg, arith(cg, n, n->op, old, b, n->b, common), common, type);
	}
	tr_place_store(cg, &p, new, n->pos);
	tr_place_release(cg, tr_node_real(n->a), &p, new);
	return new;
}

static tr_vreg lower_member(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_place p = tr_lower_place(cg, n, false);
	struct tr_type *r = tr_type_resolve(n->type);

	/* an array's value is its address, as a function's is */
	if (r->kind == T_ARRAY || r->kind == T_FUNC)
		return tr_place_address(cg, &p, (uint32_t)tr_type_size(cg->t, r));
	return tr_place_load(cg, &p, n->pos);
}

static tr_vreg lower_logic(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg a, b;

	if (n->op != OP_LXOR)
		return lower_truth(cg, n);
	a = lower_truth(cg, n->a);
	b = lower_truth(cg, n->b);
	return tr_ir_alu(cg->f, IR_XOR, a, b);
}

static tr_vreg lower_op(struct tr_cg *cg, struct tr_node *n)
{
	if (is_compare(n))
		return lower_compare(cg, n);
	if (n->op == OP_LAND || n->op == OP_LOR || n->op == OP_LXOR)
		return lower_logic(cg, n);
	if (n->op == OP_COMMA) {
		tr_lower_effect(cg, n->a);
		return tr_lower(cg, n->b);
	}
	return lower_binary(cg, n, computed(cg, n));
}

static tr_vreg lower_cast(struct tr_cg *cg, struct tr_node *n)
{
	return tr_lower_as(cg, tr_node_real(n->a), n->type);
}

tr_vreg tr_lower(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg r = TR_NOREG;

	n = tr_node_real(n);
	if (cg->failed)
		return tr_ir_imm(cg->f, 0);
	cg->f->pos = n->pos;
	if (n->constant)
		return tr_ir_imm(cg->f, (int64_t)n->ival);
	switch (n->kind) {
	case N_INT:
	case N_SIZEOF:
	case N_OFFSETOF:
		return tr_ir_imm(cg->f, (int64_t)n->ival);
	case N_BINARY:
		return lower_op(cg, n);
	case N_UNARY:
		return lower_unary(cg, n);
	case N_TERNARY:
		return lower_ternary(cg, n, true);
	case N_ASSIGN:
		if (n->op != OP_NONE)
			return lower_assign_op(cg, n);
		tr_assign(cg, n, true, &r);
		return r;
	case N_CAST:
		return lower_cast(cg, n);
	case N_CALL:
		return tr_lower_call(cg, n);
	case N_IDENT:
		if (n->var && n->var->kind == V_BUILTIN)
			return tr_lower_builtin(cg, n);
		return lower_member(cg, n);
	case N_INDEX:
		if (n->var && n->var->kind == V_BUILTIN)
			return tr_lower_builtin(cg, n);
		return lower_member(cg, n);
	case N_MEMBER:
	case N_KSYM:
		return lower_member(cg, n);
	case N_STR:
	case N_STRINGOF:
		return tr_str_ptr(cg, &(struct tr_str[1]){ tr_lower_str(cg, n) }[0]);
	default:
		tr_cg_unsupported(cg, n->pos, "this kind of expression");
		return tr_ir_imm(cg->f, 0);
	}
}

void tr_lower_effect(struct tr_cg *cg, struct tr_node *n)
{
	n = tr_node_real(n);
	if (cg->failed || n->constant)
		return;
	cg->f->pos = n->pos;
	switch (n->kind) {
	case N_ASSIGN:
		if (tr_node_real(n->a)->kind == N_AGG)
			tr_lower_agg(cg, n);
		else if (n->op != OP_NONE)
			lower_assign_op(cg, n);
		else
			tr_assign(cg, n, false, NULL);
		break;
	case N_TERNARY:
		lower_ternary(cg, n, false);
		break;
	case N_BINARY:
		if (n->op == OP_COMMA) {
			tr_lower_effect(cg, n->a);
			tr_lower_effect(cg, n->b);
		} else if (n->op == OP_LAND || n->op == OP_LOR) {
			int next = tr_ir_block(cg->f), end = tr_ir_block(cg->f);
			struct tr_known k;

			tr_lower_cond(cg, n->a, n->op == OP_LAND ? next : end,
				      n->op == OP_LAND ? end : next);
			tr_ir_at(cg->f, next);
			k = tr_known_save(cg);
			tr_lower_effect(cg, n->b);
			tr_known_restore(cg, k);
			tr_ir_jmp(cg->f, end);
			tr_ir_at(cg->f, end);
		} else {
			tr_lower(cg, n);
		}
		break;
	case N_CALL:
		tr_lower_action(cg, n);
		break;
	case N_STR:
	case N_STRINGOF:
		break;
	default:
		if (tr_is_str(n))
			tr_lower_str(cg, n);
		else if (n->type && (tr_type_is_scalar(n->type) || n->kind == N_CAST))
			tr_lower(cg, n);
		break;
	}
}
