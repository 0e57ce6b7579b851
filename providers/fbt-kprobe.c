/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * fbt on kprobes. Where the kernel has kprobe.multi, one link serves all functions of a program;
 * elsewhere each function has an event of the perf kprobe PMU, which needs no name in tracefs and
 * goes away with its file descriptor. Arguments are where the calling convention puts them.
 *
 * A function may have several symbols, and a symbol several copies: all are attached to. Copies
 * go by address, for the kernel refuses a name that is not unique (6.7 on) or takes any of them.
 */
#include <bpf/bpf.h>
#include <errno.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "arch.h"
#include "fbt.h"
#include "perf.h"

#define ATTACH_KPROBE_MULTI 42 /* enum bpf_attach_type, 5.18 */
#define MULTI_RETURN 1
#define FEW 32 /* symbols that the kernel may look up by name: it walks all its symbols for that */

/* ---- what to attach to */

struct site {
	const char *name; /* NULL: by address */
	uint64_t addr;
	size_t probe; /* index into what attach got */
};

struct sites {
	struct site *v;
	size_t n, cap;
	size_t probe;
};

static void add_site(struct sites *s, const char *name, uint64_t addr)
{
	if (s->n == s->cap) {
		s->cap = s->cap ? s->cap * 2 : 16;
		s->v = realloc(s->v, s->cap * sizeof(*s->v));
		if (!s->v)
			trace_no_memory();
	}
	s->v[s->n++] = (struct site){ name, addr, s->probe };
}

static void add_address(void *ctx, uint64_t addr)
{
	add_site(ctx, NULL, addr);
}

static void add_symbol(struct trace *t, struct sites *s, const struct fbt_fn *fn, const char *name,
		       uint32_t copies, bool by_name, bool many)
{
	if (by_name && copies == 1 && !strcmp(fn->mod, "vmlinux"))
		add_site(s, name, 0);
	else if (fbt_addresses(t, fn->mod, name, copies, many, add_address, s) <= 0)
		add_site(s, name, 0); /* addresses are hidden from us: the kernel may know best */
}

/* All sites of one probe. */
static void add_probe(struct trace *t, struct sites *s, const struct fbt_probe *fp, bool by_name,
		      bool many)
{
	const struct fbt_fn *fn = fbt_fn(fp);

	if (fn->plain) {
		add_symbol(t, s, fn, fn->name, fn->plain, by_name, many);
		return;
	}
	for (uint32_t v = fn->variants; v; v = fp->tab->vars[v - 1].next)
		add_symbol(t, s, fn, fp->tab->vars[v - 1].name, fp->tab->vars[v - 1].copies,
			   by_name, many);
}

/* ---- arguments */

static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	const struct fbt_probe *fp = pb->data;
	tr_val ctx = trace_cg_ctx(cg);

	if (fp->ret) {
		if (n == 0) /* which return site it was is not known */
			return trace_cg_imm(cg, -1);
		return n == 1 ? trace_cg_load(cg, ctx, ARCH_RET, 8, true) : -1;
	}
	if (n < ARCH_NARGS)
		return trace_cg_load(cg, ctx, ARCH_ARG(n), 8, true);
	if (fp->offset > 0)
		return -1; /* the stack pointer has moved */
	return trace_cg_kread(cg, trace_cg_load(cg, ctx, ARCH_SP, 8, false), ARCH_STACK_ARG(n), 8,
			      true);
}

/* Not about one function: going on with the others would not help. */
static bool is_fatal(int err)
{
	return err == -EPERM || err == -EACCES || err == -ENOMEM || err == -E2BIG ||
	       err == -EOPNOTSUPP || err == -EMFILE;
}

static int fatal(struct trace *t, const struct trace_attach *a, int err)
{
	return trace_provider_error(t, -err, err == -EPERM || err == -EACCES,
				    a->n > 1 ?
					    "cannot attach to %zu functions (%s and others): %s" :
					    "cannot attach to %zu function (%s): %s",
				    a->n, a->probes[0]->fun, strerror(-err));
}

