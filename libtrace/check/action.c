/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Actions: the struct tr_act that tells what a statement records, the order in which recording,
 * speculating and committing may stand, and the checks of all actions that do not print formats.
 */
#include "check/impl.h"

/* ---- what is recorded */

struct tr_act *tr_act_new(struct tr_ck *ck, struct tr_node *n, enum tr_actkind kind, size_t ndata)
{
	struct tr_act *a = tr_alloc(&ck->t->arena, sizeof(*a));

	a->kind = kind;
	a->cond = ck->cond && tr_act_records(a) ? (int)ck->cl->ncond++ : -1;
	a->spec = ck->spec_act;
	a->number = ck->number;
	a->node = n;
	if (n) {
		a->pos = n->pos;
		n->act = a;
	}
	if (ndata)
		a->data = tr_alloc(&ck->t->arena, ndata * sizeof(*a->data));
	if (ck->last_act)
		ck->last_act->next = a;
	else
		ck->cl->acts = a;
	ck->last_act = a;
	tr_ck_uses(ck, tr_act_records(a) ? USE_RECORD | USE_TIME : 0);
	return a;
}

/* The next datum; size 0: by the type, strings: at most that long (0: strsize). */
void tr_act_type(struct tr_ck *ck, struct tr_act *a, struct tr_type *type, size_t size)
{
	if (tr_type_resolve(type)->kind == T_FUNC)
		type = tr_type_ptr(ck->t, type);
	a->data[a->ndata].type = type;
	a->data[a->ndata].size = (uint32_t)TR_MIN(size, (size_t)UINT32_MAX);
	a->ndata++;
}

int tr_act_datum(struct tr_ck *ck, struct tr_act *a, struct tr_node *value)
{
	if (tr_type_is_string(value->type))
		tr_ck_uses(ck, USE_SCRATCH | USE_FAULT);
	tr_act_type(ck, a, value->type, value->strmax);
	return 0;
}

static struct tr_type *type_int(struct tr_ck *ck)
{
	return tr_type_base(ck->t, TB_INT);
}

/* ---- which statement may follow which */

static int speculate_rules(struct tr_ck *ck, struct tr_node *n)
{
	if (n != ck->whole)
		return tr_error(ck->t, D_OP_ACT, n->pos,
				"speculate() must be a statement of its own");
	if (ck->spec)
		return tr_error(ck->t, D_SPEC_SPEC, n->pos,
				"speculate() cannot follow speculate()");
	if (ck->comm)
		return tr_error(ck->t, D_SPEC_COMM, n->pos, "speculate() cannot follow commit()");
	if (ck->drec)
		return tr_error(ck->t, D_SPEC_DREC, n->pos,
				"speculate() cannot follow actions that record data");
	ck->spec = true;
	return 0;
}

static int commit_rules(struct tr_ck *ck, struct tr_node *n)
{
	if (ck->drec || ck->comm)
		return tr_error(ck->t, D_COMM_DREC, n->pos, "commit() cannot follow %s",
				ck->drec ? "actions that record data" : "commit()");
	ck->comm = true;
	return 0;
}

int tr_act_rules(struct tr_ck *ck, struct tr_node *n)
{
	const struct tr_func_row *f = n->func;

	if (f->id == FN_SPECULATE)
		return speculate_rules(ck, n);
	if (f->id == FN_COMMIT)
		return commit_rules(ck, n);
	if (ck->spec && (f->flags & FN_DESTRUCTIVE))
		return tr_error(ck->t, D_ACT_SPEC, n->pos,
				"the destructive action %s() cannot follow speculate()", f->name);
	if (ck->spec && f->id == FN_EXIT)
		return tr_error(ck->t, D_EXIT_SPEC, n->pos, "exit() cannot follow speculate()");
	if (!(f->flags & FN_RECORDS) || (f->flags & FN_DESTRUCTIVE))
		return 0;
	if (ck->comm)
		return tr_error(ck->t, D_DREC_COMM, n->pos,
				"%s() records data and cannot follow commit()", f->name);
	if (!ck->spec)
		ck->drec = true;
	return 0;
}

/* ---- arguments that many take */

/* A positive integer constant, at most max. Its error has the tag given. */
static int const_arg(struct tr_ck *ck, struct tr_node *n, size_t i, enum tr_tag tag, uint64_t max,
		     uint64_t *value)
{
	struct tr_node *a = n->args[i];
	int err = tr_ck_expr(ck, a);

	if (err)
		return err;
	if (!a->constant || !tr_type_is_int(a->type) || (int64_t)a->ival <= 0 || a->ival > max)
		return tr_error(ck->t, tag, a->pos,
				"argument %zu of %s() must be a positive integer constant%s", i + 1,
				n->func->name,
				a->constant && a->ival > max && (int64_t)a->ival > 0 ?
					" that is not so large" :
					"");
	*value = a->ival;
	return 0;
}

