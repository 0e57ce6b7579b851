/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a test can need of the machine it runs on. In: the words of its "needs:" line. Out: the first that is missing.
 * Each word of the table below is probed once, when the first test asks. A probe only tries what a tracer would do
 * anyway, and takes a refusal as the answer. Two more forms: "kernel>=6.1", "kernel<5.15", and "program:NAME".
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "harness.h"

/* Not in the headers of older systems. */
#define TRACE_KPROBE_MULTI 42

struct kprobe_multi_link {
	uint32_t prog_fd, target_fd, attach_type, flags;
	struct {
		uint32_t flags, count;
		uint64_t syms, addrs, cookies;
	} multi;
};

static bool can_read(const char *path)
{
	char c;
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : read(fd, &c, 1);

	if (fd >= 0)
		close(fd);
	return n == 1;
}

static bool is_there(const char *path)
{
	return !access(path, R_OK);
}

static int load_insns(uint32_t type, uint32_t attach_type, const struct bpf_insn *insns, size_t n)
{
	const struct rlimit most = { RLIM_INFINITY, RLIM_INFINITY };
	union bpf_attr attr = { 0 };
	struct rlimit before;
	int fd;

	attr.prog_type = type;
	attr.expected_attach_type = attach_type;
	attr.insns = (uintptr_t)insns;
	attr.insn_cnt = n;
	attr.license = (uintptr_t) "GPL";
	/* before 5.11 what the tests have loaded counts against it */
	getrlimit(RLIMIT_MEMLOCK, &before);
	setrlimit(RLIMIT_MEMLOCK, &most);
	fd = syscall(SYS_bpf, BPF_PROG_LOAD, &attr, sizeof(attr));
	setrlimit(RLIMIT_MEMLOCK, &before);
	return fd;
}

/* "return 0" as a program of this type; its file descriptor or -1. */
static int load_program(uint32_t type, uint32_t attach_type)
{
	struct bpf_insn insns[] = {
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};

	return load_insns(type, attach_type, insns, ARRAY_SIZE(insns));
}

static bool probe_root(void)
{
	return !geteuid();
}

