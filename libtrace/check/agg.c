/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Aggregations: @name[keys] = func(args). The first assignment fixes function, parameters and
 * keys; all others must agree. A reference without an assignment anywhere is found at the end.
 */
#include "check/impl.h"
#include "consume/aggregate.h"

static const char *label(struct tr_ck *ck, const char *name)
{
	return tr_sprintf(&ck->t->arena, "@%s", strcmp(name, "_") ? name : "");
}

static struct tr_agg *agg_get(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_agg *a = tr_map_get(&ck->s->aggs, n->name);

	if (!a) {
		a = tr_alloc(&ck->t->arena, sizeof(*a));
		a->id = (uint32_t)ck->s->prog.aggs.n;
		a->name = n->name;
		a->pos = n->pos;
		a->map = TR_MAP_AGGS;
		tr_map_put(&ck->s->aggs, n->name, a);
		tr_push(&ck->s->prog.aggs, a);
	}
	n->info = a;
	n->type = tr_type_base(ck->t, TB_VOID);
	return a;
}

/* An argument of printa() and the like; 1: it is no aggregation. */
int tr_ck_agg_ref(struct tr_ck *ck, struct tr_node *n, struct tr_agg **agg)
{
	if (n->kind != N_AGG)
		return 1;
	*agg = agg_get(ck, n);
	return 0;
}

/* ---- parameters of lquantize and llquantize */

struct param {
	size_t arg; /* its number in the call */
	const char *what;
	enum tr_tag type, val, match;
	int64_t min, max;
};

static const struct param lquant[] = {
	{ 1, "base", D_LQUANT_BASETYPE, D_LQUANT_BASEVAL, D_LQUANT_MATCHBASE, INT32_MIN,
	  INT32_MAX },
	{ 2, "limit", D_LQUANT_LIMTYPE, D_LQUANT_LIMVAL, D_LQUANT_MATCHLIM, INT32_MIN, INT32_MAX },
	{ 3, "step", D_LQUANT_STEPTYPE, D_LQUANT_STEPVAL, D_LQUANT_MATCHSTEP, 1, UINT16_MAX },
};

static const struct param llquant[] = {
	{ 1, "factor", D_LLQUANT_FACTORTYPE, D_LLQUANT_FACTORVAL, D_LLQUANT_MATCHFACTOR, 2,
	  UINT16_MAX },
	{ 2, "low magnitude", D_LLQUANT_LMAGTYPE, D_LLQUANT_LMAGVAL, D_LLQUANT_MATCHLMAG, 0,
	  UINT16_MAX },
	{ 3, "high magnitude", D_LLQUANT_HMAGTYPE, D_LLQUANT_HMAGVAL, D_LLQUANT_MATCHHMAG, 0,
	  UINT16_MAX },
	{ 4, "number of steps", D_LLQUANT_STEPTYPE, D_LLQUANT_STEPVAL, D_LLQUANT_MATCHSTEPS, 1,
	  UINT16_MAX },
};

static int param_value(struct tr_ck *ck, struct tr_node *call, const struct param *p,
		       int64_t *value)
{
	struct tr_node *a = call->args[p->arg];
	int err = tr_ck_expr(ck, a);

	if (err)
		return err;
	if (!a->constant || !tr_type_is_int(a->type))
		return tr_error(ck->t, p->type, a->pos,
				"the %s of %s() must be an integer constant", p->what, call->name);
	*value = (int64_t)a->ival;
	if (*value < p->min || *value > p->max)
		return tr_error(ck->t, p->val, a->pos,
				"the %s of %s() must be %lld to %lld, not %lld", p->what,
				call->name, (long long)p->min, (long long)p->max,
				(long long)*value);
	return 0;
}

