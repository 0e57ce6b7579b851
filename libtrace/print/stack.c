/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Addresses as names, and stacks: one line for each frame. Kernel stacks that BPF captures begin
 * with frames of the tracing machinery (the program, its trampoline, the fprobe or ftrace code
 * that called it); how many depends on kernel version and attach kind, so they are recognised by
 * name. The lowering captures a few frames more than asked for, to make up for them.
 */
#include "handle.h"
#include "print/print.h"
#include "symbol/progmeta.h"
#include "symbol/symbol.h"

static void name_of(struct trace *t, bool user, int pid, uint64_t addr, enum tr_symkind kind,
		    char *buf, size_t n)
{
	static const enum tr_symstyle styles[] = {
		[SYM_SYM] = TR_SYMSTYLE_NAME,
		[SYM_FUNC] = TR_SYMSTYLE_NAME,
		[SYM_MOD] = TR_SYMSTYLE_MODULE,
		[SYM_ADDR] = TR_SYMSTYLE_ADDR,
	}; /* SYM_META is no address */

	if (tr_opt(t, NORESOLVE))
		snprintf(buf, n, "0x%llx", (unsigned long long)addr);
	else if (user)
		tr_usym_print(t, pid, addr, styles[kind], buf, n);
	else
		tr_ksym_print(t, addr, styles[kind], buf, n);
}

const char *tr_sym_text(struct trace *t, struct tr_type *type, const void *p, char *buf, size_t n)
{
	bool user = type->kind == T_USYM;
	int pid = user ? (int)tr_int_load(p, 8, false) : 0;
	uint64_t addr = tr_int_load((const char *)p + (user ? 8 : 0), 8, false);

	if (type->sym == SYM_META)
		return tr_progmeta(t, (uint32_t)addr, type->name) ?: "";
	name_of(t, user, pid, addr, type->sym, buf, n);
	return buf;
}

void tr_put_sym(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p)
{
	char buf[512];
	const char *name = tr_sym_text(t, type, p, buf, sizeof(buf));

	tr_buf_add(b, "  ", 2);
	tr_put_text(b, name, strlen(name), -50);
}

static const char *const machinery[] = {
	/* name prefixes */
	"bpf_prog_",
	"bpf_trampoline_",
	"bpf_dispatcher_",
	"bpf_trace_run",
	"__bpf_trace_",
	"__traceiter_",
	"bpf_get_stack",
	"__bpf_get_stack",
	"kprobe_multi_link",
	"fprobe_",
	"__fprobe_",
	"kprobe_ftrace_handler",
	"ftrace_trampoline",
	"ftrace_ops_",
	"arch_ftrace_ops_",
	"ftrace_call",
	"ftrace_regs_call",
	"function_graph_enter",
	"ftrace_graph_",
	"ftrace_return_to_handler",
	"return_to_handler",
	"kretprobe_trampoline",
	"kretprobe_dispatcher",
	"kretprobe_perf_func",
	"__kretprobe_trampoline",
	"arch_rethook_",
	"rethook_",
	"kprobe_dispatcher",
	"kprobe_perf_func",
	"kprobe_int3_handler",
	"aggr_pre_handler",
	"aggr_post_handler",
	"opt_pre_handler",
	"optimized_callback",
	"trace_call_bpf",
	"perf_call_bpf_",
	"perf_trace_",
	"perf_syscall_",
};

static bool is_machinery(struct trace *t, uint64_t addr)
{
	const char *name, *mod;
	uint64_t off;

	if (!tr_ksym_by_addr(t, addr, &name, &mod, &off))
		return false;
	for (size_t i = 0; i < TR_ARRAY_SIZE(machinery); i++)
		if (!strncmp(name, machinery[i], strlen(machinery[i])))
			return true;
	return false;
}

void tr_stack_strip(struct trace *t, struct tr_type *type, uint64_t *frames, size_t n)
{
	size_t skip = 0, keep;

	while (skip < n && frames[skip] && is_machinery(t, frames[skip]))
		skip++;
	keep = TR_MIN(n - skip, (size_t)type->nelems);
	memmove(frames, frames + skip, keep * sizeof(*frames));
	memset(frames + keep, 0, (n - keep) * sizeof(*frames));
}

static void put_frames(struct trace *t, struct tr_buf *b, bool user, int pid,
		       const uint64_t *frames, size_t n, int indent)
{
	char name[512];

	tr_buf_add(b, "\n", 1);
	for (size_t i = 0; i < n && frames[i]; i++) {
		name_of(t, user, pid, frames[i], SYM_ADDR, name, sizeof(name));
		tr_put_pad(b, (size_t)indent, ' ');
		tr_buf_puts(b, name);
		tr_buf_add(b, "\n", 1);
	}
}

void tr_put_stack(struct trace *t, struct tr_buf *b, struct tr_type *type, const void *p,
		  size_t size, int indent)
{
	bool user = type->kind == T_USTACK;
	uint64_t frames[1024];
	size_t n = TR_MIN(size / 8, TR_ARRAY_SIZE(frames));
	int pid;

	if (indent < 0)
		indent = (int)tr_opt(t, STACKINDENT);
	memcpy(frames, p, n * 8);
	if (!user) {
		tr_stack_strip(t, type, frames, n);
		put_frames(t, b, false, 0, frames, n, indent);
	} else if (n) {
		pid = (int)frames[0];
		n = TR_MIN(n - 1, (size_t)type->nelems);
		put_frames(t, b, true, pid, frames + 1, n, indent);
	}
}
