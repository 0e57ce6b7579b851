/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of actions and statements: what a clause records, and the clause function itself.
 *
 *	clause(ctx, probe, slot, time, err):
 *		predicate false -> return 0
 *		reserve the record (none free: count a drop, return 0); header
 *		statements
 *		submit; return 0
 *	fault:	discard; return 1
 */
#include "code/lower_sub.h"

/* ---- data */

static void stack_datum(struct tr_cg *cg, const struct tr_datum *d, bool user)
{
	struct tr_irfunc *f = cg->f;
	int32_t off = (int32_t)d->off;
	uint32_t size = d->size;

	for (uint32_t i = 0; i < size; i += 8)
		tr_ir_storei(f, cg->rec, off + (int32_t)i, 8, 0);
	if (user) {
		tr_ir_store(f, cg->rec, off, 8,
			    tr_ir_alui(f, IR_SHR, CALL0(cg, BPF_FUNC_get_current_pid_tgid), 32));
		off += 8;
		size -= 8;
	}
	CALL4(cg, BPF_FUNC_get_stack, cg->ctx, tr_ir_alui(f, IR_ADD, cg->rec, off),
	      tr_ir_imm(f, size), tr_ir_imm(f, user ? BPF_F_USER_STACK : 0));
}

static struct tr_node *sym_arg(struct tr_node *n)
{
	return n->kind == N_CALL && n->nargs ? n->args[0] : n;
}

void tr_lower_datum(struct tr_cg *cg, const struct tr_datum *d, struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(d->type);
	struct tr_irfunc *f = cg->f;
	struct tr_place p;

	n = tr_node_real(n);
	switch (r->kind) {
	case T_STRING:
		tr_lower_str_to(cg, n, cg->rec, (int32_t)d->off, d->size, false);
		return;
	case T_STACK:
	case T_USTACK:
		stack_datum(cg, d, r->kind == T_USTACK);
		return;
	case T_SYM:
		tr_ir_store(f, cg->rec, (int32_t)d->off, 8, tr_lower(cg, sym_arg(n)));
		return;
	case T_USYM:
		tr_ir_store(f, cg->rec, (int32_t)d->off, 8,
			    tr_ir_alui(f, IR_SHR, CALL0(cg, BPF_FUNC_get_current_pid_tgid), 32));
		tr_ir_store(f, cg->rec, (int32_t)d->off + 8, 8, tr_lower(cg, sym_arg(n)));
		return;
	case T_STRUCT:
	case T_UNION:
	case T_ARRAY:
	case T_FLOAT:
		if (tr_is_str(n)) { /* an array that holds a string's bytes */
			tr_lower_str_to(cg, n, cg->rec, (int32_t)d->off, d->size, true);
			return;
		}
		p = tr_lower_place(cg, n, false);
		tr_place_copy(cg, &p, cg->rec, (int32_t)d->off, d->size, n->pos);
		return;
	default:
		tr_ir_store(f, cg->rec, (int32_t)d->off, (int)d->size, tr_lower_as(cg, n, d->type));
		return;
	}
}

/* What an address argument points at; the address of a variable of ours, too. */
struct tr_place tr_lower_pointee(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_node *a = tr_node_real(n);
	struct tr_type *r = tr_type_resolve(a->type);
	struct tr_place p = { .kind = PL_MEM, .space = SP_KERNEL, .type = a->type };

	if (a->kind == N_UNARY && a->op == OP_ADDR)
		return tr_lower_place(cg, a->a, false);
	if (r->kind == T_ARRAY)
		return tr_lower_place(cg, a, false);
	p.base = tr_lower(cg, a);
	if (r->kind == T_PTR && r->user)
		p.space = SP_USER;
	return p;
}

/* What is beyond the limit is not read either: there may be no memory. */
static void tracemem_part(struct tr_cg *cg, struct tr_act *act, struct tr_node *n,
			  const struct tr_place *p)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = act->data[0].size;
	tr_vreg limit = tr_ir_vreg(f), from = tr_ir_mov(f, tr_ir_alui(f, IR_ADD, p->base, p->off)),
		rc;
	int all = tr_ir_block(f), go = tr_ir_block(f);

	tr_ir_set_reg(f, limit, tr_lower_as(cg, n->args[2], act->data[1].type));
	tr_ir_store(f, cg->rec, (int32_t)act->data[1].off, 8, limit);
	tr_ir_bri(f, CC_UGT, limit, size, all, go);
	tr_ir_at(f, all);
	tr_ir_set_imm(f, limit, size);
	tr_ir_jmp(f, go);
	tr_ir_at(f, go);
	rc = CALL3(cg, p->space == SP_USER ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel,
		   tr_ir_alui(f, IR_ADD, cg->rec, act->data[0].off), tr_bound(cg, limit, size),
		   from);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, from, n->pos);
}

