/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Keys longer than 512 bytes, such as two strings of the usual size. Older kernels (those without
 * TR_FEAT_LONG_KEY) do not take them. There a hash has keys of three words: the tuple's prefix (the
 * CPU or the thread, or 0) and a digest of 128 bits of the whole tuple. Of aggregations, the tuple
 * itself is kept behind the value, for the reader:
 *
 *	value	valsize bytes
 *	tuple	tr_mapdef.tuple bytes, prefix first
 *	u64	1 when the tuple is complete
 */
#include "code/lower.h"
#include "consume/aggregate.h"
#include "load/feature.h"

void tr_long_keys(struct trace *t)
{
	for (size_t i = TR_MAP_FIRST; i < t->program->maps.n; i++) {
		struct tr_mapdef *m = &t->program->maps.v[i];

		if (m->key <= TR_KEY_MAX || tr_feature(t, TR_FEAT_LONG_KEY))
			continue;
		m->tuple = m->key;
		m->key = TR_DIGEST_SIZE;
		if (m->agg)
			m->value += m->tuple + 8;
	}
}

static tr_vreg mix(struct tr_irfunc *f, tr_vreg h, uint64_t by, int shift)
{
	h = tr_ir_alu(f, IR_MUL, h, tr_ir_imm(f, (int64_t)by));
	return tr_ir_alu(f, IR_XOR, h, tr_ir_alui(f, IR_SHR, h, shift));
}

/* rt_digest(tuple, out) for the tuple's bytes: tr_digest() of consume/, into the second and third
 * word of out. */
void tr_rt_build_digest(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg i = tr_ir_vreg(f), h1 = tr_ir_vreg(f), h2 = tr_ir_vreg(f), w, x;
	int head = tr_ir_block(f), body = tr_ir_block(f), out = tr_ir_block(f);

	tr_ir_set_imm(f, i, 0);
	tr_ir_set_imm(f, h1, 0);
	tr_ir_set_imm(f, h2, 0);
	tr_ir_jmp(f, head);
	tr_ir_at(f, head);
	tr_ir_bri(f, CC_ULT, i, cg->rtsize[0], body, out);
	tr_ir_at(f, body);
	w = tr_ir_load(f, tr_ir_alu(f, IR_ADD, 0, i), 0, 8, false);
	x = mix(f, tr_ir_alu(f, IR_XOR, h1, w), TR_DIGEST_1, 29);
	tr_ir_set_reg(f, h1, x);
	tr_ir_set_reg(f, h2,
		      mix(f, tr_ir_alu(f, IR_ADD, tr_ir_alu(f, IR_ADD, h2, w), x), TR_DIGEST_2,
			  32));
	tr_ir_set_reg(f, i, tr_ir_alui(f, IR_ADD, i, 8));
	tr_ir_jmp(f, head);
	tr_ir_at(f, out);
	tr_ir_store(f, 1, 8, 8, h1);
	tr_ir_store(f, 1, 16, 8, h2);
	tr_ir_reti(f, 0);
}

tr_vreg tr_digest_key(struct tr_cg *cg, const struct tr_mapdef *m, tr_vreg tuple, tr_vreg key,
		      bool prefix)
{
	struct tr_irfunc *f = cg->f;
	const tr_vreg args[2] = { tuple, key };

	if (prefix)
		tr_ir_store(f, key, 0, 8, tr_ir_load(f, tuple, 0, 8, false));
	else
		tr_ir_storei(f, key, 0, 8, 0);
	tr_ir_callf(f, tr_rt_for(cg, RT_DIGEST, (uint32_t)m->tuple, 0), 2, args);
	return key;
}

void tr_keep_tuple(struct tr_cg *cg, const struct tr_mapdef *m, tr_vreg e, tr_vreg tuple)
{
	struct tr_irfunc *f = cg->f;
	int32_t at = (int32_t)(m->value - m->tuple - 8);

	CALL3(cg, BPF_FUNC_probe_read_kernel, tr_ir_alui(f, IR_ADD, e, at), tr_ir_imm(f, m->tuple),
	      tuple);
	tr_ir_storei(f, e, at + (int32_t)m->tuple, 8, 1);
}
