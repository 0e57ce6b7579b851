/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The syscall provider: entry and return of system calls by name, from the two raw tracepoints
 * sys_enter and sys_exit, whose programs test the number. Any number of calls costs two
 * attachments, and nothing is read from tracefs or BTF until types of arguments are asked for.
 *
 * 32-bit tasks use other numbers for the same names; what they do is not shown, for it would
 * carry wrong names. (On x86-64 that is a task whose code segment is 32-bit; x32 numbers have
 * bit 30 set and match none. A 64-bit task that executes int 0x80 is mislabelled: only the
 * kernel's thread flags tell, whose place differs between kernels.)
 */
#include <asm/unistd.h>
#include <errno.h>
#include <linux/bpf.h>
#include <linux/version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arch.h"
#include "format.h"
#include "perf.h"
#include "table.h"

struct sys {
	const char *name;
	int nr;
};

static const struct sys table[] = {
/* made when building, from asm/unistd.h; sorted by name */
#define SYSCALL(name) { #name, __NR_##name },
#include "syscall-names.h"
#undef SYSCALL
};

/* Younger than the headers may be; the same numbers on all architectures. */
static const struct sys young[] = {
	{ "set_mempolicy_home_node", 450 },
	{ "cachestat", 451 },
	{ "fchmodat2", 452 },
	{ "map_shadow_stack", 453 },
	{ "futex_wake", 454 },
	{ "futex_wait", 455 },
	{ "futex_requeue", 456 },
	{ "statmount", 457 },
	{ "listmount", 458 },
	{ "lsm_get_self_attr", 459 },
	{ "lsm_set_self_attr", 460 },
	{ "lsm_list_modules", 461 },
	{ "mseal", 462 },
	{ "setxattrat", 463 },
	{ "getxattrat", 464 },
	{ "listxattrat", 465 },
	{ "removexattrat", 466 },
	{ "open_tree_attr", 467 },
	{ "file_getattr", 468 },
	{ "file_setattr", 469 },
};

#define NKEYS 1024

/* Names under which tracefs knows a call's arguments, where they differ. */
static const struct {
	const char *name, *event;
} aliases[] = {
	{ "fstat", "newfstat" }, { "lstat", "newlstat" },      { "stat", "newstat" },
	{ "uname", "newuname" }, { "sendfile", "sendfile64" }, { "umount2", "umount" },
};

/* ---- probes; data is number * 2 + (an entry), + 2 so that it is never NULL */

static int nr_of(const struct trace_probe *pb)
{
	return (int)(((uintptr_t)pb->data - 2) / 2);
}

static bool is_entry(const struct trace_probe *pb)
{
	return (uintptr_t)pb->data & 1;
}

static void create(struct trace *t, const struct trace_provider *p, const struct sys *s,
		   const struct trace_pdesc *pd)
{
	uintptr_t data = (uintptr_t)s->nr * 2 + 2;

	if (trace_glob(pd->nam, "entry"))
		trace_probe_add(t, p, "syscall", "vmlinux", s->name, "entry", (void *)(data + 1));
	if (trace_glob(pd->nam, "return"))
		trace_probe_add(t, p, "syscall", "vmlinux", s->name, "return", (void *)data);
}

static int by_name(const void *key, const void *row)
{
	return strcmp(key, ((const struct sys *)row)->name);
}

static const struct sys *lookup(const char *name)
{
	const struct sys *s =
		bsearch(name, table, sizeof(table) / sizeof(table[0]), sizeof(table[0]), by_name);

	for (size_t i = 0; !s && i < sizeof(young) / sizeof(young[0]); i++)
		if (!strcmp(young[i].name, name))
			s = &young[i];
	return s;
}

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	if (!trace_glob(pd->mod, "vmlinux") ||
	    (!trace_glob(pd->nam, "entry") && !trace_glob(pd->nam, "return")))
		return 0;
	if (!trace_is_glob(pd->fun)) {
		const struct sys *s = lookup(pd->fun);

		if (s)
			create(t, p, s, pd);
		return 0;
	}
	for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++)
		if (trace_glob(pd->fun, table[i].name))
			create(t, p, &table[i], pd);
	for (size_t i = 0; i < sizeof(young) / sizeof(young[0]); i++)
		if (trace_glob(pd->fun, young[i].name) && lookup(young[i].name) == &young[i])
			create(t, p, &young[i], pd);
	return 0;
}

/* ---- argument types */

/* Without tracefs: the functions that the kernel's own system calls are made of. Many are inlined. */
static bool proto_args(struct trace *t, const char *name, struct trace_arginfo *info)
{
	static const char *const forms[] = { "__do_sys_%s", "ksys_%s" };
	struct trace_proto proto;
	char func[128];

	for (size_t i = 0; i < sizeof(forms) / sizeof(forms[0]); i++) {
		snprintf(func, sizeof(func), forms[i], name);
		if (trace_proto(t, TRACE_PROTO_FUNC, NULL, func, &proto) || proto.nargs > 6)
			continue;
		info->n = proto.nargs;
		for (int k = 0; k < info->n; k++) {
			info->args[k].type = trace_type_user(t, proto.args[k]);
			info->args[k].native = (uint8_t)k;
		}
		return true;
	}
	return false;
}

