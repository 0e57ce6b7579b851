/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * From a matching probe to one that can fire: its place in the program, its argument types,
 * enabling, and what dependent probes stand on.
 *
 * A dependent's underlying probes enter the program's table like those of clauses, so that they
 * have an index for records and cookies, but only a clause of their own makes them `used`.
 */
#include "handle.h"
#include "probe/table.h"
#include "program.h"

static const char untyped[] = "its arguments have no types";

/* The default reason is none for a provider that told the number of arguments. */
static void informed(struct trace_arginfo *info)
{
	if (info->n >= 0 && info->why == untyped)
		info->why = NULL;
}

/* What a provider's callback returned: an error without words gets some. */
static int outcome(struct trace *t, const struct trace_probe *pb, int err)
{
	if (err < 0 && !t->diag.set)
		tr_fail(t, -err, "cannot use probe %s:%s:%s:%s: %s", pb->prv, pb->mod, pb->fun,
			pb->nam, strerror(-err));
	return TR_MIN(err, 0);
}

static int inform(struct trace *t, struct trace_probe *pb, struct tr_pextra *x)
{
	struct trace_arginfo *info = pb->provider->args ? NULL : &x->info;
	int err;

	if (x->informed)
		return 0;
	x->informed = true;
	if (info)
		*info = (struct trace_arginfo){ .n = -1, .why = untyped };
	err = pb->provider->probe_info ? pb->provider->probe_info(t, pb, info) : 0;
	x->has_info = info != NULL;
	if (info)
		informed(info);
	return outcome(t, pb, err);
}

/* Give the probe its place in the program. */
static int enter(struct trace *t, struct trace_probe *pb)
{
	struct tr_pextra *x = tr_pextra_get(t, pb);

	if (!x->entered) {
		x->entered = true;
		pb->index = (uint32_t)t->program->probes.n;
		tr_push(&t->program->probes, pb);
	}
	return inform(t, pb, x);
}

int tr_probe_use(struct trace *t, struct trace_probe *pb)
{
	pb->used = true;
	return enter(t, pb);
}

const struct trace_arginfo *tr_probe_args(struct trace *t, struct trace_probe *pb)
{
	struct tr_pextra *x = tr_pextra_get(t, pb);
	int err = 0;

	if (!x->entered && !pb->provider->args)
		err = inform(t, pb, x);
	if (!x->has_info) {
		x->info = (struct trace_arginfo){ .n = -1, .why = untyped };
		if (!err && pb->provider->args)
			err = pb->provider->args(t, pb, &x->info);
		informed(&x->info);
		x->has_info = true;
	}
	if (err)
		x->info.n = -1;
	return &x->info;
}

/* ---- enabling */

static int enable(struct trace *t, struct trace_probe *pb)
{
	struct tr_pextra *x = tr_pextra_get(t, pb);

	if (x->enabled)
		return 0;
	x->enabled = true;
	return pb->provider->enable ? outcome(t, pb, pb->provider->enable(t, pb)) : 0;
}

int tr_probes_enable(struct trace *t)
{
	int err = 0;

	/* enabling a dependent adds what it stands on behind the others */
	for (size_t i = 0; !err && i < t->program->probes.n; i++)
		err = enable(t, t->program->probes.v[i]);
	return err;
}

struct depend {
	struct trace *t;
	struct trace_probe *pb;
	int err;
};

static void stand_on(void *ctx, struct trace_probe *under)
{
	struct depend *d = ctx;
	struct trace_probe *pb = d->pb;

	if (d->err || under == pb)
		return;
	for (size_t i = 0; i < pb->nunder; i++)
		if (pb->under[i] == under)
			return;
	pb->under = realloc(pb->under, (pb->nunder + 1) * sizeof(*pb->under));
	if (!pb->under)
		tr_no_memory();
	pb->under[pb->nunder++] = under;
	d->err = enter(d->t, under);
	if (!d->err)
		d->err = enable(d->t, under);
}

int trace_probe_depend(struct trace *t, struct trace_probe *pb, const struct trace_pdesc *on)
{
	struct tr_pdesc pd = { .prv = on->prv, .mod = on->mod, .fun = on->fun, .nam = on->nam };
	struct depend d = { t, pb, 0 };
	int n = tr_probe_match(t, &pd, stand_on, &d);

	return d.err ? d.err : n;
}

int trace_probe_count(struct trace *t, const struct trace_pdesc *d)
{
	struct tr_pdesc pd = { .prv = d->prv, .mod = d->mod, .fun = d->fun, .nam = d->nam };

	return tr_probe_match(t, &pd, NULL, NULL);
}

void tr_probes_detach(struct trace *t)
{
	if (!t->program)
		return;
	for (size_t i = 0; i < t->program->probes.n; i++) {
		struct trace_probe *pb = t->program->probes.v[i];

		if (pb->impl->detach)
			pb->impl->detach(t, pb);
	}
}
