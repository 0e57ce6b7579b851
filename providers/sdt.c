/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The sdt provider: the kernel's tracepoints by group, sdt:GROUP::NAME.
 *
 * An event whose tracepoint BTF describes is attached to as a raw tracepoint: that is the cheapest
 * way, the arguments are those of the kernel's call, with their types, and one program can serve
 * many. The others are attached to as trace events, and their arguments are the event's fields.
 */
#include <errno.h>
#include <linux/bpf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "format.h"
#include "table.h"
#include "tp.h"

struct state {
	char *events; /* available_events: "group:name" lines */
	bool read, warned;
};

struct event { /* trace_probe.data of those that are trace events */
	struct tp tp;
	struct format format;
};

static const struct trace_provider impl_event;

/* ---- probes */

static const char *events(struct trace *t, struct state *st)
{
	const char *dir = trace_tracefs(t);
	char path[512];

	if (!st->read && dir) {
		snprintf(path, sizeof(path), "%s/available_events", dir);
		st->events = trace_read_file(path, NULL);
	}
	st->read = true;
	return st->events;
}

/* Events are only known to who may read tracefs: tell who asked for some. */
static void tell_unreadable(struct trace *t, struct state *st, const struct trace_pdesc *pd)
{
	static const char remedy[] =
		"; root reads it, and who it is mounted for (-o remount,gid=GROUP)";
	const char *dir = trace_tracefs(t);
	char why[512];

	if (st->warned || (dir && access(dir, R_OK | X_OK) == 0))
		return;
	if (dir)
		snprintf(why, sizeof(why), "%s: %s%s", dir, strerror(errno), remedy);
	else
		snprintf(why, sizeof(why),
			 "tracefs is not mounted: mount -t tracefs nodev /sys/kernel/tracing");
	st->warned = trace_listing(t);
	if (st->warned)
		trace_warn(t, "sdt: the kernel's events are not listed: %s", why);
	else if (*pd->prv)
		trace_probe_hint(t, "%s", why);
}

/* System calls have their provider; the events of ftrace itself take no programs. */
static bool is_left_out(const struct trace_pdesc *pd, const char *group)
{
	if (!strcmp(group, "ftrace"))
		return true;
	return !strcmp(group, "syscalls") && strcmp(pd->mod, "syscalls") != 0;
}

/* group:name both exact: the event's directory tells. */
static void provide_exact(struct trace *t, const struct trace_provider *p,
			  const struct trace_pdesc *pd)
{
	const char *dir = trace_tracefs(t);
	char path[512];

	if (!dir || strchr(pd->mod, '/') || strchr(pd->nam, '/') || pd->nam[0] == '.' ||
	    is_left_out(pd, pd->mod))
		return;
	snprintf(path, sizeof(path), "%s/events/%s/%s/format", dir, pd->mod, pd->nam);
	if (access(path, F_OK) == 0)
		trace_probe_add(t, p, "sdt", pd->mod, "", pd->nam, NULL);
}

