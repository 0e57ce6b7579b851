/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * How far the scheduler's clock is from CLOCK_MONOTONIC. The kernel accounts CPU time by its own
 * clock; programs can read the monotonic one only. To know what a thread has run since its last
 * accounting, vtimestamp needs the difference.
 *
 * perf events carry the scheduler's clock. Giving this thread the name it has makes one, between
 * two looks at CLOCK_MONOTONIC. The two clocks drift apart by some millionths; as long as that is
 * little compared with the time between two readings of vtimestamp, it does not matter.
 */
#include <linux/perf_event.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "load/load.h"

static int open_event(void)
{
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_DUMMY,
		.sample_type = PERF_SAMPLE_TIME,
		.sample_id_all = 1,
		.comm = 1,
		.exclude_kernel = 1,
	};

	return (int)syscall(SYS_perf_event_open, &attr, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
}

static int64_t monotonic(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ts.tv_sec * 1000000000ll + ts.tv_nsec;
}

/* The time of the first record in the ring: its last word. */
static int64_t first_time(const char *ring, size_t page)
{
	const struct perf_event_mmap_page *head = (const void *)ring;
	struct perf_event_header h;
	int64_t time;

	if (__atomic_load_n(&head->data_head, __ATOMIC_ACQUIRE) < sizeof(h))
		return 0;
	memcpy(&h, ring + page, sizeof(h));
	if (h.type != PERF_RECORD_COMM || h.size < sizeof(h) + sizeof(time) || h.size > page)
		return 0;
	memcpy(&time, ring + page + h.size - sizeof(time), sizeof(time));
	return time;
}

/* Nanoseconds from CLOCK_MONOTONIC to the scheduler's clock; 0: not known. */
int64_t tr_sched_clock_offset(void)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	int fd = open_event();
	int64_t before, after, then = 0;
	char name[16], *ring;

	if (fd < 0)
		return 0;
	ring = mmap(NULL, 2 * page, PROT_READ, MAP_SHARED, fd, 0);
	if (ring != MAP_FAILED) {
		prctl(PR_GET_NAME, name);
		before = monotonic();
		prctl(PR_SET_NAME, name);
		after = monotonic();
		then = first_time(ring, page);
		munmap(ring, 2 * page);
	}
	close(fd);
	return then ? then - (before + (after - before) / 2) : 0;
}
