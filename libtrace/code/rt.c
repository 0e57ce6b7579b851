/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Run-time routines: BPF subprograms that the lowering calls. tr_rt() gives one a function number
 * when it is first asked for and builds it right away, on its own current function.
 */
#include "code/rt.h"
#include "consume/aggregate.h"

/* rt_drop(kind): one more of this kind on this CPU. */
static void build_drop(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0), cpu, at;
	int ok = tr_ir_block(f), out = tr_ir_block(f);

	f->global = true; /* verified once, not at each call */
	tr_ir_storei(f, key, 0, 4, 0);
	cpu = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_CPU), key);
	tr_ir_bri(f, CC_NE, cpu, 0, ok, out);
	tr_ir_at(f, ok);
	at = tr_ir_add(
		     f,
		     (struct tr_insn){
			     .op = IR_BOUND, .d = tr_ir_vreg(f), .a = 0, .imm = 15, .isimm = true })
		     ->d;
	at = tr_ir_alu(f, IR_ADD, cpu, tr_ir_alui(f, IR_SHL, at, 3));
	tr_ir_atomic_add(f, at, offsetof(struct tr_cpu, drops), 8, tr_ir_imm(f, 1));
	tr_ir_jmp(f, out);
	tr_ir_at(f, out);
	tr_ir_reti(f, 0);
}

/* Copy the fault's description into a record; the reader prints it. */
static void fault_record(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int full = tr_cg_unlikely(cg), got = tr_ir_block(f), end = tr_ir_block(f);
	tr_vreg tag, ring = tr_cg_ring(cg, full, &tag), rec;

	rec = CALL3(cg, BPF_FUNC_ringbuf_reserve, ring, tr_ir_imm(f, sizeof(struct tr_rec_error)),
		    tr_ir_imm(f, 0));
	tr_ir_bri(f, CC_EQ, rec, 0, full, got);
	tr_ir_at(f, full);
	tr_cg_drop(cg, DROP_ERROR);
	tr_ir_jmp(f, end);
	tr_ir_at(f, got);
	tr_ir_storei(f, rec, 0, 4, (int32_t)TR_REC_ERROR);
	tr_ir_store(f, rec, 4, 4, tag);
	for (int off = 0; off < (int)(sizeof(struct tr_rec_error) - sizeof(struct tr_rechdr));
	     off += 8)
		tr_ir_store(f, rec, (int)sizeof(struct tr_rechdr) + off, 8,
			    tr_ir_load(f, cg->err, off, 8, false));
	/* the time last: until here the record pointer and ours are all that live across calls */
	cg->rec = rec;
	tr_ir_store(f, rec, 8, 8, CALL0(cg, BPF_FUNC_ktime_get_ns));
	CALL2(cg, BPF_FUNC_ringbuf_submit, rec, tr_ir_imm(f, BPF_RB_NO_WAKEUP));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

static bool is_error_probe(const struct trace_probe *pb)
{
	return strcmp(pb->prv, "dtrace") == 0 && strcmp(pb->nam, "ERROR") == 0;
}

/* rt_fault(ctx, probe, slot, time, err): report a fault, then run the ERROR clauses. */
static void build_fault(struct tr_cg *cg)
{
	struct tr_program *pr = cg->t->program;
	struct tr_irfunc *f = cg->f;
	int func;

	cg->ctx = 0;
	cg->pidx = 1;
	cg->slot = 2;
	cg->err = 4;
	cg->cl = NULL;
	fault_record(cg);
	cg->rec = TR_NOREG;
	cg->is_error = true;
	for (size_t i = 0; i < pr->clauses.n && !cg->failed; i++) {
		struct tr_clause *cl = pr->clauses.v[i];

		for (size_t m = 0; m < cl->matches.n; m++) {
			const tr_vreg args[5] = { 0, 1, 2, 3, 4 };

			if (!is_error_probe(cl->matches.v[m].probe))
				continue;
			tr_lower_clause(cg, cl, cl->matches.v[m].probe, &func);
			cg->f = f;
			tr_ir_callf(f, func, 5, args);
		}
	}
	tr_ir_reti(f, 0);
}

enum { PLAIN = 256, A = 0, B, RESULT };

static void compare_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	tr_vreg a = rt_byte(f, t->held[A], t->i), b = rt_byte(f, t->held[B], t->i);
	int same = tr_ir_block(f);

	rt_set(f, t->held[RESULT], 0, tr_ir_alu(f, IR_SUB, a, b));
	tr_ir_br(f, CC_NE, a, b, t->out, same);
	tr_ir_at(f, same);
	rt_go_if(f, CC_EQ, a, 0, t->out);
}

