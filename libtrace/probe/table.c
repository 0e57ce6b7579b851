/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The probe table: creating probes, finding them by name or id, enumerating all of them.
 *
 * In: what providers create. Out: struct trace_probe, stable for the life of the handle. Ids are
 * given from 1 in order of creation; enumerating everything numbers anew, so that -l shows the
 * same ids whatever was looked up before. Where a provider gave names only (trace_probe_names()),
 * a probe of them is made when it is asked for by id, and all of them when one is by name.
 */
#include "handle.h"
#include "probe/table.h"

struct tr_probes *tr_probes_get(struct trace *t)
{
	const struct trace_provider *const *table;
	struct tr_probes *ps = t->probes;
	size_t n;

	if (ps)
		return ps;
	ps = t->probes = tr_alloc(&t->arena, sizeof(*ps));
	table = tr_providers(&n);
	for (size_t i = 0; i < n; i++)
		tr_push(&ps->provs, (struct tr_pprov){ .p = table[i] });
	return ps;
}

struct tr_pprov *tr_pprov_find(struct trace *t, const struct trace_provider *p)
{
	struct tr_probes *ps = tr_probes_get(t);

	for (size_t i = 0; i < ps->provs.n; i++)
		if (ps->provs.v[i].p == p)
			return &ps->provs.v[i];
	return NULL;
}

static struct tr_pentry *entry(struct tr_probes *ps, size_t i)
{
	return &ps->blocks.v[i / TR_PBLOCK][i % TR_PBLOCK];
}

/* ---- lookup by name */

static uint32_t mix(uint32_t h, const char *s)
{
	size_t len = strlen(s);
	uint64_t word, sum = h * 0x9e3779b97f4a7c15ull + len;

	for (; len >= 8; s += 8, len -= 8) {
		memcpy(&word, s, 8);
		sum = (sum ^ word) * 0x9fb21c651e98df25ull;
		sum ^= sum >> 32;
	}
	word = 0;
	memcpy(&word, s, len);
	sum = (sum ^ word) * 0x9fb21c651e98df25ull;
	return (uint32_t)(sum >> 32);
}

static uint32_t hash_name(const char *prv, const char *mod, const char *fun, const char *nam)
{
	return mix(mix(mix(mix(0, fun), nam), mod), prv);
}

static bool is_named(const struct trace_probe *pb, const char *prv, const char *mod,
		     const char *fun, const char *nam)
{
	return !strcmp(pb->fun, fun) && !strcmp(pb->nam, nam) && !strcmp(pb->mod, mod) &&
	       !strcmp(pb->prv, prv);
}

static void hash_put(struct tr_probes *ps, uint32_t hash, uint32_t made)
{
	size_t i = hash & (ps->hashcap - 1);

	while (ps->hash[i].made)
		i = (i + 1) & (ps->hashcap - 1);
	ps->hash[i] = (struct tr_pslot){ hash, made };
}

static void hash_resize(struct tr_probes *ps, size_t want)
{
	struct tr_pslot *old = ps->hash;
	size_t cap = ps->hashcap, n = cap ? cap : 256;

	while (n < want * 2)
		n *= 2;
	if (n == cap)
		return;
	ps->hash = calloc(n, sizeof(*ps->hash));
	if (!ps->hash)
		tr_no_memory();
	ps->hashcap = n;
	for (size_t i = 0; i < cap; i++)
		if (old[i].made)
			hash_put(ps, old[i].hash, old[i].made);
	free(old);
}

static void hash_range(struct tr_probes *ps, size_t from, size_t to)
{
	ps->hashed += to - from;
	hash_resize(ps, ps->hashed + 1);
	for (; from < to; from++) {
		struct trace_probe *pb = &entry(ps, from)->pb;

		hash_put(ps, hash_name(pb->prv, pb->mod, pb->fun, pb->nam), (uint32_t)from + 1);
	}
}

static void make_spans(struct tr_probes *ps, const char *prv);

/* Take in all probes of that provider. */
static void hash_fill(struct tr_probes *ps, const char *prv)
{
	size_t kept = 0;

	make_spans(ps, prv);
	hash_resize(ps, ps->hashed + 1);
	for (size_t i = 0; i < ps->pending.n; i++) {
		struct tr_pending *p = &ps->pending.v[i];

		if (strcmp(p->prv, prv) != 0)
			ps->pending.v[kept++] = *p;
		else
			hash_range(ps, p->from, p->to);
	}
	ps->pending.n = kept;
}

/* The probe made last waits for being looked up. */
static void hash_later(struct tr_probes *ps, const char *prv)
{
	struct tr_pending *last = ps->pending.n ? &ps->pending.v[ps->pending.n - 1] : NULL;

	if (last && last->prv == prv && last->to == ps->made - 1)
		last->to++;
	else
		tr_push(&ps->pending, (struct tr_pending){ prv, ps->made - 1, ps->made });
}

