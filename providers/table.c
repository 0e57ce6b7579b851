/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The providers that are built in, in the order of their probes' ids. A new one needs its name
 * here and its file in local.mk, nothing else.
 */
#include "probe/probe.h"
#include "table.h"

static const struct trace_provider *const providers[] = {
	&trace_provider_dtrace, &trace_provider_profile, &trace_provider_syscall,
	&trace_provider_sdt,	&trace_provider_rawtp,	 &trace_provider_fbt,
	&trace_provider_rawfbt, &trace_provider_sched,
};

const struct trace_provider *const *tr_providers(size_t *n)
{
	*n = sizeof(providers) / sizeof(providers[0]);
	return providers;
}
