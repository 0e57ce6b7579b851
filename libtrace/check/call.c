/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Calls: the table of functions, arguments by their letters (functions.h), and what the letters
 * cannot say of subroutines. Actions have their own files.
 */
#include "check/impl.h"

#define TR_FUNC(id, name, kind, min, max, result, args, flags, check) \
	int tr_fn_##check(struct tr_ck *, struct tr_node *);
#include "functions.h"
#undef TR_FUNC

const struct tr_func_row tr_func_rows[TR_FUNC_MAX] = {
#define TR_FUNC(id, name, kind, min, max, result, args, flags, check) \
	{ name, FN_##id, kind, min, max, result, args, flags, tr_fn_##check },
#include "functions.h"
#undef TR_FUNC
};

const struct tr_func_row *tr_func_find(struct tr_ck *ck, const char *name)
{
	struct tr_map *m = &ck->s->funcs;

	if (!m->n)
		for (size_t i = 0; i < TR_FUNC_MAX; i++)
			tr_map_put(m, tr_func_rows[i].name, (void *)&tr_func_rows[i]);
	return tr_map_get(m, name);
}

/* ---- the call */

static int unknown(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_near near;
	int err;

	if (tr_var_find(ck, SC_GLOBAL, n->name))
		return tr_error(ck->t, D_FUNC_IDKIND, n->pos, "'%s' is a variable, not a function",
				n->name);
	for (size_t i = 0; i < TR_BUILTIN_MAX; i++)
		if (!strcmp(tr_builtin_rows[i].name, n->name))
			return tr_error(ck->t, D_FUNC_IDKIND, n->pos,
					"'%s' is a variable, not a function", n->name);
	err = tr_error(ck->t, D_FUNC_UNDEF, n->pos, "undefined function '%s'", n->name);
	tr_near_init(&near, n->name);
	for (size_t i = 0; i < TR_FUNC_MAX; i++)
		if (tr_func_rows[i].name[0] != '_') /* the libraries' own */
			tr_near_add(&near, tr_func_rows[i].name);
	if (near.best)
		tr_hint(ck->t, "did you mean '%s'?", near.best);
	return err;
}

/* The tags that DTrace gives to a wrong number of arguments of some functions. */
static enum tr_tag count_tag(enum tr_func f)
{
	static const struct {
		enum tr_func func;
		enum tr_tag tag;
	} own[] = {
		{ FN_CLEAR, D_CLEAR_PROTO },	       { FN_NORMALIZE, D_NORMALIZE_PROTO },
		{ FN_DENORMALIZE, D_NORMALIZE_PROTO }, { FN_STACK, D_STACK_PROTO },
		{ FN_USTACK, D_USTACK_PROTO },	       { FN_JSTACK, D_USTACK_PROTO },
		{ FN_PRINTA, D_PRINTA_PROTO },	       { FN_PCAP, D_PCAP_PROTO },
		{ FN_QUANTIZE, D_QUANT_PROTO },
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(own); i++)
		if (own[i].func == f)
			return own[i].tag;
	return D_PROTO_LEN;
}

int tr_ck_nargs(struct tr_ck *ck, struct tr_node *n)
{
	const struct tr_func_row *f = n->func;
	const char *want;

	if (n->nargs >= f->min && (f->max == 255 || n->nargs <= f->max))
		return 0;
	want = f->max == 255	? tr_sprintf(&ck->t->arena, "at least %d", f->min) :
	       f->min == f->max ? tr_sprintf(&ck->t->arena, "%d", f->min) :
				  tr_sprintf(&ck->t->arena, "%d to %d", f->min, f->max);
	return tr_error(ck->t, count_tag(f->id), n->pos, "%s() takes %s argument%s, not %zu",
			f->name, want, f->max == 1 && f->min <= 1 ? "" : "s", n->nargs);
}

static int bad_arg(struct tr_ck *ck, struct tr_node *n, size_t i, const char *want)
{
	return tr_error(ck->t, D_PROTO_ARG, n->args[i]->pos,
			"argument %zu of %s() must be %s, not '%s'", i + 1, n->func->name, want,
			tr_ck_typename(ck, n->args[i]));
}

static int arg(struct tr_ck *ck, struct tr_node *n, size_t i, char letter)
{
	struct tr_node *a = n->args[i];
	int err;

	if (letter == '-')
		return 0;
	err = tr_ck_expr(ck, a);
	if (err)
		return err;
	if (tr_xlated(a))
		return bad_arg(ck, n, i, "a plain value");
	switch (letter) {
	case 'i':
		return tr_type_is_int(a->type) ? 0 : bad_arg(ck, n, i, "an integer");
	case 'm':
		if (tr_type_is_string(a->type))
			return 0;
		/* fall through */
	case 's':
		return tr_type_is_scalar(a->type) || tr_type_is_ptr(a->type) ||
				       tr_type_resolve(a->type)->kind == T_FUNC ?
			       0 :
			       bad_arg(ck, n, i, "an address");
	case 'Z':
		if (tr_is_null(a))
			return 0;
		/* fall through */
	case 'S':
		return tr_is_strcompat(a->type) ? 0 : bad_arg(ck, n, i, "a string");
	default:
		return tr_is_void(a->type) || tr_is_dyn(a->type) ? bad_arg(ck, n, i, "a value") : 0;
	}
}

static int args(struct tr_ck *ck, struct tr_node *n)
{
	const char *letters = n->func->args;
	int err;

	for (size_t i = 0; i < n->nargs; i++) {
		err = arg(ck, n, i, *letters);
		if (err)
			return err;
		if (letters[1])
			letters++;
	}
	return 0;
}

/* Is the function allowed where it stands? */
static int place(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	const struct tr_func_row *f = n->func;

	if (f->flags & FN_REFUSED)
		return tr_error(ck->t, D_FUNC_UNDEF, n->pos, "%s() has no meaning on Linux",
				f->name);
	if (f->kind == FN_AGG)
		return tr_error(
			ck->t, D_AGG_NULL, n->pos,
			"%s() aggregates: it stands right of an assignment to an aggregation only",
			f->name);
	if (f->kind == FN_ACTION && !stmt && !(f->flags & FN_VALUE))
		return tr_error(ck->t, D_OP_ACT, n->pos,
				"%s() is an action: it has no value to use here", f->name);
	if ((f->flags & FN_DESTRUCTIVE) && !tr_opt(ck->t, DESTRUCTIVE))
		return tr_fail(
			ck->t, EPERM,
			"destructive actions not allowed: %s() needs -w or the option destructive",
			f->name);
	return 0;
}

static void call_uses(struct tr_ck *ck, const struct tr_func_row *f)
{
	tr_ck_uses(ck, (f->flags & FN_SCRATCH ? USE_SCRATCH : 0) |
			       (f->flags & FN_FAULT ? USE_FAULT : 0) |
			       (f->flags & FN_TLS ? USE_STRTOK : 0) |
			       (f->id == FN_EXIT ? USE_EXIT : 0));
}

int tr_ck_call(struct tr_ck *ck, struct tr_node *n, bool stmt)
{
	int err;

	if (strchr(n->name, '`'))
		return tr_error(ck->t, D_FUNC_IDKIND, n->pos,
				"functions of the kernel cannot be called: %s", n->name);
	n->func = tr_func_find(ck, n->name);
	if (!n->func)
		return unknown(ck, n);
	err = tr_ck_name_use(ck, n->func->name, n->pos, D_FUNC_UNDEF);
	if (!err)
		err = place(ck, n, stmt);
	if (!err)
		err = tr_ck_nargs(ck, n);
	if (!err && n->func->kind == FN_ACTION && stmt)
		err = tr_act_rules(ck, n);
	n->type = tr_type_base(ck->t, n->func->result);
	ck->stmt = stmt;
	if (!err)
		err = args(ck, n);
	ck->stmt = stmt; /* the arguments were values */
	if (!err)
		err = n->func->check(ck, n);
	if (!err)
		call_uses(ck, n->func);
	return err;
}

/* ---- subroutines */

int tr_fn_none(struct tr_ck *ck, struct tr_node *n)
{
	(void)ck;
	(void)n;
	return 0;
}

/* The result is at most as long as the first argument. */
int tr_fn_samelen(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(n->args[0]->type);

	(void)ck;
	n->strmax = r->kind == T_ARRAY && r->nelems ? r->nelems + 1 : n->args[0]->strmax;
	return 0;
}

/* At least "." */
int tr_fn_dirname(struct tr_ck *ck, struct tr_node *n)
{
	tr_fn_samelen(ck, n);
	if (n->strmax == 1)
		n->strmax = 2;
	return 0;
}

int tr_fn_strjoin(struct tr_ck *ck, struct tr_node *n)
{
	size_t a = n->args[0]->strmax, b = n->args[1]->strmax,
	       strsize = (size_t)tr_opt(ck->t, STRSIZE);

	n->strmax = a && b ? a + b - 1 : 0;
	if (n->strmax > strsize)
		n->strmax = 0;
	return 0;
}

int tr_fn_lltostr(struct tr_ck *ck, struct tr_node *n)
{
	(void)ck;
	n->strmax = n->nargs > 1 ? 66 : 22; /* 64 binary digits; a sign and 20 decimal ones */
	return 0;
}

int tr_fn_pointer(struct tr_ck *ck, struct tr_node *n)
{
	n->type = tr_type_ptr(ck->t, tr_type_base(ck->t, TB_VOID));
	return 0;
}

int tr_fn_alloca(struct tr_ck *ck, struct tr_node *n)
{
	if (n->args[0]->constant && (int64_t)n->args[0]->ival <= 0)
		return tr_error(ck->t, D_ALLOCA_SIZE, n->args[0]->pos,
				"alloca() needs a size above 0");
	return tr_fn_pointer(ck, n);
}

int tr_fn_mutex_owner(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *task = tr_type_lookup(ck->t, NULL, 's', "task_struct");

	n->type = tr_type_ptr(ck->t, task ? task : tr_type_base(ck->t, TB_VOID));
	return 0;
}

/* d_path(struct path *); a pointer to a struct file has one in it. */
int tr_fn_d_path(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(n->args[0]->type);

	if (r->kind != T_PTR)
		return tr_error(ck->t, D_PROTO_ARG, n->args[0]->pos,
				"argument 1 of d_path() must be a pointer to struct path, not '%s'",
				tr_ck_typename(ck, n->args[0]));
	return 0;
}

/* inet_ntop(AF, address): 16 bytes in groups of four digits and a colon at most. */
int tr_fn_addrstr(struct tr_ck *ck, struct tr_node *n)
{
	(void)ck;
	n->strmax = n->func->id == FN_INET_NTOA ? 16 : 46;
	if (n->func->id == FN_LINK_NTOP)
		n->strmax = 0;
	return 0;
}

/* for psinfo_t only, which has 80 bytes for them */
int tr_fn_psargs(struct tr_ck *ck, struct tr_node *n)
{
	(void)ck;
	n->strmax = 80;
	return 0;
}

int tr_fn_cgroupid(struct tr_ck *ck, struct tr_node *n)
{
	if (tr_real(n->args[0])->kind != N_STR)
		return tr_error(ck->t, D_PROTO_ARG, n->args[0]->pos,
				"cgroupid() needs the path as a string constant");
	return 0;
}
