/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Matching probe descriptions: which providers to ask, which probes match, and which names are
 * near when none does.
 *
 * In: a description, each field exact, a glob pattern or empty. Out: calls for the probes, in
 * order of id. Only the providers that the provider field can mean are populated.
 */
#include "handle.h"
#include "probe/table.h"

/* ---- glob patterns: * ? [a-z] [!x] and \ */

bool trace_is_glob(const char *p)
{
	return !p || !*p || p[strcspn(p, "*?[\\")];
}

/* One bracket expression at p ("[...]"): does it hold c? *end is behind it, NULL if it has no end. */
static bool in_bracket(const char *p, char c, const char **end)
{
	bool invert = p[1] == '!' || p[1] == '^', found = false;
	const char *s = p + 1 + invert;

	*end = NULL;
	do {
		char lo, hi;

		if (*s == '\\' && s[1])
			s++;
		if (!*s)
			return false;
		lo = hi = *s++;
		if (*s == '-' && s[1] && s[1] != ']') {
			s += s[1] == '\\' && s[2] ? 2 : 1;
			hi = *s++;
		}
		found |= lo <= c && c <= hi;
	} while (*s != ']');
	*end = s + 1;
	return found != invert;
}

/* Match what stands before the next *; true: *p and *s are behind it. */
static bool match_char(const char **p, char c)
{
	const char *end;
	bool hit;

	switch (**p) {
	case '?':
		(*p)++;
		return true;
	case '[':
		hit = in_bracket(*p, c, &end);
		if (end) {
			*p = end;
			return hit;
		}
		break; /* no end: an ordinary character */
	case '\\':
		if ((*p)[1])
			(*p)++;
		break;
	}
	return *(*p)++ == c;
}

static bool glob(const char *p, const char *s)
{
	const char *star = NULL, *from = NULL;

	while (*s) {
		if (*p == '*') {
			star = ++p;
			from = s;
			continue;
		}
		if (*p && match_char(&p, *s)) {
			s++;
			continue;
		}
		if (!star)
			return false;
		p = star; /* let the last * take one more */
		s = ++from;
	}
	while (*p == '*')
		p++;
	return !*p;
}

bool trace_glob(const char *pattern, const char *text)
{
	return !pattern || !*pattern || glob(pattern, text);
}

/* ---- descriptions */

enum how { ANY, EXACT, GLOB };

struct field {
	enum how how;
	const char *pattern;
	const char *hit, *miss; /* neighbours share strings: the last that matched or did not */
};

static struct field field(const char *pattern)
{
	enum how how = !pattern || !*pattern || !strcmp(pattern, "*") ? ANY :
		       trace_is_glob(pattern)			      ? GLOB :
									EXACT;

	return (struct field){ how, pattern, NULL, NULL };
}

static bool field_matches(struct field *f, const char *text)
{
	bool hit;

	if (f->how == ANY || text == f->hit)
		return true;
	if (text == f->miss)
		return false;
	hit = f->how == EXACT ? !strcmp(f->pattern, text) : glob(f->pattern, text);
	*(hit ? &f->hit : &f->miss) = text;
	return hit;
}

struct matcher {
	struct field prv, mod, fun, nam;
};

static struct matcher matcher(const struct trace_pdesc *pd)
{
	return (struct matcher){ field(pd->prv), field(pd->mod), field(pd->fun), field(pd->nam) };
}

static bool matches(struct matcher *m, const struct trace_probe *pb)
{
	return field_matches(&m->nam, pb->nam) && field_matches(&m->fun, pb->fun) &&
	       field_matches(&m->prv, pb->prv) && field_matches(&m->mod, pb->mod);
}

static bool may_provide(struct trace *t, const struct trace_provider *p, const char *prv)
{
	if (trace_glob(prv, p->name))
		return true;
	return p->claims && p->claims(t, p, prv);
}

