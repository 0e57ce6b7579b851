/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What this kernel can do. Each feature is tried once, when first asked for, by doing a tiny
 * instance of it: a program of a few instructions that the verifier takes or refuses. The answer
 * and the kernel's reason stay in the handle.
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <fcntl.h>
#include <linux/bpf.h>
#include <linux/version.h>
#include <sys/statfs.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "handle.h"
#include "load/feature.h"
#include "types/type.h"

#define TRACEFS_MAGIC_NR 0x74726163

/* younger than the oldest headers we build with */
#define ATTACH_KPROBE_MULTI 42
#define MAP_TASK_STORAGE 29
#define HELPER_ATTACH_COOKIE 174

struct tr_features {
	enum { UNKNOWN, YES, NO } state[TR_FEAT_MAX];
	const char *why[TR_FEAT_MAX];
	uint32_t version;
	bool looked; /* for tracefs */
	bool looked_kfuncs;
	uint32_t kfuncs[2];
	char tracefs[256];
};

static struct tr_features *features(struct trace *t)
{
	if (!t->features)
		t->features = tr_alloc(&t->arena, sizeof(*t->features));
	return t->features;
}

/* ---- facts that are no features */

uint32_t tr_kernel_version(struct trace *t)
{
	struct tr_features *fs = features(t);
	unsigned major = 0, minor = 0, patch = 0;
	struct utsname u;

	if (!fs->version && uname(&u) == 0 &&
	    sscanf(u.release, "%u.%u.%u", &major, &minor, &patch) >= 2)
		fs->version = KERNEL_VERSION(major, minor, TR_MIN(patch, 255u));
	return fs->version;
}

bool tr_preempt_kfuncs(struct trace *t, uint32_t ids[2])
{
	static const char *const names[] = { "bpf_preempt_disable", "bpf_preempt_enable" };
	struct tr_features *fs = features(t);

	if (!fs->looked_kfuncs && tr_kernel_version(t) >= KERNEL_VERSION(7, 0, 0))
		tr_btf_kfuncs(t, names, fs->kfuncs, 2);
	fs->looked_kfuncs = true;
	memcpy(ids, fs->kfuncs, sizeof(fs->kfuncs));
	return ids[0] && ids[1];
}

static bool is_tracefs(const char *dir)
{
	struct statfs s;

	return statfs(dir, &s) == 0 && s.f_type == TRACEFS_MAGIC_NR;
}

static bool find_mount(char *dir, size_t size)
{
	char line[1024], at[256], type[64];
	FILE *f = fopen("/proc/self/mounts", "re");
	bool found = false;

	while (f && !found && fgets(line, sizeof(line), f)) {
		found = sscanf(line, "%*s %255s %63s", at, type) == 2 && !strcmp(type, "tracefs");
		if (found)
			snprintf(dir, size, "%s", at);
	}
	if (f)
		fclose(f);
	return found;
}

const char *tr_tracefs(struct trace *t)
{
	static const char *const usual[] = { "/sys/kernel/tracing", "/sys/kernel/debug/tracing" };
	struct tr_features *fs = features(t);

	for (size_t i = 0; !fs->looked && !*fs->tracefs && i < TR_ARRAY_SIZE(usual); i++)
		if (is_tracefs(usual[i]))
			snprintf(fs->tracefs, sizeof(fs->tracefs), "%s", usual[i]);
	if (!fs->looked && !*fs->tracefs)
		find_mount(fs->tracefs, sizeof(fs->tracefs));
	fs->looked = true;
	return *fs->tracefs ? fs->tracefs : NULL;
}

/* ---- tiny programs */

#define INSN(c, d, s, o, i)                                                         \
	(struct bpf_insn)                                                           \
	{                                                                           \
		.code = (c), .dst_reg = (d), .src_reg = (s), .off = (o), .imm = (i) \
	}
#define MOV0 INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_0, 0, 0, 0)
#define EXIT INSN(BPF_JMP | BPF_EXIT, 0, 0, 0, 0)
#define CALL(helper) INSN(BPF_JMP | BPF_CALL, 0, 0, 0, helper)
#define ZERO_STACK INSN(BPF_ST | BPF_MEM | BPF_DW, BPF_REG_10, 0, -8, 0)

