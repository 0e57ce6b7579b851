/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Makes the maps that the generated programs refer to, and fills those that programs only read.
 * In: t->program->maps (used ones), sizes from t->gen. Out: their fds.
 */
#include <bpf/bpf.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "load/load.h"
#include "probe/probe.h"

/* Bytes of each CPU's ring. The default has room for some 100,000 small records, so that a burst
 * outlives the time until the reader is scheduled, bounded over all CPUs; a script whose records
 * come from BEGIN, END and ticks alone needs little. */
#define RING_DEFAULT (8u << 20)
#define RING_SMALL (256u << 10)
#define RING_TOTAL (256u << 20)

/* A ring that no record fits into would drop every one. */
static size_t largest_record(const struct tr_program *p)
{
	size_t most = 0;

	for (size_t i = 0; i < p->clauses.n; i++)
		most = TR_MAX(most, (size_t)p->clauses.v[i]->recsize);
	for (size_t i = 0; i < p->specs.n; i++)
		most = TR_MAX(most, (size_t)p->specs.v[i].recsize);
	return most;
}

static size_t ring_bytes(struct trace *t)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE), n = page, want = RING_DEFAULT;

	/* what bufpolicy=ring keeps is kept by the reader: the rings only carry it there */
	if (t->opt.set[TR_OPT_BUFSIZE] && tr_policy(t) != POLICY_RING)
		want = (size_t)TR_MAX(tr_opt(t, BUFSIZE), (int64_t)1);
	else if (t->program->one_ring)
		want = RING_SMALL;
	else
		want = TR_MAX(TR_MIN(want, RING_TOTAL / (size_t)tr_ncpus(t)), (size_t)RING_SMALL);
	if (!t->opt.set[TR_OPT_BUFSIZE])
		want = TR_MAX(want, 4 * largest_record(t->program));
	while (n < want && n < (1u << 30))
		n *= 2; /* the kernel wants a power of two */
	return n;
}

static int make(struct trace *t, struct tr_mapdef *m)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = m->flags);

	m->fd = bpf_map_create(m->type, m->name, m->key, m->value, m->entries, &opts);
	tr_debug(t, "map %s: type %u, %u entries of %u + %u bytes", m->name, m->type, m->entries,
		 m->key, m->value);
	if (m->fd >= 0)
		return 0;
	if (errno == EPERM)
		return tr_refused(
			t, EPERM,
			"the kernel refuses to create BPF maps: tracing needs root or CAP_BPF and "
			"CAP_PERFMON");
	return tr_fail(t, errno, "cannot create the BPF map %s (%u entries of %u + %u bytes): %s",
		       m->name, m->entries, m->key, m->value, strerror(errno));
}

/* Each update of a map of maps waits for an RCU grace period, a batch (where the kernel has it for
 * this type) for one in all. */
static int enter_rings(struct trace *t, struct tr_mapdef *m, uint32_t n)
{
	uint32_t *keys = calloc(n, sizeof(*keys)), count = n;
	int err;

	for (uint32_t i = 0; i < n; i++)
		keys[i] = i;
	err = bpf_map_update_batch(m->fd, keys, t->loader->rings.v, &count, NULL);
	if (err)
		for (uint32_t i = 0, ok = 1; i < n && ok; i++)
			ok = (err = bpf_map_update_elem(m->fd, &i, &t->loader->rings.v[i], 0)) == 0;
	free(keys);
	return err ? tr_fail(t, -err, "cannot enter an output buffer: %s", strerror(-err)) : 0;
}

static void close_buffers(struct tr_loader *l)
{
	while (l->rings.n)
		close(l->rings.v[--l->rings.n]);
}

/* Bytes that the buffers may take: the kernel would take them from others. The reader maps each
 * of them twice. */
static uint64_t memory_for_buffers(void)
{
	char *s = trace_read_file("/proc/meminfo", NULL),
	     *p = s ? strstr(s, "MemAvailable:") : NULL;
	uint64_t most = p ? strtoull(p + 13, NULL, 10) * 1024 / 2 : UINT64_MAX;
	struct rlimit as;

	free(s);
	if (!getrlimit(RLIMIT_AS, &as) && as.rlim_cur != RLIM_INFINITY)
		most = TR_MIN(most, (uint64_t)as.rlim_cur / 4);
	return most;
}

static int try_buffers(struct tr_loader *l, uint32_t n, uint64_t most)
{
	if (n * (uint64_t)l->ring_bytes > most)
		return -ENOMEM;
	for (uint32_t i = 0; i < n; i++) {
		int fd = bpf_map_create(BPF_MAP_TYPE_RINGBUF, "trace_ring", 0, 0,
					(uint32_t)l->ring_bytes, NULL);
		int err = -errno;

		if (fd >= 0) {
			tr_push(&l->rings, fd);
			continue;
		}
		close_buffers(l);
		return err;
	}
	return 0;
}