static int lquant_rules(struct tr_ck *ck, struct tr_node *call, const int64_t *v)
{
	if (v[0] >= v[1])
		return tr_error(ck->t, D_LQUANT_MISMATCH, call->pos,
				"the base of lquantize() (%lld) must be below its limit (%lld)",
				(long long)v[0], (long long)v[1]);
	if ((v[1] - v[0]) / v[2] == 0)
		return tr_error(ck->t, D_LQUANT_STEPLARGE, call->pos,
				"the step of lquantize() is larger than its range");
	if ((v[1] - v[0]) / v[2] > UINT16_MAX)
		return tr_error(ck->t, D_LQUANT_STEPSMALL, call->pos,
				"the step of lquantize() is too small: more than %d levels",
				UINT16_MAX);
	return 0;
}

/* Each magnitude is cut into steps ranges of equal width, so the step must divide it. */
static int llquant_rules(struct tr_ck *ck, struct tr_node *call, const int64_t *v)
{
	int64_t power = 1, i;

	if (v[1] > v[2])
		return tr_error(ck->t, D_LLQUANT_HMAGVAL, call->args[3]->pos,
				"the high magnitude of llquantize() is below the low one");
	for (i = 0; i <= v[2]; i++)
		if (__builtin_mul_overflow(power, v[0], &power))
			return tr_error(ck->t, D_LLQUANT_HMAGVAL, call->args[3]->pos,
					"%lld to the power of %lld does not fit into 64 bits",
					(long long)v[0], (long long)v[2] + 1);
	if (v[3] < v[0])
		return tr_error(ck->t, D_LLQUANT_STEPVAL, call->args[4]->pos,
				"llquantize() needs at least as many steps as its factor");
	for (power = 1; power < v[3]; power *= v[0])
		;
	if (power % v[3] || v[3] % v[0])
		return tr_error(
			ck->t, D_LLQUANT_STEPVAL, call->args[4]->pos,
			"the factor of llquantize() must divide the number of steps, and they a "
			"power of the factor");
	return 0;
}

static int params(struct tr_ck *ck, struct tr_node *call, enum tr_aggfunc func, int64_t v[4])
{
	const struct param *p = func == AGG_LQUANTIZE ? lquant : llquant;
	size_t n = func == AGG_LQUANTIZE ? 3 : func == AGG_LLQUANTIZE ? 4 : 0;
	int err;

	v[0] = v[1] = v[3] = 0;
	v[2] = n == 3; /* lquantize's step when there is none */
	for (size_t i = 0; i < n && p[i].arg < call->nargs; i++) {
		err = param_value(ck, call, &p[i], &v[i]);
		if (err)
			return err;
	}
	return n == 3 ? lquant_rules(ck, call, v) : n == 4 ? llquant_rules(ck, call, v) : 0;
}

static int params_match(struct tr_ck *ck, struct tr_node *call, const struct tr_agg *a,
			const int64_t v[4])
{
	const struct param *p = a->func == AGG_LQUANTIZE ? lquant : llquant;

	for (size_t i = 0; i < 4; i++)
		if (a->param[i] != v[i])
			return tr_error(
				ck->t, p[i].match, call->pos,
				"the %s of %s() is %lld here and %lld where %s was first assigned",
				p[i].what, call->name, (long long)v[i], (long long)a->param[i],
				label(ck, a->name));
	return 0;
}

/* ---- assignment */

static enum tr_aggfunc agg_func(enum tr_func f)
{
	switch (f) {
	case FN_SUM:
		return AGG_SUM;
	case FN_MIN:
		return AGG_MIN;
	case FN_MAX:
		return AGG_MAX;
	case FN_AVG:
		return AGG_AVG;
	case FN_STDDEV:
		return AGG_STDDEV;
	case FN_QUANTIZE:
		return AGG_QUANTIZE;
	case FN_LQUANTIZE:
		return AGG_LQUANTIZE;
	case FN_LLQUANTIZE:
		return AGG_LLQUANTIZE;
	default:
		return AGG_COUNT;
	}
}

