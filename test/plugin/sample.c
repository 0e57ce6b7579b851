/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A provider plugin, made with nothing but the installed headers and libtrace.so. Two probes:
 *
 *	sample:::fork	attached by itself to the raw tracepoint sched_process_fork;
 *			args[0] the thread that forks, args[1] the new one
 *	sample:::exec	dependent: stands on rawtp:::sched_process_exec; args[0] the thread
 *
 * A cc -shared -fPIC sample.c -o sample.so $(pkg-config --cflags --libs libtrace) builds it.
 */
#include <errno.h>
#include <linux/bpf.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <trace/provider.h>
#include <unistd.h>

static const struct row {
	const char *name, *tracepoint;
	int nargs;
	bool dependent;
} rows[] = {
	{ "exec", "sched_process_exec", 1, true },
	{ "fork", "sched_process_fork", 2, false },
};

struct event { /* of a probe: freed in destroy */
	const struct row *row;
};

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	if (!trace_glob(pd->mod, "vmlinux") || !trace_glob(pd->fun, ""))
		return 0;
	for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct trace_probe *pb;
		struct event *ev;

		if (!trace_glob(pd->nam, rows[i].name))
			continue;
		pb = trace_probe_add(t, p, "sample", "vmlinux", "", rows[i].name, NULL);
		if (pb->data)
			continue;
		pb->data = ev = malloc(sizeof(*ev));
		if (!ev)
			return -ENOMEM;
		ev->row = &rows[i];
	}
	return 0;
}

static int probe_info(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	const struct event *ev = pb->data;

	info->n = ev->row->nargs;
	for (int i = 0; i < info->n; i++) {
		info->args[i].type = trace_type(t, "struct task_struct *", false);
		info->args[i].native = (uint8_t)i;
	}
	return 0;
}

static int enable(struct trace *t, struct trace_probe *pb)
{
	const struct event *ev = pb->data;
	const struct trace_pdesc on = { "rawtp", "vmlinux", "", ev->row->tracepoint };
	int n;

	if (!ev->row->dependent)
		return 0;
	n = trace_probe_depend(t, pb, &on);
	if (n == 0)
		return trace_provider_error(t, ENOTSUP, true, "sample:::%s: no tracepoint %s",
					    pb->nam, on.nam);
	return n < 0 ? n : 0;
}

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	const struct event *ev = pb->data;

	(void)t;
	pt->prog_type = BPF_PROG_TYPE_RAW_TRACEPOINT;
	pt->where = ev->row->tracepoint;
	pt->impl = "sample";
	pt->ident = TRACE_IDENT_FIXED;
	pt->context = TRACE_CTX_ANY;
	return 0;
}

static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	const struct event *ev = pb->data;

	if (n >= ev->row->nargs)
		return -1;
	if (ev->row->dependent)
		return pb->under[0]->impl->arg(cg, pb->under[0], n);
	return trace_cg_load(cg, trace_cg_ctx(cg), n * 8, 8, false);
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	const struct event *ev = a->probes[0]->data;
	union bpf_attr attr;
	int fd;

	memset(&attr, 0, sizeof(attr));
	attr.raw_tracepoint.name = (uintptr_t)ev->row->tracepoint;
	attr.raw_tracepoint.prog_fd = (uint32_t)a->prog_fd;
	fd = (int)syscall(SYS_bpf, BPF_RAW_TRACEPOINT_OPEN, &attr, sizeof(attr.raw_tracepoint));
	if (fd < 0)
		return -errno;
	trace_link_add(t, fd);
	return 0;
}

static void destroy(struct trace *t, struct trace_probe *pb)
{
	trace_note(t, "sample: destroyed %s", pb->nam);
	free(pb->data);
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	const struct event *ev = pb->data;

	(void)t;
	return strdup(ev->row->dependent ? "dependent" : "raw_tp");
}

static const struct trace_provider sample = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "sample",
	.doc = "an example: processes that fork and exec",
	.provide = provide,
	.probe_info = probe_info,
	.enable = enable,
	.load = load,
	.arg = arg,
	.attach = attach,
	.destroy = destroy,
	.describe = describe,
};

TRACE_PLUGIN(&sample);
