/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The providers that are built in. */
#ifndef PROVIDERS_TABLE_H
#define PROVIDERS_TABLE_H

#include "trace/provider.h"

extern const struct trace_provider trace_provider_dtrace;
extern const struct trace_provider trace_provider_profile;
extern const struct trace_provider trace_provider_syscall;
extern const struct trace_provider trace_provider_sdt;
extern const struct trace_provider trace_provider_rawtp;
extern const struct trace_provider trace_provider_fbt;
extern const struct trace_provider trace_provider_rawfbt;
extern const struct trace_provider trace_provider_sched;

/* The tracepoint has a typedef in BTF: the rawtp provider can serve it. */
bool rawtp_exists(struct trace *t, const char *name);

#endif
