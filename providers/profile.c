/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The profile provider: profile-N fires on every CPU, tick-N on one, N times a second or, with a
 * unit of time, every N units. Each is a perf event on the kernel's CPU clock, a timer interrupt
 * that needs no hardware counter and never runs as an NMI.
 *
 * Probes are made when a description names them exactly; a few usual ones are listed.
 */
#include <ctype.h>
#include <errno.h>
#include <linux/bpf.h>
#include <linux/perf_event.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "arch.h"
#include "perf.h"
#include "table.h"

#define NSEC 1000000000ull
#define PERIOD_MIN (NSEC / 5000) /* DTrace's limit, too */
#define SLOW 100		 /* firings a second */

static const struct {
	const char *name;
	uint64_t ns; /* 0: per second */
} units[] = {
	{ "", 0 },
	{ "hz", 0 },
	{ "ns", 1 },
	{ "nsec", 1 },
	{ "us", 1000 },
	{ "usec", 1000 },
	{ "ms", 1000000 },
	{ "msec", 1000000 },
	{ "s", NSEC },
	{ "sec", NSEC },
	{ "m", 60 * NSEC },
	{ "min", 60 * NSEC },
	{ "h", 3600 * NSEC },
	{ "hour", 3600 * NSEC },
	{ "d", 86400 * NSEC },
	{ "day", 86400 * NSEC },
};

static const char *const usual[] = { "profile-97",   "profile-199",  "profile-499",  "profile-997",
				     "profile-1999", "profile-4001", "profile-4999", "tick-1",
				     "tick-10",	     "tick-100",     "tick-500",     "tick-1000",
				     "tick-5000" };

struct clock {
	uint64_t period; /* ns */
	bool tick;
};

/* "100ms" -> nanoseconds between two firings, 0 if it is no such thing. */
static uint64_t period_of(const char *text)
{
	uint64_t n;
	char *unit;

	if (!isdigit((unsigned char)*text))
		return 0;
	errno = 0;
	n = strtoull(text, &unit, 10);
	if (errno || !n)
		return 0;
	for (size_t i = 0; i < sizeof(units) / sizeof(units[0]); i++) {
		if (strcasecmp(units[i].name, unit) != 0)
			continue;
		if (!units[i].ns)
			return n <= NSEC ? NSEC / n : 1;
		return n <= INT64_MAX / units[i].ns ? n * units[i].ns : 0;
	}
	return 0;
}

static bool parse(const char *name, struct clock *c)
{
	if (!strncmp(name, "tick-", 5)) {
		c->tick = true;
		c->period = period_of(name + 5);
	} else if (!strncmp(name, "profile-", 8)) {
		c->tick = false;
		c->period = period_of(name + 8);
	} else {
		return false;
	}
	return true;
}

static int create(struct trace *t, const struct trace_provider *p, const char *name)
{
	struct clock c, *data;
	struct trace_probe *pb;

	if (!parse(name, &c))
		return 0;
	if (!c.period) {
		trace_probe_hint(
			t, "tick- and profile- take a number above 0 with ns, us, ms, s, m, h, "
			   "d or hz, or the same in words (nsec to day)");
		return 0;
	}
	if (c.period < PERIOD_MIN) {
		trace_probe_hint(t, "%s would fire more often than 5000 times a second", name);
		return 0;
	}
	pb = trace_probe_add(t, p, "profile", "", "", name, NULL);
	if (pb->data)
		return 0;
	pb->data = data = malloc(sizeof(*data));
	if (!data)
		return -ENOMEM;
	*data = c;
	return 0;
}

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	int err = 0;

	if (!trace_glob(pd->mod, "") || !trace_glob(pd->fun, ""))
		return 0;
	if (!trace_is_glob(pd->nam))
		return create(t, p, pd->nam);
	for (size_t i = 0; !err && i < sizeof(usual) / sizeof(usual[0]); i++)
		if (trace_glob(pd->nam, usual[i]))
			err = create(t, p, usual[i]);
	return err;
}

static int probe_info(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	(void)t, (void)pb;
	info->n = 2;
	return 0;
}

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	bool cookie = trace_feature(t, "perf_cookie");

	pt->prog_type = BPF_PROG_TYPE_PERF_EVENT;
	pt->where = cookie ? "perf_event:cpu-clock" : pb->nam;
	pt->impl = "perf_event";
	pt->ident = cookie ? TRACE_IDENT_COOKIE : TRACE_IDENT_FIXED;
	pt->context = TRACE_CTX_IRQ;
	return 0;
}