/*
 * rt_strcmp(a, b) for n, the smaller number of readable bytes; one of the two ends within it. What
 * is returned is the difference of two unknown numbers even where they are equal, so that what the
 * caller asks about it tells the verifier nothing (see rt_loop.c).
 */
static void build_strcmp(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg r, a, b;
	struct rt_loop l;
	int same;

	if (cg->rtsize[0] > PLAIN) {
		r = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0);
		rt_seti(f, r, 0, 0);
		rt_each(cg, &(struct rt_loop_of){ .n = cg->rtsize[0],
						  .nheld = 3,
						  .held = { 0, 1, r },
						  .body = compare_byte });
		tr_ir_ret(f, rt_get(f, r, 0));
		return;
	}
	r = tr_ir_vreg(f);
	tr_ir_set_imm(f, r, 0);
	l = rt_loop(f, TR_NOREG, cg->rtsize[0]);
	a = rt_byte(f, 0, l.i);
	b = rt_byte(f, 1, l.i);
	tr_ir_set_reg(f, r, tr_ir_alu(f, IR_SUB, a, b));
	same = tr_ir_block(f);
	tr_ir_br(f, CC_NE, a, b, l.out, same);
	tr_ir_at(f, same);
	rt_go_if(f, CC_EQ, a, 0, l.out);
	rt_loop_end(f, l);
	tr_ir_ret(f, r);
}

/* rt_quantize(v): see tr_quantize_bucket(). */
static void build_quant(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int zero = tr_ir_block(f), some = tr_ir_block(f), neg = tr_ir_block(f), go = tr_ir_block(f);
	int isneg = tr_ir_block(f), ispos = tr_ir_block(f);
	tr_vreg u = tr_ir_vreg(f), r = tr_ir_vreg(f), sign = tr_ir_vreg(f);

	f->global = true;
	tr_ir_bri(f, CC_EQ, 0, 0, zero, some);
	tr_ir_at(f, zero);
	tr_ir_reti(f, TR_QUANTIZE_ZERO);
	tr_ir_at(f, some);
	tr_ir_set_reg(f, u, 0);
	tr_ir_set_imm(f, r, 0);
	tr_ir_set_reg(f, sign, 0);
	tr_ir_bri(f, CC_LT, 0, 0, neg, go);
	tr_ir_at(f, neg);
	tr_ir_set_reg(
		f, u,
		tr_ir_add(f, (struct tr_insn){ .op = IR_NEG, .d = tr_ir_vreg(f), .a = 0 })->d);
	tr_ir_jmp(f, go);
	tr_ir_at(f, go);
	for (int bits = 32; bits; bits /= 2) {
		int up = tr_ir_block(f), next = tr_ir_block(f);

		tr_ir_br(f, CC_UGE, u, tr_ir_imm(f, 1ll << bits), up, next);
		tr_ir_at(f, up);
		tr_ir_set_reg(f, u, tr_ir_alui(f, IR_SHR, u, bits));
		tr_ir_set_reg(f, r, tr_ir_alui(f, IR_ADD, r, bits));
		tr_ir_jmp(f, next);
		tr_ir_at(f, next);
	}
	tr_ir_bri(f, CC_LT, sign, 0, isneg, ispos);
	tr_ir_at(f, isneg); /* -2^63 would be bucket -1: it belongs to 0 */
	tr_ir_set_imm(f, u, TR_QUANTIZE_ZERO - 1);
	tr_ir_set_reg(f, u, tr_ir_alu(f, IR_SUB, u, r));
	{
		int low = tr_ir_block(f), ok = tr_ir_block(f);

		tr_ir_bri(f, CC_LT, u, 0, low, ok);
		tr_ir_at(f, low);
		tr_ir_reti(f, 0);
		tr_ir_at(f, ok);
		tr_ir_ret(f, u);
	}
	tr_ir_at(f, ispos);
	tr_ir_ret(f, tr_ir_alui(f, IR_ADD, r, TR_QUANTIZE_ZERO + 1));
}

/* rt_square(p, v): the 128-bit number at p (low, high) += v * v, from 32-bit halves of |v|. */
static void build_square(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg s = tr_ir_alui(f, IR_SAR, 1, 63), a, al, ah, mid, lo, t, hi, old, sum;

	a = tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_XOR, 1, s), s);
	al = tr_ir_ext(f, a, 4, false);
	ah = tr_ir_alui(f, IR_SHR, a, 32);
	mid = tr_ir_alu(f, IR_MUL, ah, al);
	lo = tr_ir_alu(f, IR_MUL, al, al);
	t = tr_ir_alu(f, IR_ADD, lo, tr_ir_alui(f, IR_SHL, mid, 33));
	hi = tr_ir_alu(f, IR_ADD, tr_ir_alu(f, IR_MUL, ah, ah), tr_ir_alui(f, IR_SHR, mid, 31));
	hi = tr_ir_alu(f, IR_ADD, hi, tr_ir_cmp(f, CC_ULT, t, lo));
	old = tr_ir_load(f, 0, 0, 8, false);
	sum = tr_ir_alu(f, IR_ADD, old, t);
	hi = tr_ir_alu(f, IR_ADD, hi, tr_ir_cmp(f, CC_ULT, sum, old));
	tr_ir_store(f, 0, 0, 8, sum);
	tr_ir_store(f, 0, 8, 8, tr_ir_alu(f, IR_ADD, tr_ir_load(f, 0, 8, 8, false), hi));
	tr_ir_reti(f, 0);
}

