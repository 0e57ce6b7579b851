/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Attaching to trace events: see tp.h. */
#include <bpf/bpf.h>
#include <errno.h>
#include <linux/perf_event.h>

#include "perf.h"
#include "tp.h"
#include "trace/provider.h"

int tp_attach_btf(struct trace *t, int prog_fd)
{
	int fd = bpf_raw_tracepoint_open(NULL, prog_fd);

	if (fd < 0)
		return -errno;
	trace_link_add(t, fd);
	return 0;
}

int tp_attach_event(struct trace *t, const struct tp *tp, int prog_fd, uint64_t cookie)
{
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = PERF_TYPE_TRACEPOINT,
		.config = tp->event,
		.sample_period = 1,
		.wakeup_events = 1,
		.disabled = 1,
	};
	/* the program runs for hits on all CPUs, whatever CPU the event is bound to */
	int fd = perf_open(&attr, -1, 0);

	return fd < 0 ? fd : perf_attach(t, fd, prog_fd, cookie);
}