static bool probe_bpf(void)
{
	int fd = load_program(BPF_PROG_TYPE_RAW_TRACEPOINT, 0);

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

/* May programs write the memory of processes? Not under lockdown. */
static bool probe_writeuser(void)
{
	struct bpf_insn insns[] = {
		{ .code = BPF_ST | BPF_MEM | BPF_DW, .dst_reg = BPF_REG_10, .off = -8 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_1 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_X, .dst_reg = BPF_REG_2, .src_reg = BPF_REG_10 },
		{ .code = BPF_ALU64 | BPF_ADD | BPF_K, .dst_reg = BPF_REG_2, .imm = -8 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_3, .imm = 8 },
		{ .code = BPF_JMP | BPF_CALL, .imm = BPF_FUNC_probe_write_user },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = BPF_REG_0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	int fd = load_insns(BPF_PROG_TYPE_RAW_TRACEPOINT, 0, insns, ARRAY_SIZE(insns));

	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

static bool probe_btf(void)
{
	return is_there("/sys/kernel/btf/vmlinux");
}

static bool probe_tracefs(void)
{
	return is_there("/sys/kernel/tracing/events/syscalls") ||
	       is_there("/sys/kernel/debug/tracing/events/syscalls");
}

static bool probe_kprobe(void)
{
	return probe_root() && is_there("/sys/bus/event_source/devices/kprobe/type");
}

static bool probe_uprobe(void)
{
	return probe_root() && is_there("/sys/bus/event_source/devices/uprobe/type");
}

/* fentry and fexit: BPF trampolines need BTF, and a kernel that lets its functions be traced. */
static bool probe_fprobe(void)
{
	return probe_kprobe() && probe_btf() &&
	       (can_read("/sys/kernel/tracing/available_filter_functions") ||
		can_read("/sys/kernel/debug/tracing/available_filter_functions"));
}

/* A link to a function that does not exist: a kernel that has the feature says that it does not. */
static bool probe_kmulti(void)
{
	struct kprobe_multi_link attr = { 0 };
	const char *name = "tr_no_such_function";
	int fd, link, error;

	if (!probe_kprobe())
		return false;
	fd = load_program(BPF_PROG_TYPE_KPROBE, TRACE_KPROBE_MULTI);
	if (fd < 0)
		return false;
	attr.prog_fd = fd;
	attr.attach_type = TRACE_KPROBE_MULTI;
	attr.multi.count = 1;
	attr.multi.syms = (uintptr_t)&name;
	link = syscall(SYS_bpf, BPF_LINK_CREATE, &attr, sizeof(attr));
	error = errno;
	if (link >= 0)
		close(link);
	close(fd);
	return link >= 0 || error == ESRCH || error == ENOENT;
}

/* A hardware event counter. */
static bool probe_pmu(void)
{
	struct perf_event_attr attr = { 0 };
	int fd;

	attr.type = PERF_TYPE_HARDWARE;
	attr.size = sizeof(attr);
	attr.config = PERF_COUNT_HW_CPU_CYCLES;
	fd = syscall(SYS_perf_event_open, &attr, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
	if (fd >= 0)
		close(fd);
	return fd >= 0;
}

static bool probe_smp(void)
{
	return sysconf(_SC_NPROCESSORS_ONLN) > 1;
}

/* Kernels list all their variables in /proc/kallsyms, or functions only. */
static bool probe_kdata(void)
{
	FILE *file = fopen("/proc/kallsyms", "re");
	char line[512];
	bool found = false;

	while (file && !found && fgets(line, sizeof(line), file))
		found = strstr(line, " jiffies\n") && strncmp(line, "0000000000000000", 16);
	if (file)
		fclose(file);
	return found;
}

static const struct feature {
	const char *name;
	bool (*probe)(void);
	bool privileged; /* not there when the tests shall run without privileges */
} features[] = {
	{ "root", probe_root, true },
	{ "bpf", probe_bpf, true },
	{ "btf", probe_btf, false },
	{ "tracefs", probe_tracefs, true },
	{ "kprobe", probe_kprobe, true },
	{ "fprobe", probe_fprobe, true },
	{ "kmulti", probe_kmulti, true },
	{ "uprobe", probe_uprobe, true },
	{ "writeuser", probe_writeuser, true },
	{ "pmu", probe_pmu, true },
	{ "smp", probe_smp, false },
	{ "kdata", probe_kdata, true },
};

static bool have_feature(const struct feature *feature)
{
	static signed char known[ARRAY_SIZE(features)]; /* 1 there, -1 not there */
	signed char *answer = &known[feature - features];

	if (!*answer)
		*answer = feature->probe() ? 1 : -1;
	return *answer > 0;
}

static int kernel_version(const char *s)
{
	int major = 0, minor = 0;

	sscanf(s, "%d.%d", &major, &minor);
	return major * 1000 + minor;
}

static bool have_kernel(const char *condition)
{
	struct utsname name;
	int running;

	uname(&name);
	running = kernel_version(name.release);
	if (!strncmp(condition, ">=", 2))
		return running >= kernel_version(condition + 2);
	return *condition == '<' && running < kernel_version(condition + 1);
}

static bool have_program(const char *name)
{
	char *path = must(strdup(getenv("PATH") ?: "")), *rest = path, *dir;
	bool found = false;

	while (!found && (dir = strsep(&rest, ":"))) {
		char *file = format("%s/%s", dir, name);

		found = !access(file, X_OK);
		free(file);
	}
	free(path);
	return found;
}

static bool have(const struct settings *set, const char *word)
{
	if (!strncmp(word, "kernel", 6))
		return have_kernel(word + 6);
	if (!strncmp(word, "program:", 8))
		return have_program(word + 8);
	for (size_t i = 0; i < ARRAY_SIZE(features); i++)
		if (!strcmp(features[i].name, word))
			return !(set->unprivileged && features[i].privileged) &&
			       have_feature(&features[i]);
	return false; /* an unknown word: skipped everywhere, which fails the suite */
}

const char *needs_missing(const struct settings *set, const struct words *needs)
{
	for (size_t i = 0; i < needs->n; i++)
		if (!have(set, needs->v[i]))
			return needs->v[i];
	return NULL;
}