static bool plausible(const char *nam)
{
	return trace_is_glob(nam) ||
	       !nam[strspn(nam, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")];
}

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	struct state *st = trace_provider_state(t, p, sizeof(*st));
	char group[128], name[256];

	if (!trace_glob(pd->fun, "") || !plausible(pd->nam))
		return 0;
	tell_unreadable(t, st, pd);
	if (!trace_is_glob(pd->mod) && !trace_is_glob(pd->nam)) {
		provide_exact(t, p, pd);
		return 0;
	}
	for (const char *s = events(t, st), *next; s && *s; s = next) {
		size_t len = strcspn(s, "\n"), colon = strcspn(s, ":\n");

		next = s + len + (s[len] == '\n');
		if (s[colon] != ':' || colon >= sizeof(group) || len - colon > sizeof(name))
			continue;
		memcpy(group, s, colon);
		group[colon] = '\0';
		memcpy(name, s + colon + 1, len - colon - 1);
		name[len - colon - 1] = '\0';
		if (trace_glob(pd->nam, name) && trace_glob(pd->mod, group) &&
		    !is_left_out(pd, group))
			trace_probe_add(t, p, "sdt", group, "", name, NULL);
	}
	return 0;
}

/* ---- the choice */

static int probe_info(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	struct event *ev;
	int err;

	if (rawtp_exists(t, pb->nam)) {
		pb->impl = &trace_provider_rawtp;
		trace_note(t, "sdt:%s::%s: raw tracepoint", pb->mod, pb->nam);
		return trace_provider_rawtp.probe_info(t, pb, info);
	}
	ev = calloc(1, sizeof(*ev));
	if (!ev)
		return -ENOMEM;
	pb->impl = &impl_event;
	pb->data = ev;
	err = format_read(t, pb->mod, pb->nam, &ev->format);
	if (err)
		return trace_provider_error(t, -err, err == -EACCES || err == -EPERM,
					    "cannot read the format of the event %s:%s: %s",
					    pb->mod, pb->nam, strerror(-err));
	ev->tp.event = ev->format.id;
	trace_note(t, "sdt:%s::%s: trace event: no BTF of the tracepoint", pb->mod, pb->nam);
	return 0;
}

static int field_args(struct trace *t, const struct format *f, struct trace_arginfo *info)
{
	info->n = 0;
	for (size_t i = 0; i < f->n && info->n < TRACE_ARGS_MAX; i++) {
		const struct format_field *fd = &f->fields[i];
		struct trace_arg *a = &info->args[info->n];
		char text[160];

		snprintf(text, sizeof(text), "%s%s", fd->type,
			 fd->nelems || fd->dynamic ? " *" : "");
		a->type = trace_type(t, text, false);
		a->native = (uint8_t)info->n++;
	}
	return 0;
}

static int args(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	struct format f;
	int err;

	if (pb->impl == &impl_event)
		return field_args(t, &((struct event *)pb->data)->format, info);
	if (rawtp_exists(t, pb->nam))
		return trace_provider_rawtp.args(t, pb, info);
	err = format_read(t, pb->mod, pb->nam, &f); /* -lv */
	if (!err)
		field_args(t, &f, info);
	format_free(&f);
	return 0;
}

/* ---- trace events */

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	char where[400];

	snprintf(where, sizeof(where), "tracepoint:%s:%s", pb->mod, pb->nam);
	pt->prog_type = BPF_PROG_TYPE_TRACEPOINT;
	pt->where = trace_strndup(t, where, strlen(where));
	pt->impl = "tracepoint";
	pt->ident = TRACE_IDENT_FIXED;
	pt->context = TRACE_CTX_ANY;
	return 0;
}

/* Fields of the record; arrays by their address. */
static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	const struct format *f = &((struct event *)pb->data)->format;
	tr_val ctx = trace_cg_ctx(cg), v;
	const struct format_field *fd;

	if (n < 0 || (size_t)n >= f->n)
		return -1;
	fd = &f->fields[n];
	if (fd->dynamic) {
		v = trace_cg_alui(cg, '&', trace_cg_load(cg, ctx, (int32_t)fd->off, 4, false),
				  0xffff);
		return trace_cg_alu(cg, '+', ctx, v);
	}
	if (fd->nelems || fd->size > 8 || (fd->size & (fd->size - 1)))
		return trace_cg_alui(cg, '+', ctx, fd->off);
	return trace_cg_load(cg, ctx, (int32_t)fd->off, (int)fd->size, fd->is_signed);
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	for (size_t i = 0; i < a->n; i++) {
		const struct trace_probe *pb = a->probes[i];
		const struct event *ev = pb->data;
		int err = tp_attach_event(t, &ev->tp, a->prog_fd, a->cookies ? a->cookies[i] : 0);

		if (err)
			return trace_provider_error(t, -err, err == -EPERM || err == -EACCES,
						    "cannot attach to the event %s:%s: %s", pb->mod,
						    pb->nam, strerror(-err));
	}
	return 0;
}

static void destroy(struct trace *t, struct trace_probe *pb)
{
	struct event *ev = pb->data;

	(void)t;
	if (pb->impl != &impl_event)
		return; /* it is the raw tracepoint's */
	format_free(&ev->format);
	free(ev);
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	return strdup(rawtp_exists(t, pb->nam) ? "raw tracepoint" :
						 "trace event: no BTF of the tracepoint");
}

static void finish(struct trace *t, const struct trace_provider *p)
{
	struct state *st = trace_provider_state(t, p, sizeof(*st));

	free(st->events);
}

static const struct trace_provider impl_event = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "tracepoint",
	.load = load,
	.arg = arg,
	.attach = attach,
};

const struct trace_provider trace_provider_sdt = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "sdt",
	.doc = "the kernel's tracepoints, by group",
	.provide = provide,
	.probe_info = probe_info,
	.args = args,
	.destroy = destroy,
	.describe = describe,
	.finish = finish,
};
