/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of the built-in variables: a table row each (how its value is computed), so that a
 * clause pays for those it reads and no others.
 */
#include <linux/version.h>

#include "code/kfield.h"
#include "code/lower_sub.h"
#include "probe/table.h"

/* ---- time */

tr_vreg tr_lower_time(struct tr_cg *cg)
{
	if (cg->time != TR_NOREG)
		return cg->time; /* shared by the clauses of this firing */
	if (cg->now == TR_NOREG)
		cg->now = CALL0(cg, BPF_FUNC_ktime_get_ns);
	return cg->now;
}

static tr_vreg wall(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg state = tr_cg_mapval(cg, TR_MAP_STATE, 0);
	tr_vreg since = tr_ir_load(cg->f, state, offsetof(struct tr_state, wall), 8, false);

	(void)n;
	return tr_ir_alu(cg->f, IR_ADD, tr_lower_time(cg), since);
}

static tr_vreg timestamp(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_lower_time(cg);
}

/* ---- the task */

/* The thread that the probe is about where that is not the one running: TR_NOREG, it is. */
static tr_vreg other_thread(struct tr_cg *cg)
{
	const struct trace_provider *p = cg->pb ? cg->pb->provider : NULL;
	tr_vreg v = p && p->thread && !cg->is_error ? p->thread(cg, cg->pb) : TR_NOREG;

	return v < 0 ? TR_NOREG : v;
}

tr_vreg tr_task(struct tr_cg *cg)
{
	tr_vreg other = other_thread(cg);

	return other == TR_NOREG ? CALL0(cg, BPF_FUNC_get_current_task) : other;
}

tr_vreg tr_task_tid(struct tr_cg *cg, bool sgn)
{
	tr_vreg other = other_thread(cg);

	if (other != TR_NOREG)
		return tr_ir_ext(cg->f, tr_kfield_get(cg, other, "task_struct", "pid"), 4, sgn);
	return tr_ir_ext(cg->f, CALL0(cg, BPF_FUNC_get_current_pid_tgid), 4, sgn);
}

static tr_vreg pid(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg other = other_thread(cg);

	(void)n;
	if (other != TR_NOREG)
		return tr_kfield_get(cg, other, "task_struct", "tgid");
	return tr_ir_alui(cg->f, IR_SHR, CALL0(cg, BPF_FUNC_get_current_pid_tgid), 32);
}

static tr_vreg tid(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_task_tid(cg, true);
}

/* uid or gid of the other thread: a structure of one unsigned int. */
static tr_vreg other_id(struct tr_cg *cg, tr_vreg other, const char *which)
{
	tr_vreg cred = tr_kfield_get(cg, other, "task_struct", "cred");

	return tr_ir_ext(cg->f, tr_kfield_get(cg, cred, "cred", which), 4, false);
}

static tr_vreg uid(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg other = other_thread(cg);

	(void)n;
	if (other != TR_NOREG)
		return other_id(cg, other, "uid");
	return tr_ir_ext(cg->f, CALL0(cg, BPF_FUNC_get_current_uid_gid), 4, false);
}

static tr_vreg gid(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg other = other_thread(cg);

	(void)n;
	if (other != TR_NOREG)
		return other_id(cg, other, "gid");
	return tr_ir_alui(cg->f, IR_SHR, CALL0(cg, BPF_FUNC_get_current_uid_gid), 32);
}

static tr_vreg curthread(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_task(cg);
}

static tr_vreg cpu(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return CALL0(cg, BPF_FUNC_get_smp_processor_id);
}

static tr_vreg ppid(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg parent = tr_task(cg);

	parent = tr_kfield_read(cg, parent, "task_struct", "real_parent", n->pos);
	return tr_kfield_read(cg, parent, "task_struct", "tgid", n->pos);
}

/* ---- arguments */