static int address_arg(struct tr_ck *ck, struct tr_node *n, size_t i, enum tr_tag tag)
{
	struct tr_node *a = n->args[i];
	int err = tr_ck_expr(ck, a);

	if (err || tr_type_resolve(a->type)->kind == T_ARRAY ||
	    (tr_type_is_scalar(a->type) && !tr_xlated(a)))
		return err;
	return tr_error(ck->t, tag, a->pos, "argument %zu of %s() must be an address, not '%s'",
			i + 1, n->func->name, tr_ck_typename(ck, a));
}

static int agg_arg(struct tr_ck *ck, struct tr_node *n, enum tr_tag tag, struct tr_agg **agg)
{
	int err = tr_ck_agg_ref(ck, n->args[0], agg);

	if (!err && !n->args[0]->nargs)
		return 0;
	if (err < 0)
		return err;
	return tr_error(ck->t, tag, n->args[0]->pos, "argument 1 of %s() must be an aggregation%s",
			n->func->name, err ? "" : ", without keys");
}

static struct tr_act *agg_act(struct tr_ck *ck, struct tr_node *n, enum tr_actkind kind,
			      struct tr_agg *agg, size_t ndata)
{
	struct tr_act *a = tr_act_new(ck, n, kind, ndata);

	a->aggs = tr_alloc(&ck->t->arena, sizeof(*a->aggs));
	a->aggs[0] = agg;
	a->naggs = 1;
	return a;
}

/* ---- actions on aggregations */

int tr_fn_clear(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_agg *agg;
	int err = agg_arg(ck, n, D_CLEAR_AGGARG, &agg);

	if (!err)
		agg_act(ck, n, ACT_CLEAR, agg, 0);
	return err;
}

int tr_fn_denormalize(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_agg *agg;
	int err = agg_arg(ck, n, D_NORMALIZE_AGGARG, &agg);

	if (!err)
		agg_act(ck, n, ACT_DENORMALIZE, agg, 0);
	return err;
}

int tr_fn_normalize(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *by = n->args[1];
	struct tr_agg *agg;
	int err = agg_arg(ck, n, D_NORMALIZE_AGGARG, &agg);

	if (!err)
		err = tr_ck_expr(ck, by);
	if (err)
		return err;
	if (!tr_type_is_int(by->type))
		return tr_error(ck->t, D_NORMALIZE_SCALAR, by->pos,
				"normalize() divides by an integer, not by '%s'",
				tr_ck_typename(ck, by));
	if (by->constant && !by->ival)
		return tr_error(ck->t, D_NORMALIZE_SCALAR, by->pos,
				"normalize() cannot divide by 0");
	tr_act_type(ck, agg_act(ck, n, ACT_NORMALIZE, agg, 1), tr_type_base(ck->t, TB_INT64), 0);
	return 0;
}

int tr_fn_trunc(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_agg *agg;
	struct tr_act *a;
	int err = agg_arg(ck, n, D_TRUNC_AGGARG, &agg);

	if (!err && n->nargs > 1) {
		err = tr_ck_expr(ck, n->args[1]);
		if (!err && !tr_type_is_int(n->args[1]->type))
			err = tr_error(ck->t, D_PROTO_ARG, n->args[1]->pos,
				       "argument 2 of trunc() must be an integer, not '%s'",
				       tr_ck_typename(ck, n->args[1]));
	}
	if (err)
		return err;
	a = agg_act(ck, n, ACT_TRUNC, agg, 1);
	if (n->nargs > 1)
		tr_act_type(ck, a, tr_type_base(ck->t, TB_INT64), 0);
	return 0;
}

/* ---- stacks and symbols: statements, keys and arguments of printf() */

static int frames_arg(struct tr_ck *ck, struct tr_node *n, enum tr_tag tag, int64_t deflt,
		      uint64_t *frames)
{
	uint64_t max = (uint64_t)TR_MAX(tr_opt(ck->t, MAXFRAMES), 1);
	int err = 0;

	*frames = (uint64_t)TR_MAX(deflt, 1);
	if (n->nargs)
		err = const_arg(ck, n, 0, tag, INT32_MAX, frames);
	*frames = TR_MIN(*frames, max);
	return err;
}

int tr_fn_stack(struct tr_ck *ck, struct tr_node *n)
{
	bool stmt = ck->stmt;
	uint64_t frames;
	int err = frames_arg(ck, n, D_STACK_SIZE, tr_opt(ck->t, STACKFRAMES), &frames);

	if (err)
		return err;
	n->type = tr_type_stack(ck->t, T_STACK, frames);
	if (stmt)
		tr_act_type(ck, tr_act_new(ck, n, ACT_STACK, 1), n->type, 0);
	return 0;
}

