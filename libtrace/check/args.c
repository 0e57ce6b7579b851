/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * args[n]: the typed arguments of the probe. All probes that the clause matches must agree on the
 * type. A translated argument stands for its translator applied to the native one; its members
 * are looked up in xlate.c.
 */
#include "check/impl.h"

static const char *probe_name(struct tr_ck *ck, const struct trace_probe *pb)
{
	return tr_sprintf(&ck->t->arena, "%s:%s:%s:%s", pb->prv, pb->mod, pb->fun, pb->nam);
}

static int refused(struct tr_ck *ck, struct tr_node *n, const struct trace_arginfo *info,
		   const struct trace_probe *pb)
{
	if (info->n < 0)
		return tr_error(ck->t, D_ARGS_NONE, n->pos, "args[ ] cannot be used with %s%s%s",
				probe_name(ck, pb), info->why ? ": " : "",
				info->why ? info->why : "");
	return tr_error(ck->t, D_ARGS_IDX, n->args[0]->pos,
			"index %lld is out of range: %s has %d argument%s%s%s",
			(long long)n->args[0]->ival, probe_name(ck, pb), info->n,
			info->n == 1 ? "" : "s", info->why ? ": " : "", info->why ? info->why : "");
}

static bool same_arg(const struct trace_arg *a, const struct trace_arg *b)
{
	if (!a->xlate != !b->xlate || (a->xlate && strcmp(a->xlate, b->xlate)))
		return false;
	if (!a->type || !b->type)
		return a->type == b->type;
	return tr_type_same(a->type, b->type);
}

/* The argument by all probes of the clause; NULL with the error recorded. */
static const struct trace_arg *find_arg(struct tr_ck *ck, struct tr_node *n)
{
	const struct trace_arg *arg = NULL;
	const struct trace_arginfo *info;
	struct trace_probe *pb;

	for (size_t i = 0; i < ck->cl->matches.n; i++) {
		pb = ck->cl->matches.v[i].probe;
		info = tr_probe_args(ck->t, pb);
		if (!info)
			return NULL;
		if (info->n < 0 || n->args[0]->ival >= (uint64_t)info->n) {
			refused(ck, n, info, pb);
			return NULL;
		}
		if (arg && !same_arg(arg, &info->args[n->args[0]->ival])) {
			tr_error(
				ck->t, D_ARGS_MULTI, n->pos,
				"args[%lld] has different types in the probes of this clause: %s and %s",
				(long long)n->args[0]->ival,
				probe_name(ck, ck->cl->matches.v[0].probe), probe_name(ck, pb));
			return NULL;
		}
		if (!arg)
			arg = &info->args[n->args[0]->ival];
	}
	return arg;
}

static struct tr_node *raw_arg(struct tr_ck *ck, struct tr_node *n, unsigned native)
{
	struct tr_node *id = tr_mk_node(ck, N_IDENT, n->pos);

	id->name = tr_builtin_rows[BI_ARG0 + native].name;
	return id;
}

/* args[n] of a translated type: (xlate < T > (argN)), done as N_XLATE would be. */
static int translated(struct tr_ck *ck, struct tr_node *n, const struct trace_arg *arg)
{
	struct tr_node *x = tr_mk_node(ck, N_XLATE, n->pos);
	struct tr_type *out = tr_xlate_type(ck, arg->xlate, n->pos);

	if (!out)
		return -EINVAL;
	x->tname = tr_alloc(&ck->t->arena, sizeof(*x->tname));
	x->tname->type = out;
	x->a = raw_arg(ck, n, arg->native);
	if (arg->type)
		x->a = tr_mk_cast(ck, x->a, arg->type);
	if (arg->type && !tr_xlator_find(ck, out, arg->type))
		return tr_error(ck->t, D_ARGS_XLATOR, n->pos,
				"no translator from '%s' to '%s', the type of args[%lld]",
				tr_type_name(ck->t, arg->type), arg->xlate,
				(long long)n->args[0]->ival);
	return tr_ck_subst(ck, n, x);
}

int tr_ck_args_index(struct tr_ck *ck, struct tr_node *n)
{
	const struct trace_arg *arg;
	int err = tr_ck_args(ck, n);

	if (err)
		return err;
	if (!ck->cl)
		return tr_error(ck->t, D_ARGS_NONE, n->pos, "args[ ] can be used in clauses only");
	if (n->nargs != 1)
		return tr_error(ck->t, D_ARGS_IDX, n->pos, "args[ ] takes one index");
	if (!n->args[0]->constant || !tr_type_is_int(n->args[0]->type))
		return tr_error(ck->t, D_ARGS_TYPE, n->args[0]->pos,
				"the index of args[ ] must be an integer constant");
	if (!ck->cl->matches.n) /* -Z: the clause will never run */
		return tr_ck_subst(ck, n, raw_arg(ck, n, (unsigned)(n->args[0]->ival % 10)));
	arg = find_arg(ck, n);
	if (!arg)
		return -EINVAL;
	if (arg->xlate)
		return translated(ck, n, arg);
	n->type = arg->type ? arg->type : tr_type_base(ck->t, TB_INT64);
	n->var = n->a->var = tr_var_find(ck, SC_GLOBAL, "args");
	n->ival = arg->native;
	n->lval = tr_type_is_sou(n->type);
	return 0;
}