/* ---- single kprobes */

static int pmu_type(void)
{
	char *s = trace_read_file("/sys/bus/event_source/devices/kprobe/type", NULL);
	int type = s ? atoi(s) : -errno;

	free(s);
	return type;
}

static int attach_site(struct trace *t, const struct trace_attach *a, const struct site *s)
{
	const struct fbt_probe *fp = a->probes[s->probe]->data;
	int type = pmu_type(), fd, err;
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = (uint32_t)type,
		.config = fp->ret, /* bit 0: retprobe */
		.sample_period = 1,
		.disabled = 1,
	};

	if (type < 0)
		return type;
	if (s->name) {
		attr.kprobe_func = (uintptr_t)s->name;
		attr.probe_offset = fp->offset > 0 ? (uint64_t)fp->offset : 0;
	} else {
		attr.kprobe_addr = s->addr + (fp->offset > 0 ? (uint64_t)fp->offset : 0);
	}
	fd = perf_open(&attr, -1, 0);
	err = fd < 0 ? fd : perf_attach(t, fd, a->prog_fd, a->cookies ? a->cookies[s->probe] : 0);
	if (!err)
		trace_link_probe(t, a->probes[s->probe]);
	return err;
}

/* Attach to the sites of probe i; how many it was, or the last error. */
static int attach_sites(struct trace *t, const struct trace_attach *a, size_t i, bool by_name)
{
	struct sites s = { .probe = i };
	int err = -ENOENT, good = 0;

	add_probe(t, &s, a->probes[i]->data, by_name, a->n > FEW);
	for (size_t k = 0; k < s.n; k++) {
		int e = attach_site(t, a, &s.v[k]);

		good += !e;
		err = e ? e : err;
	}
	free(s.v);
	return good ? good : err;
}

static int attach_probe(struct trace *t, const struct trace_attach *a, size_t i)
{
	int err = attach_sites(t, a, i, true);

	/* a name may be refused where its address would do: another symbol has it, too */
	if (err == -EADDRNOTAVAIL || err == -ENOENT)
		err = attach_sites(t, a, i, false);
	if (err > 0)
		return 0;
	return is_fatal(err) ? fatal(t, a, err) : fbt_refused(t, a->probes[i], err);
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	int err = 0;

	for (size_t i = 0; !err && i < a->n; i++)
		err = attach_probe(t, a, i);
	return err;
}

/* ---- kprobe.multi */

struct multi {
	struct trace *t;
	const struct trace_attach *a;
	const struct site *sites;
	bool *good; /* by probe */
	uint32_t flags;
	int err; /* of the last refusal */
};

static int link_sites(struct multi *m, const struct site *s, size_t n)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .kprobe_multi.flags = m->flags,
		    .kprobe_multi.cnt = (uint32_t)n);
	uint64_t *words = calloc(n * 2, sizeof(*words)), *cookies = words + n;
	bool by_name = s->name != NULL;
	int fd, err;

	if (!words)
		return -ENOMEM;
	for (size_t i = 0; i < n; i++) {
		words[i] = by_name ? (uintptr_t)s[i].name : s[i].addr;
		cookies[i] = m->a->cookies ? m->a->cookies[s[i].probe] : 0;
	}
	if (by_name)
		opts.kprobe_multi.syms = (const char **)words;
	else
		opts.kprobe_multi.addrs = (const unsigned long *)words;
	opts.kprobe_multi.cookies = (const __u64 *)cookies;
	fd = bpf_link_create(m->a->prog_fd, 0, (enum bpf_attach_type)ATTACH_KPROBE_MULTI, &opts);
	err = fd < 0 ? -errno : 0;
	free(words);
	if (err)
		return err;
	trace_link_add(m->t, fd);
	for (size_t i = 0; i < n; i++)
		m->good[s[i].probe] = true;
	return 0;
}

