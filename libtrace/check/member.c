/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Members of structures, kernel symbols, sizeof, offsetof and stringof: all that asks the types
 * directly. Whole-struct values stay places (lval); the lowering reads what is used of them.
 */
#include "check/impl.h"

/* nsid.pid: the only member of a built-in that is no structure anywhere. */
static bool is_nsid(struct tr_ck *ck, struct tr_node *n)
{
	return !n->arrow && n->a->kind == N_IDENT && n->a->scope == SC_GLOBAL &&
	       !strcmp(n->a->name, "nsid") && !strcmp(n->name, "pid") &&
	       !tr_var_find(ck, SC_GLOBAL, "nsid") && !tr_future_has(ck, SC_GLOBAL, "nsid");
}

static int nsid(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_node *id = tr_mk_node(ck, N_IDENT, n->pos);

	id->name = tr_builtin_rows[BI_NSID_PID].name;
	return tr_ck_subst(ck, n, id);
}

/* The structure whose member is wanted. */
static struct tr_type *container(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(n->a->type);
	const char *op = n->arrow ? "->" : ".";

	if (tr_is_dyn(r)) {
		tr_error(ck->t, D_OP_DYN, n->a->pos,
			 "operator %s cannot take a value of the dynamic type '%s'", op,
			 tr_ck_typename(ck, n->a));
		return NULL;
	}
	if (n->arrow) {
		if (r->kind != T_PTR && r->kind != T_ARRAY) {
			tr_error(ck->t, D_OP_PTR, n->pos,
				 "operator -> needs a pointer to a struct, not '%s'",
				 tr_ck_typename(ck, n->a));
			if (tr_type_is_sou(r))
				tr_hint(ck->t, "write '.%s'", n->name);
			return NULL;
		}
		r = tr_type_resolve(r->ref);
	}
	if (tr_type_is_sou(r) || r->kind == T_FWD)
		return r;
	tr_error(ck->t, D_OP_SOU, n->pos, "operator %s needs a struct or union, not '%s'", op,
		 tr_ck_typename(ck, n->a));
	if (!n->arrow && r->kind == T_PTR && tr_type_is_sou(tr_type_resolve(r->ref)))
		tr_hint(ck->t, "write '->%s'", n->name);
	return NULL;
}

int tr_ck_member(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *sou;
	uint32_t bitoff;
	int err;

	if (is_nsid(ck, n))
		return nsid(ck, n);
	err = tr_ck_expr(ck, n->a);
	if (err)
		return err;
	err = tr_ck_xmember(ck, n);
	if (err)
		return TR_MIN(err, 0);
	sou = container(ck, n);
	if (!sou)
		return -EINVAL;
	n->member = tr_type_member(ck->t, sou, n->name, &bitoff);
	if (!n->member && sou->kind == T_FWD && !tr_type_complete(ck->t, sou))
		return tr_error(ck->t, D_OP_INCOMPLETE, n->pos,
				"'%s' is declared but not defined anywhere",
				tr_type_name(ck->t, sou));
	if (!n->member) {
		err = tr_error(ck->t, D_TYPE_MEMBER, n->pos, "'%s' has no member '%s'",
			       tr_type_name(ck->t, sou), n->name);
		tr_type_member_hint(ck->t, sou, n->name);
		return err;
	}
	n->type = n->member->type;
	n->ival = bitoff;
	n->lval = (n->arrow || n->a->lval) && tr_type_resolve(n->type)->kind != T_ARRAY;
	if (n->arrow)
		tr_ck_uses(ck, USE_FAULT);
	return 0;
}

/* ---- kernel symbols */

/* Variables that scripts name and that BTF, which knows per-CPU ones only, has no type for. */
static const struct {
	const char *name;
	enum tr_base base;
} known_syms[] = {
	{ "jiffies", TB_ULONG },
	{ "jiffies_64", TB_UINT64 },
	{ "max_pfn", TB_ULONG },
	{ "min_low_pfn", TB_ULONG },
	{ "nr_cpu_ids", TB_UINT },
	{ "nr_threads", TB_INT },
	{ "max_threads", TB_INT },
	{ "total_forks", TB_ULONG },
	{ "pid_max", TB_INT },
	{ "panic_timeout", TB_INT },
	{ "panic_on_oops", TB_INT },
	{ "tick_nsec", TB_ULONG },
	{ "max_low_pfn", TB_ULONG },
	{ "num_poisoned_pages", TB_LONG },
	{ "sysctl_sched_features", TB_UINT },
	{ "system_state", TB_INT },
};

static struct tr_type *sym_type(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *type = tr_type_var(ck->t, n->mod, n->name);
	uint32_t id;
	int fd;

	if (!type)
		type = tr_type_func(ck->t, n->mod, n->name, &id, &fd);
	for (size_t i = 0; !type && i < TR_ARRAY_SIZE(known_syms); i++)
		if (!strcmp(known_syms[i].name, n->name))
			type = tr_type_base(ck->t, known_syms[i].base);
	return type;
}

