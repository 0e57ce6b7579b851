/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Subroutines that write network addresses as text: inet_ntoa, inet_ntoa6, inet_ntop, link_ntop.
 * The address is read into memory of the routine (rt_net.c) that formats it.
 */
#include "code/lower_sub.h"

enum { FAMILY_INET = 2, FAMILY_INET6 = 10, TYPE_ETHER = 1, TYPE_INFINIBAND = 32 };

static tr_vreg at(struct tr_cg *cg, uint32_t off)
{
	return tr_ir_alui(cg->f, IR_ADD, cg->slot, off);
}

/* Memory of the routine, with size bytes from the pointer n at its start. */
static uint32_t load(struct tr_cg *cg, struct tr_node *n, tr_vreg addr, uint32_t size)
{
	struct tr_type *r = tr_type_resolve(tr_node_real(n)->type);
	uint32_t mem = tr_cg_scratch(cg, TR_NET_MEM);
	struct tr_place p = { .kind = PL_MEM,
			      .space = r->kind == T_PTR && r->user ? SP_USER : SP_KERNEL,
			      .base = addr };

	tr_place_copy(cg, &p, cg->slot, (int32_t)mem, size, n->pos);
	return mem;
}

static void format(struct tr_cg *cg, enum tr_rt routine, uint32_t out, uint32_t mem, uint32_t n)
{
	tr_vreg args[2] = { at(cg, out), at(cg, mem) };

	tr_ir_callf(cg->f, tr_rt_for(cg, routine, n, 0), 2, args);
}

static struct tr_str result(struct tr_cg *cg, uint32_t out)
{
	return (struct tr_str){ .p = at(cg, out), .max = TR_NET_TEXT };
}

struct tr_str tr_sub_inet_ntoa(struct tr_cg *cg, struct tr_node *n)
{
	uint32_t out = tr_cg_scratch(cg, TR_NET_TEXT);

	format(cg, RT_IPV4, out, load(cg, n->args[0], tr_lower(cg, n->args[0]), 4), 0);
	return result(cg, out);
}

/*
 * The address at mem: one that is, or maps, an IPv4 address ends in four decimal numbers.
 * inet_ntoa6() shows these alone.
 */
static void ipv6(struct tr_cg *cg, uint32_t out, uint32_t mem, bool alone)
{
	struct tr_irfunc *f = cg->f;
	int zero = tr_ir_block(f), compat = tr_ir_block(f), v4 = tr_ir_block(f),
	    v6 = tr_ir_block(f);
	int end = tr_ir_block(f), last = tr_ir_block(f);
	tr_vreg hi = tr_ir_load(f, cg->slot, (int32_t)mem, 8, false), mid, low;

	tr_ir_bri(f, CC_EQ, hi, 0, zero, v6);
	tr_ir_at(f, zero);
	mid = tr_ir_load(f, cg->slot, (int32_t)mem + 8, 4, false);
	tr_ir_br(f, CC_EQ, mid, tr_ir_imm(f, (int64_t)__builtin_bswap32(0xffff)), v4, compat);
	tr_ir_at(f, compat);
	tr_ir_bri(f, CC_EQ, tr_ir_load(f, cg->slot, (int32_t)mem + 8, 4, false), 0, last, v6);
	tr_ir_at(f, last); /* :: and ::1 are IPv6 */
	low = tr_ir_load(f, cg->slot, (int32_t)mem + 12, 4, false);
	tr_ir_bri(f, CC_EQ,
		  tr_ir_alu(f, IR_AND, low, tr_ir_imm(f, (int64_t)(uint32_t)~__builtin_bswap32(1))),
		  0, v6, v4);
	tr_ir_at(f, v4);
	if (alone) {
		tr_ir_store(f, cg->slot, (int32_t)mem, 4,
			    tr_ir_load(f, cg->slot, (int32_t)mem + 12, 4, false));
		format(cg, RT_IPV4, out, mem, 0);
	} else {
		format(cg, RT_IPV6, out, mem, 6);
	}
	tr_ir_jmp(f, end);
	tr_ir_at(f, v6);
	format(cg, RT_IPV6, out, mem, 8);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

struct tr_str tr_sub_inet_ntoa6(struct tr_cg *cg, struct tr_node *n)
{
	uint32_t out = tr_cg_scratch(cg, TR_NET_TEXT);

	ipv6(cg, out, load(cg, n->args[0], tr_lower(cg, n->args[0]), 16), true);
	return result(cg, out);
}

/* inet_ntop(family, address) */
struct tr_str tr_sub_inet_ntop(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t out = tr_cg_scratch(cg, TR_NET_TEXT), top;
	tr_vreg family = tr_ir_mov(f, tr_lower(cg, n->args[0])),
		addr = tr_ir_mov(f, tr_lower(cg, n->args[1]));
	int v4 = tr_ir_block(f), v6 = tr_ir_block(f), end = tr_ir_block(f);

	tr_ir_bri(f, CC_EQ, family, FAMILY_INET, v4, v6);
	tr_ir_at(f, v6);
	tr_cg_fault_if(cg, CC_NE, family, FAMILY_INET6, TR_FLT_ILLOP, family, n->pos);
	top = cg->scratch_top;
	ipv6(cg, out, load(cg, n->args[1], addr, 16), false);
	tr_ir_jmp(f, end);
	tr_ir_at(f, v4);
	cg->scratch_top = top;
	format(cg, RT_IPV4, out, load(cg, n->args[1], addr, 4), 0);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return result(cg, out);
}

/* link_ntop(hardware type, address): the types of if_arp.h that DTrace knows. */
struct tr_str tr_sub_link_ntop(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t out = tr_cg_scratch(cg, TR_NET_TEXT), top;
	tr_vreg type = tr_ir_mov(f, tr_lower(cg, n->args[0])),
		addr = tr_ir_mov(f, tr_lower(cg, n->args[1]));
	int ether = tr_ir_block(f), ib = tr_ir_block(f), end = tr_ir_block(f);

	tr_ir_bri(f, CC_EQ, type, TYPE_ETHER, ether, ib);
	tr_ir_at(f, ib);
	tr_cg_fault_if(cg, CC_NE, type, TYPE_INFINIBAND, TR_FLT_ILLOP, type, n->pos);
	top = cg->scratch_top;
	format(cg, RT_LINK, out, load(cg, n->args[1], addr, 20), 20);
	tr_ir_jmp(f, end);
	tr_ir_at(f, ether);
	cg->scratch_top = top;
	format(cg, RT_LINK, out, load(cg, n->args[1], addr, 6), 6);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return result(cg, out);
}
