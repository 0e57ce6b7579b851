/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Perf events and raw tracepoints: opening them, and giving them a program. */
#ifndef PROVIDERS_PERF_H
#define PROVIDERS_PERF_H

#include <stdbool.h>
#include <stdint.h>

struct perf_event_attr;
struct trace;

/* fd or negative errno. */
int perf_open(struct perf_event_attr *attr, int pid, int cpu);
/* Let the program run on each event of fd, and start the event. fd is owned from here on, also
 * when this fails. Kernels before 5.15 have no cookies. */
int perf_attach(struct trace *t, int fd, int prog_fd, uint64_t cookie);
/* Attach to the raw tracepoint. */
int rawtp_attach(struct trace *t, const char *name, int prog_fd, uint64_t cookie);

#endif
