/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What this kernel can do: one table row per feature, probed when first asked, never twice, the
 * answer kept in the handle. A feature is probed by doing a small instance of it; versions are
 * only used where that is impossible.
 */
#ifndef TR_FEATURE_H
#define TR_FEATURE_H

#include "base/base.h"

enum tr_feature {
	TR_FEAT_BPF,	      /* may load programs at all */
	TR_FEAT_BTF,	      /* /sys/kernel/btf/vmlinux is there */
	TR_FEAT_FENTRY,	      /* fentry/fexit programs load (BPF trampolines) */
	TR_FEAT_KPROBE,	      /* the kprobe PMU is there and kprobe programs load */
	TR_FEAT_KPROBE_MULTI, /* 5.18+ with CONFIG_FPROBE */
	TR_FEAT_PERF_COOKIE,  /* bpf_get_attach_cookie() for kprobe, uprobe, perf events: 5.15+ */
	TR_FEAT_RAWTP_COOKIE, /* for raw tracepoints: 6.10+ */
	TR_FEAT_ATOMIC_FETCH, /* atomics beyond add without fetch: 5.12+ (cpu v3) */
	TR_FEAT_CPU_V4,	      /* sign-extending loads, long jumps …: 6.6+ */
	TR_FEAT_TRACEFS,      /* tracefs is mounted and readable */
	TR_FEAT_TP_BTF,	      /* tp_btf programs load */
	TR_FEAT_TASK_STORAGE, /* 5.13+ in tracing programs */
	TR_FEAT_LONG_KEY,     /* keys of hashes may be longer than 512 bytes */
	TR_FEAT_LOOP,	      /* bpf_loop(): 5.17+ */
	TR_FEAT_WRITE_USER,   /* programs may write the memory of processes: no lockdown */
	TR_FEAT_MAX
};

struct tr_feature_info {
	const char *name, *what, *since;
};

#define TR_HELPER_LOOP 181 /* bpf_loop(): newer than the oldest headers we build with */

bool tr_feature(struct trace *t, enum tr_feature f);
/* Why not, in words (errno text or what is missing); NULL if supported. */
const char *tr_feature_why(struct trace *t, enum tr_feature f);
const struct tr_feature_info *tr_feature_row(enum tr_feature f);
/* LINUX_VERSION-like number of the running kernel. */
uint32_t tr_kernel_version(struct trace *t);
/* BTF ids of bpf_preempt_disable() and bpf_preempt_enable(), for programs in tracepoints and
 * trampolines, where kernels from 7.0 on run them preemptible; false: not needed, or not there. */
bool tr_preempt_kfuncs(struct trace *t, uint32_t ids[2]);
/* Mounted tracefs directory, or NULL. */
const char *tr_tracefs(struct trace *t);

#endif