/* BEGIN, END and ERROR without a provider are the dtrace provider's: no other is asked, for then
 * each script would have to look for kernel events of that name. */
static bool is_dtrace(const struct trace_pdesc *pd)
{
	static const char *const names[] = { "BEGIN", "END", "ERROR" };

	if (*pd->prv || *pd->mod || *pd->fun)
		return false;
	for (size_t i = 0; i < TR_ARRAY_SIZE(names); i++)
		if (!strcmp(pd->nam, names[i]))
			return true;
	return false;
}

/* Could a provider be meant that is not built in? Looking for it costs every start. */
static bool wants_plugins(struct trace *t, const char *prv)
{
	struct tr_probes *ps = tr_probes_get(t);

	if (trace_is_glob(prv))
		return true;
	for (size_t i = 0; i < ps->provs.n; i++)
		if (may_provide(t, ps->provs.v[i].p, prv))
			return false;
	return true;
}

static int provide(struct trace *t, const struct trace_pdesc *pd)
{
	struct tr_probes *ps = tr_probes_get(t);
	const char *prv = is_dtrace(pd) ? "dtrace" : pd->prv;
	int err = 0;

	free(ps->why);
	ps->why = NULL;
	if (wants_plugins(t, prv))
		tr_plugins_load(t);
	for (size_t i = 0; !err && i < ps->provs.n; i++) {
		struct tr_pprov *pp = &ps->provs.v[i];

		if (!may_provide(t, pp->p, prv))
			continue;
		err = tr_pprov_provide(t, pp, pd);
	}
	return err;
}

struct calls { /* one of the two, or none */
	void (*use)(void *ctx, struct trace_probe *pb);
	void (*look)(void *ctx, const struct trace_probe *pb);
	void *ctx;
};

static void call(const struct calls *c, struct trace_probe *pb)
{
	if (c->look)
		c->look(c->ctx, pb);
	else if (c->use)
		c->use(c->ctx, pb);
}

static int walk(struct trace *t, const struct trace_pdesc *pd, const struct calls *c)
{
	struct matcher m = matcher(pd);
	const struct trace_probe *pb;
	struct trace_probe room;
	int n = 0;

	if (m.prv.how == EXACT && m.mod.how == EXACT && m.fun.how == EXACT && m.nam.how == EXACT) {
		struct trace_probe *found = trace_probe_find(t, pd->prv, pd->mod, pd->fun, pd->nam);

		if (found)
			call(c, found);
		return found != NULL;
	}
	for (size_t i = 0; (pb = tr_probe_look(t, i, &room)); i++) {
		if (!matches(&m, pb))
			continue;
		n++;
		if (c->look)
			c->look(c->ctx, pb);
		else
			call(c, tr_probe_at(t, i));
	}
	return n;
}

static int match(struct trace *t, const struct tr_pdesc *pd, const struct calls *c)
{
	struct trace_pdesc d = { pd->prv ? pd->prv : "", pd->mod ? pd->mod : "",
				 pd->fun ? pd->fun : "", pd->nam ? pd->nam : "" };
	int err;

	if (pd->id) {
		struct trace_probe *pb;

		err = tr_probes_enumerate(t);
		pb = err ? NULL : tr_probe_by_id(t, pd->id);
		if (pb)
			call(c, pb);
		return err ? err : pb != NULL;
	}
	err = provide(t, &d);
	return err ? err : walk(t, &d, c);
}

int tr_probe_match(struct trace *t, const struct tr_pdesc *pd,
		   void (*cb)(void *ctx, struct trace_probe *pb), void *ctx)
{
	return match(t, pd, &(struct calls){ .use = cb, .ctx = ctx });
}

int tr_probe_match_names(struct trace *t, const struct tr_pdesc *pd,
			 void (*cb)(void *ctx, const struct trace_probe *pb), void *ctx)
{
	return match(t, pd, &(struct calls){ .look = cb, .ctx = ctx });
}