struct trace_probe *trace_probe_find(struct trace *t, const char *prv, const char *mod,
				     const char *fun, const char *nam)
{
	struct tr_probes *ps = tr_probes_get(t);
	uint32_t hash = hash_name(prv, mod, fun, nam);
	struct tr_pslot *s;
	size_t i;

	hash_fill(ps, prv);
	for (i = hash & (ps->hashcap - 1); ps->hash[i].made; i = (i + 1) & (ps->hashcap - 1)) {
		s = &ps->hash[i];
		if (s->hash == hash && is_named(&entry(ps, s->made - 1)->pb, prv, mod, fun, nam))
			return &entry(ps, s->made - 1)->pb;
	}
	return NULL;
}

/* ---- creation */

static void number(struct tr_probes *ps, struct trace_probe *pb)
{
	tr_push(&ps->all, pb);
	pb->id = (uint32_t)ps->all.n;
}

static struct trace_probe *make(struct tr_probes *ps, const struct trace_probe *pb)
{
	struct tr_pentry *e;

	if (ps->made % TR_PBLOCK == 0) {
		struct tr_pentry *block = malloc(TR_PBLOCK * sizeof(*block));

		if (!block)
			tr_no_memory();
		tr_push(&ps->blocks, block);
	}
	e = entry(ps, ps->made++);
	*e = (struct tr_pentry){ .pb = *pb };
	hash_later(ps, pb->prv);
	return &e->pb;
}

struct trace_probe *trace_probe_new(struct trace *t, const struct trace_provider *p,
				    const char *prv, const char *mod, const char *fun,
				    const char *nam, void *data)
{
	struct tr_probes *ps = tr_probes_get(t);
	struct trace_probe *pb = make(ps, &(struct trace_probe){ .prv = prv,
								 .mod = mod,
								 .fun = fun,
								 .nam = nam,
								 .provider = p,
								 .impl = p,
								 .data = data });

	number(ps, pb);
	return pb;
}

static const char *copy(struct tr_probes *ps, const char *s, const char *known)
{
	if (!*s)
		return "";
	return known && !strcmp(known, s) ? known : tr_strdup(&ps->strings, s);
}

struct trace_probe *trace_probe_add(struct trace *t, const struct trace_provider *p,
				    const char *prv, const char *mod, const char *fun,
				    const char *nam, void *data)
{
	struct tr_probes *ps = tr_probes_get(t);
	struct trace_probe *pb = trace_probe_find(t, prv, mod, fun, nam), *last = ps->last;

	if (pb) {
		if (!pb->id) /* numbering anew: its turn has come */
			number(ps, pb);
		return pb;
	}
	ps->last = trace_probe_new(t, p, copy(ps, prv, last ? last->prv : NULL),
				   copy(ps, mod, last ? last->mod : NULL),
				   copy(ps, fun, last ? last->fun : NULL),
				   copy(ps, nam, last ? last->nam : NULL), data);
	return ps->last;
}

/* ---- probes of which only the names are there */

void trace_probe_names(struct trace *t, const struct trace_provider *p, const char *prv,
		       const char *mod, const char *const *funs, size_t nfuns,
		       const char *const *nams, size_t nnams)
{
	struct tr_probes *ps = tr_probes_get(t);
	size_t n = nfuns * nnams, from = ps->all.n;

	if (!n)
		return;
	tr_push(&ps->spans, (struct tr_span){ p, prv, mod, funs, nams, (uint32_t)nnams, from, n });
	if (n > ps->all.cap - from) {
		ps->all.cap = from + n;
		ps->all.v = realloc(ps->all.v, ps->all.cap * sizeof(*ps->all.v));
		if (!ps->all.v)
			tr_no_memory();
	}
	memset(ps->all.v + from, 0, n * sizeof(*ps->all.v));
	ps->all.n += n;
}

/* The span that place i of all is in. */
static const struct tr_span *span_at(struct tr_probes *ps, size_t i)
{
	const struct tr_span *s = ps->spans.v + ps->span;

	if (ps->span < ps->spans.n && i >= s->from && i - s->from < s->n)
		return s;
	for (s = ps->spans.v; i < s->from || i - s->from >= s->n; s++)
		;
	ps->span = (size_t)(s - ps->spans.v);
	return s;
}

static void describe(struct trace_probe *pb, const struct tr_span *s, size_t i)
{
	uint32_t nth = (uint32_t)(i - s->from), fun = nth / s->nnams;

	pb->id = (uint32_t)i + 1;
	pb->prv = s->prv;
	pb->mod = s->mod;
	pb->fun = s->funs[fun];
	pb->nam = s->nams[nth - fun * s->nnams];
}

static struct trace_probe *made(struct tr_probes *ps, size_t i)
{
	if (!ps->all.v[i]) {
		const struct tr_span *s = span_at(ps, i);
		struct trace_probe pb = { .provider = s->p, .impl = s->p };

		describe(&pb, s, i);
		ps->all.v[i] = make(ps, &pb);
	}
	return ps->all.v[i];
}

/* Make all of that provider. */
static void make_spans(struct tr_probes *ps, const char *prv)
{
	size_t kept = 0;

	for (size_t k = 0; k < ps->spans.n; k++) {
		const struct tr_span s = ps->spans.v[k];

		if (strcmp(s.prv, prv) != 0) {
			ps->spans.v[kept++] = s;
			continue;
		}
		for (size_t i = s.from; i < s.from + s.n; i++)
			made(ps, i);
	}
	ps->spans.n = kept;
}