static void say_lowered(struct trace *t)
{
	size_t n = t->loader->ring_bytes;

	if (tr_opt(t, QUIETRESIZE))
		return;
	if (n >= 1 << 20)
		tr_warn(t, "buffer size lowered to %zum", n >> 20);
	else
		tr_warn(t, "buffer size lowered to %zuk", n >> 10);
}

/* Buffers that there is no memory for are made smaller, if bufresize allows that. */
static int make_buffers(struct trace *t, uint32_t n)
{
	const char *resize = tr_optstr(t, BUFRESIZE);
	struct tr_loader *l = t->loader;
	size_t wanted = l->ring_bytes = ring_bytes(t), least = (size_t)sysconf(_SC_PAGESIZE);
	/* little is not worth the look */
	uint64_t most = n * (uint64_t)wanted > 16 << 20 ? memory_for_buffers() : UINT64_MAX;
	int err = try_buffers(l, n, most);

	while (err == -ENOMEM && (!resize || *resize == 'a') && l->ring_bytes > least) {
		l->ring_bytes /= 2;
		err = try_buffers(l, n, most);
	}
	if (err == -EPERM)
		return tr_refused(
			t, EPERM,
			"the kernel refuses to create BPF maps: tracing needs root or CAP_BPF and "
			"CAP_PERFMON");
	if (err)
		return tr_fail(t, -err,
			       "cannot create %u output buffer%s of %zu bytes: %s (see -x bufsize)",
			       n, n == 1 ? "" : "s", l->ring_bytes, strerror(-err));
	tr_debug(t, "%u output buffer%s of %zu bytes", n, n == 1 ? "" : "s", l->ring_bytes);
	if (l->ring_bytes < wanted)
		say_lowered(t);
	return 0;
}

static int make_rings(struct trace *t, struct tr_mapdef *m)
{
	struct tr_loader *l = t->loader;
	uint32_t n = t->program->one_ring ? 1 : (uint32_t)tr_ncpus(t);
	int err = make_buffers(t, n);

	if (err)
		return err;
	if (t->program->one_ring) {
		m->fd = dup(l->rings.v[0]);
		return m->fd < 0 ? tr_fail(t, errno, "cannot keep the output buffer: %s",
					   strerror(errno)) :
				   0;
	}
	LIBBPF_OPTS(bpf_map_create_opts, opts, .inner_map_fd = (uint32_t)l->rings.v[0]);
	m->entries = n;
	m->fd = bpf_map_create(BPF_MAP_TYPE_ARRAY_OF_MAPS, m->name, 4, 4, n, &opts);
	if (m->fd < 0)
		return tr_fail(t, errno, "cannot create the map of output buffers: %s",
			       strerror(errno));
	return enter_rings(t, m, n);
}

static int make_state(struct trace *t, struct tr_mapdef *m)
{
	struct timespec mono, real;
	int err = make(t, m);

	if (err)
		return err;
	t->loader->state =
		mmap(NULL, sizeof(struct tr_state), PROT_READ | PROT_WRITE, MAP_SHARED, m->fd, 0);
	if (t->loader->state == MAP_FAILED) {
		t->loader->state = NULL;
		return tr_fail(t, errno, "cannot map the state of the programs: %s",
			       strerror(errno));
	}
	clock_gettime(CLOCK_MONOTONIC, &mono);
	clock_gettime(CLOCK_REALTIME, &real);
	if (t->gen->sched_clock)
		t->loader->state->sched_clock = tr_sched_clock_offset();
	t->loader->state->wall = (uint64_t)(real.tv_sec - mono.tv_sec) * 1000000000ull +
				 (uint64_t)(real.tv_nsec - mono.tv_nsec);
	t->loader->state->wake = tr_policy(t) == POLICY_FILL ? UINT64_MAX :
							       t->loader->ring_bytes / 4;
	return 0;
}

static int make_rodata(struct trace *t, struct tr_mapdef *m)
{
	uint32_t zero = 0;
	int err;

	m->value = (uint32_t)TR_ALIGN(t->gen->rodata.n, 8);
	while (t->gen->rodata.n < m->value)
		tr_buf_add(&t->gen->rodata, "", 1);
	err = make(t, m);
	if (err)
		return err;
	err = bpf_map_update_elem(m->fd, &zero, t->gen->rodata.s, 0);
	if (!err)
		err = bpf_map_freeze(m->fd);
	return err ? tr_fail(t, -err, "cannot fill the constants: %s", strerror(-err)) : 0;
}

