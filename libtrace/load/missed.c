/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Firings that the kernel did not let our programs see, as far as it counts them: hits of a kprobe
 * while the CPU was in another one, returns beyond the places that a kretprobe has for calls under
 * way (links, 6.7 on), and programs that would have interrupted themselves (programs, 5.12 on).
 *
 * Probes are attached before tracing is on: what was missed until then does not count.
 */
#include <bpf/bpf.h>
#include <linux/version.h>

#include "load/feature.h"
#include "load/load.h"

/* struct bpf_link_info of the kernels that tell; older headers lack the members. */
struct link_info {
	uint32_t type, id, prog_id, unused;
	union {
		struct {
			uint64_t addrs;
			uint32_t count, flags;
			uint64_t missed;
		} multi;
		struct {
			uint32_t type, unused;
			uint64_t func_name;
			uint32_t name_len, offset;
			uint64_t addr, missed, cookie;
		} event;
		uint64_t room[16];
	};
};

enum { LINK_PERF_EVENT = 7, LINK_KPROBE_MULTI = 8 }; /* enum bpf_link_type */
enum { EVENT_KPROBE = 3, EVENT_KRETPROBE = 4 };	     /* enum bpf_perf_event_type */

static uint64_t of_link(struct trace *t, int fd)
{
	struct link_info info = { 0 };
	uint32_t len = sizeof(info);

	if (tr_kernel_version(t) < KERNEL_VERSION(6, 7, 0) ||
	    bpf_obj_get_info_by_fd(fd, &info, &len))
		return 0;
	if (info.type == LINK_KPROBE_MULTI)
		return info.multi.missed;
	if (info.type == LINK_PERF_EVENT &&
	    (info.event.type == EVENT_KPROBE || info.event.type == EVENT_KRETPROBE))
		return info.event.missed;
	return 0;
}

static uint64_t of_prog(struct trace *t, int fd)
{
	struct bpf_prog_info info = { 0 };
	uint32_t len = sizeof(info);

	if (tr_kernel_version(t) < KERNEL_VERSION(5, 12, 0) ||
	    bpf_obj_get_info_by_fd(fd, &info, &len))
		return 0;
	return info.recursion_misses;
}

void tr_missed_begin(struct trace *t)
{
	struct tr_loader *l = t->loader;
	struct tr_prog *last = NULL;

	for (size_t i = 0; i < l->links.n; i++) {
		struct tr_link *link = &l->links.v[i];

		link->missed = of_link(t, link->fd);
		if (link->prog && link->prog != last)
			link->prog->missed = of_prog(t, link->prog->fd);
		last = link->prog;
	}
}

struct missed { /* by one program */
	uint64_t n, most;
	const struct trace_probe
		*worst; /* the probe whose own link missed most, if links are per probe */
	size_t nworst;	/* how many probes that holds for */
	bool all;	/* some could be of any of its probes */
};

static void add_link(struct trace *t, struct missed *m, const struct tr_link *link)
{
	uint64_t n = of_link(t, link->fd) - link->missed;

	m->n += n;
	if (!n)
		return;
	if (!link->probe) {
		m->all = true;
		return;
	}
	m->nworst++;
	if (n > m->most) {
		m->most = n;
		m->worst = link->probe;
	}
}

/* "fbt:vmlinux:vfs_read:return and 2 others": what the user calls it. */
static char *who(const struct tr_prog *p, const struct missed *m)
{
	const struct trace_probe *pb = m->worst ? m->worst : p->probes.v[0];
	size_t others = (m->all || !m->nworst ? p->probes.n : m->nworst) - 1;
	char *text;
	int n;

	if (p->runs.n && p->runs.v[0].probe) /* a dependent; what it stands on is not of interest */
		pb = p->runs.v[0].probe;
	n = others ? asprintf(&text, "%s:%s:%s:%s and %zu other%s", pb->prv, pb->mod, pb->fun,
			      pb->nam, others, others > 1 ? "s" : "") :
		     asprintf(&text, "%s:%s:%s:%s", pb->prv, pb->mod, pb->fun, pb->nam);
	return n < 0 ? NULL : text;
}

void tr_missed_end(struct trace *t, void (*fn)(struct trace *t, uint64_t n, const char *who))
{
	struct tr_loader *l = t->loader;

	for (size_t i = 0; i < l->links.n;) {
		struct tr_prog *p = l->links.v[i].prog;
		struct missed m = { 0 };
		char *text;

		for (; i < l->links.n && l->links.v[i].prog == p; i++)
			add_link(t, &m, &l->links.v[i]);
		if (p) {
			uint64_t n = of_prog(t, p->fd) - p->missed;

			m.n += n;
			m.all |= n > 0;
		}
		if (!p || !m.n)
			continue;
		text = who(p, &m);
		fn(t, m.n, text ? text : p->name);
		free(text);
	}
}
