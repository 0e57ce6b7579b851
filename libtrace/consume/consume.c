/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Life of the consumer and the order of records. In temporal order (the default) a round takes the
 * records up to a horizon, a moment shortly before its beginning, from all rings in the order of
 * their time; what is younger waits for the next round, because a record of another CPU with an
 * earlier time may still be on its way: programs take the time before they commit.
 */
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

#include "consume/impl.h"

#define SLACK_NS 100000	     /* how long a program may need from taking the time to committing */
#define BUSY_MAX_NS 20000000 /* how long other CPUs' records wait for one that is not committed */

uint64_t tr_now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return (uint64_t)ts.tv_sec * 1000000000 + (uint64_t)ts.tv_nsec;
}

int tr_out_flush(struct tr_consumer *c)
{
	if (c->out.n && !c->error) {
		if (fwrite(c->out.s, 1, c->out.n, c->t->out) != c->out.n || fflush(c->t->out))
			c->error = errno ? -errno : -EIO;
	}
	c->out.n = 0;
	return c->error;
}

/* ---- the heap of CPUs, earliest record first */

static uint64_t head_time(const struct tr_consumer *c, int cpu)
{
	return ((const struct tr_rechdr *)c->cpus[cpu].rec)->time;
}

static void heap_down(struct tr_consumer *c, int i)
{
	int cpu = c->heap[i];
	uint64_t time = head_time(c, cpu);

	for (;;) {
		int child = 2 * i + 1;

		if (child >= c->nheap)
			break;
		if (child + 1 < c->nheap &&
		    head_time(c, c->heap[child + 1]) < head_time(c, c->heap[child]))
			child++;
		if (head_time(c, c->heap[child]) >= time)
			break;
		c->heap[i] = c->heap[child];
		i = child;
	}
	c->heap[i] = cpu;
}

static void heap_make(struct tr_consumer *c)
{
	for (int i = c->nheap / 2 - 1; i >= 0; i--)
		heap_down(c, i);
}

/* ---- rounds */

/* Look at the CPU's next record; false: none for now. */
static bool peek(struct tr_cpustate *s)
{
	while (tr_ring_peek(&s->ring, &s->rec, &s->len) == TR_PEEK_RECORD) {
		if (s->len >= sizeof(struct tr_rechdr))
			return true;
		tr_ring_next(&s->ring, s->len);
	}
	return false;
}

static void take(struct tr_consumer *c, int cpu)
{
	struct tr_cpustate *s = &c->cpus[cpu];

	tr_record(c, s->rec, s->len, cpu);
	tr_ring_next(&s->ring, s->len);
	/* the kernel needs the room early, but each store costs it a cache miss */
	if (s->ring.pos - *s->ring.consumer_pos >= s->ring.size / 4)
		tr_ring_release(&s->ring);
	if (c->out.n >= TR_FLUSH_AT)
		tr_out_flush(c);
}

static void release_all(struct tr_consumer *c)
{
	for (int i = 0; i < c->ncpus; i++)
		if (c->cpus[i].open && c->cpus[i].ring.pos != *c->cpus[i].ring.consumer_pos)
			tr_ring_release(&c->cpus[i].ring);
}

static void begin_all(struct tr_consumer *c)
{
	for (int i = 0; i < c->ncpus; i++)
		if (c->cpus[i].open)
			tr_ring_begin(&c->cpus[i].ring);
}

/* Does a record that is not committed yet hold up the others? Not for long. */
static bool is_stalled(struct tr_cpustate *s, uint64_t now)
{
	if (s->ring.pos == s->ring.limit) {
		s->busy_since = 0;
		return false;
	}
	if (!s->busy_since)
		s->busy_since = now;
	return now - s->busy_since < BUSY_MAX_NS;
}

static long round_unordered(struct tr_consumer *c)
{
	uint64_t before = c->recno;

	for (int i = 0; i < c->ncpus; i++)
		while (c->cpus[i].open && peek(&c->cpus[i]))
			take(c, i);
	return (long)(c->recno - before);
}

static long round_temporal(struct tr_consumer *c, uint64_t horizon, uint64_t now)
{
	uint64_t before = c->recno;

	c->nheap = 0;
	for (int i = 0; i < c->ncpus; i++) {
		if (!c->cpus[i].open)
			continue;
		if (peek(&c->cpus[i])) {
			c->heap[c->nheap++] = i;
			c->cpus[i].busy_since = 0;
		} else if (is_stalled(&c->cpus[i], now)) {
			return 0;
		}
	}
	heap_make(c);
	while (c->nheap) {
		int cpu = c->heap[0];

		if (head_time(c, cpu) > horizon)
			break;
		take(c, cpu);
		if (!peek(&c->cpus[cpu])) {
			if (is_stalled(&c->cpus[cpu], now))
				break;
			c->heap[0] = c->heap[--c->nheap];
		}
		if (c->nheap > 1)
			heap_down(c, 0);
	}
	return (long)(c->recno - before);
}

