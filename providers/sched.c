/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The sched provider: what the scheduler does. All its probes are dependent: each is a row of the
 * table below, which names what it can stand on (the first that this kernel has), which events of
 * that it means, and where the thread and the CPU of its arguments are found.
 *
 * Arguments: args[0] the thread as lwpsinfo_t *, args[1] its process as psinfo_t *, args[2] the
 * CPU as cpuinfo_t *, made by translators from a struct task_struct * and a CPU's number.
 */
#include <errno.h>
#include <linux/version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

#define HELPER_CPU 8	  /* bpf_get_smp_processor_id */
#define HELPER_CURRENT 35 /* bpf_get_current_task */
#define V(a, b) KERNEL_VERSION(a, b, 0)
#define NICE_0 120 /* priority of a thread with nice 0 */
#define RT_0 99	   /* of a real-time thread, less what it calls its priority */
/* uapi/linux/sched.h */
#define POLICY_FIFO 1
#define POLICY_RR 2
#define POLICY_DEADLINE 6

enum filter {
	ALL,
	BLOCKING,	 /* sched_switch: the previous thread goes to sleep */
	RUNNABLE,	 /* sched_switch: it could have gone on */
	STAYS,		 /* sched_exit_tp: no switch */
	RETURNS_CURRENT, /* the function returns the current thread */
};

enum source {
	NONE,
	CURRENT,  /* thread or CPU that runs the probe */
	NEXT,	  /* sched_switch: the thread that goes on CPU */
	FIRST,	  /* first argument */
	SECOND,	  /* second argument */
	RQ,	  /* CPU: of the run queue that is the first argument */
	PRIORITY, /* third argument: the new priority, made from the second one */
};

struct base { /* something to stand on */
	const char *prv;
	const char *funs; /* functions, | between them */
	const char *nam;
	uint32_t from, before; /* kernel versions; 0: any */
	bool plain;	       /* its arguments are needed: the optimiser must have left it alone */
	bool apart;	       /* the functions have different arguments */
	bool about_next;       /* the thread that goes on CPU is what the probe is about */
	enum filter filter;
	enum source thread, third;
};

#define BASES 3

struct row {
	const char *name;
	int nargs;
	struct base bases[BASES];
	const char *missing; /* why no base may exist */
};

#define CLASSES(what)                                                                     \
#what "_task_fair|" #what "_task_rt|" #what "_task_dl|" #what "_task_stop|" #what \
	      "_task_scx"

static const struct row rows[] = {
	{ "change-pri",
	  3,
	  { { "fbt", "set_user_nice|__sched_setscheduler", "entry", .plain = true, .apart = true,
	      .thread = FIRST, .third = PRIORITY } },
	  "it stands on the functions set_user_nice and __sched_setscheduler" },
	{ "dequeue",
	  3,
	  { { "fbt", "dequeue_task", "entry", .plain = true, .thread = SECOND, .third = RQ },
	    { "fbt", CLASSES(dequeue), "entry", .plain = true, .thread = SECOND, .third = RQ } },
	  "it stands on the functions dequeue_task_*" },
	{ "enqueue",
	  3,
	  { { "fbt", "enqueue_task", "entry", .plain = true, .thread = SECOND, .third = RQ },
	    { "fbt", CLASSES(enqueue), "entry", .plain = true, .thread = SECOND, .third = RQ } },
	  "it stands on the functions enqueue_task_*" },
	{ "off-cpu",
	  3,
	  { { "rawtp", "", "sched_switch", .thread = NEXT, .third = CURRENT } },
	  "it stands on the tracepoint sched_switch" },
	{ "on-cpu",
	  3,
	  { { "fbt", "finish_task_switch", "return", .thread = CURRENT, .third = CURRENT },
	    { "rawtp", "", "sched_switch", .about_next = true, .thread = NEXT, .third = CURRENT } },
	  "it stands on finish_task_switch or sched_switch" },
	{ "preempt",
	  0,
	  { { "rawtp", "", "sched_switch", .filter = RUNNABLE } },
	  "it stands on the tracepoint sched_switch" },
	{ "remain-cpu",
	  0,
	  { { "rawtp", "", "sched_exit_tp", .filter = STAYS },
	    { "fbt", "pick_next_task_fair", "return", .plain = true, .filter = RETURNS_CURRENT } },
	  "it stands on the tracepoint sched_exit_tp (6.16) or the function pick_next_task_fair" },
	{ "sleep",
	  0,
	  { { "rawtp", "", "sched_switch", .filter = BLOCKING } },
	  "it stands on the tracepoint sched_switch" },
	{ "surrender",
	  2,
	  { { "fbt", "do_sched_yield", "entry", .thread = CURRENT } },
	  "it stands on the function do_sched_yield" },
	{ "tick",
	  2,
	  { { "fbt", "scheduler_tick", "entry", .before = V(6, 10), .thread = CURRENT },
	    { "fbt", "sched_tick", "entry", .from = V(6, 10), .thread = CURRENT } },
	  "it stands on the function scheduler_tick, sched_tick from 6.10 on" },
	{ "wakeup",
	  2,
	  { { "rawtp", "", "sched_wakeup", .thread = FIRST } },
	  "it stands on the tracepoint sched_wakeup" },
};