/* Load and give the fd, or negative errno. */
static int load_opts(uint32_t type, const struct bpf_insn *insns, size_t n,
		     const struct bpf_prog_load_opts *opts)
{
	int fd = bpf_prog_load((enum bpf_prog_type)type, NULL, "GPL", insns, n, opts);

	return fd < 0 ? -errno : fd;
}

static int load(uint32_t type, const struct bpf_insn *insns, size_t n)
{
	return load_opts(type, insns, n, NULL);
}

static int done(int fd)
{
	if (fd < 0)
		return fd;
	close(fd);
	return 0;
}

static const struct bpf_insn nothing[] = { MOV0, EXIT };
static const struct bpf_insn cookie[] = { CALL(HELPER_ATTACH_COOKIE), EXIT };

/* ---- one function per feature: 0, or negative errno; *why if errno says too little */

static int try_bpf(struct trace *t, const char **why)
{
	(void)t, (void)why;
	return done(load(BPF_PROG_TYPE_RAW_TRACEPOINT, nothing, 2));
}

static int try_btf(struct trace *t, const char **why)
{
	(void)t;
	if (access("/sys/kernel/btf/vmlinux", R_OK) == 0)
		return 0;
	*why = "/sys/kernel/btf/vmlinux cannot be read";
	return -errno;
}

static int load_tracing(struct trace *t, enum bpf_attach_type attach, const char **why)
{
	LIBBPF_OPTS(bpf_prog_load_opts, opts, .expected_attach_type = attach);
	uint32_t id = 0;
	int fd = 0;

	if (!tr_feature(t, TR_FEAT_BTF)) {
		*why = "the kernel gives no BTF";
		return -ENOENT;
	}
	if (attach == BPF_TRACE_RAW_TP)
		tr_type_rawtp(t, "sys_enter", &id, &fd);
	else if (!tr_type_func(t, NULL, "bpf_fentry_test1", &id, &fd)) /* nothing calls it */
		tr_type_func(t, NULL, "vfs_read", &id, &fd);
	if (!id) {
		*why = "the kernel's BTF has no functions";
		return -ENOENT;
	}
	opts.attach_btf_id = id;
	return load_opts(BPF_PROG_TYPE_TRACING, nothing, 2, &opts);
}

static int try_fentry(struct trace *t, const char **why)
{
	/* not attached: patching a function and waiting for the old code to be left costs much more */
	return done(load_tracing(t, BPF_TRACE_FENTRY, why));
}

static int try_tp_btf(struct trace *t, const char **why)
{
	return done(load_tracing(t, BPF_TRACE_RAW_TP, why));
}

static int try_kprobe(struct trace *t, const char **why)
{
	(void)t;
	if (access("/sys/bus/event_source/devices/kprobe/type", R_OK) != 0) {
		*why = "the kernel has no kprobe events (CONFIG_KPROBE_EVENTS)";
		return -errno;
	}
	return done(load(BPF_PROG_TYPE_KPROBE, nothing, 2));
}

static int try_kprobe_multi(struct trace *t, const char **why)
{
	LIBBPF_OPTS(bpf_prog_load_opts, opts,
		    .expected_attach_type = (enum bpf_attach_type)ATTACH_KPROBE_MULTI);
	/* addresses that cannot be read: a kernel with kprobe.multi gets as far as that, and no
	 * further (a symbol that does not exist takes it 10 ms to look for) */
	LIBBPF_OPTS(bpf_link_create_opts, link, .kprobe_multi.cnt = 1,
		    .kprobe_multi.addrs = (const unsigned long *)1);
	int fd, err;

	(void)t;
	fd = load_opts(BPF_PROG_TYPE_KPROBE, nothing, 2, &opts);
	if (fd < 0)
		return fd;
	err = bpf_link_create(fd, 0, (enum bpf_attach_type)ATTACH_KPROBE_MULTI, &link);
	if (err < 0)
		err = -errno;
	close(fd);
	if (err == -EFAULT)
		return 0;
	if (err == -EOPNOTSUPP)
		*why = "the kernel is built without CONFIG_FPROBE";
	if (err == -EINVAL)
		*why = "kernels have it from 5.18 on";
	return err < 0 ? err : done(err);
}

