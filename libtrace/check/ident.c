/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Identifiers: what a name means. Variables of the script come first, then built-ins, variables
 * that are assigned further down, enumerators. A name on the left of an assignment that means
 * nothing yet becomes a variable.
 */
#include "check/impl.h"

const struct tr_builtin_row tr_builtin_rows[TR_BUILTIN_MAX] = {
#define TR_BUILTIN(id, name, base, tag, flags) { name, BI_##id, base, tag, flags },
#include "builtins.h"
#undef TR_BUILTIN
};

/* ---- built-ins */

static struct tr_type *builtin_type(struct tr_ck *ck, const struct tr_builtin_row *row,
				    struct tr_pos pos)
{
	struct tr_type *type;

	if (!row->tag)
		return tr_type_base(ck->t, row->base);
	type = tr_type_lookup(ck->t, NULL, 's', row->tag);
	if (type)
		return tr_type_ptr(ck->t, type);
	tr_error(ck->t, D_SYM_NOTYPES, pos,
		 "%s has no type: this kernel has no type information (BTF) with struct %s",
		 row->name, row->tag);
	return NULL;
}

static struct tr_var *builtin_find(struct tr_ck *ck, const char *name, struct tr_pos pos)
{
	const struct tr_builtin_row *row;
	struct tr_var *v;

	for (size_t i = 0; i < TR_BUILTIN_MAX; i++) {
		row = &tr_builtin_rows[i];
		if (strcmp(row->name, name))
			continue;
		if ((row->flags & BI_NEW) && tr_future_has(ck, SC_GLOBAL, name))
			return NULL;
		v = tr_var_new(ck, V_BUILTIN, SC_GLOBAL, row->name, pos);
		v->builtin = row;
		return v;
	}
	return NULL;
}

static size_t longest(struct tr_ck *ck, size_t field)
{
	size_t max = 0;

	if (!ck->cl)
		return 0;
	for (size_t i = 0; i < ck->cl->matches.n; i++) {
		const char *s =
			*(const char *const *)((const char *)ck->cl->matches.v[i].probe + field);

		max = TR_MAX(max, strlen(s));
	}
	return max + 1;
}

static size_t builtin_strmax(struct tr_ck *ck, enum tr_builtin id)
{
	switch (id) {
	case BI_EXECNAME:
	case BI_PEXECNAME:
		return 16;
	case BI_ZONENAME:
		return sizeof("global");
	case BI_PROBEPROV:
		return longest(ck, offsetof(struct trace_probe, prv));
	case BI_PROBEMOD:
		return longest(ck, offsetof(struct trace_probe, mod));
	case BI_PROBEFUNC:
		return longest(ck, offsetof(struct trace_probe, fun));
	case BI_PROBENAME:
		return longest(ck, offsetof(struct trace_probe, nam));
	default:
		return 0;
	}
}

static int builtin_use(struct tr_ck *ck, struct tr_node *n, struct tr_var *v)
{
	const struct tr_builtin_row *row = v->builtin;

	if (row->flags & BI_INDEX)
		return tr_error(ck->t, D_IDENT_BADREF, n->pos, "%s is an array: it needs an index",
				row->name);
	if (tr_ck_name_use(ck, row->name, n->pos, D_IDENT_UNDEF))
		return -EINVAL;
	if (!v->type)
		v->type = builtin_type(ck, row, n->pos);
	if (!v->type)
		return -EINVAL;
	n->var = v;
	n->type = v->type;
	if (row->base == TB_STRING) {
		n->strmax = builtin_strmax(ck, row->id);
		tr_ck_uses(ck, USE_SCRATCH);
	}
	if (row->flags & BI_PROBE)
		tr_ck_uses(ck, USE_PROBE);
	if (row->id == BI_TIMESTAMP)
		tr_ck_uses(ck, USE_TIME);
	if (!ck->peek)
		v->read = true;
	return 0;
}

/* ---- reading */

static struct tr_var *lookup(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_var *v = tr_var_find(ck, n->scope, n->name);

	if (!v && n->scope == SC_GLOBAL)
		v = builtin_find(ck, n->name, n->pos);
	if (!v)
		v = tr_var_future(ck, n);
	if (!v && n->scope == SC_GLOBAL && !tr_future_has(ck, SC_GLOBAL, n->name) &&
	    tr_lib_need(ck->t, n->name) > 0)
		v = tr_var_find(ck, SC_GLOBAL, n->name);
	return v;
}