/* bufpolicy=ring: take everything out, so that the kernel has room; what is old falls out. */
static long round_keep(struct tr_consumer *c)
{
	for (int i = 0; i < c->ncpus; i++) {
		while (c->cpus[i].open && peek(&c->cpus[i])) {
			tr_keep_add(c, i, c->cpus[i].rec, c->cpus[i].len);
			tr_ring_next(&c->cpus[i].ring, c->cpus[i].len);
			tr_ring_release(&c->cpus[i].ring);
		}
	}
	return 0;
}

/* One round; everything: no horizon. */
static long do_round(struct tr_consumer *c, bool everything)
{
	uint64_t now = tr_now();
	long n;

	begin_all(c);
	if (c->policy == POLICY_RING)
		n = round_keep(c);
	else if (tr_opt(c->t, TEMPORAL))
		n = round_temporal(c, everything ? UINT64_MAX : now - SLACK_NS, now);
	else
		n = round_unordered(c);
	release_all(c);
	return n;
}

/* Is there anything that the last round left? */
static bool has_rest(const struct tr_consumer *c)
{
	for (int i = 0; i < c->ncpus; i++)
		if (c->cpus[i].open && c->cpus[i].ring.pos != c->cpus[i].ring.limit)
			return true;
	return false;
}

/* ---- what is done from time to time */

static void housekeeping(struct tr_consumer *c)
{
	uint64_t now = tr_now();

	if (now >= c->next_status) {
		tr_drops_report(c);
		c->next_status = now + (uint64_t)tr_opt(c->t, STATUSRATE);
	}
	tr_specs_clean(c);
	if (now >= c->next_agg) {
		for (size_t i = 0; i < c->nsnaps; i++)
			if (c->snaps[i].pending || c->snaps[i].user)
				tr_snap_again(c, &c->snaps[i]);
		c->next_agg = now + (uint64_t)tr_opt(c->t, AGGRATE);
	}
}

/* How long nothing is to be done, at most the timeout. */
static uint64_t idle_time(const struct tr_consumer *c, uint64_t now, int64_t timeout_ns)
{
	uint64_t next = TR_MIN(TR_MIN(c->next_switch, c->next_status), c->next_agg);
	uint64_t wait = next > now ? next - now : 0;

	return timeout_ns < 0 ? wait : TR_MIN(wait, (uint64_t)timeout_ns);
}

/* Wait until a ring is full enough to wake us. What a round left behind its horizon is due in a
 * moment. */
static void wait_for_data(struct tr_consumer *c, uint64_t wait_ns)
{
	struct timespec moment = { 0, SLACK_NS };
	struct epoll_event ev;
	int ms = (int)TR_MIN((wait_ns + 999999) / 1000000, 1000000000ull);

	if (has_rest(c))
		nanosleep(&moment, NULL);
	else if (epoll_wait(c->epfd, &ev, 1, ms) > 0 && ev.data.fd >= 0)
		c->busy = true;
}

/* The rings are read every switchrate, or when one of them asks for it, and then until they are
 * empty. */
long tr_consume(struct trace *t, int64_t timeout_ns)
{
	struct tr_consumer *c = t->consumer;
	uint64_t now = tr_now();
	bool rest = has_rest(c);
	long n = 0;

	if (timeout_ns && !c->busy && (rest || now < c->next_switch)) {
		tr_out_flush(c);
		wait_for_data(c, idle_time(c, now, timeout_ns));
		now = tr_now();
	}
	if (!timeout_ns || c->busy || rest || now >= c->next_switch) {
		n = c->policy == POLICY_FILL ? 0 : do_round(c, false);
		c->busy = n > 0;
		c->next_switch = now + (uint64_t)tr_opt(t, SWITCHRATE);
	}
	housekeeping(c);
	tr_out_flush(c);
	return c->error ? c->error : n;
}

long tr_consume_all(struct trace *t)
{
	struct tr_consumer *c = t->consumer;
	struct timespec moment = { 0, SLACK_NS };
	long n = 0;

	/* what is committed is read; a program that is just running commits in a moment */
	for (int tries = 0; tries < 200; tries++) {
		n += do_round(c, true);
		if (!has_rest(c))
			break;
		nanosleep(&moment, NULL);
	}
	if (c->policy == POLICY_RING)
		n = tr_keep_show(c);
	tr_out_flush(c);
	return c->error ? c->error : n;
}

int tr_consume_end(struct trace *t)
{
	struct tr_consumer *c = t->consumer;
	long n = tr_consume_all(t);

	tr_drops_report(c);
	tr_aggs_end(c);
	if (c->render->finish)
		c->render->finish(c);
	tr_out_flush(c);
	return n < 0 ? (int)n : c->error;
}

bool tr_consumer_exited(struct trace *t, int *status)
{
	if (!t->consumer || !t->consumer->exited)
		return false;
	if (status)
		*status = t->consumer->status;
	return true;
}

