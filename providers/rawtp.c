/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The rawtp provider: every tracepoint of the kernel as the kernel itself calls it, with the
 * arguments of the call. rawtp:MODULE::NAME, where MODULE is vmlinux or the module that has it.
 *
 * Tracepoints are found by their typedef btf_trace_NAME: the names in the string tables of
 * /sys/kernel/btf are enough for that, no type is read. Without BTF, tracefs names the events.
 */
#include <dirent.h>
#include <errno.h>
#include <linux/bpf.h>
#include <linux/version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "perf.h"
#include "table.h"

#define BTF_DIR "/sys/kernel/btf"
#define PREFIX "btf_trace_"

struct image { /* the names of vmlinux or of one module */
	struct image *next;
	const char *mod;
	const char *strs; /* one after the other */
	size_t len;
};

struct state {
	struct image *images;
	bool has_vmlinux, has_all;
	char *events;	/* without BTF: tracefs's available_events */
	unsigned nused; /* probes in use */
};

/* ---- names */

static void add_image(struct trace *t, struct state *st, const char *mod)
{
	struct image *im, **end = &st->images;
	size_t len = 0;
	const char *strs = trace_btf_strings(t, mod, &len);

	if (!strs)
		return;
	im = calloc(1, sizeof(*im));
	if (!im)
		trace_no_memory();
	im->mod = trace_strndup(t, mod, strlen(mod));
	im->strs = strs;
	im->len = len;
	while (*end)
		end = &(*end)->next;
	*end = im;
}

static void read_vmlinux(struct trace *t, struct state *st)
{
	if (st->has_vmlinux)
		return;
	st->has_vmlinux = true;
	add_image(t, st, "vmlinux");
}

static void read_modules(struct trace *t, struct state *st)
{
	struct dirent *d;
	DIR *dir;

	if (st->has_all)
		return;
	st->has_all = true;
	dir = opendir(BTF_DIR);
	while (dir && (d = readdir(dir)))
		if (d->d_name[0] != '.' && strcmp(d->d_name, "vmlinux") != 0)
			add_image(t, st, d->d_name);
	if (dir)
		closedir(dir);
}

/* The next name that begins with PREFIX at or after *pos. */
static const char *next_name(const struct image *im, size_t *pos)
{
	while (*pos < im->len) {
		const char *s = memmem(im->strs + *pos, im->len - *pos, PREFIX, sizeof(PREFIX) - 1);

		if (!s)
			break;
		*pos = (size_t)(s - im->strs) + strlen(s);
		if (s > im->strs && s[-1] == '\0')
			return s + sizeof(PREFIX) - 1;
	}
	return NULL;
}

static bool has_name(const struct image *im, const char *name)
{
	char key[256];
	int n = snprintf(key, sizeof(key), "%c" PREFIX "%s", '\0', name);

	return n > 0 && (size_t)n < sizeof(key) && memmem(im->strs, im->len, key, (size_t)n + 1);
}

bool rawtp_exists(struct trace *t, const char *name)
{
	struct state *st = trace_provider_state(t, &trace_provider_rawtp, sizeof(*st));

	read_vmlinux(t, st);
	for (int i = 0; i < 2; i++) {
		for (struct image *im = st->images; im; im = im->next)
			if (has_name(im, name))
				return true;
		read_modules(t, st);
	}
	return false;
}

/* ---- probes */

static void provide_image(struct trace *t, const struct trace_provider *p, struct image *im,
			  const struct trace_pdesc *pd)
{
	const char *name;
	size_t pos = 0;

	if (!trace_glob(pd->mod, im->mod))
		return;
	if (!trace_is_glob(pd->nam)) {
		if (has_name(im, pd->nam))
			trace_probe_add(t, p, "rawtp", im->mod, "", pd->nam, NULL);
		return;
	}
	while ((name = next_name(im, &pos)))
		if (trace_glob(pd->nam, name))
			trace_probe_add(t, p, "rawtp", im->mod, "", name, NULL);
}

/* Without BTF: "group:name" lines; which module has the event is not known. */
static void provide_events(struct trace *t, const struct trace_provider *p, struct state *st,
			   const struct trace_pdesc *pd)
{
	const char *dir = trace_tracefs(t);
	char path[512], name[256];

	if (!st->events && dir) {
		snprintf(path, sizeof(path), "%s/available_events", dir);
		st->events = trace_read_file(path, NULL);
	}
	for (const char *s = st->events; s && *s; s += *s == '\n') {
		size_t group = strcspn(s, ":\n"), n;

		n = s[group] == ':' ? strcspn(s + group + 1, "\n") : 0;
		if (n && n < sizeof(name) && strncmp(s, "syscalls:", 9) != 0 &&
		    strncmp(s, "ftrace:", 7) != 0) {
			memcpy(name, s + group + 1, n);
			name[n] = '\0';
			if (trace_glob(pd->nam, name))
				trace_probe_add(t, p, "rawtp", "vmlinux", "", name, NULL);
		}
		s += group + (s[group] == ':' ? 1 + n : 0);
	}
}