/* tracemem(addr, size[, dynamic size]): the bytes at an address. */
static void tracemem(struct tr_cg *cg, struct tr_act *act, struct tr_node *n)
{
	struct tr_place p = tr_lower_pointee(cg, n->args[0]);

	if (act->ndata > 1) {
		tracemem_part(cg, act, n, &p);
		return;
	}
	tr_place_copy(cg, &p, cg->rec, (int32_t)act->data[0].off, act->data[0].size, n->pos);
}

/* print(): the value itself, or what a pointer points at. */
static void print(struct tr_cg *cg, struct tr_act *act, struct tr_node *n)
{
	struct tr_node *a = tr_node_real(n->args[0]);
	struct tr_type *r = tr_type_resolve(a->type);

	if (r->kind == T_PTR && !tr_type_same(act->data[0].type, a->type)) {
		struct tr_place p = { .kind = PL_MEM,
				      .space = r->user ? SP_USER : SP_KERNEL,
				      .type = r->ref,
				      .base = tr_lower(cg, a) };

		tr_place_copy(cg, &p, cg->rec, (int32_t)act->data[0].off, act->data[0].size,
			      n->pos);
		return;
	}
	tr_lower_datum(cg, &act->data[0], a);
}

static void exit_now(struct tr_cg *cg)
{
	tr_vreg state = tr_cg_mapval(cg, TR_MAP_STATE, 0);

	tr_ir_storei(cg->f, state, offsetof(struct tr_state, exited), 4, 1);
	tr_ir_storei(cg->f, state, offsetof(struct tr_state, active), 4, 0);
	cg->exits = true;
	cg->cl->uses |= USE_EXIT;
}

static void mark_done(struct tr_cg *cg, int bit)
{
	int32_t off = (int32_t)sizeof(struct tr_rechdr) + bit / 64 * 8;
	tr_vreg w;

	if (bit < 0)
		return;
	w = tr_ir_load(cg->f, cg->rec, off, 8, false);
	w = tr_ir_alu(cg->f, IR_OR, w, tr_ir_imm(cg->f, (int64_t)(1ull << bit % 64)));
	tr_ir_store(cg->f, cg->rec, off, 8, w);
}

/* The arguments that data[] describes begin here. */
static size_t first_data(enum tr_actkind kind)
{
	return kind == ACT_PRINTF || kind == ACT_SYSTEM || kind == ACT_FREOPEN ||
	       kind == ACT_TRUNC || kind == ACT_NORMALIZE;
}

static void lower_recording(struct tr_cg *cg, struct tr_act *act, struct tr_node *n)
{
	size_t first = first_data(act->kind);

	switch (act->kind) {
	case ACT_TRACEMEM:
		tracemem(cg, act, n);
		break;
	case ACT_PRINT:
		print(cg, act, n);
		break;
	case ACT_STACK:
	case ACT_USTACK:
	case ACT_SYM:
		tr_lower_datum(cg, &act->data[0], n);
		break;
	case ACT_SPECULATE:
		tr_lower_speculate(cg, act, n);
		break;
	case ACT_COMMIT:
	case ACT_DISCARD:
		tr_lower_spec_end(cg, n, act->kind == ACT_COMMIT ? TR_REC_COMMIT : TR_REC_DISCARD);
		break;
	case ACT_PCAP:
		tr_lower_pcap(cg, act, n);
		break;
	default:
		for (size_t i = 0; i < act->ndata; i++)
			tr_lower_datum(cg, &act->data[i], n->args[i + first]);
		break;
	}
	mark_done(cg, act->cond);
	if (act->kind == ACT_EXIT)
		exit_now(cg);
}

void tr_lower_action(struct tr_cg *cg, struct tr_node *n)
{
	if (n->act) {
		cg->action = n->act->number;
		lower_recording(cg, n->act, n);
	} else if (n->func && n->func->kind == FN_SUBR) {
		if (tr_is_str(n))
			tr_lower_str(cg, n);
		else
			tr_lower(cg, n);
	} else if (!tr_lower_destructive(cg, n)) {
		tr_cg_unsupported(cg, n->pos, n->name);
	}
}

/* ---- statements */

static void lower_branch(struct tr_cg *cg, struct tr_stmt *s)
{
	struct tr_region outer = tr_region_enter(cg);

	tr_lower_stmts(cg, s);
	tr_region_leave(cg, outer);
}