/* arg0 is the kernel's program counter or 0, arg1 the user's: kernel addresses have bit 63 set. */
static tr_val arg(struct tr_cg *cg, struct trace_probe *pb, int n)
{
	tr_val ip, top, mask;

	(void)pb;
	if (n > 1)
		return -1;
	ip = trace_cg_load(cg, trace_cg_ctx(cg), ARCH_IP, 8, false);
	top = trace_cg_alui(cg, '>', ip, 63);
	if (n == 0)
		mask = trace_cg_alu(cg, '-', trace_cg_imm(cg, 0), top);
	else
		mask = trace_cg_alui(cg, '-', top, 1);
	return trace_cg_alu(cg, '&', ip, mask);
}

/* 0 or a negative errno. */
static int attach_one(struct trace *t, const struct trace_attach *a, size_t i, int cpu)
{
	const struct clock *c = a->probes[i]->data;
	struct perf_event_attr attr = {
		.size = sizeof(attr),
		.type = PERF_TYPE_SOFTWARE,
		.config = PERF_COUNT_SW_CPU_CLOCK,
		.sample_period = c->period,
		.disabled = 1,
	};
	int fd = perf_open(&attr, -1, cpu);

	return fd < 0 ? fd : perf_attach(t, fd, a->prog_fd, a->cookies ? a->cookies[i] : 0);
}

/* On how many CPUs the clock runs, or an error. A CPU may go offline at any moment. */
static int attach_probe(struct trace *t, const struct trace_attach *a, size_t i, const int *cpus,
			int n)
{
	const struct clock *c = a->probes[i]->data;
	int64_t only = trace_option_number(t, "cpu");
	int started = 0;

	for (int k = 0; k < n && !(c->tick && started); k++) {
		int err;

		if (only >= 0 && cpus[k] != only)
			continue;
		err = attach_one(t, a, i, cpus[k]);
		if (err && err != -ENODEV && err != -ENXIO)
			return trace_provider_error(t, -err, err == -EPERM || err == -EACCES,
						    "cannot start the clock of %s on CPU %d: %s",
						    a->probes[i]->nam, cpus[k], strerror(-err));
		started += !err;
	}
	if (!started && only >= 0)
		return trace_provider_error(t, ENODEV, false,
					    "cannot start the clock of %s: CPU %lld is not online",
					    a->probes[i]->nam, (long long)only);
	if (!started)
		return trace_provider_error(t, ENODEV, false, "no CPU runs the clock of %s",
					    a->probes[i]->nam);
	return 0;
}

/* The kernel silences an event that exceeds its limit, which is never as low as SLOW. */
static void check_rate(struct trace *t, const struct trace_attach *a)
{
	uint64_t most = 0;
	char *s = NULL;

	for (size_t i = 0; i < a->n; i++) {
		uint64_t rate = NSEC / ((const struct clock *)a->probes[i]->data)->period;

		if (rate > SLOW && !s) {
			s = trace_read_file("/proc/sys/kernel/perf_event_max_sample_rate", NULL);
			if (!s)
				return;
			most = strtoull(s, NULL, 10);
		}
		if (rate > SLOW && rate > most)
			trace_warn(
				t,
				"%s will lose firings: kernel.perf_event_max_sample_rate is %llu",
				a->probes[i]->nam, (unsigned long long)most);
	}
	free(s);
}

static int attach(struct trace *t, const struct trace_attach *a)
{
	int *cpus = NULL, n = trace_cpus_online(&cpus), err = 0;

	if (n < 0)
		return trace_provider_error(t, -n, false, "cannot tell which CPUs are online: %s",
					    strerror(-n));
	check_rate(t, a);
	for (size_t i = 0; !err && i < a->n; i++)
		err = attach_probe(t, a, i, cpus, n);
	free(cpus);
	return err;
}

static void destroy(struct trace *t, struct trace_probe *pb)
{
	(void)t;
	free(pb->data);
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	const struct clock *c = pb->data;

	(void)t;
	return strdup(c->tick ? "perf event cpu-clock on one CPU" :
				"perf event cpu-clock on each CPU");
}

const struct trace_provider trace_provider_profile = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "profile",
	.doc = "clocks: on every CPU (profile-N) or on one (tick-N)",
	.provide = provide,
	.probe_info = probe_info,
	.load = load,
	.arg = arg,
	.attach = attach,
	.destroy = destroy,
	.describe = describe,
};