/* ---- providers */

/* What a provider's callback returned: an error without words gets some. */
static int outcome(struct trace *t, const struct trace_provider *p, int err)
{
	if (err < 0 && !t->diag.set)
		tr_fail(t, -err, "provider %s: %s", p->name, strerror(-err));
	return TR_MIN(err, 0);
}

int tr_pprov_populate(struct trace *t, struct tr_pprov *pp)
{
	if (pp->populated)
		return 0;
	pp->populated = true;
	return pp->p->populate ? outcome(t, pp->p, pp->p->populate(t, pp->p)) : 0;
}

int tr_pprov_enumerate(struct trace *t, struct tr_pprov *pp)
{
	static const struct trace_pdesc everything = { "", "", "", "" };
	const struct trace_provider *p = pp->p;
	int err = tr_pprov_populate(t, pp);

	if (err || pp->enumerated)
		return err;
	pp->enumerated = true;
	err = p->enumerate ? p->enumerate(t, p) : p->provide ? p->provide(t, p, &everything) : 0;
	return outcome(t, p, err);
}

int tr_pprov_provide(struct trace *t, struct tr_pprov *pp, const struct trace_pdesc *pd)
{
	int err = tr_pprov_populate(t, pp);

	return err || !pp->p->provide ? err : outcome(t, pp->p, pp->p->provide(t, pp->p, pd));
}

int tr_probes_enumerate(struct trace *t)
{
	struct tr_probes *ps = tr_probes_get(t);
	int err = 0;

	if (ps->enumerated)
		return 0;
	ps->enumerated = true;
	tr_plugins_load(t);
	for (size_t i = 0; i < ps->all.n; i++)
		if (ps->all.v[i])
			ps->all.v[i]->id = 0;
	ps->all.n = 0;
	ps->spans.n = 0;
	for (size_t i = 0; !err && i < ps->provs.n; i++) {
		ps->provs.v[i].enumerated = false;
		err = tr_pprov_enumerate(t, &ps->provs.v[i]);
	}
	for (size_t i = 0; i < ps->made; i++) /* made on demand: no part of the usual list */
		if (!entry(ps, i)->pb.id)
			number(ps, &entry(ps, i)->pb);
	return err;
}

void tr_probes_number(struct trace *t)
{
	struct tr_probes *ps = tr_probes_get(t);
	bool quiet = ps->quiet;

	ps->quiet = true;
	tr_probes_enumerate(t);
	ps->quiet = quiet;
	tr_forget_error(t);
}

/* ---- access by number */

struct trace_probe *tr_probe_by_id(struct trace *t, uint32_t id)
{
	struct tr_probes *ps = tr_probes_get(t);

	return id && id <= ps->all.n ? made(ps, id - 1) : NULL;
}

size_t tr_probe_count(struct trace *t)
{
	return tr_probes_get(t)->all.n;
}

struct trace_probe *tr_probe_at(struct trace *t, size_t i)
{
	struct tr_probes *ps = tr_probes_get(t);

	return i < ps->all.n ? made(ps, i) : NULL;
}

const struct trace_probe *tr_probe_look(struct trace *t, size_t i, struct trace_probe *room)
{
	struct tr_probes *ps = tr_probes_get(t);

	if (i >= ps->all.n || ps->all.v[i])
		return i < ps->all.n ? ps->all.v[i] : NULL;
	describe(room, span_at(ps, i), i);
	return room;
}

struct tr_pextra *tr_pextra_get(struct trace *t, struct trace_probe *pb)
{
	struct tr_pentry *e = (struct tr_pentry *)pb; /* the probe is its first member */

	if (!e->extra)
		e->extra = tr_alloc(&t->arena, sizeof(*e->extra));
	return e->extra;
}

/* ---- end */

void tr_probes_free(struct trace *t)
{
	struct tr_probes *ps = t->probes;

	if (!ps)
		return;
	for (size_t i = 0; i < ps->made; i++) {
		struct trace_probe *pb = &entry(ps, i)->pb;

		free(pb->under);
		if (pb->data && pb->provider->destroy)
			pb->provider->destroy(t, pb);
	}
	for (size_t i = 0; i < ps->provs.n; i++) {
		if (ps->provs.v[i].state && ps->provs.v[i].p->finish)
			ps->provs.v[i].p->finish(t, ps->provs.v[i].p);
		free(ps->provs.v[i].state);
	}
	for (size_t i = 0; i < ps->blocks.n; i++)
		free(ps->blocks.v[i]);
	free(ps->blocks.v);
	for (size_t i = 0; i < ps->btf.n; i++) {
		tr_btf_close(ps->btf.v[i]);
		free(ps->btf.v[i]);
	}
	free(ps->btf.v);
	free(ps->provs.v);
	free(ps->all.v);
	free(ps->spans.v);
	free(ps->hash);
	free(ps->pending.v);
	free(ps->why);
	tr_plugins_free(ps);
	tr_arena_free(&ps->strings);
	t->probes = NULL;
}