static int undefined(struct tr_ck *ck, struct tr_node *n)
{
	int err;

	if (n->scope != SC_GLOBAL) {
		err = tr_error(ck->t, D_VAR_UNDEF, n->pos,
			       "%s is not declared and nothing is assigned to it",
			       tr_var_label(ck, n->scope, n->name));
	} else if (tr_func_find(ck, n->name)) {
		err = tr_error(ck->t, D_IDENT_BADREF, n->pos,
			       "%s is a function: it must be called as %s( )", n->name, n->name);
	} else if (ck->s->futures[SC_GLOBAL].n && tr_future_has(ck, SC_GLOBAL, n->name)) {
		err = tr_error(
			ck->t, D_IDENT_UNDEF, n->pos,
			"variable '%s' has no type yet: it is used before the assignment that "
			"would tell it",
			n->name);
	} else {
		err = tr_error(ck->t, D_IDENT_UNDEF, n->pos, "undefined variable '%s'", n->name);
	}
	tr_var_hint(ck, n->scope, n->name);
	return err;
}

/* NULL and enumerators: names that are values. */
static bool named_value(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *zero;
	struct tr_type *type;
	int64_t value;

	if (!strcmp(n->name, "NULL")) {
		zero = tr_mk_node(ck, N_INT, n->pos);
		zero = tr_mk_cast(ck, zero, tr_type_ptr(ck->t, tr_type_base(ck->t, TB_VOID)));
		return !tr_ck_subst(ck, n, zero);
	}
	type = tr_type_enumerator(ck->t, n->name, &value);
	if (type)
		tr_ck_const(n, type, (uint64_t)value);
	return type != NULL;
}

static int scalar_use(struct tr_ck *ck, struct tr_node *n, struct tr_var *v)
{
	if (v->kind == V_ASSOC)
		return tr_error(ck->t, D_IDENT_BADREF, n->pos,
				"%s is an associative array: it needs an index",
				tr_var_label(ck, v->scope, v->name));
	n->var = v;
	n->type = v->type;
	n->lval = true;
	return 0;
}

int tr_ck_ident(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_var *v = lookup(ck, n);
	int err;

	if (!v) {
		if (n->scope == SC_GLOBAL && named_value(ck, n))
			return 0;
		return undefined(ck, n);
	}
	if (v->kind == V_INLINE)
		return tr_ck_inline_use(ck, n, v);
	if (v->kind == V_BUILTIN)
		return builtin_use(ck, n, v);
	err = scalar_use(ck, n, v);
	if (!err)
		tr_var_used(ck, v, true, false);
	return err;
}

/* ---- keys */

static int key_type(struct tr_ck *ck, struct tr_node *n, struct tr_node *key)
{
	struct tr_type *r = tr_type_resolve(key->type);
	struct tr_node *real = tr_real(key);
	bool agg = n->kind == N_AGG;

	if (r->kind != T_VOID && r->kind != T_FUNC && r->kind != T_DYN && !tr_xlated(key) &&
	    (agg || !tr_is_dyn(r)) && tr_type_size(ck->t, r))
		return 0;
	if (r->kind == T_STRING)
		return 0;
	if (real->kind == N_CALL && real->func)
		return tr_error(ck->t, D_KEY_TYPE, key->pos, "%s() cannot be a key of %s",
				real->func->name, agg ? "an aggregation" : "an associative array");
	return tr_error(ck->t, D_KEY_TYPE, key->pos, "a value of type '%s' cannot be a key",
			tr_ck_typename(ck, key));
}

static bool key_compat(struct tr_ck *ck, struct tr_type *want, struct tr_node *key)
{
	struct tr_type *w = tr_type_resolve(want), *k = tr_type_resolve(key->type);

	if (tr_is_dyn(w))
		return w->kind == k->kind && w->nelems == k->nelems && w->sym == k->sym;
	return tr_assignable(ck, want, key);
}

/* A string field is as long as the longest value of any use; UINT32_MAX: strsize. */
static void key_length(struct tr_key *k, struct tr_node *key)
{
	uint32_t max = key->strmax ? (uint32_t)TR_MIN(key->strmax, (size_t)UINT32_MAX) : UINT32_MAX;

	if (tr_type_is_string(k->type))
		k->size = TR_MAX(k->size, max);
}

static int keys_match(struct tr_ck *ck, struct tr_node *n, const char *what, struct tr_key *keys,
		      size_t nkeys)
{
	if (n->nargs != nkeys)
		return tr_error(ck->t, D_PROTO_LEN, n->pos,
				"%s[ ] is used with %zu key%s here, with %zu before", what,
				n->nargs, n->nargs == 1 ? "" : "s", nkeys);
	for (size_t i = 0; i < nkeys; i++) {
		if (!key_compat(ck, keys[i].type, n->args[i]))
			return tr_error(ck->t, D_PROTO_ARG, n->args[i]->pos,
					"key %zu of %s[ ] is of type '%s' here, '%s' before", i + 1,
					what, tr_ck_typename(ck, n->args[i]),
					tr_type_name(ck->t, keys[i].type));
		key_length(&keys[i], n->args[i]);
	}
	return 0;
}

