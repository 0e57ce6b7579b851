/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Small things that all of the lowering uses, and the trace_cg_ functions through which
 * providers emit code. In: struct tr_cg with a current function. Relies on the IR builder.
 */
#include <linux/version.h>

#include "code/lower.h"
#include "load/feature.h"

int tr_cg_unsupported(struct tr_cg *cg, struct tr_pos pos, const char *what)
{
	if (!cg->failed)
		cg->failed = tr_error(cg->t, D_UNKNOWN, pos, "not implemented yet: %s", what);
	return cg->failed;
}

void tr_cg_use_map(struct tr_cg *cg, int map)
{
	cg->t->program->maps.v[map].used = true;
}

tr_vreg tr_cg_mapfd(struct tr_cg *cg, int map)
{
	tr_cg_use_map(cg, map);
	return tr_ir_mapfd(cg->f, map);
}

tr_vreg tr_cg_mapval(struct tr_cg *cg, int map, int32_t off)
{
	tr_cg_use_map(cg, map);
	return tr_ir_mapval(cg->f, map, off);
}

uint32_t tr_cg_rodata(struct tr_cg *cg, const void *data, size_t n, size_t align)
{
	static const char zero[16];
	struct tr_buf *b = &cg->g->rodata;
	uint32_t off;

	/* equal constants are kept once: names and formats repeat a lot */
	for (off = 0; off + n <= b->n && b->n < 65536; off += (uint32_t)align)
		if (memcmp(b->s + off, data, n) == 0)
			return off;
	off = (uint32_t)TR_ALIGN(b->n, align);
	tr_buf_add(b, zero, off - b->n);
	tr_buf_add(b, data, n);
	return off;
}

uint32_t tr_cg_zeros(struct tr_cg *cg, uint32_t n)
{
	struct tr_gen *g = cg->g;

	if (n > g->nzeros) {
		void *zero = calloc(1, n + 8); /* and what aligns it */

		g->zeros = (uint32_t)TR_ALIGN(g->rodata.n, 8);
		tr_buf_add(&g->rodata, zero, g->zeros - g->rodata.n + n);
		g->nzeros = n;
		free(zero);
	}
	return g->zeros;
}

tr_vreg tr_cg_call(struct tr_cg *cg, int helper, int n, tr_vreg a, tr_vreg b, tr_vreg c, tr_vreg d,
		   tr_vreg e)
{
	const tr_vreg args[] = { a, b, c, d, e };

	return tr_ir_call(cg->f, helper, n, args);
}

/* Kernels since 6.4 follow a number through calls (commit fde2a3882bd0). */
tr_vreg tr_cg_hide(struct tr_cg *cg, tr_vreg v)
{
	tr_vreg any;

	if (tr_kernel_version(cg->t) >= KERNEL_VERSION(6, 4, 0))
		return v;
	any = tr_ir_reload(cg->f, tr_cg_mapval(cg, TR_MAP_STATE, 0), 0);
	return tr_ir_alu(cg->f, IR_XOR, tr_ir_alu(cg->f, IR_XOR, v, any), any);
}

tr_vreg tr_cg_tmp8(struct tr_cg *cg)
{
	if (!cg->tmp8)
		cg->tmp8 = tr_ir_stackobj(cg->f, 8) + 1;
	return tr_ir_stack(cg->f, cg->tmp8 - 1, 0);
}

int tr_cg_unlikely(struct tr_cg *cg)
{
	int b = tr_ir_block(cg->f);

	cg->f->blocks.v[b]->unlikely = true;
	return b;
}

/* err points at the tail of struct tr_rec_error, behind its header. */
#define ERR_OFF(member) ((int)(offsetof(struct tr_rec_error, member) - sizeof(struct tr_rechdr)))