static const struct {
	const char *name;
	int nparams;
	void (*build)(struct tr_cg *cg);
} routines[RT_MAX] = {
	[RT_DROP] = { "rt_drop", 1, build_drop },
	[RT_FAULT] = { "rt_fault", 5, build_fault },
	[RT_STRCMP] = { "rt_strcmp", 2, build_strcmp },
	[RT_QUANT] = { "rt_quantize", 1, build_quant },
	[RT_DIGEST] = { "rt_digest", 2, tr_rt_build_digest },
	[RT_SQUARE] = { "rt_square", 2, build_square },
	[RT_SPECULATION] = { "rt_speculation", 0, tr_rt_build_speculation },
	[RT_CHILL] = { "rt_chill", 1, tr_rt_build_chill },
	[RT_CHILL_SOME] = { "rt_chill_some", 1, tr_rt_build_chill_some },
	[RT_SPEC_END] = { "rt_spec_end", 3, tr_rt_build_spec_end },
	[RT_INDEX] = { "rt_index", 4, tr_rt_build_index },
	[RT_RINDEX] = { "rt_rindex", 4, tr_rt_build_rindex },
	[RT_CASE] = { "rt_case", 2, tr_rt_build_case },
	[RT_STRTOLL] = { "rt_strtoll", 3, tr_rt_build_strtoll },
	[RT_LLTOSTR] = { "rt_lltostr", 4, tr_rt_build_lltostr },
	[RT_PATH] = { "rt_path", 2, tr_rt_build_path },
	[RT_CLEANPATH] = { "rt_cleanpath", 3, tr_rt_build_cleanpath },
	[RT_STRTOK] = { "rt_strtok", 4, tr_rt_build_strtok },
	[RT_PROGENYOF] = { "rt_progenyof", 3, tr_rt_build_progenyof },
	[RT_DPATH] = { "rt_dpath", 1, tr_rt_build_dpath },
	[RT_KERNFS] = { "rt_kernfs", 1, tr_rt_build_kernfs },
	[RT_IPV4] = { "rt_ipv4", 2, tr_rt_build_ipv4 },
	[RT_IPV6] = { "rt_ipv6", 2, tr_rt_build_ipv6 },
	[RT_JSON] = { "rt_json", 4, tr_rt_build_json },
	[RT_LINK] = { "rt_link", 2, tr_rt_build_link },
};

struct tr_rtfunc {
	struct tr_rtfunc *next;
	enum tr_rt which;
	uint32_t size[2];
	int func;
};

static struct tr_rtfunc *find(struct tr_cg *cg, enum tr_rt which, uint32_t size, uint32_t size2)
{
	struct tr_rtfunc *r = cg->rts;

	while (r && (r->which != which || r->size[0] != size || r->size[1] != size2))
		r = r->next;
	return r;
}

int tr_rt_for(struct tr_cg *cg, enum tr_rt which, uint32_t size, uint32_t size2)
{
	struct tr_rtfunc *r = find(cg, which, size, size2);
	struct tr_cg outer = *cg;

	if (r)
		return r->func;
	r = tr_alloc(&cg->u->arena, sizeof(*r));
	cg->f = tr_func_new(cg->u, routines[which].name, routines[which].nparams);
	*r = (struct tr_rtfunc){ cg->rts, which, { size, size2 }, tr_func_index(cg->f) };
	cg->rts = r;
	cg->rtsize[0] = size;
	cg->rtsize[1] = size2;
	cg->rec = cg->tls = cg->aggs = cg->now = cg->comm = TR_NOREG;
	cg->time = TR_NOREG;
	cg->tmp8 = cg->keyobj = cg->commobj = 0;
	memset(&cg->thisregs, 0, sizeof(cg->thisregs));
	routines[which].build(cg);
	outer.rts = cg->rts;
	outer.failed = cg->failed;
	*cg = outer;
	return r->func;
}

int tr_rt(struct tr_cg *cg, enum tr_rt which)
{
	return tr_rt_for(cg, which, 0, 0);
}
