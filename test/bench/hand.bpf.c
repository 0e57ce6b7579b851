/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The benchmark clauses as somebody would write them by hand: the yardstick for generated code. Compiled by clang -O2
 * for the bpf target, loaded by hand.c, which picks one program by name.
 *
 *	hand_count	syscall::getppid:entry { @ = count(); }
 *	hand_printf	syscall::getppid:entry { printf("%d\n", pid); }
 *	hand_openat	syscall::openat:entry /pid == 1/ { @[execname] = count(); }
 *	hand_all	syscall:::entry { @[probefunc] = count(); }
 */
#include <linux/bpf.h>
#include <asm/unistd.h>
#include <bpf/bpf_helpers.h>

#include "hand.h"

char _license[] SEC("license") = "GPL";

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_ARRAY);
	__uint(max_entries, 1);
	__type(key, __u32);
	__type(value, __u64);
} count SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_HASH);
	__uint(max_entries, 4096);
	__type(key, char[COMM_SIZE]);
	__type(value, __u64);
} by_name SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_PERCPU_HASH);
	__uint(max_entries, 4096);
	__type(key, __u32);
	__type(value, __u64);
} by_call SEC(".maps");

struct {
	__uint(type, BPF_MAP_TYPE_RINGBUF);
	__uint(max_entries, RING_SIZE);
} ring SEC(".maps");

static __always_inline void count_lost(void)
{
	__u32 zero = 0;
	__u64 *lost = bpf_map_lookup_elem(&count, &zero);

	if (lost)
		*lost += 1;
}

static __always_inline void add_one(void *map, const void *key)
{
	__u64 one = 1, *value = bpf_map_lookup_elem(map, key);

	if (value)
		*value += 1;
	else if (bpf_map_update_elem(map, key, &one, BPF_NOEXIST))
		count_lost();
}

SEC("raw_tp/sys_enter")
int hand_count(struct bpf_raw_tracepoint_args *ctx)
{
	__u32 zero = 0;
	__u64 *value;

	if (ctx->args[1] != __NR_getppid)
		return 0;
	value = bpf_map_lookup_elem(&count, &zero);
	if (value)
		*value += 1;
	return 0;
}

SEC("raw_tp/sys_enter")
int hand_printf(struct bpf_raw_tracepoint_args *ctx)
{
	struct hand_record *record;

	if (ctx->args[1] != __NR_getppid)
		return 0;
	record = bpf_ringbuf_reserve(&ring, sizeof(*record), 0);
	if (!record) {
		count_lost();
		return 0;
	}
	/* what trace's records carry too: which clause, where, when; and like trace it wakes the reader
	 * only when a good part of the buffer is full, for waking costs more than all the rest */
	record->id = 1;
	record->cpu = bpf_get_smp_processor_id();
	record->time = bpf_ktime_get_ns();
	record->pid = bpf_get_current_pid_tgid() >> 32;
	bpf_ringbuf_submit(record, bpf_ringbuf_query(&ring, BPF_RB_AVAIL_DATA) > RING_SIZE / 4 ?
					   BPF_RB_FORCE_WAKEUP :
					   BPF_RB_NO_WAKEUP);
	return 0;
}

SEC("raw_tp/sys_enter")
int hand_openat(struct bpf_raw_tracepoint_args *ctx)
{
	char name[COMM_SIZE];

	if (ctx->args[1] != __NR_openat || bpf_get_current_pid_tgid() >> 32 != 1)
		return 0;
	bpf_get_current_comm(name, sizeof(name));
	add_one(&by_name, name);
	return 0;
}

SEC("raw_tp/sys_enter")
int hand_all(struct bpf_raw_tracepoint_args *ctx)
{
	__u32 id = ctx->args[1];

	add_one(&by_call, &id);
	return 0;
}
