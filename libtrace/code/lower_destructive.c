/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The actions that change the system and record nothing: raise, stop, copyout, copyoutstr, chill.
 * Each is done on the spot by a BPF helper.
 *
 * chill() has to wait in a program whose loops the verifier follows round by round. A global
 * function is followed once for itself, not at each call: two loops of some thousand rounds, one
 * calling the other as such a function, are long enough together and quick to verify.
 */
#include <signal.h>

#include "code/lower_sub.h"
#include "load/feature.h"

/* ---- signals, to the current process */

static void send(struct tr_cg *cg, tr_vreg sig)
{
	CALL1(cg, BPF_FUNC_send_signal, sig);
}

static void act_raise(struct tr_cg *cg, struct tr_node *n)
{
	send(cg, tr_ir_ext(cg->f, tr_lower(cg, n->args[0]), 4, false));
}

static void act_stop(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	send(cg, tr_ir_imm(cg->f, SIGSTOP));
}

/* ---- writing to the process */

#define COPY_MAX 32768

/* Fault if the process's memory cannot be written. */
static void write_user(struct tr_cg *cg, struct tr_node *n, tr_vreg addr, tr_vreg from,
		       tr_vreg size)
{
	tr_vreg rc = CALL3(cg, BPF_FUNC_probe_write_user, addr, from, size);

	/* -e looks at programs for other kernels too: it needs no permission */
	if (!cg->failed && tr_feature(cg->t, TR_FEAT_BPF) && !tr_feature(cg->t, TR_FEAT_WRITE_USER))
		tr_unable(cg->t,
			  "%s(): this kernel does not let tracing programs write the memory "
			  "of processes: %s",
			  n->func->name, tr_feature_why(cg->t, TR_FEAT_WRITE_USER));
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, addr, n->pos);
}

/* The bytes may come from anywhere; the helper takes them from memory that the verifier knows. */
static void act_copyout(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	struct tr_node *len = tr_node_real(n->args[2]);
	uint32_t room = (uint32_t)TR_MAX(tr_opt(cg->t, SCRATCHSIZE), (int64_t)1), off;
	struct tr_place from = tr_lower_pointee(cg, n->args[0]);
	tr_vreg src = tr_ir_mov(f, tr_ir_alui(f, IR_ADD, from.base, from.off));
	tr_vreg addr = tr_ir_mov(f, tr_lower(cg, n->args[1])), size, rc;
	int some = tr_ir_block(f), end = tr_ir_block(f);

	if (len->constant)
		room = (uint32_t)TR_MAX(TR_MIN(len->ival, (uint64_t)COPY_MAX), (uint64_t)1);
	size = tr_lower(cg, len);
	tr_ir_bri(f, CC_EQ, size, 0, end, some);
	tr_ir_at(f, some);
	tr_cg_fault_if(cg, CC_UGT, size, room, TR_FLT_NOSCRATCH, size, n->pos);
	size = tr_ir_mov(f, size);
	off = tr_cg_scratch(cg, room);
	rc = CALL3(cg,
		   from.space == SP_USER ? BPF_FUNC_probe_read_user : BPF_FUNC_probe_read_kernel,
		   tr_ir_alui(f, IR_ADD, cg->slot, off),
		   tr_ir_alui(f, IR_ADD, tr_bound(cg, tr_ir_alui(f, IR_SUB, size, 1), room - 1), 1),
		   src);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, src, n->pos);
	write_user(cg, n, addr, tr_ir_alui(f, IR_ADD, cg->slot, off),
		   tr_ir_alui(f, IR_ADD, tr_bound(cg, tr_ir_alui(f, IR_SUB, size, 1), room - 1),
			      1));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* The string with its NUL, as far as it fits. */