static void lower_if(struct tr_cg *cg, struct tr_stmt *s)
{
	int bt = tr_ir_block(cg->f), bf = tr_ir_block(cg->f), end = tr_ir_block(cg->f);
	struct tr_known known;

	tr_lower_cond(cg, s->expr, bt, bf);
	known = tr_known_save(cg);
	tr_ir_at(cg->f, bt);
	lower_branch(cg, s->then);
	tr_ir_jmp(cg->f, end);
	tr_known_restore(cg, known);
	tr_ir_at(cg->f, bf);
	lower_branch(cg, s->els);
	tr_ir_jmp(cg->f, end);
	tr_known_restore(cg, known);
	tr_ir_at(cg->f, end);
}

static void lower_stmt(struct tr_cg *cg, struct tr_stmt *s)
{
	uint32_t top = cg->scratch_top;

	cg->action++;
	if (s->kind == S_EXPR && s->expr)
		tr_lower_effect(cg, s->expr);
	else if (s->kind == S_IF)
		lower_if(cg, s);
	else if (s->kind == S_BLOCK)
		tr_lower_stmts(cg, s->body);
	cg->scratch_top = TR_MAX(top, cg->scratch_keep);
}

void tr_lower_stmts(struct tr_cg *cg, struct tr_stmt *s)
{
	for (; s && !cg->failed; s = s->next)
		lower_stmt(cg, s);
}

/* ---- the clause */

static void reserve(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	struct tr_clause *cl = cg->cl;
	int full = tr_cg_unlikely(cg), got = tr_ir_block(f);
	tr_vreg now, tag;

	cg->ring = tr_cg_ring(cg, full, &tag);
	now = tr_lower_time(cg);
	cg->rec = CALL3(cg, BPF_FUNC_ringbuf_reserve, cg->ring, tr_ir_imm(f, cl->recsize),
			tr_ir_imm(f, 0));
	tr_ir_bri(f, CC_EQ, cg->rec, 0, full, got);
	tr_ir_at(f, full);
	tr_cg_drop(cg, DROP_RECORD);
	tr_ir_jmp(f, cg->b_out);
	tr_ir_at(f, got);
	tr_ir_storei(f, cg->rec, 0, 4, (int32_t)cl->index);
	tr_ir_store(f, cg->rec, 4, 4, tag);
	tr_ir_store(f, cg->rec, 8, 8, now);
	for (size_t i = 0; i < (cl->ncond + 63) / 64; i++)
		tr_ir_storei(f, cg->rec, (int32_t)(sizeof(struct tr_rechdr) + i * 8), 8, 0);
}

/* Addresses of a process, which may end soon: then nothing tells their names any more. */
static bool has_process(const struct tr_clause *cl)
{
	for (const struct tr_act *a = cl->acts; a; a = a->next) {
		for (size_t i = 0; i < a->ndata && tr_act_records(a); i++) {
			enum tr_tkind kind = tr_type_resolve(a->data[i].type)->kind;

			if (kind == T_USTACK || kind == T_USYM)
				return true;
		}
	}
	return false;
}

/* Wake the reader when enough waits, at once for an exit(); else leave it asleep: waking costs
 * more than the whole record. How much waits is looked at in one of eight quarters of a
 * microsecond, which is often enough for a busy ring and spares the others a helper. */
#define LOOK_MASK 0x700

void tr_rec_submit(struct tr_cg *cg, tr_vreg rec, tr_vreg ring)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg flags = tr_ir_vreg(f), avail;
	int look, wake, end;

	if (cg->exits) {
		CALL2(cg, BPF_FUNC_ringbuf_submit, rec, tr_ir_imm(f, BPF_RB_FORCE_WAKEUP));
		return;
	}
	if (has_process(cg->cl)) { /* 0: wake a reader that has read all */
		CALL2(cg, BPF_FUNC_ringbuf_submit, rec, tr_ir_imm(f, 0));
		return;
	}
	look = tr_cg_unlikely(cg);
	wake = tr_cg_unlikely(cg);
	end = tr_ir_block(f);
	tr_ir_set_imm(f, flags, BPF_RB_NO_WAKEUP);
	tr_ir_bri(f, CC_SET, tr_ir_load(f, rec, offsetof(struct tr_rechdr, time), 8, false),
		  LOOK_MASK, end, look);
	tr_ir_at(f, look);
	avail = CALL2(cg, BPF_FUNC_ringbuf_query, ring, tr_ir_imm(f, BPF_RB_AVAIL_DATA));
	tr_ir_br(f, CC_UGT, avail,
		 tr_ir_load(f, tr_cg_mapval(cg, TR_MAP_STATE, 0), offsetof(struct tr_state, wake),
			    8, false),
		 wake, end);
	tr_ir_at(f, wake);
	tr_ir_set_imm(f, flags, BPF_RB_FORCE_WAKEUP);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	CALL2(cg, BPF_FUNC_ringbuf_submit, rec, flags);
}

