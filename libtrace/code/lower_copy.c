/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Scratch memory that a script owns: alloca, copyin, and what writes there: copyinto, bcopy and
 * stores through pointers.
 *
 * Such memory is bytes of the slot that stay reserved until the clause ends. What the script gets
 * is its address as a plain number: it may keep it in any variable and compute with it. Whoever
 * writes has to find out again where in the slot the address is, which is also the check that it
 * is nowhere else.
 */
#include "code/lower_sub.h"

/* Reserve bytes until the clause ends, or the firing (code/kept.c); their offset in the slot. */
static uint32_t keep(struct tr_cg *cg, uint32_t size)
{
	uint32_t room = (uint32_t)TR_ALIGN(TR_MAX(size, 8u), 8), off;

	off = cg->scratch_keep ? cg->scratch_keep : cg->cl->keep_off;
	if (cg->cl->keep_size && off + room <= cg->cl->keep_off + cg->cl->keep_size) {
		cg->cl->uses |= USE_SCRATCH;
		cg->scratch_first = cg->cl->keep_off;
	} else {
		off = tr_cg_scratch(cg, room);
		if (!cg->scratch_keep)
			cg->scratch_first = off;
	}
	cg->scratch_keep = off + room;
	return off;
}

/* An address as a number: the verifier forgets what it knows of it on the way through a map. */
static tr_vreg as_number(struct tr_cg *cg, tr_vreg v)
{
	uint32_t off = tr_cg_scratch(cg, 8);

	tr_ir_store(cg->f, cg->slot, (int32_t)off, 8, v);
	return tr_ir_load(cg->f, cg->slot, (int32_t)off, 8, false);
}

static tr_vreg slot_at(struct tr_cg *cg, uint32_t off)
{
	return tr_ir_alui(cg->f, IR_ADD, cg->slot, off);
}

/* The size argument, which must not be above *room: a constant makes *room smaller. */
static tr_vreg size_arg(struct tr_cg *cg, struct tr_node *n, uint32_t *room, enum tr_fault fault)
{
	struct tr_node *size = tr_node_real(n);
	tr_vreg want;

	if (size->constant && size->ival <= *room) {
		*room = (uint32_t)size->ival;
		return tr_ir_imm(cg->f, (int64_t)size->ival);
	}
	want = tr_ir_mov(cg->f, tr_lower(cg, size));
	tr_cg_fault_if(cg, CC_UGT, want, *room, fault, want, size->pos);
	return want;
}

tr_vreg tr_sub_alloca(struct tr_cg *cg, struct tr_node *n)
{
	uint32_t room = tr_kept_room(cg->t, n);

	size_arg(cg, n->args[0], &room, TR_FLT_NOSCRATCH);
	return as_number(cg, slot_at(cg, keep(cg, room)));
}

/* copyin(address, size) */
tr_vreg tr_sub_copyin(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_node *size = tr_node_real(n->args[1]);
	uint32_t room = tr_kept_room(cg->t, n), off;
	tr_vreg addr = tr_ir_mov(cg->f, tr_lower(cg, n->args[0])), want, rc;

	want = size_arg(cg, size, &room, TR_FLT_NOSCRATCH);
	off = keep(cg, room);
	rc = CALL3(cg, BPF_FUNC_probe_read_user, slot_at(cg, off), tr_bound(cg, want, room), addr);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, addr, n->pos);
	return as_number(cg, slot_at(cg, off));
}

/* The memory that this clause has taken so far, else what others left it: its begin and size. */
static uint32_t region(struct tr_cg *cg, uint32_t *first)
{
	*first = cg->scratch_keep ? cg->scratch_first : cg->g->kept_off;
	return cg->scratch_keep ? cg->scratch_keep - *first : cg->g->kept_size;
}

/* Where in that the address is; a fault if it is not there, or less than size bytes are. */
static tr_vreg owned(struct tr_cg *cg, tr_vreg addr, tr_vreg size, uint32_t most, struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;
	uint32_t first, room = region(cg, &first);
	tr_vreg off, rest;

	if (!room) {
		tr_cg_fault_if(cg, CC_EQ, tr_ir_imm(f, 0), 0, TR_FLT_BADADDR, addr, pos);
		return slot_at(cg, 0);
	}
	off = tr_ir_alu(f, IR_SUB, as_number(cg, addr), as_number(cg, cg->slot));
	off = tr_ir_alui(f, IR_SUB, off, first);
	tr_cg_fault_if(cg, CC_UGT, off, room, TR_FLT_BADADDR, addr, pos);
	rest = tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_SUB, tr_ir_imm(f, room), off), size);
	tr_cg_fault_if(cg, CC_LT, rest, 0, TR_FLT_BADADDR, addr, pos);
	/* the verifier adds the largest size to the last offset */
	tr_cg_scratch(cg, 0);
	cg->g->slot_size = TR_MAX(cg->g->slot_size, TR_ALIGN(first + room + most, 8));
	return tr_ir_alu(f, IR_ADD, slot_at(cg, first), tr_bound(cg, off, room));
}

void tr_scratch_place(struct tr_cg *cg, struct tr_place *p, uint32_t size, struct tr_pos pos)
{
	tr_vreg addr = p->off ? tr_ir_alui(cg->f, IR_ADD, p->base, p->off) : p->base;

	/* bit-fields are read and written in units of up to 8 bytes */
	p->base = owned(cg, addr, tr_ir_imm(cg->f, size), TR_MAX(size, 8u), pos);
	p->space = SP_BPF;
	p->off = 0;
}

/* Copy size bytes from an address of the given space into the script's own memory. */
static void copy_into(struct tr_cg *cg, tr_vreg from, struct tr_node *size, struct tr_node *to,
		      enum tr_space sp, struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;
	uint32_t room, first;
	tr_vreg want, dst, addr, rc;

	addr = tr_ir_mov(f, tr_lower(cg, to));
	room = region(cg, &first);
	want = size_arg(cg, size, &room, TR_FLT_BADADDR);
	dst = owned(cg, addr, want, room, pos);
	rc = CALL3(cg, sp == SP_USER ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel, dst,
		   tr_bound(cg, want, room), from);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, from, pos);
}

/* bcopy(from, to, size) */
tr_vreg tr_sub_bcopy(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_node *a = tr_node_real(n->args[0]);
	struct tr_type *r = tr_type_resolve(a->type);
	enum tr_space sp = r->kind == T_PTR && r->user ? SP_USER : SP_KERNEL;
	tr_vreg from;

	if (tr_is_str(a)) {
		struct tr_str s = tr_arg_str(cg, n, 0);

		from = tr_str_ptr(cg, &s);
	} else {
		from = tr_lower(cg, a);
	}
	copy_into(cg, tr_ir_mov(cg->f, from), n->args[2], n->args[1], sp, n->pos);
	return tr_ir_imm(cg->f, 0);
}

/* copyinto(address, size, to) */
tr_vreg tr_sub_copyinto(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg from = tr_ir_mov(cg->f, tr_lower(cg, n->args[0]));

	copy_into(cg, from, n->args[1], n->args[2], SP_USER, n->pos);
	return tr_ir_imm(cg->f, 0);
}