/* Can it be the name of a tracepoint? Saves looking for tick-1s. */
static bool plausible(const char *nam)
{
	return trace_is_glob(nam) ||
	       !nam[strspn(nam, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")];
}

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	struct state *st = trace_provider_state(t, p, sizeof(*st));
	bool exact = !trace_is_glob(pd->nam);

	if (!trace_glob(pd->fun, "") || !plausible(pd->nam))
		return 0;
	read_vmlinux(t, st);
	if (!st->images) {
		provide_events(t, p, st, pd);
		return 0;
	}
	provide_image(t, p, st->images, pd);
	if ((exact && has_name(st->images, pd->nam)) || !strcmp(pd->mod, "vmlinux"))
		return 0; /* no module has a second one of that name */
	read_modules(t, st);
	for (struct image *im = st->images->next; im; im = im->next)
		provide_image(t, p, im, pd);
	return 0;
}

static int probe_info(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	struct state *st = trace_provider_state(t, &trace_provider_rawtp, sizeof(*st));

	(void)pb, (void)info;
	st->nused++;
	return 0;
}

static int args(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	struct trace_proto proto;

	if (trace_proto(t, TRACE_PROTO_RAWTP, pb->mod, pb->nam, &proto)) {
		info->n = -1;
		info->why = "the kernel has no type information for this tracepoint";
		return 0;
	}
	info->n = proto.nargs < TRACE_ARGS_MAX ? proto.nargs : TRACE_ARGS_MAX;
	for (int i = 0; i < info->n; i++)
		info->args[i] = (struct trace_arg){ .type = proto.args[i], .native = (uint8_t)i };
	return 0;
}

/* ---- code */

/* One program can serve all tracepoints with the same number of arguments: the kernel refuses one
 * that reads more than there are. pb->data is that number + 1, NULL where it is not known. */
static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	struct state *st = trace_provider_state(t, &trace_provider_rawtp, sizeof(*st));
	bool sys = !strcmp(pb->nam, "sys_enter") || !strcmp(pb->nam, "sys_exit");
	bool share = st->nused > 1 && !sys && trace_feature(t, "rawtp_cookie");
	struct trace_proto proto;
	char where[300];
	int n;

	if (share && !pb->data) {
		share = !trace_proto(t, TRACE_PROTO_RAWTP, pb->mod, pb->nam, &proto);
		pb->data = share ? (void *)(uintptr_t)(proto.nargs + 1) : NULL;
	}
	if (share)
		n = snprintf(where, sizeof(where), "raw_tp/%d", (int)(uintptr_t)pb->data - 1);
	else
		n = snprintf(where, sizeof(where), "raw_tp:%s", pb->nam);
	pt->prog_type = BPF_PROG_TYPE_RAW_TRACEPOINT;
	pt->where = trace_strndup(t, where, (size_t)n);
	pt->impl = "raw_tp";
	pt->ident = share ? TRACE_IDENT_COOKIE : TRACE_IDENT_FIXED;
	pt->context = sys && trace_kernel_version(t) < KERNEL_VERSION(7, 0, 0) ? TRACE_CTX_TASK :
										 TRACE_CTX_ANY;
	return 0;
}

/* The kernel passes up to 12 arguments, each as 64 bits. */
static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	int max = pb->data ? (int)(uintptr_t)pb->data - 1 : 12;

	return n < max ? trace_cg_load(cg, trace_cg_ctx(cg), n * 8, 8, true) : -1;
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	bool cookies = a->cookies && trace_feature(t, "rawtp_cookie");

	for (size_t i = 0; i < a->n; i++) {
		const char *name = a->probes[i]->nam;
		int err = rawtp_attach(t, name, a->prog_fd, cookies ? a->cookies[i] : 0);

		if (err)
			return trace_provider_error(t, -err, err == -EPERM || err == -EACCES,
						    "cannot attach to the raw tracepoint %s: %s",
						    name, strerror(-err));
	}
	return 0;
}

static void finish(struct trace *t, const struct trace_provider *p)
{
	struct state *st = trace_provider_state(t, p, sizeof(*st));
	struct image *im, *next;

	for (im = st->images; im; im = next) {
		next = im->next;
		free(im);
	}
	free(st->events);
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	(void)t, (void)pb;
	return strdup("raw tracepoint");
}

const struct trace_provider trace_provider_rawtp = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "rawtp",
	.doc = "tracepoints with their arguments as the kernel passes them",
	.provide = provide,
	.probe_info = probe_info,
	.args = args,
	.load = load,
	.arg = arg,
	.attach = attach,
	.finish = finish,
	.describe = describe,
};