int tr_fn_ustack(struct tr_ck *ck, struct tr_node *n)
{
	bool stmt = ck->stmt;
	uint64_t frames, strsize;
	int64_t deflt = n->func->id == FN_JSTACK ? tr_opt(ck->t, JSTACKFRAMES) :
						   tr_opt(ck->t, USTACKFRAMES);
	int err = frames_arg(ck, n, D_USTACK_FRAMES, deflt, &frames);

	/* the strings are found by the reader: the size only has to be one */
	if (!err && n->nargs > 1) {
		err = tr_ck_expr(ck, n->args[1]);
		if (!err && (!n->args[1]->constant || !tr_type_is_int(n->args[1]->type) ||
			     (int64_t)n->args[1]->ival < 0))
			err = const_arg(ck, n, 1, D_USTACK_STRSIZE, INT32_MAX, &strsize);
	}
	if (err)
		return err;
	n->type = tr_type_stack(ck->t, T_USTACK, frames);
	if (stmt)
		tr_act_type(ck, tr_act_new(ck, n, ACT_USTACK, 1), n->type, 0);
	return 0;
}

int tr_fn_sym(struct tr_ck *ck, struct tr_node *n)
{
	static const struct {
		enum tr_func func;
		enum tr_tkind kind;
		enum tr_symkind sym;
	} forms[] = {
		{ FN_SYM, T_SYM, SYM_SYM },	{ FN_FUNC, T_SYM, SYM_FUNC },
		{ FN_MOD, T_SYM, SYM_MOD },	{ FN_USYM, T_USYM, SYM_SYM },
		{ FN_UFUNC, T_USYM, SYM_FUNC }, { FN_UMOD, T_USYM, SYM_MOD },
		{ FN_UADDR, T_USYM, SYM_ADDR },
	};
	size_t i = 0;

	while (forms[i].func != n->func->id)
		i++;
	n->type = tr_type_sym(ck->t, forms[i].kind, forms[i].sym);
	if (ck->stmt)
		tr_act_type(ck, tr_act_new(ck, n, ACT_SYM, 1), n->type, 0);
	return 0;
}

int tr_fn_bpfmeta(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *key = tr_real(n->args[1]);

	if (key->kind != N_STR)
		return tr_error(ck->t, D_PROTO_ARG, n->args[1]->pos,
				"bpfmeta() needs the key as a string constant");
	n->type = tr_alloc(&ck->t->arena, sizeof(*n->type));
	*n->type = *tr_type_sym(ck->t, T_SYM, SYM_ADDR);
	n->type->sym = SYM_META;
	n->type->name = key->sval;
	ck->t->program->has_bpfmeta = true;
	if (ck->stmt)
		tr_act_type(ck, tr_act_new(ck, n, ACT_SYM, 1), n->type, 0);
	return 0;
}

/* ---- values */

/* A value that can be recorded. */
static int recordable(struct tr_ck *ck, struct tr_node *n, struct tr_node *v)
{
	struct tr_type *r = tr_type_resolve(v->type);

	if (r->kind == T_VOID)
		return tr_error(ck->t, D_TRACE_VOID, v->pos, "%s() needs a value: this has none",
				n->func->name);
	if (r->kind == T_DYN || tr_xlated(v))
		return tr_error(ck->t, D_TRACE_DYN, v->pos,
				"%s() cannot take a value of the dynamic type '%s'", n->func->name,
				tr_ck_typename(ck, v));
	return 0;
}

int tr_fn_trace(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *v = n->args[0];
	int err = tr_ck_expr(ck, v);

	if (!err)
		err = recordable(ck, n, v);
	if (err)
		return err;
	if (tr_type_is_sou(v->type) && !tr_type_size(ck->t, v->type))
		return tr_error(ck->t, D_TRACE_VOID, v->pos, "the size of '%s' is not known",
				tr_ck_typename(ck, v));
	return tr_act_datum(ck, tr_act_new(ck, n, ACT_TRACE, 1), v);
}

/* A pointer to a structure is followed. Larger ones are cut. */
int tr_fn_print(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *v = n->args[0];
	struct tr_type *type, *ref;
	uint64_t size, max = (uint64_t)TR_MAX(tr_opt(ck->t, PRINTSIZE), 8);
	int err = tr_ck_expr(ck, v);

	if (!err)
		err = recordable(ck, n, v);
	if (err)
		return err;
	type = v->type;
	if (tr_type_resolve(type)->kind == T_PTR) {
		ref = tr_type_resolve(type)->ref;
		if (tr_type_is_sou(ref) || tr_type_resolve(ref)->kind == T_FWD)
			type = ref;
	}
	if (tr_type_is_string(type))
		return tr_act_datum(ck, tr_act_new(ck, n, ACT_PRINT, 1), v);
	size = tr_type_size(ck->t, type);
	if (!size && !tr_is_dyn(type))
		return tr_error(ck->t, D_PRINT_SIZE, v->pos,
				"print() cannot show '%s': its size is not known",
				tr_type_name(ck->t, type));
	tr_ck_uses(ck, USE_FAULT);
	tr_act_type(ck, tr_act_new(ck, n, ACT_PRINT, 1), type, size > max ? (size_t)max : 0);
	return 0;
}