void tr_cg_fault(struct tr_cg *cg, enum tr_fault code, tr_vreg value, struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;

	cg->cl->uses |= USE_FAULT;
	tr_ir_storei(f, cg->err, ERR_OFF(clause), 4, (int32_t)cg->cl->index);
	tr_ir_storei(f, cg->err, ERR_OFF(action), 4, cg->action);
	tr_ir_storei(f, cg->err, ERR_OFF(fault), 4, code);
	tr_ir_storei(f, cg->err, ERR_OFF(line_col), 4,
		     (int32_t)(pos.line << 12 | TR_MIN(pos.col, 4095u)));
	if (value == TR_NOREG)
		tr_ir_storei(f, cg->err, ERR_OFF(value), 8, 0);
	else
		tr_ir_store(f, cg->err, ERR_OFF(value), 8, value);
	if (cg->t->program->has_error_clause && !cg->is_error)
		tr_ir_store(f, cg->err, offsetof(struct tr_err, epid), 4,
			    tr_lower_epid(cg, cg->cl, cg->pb, cg->pidx, cg->one_probe));
	tr_ir_jmp(f, cg->rec == TR_NOREG ? cg->b_fault0 : cg->b_fault);
}

void tr_cg_fault_if(struct tr_cg *cg, enum tr_cond cc, tr_vreg a, int64_t imm, enum tr_fault code,
		    tr_vreg value, struct tr_pos pos)
{
	int bad = tr_cg_unlikely(cg), good = tr_ir_block(cg->f);

	tr_ir_bri(cg->f, cc, a, imm, bad, good);
	tr_ir_at(cg->f, bad);
	tr_cg_fault(cg, code, value, pos);
	tr_ir_at(cg->f, good);
}

tr_vreg tr_cg_ring(struct tr_cg *cg, int none, tr_vreg *tag)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg cpu = CALL0(cg, BPF_FUNC_get_smp_processor_id), key, ring;
	int have;

	*tag = cg->pidx;
	if (cg->t->program->one_ring) {
		*tag = tr_ir_alu(f, IR_OR, tr_ir_alui(f, IR_SHL, cpu, TR_REC_CPU_SHIFT), cg->pidx);
		return tr_cg_mapfd(cg, TR_MAP_RINGS);
	}
	have = tr_ir_block(f);
	key = tr_cg_tmp8(cg);
	tr_ir_store(f, key, 0, 4, cpu);
	ring = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_RINGS), key);
	tr_ir_bri(f, CC_EQ, ring, 0, none, have);
	tr_ir_at(f, have);
	return ring;
}

/* One more of this kind on this CPU: shorter than a call of rt_drop where there are only a few. */
static void drop_inline(struct tr_cg *cg, enum tr_drop kind)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg key = tr_cg_tmp8(cg), cpu;
	int ok = tr_cg_unlikely(cg), end = tr_cg_unlikely(cg);

	tr_ir_storei(f, key, 0, 4, 0);
	cpu = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_CPU), key);
	tr_ir_bri(f, CC_NE, cpu, 0, ok, end);
	tr_ir_at(f, ok);
	tr_ir_atomic_add(f, cpu, (int32_t)(offsetof(struct tr_cpu, drops) + 8 * (size_t)kind), 8,
			 tr_ir_imm(f, 1));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* bufpolicy=fill: what finds no room is no loss but the end of tracing. END comes behind that. */
static bool ends_tracing(const struct tr_cg *cg, enum tr_drop kind)
{
	const struct trace_probe *pb = cg->prog->probes.n ? cg->prog->probes.v[0] : NULL;

	if (tr_policy(cg->t) != POLICY_FILL ||
	    (pb && !strcmp(pb->prv, "dtrace") && !strcmp(pb->nam, "END")))
		return false;
	return kind == DROP_RECORD || kind == DROP_SPEC || kind == DROP_ERROR;
}

void tr_cg_drop(struct tr_cg *cg, enum tr_drop kind)
{
	tr_vreg k;

	if (ends_tracing(cg, kind)) {
		k = tr_cg_mapval(cg, TR_MAP_STATE, 0);
		tr_ir_storei(cg->f, k, offsetof(struct tr_state, active), 4, 0);
		tr_ir_storei(cg->f, k, offsetof(struct tr_state, filled), 4, 1);
		return;
	}
	if (cg->inlined) {
		drop_inline(cg, kind);
		return;
	}
	k = tr_ir_imm(cg->f, kind);
	tr_ir_callf(cg->f, tr_rt(cg, RT_DROP), 1, &k);
}

