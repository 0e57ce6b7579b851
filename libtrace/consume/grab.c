/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * User addresses become names when they are printed, for which the process's maps are needed, and
 * a process may be gone by then. So what is only kept for later (records of speculations and of
 * bufpolicy=ring, keys of aggregations) is looked at when it comes in, and the maps of each process
 * that it names are read.
 */
#include "consume/impl.h"
#include "symbol/symbol.h"

static bool is_user(struct tr_type *type)
{
	type = tr_type_resolve(type);
	return type->kind == T_USTACK || type->kind == T_USYM;
}

/* Both kinds of values begin with the pid. */
void tr_grab_value(struct trace *t, struct tr_type *type, const void *p)
{
	int pid = is_user(type) ? (int)tr_int_load(p, 8, false) : 0;

	if (pid > 0 && !tr_opt(t, NORESOLVE))
		tr_usym_know(t, pid);
}

static bool is_kernel(struct tr_type *type)
{
	type = tr_type_resolve(type);
	return type->kind == T_STACK || (type->kind == T_SYM && type->sym != SYM_META);
}

static bool act_has(const struct tr_act *a, bool (*is)(struct tr_type *type))
{
	for (size_t i = 0; i < a->ndata; i++)
		if (is(a->data[i].type))
			return true;
	return false;
}

bool tr_acts_have_users(const struct tr_act *acts, const struct tr_act *spec)
{
	for (const struct tr_act *a = acts; a; a = a->next)
		if (a->spec == spec && tr_act_records(a) && act_has(a, is_user))
			return true;
	return false;
}

static bool keys_have(const struct tr_agg *agg, bool (*is)(struct tr_type *type))
{
	for (size_t i = 0; i < agg->nkeys; i++)
		if (is(agg->keys[i].type))
			return true;
	return false;
}

bool tr_keys_have_users(const struct tr_agg *agg)
{
	return keys_have(agg, is_user);
}

void tr_grab_record(struct tr_consumer *c, const void *rec, uint32_t len)
{
	const struct tr_rechdr *hdr = rec;
	const struct tr_plan *plan = hdr->clause < c->nplans ? &c->plans[hdr->clause] : NULL;

	if (!plan || !plan->user || len < plan->size)
		return;
	for (size_t i = 0; i < plan->nsteps; i++) {
		const struct tr_act *a = plan->steps[i].act;

		for (size_t k = 0; k < a->ndata; k++)
			tr_grab_value(c->t, a->data[k].type, (const char *)rec + a->data[k].off);
	}
}

static bool program_has(const struct tr_program *p, bool (*is)(struct tr_type *type))
{
	for (size_t i = 0; p && i < p->aggs.n; i++)
		if (keys_have(p->aggs.v[i], is))
			return true;
	for (size_t i = 0; p && i < p->clauses.n; i++)
		for (const struct tr_act *a = p->clauses.v[i]->acts; a; a = a->next)
			if (tr_act_records(a) && act_has(a, is))
				return true;
	return false;
}

bool tr_program_has_users(struct trace *t)
{
	return program_has(t->program, is_user);
}

bool tr_program_has_kernel(struct trace *t)
{
	return program_has(t->program, is_kernel);
}