struct dep { /* what trace_probe.data points to */
	const struct row *row;
	const struct base *base; /* chosen when enabled */
	/* sched_switch: numbers of its arguments; state < 0: to be read from prev */
	int prev, next, state;
	uint32_t state_off, state_size, pid_off, cpu_off;
	/* __sched_setscheduler: members of struct sched_attr; a thread's policy */
	uint32_t attr_policy, attr_nice, attr_rt, policy_off;
};

/* ---- probes */

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	if (!trace_glob(pd->mod, "vmlinux") || !trace_glob(pd->fun, ""))
		return 0;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trace_probe *pb;
		struct dep *d;

		if (!trace_glob(pd->nam, rows[i].name))
			continue;
		pb = trace_probe_add(t, p, "sched", "vmlinux", "", rows[i].name, NULL);
		if (pb->data)
			continue;
		pb->data = d = calloc(1, sizeof(*d));
		if (!d)
			return -ENOMEM;
		d->row = &rows[i];
	}
	return 0;
}

static int args(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	static const char *const xlates[] = { "lwpsinfo_t *", "psinfo_t *", "cpuinfo_t *" };
	const struct dep *d = pb->data;
	struct tr_type *task = trace_type(t, "struct task_struct *", false);

	info->n = d->row->nargs;
	for (int i = 0; i < info->n; i++) {
		info->args[i].native = (uint8_t)i;
		info->args[i].type = i < 2 ? task : trace_type(t, "int", false);
		info->args[i].xlate = xlates[i];
	}
	if (info->n == 3 && d->row->bases[0].third == PRIORITY)
		info->args[2].xlate = NULL;
	return 0;
}

/* ---- what it stands on */

/* The n-th of the names in "a|b|c"; false: there is no such. */
static bool nth_name(const char *list, int n, char *name, size_t size)
{
	for (; n > 0; n--) {
		list = strchr(list, '|');
		if (!list)
			return false;
		list++;
	}
	snprintf(name, size, "%.*s", (int)strcspn(list, "|"), list);
	return true;
}

static bool can_fbt(struct trace *t)
{
	return trace_feature(t, "fentry") || trace_feature(t, "kprobe") ||
	       trace_feature(t, "kprobe_multi");
}

static bool exists(struct trace *t, const struct base *b, const char *fun)
{
	struct trace_pdesc pd = { b->prv, "vmlinux", fun, b->nam };

	if (b->plain) /* the symbol of exactly that name */
		pd.prv = "rawfbt";
	return trace_probe_count(t, &pd) > 0;
}

/* The first base that this kernel has, NULL if none. */
static const struct base *choose(struct trace *t, const struct row *row)
{
	uint32_t version = trace_kernel_version(t);
	char fun[64];

	for (int i = 0; i < BASES && row->bases[i].prv; i++) {
		const struct base *b = &row->bases[i];

		if (version < b->from || (b->before && version >= b->before))
			continue;
		if (!strcmp(b->prv, "fbt") && !can_fbt(t))
			continue;
		for (int k = 0; nth_name(b->funs, k, fun, sizeof(fun)); k++)
			if (exists(t, b, fun))
				return b;
	}
	return NULL;
}

/* sched_switch(preempt, prev, next) got the state of prev behind it; some 5.18 have it before. */
static void learn_switch(struct trace *t, struct dep *d)
{
	struct trace_proto proto;
	uint32_t size;

	d->prev = 1;
	d->next = 2;
	d->state = -1;
	if (!trace_proto(t, TRACE_PROTO_RAWTP, NULL, "sched_switch", &proto) && proto.nargs >= 4) {
		bool before = !(proto.objects & 2);

		d->prev += before;
		d->next += before;
		d->state = before ? 1 : 3;
	}
	if (trace_member(t, "task_struct", "__state", &d->state_off, &d->state_size))
		trace_member(t, "task_struct", "state", &d->state_off, &d->state_size);
	trace_member(t, "task_struct", "pid", &d->pid_off, &size);
}