static int make_probes(struct trace *t, struct tr_mapdef *m)
{
	struct tr_gen *g = t->gen;
	char *e;
	int err;

	m->value = g->probe_entry;
	m->entries = (uint32_t)TR_MAX(t->program->probes.n, (size_t)1);
	err = make(t, m);
	if (err)
		return err;
	e = calloc(1, m->value);
	for (uint32_t i = 0; i < t->program->probes.n && !err; i++) {
		const struct trace_probe *pb = t->program->probes.v[i];
		const char *names[4] = { pb->prv, pb->mod, pb->fun, pb->nam };

		memset(e, 0, m->value);
		memcpy(e, &pb->id, 4);
		for (int k = 0; k < 4; k++) {
			uint32_t end = k < 3 ? g->probe_off[k + 1] : g->probe_entry;

			snprintf(e + g->probe_off[k], end - g->probe_off[k], "%s", names[k]);
		}
		err = bpf_map_update_elem(m->fd, &i, e, 0);
	}
	free(e);
	return err ? tr_fail(t, -err, "cannot fill the table of probes: %s", strerror(-err)) : 0;
}

/* Sizes that are known only now. */
static void settle(struct trace *t)
{
	struct tr_program *pr = t->program;
	uint32_t n = (uint32_t)tr_ncpus(t);
	const struct {
		int map;
		const char *name;
		uint32_t type, key, value, entries, flags;
	} fixed[] = {
		{ TR_MAP_STATE, "trace_state", BPF_MAP_TYPE_ARRAY, 4, sizeof(struct tr_state), 1,
		  BPF_F_MMAPABLE },
		{ TR_MAP_CPU, "trace_cpu", BPF_MAP_TYPE_PERCPU_ARRAY, 4, sizeof(struct tr_cpu), 1,
		  0 },
		{ TR_MAP_RINGS, "trace_rings", BPF_MAP_TYPE_ARRAY_OF_MAPS, 4, 4, n, 0 },
		{ TR_MAP_GLOBALS, "trace_globals", BPF_MAP_TYPE_ARRAY, 4, pr->globals_size, 1, 0 },
		{ TR_MAP_RODATA, "trace_const", BPF_MAP_TYPE_ARRAY, 4, 8, 1, BPF_F_RDONLY_PROG },
		{ TR_MAP_TLS, "trace_tls", BPF_MAP_TYPE_HASH, 8, pr->tls_size,
		  (uint32_t)TR_MAX(tr_opt(t, DYNVARSIZE) / (pr->tls_size + 64), (int64_t)16), 0 },
		{ TR_MAP_AGGS, "trace_aggs", BPF_MAP_TYPE_PERCPU_ARRAY, 4, pr->aggs_size, 1, 0 },
		{ TR_MAP_SCRATCH, "trace_scratch", BPF_MAP_TYPE_ARRAY, 4,
		  (uint32_t)TR_MAX(t->gen->slot_size, 8u), n * TR_SLOTS, 0 },
		{ TR_MAP_SPEC, "trace_spec", BPF_MAP_TYPE_HASH, 4, 8,
		  (uint32_t)TR_MAX(tr_opt(t, NSPEC), (int64_t)1), 0 },
		{ TR_MAP_PROBES, "trace_probes", BPF_MAP_TYPE_ARRAY, 4, 8, 1, 0 },
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(fixed); i++) {
		struct tr_mapdef *m = &pr->maps.v[fixed[i].map];

		m->name = fixed[i].name;
		m->type = fixed[i].type;
		m->key = fixed[i].key;
		m->value = (uint32_t)TR_ALIGN(TR_MAX(fixed[i].value, 1u), 4);
		m->entries = fixed[i].entries;
		m->flags = fixed[i].flags;
	}
}

int tr_maps_create(struct trace *t)
{
	struct tr_program *pr = t->program;
	int err = 0;

	for (size_t i = 0; i < pr->maps.n; i++)
		pr->maps.v[i].fd = -1;
	settle(t);
	pr->maps.v[TR_MAP_STATE].used = true;
	/* the state needs to know the rings' size */
	if (pr->maps.v[TR_MAP_RINGS].used)
		err = make_rings(t, &pr->maps.v[TR_MAP_RINGS]);
	for (size_t i = 0; i < pr->maps.n && !err; i++) {
		struct tr_mapdef *m = &pr->maps.v[i];

		if (!m->used || i == TR_MAP_RINGS)
			continue;
		err = i == TR_MAP_STATE	 ? make_state(t, m) :
		      i == TR_MAP_RODATA ? make_rodata(t, m) :
		      i == TR_MAP_PROBES ? make_probes(t, m) :
					   make(t, m);
	}
	return err;
}