/* Check the keys of n, whose .args are checked, against those known, or make them the known. */
int tr_ck_keys(struct tr_ck *ck, struct tr_node *n, const char *what, struct tr_key **keys,
	       size_t *nkeys, struct tr_pos declared)
{
	int err;

	(void)declared;
	if ((int64_t)n->nargs > tr_opt(ck->t, TREGS))
		return tr_error(ck->t, D_CG_EXPR, n->pos,
				"%zu keys are more than the option tregs allows: %lld", n->nargs,
				(long long)tr_opt(ck->t, TREGS));
	for (size_t i = 0; i < n->nargs; i++) {
		err = key_type(ck, n, n->args[i]);
		if (err)
			return err;
	}
	if (*keys)
		return keys_match(ck, n, what, *keys, *nkeys);
	*nkeys = n->nargs;
	*keys = tr_alloc(&ck->t->arena, TR_MAX(n->nargs, (size_t)1) * sizeof(**keys));
	for (size_t i = 0; i < n->nargs; i++) {
		(*keys)[i].type = n->args[i]->type;
		key_length(&(*keys)[i], n->args[i]);
	}
	return 0;
}

/* ---- x[…] */

static int element(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r;
	int err = tr_ck_args(ck, n);

	if (err)
		return err;
	r = tr_type_resolve(n->a->type);
	if (r->kind != T_PTR && r->kind != T_ARRAY && r->kind != T_STRING)
		return tr_error(ck->t, D_ARR_BADREF, n->pos,
				"cannot index '%s': it is no array and no pointer",
				tr_ck_typename(ck, n->a));
	if (n->nargs != 1)
		return tr_error(ck->t, D_ARR_BADREF, n->pos,
				"an array is indexed by one integer, not by %zu keys", n->nargs);
	if (!tr_type_is_int(n->args[0]->type))
		return tr_error(ck->t, D_ARR_BADREF, n->args[0]->pos,
				"an array is indexed by an integer, not by '%s'",
				tr_ck_typename(ck, n->args[0]));
	if (r->kind == T_ARRAY && r->nelems && n->args[0]->constant &&
	    n->args[0]->ival >= r->nelems)
		return tr_error(ck->t, D_ARR_BOUNDS, n->args[0]->pos,
				"index %lld is outside of the array's %llu elements",
				(long long)n->args[0]->ival, (unsigned long long)r->nelems);
	tr_ck_uses(ck, USE_FAULT);
	if (r->kind == T_STRING) {
		n->type = tr_type_base(ck->t, TB_CHAR);
		return 0;
	}
	if (tr_is_void(r->ref))
		return tr_error(ck->t, D_DEREF_VOID, n->pos, "cannot index a pointer to void");
	if (!tr_type_size(ck->t, r->ref))
		return tr_error(ck->t, D_OP_INCOMPLETE, n->pos,
				"cannot index '%s': the size of its elements is not known",
				tr_ck_typename(ck, n->a));
	n->type = r->ref;
	n->lval = tr_type_resolve(n->type)->kind != T_ARRAY;
	return 0;
}

static int assoc_use(struct tr_ck *ck, struct tr_node *n, struct tr_var *v, bool read, bool write)
{
	int err = tr_ck_args(ck, n);

	if (!err)
		err = tr_ck_keys(ck, n, tr_var_label(ck, v->scope, v->name), &v->keys, &v->nkeys,
				 v->pos);
	if (err)
		return err;
	n->var = n->a->var = v;
	n->type = n->a->type = v->type;
	n->lval = true;
	tr_var_used(ck, v, read, write);
	return 0;
}

static int uregs(struct tr_ck *ck, struct tr_node *n, struct tr_var *v)
{
	int err = tr_ck_args(ck, n);

	if (err)
		return err;
	if (n->nargs != 1 || !tr_type_is_int(n->args[0]->type))
		return tr_error(ck->t, D_REGS_IDX, n->pos,
				"uregs[ ] is indexed by the number of a register");
	if (n->args[0]->constant && n->args[0]->ival > 32)
		return tr_error(ck->t, D_REGS_IDX, n->args[0]->pos, "uregs[ ] has no register %lld",
				(long long)n->args[0]->ival);
	n->var = v;
	n->type = tr_type_base(ck->t, TB_UINT64);
	return 0;
}