static int entry_args(struct trace *t, const char *name, struct trace_arginfo *info)
{
	char event[128];
	struct format f;
	int err;

	for (size_t i = 0; i < sizeof(aliases) / sizeof(aliases[0]); i++)
		if (!strcmp(aliases[i].name, name))
			name = aliases[i].event;
	snprintf(event, sizeof(event), "sys_enter_%s", name);
	err = format_read(t, "syscalls", event, &f);
	if (err) {
		if (proto_args(t, name, info))
			return 0;
		info->n = -1;
		info->why =
			trace_tracefs(t) ?
				"neither tracefs nor BTF knows this system call's arguments" :
				"BTF does not know them, and tracefs, which does, is not mounted";
		return 0;
	}
	info->n = 0;
	for (size_t i = 0; i < f.n && info->n < 6; i++) {
		/* the number, and from 7.0 on copies of what pointers point to */
		if (!strncmp(f.fields[i].name, "__", 2) || f.fields[i].dynamic)
			continue;
		info->args[info->n].type = trace_type(t, f.fields[i].type, true);
		info->args[info->n].native = (uint8_t)info->n;
		info->n++;
	}
	format_free(&f);
	return 0;
}

static int args(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	if (is_entry(pb))
		return entry_args(t, pb->fun, info);
	info->n = 2;
	for (int i = 0; i < info->n; i++)
		info->args[i] = (struct trace_arg){ .type = trace_type(t, "long", false),
						    .native = (uint8_t)i };
	return 0;
}

/* ---- code */

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	pt->prog_type = BPF_PROG_TYPE_RAW_TRACEPOINT;
	pt->where = is_entry(pb) ? "raw_tp:sys_enter" : "raw_tp:sys_exit";
	pt->impl = "raw_tp";
	pt->ident = TRACE_IDENT_KEY;
	pt->key = (uint32_t)nr_of(pb);
	pt->nkeys = NKEYS;
	/* from 7.0 on tracepoints may run preemptible */
	pt->context = trace_kernel_version(t) < KERNEL_VERSION(7, 0, 0) ? TRACE_CTX_TASK :
									  TRACE_CTX_ANY;
	return 0;
}

static tr_val regs(struct tr_cg *cg)
{
	return trace_cg_load(cg, trace_cg_ctx(cg), 0, 8, false);
}

static tr_val key(struct tr_cg *cg, struct trace_probe *pb)
{
	if (is_entry(pb))
		return trace_cg_load(cg, trace_cg_ctx(cg), 8, 8, false);
	return trace_cg_kread(cg, regs(cg), ARCH_SYSCALL_NR, ARCH_SYSCALL_NR_SIZE, true);
}

/* A 32-bit task's numbers mean other calls. From 5.11 on the current task can be looked into
 * directly, which costs two instructions where a read of its registers costs a helper. */
static bool task_is_readable(struct tr_cg *cg)
{
	return trace_kernel_version(trace_cg_handle(cg)) >= KERNEL_VERSION(5, 11, 0);
}

static int trampoline(struct tr_cg *cg, struct trace_probe *pb)
{
	tr_val v;

	(void)pb;
	if (ARCH_COMPAT_FILE && access(ARCH_COMPAT_FILE, F_OK) != 0)
		return 0; /* this kernel runs no 32-bit code */
	if (task_is_readable(cg)) {
		v = trace_cg_load(cg, trace_cg_helper(cg, BPF_FUNC_get_current_task_btf, 0, NULL),
				  ARCH_COMPAT_TASK_OFF, ARCH_COMPAT_TASK_SIZE, false);
		trace_cg_skip_unless(cg, '=', trace_cg_alui(cg, '&', v, ARCH_COMPAT_TASK_BIT), 0);
		return 0;
	}
	v = trace_cg_kread(cg, regs(cg), ARCH_COMPAT_REG, 8, false);
	trace_cg_skip_unless(cg, '!', trace_cg_alui(cg, '&', v, ARCH_COMPAT_MASK), ARCH_COMPAT_IS);
	return 0;
}

static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	int off = ARCH_SYSCALL_ARG(n);

	if (!is_entry(pb))
		return n > 1 ? -1 : trace_cg_load(cg, trace_cg_ctx(cg), 8, 8, true);
	return off < 0 ? -1 : trace_cg_kread(cg, regs(cg), off, 8, false);
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	const char *name = is_entry(a->probes[0]) ? "sys_enter" : "sys_exit";
	int err = rawtp_attach(t, name, a->prog_fd, 0);

	if (err)
		return trace_provider_error(t, -err, err == -EPERM || err == -EACCES,
					    "cannot attach to the raw tracepoint %s: %s", name,
					    strerror(-err));
	return 0;
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	char text[80];

	(void)t;
	snprintf(text, sizeof(text), "raw tracepoint sys_%s, number %d",
		 is_entry(pb) ? "enter" : "exit", nr_of(pb));
	return strdup(text);
}

const struct trace_provider trace_provider_syscall = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "syscall",
	.doc = "system calls",
	.provide = provide,
	.args = args,
	.load = load,
	.trampoline = trampoline,
	.key = key,
	.arg = arg,
	.attach = attach,
	.describe = describe,
};