/* What an ERROR clause sees: DTrace's arg1 … arg5 from the fault's description. */
static tr_vreg error_arg(struct tr_cg *cg, int n)
{
	static const struct {
		int off, size;
	} where[] = {
		[2] = { offsetof(struct tr_rec_error, action), 4 },
		[4] = { offsetof(struct tr_rec_error, fault), 4 },
		[5] = { offsetof(struct tr_rec_error, value), 8 },
	};

	if (n == 1) /* the EPID, put there by rt_fault */
		return tr_ir_load(cg->f, cg->err, offsetof(struct tr_err, epid), 4, false);
	if (n > 5 || !where[n].size)
		return tr_ir_imm(cg->f, 0);
	return tr_ir_load(cg->f, cg->err, where[n].off - (int)sizeof(struct tr_rechdr),
			  where[n].size, false);
}

tr_vreg tr_lower_arg(struct tr_cg *cg, int n)
{
	tr_vreg v = TR_NOREG;

	if (cg->is_error)
		return error_arg(cg, n);
	if (cg->pb && cg->pb->impl && cg->pb->impl->arg)
		v = cg->pb->impl->arg(cg, cg->pb, n);
	else if (cg->pb && cg->pb->provider->arg)
		v = cg->pb->provider->arg(cg, cg->pb, n);
	return v < 0 ? tr_ir_imm(cg->f, 0) : v;
}

static tr_vreg arg(struct tr_cg *cg, struct tr_node *n)
{
	return tr_lower_arg(cg, n->var->builtin->id - BI_ARG0);
}

static tr_vreg args(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg v = tr_lower_arg(cg, (int)n->ival);
	uint64_t size = tr_type_size(cg->t, n->type);

	if (size == 1 || size == 2 || size == 4)
		v = tr_ir_ext(cg->f, v, (int)size,
			      tr_type_is_int(n->type) && tr_type_is_signed(n->type));
	return v;
}

