/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What hand.bpf.c and its loader hand.c agree on.
 */
#ifndef TEST_BENCH_HAND_H
#define TEST_BENCH_HAND_H

#define COMM_SIZE 16
#define RING_SIZE (16 << 20)

/* One record of hand_printf's ring buffer. */
struct hand_record {
	unsigned int id, cpu;
	unsigned long long time;
	int pid, unused;
};

#endif