int tr_ck_ksym(struct tr_ck *ck, struct tr_node *n, bool address)
{
	if (tr_ck_ksym_use(ck, n->name, n->pos))
		return -EINVAL;
	n->type = sym_type(ck, n);
	/* one that this kernel does not have: reading it will fault */
	if (!n->type && tr_opt(ck->t, KNODEFS))
		n->type = tr_type_base(ck->t, TB_INT);
	if (n->type) {
		tr_ck_uses(ck, USE_FAULT);
		return 0;
	}
	/* its address is known without a type */
	if (address) {
		n->type = tr_type_base(ck->t, TB_VOID);
		return 0;
	}
	tr_error(ck->t, D_SYM_NOTYPES, n->pos, "no type information for the symbol %s`%s",
		 n->mod ? n->mod : "", n->name);
	tr_hint(ck->t, "cast its address: *(int *)&%s`%s", n->mod ? n->mod : "", n->name);
	return -EINVAL;
}

/* ---- sizeof, offsetof, stringof */

static struct tr_type *type_size_t(struct tr_ck *ck)
{
	return tr_type_base(ck->t, TB_ULONG);
}

static int sizeof_bad(struct tr_ck *ck, struct tr_node *n, struct tr_type *type)
{
	struct tr_node *r = n->a ? tr_real(n->a) : NULL;

	if (r && r->kind == N_MEMBER && r->member && r->member->bits)
		return tr_error(ck->t, D_SIZEOF_BITFIELD, n->pos,
				"sizeof cannot be applied to a bit-field");
	if (tr_is_dyn(type) || type->kind == T_FUNC || type->kind == T_VOID ||
	    !tr_type_complete(ck->t, type))
		return tr_error(ck->t, D_SIZEOF_TYPE, n->pos, "'%s' has no size%s",
				tr_type_name(ck->t, type),
				type->kind == T_FWD ? ": it is defined nowhere" : "");
	return 0;
}

int tr_ck_sizeof(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *type;
	uint64_t size;
	int err;

	if (n->tname) {
		type = tr_ck_tname(ck, n->tname);
		if (!type)
			return -EINVAL;
	} else {
		err = tr_ck_expr(ck, n->a);
		if (err)
			return err;
		type = n->a->type;
	}
	type = tr_type_resolve(type);
	if (type->kind == T_STRING) {
		size = n->a && n->a->kind == N_STR ? n->a->slen + 1 :
						     (uint64_t)tr_opt(ck->t, STRSIZE);
	} else {
		err = sizeof_bad(ck, n, type);
		if (err)
			return err;
		size = tr_type_size(ck->t, type);
	}
	tr_ck_const(n, type_size_t(ck), size);
	return 0;
}

/* One step of offsetof(type, a.b.c): the text up to the next dot. */
static int offset_step(struct tr_ck *ck, struct tr_node *n, struct tr_type **type, const char *name,
		       uint64_t *bits)
{
	struct tr_member *m;
	uint32_t bitoff;
	int err;

	*type = tr_type_resolve(*type);
	if (!tr_type_is_sou(*type) && (*type)->kind != T_FWD)
		return tr_error(ck->t, D_OFFSETOF_TYPE, n->pos,
				"offsetof needs a struct or union, not '%s'",
				tr_type_name(ck->t, *type));
	m = tr_type_member(ck->t, *type, name, &bitoff);
	if (!m) {
		err = tr_error(ck->t, D_TYPE_MEMBER, n->pos, "'%s' has no member '%s'",
			       tr_type_name(ck->t, *type), name);
		tr_type_member_hint(ck->t, *type, name);
		return err;
	}
	if (m->bits)
		return tr_error(ck->t, D_OFFSETOF_BITFIELD, n->pos,
				"offsetof cannot be applied to the bit-field '%s'", name);
	*bits += bitoff;
	*type = m->type;
	return 0;
}

int tr_ck_offsetof(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *type = tr_ck_tname(ck, n->tname);
	const char *at = n->name, *dot;
	uint64_t bits = 0;
	int err;

	if (!type)
		return -EINVAL;
	for (; at; at = dot ? dot + 1 : NULL) {
		dot = strchr(at, '.');
		err = offset_step(ck, n, &type,
				  dot ? tr_strndup(&ck->t->arena, at, (size_t)(dot - at)) : at,
				  &bits);
		if (err)
			return err;
	}
	tr_ck_const(n, type_size_t(ck), bits / 8);
	return 0;
}

int tr_ck_stringof(struct tr_ck *ck, struct tr_node *n)
{
	struct tr_type *r;
	int err = tr_ck_expr(ck, n->a);

	if (err)
		return err;
	r = tr_type_resolve(n->a->type);
	if (tr_is_dyn(r) || tr_xlated(n->a) ||
	    (!tr_is_strcompat(r) && !tr_type_is_ptr(r) && !tr_type_is_int(r)))
		return tr_error(ck->t, D_STRINGOF_TYPE, n->pos,
				"stringof cannot make a string of '%s'", tr_ck_typename(ck, n->a));
	n->type = tr_type_base(ck->t, TB_STRING);
	n->strmax = r->kind == T_STRING ? n->a->strmax : r->kind == T_ARRAY ? r->nelems + 1 : 0;
	tr_ck_uses(ck, USE_SCRATCH | USE_FAULT);
	return 0;
}