int tr_fn_tracemem(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_act *a;
	uint64_t size;
	int err = address_arg(ck, n, 0, D_TRACEMEM_ADDR);

	if (!err)
		err = const_arg(ck, n, 1, D_TRACEMEM_SIZE, 1 << 20, &size);
	if (!err && n->nargs > 2) {
		err = tr_ck_expr(ck, n->args[2]);
		if (!err && !tr_type_is_int(n->args[2]->type))
			err = tr_error(ck->t, D_PROTO_ARG, n->args[2]->pos,
				       "argument 3 of tracemem() must be an integer, not '%s'",
				       tr_ck_typename(ck, n->args[2]));
	}
	if (err)
		return err;
	a = tr_act_new(ck, n, ACT_TRACEMEM, 2);
	tr_act_type(ck, a, tr_type_array(ck->t, tr_type_base(ck->t, TB_CHAR), size), 0);
	if (n->nargs > 2)
		tr_act_type(ck, a, tr_type_base(ck->t, TB_INT64), 0);
	return 0;
}

/* data: the link type, the length of the packet, how much of it is here, the bytes. */
int tr_fn_pcap(struct tr_ck *ck, struct tr_node *n)
{
	int64_t size = tr_opt(ck->t, PCAPSIZE);
	struct tr_act *a;
	int err = address_arg(ck, n, 0, D_PCAP_ADDR);

	if (!err)
		err = tr_ck_expr(ck, n->args[1]);
	if (err)
		return err;
	if (!tr_type_is_int(n->args[1]->type))
		return tr_error(ck->t, D_PCAP_PROTO, n->args[1]->pos,
				"argument 2 of pcap() must be a protocol number, "
				"not '%s'",
				tr_ck_typename(ck, n->args[1]));
	if (size <= 0 || size > 65536)
		return tr_error(ck->t, D_PCAP_SIZE, n->pos,
				"the option pcapsize must be 1 to 65536, not %lld",
				(long long)size);
	a = tr_act_new(ck, n, ACT_PCAP, 4);
	tr_act_type(ck, a, type_int(ck), 0);
	tr_act_type(ck, a, tr_type_base(ck->t, TB_UINT), 0);
	tr_act_type(ck, a, tr_type_base(ck->t, TB_UINT), 0);
	tr_act_type(ck, a, tr_type_array(ck->t, tr_type_base(ck->t, TB_CHAR), (uint64_t)size), 0);
	return 0;
}

/* ---- the rest */

static int int_act(struct tr_ck *ck, struct tr_node *n, enum tr_actkind kind)
{
	tr_act_type(ck, tr_act_new(ck, n, kind, 1), type_int(ck), 0);
	return 0;
}

int tr_fn_exit(struct tr_ck *ck, struct tr_node *n)
{
	return int_act(ck, n, ACT_EXIT);
}

static struct tr_act *spec_act(struct tr_ck *ck, struct tr_node *n, enum tr_actkind kind)
{
	tr_ck_uses(ck, USE_SPEC | USE_FAULT | USE_TIME);
	return tr_act_new(ck, n, kind, 0);
}

int tr_fn_speculate(struct tr_ck *ck, struct tr_node *n)
{
	ck->spec_act = spec_act(ck, n, ACT_SPECULATE);
	return 0;
}

int tr_fn_commit(struct tr_ck *ck, struct tr_node *n)
{
	spec_act(ck, n, ACT_COMMIT);
	return 0;
}

int tr_fn_discard(struct tr_ck *ck, struct tr_node *n)
{
	spec_act(ck, n, ACT_DISCARD);
	return 0;
}

int tr_fn_ftruncate(struct tr_ck *ck, struct tr_node *n)
{
	tr_act_new(ck, n, ACT_FTRUNCATE, 0);
	return 0;
}

int tr_fn_setopt(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_act *a;

	for (size_t i = 0; i < n->nargs; i++)
		if (!tr_type_is_string(n->args[i]->type))
			return tr_error(ck->t, D_PROTO_ARG, n->args[i]->pos,
					"argument %zu of setopt() must be a string, not '%s'",
					i + 1, tr_ck_typename(ck, n->args[i]));
	a = tr_act_new(ck, n, ACT_SETOPT, 2);
	for (size_t i = 0; i < n->nargs; i++)
		tr_act_datum(ck, a, n->args[i]);
	return 0;
}
