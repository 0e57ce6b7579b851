/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * pcap(skb, link type): the packet's length and the bytes that the buffer holds itself, at most
 * pcapsize. What lies in page fragments stays out: a program cannot follow those.
 */
#include "code/kfield.h"
#include "code/lower_sub.h"

void tr_lower_pcap(struct tr_cg *cg, struct tr_act *act, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	const struct tr_datum *d = act->data;
	tr_vreg skb = tr_ir_mov(f, tr_lower(cg, n->args[0])), got = tr_ir_vreg(f), len, from, rc;
	int cut = tr_ir_block(f), go = tr_ir_block(f);

	tr_ir_store(f, cg->rec, (int32_t)d[0].off, 4, tr_lower_as(cg, n->args[1], d[0].type));
	len = tr_kfield_read(cg, skb, "sk_buff", "len", n->pos);
	tr_ir_store(f, cg->rec, (int32_t)d[1].off, 4, len);
	tr_ir_set_reg(f, got,
		      tr_ir_alu(f, IR_SUB, len,
				tr_kfield_read(cg, skb, "sk_buff", "data_len", n->pos)));
	from = tr_ir_mov(f, tr_kfield_read(cg, skb, "sk_buff", "data", n->pos));
	tr_ir_bri(f, CC_UGT, got, d[3].size, cut, go);
	tr_ir_at(f, cut);
	tr_ir_set_imm(f, got, d[3].size);
	tr_ir_jmp(f, go);
	tr_ir_at(f, go);
	tr_ir_store(f, cg->rec, (int32_t)d[2].off, 4, got);
	rc = CALL3(cg, BPF_FUNC_probe_read_kernel, tr_ir_alui(f, IR_ADD, cg->rec, d[3].off),
		   tr_bound(cg, got, d[3].size), from);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, from, n->pos);
}