uint64_t tr_consumer_drops(struct trace *t)
{
	return t->consumer ? t->consumer->total_drops : 0;
}

uint64_t tr_consumer_errors(struct trace *t)
{
	return t->consumer ? t->consumer->nerrors : 0;
}

/* ---- life */

static int open_rings(struct tr_consumer *c, const int *fds, int n)
{
	c->ncpus = n;
	c->cpus = calloc((size_t)n + 1, sizeof(*c->cpus));
	c->heap = calloc((size_t)n + 1, sizeof(*c->heap));
	c->epfd = epoll_create1(EPOLL_CLOEXEC);
	if (!c->cpus || !c->heap || c->epfd < 0)
		return -errno;
	for (int i = 0; i < n; i++) {
		struct epoll_event ev = { .events = EPOLLIN, .data.fd = i };
		int err;

		if (fds[i] < 0)
			continue;
		err = tr_ring_open(&c->cpus[i].ring, fds[i]);
		if (err)
			return err;
		c->cpus[i].open = true;
		/* a ring that is not read stays readable: only what it says anew counts */
		if (c->policy == POLICY_FILL)
			ev.events |= EPOLLET;
		if (epoll_ctl(c->epfd, EPOLL_CTL_ADD, fds[i], &ev))
			return -errno;
	}
	return 0;
}

int tr_consumer_watch(struct trace *t, int fd)
{
	struct epoll_event ev = { .events = EPOLLIN, .data.fd = -1 };

	return epoll_ctl(t->consumer->epfd, EPOLL_CTL_ADD, fd, &ev) ? -errno : 0;
}

static int make_snaps(struct tr_consumer *c)
{
	struct tr_program *p = c->t->program;
	int err = 0;

	c->snaps = calloc(p->aggs.n + 1, sizeof(*c->snaps));
	if (!c->snaps)
		return -ENOMEM;
	c->nsnaps = p->aggs.n;
	for (size_t i = 0; !err && i < p->aggs.n; i++)
		err = tr_snap_init(c->t, &c->snaps[i], p->aggs.v[i]);
	return err;
}

/* Memory for output that is there and touched before tracing begins. */
static int preallocate(struct tr_consumer *c)
{
	size_t n = (size_t)tr_opt(c->t, PREALLOCATE);

	if (!n)
		return 0;
	c->out.s = malloc(n);
	if (!c->out.s)
		return -ENOMEM;
	memset(c->out.s, 1, n);
	c->out.s[0] = '\0';
	c->out.cap = n;
	return 0;
}

struct tr_consumer *tr_consumer_new(struct trace *t, const int *ring_fds, int n)
{
	struct tr_consumer *c = calloc(1, sizeof(*c));
	int err;

	if (!c) {
		tr_fail(t, ENOMEM, "no memory for the consumer");
		return NULL;
	}
	c->t = t;
	c->ops = &tr_kernel_maps;
	c->render = tr_optstr(t, OFORMAT) && !strcmp(tr_optstr(t, OFORMAT), "json") ?
			    &tr_json_renderer :
			    &tr_text_renderer;
	c->epfd = -1;
	c->policy = tr_policy(t);
	c->first_out = t->out;
	c->flow_cpu = -1;
	err = open_rings(c, ring_fds, n);
	if (!err)
		err = tr_plans_make(c);
	if (!err)
		err = make_snaps(c);
	if (!err)
		err = tr_specs_init(c);
	if (!err)
		err = tr_drops_init(c);
	if (!err)
		err = preallocate(c);
	if (err) {
		tr_fail(t, -err, "cannot read the kernel's buffers: %s", strerror(-err));
		tr_consumer_free(c);
		return NULL;
	}
	c->next_switch = c->next_status = c->next_agg = tr_now();
	c->busy = true; /* what BEGIN did counts at once */
	c->next_status += (uint64_t)tr_opt(t, STATUSRATE);
	c->next_agg += (uint64_t)tr_opt(t, AGGRATE);
	t->consumer = c;
	return c;
}

void tr_consumer_free(struct tr_consumer *c)
{
	if (!c)
		return;
	for (int i = 0; c->cpus && i < c->ncpus; i++)
		tr_ring_close(&c->cpus[i].ring);
	for (size_t i = 0; i < c->nsnaps; i++)
		tr_snap_free(&c->snaps[i]);
	tr_specs_free(c);
	tr_keep_free(c);
	if (c->epfd >= 0)
		close(c->epfd);
	if (c->t->out != c->first_out) {
		fclose(c->t->out);
		c->t->out = c->first_out;
	}
	if (c->t->consumer == c)
		c->t->consumer = NULL;
	tr_buf_free(&c->out);
	tr_buf_free(&c->line);
	free(c->cpus);
	free(c->heap);
	free(c->plans);
	free(c->snaps);
	free(c->drops);
	free(c->cpubuf);
	free(c);
}