static void learn_attr(struct trace *t, struct dep *d)
{
	uint32_t size;

	/* an interface to user space: these do not move */
	if (trace_member(t, "sched_attr", "sched_policy", &d->attr_policy, &size) ||
	    trace_member(t, "sched_attr", "sched_nice", &d->attr_nice, &size) ||
	    trace_member(t, "sched_attr", "sched_priority", &d->attr_rt, &size)) {
		d->attr_policy = 4;
		d->attr_nice = 16;
		d->attr_rt = 20;
	}
	trace_member(t, "task_struct", "policy", &d->policy_off, &size);
}

static int enable(struct trace *t, struct trace_probe *pb)
{
	struct dep *d = pb->data;
	uint32_t size;
	char fun[64];
	int n = 0, err;

	d->base = choose(t, d->row);
	if (!d->base)
		return trace_provider_error(t, ENOTSUP, true,
					    "sched:::%s is not available on this kernel: %s",
					    d->row->name, d->row->missing);
	for (int k = 0; nth_name(d->base->funs, k, fun, sizeof(fun)); k++) {
		struct trace_pdesc pd = { d->base->prv, "vmlinux", fun, d->base->nam };

		if (!exists(t, d->base, fun))
			continue;
		err = trace_probe_depend(t, pb, &pd);
		if (err < 0)
			return err;
		n += err;
		trace_note(t, "sched:::%s stands on %s:vmlinux:%s:%s", d->row->name, pd.prv, fun,
			   pd.nam);
	}
	if (!strcmp(d->base->nam, "sched_switch"))
		learn_switch(t, d);
	if (d->base->third == PRIORITY)
		learn_attr(t, d);
	pb->apart = d->base->apart;
	if (d->base->third == RQ && trace_member(t, "rq", "cpu", &d->cpu_off, &size))
		d->cpu_off = 0;
	return n ? 0 : -ENOENT;
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	const struct dep *d = pb->data;
	const struct base *b = d->base ? d->base : choose(t, d->row);
	char text[512], fun[64];
	size_t len;

	if (!b) {
		snprintf(text, sizeof(text), "unavailable: %s%s", d->row->missing,
			 can_fbt(t) ? "" : "; this kernel lets no function be traced");
		return strdup(text);
	}
	len = (size_t)snprintf(text, sizeof(text), "stands on");
	for (int k = 0; nth_name(b->funs, k, fun, sizeof(fun)); k++)
		if (exists(t, b, fun))
			len += (size_t)snprintf(text + len, sizeof(text) - len, " %s:vmlinux:%s:%s",
						b->prv, fun, b->nam);
	return strdup(text);
}

/* ---- code */

static tr_val under_arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	struct trace_probe *under = trace_cg_under(cg, pb);

	return under->impl->arg(cg, under, n);
}

static tr_val switch_state(struct tr_cg *cg, struct trace_probe *pb)
{
	const struct dep *d = pb->data;

	if (d->state >= 0)
		return under_arg(cg, pb, d->state);
	return trace_cg_kread(cg, under_arg(cg, pb, d->prev), (int32_t)d->state_off,
			      (int)d->state_size, false);
}

static int trampoline(struct tr_cg *cg, struct trace_probe *pb)
{
	const struct dep *d = pb->data;
	tr_val v, pid;

	switch (d->base->filter) {
	case ALL:
		break;
	case BLOCKING:
		trace_cg_skip_unless(cg, '=', under_arg(cg, pb, 0), 0);
		trace_cg_skip_unless(cg, '!', switch_state(cg, pb), 0);
		break;
	case RUNNABLE: /* preempted, whatever its state, or still running; the idle thread is never */
		v = trace_cg_alui(cg, '-', under_arg(cg, pb, 0), 1);
		v = trace_cg_alu(cg, '&', switch_state(cg, pb), v);
		trace_cg_skip_unless(cg, '=', v, 0);
		pid = trace_cg_kread(cg, under_arg(cg, pb, d->prev), (int32_t)d->pid_off, 4, true);
		trace_cg_skip_unless(cg, '!', pid, 0);
		break;
	case STAYS:
		trace_cg_skip_unless(cg, '=', under_arg(cg, pb, 0), 0);
		break;
	case RETURNS_CURRENT:
		v = trace_cg_helper(cg, HELPER_CURRENT, 0, NULL);
		trace_cg_skip_unless(cg, '=', trace_cg_alu(cg, '-', under_arg(cg, pb, 1), v), 0);
		break;
	}
	return 0;
}