const char *tr_probe_why(struct trace *t)
{
	return t->probes ? t->probes->why : NULL;
}

/* ---- near names */

static const char *near_provider(struct trace *t, const char *prv)
{
	struct tr_probes *ps = tr_probes_get(t);
	struct tr_near near;

	tr_near_init(&near, prv);
	for (size_t i = 0; i < ps->provs.n; i++)
		tr_near_add(&near, ps->provs.v[i].p->name);
	return near.best;
}

/* The probe nearest to the description, its function (name) replaced by the nearest one. */
static char *near_probe(struct trace *t, const struct trace_pdesc *pd, bool by_name)
{
	struct trace_pdesc rest = *pd;
	struct trace_probe room, best = { 0 };
	const struct trace_probe *pb;
	struct matcher m;
	struct tr_near near;
	char *text = NULL;

	*(by_name ? &rest.nam : &rest.fun) = "";
	m = matcher(&rest);
	tr_near_init(&near, by_name ? pd->nam : pd->fun);
	for (size_t i = 0; (pb = tr_probe_look(t, i, &room)); i++) {
		const char *was = near.best;

		if (!matches(&m, pb))
			continue;
		tr_near_add(&near, by_name ? pb->nam : pb->fun);
		if (near.best != was)
			best = *pb;
	}
	if (best.prv && asprintf(&text, "%s:%s:%s:%s", best.prv, *pd->mod ? best.mod : "",
				 *pd->fun ? best.fun : "", best.nam) < 0)
		text = NULL;
	return text;
}

/* Names are looked for among all that the provider would take, which may be more than it lists. */
static int provide_all(struct trace *t, struct tr_pprov *pp)
{
	static const struct trace_pdesc everything = { "", "", "", "" };

	if (pp->enumerated || !pp->p->provide)
		return tr_pprov_enumerate(t, pp);
	return tr_pprov_provide(t, pp, &everything);
}

static char *near(struct trace *t, struct trace_pdesc *d)
{
	struct tr_probes *ps = tr_probes_get(t);
	bool known = false;
	char *text = NULL;

	for (size_t i = 0; i < ps->provs.n; i++) {
		if (strcmp(ps->provs.v[i].p->name, d->prv) != 0)
			continue;
		known = true;
		if (provide_all(t, &ps->provs.v[i]))
			return NULL;
	}
	if (!known && *d->prv && !trace_is_glob(d->prv)) {
		d->prv = near_provider(t, d->prv);
		if (d->prv && asprintf(&text, "%s:%s:%s:%s", d->prv, d->mod, d->fun, d->nam) < 0)
			text = NULL;
		return text;
	}
	if (!trace_is_glob(d->fun))
		text = near_probe(t, d, false);
	if (!text && !trace_is_glob(d->nam))
		text = near_probe(t, d, true);
	return text;
}

char *tr_probe_near(struct trace *t, const struct tr_pdesc *pd)
{
	struct trace_pdesc d = { pd->prv ? pd->prv : "", pd->mod ? pd->mod : "",
				 pd->fun ? pd->fun : "", pd->nam ? pd->nam : "" };
	struct tr_probes *ps = tr_probes_get(t);
	char *text;

	ps->quiet = true;
	text = near(t, &d);
	ps->quiet = false;
	return text;
}

char *tr_probe_providers(struct trace *t, const struct tr_pdesc *pd)
{
	struct tr_probes *ps = tr_probes_get(t);
	struct tr_buf b = { 0 };

	if (!pd->prv || !*pd->prv || trace_is_glob(pd->prv))
		return NULL;
	for (size_t i = 0; i < ps->provs.n; i++) {
		if (strcmp(ps->provs.v[i].p->name, pd->prv) == 0) {
			tr_buf_free(&b);
			return NULL;
		}
		tr_buf_printf(&b, "%s%s", i ? " " : "", ps->provs.v[i].p->name);
	}
	tr_buf_add(&b, "", 1);
	return b.s;
}
