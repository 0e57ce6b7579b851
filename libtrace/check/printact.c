/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Actions with a format: printf, printa, system, freopen. print/format.c judges conversions
 * against types; here the format is found and the arguments become data of the record.
 */
#include "check/impl.h"
#include "print/format.h"

static struct tr_format *format(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *a = n->args[0], *lit;
	struct tr_format *f;

	if (tr_ck_expr(ck, a))
		return NULL;
	lit = tr_real(a);
	while (lit->kind == N_CAST && tr_type_is_string(lit->type))
		lit = tr_real(lit->a);
	if (lit->kind != N_STR) {
		tr_error(ck->t, D_PRINTF_ARG_FMT, a->pos,
			 "argument 1 of %s() must be a string constant: the format", n->func->name);
		return NULL;
	}
	f = tr_format_parse(ck->t, lit->sval, lit->slen, lit->pos);
	if (f)
		f->func = n->func->name;
	return f;
}

/* A value for a conversion. */
static int value_arg(struct tr_ck *ck, struct tr_node *n, size_t i)
{
	struct tr_node *a = n->args[i];
	int err;

	if (a->kind == N_AGG)
		return tr_error(ck->t, D_PRINTF_ARG_TYPE, a->pos,
				"argument %zu of %s() is an aggregation: printa() prints them",
				i + 1, n->func->name);
	err = tr_ck_expr(ck, a);
	if (err)
		return err;
	if (tr_is_void(a->type))
		return tr_error(ck->t, D_PRINTF_ARG_TYPE, a->pos,
				"argument %zu of %s() has no value", i + 1, n->func->name);
	if (tr_xlated(a) || tr_type_resolve(a->type)->kind == T_DYN)
		return tr_error(ck->t, D_PRINTF_DYN_TYPE, a->pos,
				"argument %zu of %s() has the dynamic type '%s'", i + 1,
				n->func->name, tr_ck_typename(ck, a));
	return 0;
}

static int formatted(struct tr_ck *ck, struct tr_node *n, enum tr_actkind kind)
{
	struct tr_format *f = format(ck, n);
	size_t nargs = n->nargs - 1;
	struct tr_type **types;
	struct tr_pos *poss;
	struct tr_act *a;
	int err = 0;

	if (!f)
		return -EINVAL;
	types = tr_alloc(&ck->t->arena, TR_MAX(nargs, (size_t)1) * sizeof(*types));
	poss = tr_alloc(&ck->t->arena, TR_MAX(nargs, (size_t)1) * sizeof(*poss));
	for (size_t i = 0; i < nargs && !err; i++) {
		err = value_arg(ck, n, i + 1);
		types[i] = n->args[i + 1]->type;
		poss[i] = n->args[i + 1]->pos;
	}
	if (!err)
		err = tr_format_check(ck->t, f, types, nargs, poss, tr_real(n->args[0])->pos);
	if (err)
		return err;
	a = tr_act_new(ck, n, kind, nargs);
	a->fmt = f;
	for (size_t i = 0; i < nargs; i++)
		tr_act_datum(ck, a, n->args[i + 1]);
	return 0;
}

int tr_fn_printf(struct tr_ck *ck, struct tr_node *n)
{
	return formatted(ck, n, ACT_PRINTF);
}

int tr_fn_system(struct tr_ck *ck, struct tr_node *n)
{
	return formatted(ck, n, ACT_SYSTEM);
}

int tr_fn_freopen(struct tr_ck *ck, struct tr_node *n)
{
	if (n->args[0]->kind == N_INT)
		return tr_error(ck->t, D_FREOPEN_INVALID, n->args[0]->pos,
				"freopen() needs a file name");
	return formatted(ck, n, ACT_FREOPEN);
}

/* printa(@…), printa("format", @…): keys and conversions are compared in tr_check_finish(). */
int tr_fn_printa(struct tr_ck *ck, struct tr_node *n)
{
	bool has_format = n->args[0]->kind != N_AGG;
	struct tr_format *f = NULL;
	struct tr_agg **aggs = tr_alloc(&ck->t->arena, n->nargs * sizeof(*aggs));
	struct tr_act *a;
	size_t naggs = 0;

	if (has_format) {
		if (n->nargs < 2)
			return tr_error(ck->t, D_PRINTA_PROTO, n->pos,
					"printa() needs an aggregation");
		f = format(ck, n);
		if (!f)
			return -EINVAL;
	}
	for (size_t i = has_format; i < n->nargs; i++) {
		if (tr_ck_agg_ref(ck, n->args[i], &aggs[naggs++]))
			return tr_error(ck->t, D_PRINTA_AGGARG, n->args[i]->pos,
					"argument %zu of printa() must be an aggregation", i + 1);
		if (n->args[i]->nargs)
			return tr_error(ck->t, D_PRINTA_AGGKEY, n->args[i]->pos,
					"printa() takes whole aggregations: @%s without keys",
					n->args[i]->name);
	}
	a = tr_act_new(ck, n, ACT_PRINTA, 0);
	a->fmt = f;
	a->aggs = aggs;
	a->naggs = naggs;
	return 0;
}