/* 1 if the value is not 0, else 0. */
static tr_val is_set(struct tr_cg *cg, tr_val v)
{
	tr_val minus = trace_cg_alu(cg, '-', trace_cg_imm(cg, 0), v);

	return trace_cg_alui(cg, '>', trace_cg_alu(cg, '|', v, minus), 63);
}

/* yes if cond is 1, no if it is 0. */
static tr_val either(struct tr_cg *cg, tr_val cond, tr_val yes, tr_val no)
{
	tr_val mask = trace_cg_alu(cg, '-', trace_cg_imm(cg, 0), cond);

	yes = trace_cg_alu(cg, '&', trace_cg_alu(cg, '^', yes, no), mask);
	return trace_cg_alu(cg, '^', yes, no);
}

/* __sched_setscheduler(thread, attr, …): the priority by the kernel's scale, where less is more
 * urgent: -1 deadline, 0 to 98 real time, from 100 on the others. */
static tr_val attr_priority(struct tr_cg *cg, struct trace_probe *pb)
{
	const struct dep *d = pb->data;
	tr_val task = under_arg(cg, pb, 0), attr = under_arg(cg, pb, 1), policy, now, nice, rt,
	       other, v;

	policy = trace_cg_kread(cg, attr, (int32_t)d->attr_policy, 4, true);
	now = trace_cg_kread(cg, task, (int32_t)d->policy_off, 4, false);
	policy = either(cg, trace_cg_alui(cg, '>', policy, 63), now,
			policy); /* negative: as it is */
	nice = trace_cg_alui(cg, '+', trace_cg_kread(cg, attr, (int32_t)d->attr_nice, 4, true),
			     NICE_0);
	rt = trace_cg_kread(cg, attr, (int32_t)d->attr_rt, 4, false);
	rt = trace_cg_alu(cg, '-', trace_cg_imm(cg, RT_0), rt);
	other = trace_cg_alu(cg, '&', is_set(cg, trace_cg_alui(cg, '^', policy, POLICY_FIFO)),
			     is_set(cg, trace_cg_alui(cg, '^', policy, POLICY_RR)));
	v = either(cg, other, nice, rt);
	return either(cg, is_set(cg, trace_cg_alui(cg, '^', policy, POLICY_DEADLINE)), v,
		      trace_cg_imm(cg, -1));
}

static tr_val third(struct tr_cg *cg, struct trace_probe *pb)
{
	const struct dep *d = pb->data;

	switch (d->base->third) {
	case CURRENT:
		return trace_cg_helper(cg, HELPER_CPU, 0, NULL);
	case RQ:
		return trace_cg_kread(cg, under_arg(cg, pb, 0), (int32_t)d->cpu_off, 4, true);
	case PRIORITY:
		if (strcmp(trace_cg_under(cg, pb)->fun, "set_user_nice") != 0)
			return attr_priority(cg, pb);
		return trace_cg_alui(cg, '+', under_arg(cg, pb, 1), NICE_0);
	default:
		return -1;
	}
}

/* on-cpu seen from the thread before. */
static tr_val thread(struct tr_cg *cg, struct trace_probe *pb)
{
	const struct dep *d = pb->data;

	return d->base->about_next ? under_arg(cg, pb, d->next) : -1;
}

static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	const struct dep *d = pb->data;

	if (n >= d->row->nargs)
		return -1;
	if (n == 2)
		return third(cg, pb);
	switch (d->base->thread) {
	case CURRENT:
		return trace_cg_helper(cg, HELPER_CURRENT, 0, NULL);
	case NEXT:
		return under_arg(cg, pb, d->next);
	case FIRST:
		return under_arg(cg, pb, 0);
	case SECOND:
		return under_arg(cg, pb, 1);
	default:
		return -1;
	}
}

static void destroy(struct trace *t, struct trace_probe *pb)
{
	(void)t;
	free(pb->data);
}

const struct trace_provider trace_provider_sched = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "sched",
	.doc = "what the scheduler does with threads",
	.provide = provide,
	.args = args,
	.enable = enable,
	.trampoline = trampoline,
	.arg = arg,
	.thread = thread,
	.describe = describe,
	.destroy = destroy,
};