static int try_perf_cookie(struct trace *t, const char **why)
{
	(void)t, (void)why;
	return done(load(BPF_PROG_TYPE_PERF_EVENT, cookie, 2));
}

static int try_rawtp_cookie(struct trace *t, const char **why)
{
	(void)t, (void)why;
	return done(load(BPF_PROG_TYPE_RAW_TRACEPOINT, cookie, 2));
}

static int try_atomic_fetch(struct trace *t, const char **why)
{
	const struct bpf_insn insns[] = {
		ZERO_STACK,
		INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_1, 0, 0, 1),
		INSN(BPF_STX | BPF_ATOMIC | BPF_DW, BPF_REG_10, BPF_REG_1, -8, BPF_OR | BPF_FETCH),
		MOV0,
		EXIT,
	};

	(void)t, (void)why;
	return done(load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, TR_ARRAY_SIZE(insns)));
}

static int try_cpu_v4(struct trace *t, const char **why)
{
	const struct bpf_insn insns[] = {
		ZERO_STACK,
		INSN(BPF_LDX | 0x80 /* BPF_MEMSX */ | BPF_W, BPF_REG_0, BPF_REG_10, -8, 0),
		MOV0,
		EXIT,
	};

	(void)t, (void)why;
	return done(load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, TR_ARRAY_SIZE(insns)));
}

static int try_tracefs(struct trace *t, const char **why)
{
	char path[300];

	if (!tr_tracefs(t)) {
		*why = "tracefs is not mounted";
		return -ENOENT;
	}
	snprintf(path, sizeof(path), "%s/available_events", tr_tracefs(t));
	return access(path, R_OK) == 0 ? 0 : -errno;
}

/* A map in task storage needs a BTF type for its value: the smallest BTF there is, one int. */
static int int_btf(void)
{
	static const struct {
		struct {
			uint16_t magic;
			uint8_t version, flags;
			uint32_t hdr_len, type_off, type_len, str_off, str_len;
		} h;
		uint32_t type[4];
		char strs[8];
	} btf = {
		{ 0xeb9f, 1, 0, 24, 0, 16, 16, 5 },
		{ 1, 1u << 24, 4, 1u << 24 | 32 }, /* "int", KIND_INT, 4 bytes, signed, 32 bits */
		"\0int",
	};
	int fd = bpf_btf_load(&btf, sizeof(btf.h) + sizeof(btf.type) + 5, NULL);

	return fd < 0 ? -errno : fd;
}

static int try_task_storage(struct trace *t, const char **why)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .btf_key_type_id = 1, .btf_value_type_id = 1,
		    .map_flags = BPF_F_NO_PREALLOC);
	int fd, btf;

	/* 5.11 has the map, 5.13 (bpf_trace.c) lets tracing programs use it */
	if (tr_kernel_version(t) < KERNEL_VERSION(5, 13, 0)) {
		*why = "kernels have it for tracing programs from 5.13 on";
		return -EOPNOTSUPP;
	}
	btf = int_btf();
	if (btf < 0)
		return btf;
	opts.btf_fd = (uint32_t)btf;
	fd = bpf_map_create((enum bpf_map_type)MAP_TASK_STORAGE, NULL, 4, 4, 0, &opts);
	if (fd < 0)
		fd = -errno;
	close(btf);
	return done(fd);
}

static int try_long_key(struct trace *t, const char **why)
{
	int fd = bpf_map_create(BPF_MAP_TYPE_HASH, NULL, 520, 8, 1, NULL), err = -errno;

	(void)t;
	if (fd >= 0)
		close(fd);
	*why = "hashes take keys of 512 bytes at most";
	return fd >= 0 || err == -EPERM ? 0 : err;
}

static int try_loop(struct trace *t, const char **why)
{
	int rc = libbpf_probe_bpf_helper(BPF_PROG_TYPE_RAW_TRACEPOINT,
					 (enum bpf_func_id)TR_HELPER_LOOP, NULL);

	(void)t;
	if (rc == 0)
		*why = "the kernel has no bpf_loop()";
	return rc == 0 ? -EOPNOTSUPP : TR_MIN(rc, 0);
}