uint32_t tr_cg_scratch(struct tr_cg *cg, uint32_t size)
{
	uint32_t off = TR_ALIGN(cg->scratch_top, 8);

	cg->cl->uses |= USE_SCRATCH;
	cg->scratch_top = off + TR_ALIGN(size, 8);
	cg->g->slot_size = TR_MAX(cg->g->slot_size, cg->scratch_top);
	return off;
}

tr_vreg tr_cg_scratch_ptr(struct tr_cg *cg, uint32_t size)
{
	return tr_ir_alui(cg->f, IR_ADD, cg->slot, tr_cg_scratch(cg, size));
}

uint32_t tr_cg_strsize(struct tr_cg *cg)
{
	return (uint32_t)TR_ALIGN(TR_MAX(tr_opt(cg->t, STRSIZE), (int64_t)2), 8);
}

uint32_t tr_cg_strmax(struct tr_cg *cg, struct tr_node *n)
{
	uint32_t full = tr_cg_strsize(cg);

	n = tr_node_real(n);
	if (!n->strmax || TR_ALIGN(n->strmax, 8) > full)
		return full;
	return (uint32_t)TR_ALIGN(n->strmax, 8);
}

/* ---- for providers */

struct trace *trace_cg_handle(struct tr_cg *cg)
{
	return cg->t;
}

struct trace_probe *trace_cg_under(struct tr_cg *cg, struct trace_probe *pb)
{
	for (size_t i = 0; i < pb->nunder; i++)
		for (size_t k = 0; k < cg->prog->probes.n; k++)
			if (pb->under[i] == cg->prog->probes.v[k])
				return pb->under[i];
	return pb->under[0];
}

tr_val trace_cg_ctx(struct tr_cg *cg)
{
	return cg->ctx;
}

tr_val trace_cg_imm(struct tr_cg *cg, int64_t imm)
{
	return tr_ir_imm(cg->f, imm);
}

tr_val trace_cg_load(struct tr_cg *cg, tr_val base, int32_t off, int size, bool sgn)
{
	return tr_ir_load(cg->f, base, off, size, sgn);
}

tr_val trace_cg_kread(struct tr_cg *cg, tr_val base, int32_t off, int size, bool sgn)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg buf;

	buf = tr_cg_tmp8(cg);
	/* the helper clears the buffer when it fails */
	CALL3(cg, BPF_FUNC_probe_read_kernel, buf, tr_ir_imm(f, size),
	      off ? tr_ir_alui(f, IR_ADD, base, off) : base);
	return tr_ir_load(f, buf, 0, size, sgn);
}

static int iop(int op)
{
	static const struct {
		char c;
		enum tr_iop op;
	} ops[] = { { '+', IR_ADD }, { '-', IR_SUB }, { '*', IR_MUL }, { '&', IR_AND },
		    { '|', IR_OR },  { '^', IR_XOR }, { '<', IR_SHL }, { '>', IR_SHR } };

	for (size_t i = 0; i < TR_ARRAY_SIZE(ops); i++)
		if (ops[i].c == op)
			return ops[i].op;
	return IR_ADD;
}

tr_val trace_cg_alu(struct tr_cg *cg, int op, tr_val a, tr_val b)
{
	return tr_ir_alu(cg->f, iop(op), a, b);
}

tr_val trace_cg_alui(struct tr_cg *cg, int op, tr_val a, int64_t imm)
{
	return tr_ir_alui(cg->f, iop(op), a, imm);
}

tr_val trace_cg_ext(struct tr_cg *cg, tr_val a, int size, bool sgn)
{
	return tr_ir_ext(cg->f, a, size, sgn);
}

tr_val trace_cg_helper(struct tr_cg *cg, int id, int nargs, const tr_val *args)
{
	return tr_ir_call(cg->f, id, nargs, args);
}

void trace_cg_skip_unless(struct tr_cg *cg, int op, tr_val a, int64_t imm)
{
	int go = tr_ir_block(cg->f);
	enum tr_cond cc = op == '=' ? CC_EQ :
			  op == '!' ? CC_NE :
			  op == '<' ? CC_LT :
			  op == '>' ? CC_GT :
				      CC_SET;

	tr_ir_bri(cg->f, cc, a, imm, go, cg->b_skip);
	tr_ir_at(cg->f, go);
}
