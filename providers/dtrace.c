/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The dtrace provider: BEGIN, END and ERROR. Nothing in the kernel fires them. BEGIN and END are
 * raw tracepoint programs without attachment, which the loader runs with BPF_PROG_TEST_RUN.
 * ERROR has no program: where a clause faults, the code generator calls ERROR's clauses inline.
 */
#include <linux/bpf.h>
#include <string.h>

#include "table.h"

static int populate(struct trace *t, const struct trace_provider *p)
{
	/* always there, always with ids 1, 2 and 3 */
	trace_probe_add(t, p, "dtrace", "", "", "BEGIN", NULL);
	trace_probe_add(t, p, "dtrace", "", "", "END", NULL);
	trace_probe_add(t, p, "dtrace", "", "", "ERROR", NULL);
	return 0;
}

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	(void)pd;
	return populate(t, p);
}

static int probe_info(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	(void)t;
	info->n = 0;
	if (!strcmp(pb->nam, "ERROR")) /* arg0 is not used */
		info->n = 6;
	return 0;
}

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	static const char *const where[] = { "dtrace:BEGIN", "dtrace:END", "dtrace:ERROR" };
	int i = !strcmp(pb->nam, "BEGIN") ? 0 : !strcmp(pb->nam, "END") ? 1 : 2;

	(void)t;
	pt->prog_type = BPF_PROG_TYPE_RAW_TRACEPOINT;
	pt->where = where[i];
	pt->impl = i == 2 ? "inline" : "test_run";
	pt->ident = TRACE_IDENT_FIXED;
	pt->context = TRACE_CTX_TASK;
	return 0;
}

static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	(void)cg, (void)pb, (void)n;
	return -1; /* ERROR's are at hand where the code generator calls its clauses */
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	(void)t, (void)a;
	return 0;
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	(void)t;
	return strdup(!strcmp(pb->nam, "ERROR") ? "run by the clause that has a fault" :
						  "BPF_PROG_TEST_RUN of a raw tracepoint program");
}

const struct trace_provider trace_provider_dtrace = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "dtrace",
	.doc = "the tracing itself: its begin, end and errors",
	.populate = populate,
	.provide = provide,
	.probe_info = probe_info,
	.load = load,
	.arg = arg,
	.attach = attach,
	.describe = describe,
};