static void act_copyoutstr(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t room = tr_str_limit(cg), off = tr_cg_scratch(cg, tr_cg_strsize(cg));
	struct tr_str s = tr_arg_str(cg, n, 0);
	tr_vreg addr, max, size = tr_ir_vreg(f);
	int cut = tr_ir_block(f), go = tr_ir_block(f), some = tr_ir_block(f), end = tr_ir_block(f);

	tr_str_hold(cg, &s);
	addr = tr_ir_mov(f, tr_lower(cg, n->args[1]));
	max = tr_ir_mov(f, tr_lower(cg, n->args[2]));
	tr_ir_set_reg(f, size, tr_str_copy(cg, tr_ir_alui(f, IR_ADD, cg->slot, off), room, s.p));
	tr_ir_br(f, CC_ULT, max, size, cut, go);
	tr_ir_at(f, cut);
	tr_ir_set_reg(f, size, max);
	tr_ir_jmp(f, go);
	tr_ir_at(f, go);
	tr_ir_bri(f, CC_EQ, size, 0, end, some);
	tr_ir_at(f, some);
	write_user(cg, n, addr, tr_ir_alui(f, IR_ADD, cg->slot, off),
		   tr_ir_alui(f, IR_ADD, tr_bound(cg, tr_ir_alui(f, IR_SUB, size, 1), room - 1),
			      1));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* ---- chill() */

#define CHILL_MAX 500000000	  /* nanoseconds in … */
#define CHILL_INTERVAL 1000000000 /* … on each CPU */
#define CHILL_ROUNDS 4096 /* of each loop: more jumps in a row are too many for the verifier */
#define CHILL_LOOKS 4	  /* at the clock in each round, 10 ns or more each */

/* rt_chill_some(until): 1 once the time has come, 0: not yet. */
void tr_rt_build_chill_some(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int head = tr_ir_block(f), body = tr_ir_block(f), next = tr_ir_block(f),
	    done = tr_ir_block(f);
	int out = tr_ir_block(f);
	tr_vreg i = tr_ir_vreg(f);

	f->global = true;
	tr_ir_set_imm(f, i, 0);
	tr_ir_jmp(f, head);
	tr_ir_at(f, head);
	tr_ir_bri(f, CC_ULT, i, CHILL_ROUNDS, body, out);
	tr_ir_at(f, body);
	for (int k = 1; k < CHILL_LOOKS; k++)
		CALL0(cg, BPF_FUNC_ktime_get_ns);
	tr_ir_br(f, CC_UGE, CALL0(cg, BPF_FUNC_ktime_get_ns), 0, done, next);
	tr_ir_at(f, next);
	tr_ir_set_reg(f, i, tr_ir_alui(f, IR_ADD, i, 1));
	tr_ir_jmp(f, head);
	tr_ir_at(f, done);
	tr_ir_reti(f, 1);
	tr_ir_at(f, out);
	tr_ir_reti(f, 0);
}

/* Account for ns more on this CPU. Jumps to bad if it is too much in this second. */
static void account(struct tr_cg *cg, tr_vreg ns, tr_vreg now, int none, int bad)
{
	struct tr_irfunc *f = cg->f;
	int ok = tr_ir_block(f), first = tr_ir_block(f), fits = tr_ir_block(f), go = tr_ir_block(f);
	int have = tr_ir_block(f);
	tr_vreg key = tr_ir_stack(f, tr_ir_stackobj(f, 8), 0), cpu, sum;

	tr_ir_storei(f, key, 0, 8, 0);
	cpu = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_CPU), key);
	tr_ir_bri(f, CC_EQ, cpu, 0, none, have);
	tr_ir_at(f, have);
	sum = tr_ir_alu(f, IR_SUB, now,
			tr_ir_load(f, cpu, offsetof(struct tr_cpu, chill_since), 8, false));
	tr_ir_bri(f, CC_UGT, sum, CHILL_INTERVAL, first, ok);
	tr_ir_at(f, first);
	tr_ir_store(f, cpu, offsetof(struct tr_cpu, chill_since), 8, now);
	tr_ir_storei(f, cpu, offsetof(struct tr_cpu, chilled), 8, 0);
	tr_ir_jmp(f, ok);
	tr_ir_at(f, ok);
	tr_ir_bri(f, CC_UGT, ns, CHILL_MAX, bad, fits);
	tr_ir_at(f, fits);
	sum = tr_ir_alu(f, IR_ADD, ns,
			tr_ir_load(f, cpu, offsetof(struct tr_cpu, chilled), 8, false));
	tr_ir_bri(f, CC_UGT, sum, CHILL_MAX, bad, go);
	tr_ir_at(f, go);
	tr_ir_store(f, cpu, offsetof(struct tr_cpu, chilled), 8, sum);
}

/* rt_chill(ns): 0, or 1 if that is too long. */
void tr_rt_build_chill(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int head = tr_ir_block(f), body = tr_ir_block(f), next = tr_ir_block(f),
	    bad = tr_cg_unlikely(cg);
	int out = tr_ir_block(f);
	tr_vreg i = tr_ir_vreg(f), now = CALL0(cg, BPF_FUNC_ktime_get_ns), until;

	f->global = true;
	account(cg, 0, now, out, bad);
	until = tr_ir_alu(f, IR_ADD, now, 0);
	tr_ir_set_imm(f, i, 0);
	tr_ir_jmp(f, head);
	tr_ir_at(f, head);
	tr_ir_bri(f, CC_ULT, i, CHILL_ROUNDS, body, out);
	tr_ir_at(f, body);
	tr_ir_bri(f, CC_NE, tr_ir_callf(f, tr_rt(cg, RT_CHILL_SOME), 1, &until), 0, out, next);
	tr_ir_at(f, next);
	tr_ir_set_reg(f, i, tr_ir_alui(f, IR_ADD, i, 1));
	tr_ir_jmp(f, head);
	tr_ir_at(f, bad);
	tr_ir_reti(f, 1);
	tr_ir_at(f, out);
	tr_ir_reti(f, 0);
}

/* Time goes on while waiting: timestamp is read anew. */
static void act_chill(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg ns = tr_lower(cg, n->args[0]), now;

	tr_cg_fault_if(cg, CC_NE, tr_ir_callf(cg->f, tr_rt(cg, RT_CHILL), 1, &ns), 0, TR_FLT_ILLOP,
		       TR_NOREG, n->pos);
	now = CALL0(cg, BPF_FUNC_ktime_get_ns);
	if (cg->time != TR_NOREG)
		tr_ir_set_reg(cg->f, cg->time, now);
	else if (cg->now != TR_NOREG)
		tr_ir_set_reg(cg->f, cg->now, now);
	else
		cg->now = now;
}

bool tr_lower_destructive(struct tr_cg *cg, struct tr_node *n)
{
	static void (*const acts[TR_FUNC_MAX])(struct tr_cg * cg, struct tr_node * n) = {
		[FN_CHILL] = act_chill,
		[FN_COPYOUT] = act_copyout,
		[FN_COPYOUTSTR] = act_copyoutstr,
		[FN_RAISE] = act_raise,
		[FN_STOP] = act_stop,
	};

	if (!n->func || !acts[n->func->id])
		return false;
	acts[n->func->id](cg, n);
	return true;
}