/* The kernel refuses all for the sake of one: halve until the bad ones are alone. */
static int link_range(struct multi *m, const struct site *s, size_t n)
{
	int err = link_sites(m, s, n);

	if (!err)
		return 0;
	if (is_fatal(err))
		return err;
	if (n == 1) {
		m->err = err;
		return 0;
	}
	err = link_range(m, s, n / 2);
	return err ? err : link_range(m, s + n / 2, n - n / 2);
}

static int by_kind(const void *a, const void *b)
{
	const struct site *x = a, *y = b;

	return !x->name - !y->name;
}

/* Names and addresses cannot share a link. */
static int link_all(struct multi *m, struct sites *s)
{
	size_t names = 0;
	int err = 0;

	qsort(s->v, s->n, sizeof(*s->v), by_kind);
	while (names < s->n && s->v[names].name)
		names++;
	if (names)
		err = link_range(m, s->v, names);
	if (!err && names < s->n)
		err = link_range(m, s->v + names, s->n - names);
	return err;
}

static int retry_by_address(struct multi *m, size_t i)
{
	struct sites s = { .probe = i };
	int err;

	add_probe(m->t, &s, m->a->probes[i]->data, false, m->a->n > FEW);
	err = link_all(m, &s);
	free(s.v);
	return err;
}

static int attach_multi(struct trace *t, const struct trace_attach *a)
{
	const struct fbt_probe *first = a->probes[0]->data;
	struct multi m = { .t = t, .a = a, .flags = first->ret ? MULTI_RETURN : 0 };
	struct sites s = { 0 };
	bool by_name = a->n <= FEW;
	int err;

	m.good = calloc(a->n, sizeof(*m.good));
	if (!m.good)
		return -ENOMEM;
	for (size_t i = 0; i < a->n; i++) {
		s.probe = i;
		add_probe(t, &s, a->probes[i]->data, by_name, !by_name);
	}
	err = link_all(&m, &s);
	for (size_t i = 0; !err && i < a->n; i++) {
		if (!m.good[i] && by_name)
			err = retry_by_address(&m, i);
		if (!err && !m.good[i])
			err = fbt_refused(t, a->probes[i], m.err);
	}
	if (err && is_fatal(err))
		fatal(t, a, err);
	free(s.v);
	free(m.good);
	return err;
}

/* ---- both */

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	const struct fbt_probe *fp = pb->data;
	bool multi = fp->offset < 0 && trace_feature(t, "kprobe_multi");
	bool cookie = multi || trace_feature(t, "perf_cookie");
	char where[400];

	pb->impl = multi ? &fbt_impl_multi : &fbt_impl_kprobe;
	pt->prog_type = BPF_PROG_TYPE_KPROBE;
	pt->attach_type = multi ? ATTACH_KPROBE_MULTI : 0;
	pt->impl = multi ? "kprobe.multi" : fp->ret ? "kretprobe" : "kprobe";
	pt->ident = cookie ? TRACE_IDENT_COOKIE : TRACE_IDENT_FIXED;
	pt->context = TRACE_CTX_ANY;
	snprintf(where, sizeof(where), "%s%s:%s:%s:%s", multi ? "multi:" : "",
		 fp->ret ? "kretprobe" : "kprobe", cookie ? "" : pb->mod, cookie ? "" : pb->fun,
		 cookie ? "" : pb->nam);
	pt->where = trace_strndup(t, where, strlen(where));
	fbt_report(t, pb, multi ? "kprobe.multi" : "kprobe");
	return 0;
}

const struct trace_provider fbt_impl_kprobe = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "kprobe",
	.load = load,
	.arg = arg,
	.attach = attach,
};

const struct trace_provider fbt_impl_multi = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "kprobe.multi",
	.load = load,
	.arg = arg,
	.attach = attach_multi,
};