int tr_ck_index(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_var *v;
	int err;

	if (n->a->kind == N_IDENT) {
		v = lookup(ck, n->a);
		if (v && v->kind == V_ASSOC)
			return assoc_use(ck, n, v, true, false);
		if (v && v->kind == V_BUILTIN && v->builtin->id == BI_ARGS)
			return tr_ck_args_index(ck, n);
		if (v && v->kind == V_BUILTIN && v->builtin->id == BI_UREGS)
			return uregs(ck, n, v);
		if (v && v->kind == V_INLINE && v->nkeys)
			return tr_ck_inline_use(ck, n, v);
	}
	err = tr_ck_expr(ck, n->a);
	if (!err && tr_xlated(n->a))
		err = tr_error(ck->t, D_OP_DYN, n->pos, "a translated value cannot be indexed");
	return err ? err : element(ck, n);
}

/* ---- writing */

/* The type that an unknown variable gets from the value assigned (NULL: by ++ or op=). */
int tr_infer_type(struct tr_ck *ck, struct tr_node *target, struct tr_node *value,
		  struct tr_type **type)
{
	struct tr_type *r;

	if (!value) {
		*type = tr_type_base(ck->t, TB_INT64);
		return 0;
	}
	r = tr_type_resolve(value->type);
	if (r->kind == T_ARRAY || r->kind == T_FUNC) {
		tr_error(ck->t, D_OP_ARRFUN, target->pos,
			 "operator = cannot give a variable the type '%s'",
			 tr_ck_typename(ck, value));
		if (tr_is_strcompat(r))
			tr_hint(ck->t, "stringof() makes a string of it");
		return -EINVAL;
	}
	if (r->kind == T_VOID || r->kind == T_FWD || tr_is_dyn(r) || tr_xlated(value))
		return tr_error(ck->t, D_OP_DYN, value->pos,
				"a value of the type '%s' cannot be assigned",
				tr_ck_typename(ck, value));
	*type = value->type;
	return 0;
}

static int not_writable(struct tr_ck *ck, struct tr_node *n, struct tr_var *v)
{
	return tr_error(ck->t, D_OP_WRITE, n->pos, "%s cannot be assigned: it is %s",
			tr_var_label(ck, v->scope, v->name),
			v->kind == V_INLINE ? "an inline" : "a built-in variable");
}

/* The variable on the left. NULL with *err 0: there is none of that name, n->a is an expression. */
static struct tr_var *target_var(struct tr_ck *ck, struct tr_node *n, struct tr_node *id,
				 struct tr_node *value, int *err)
{
	struct tr_var *v = tr_var_find(ck, id->scope, id->name);
	struct tr_type *type;

	*err = 0;
	if (!v && id->scope == SC_GLOBAL)
		v = builtin_find(ck, id->name, id->pos);
	if (v && v->kind == V_BUILTIN && (v->builtin->flags & BI_NEW) && !v->read)
		v = NULL;
	if (v && (v->kind == V_BUILTIN || v->kind == V_INLINE)) {
		*err = not_writable(ck, id, v);
		return NULL;
	}
	if (v)
		return v;
	if (n->kind == N_INDEX && id->scope == SC_THIS) {
		*err = tr_error(ck->t, D_ARR_LOCAL, n->pos,
				"this->%s: an associative array cannot be clause-local", id->name);
		return NULL;
	}
	*err = tr_infer_type(ck, n, value, &type);
	if (*err)
		return NULL;
	v = tr_var_new(ck, n->kind == N_INDEX ? V_ASSOC : V_SCALAR, id->scope, id->name, n->pos);
	v->type = type;
	return v;
}

static int target_expr(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *r;
	int err = tr_ck_expr(ck, n);

	if (err)
		return err;
	r = tr_real(n);
	if (r->kind == N_KSYM)
		return tr_error(ck->t, D_OP_WRITE, n->pos, "kernel variables cannot be assigned");
	if (!r->lval || n->constant)
		return tr_error(ck->t, D_OP_LVAL, n->pos,
				"this cannot be assigned: it is no variable");
	return 0;
}

int tr_ck_target(struct tr_ck *ck, struct tr_node *n, struct tr_node *value)
{
	struct tr_node *id = n->kind == N_INDEX ? n->a : n;
	struct tr_var *v;
	int err;

	if (id->kind != N_IDENT)
		return target_expr(ck, n);
	v = target_var(ck, n, id, value, &err);
	if (!v)
		return err;
	if (n->kind == N_INDEX && v->kind == V_ASSOC)
		return assoc_use(ck, n, v, !value, true);
	if (n->kind == N_INDEX)
		return target_expr(ck, n);
	err = scalar_use(ck, n, v);
	if (!err)
		tr_var_used(ck, v, !value, true);
	return err;
}
