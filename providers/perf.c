/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Perf events and raw tracepoints: opening them, and giving them a program. Everything is held
 * by file descriptors, which go to the loader: closing them detaches, and so does our death.
 */
#include <bpf/bpf.h>
#include <errno.h>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "perf.h"
#include "trace/provider.h"

int perf_open(struct perf_event_attr *attr, int pid, int cpu)
{
	int fd = (int)syscall(SYS_perf_event_open, attr, pid, cpu, -1, PERF_FLAG_FD_CLOEXEC);

	return fd < 0 ? -errno : fd;
}

int perf_attach(struct trace *t, int fd, int prog_fd, uint64_t cookie)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .perf_event.bpf_cookie = cookie);
	int link = -1;

	if (trace_feature(t, "perf_cookie")) {
		link = bpf_link_create(prog_fd, fd, BPF_PERF_EVENT, &opts);
		if (link < 0)
			goto fail;
	} else if (ioctl(fd, PERF_EVENT_IOC_SET_BPF, prog_fd) < 0) {
		goto fail;
	}
	if (ioctl(fd, PERF_EVENT_IOC_ENABLE, 0) < 0)
		goto fail;
	if (link >= 0) { /* it holds the event */
		trace_link_add(t, link);
		close(fd);
	} else {
		trace_link_add(t, fd);
	}
	return 0;
fail:;
	int err = -errno;

	if (link >= 0)
		close(link);
	close(fd);
	return err;
}

int rawtp_attach(struct trace *t, const char *name, int prog_fd, uint64_t cookie)
{
	/* the attribute as 6.10 and later know it; older kernels take a shorter one without cookie */
	struct {
		uint64_t name;
		uint32_t prog_fd, pad;
		uint64_t cookie;
	} attr = { (uintptr_t)name, (uint32_t)prog_fd, 0, cookie };
	size_t size = cookie ? sizeof(attr) : sizeof(attr) - sizeof(attr.cookie);
	int fd = (int)syscall(SYS_bpf, BPF_RAW_TRACEPOINT_OPEN, &attr, size);

	if (fd < 0)
		return -errno;
	trace_link_add(t, fd);
	return 0;
}