/* The value that is aggregated, and the weight behind the parameters of quantizing functions. */
static int value_args(struct tr_ck *ck, struct tr_node *call, enum tr_aggfunc func)
{
	size_t weight = func == AGG_QUANTIZE ? 1 : func == AGG_LQUANTIZE ? 4 : 5;
	int err;

	for (size_t i = 0; i < call->nargs; i++) {
		if (i && i < weight)
			continue; /* parameters, done */
		err = tr_ck_expr(ck, call->args[i]);
		if (err)
			return err;
		if (tr_type_is_scalar(call->args[i]->type) && !tr_xlated(call->args[i]) &&
		    tr_type_resolve(call->args[i]->type)->kind != T_ARRAY)
			continue;
		return tr_error(ck->t, D_PROTO_ARG, call->args[i]->pos,
				"%s() aggregates numbers, not '%s'", call->name,
				tr_ck_typename(ck, call->args[i]));
	}
	return 0;
}

static int function(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *call = n->b;

	if (n->op != OP_NONE)
		return tr_error(ck->t, D_OP_LVAL, n->pos, "an aggregation is assigned with = only");
	if (call->kind != N_CALL)
		return tr_error(ck->t, D_AGG_FUNC, call->pos,
				"an aggregation can only be assigned the result of "
				"an aggregating function such as count()");
	call->func = tr_func_find(ck, call->name);
	if (!call->func)
		return tr_ck_call(ck, call, false); /* undefined: the usual error */
	if (call->func->kind != FN_AGG)
		return tr_error(ck->t, D_AGG_FUNC, call->pos, "%s() is not an aggregating function",
				call->name);
	if (tr_ck_name_use(ck, call->name, call->pos, D_FUNC_UNDEF))
		return -EINVAL;
	return tr_ck_nargs(ck, call);
}

static int speculation_rules(struct tr_ck *ck, struct tr_node *n)
{
	if (ck->comm)
		return tr_error(ck->t, D_AGG_COMM, n->pos, "an aggregation cannot follow commit()");
	if (ck->spec)
		return tr_error(ck->t, D_AGG_SPEC, n->pos,
				"an aggregation cannot follow speculate()");
	ck->drec = true;
	return 0;
}

static int keys(struct tr_ck *ck, struct tr_node *n, struct tr_agg *a)
{
	const char *what = label(ck, a->name);
	int err = tr_ck_args(ck, n);

	if (err)
		return err;
	if (a->assigned && n->nargs != a->nkeys)
		return tr_error(ck->t, D_PROTO_LEN, n->pos,
				"%s[ ] is used with %zu key%s here, with %zu before", what,
				n->nargs, n->nargs == 1 ? "" : "s", a->nkeys);
	if (!n->nargs)
		return 0;
	tr_ck_uses(ck, USE_SCRATCH);
	return tr_ck_keys(ck, n, what, &a->keys, &a->nkeys, a->pos);
}

int tr_ck_agg_assign(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *call = n->b;
	enum tr_aggfunc func;
	struct tr_agg *a;
	int64_t v[4];
	int err = function(ck, n);

	if (err)
		return err;
	a = agg_get(ck, n->a);
	func = agg_func(call->func->id);
	if (a->assigned && a->func != func)
		return tr_error(ck->t, D_AGG_REDEF, n->pos,
				"aggregation %s is redefined: %s() here, another function before",
				label(ck, a->name), call->name);
	err = keys(ck, n->a, a);
	if (!err)
		err = params(ck, call, func, v);
	if (!err && a->assigned)
		err = params_match(ck, call, a, v);
	if (!err)
		err = value_args(ck, call, func);
	if (!err)
		err = speculation_rules(ck, n);
	if (err)
		return err;
	a->func = func;
	memcpy(a->param, v, sizeof(v));
	if (!a->assigned)
		a->pos = n->pos;
	a->assigned = true;
	a->valsize = (uint32_t)(8 * tr_agg_words(func, v));
	n->type = call->type = tr_type_base(ck->t, TB_VOID);
	return 0;
}
