/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the kernel calls a trace event, as far as attaching goes: by BTF id or by event id.
 * Knows nothing of providers.
 */
#ifndef PROVIDERS_TP_H
#define PROVIDERS_TP_H

#include <stdint.h>

struct trace;

struct tp {
	uint32_t btf_id; /* of the FUNC or the btf_trace_ typedef; 0: attached as an event */
	int obj_fd;	 /* the module's BTF, 0: vmlinux */
	uint32_t event;	 /* id of a tracefs event, 0: none */
};

/* Attach a tracing program, which carries its BTF id (fentry, fexit, tp_btf). */
int tp_attach_btf(struct trace *t, int prog_fd);
/* Attach a tracepoint program to the event. */
int tp_attach_event(struct trace *t, const struct tp *tp, int prog_fd, uint64_t cookie);

#endif