/* The error of the system call that returns here: its value is -errno. */
static tr_vreg errno_of(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg r, v;
	int err, end;

	(void)n;
	if (!cg->pb || strcmp(cg->pb->prv, "syscall") != 0 || strcmp(cg->pb->nam, "return") != 0)
		return tr_ir_imm(f, 0);
	r = tr_ir_vreg(f);
	v = tr_lower_arg(cg, 1);
	v = tr_ir_add(f, (struct tr_insn){ .op = IR_NEG, .d = tr_ir_vreg(f), .a = v })->d;
	err = tr_ir_block(f);
	end = tr_ir_block(f);
	tr_ir_set_reg(f, r, v);
	tr_ir_bri(f, CC_ULT, v, 4096, end, err);
	tr_ir_at(f, err);
	tr_ir_set_imm(f, r, 0);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

/* ---- stacks */

/* The first n frames of a stack; their address. What is not there is 0. */
static tr_vreg frames(struct tr_cg *cg, int n, uint64_t flags)
{
	struct tr_irfunc *f = cg->f;
	int obj = tr_ir_stackobj(f, (uint32_t)n * 8);
	tr_vreg buf = tr_ir_stack(f, obj, 0);

	for (int i = 0; i < n; i++)
		tr_ir_storei(f, buf, i * 8, 8, 0);
	CALL4(cg, BPF_FUNC_get_stack, cg->ctx, buf, tr_ir_imm(f, n * 8),
	      tr_ir_imm(f, (int64_t)flags));
	return tr_ir_stack(f, obj, 0);
}

/* yes where `a cc b` holds, else no */
static tr_vreg either(struct tr_cg *cg, enum tr_cond cc, tr_vreg a, tr_vreg b, tr_vreg yes,
		      tr_vreg no)
{
	struct tr_irfunc *f = cg->f;
	int other = tr_ir_block(f), end = tr_ir_block(f);
	tr_vreg r = tr_ir_vreg(f);

	tr_ir_set_reg(f, r, yes);
	tr_ir_br(f, cc, a, b, end, other);
	tr_ir_at(f, other);
	tr_ir_set_reg(f, r, no);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

/* From some 6.x on a trampoline that calls the function itself is jumped to, and leaves no frame of
 * the function: before is what stands in its place. */
static tr_vreg beyond_function(struct tr_cg *cg, tr_vreg before, tr_vreg after)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg into = tr_ir_alu(f, IR_SUB, before, CALL1(cg, BPF_FUNC_get_func_ip, cg->ctx));

	return either(cg, CC_ULT, into, tr_ir_imm(f, 32), after, before);
}

/*
 * Who called the function that the probe is in. Where the kernel hands the program the registers,
 * the stack begins with that function; at a return that is over. Else it begins with our program:
 *
 *	[program, once more before 5.15] program [main program] trampoline or bpf_trace_run function caller
 */
static tr_vreg caller(struct tr_cg *cg, struct tr_node *n)
{
	uint32_t type = cg->prog->pt.prog_type, version = trace_kernel_version(cg->t);
	bool bare = type == BPF_PROG_TYPE_TRACING || type == BPF_PROG_TYPE_RAW_TRACEPOINT;
	const char *impl = cg->prog->pt.impl;
	int at = bare ? (cg->inlined ? 3 : 4) : strcmp(cg->prog->probes.v[0]->nam, "return") != 0;
	tr_vreg buf, one;

	(void)n;
	if (!bare && !at && strcmp(impl, "kretprobe") == 0 && version < KERNEL_VERSION(5, 15, 0))
		return tr_ir_imm(cg->f,
				 0); /* lost: the stack ends in the kernel's own trampoline */
	buf = frames(cg, at + 1 + bare, 0);
	one = tr_ir_load(cg->f, buf, at * 8, 8, false);
	if (bare && version < KERNEL_VERSION(6, 0, 0))
		one = either(cg, CC_EQ, tr_ir_load(cg->f, buf, 0, 8, false),
			     tr_ir_load(cg->f, buf, 8, 8, false),
			     tr_ir_load(cg->f, buf, (at + 1) * 8, 8, false), one);
	if (type == BPF_PROG_TYPE_TRACING && version >= KERNEL_VERSION(6, 13, 0))
		one = beyond_function(cg, tr_ir_load(cg->f, buf, (at - 1) * 8, 8, false), one);
	return one;
}

static tr_vreg ucaller(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_ir_load(cg->f, frames(cg, 2, BPF_F_USER_STACK), 8, 8, false);
}

static tr_vreg depth(struct tr_cg *cg, uint64_t flags)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = 127 * 8;
	tr_vreg buf = tr_cg_scratch_ptr(cg, size), r = tr_ir_vreg(f), got;
	int bad = tr_ir_block(f), end = tr_ir_block(f);

	got = CALL4(cg, BPF_FUNC_get_stack, cg->ctx, buf, tr_ir_imm(f, size),
		    tr_ir_imm(f, (int64_t)flags));
	tr_ir_set_reg(f, r, tr_ir_alui(f, IR_SHR, got, 3));
	tr_ir_bri(f, CC_LT, got, 0, bad, end);
	tr_ir_at(f, bad);
	tr_ir_set_imm(f, r, 0);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

static tr_vreg stackdepth(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return depth(cg, 0);
}

static tr_vreg ustackdepth(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return depth(cg, BPF_F_USER_STACK);
}

/* ---- which probe */

/* The probe's entry in TR_MAP_PROBES; the clause ends if there is none, which cannot be. */
static tr_vreg probe_entry(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	int ok = tr_ir_block(f);
	tr_vreg key = tr_cg_tmp8(cg), e;
	int none = tr_cg_unlikely(cg);

	tr_ir_store(f, key, 0, 4, cg->pidx);
	e = CALL2(cg, BPF_FUNC_map_lookup_elem, tr_cg_mapfd(cg, TR_MAP_PROBES), key);
	tr_ir_bri(f, CC_EQ, e, 0, none, ok);
	tr_ir_at(f, none);
	tr_cg_fault(cg, TR_FLT_LIBRARY, TR_NOREG, cg->f->pos);
	tr_ir_at(f, ok);
	return e;
}

static tr_vreg probe_id(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	if (cg->one_probe)
		return tr_ir_imm(cg->f, cg->pb->id);
	return tr_ir_load(cg->f, probe_entry(cg), 0, 4, false);
}

static uint32_t epid_of(const struct tr_clause *cl, const struct trace_probe *pb)
{
	for (size_t i = 0; i < cl->matches.n; i++)
		if (cl->matches.v[i].probe == pb)
			return cl->matches.v[i].epid;
	return 0;
}

tr_vreg tr_lower_epid(struct tr_cg *cg, struct tr_clause *cl, struct trace_probe *as, tr_vreg pidx,
		      bool one)
{
	struct tr_irfunc *f = cg->f;
	size_t n = cg->t->program->probes.n;
	tr_vreg i, table;
	uint32_t *epids, off;

	if (one)
		return tr_ir_imm(f, epid_of(cl, as));
	epids = tr_alloc(&cg->u->arena, n * sizeof(*epids));
	for (size_t k = 0; k < cl->matches.n; k++)
		epids[cl->matches.v[k].probe->index] = cl->matches.v[k].epid;
	off = tr_cg_rodata(cg, epids, n * sizeof(*epids), 4);
	/* the index came from a table or cookie: bounded again where the verifier looks */
	i = tr_ir_add(f, (struct tr_insn){ .op = IR_BOUND,
					   .d = tr_ir_vreg(f),
					   .a = pidx,
					   .imm = (int64_t)n - 1,
					   .isimm = true })
		    ->d;
	table = tr_cg_mapval(cg, TR_MAP_RODATA, (int32_t)off);
	return tr_ir_load(f, tr_ir_alu(f, IR_ADD, table, tr_ir_alui(f, IR_SHL, i, 2)), 0, 4, false);
}

static tr_vreg epid(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_lower_epid(cg, cg->cl, cg->pb, cg->pidx, cg->one_probe);
}

/* ---- the table */

static tr_vreg (*const values[TR_BUILTIN_MAX])(struct tr_cg *cg, struct tr_node *n) = {
	[BI_ARG0] = arg,
	[BI_ARG1] = arg,
	[BI_ARG2] = arg,
	[BI_ARG3] = arg,
	[BI_ARG4] = arg,
	[BI_ARG5] = arg,
	[BI_ARG6] = arg,
	[BI_ARG7] = arg,
	[BI_ARG8] = arg,
	[BI_ARG9] = arg,
	[BI_ARGS] = args,
	[BI_CALLER] = caller,
	[BI_CPU] = cpu,
	[BI_CURTHREAD] = curthread,
	[BI_EPID] = epid,
	[BI_ERRNO] = errno_of,
	[BI_GID] = gid,
	[BI_ID] = probe_id,
	[BI_IPL] = tr_bi_ipl,
	[BI_NSID_PID] = tr_bi_nsid_pid,
	[BI_PID] = pid,
	[BI_PPID] = ppid,
	[BI_STACKDEPTH] = stackdepth,
	[BI_TID] = tid,
	[BI_TIMESTAMP] = timestamp,
	[BI_UCALLER] = ucaller,
	[BI_UID] = uid,
	[BI_UREGS] = tr_bi_uregs,
	[BI_USTACKDEPTH] = ustackdepth,
	[BI_VTIMESTAMP] = tr_bi_vtimestamp,
	[BI_WALLTIMESTAMP] = wall,
};

tr_vreg tr_lower_builtin(struct tr_cg *cg, struct tr_node *n)
{
	enum tr_builtin id = n->var->builtin->id;

	if (!values[id]) {
		tr_cg_unsupported(cg, n->pos, n->var->builtin->name);
		return tr_ir_imm(cg->f, 0);
	}
	return values[id](cg, n);
}

/* ---- strings */

static bool execname(struct tr_cg *cg, struct tr_str *s, tr_vreg dst, int32_t off, uint32_t size)
{
	struct tr_irfunc *f = cg->f;
	bool direct = dst != TR_NOREG && size >= 16;
	tr_vreg to = dst, other;

	*s = (struct tr_str){ .p = direct ? TR_NOREG : cg->comm, .max = 16, .padded = true };
	if (!direct && cg->comm != TR_NOREG)
		return true;
	if (!direct && !cg->commobj)
		cg->commobj = tr_ir_stackobj(f, 16) + 1;
	if (!direct)
		to = s->p = cg->comm = tr_ir_stack(f, cg->commobj - 1, 0);
	else if (off)
		to = tr_ir_alui(f, IR_ADD, dst, off);
	/* the helper pads to 16, but not from 5.19 to 6.2 */
	if (trace_kernel_version(cg->t) < KERNEL_VERSION(6, 4, 0)) {
		tr_ir_storei(f, to, 0, 8, 0);
		tr_ir_storei(f, to, 8, 8, 0);
	}
	other = other_thread(cg);
	if (other != TR_NOREG)
		CALL3(cg, BPF_FUNC_probe_read_kernel, to, tr_ir_imm(f, 16),
		      tr_ir_alui(f, IR_ADD, other, tr_kfield(cg, "task_struct", "comm").off));
	else
		CALL2(cg, BPF_FUNC_get_current_comm, to, tr_ir_imm(f, 16));
	return true;
}

static const char *probe_name(const struct trace_probe *pb, int which)
{
	return which == 0 ? pb->prv : which == 1 ? pb->mod : which == 2 ? pb->fun : pb->nam;
}

static void probe_string(struct tr_cg *cg, struct tr_str *s, int which)
{
	if (cg->one_probe) {
		const char *name = probe_name(cg->pb, which);
		size_t len = TR_MIN(strlen(name), (size_t)tr_opt(cg->t, STRSIZE) - 1);

		*s = (struct tr_str){ .p = TR_NOREG,
				      .max = (uint32_t)TR_ALIGN(len + 1, 8),
				      .padded = true,
				      .lit = name,
				      .litlen = len };
		return;
	}
	*s = (struct tr_str){
		.p = tr_ir_alui(cg->f, IR_ADD, probe_entry(cg), cg->g->probe_off[which]),
		.max = (which < 3 ? cg->g->probe_off[which + 1] : cg->g->probe_entry) -
		       cg->g->probe_off[which],
		.padded = true
	};
}

bool tr_builtin_str(struct tr_cg *cg, struct tr_node *n, struct tr_str *s, tr_vreg dst, int32_t off,
		    uint32_t size)
{
	memset(s, 0, sizeof(*s));
	switch (n->var->builtin->id) {
	case BI_EXECNAME:
		return execname(cg, s, dst, off, size);
	case BI_CGROUP:
		*s = tr_bi_cgroup(cg, n);
		return true;
	case BI_CWD:
		*s = tr_bi_cwd(cg, n);
		return true;
	case BI_PEXECNAME:
		*s = tr_bi_pexecname(cg, n);
		return true;
	case BI_ROOT:
		*s = tr_bi_root(cg, n);
		return true;
	case BI_ZONENAME:
		*s = (struct tr_str){
			.p = TR_NOREG, .max = 8, .padded = true, .lit = "global", .litlen = 6
		};
		return true;
	case BI_PROBEPROV:
		probe_string(cg, s, 0);
		return true;
	case BI_PROBEMOD:
		probe_string(cg, s, 1);
		return true;
	case BI_PROBEFUNC:
		probe_string(cg, s, 2);
		return true;
	case BI_PROBENAME:
		probe_string(cg, s, 3);
		return true;
	default:
		tr_cg_unsupported(cg, n->pos, n->var->builtin->name);
		*s = (struct tr_str){ .p = tr_ir_imm(cg->f, 0), .max = 8, .nullable = true };
		return true;
	}
}