static int try_write_user(struct trace *t, const char **why)
{
	const struct bpf_insn insns[] = {
		ZERO_STACK,
		INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_1, 0, 0, 0),
		INSN(BPF_ALU64 | BPF_MOV | BPF_X, BPF_REG_2, BPF_REG_10, 0, 0),
		INSN(BPF_ALU64 | BPF_ADD | BPF_K, BPF_REG_2, 0, 0, -8),
		INSN(BPF_ALU64 | BPF_MOV | BPF_K, BPF_REG_3, 0, 0, 8),
		CALL(BPF_FUNC_probe_write_user),
		MOV0,
		EXIT,
	};
	int err = done(load(BPF_PROG_TYPE_RAW_TRACEPOINT, insns, TR_ARRAY_SIZE(insns)));

	(void)t;
	if (err == -EINVAL)
		*why = "the kernel is locked down";
	return err;
}

/* ---- the table */

static const struct {
	struct tr_feature_info info;
	int (*try)(struct trace *t, const char **why);
} rows[TR_FEAT_MAX] = {
	[TR_FEAT_BPF] = { { "bpf", "BPF programs may be loaded", "5.10" }, try_bpf },
	[TR_FEAT_BTF] = { { "btf", "types of the kernel (CONFIG_DEBUG_INFO_BTF)", "5.2" },
			  try_btf },
	[TR_FEAT_FENTRY] = { { "fentry", "BPF trampolines: fbt with typed arguments", "5.5" },
			     try_fentry },
	[TR_FEAT_KPROBE] = { { "kprobe", "kprobes through perf events: fbt, rawfbt", "4.17" },
			     try_kprobe },
	[TR_FEAT_KPROBE_MULTI] = { { "kprobe_multi", "many kprobes in one link: fbt by pattern",
				     "5.18" },
				   try_kprobe_multi },
	[TR_FEAT_PERF_COOKIE] = { { "perf_cookie",
				    "cookies of kprobes, uprobes and perf events: one program for many",
				    "5.15" },
				  try_perf_cookie },
	[TR_FEAT_RAWTP_COOKIE] = { { "rawtp_cookie",
				     "cookies of raw tracepoints: one program for many", "6.10" },
				   try_rawtp_cookie },
	[TR_FEAT_ATOMIC_FETCH] = { { "atomic_fetch", "atomic operations that return the old value",
				     "5.12" },
				   try_atomic_fetch },
	[TR_FEAT_CPU_V4] = { { "cpu_v4", "sign-extending loads, signed division, long jumps",
			       "6.6" },
			     try_cpu_v4 },
	[TR_FEAT_TRACEFS] = { { "tracefs", "lists of events and functions, formats of events",
				"4.1" },
			      try_tracefs },
	[TR_FEAT_TP_BTF] = { { "tp_btf", "tracepoints with typed arguments", "5.5" }, try_tp_btf },
	[TR_FEAT_TASK_STORAGE] = { { "task_storage", "thread-local variables kept with the task",
				     "5.13" },
				   try_task_storage },
	[TR_FEAT_LONG_KEY] = { { "long_key",
				 "keys of associative arrays longer than 512 bytes as they are",
				 "5.11" },
			       try_long_key },
	[TR_FEAT_LOOP] = { { "loop", "long strings searched and converted at little cost", "5.17" },
			   try_loop },
	[TR_FEAT_WRITE_USER] = { { "write_user", "copyout() and copyoutstr(): not under lockdown",
				   "4.8" },
				 try_write_user },
};

bool tr_feature(struct trace *t, enum tr_feature f)
{
	struct tr_features *fs = features(t);
	int err;

	if (fs->state[f] == UNKNOWN) {
		err = rows[f].try(t, &fs->why[f]);
		fs->state[f] = err < 0 ? NO : YES;
		if (err < 0 && !fs->why[f])
			fs->why[f] = tr_strdup(&t->arena, strerror(-err));
	}
	return fs->state[f] == YES;
}

const char *tr_feature_why(struct trace *t, enum tr_feature f)
{
	return tr_feature(t, f) ? NULL : t->features->why[f];
}

const struct tr_feature_info *tr_feature_row(enum tr_feature f)
{
	return &rows[f].info;
}