/* A record of branches alone, none of which was taken, is none. */
static void discard_empty(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int some, next;

	for (const struct tr_act *a = cg->cl->acts; a; a = a->next)
		if (!a->spec && a->cond < 0 && tr_act_records(a))
			return;
	some = tr_ir_block(f);
	for (size_t i = 0; i < (cg->cl->ncond + 63) / 64; i++) {
		next = tr_ir_block(f);
		tr_ir_bri(f, CC_NE,
			  tr_ir_load(f, cg->rec, (int32_t)(sizeof(struct tr_rechdr) + i * 8), 8,
				     false),
			  0, some, next);
		tr_ir_at(f, next);
	}
	CALL2(cg, BPF_FUNC_ringbuf_discard, cg->rec, tr_ir_imm(f, BPF_RB_NO_WAKEUP));
	tr_ir_jmp(f, cg->b_out);
	tr_ir_at(f, some);
}

static void finish(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg rec = cg->rec;

	if (rec != TR_NOREG) {
		discard_empty(cg);
		tr_rec_submit(cg, rec, cg->ring);
	}
	tr_ir_jmp(f, cg->b_out);
	tr_ir_at(f, cg->b_fault);
	if (rec != TR_NOREG)
		CALL2(cg, BPF_FUNC_ringbuf_discard, rec, tr_ir_imm(f, BPF_RB_NO_WAKEUP));
	tr_ir_reti(f, 1);
	tr_ir_at(f, cg->b_fault0);
	tr_ir_reti(f, 1);
}

/* this-> variables in registers read as 0 until they are set: set at the function's start. */
static void clear_this(struct tr_cg *cg, int entry, int first)
{
	tr_ir_at(cg->f, entry);
	for (size_t i = 0; i < cg->thisregs.n; i++)
		tr_ir_set_imm(cg->f, cg->thisregs.v[i].r, 0);
	tr_ir_jmp(cg->f, first);
	free(cg->thisregs.v);
	memset(&cg->thisregs, 0, sizeof(cg->thisregs));
}

static void new_function(struct tr_cg *cg, const char *name)
{
	cg->f = tr_func_new(cg->u, name, 5);
	cg->f->const_params = 1;
	cg->ctx = 0;
	cg->pidx = 1;
	cg->slot = 2;
	cg->err = 4;
	cg->tmp8 = cg->keyobj = cg->commobj = 0;
	cg->keyobj_size = 0;
}

/* Predicate, record, statements, into the current function. Leaves to b_out. */
static void lower_body(struct tr_cg *cg, struct tr_clause *cl)
{
	int entry = cg->f->cur, first = tr_ir_block(cg->f), body;

	cg->cl = cl;
	/* the checker can only guess at these */
	cl->uses &= ~(unsigned)(USE_SCRATCH | USE_FAULT | USE_THIS | USE_EXIT);
	cg->rec = cg->tls = cg->aggs = cg->now = cg->comm = TR_NOREG;
	cg->exits = false;
	cg->action = 0;
	cg->scratch_top = cg->g->this_size;
	cg->scratch_first = cg->scratch_keep = 0;
	cg->b_fault = tr_cg_unlikely(cg);
	cg->b_fault0 = tr_cg_unlikely(cg);
	tr_ir_at(cg->f, first);
	if (cg->one_probe && !cg->is_error)
		cg->pidx = tr_ir_imm(cg->f, cg->pb->index);
	if (cl->pred) {
		body = tr_ir_block(cg->f);
		tr_lower_cond(cg, cl->pred, body, cg->b_out);
		tr_ir_at(cg->f, body);
	}
	if (cl->recsize)
		reserve(cg);
	lower_branch(cg, cl->body);
	cg->f->pos = cl->pos;
	finish(cg);
	clear_this(cg, entry, first);
}

int tr_lower_clause(struct tr_cg *cg, struct tr_clause *cl, struct trace_probe *as, int *func)
{
	struct tr_cg outer = *cg;

	cg->pb = as ? as : cg->pb;
	cg->one_probe = as || cg->one_probe;
	new_function(cg, cl->name);
	cg->time = outer.time == TR_NOREG ? TR_NOREG : 3;
	*func = tr_func_index(cg->f);
	cg->b_out = tr_ir_block(cg->f);
	lower_body(cg, cl);
	tr_ir_at(cg->f, cg->b_out);
	tr_ir_reti(cg->f, 0);
	/* what the rest of the program needs to know of it */
	outer.rts = cg->rts;
	outer.failed = cg->failed;
	outer.clause_exits = cg->exits;
	*cg = outer;
	return cg->failed;
}

void tr_lower_inline(struct tr_cg *cg, struct tr_clause *cl, struct trace_probe *as, int out)
{
	cg->pb = as ? as : cg->pb;
	cg->one_probe = as || cg->one_probe;
	cg->b_out = out;
	lower_body(cg, cl);
}
