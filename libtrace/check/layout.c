/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The end of checking, when all scripts are known: places of variables, sizes of keys, layouts
 * of records, the maps. Strings have their final size here, since any script may set strsize.
 */
#include <linux/bpf.h>

#include "check/impl.h"
#include "print/format.h"

#define MAP_OVERHEAD 64 /* of a hash element, about */
#define MAX_RECORD (256 << 20)

struct layout {
	struct trace *t;
	struct tr_program *p;
	uint32_t strsize; /* a multiple of 8 */
};

static uint64_t size_of(struct layout *l, struct tr_type *type)
{
	struct tr_type *r = tr_type_resolve(type);

	switch (r->kind) {
	case T_STRING:
		return l->strsize;
	case T_STACK: /* the tracer's own frames come first and are not shown */
		return 8 * (r->nelems + TR_STACK_EXTRA);
	case T_USTACK:
		return 8 + 8 * r->nelems;
	case T_SYM:
		return 8;
	case T_USYM:
		return 16;
	default:
		return tr_type_size(l->t, r);
	}
}

static uint32_t align_of(uint64_t size)
{
	return size > 4 ? 8 : size > 2 ? 4 : size > 1 ? 2 : 1;
}

/* Strings: a word of state before the bytes. */
static uint32_t storage_size(struct layout *l, struct tr_type *type)
{
	return (uint32_t)size_of(l, type) + (tr_type_is_string(type) ? 8 : 0);
}

/* ---- tuples */

static uint32_t lay_keys(struct layout *l, struct tr_key *keys, size_t n)
{
	uint32_t off = 0;

	for (size_t i = 0; i < n; i++) {
		if (tr_type_is_string(keys[i].type))
			keys[i].size = keys[i].size ? TR_MIN(TR_ALIGN((uint64_t)keys[i].size, 8),
							     l->strsize) :
						      l->strsize;
		else
			keys[i].size = (uint32_t)size_of(l, keys[i].type);
		keys[i].off = off;
		off += TR_ALIGN(keys[i].size, 8);
	}
	return off;
}

static int add_map(struct layout *l, const char *prefix, const char *name, uint32_t key,
		   uint32_t value, uint64_t bytes, uint32_t least)
{
	uint64_t entries = bytes / ((uint64_t)key + value + MAP_OVERHEAD);
	struct tr_mapdef m = {
		.name = tr_sprintf(&l->t->arena, "%s%.*s", prefix, 14 - (int)strlen(prefix), name),
		.type = BPF_MAP_TYPE_HASH,
		.key = key,
		.value = value,
		.entries = (uint32_t)TR_MIN(TR_MAX(entries, (uint64_t)least), (uint64_t)1 << 20),
		.fd = -1,
	};

	tr_push(&l->p->maps, m);
	return (int)l->p->maps.n - 1;
}

/* ---- variables */

/*
 * "last = 0" makes an int of it, and "last = timestamp" still has to work: in DTrace, variables are
 * as wide as its registers. Only what is printed of such a variable has the size of its type.
 */
struct tr_type *tr_var_stored(struct trace *t, struct tr_var *v)
{
	struct tr_type *r = tr_type_resolve(v->type);

	if (v->declared || (v->kind != V_SCALAR && v->kind != V_ASSOC) || !tr_type_is_int(r) ||
	    r->is_bool)
		return v->type;
	return tr_type_base(t, tr_type_is_signed(r) ? TB_LONG : TB_ULONG);
}

static void lay_scalar(struct layout *l, struct tr_var *v)
{
	uint32_t *sizes[] = { &l->p->globals_size, &l->p->tls_size, &l->p->this_size };
	uint32_t *end = sizes[v->scope];

	if (v->laid)
		return;
	v->laid = true;
	v->size = storage_size(l, tr_var_stored(l->t, v));
	*end = (uint32_t)TR_ALIGN(*end, align_of(v->size));
	v->off = *end;
	*end += v->size;
}

static void lay_assoc(struct layout *l, struct tr_var *v)
{
	static const char *const prefix[] = { "v_", "s_", "t_" };
	uint32_t key;

	if (v->laid)
		return;
	v->laid = true;
	v->size = storage_size(l, tr_var_stored(l->t, v));
	v->keysize = lay_keys(l, v->keys, v->nkeys);
	for (size_t i = 0; i < v->nkeys; i++)
		v->keys[i].declared = v->declared;
	/* thread-local ones have the thread before the keys */
	key = v->keysize + (v->scope == SC_SELF ? 8 : 0);
	v->map = add_map(l, prefix[v->scope], v->name, key, (uint32_t)TR_ALIGN(v->size, 8),
			 (uint64_t)tr_opt(l->t, DYNVARSIZE), 16);
	l->p->maps.v[v->map].var = v;
}

static void lay_variables(struct layout *l)
{
	for (struct tr_var *v = l->p->vars; v; v = v->next) {
		if (!v->type)
			continue;
		if (v->kind == V_SCALAR)
			lay_scalar(l, v);
		else if (v->kind == V_ASSOC)
			lay_assoc(l, v);
	}
	l->p->globals_size = (uint32_t)TR_ALIGN(l->p->globals_size, 8);
	l->p->tls_size = (uint32_t)TR_ALIGN(l->p->tls_size, 8);
	l->p->this_size = (uint32_t)TR_ALIGN(l->p->this_size, 8);
}

/* ---- aggregations */

/* An element of a per-CPU map has at most 32 KiB (PCPU_MIN_UNIT_SIZE): unkeyed aggregations that find
 * no room in theirs get a hash like keyed ones, with the CPU as the only key. */
#define AGGS_MAX 24576

/* From so many on, keyed aggregations share maps. */
#define SHARE_FROM 24

static struct tr_agg *like(struct layout *l, const struct tr_agg *a)
{
	for (size_t i = 0; i < l->p->aggs.n && l->p->aggs.v[i] != a; i++) {
		struct tr_agg *b = l->p->aggs.v[i];

		if (b->map > TR_MAP_AGGS && b->nkeys && a->nkeys && b->keysize == a->keysize &&
		    b->valsize == a->valsize)
			return b;
	}
	return NULL;
}

static void lay_agg(struct layout *l, struct tr_agg *a)
{
	struct tr_agg *sharer;

	if (!a->assigned)
		return; /* an error, if anybody asks for it */
	a->keysize = lay_keys(l, a->keys, a->nkeys);
	if (!a->nkeys && l->p->aggs_size + a->valsize <= AGGS_MAX) {
		a->map = TR_MAP_AGGS;
		a->off = l->p->aggs_size;
		l->p->aggs_size += a->valsize;
		return;
	}
	sharer = l->p->aggs.n >= SHARE_FROM ? like(l, a) : NULL;
	a->tag = l->p->aggs.n >= SHARE_FROM ? a->id + 1 : 0;
	if (sharer) {
		a->map = sharer->map;
		return;
	}
	a->map = add_map(l, "a_", a->name, 8 + a->keysize, a->valsize,
			 a->nkeys ? (uint64_t)tr_opt(l->t, AGGSIZE) : 1,
			 a->nkeys ? 64 : (uint32_t)tr_ncpus(l->t));
	l->p->maps.v[a->map].agg = a;
}

/* ---- records */

static int lay_datum(struct layout *l, struct tr_act *a, struct tr_datum *d, uint64_t *off)
{
	uint64_t size = size_of(l, d->type);

	if (tr_type_is_string(d->type) && d->size)
		size = TR_MIN(TR_ALIGN((uint64_t)d->size, 8), size);
	else if (d->size)
		size = d->size; /* print(): cut */
	*off = TR_ALIGN(*off, align_of(size));
	d->off = (uint32_t)*off;
	d->size = (uint32_t)size;
	*off += size;
	if (*off > MAX_RECORD)
		return tr_error(l->t, D_CG_EXPR, a->pos, "this clause records more than %d bytes",
				MAX_RECORD);
	return 0;
}

/* The record of what stands behind a speculate(), or (NULL) of the rest; *size 0: none. */
static int lay_record(struct layout *l, struct tr_clause *cl, const struct tr_act *spec,
		      uint64_t off, uint32_t *size)
{
	bool any = false;

	*size = 0;
	for (struct tr_act *a = cl->acts; a; a = a->next) {
		if (a->spec != spec || !tr_act_records(a))
			continue;
		any = true;
		for (size_t i = 0; i < a->ndata; i++) {
			int err = lay_datum(l, a, &a->data[i], &off);

			if (err)
				return err;
		}
	}
	if (any)
		*size = (uint32_t)TR_ALIGN(off, 8);
	return 0;
}

/* A speculate() that is all a clause does records that the probe fired. */
static bool is_alone(const struct tr_clause *cl)
{
	return cl->body && !cl->body->next && cl->body->kind == S_EXPR;
}

static int lay_records(struct layout *l, struct tr_clause *cl)
{
	uint64_t off = sizeof(struct tr_rechdr) + (cl->ncond + 63) / 64 * 8;
	int err = lay_record(l, cl, NULL, off, &cl->recsize);

	for (struct tr_act *a = cl->acts; a && !err; a = a->next) {
		struct tr_spec spec = { .clause = cl, .act = a, .off = (uint32_t)off };

		if (a->kind != ACT_SPECULATE)
			continue;
		err = lay_record(l, cl, a, off + sizeof(struct tr_specref), &spec.recsize);
		if (is_alone(cl))
			spec.recsize = spec.off + sizeof(struct tr_specref);
		tr_push(&l->p->specs, spec);
	}
	return err;
}

/* ---- what could not be said before all scripts were read */

static int agg_known(struct layout *l, const struct tr_act *a, const struct tr_agg *agg)
{
	enum tr_tag tag = a->kind == ACT_CLEAR ? D_CLEAR_AGGBAD :
			  a->kind == ACT_TRUNC ? D_TRUNC_AGGBAD :
			  a->kind == ACT_NORMALIZE || a->kind == ACT_DENORMALIZE ?
						 D_NORMALIZE_AGGBAD :
						 D_PRINTA_AGGBAD;
	struct tr_near near;
	int err;

	if (agg->assigned)
		return 0;
	err = tr_error(l->t, tag, a->pos, "undefined aggregation @%s: nothing is assigned to it",
		       strcmp(agg->name, "_") ? agg->name : "");
	tr_near_init(&near, agg->name);
	for (size_t i = 0; i < l->p->aggs.n; i++)
		if (l->p->aggs.v[i]->assigned)
			tr_near_add(&near, l->p->aggs.v[i]->name);
	if (near.best)
		tr_hint(l->t, "did you mean '@%s'?", near.best);
	return err;
}

static int check_aggs(struct layout *l, struct tr_act *a)
{
	int err = 0;

	for (size_t i = 0; i < a->naggs && !err; i++)
		err = agg_known(l, a, a->aggs[i]);
	if (!err && a->kind == ACT_PRINTA)
		err = tr_format_check_printa(l->t, a->fmt, a->aggs, a->naggs, a->pos);
	return err;
}

static int lay_clauses(struct layout *l)
{
	struct tr_clause *cl;
	int err = 0;

	l->p->nepids = 0;
	l->p->specs.n = 0;
	for (size_t i = 0; i < l->p->clauses.n && !err; i++) {
		cl = l->p->clauses.v[i];
		for (struct tr_act *a = cl->acts; a && !err; a = a->next)
			err = check_aggs(l, a);
		for (size_t j = 0; j < cl->matches.n; j++)
			cl->matches.v[j].epid = ++l->p->nepids;
		if (!err)
			err = lay_records(l, cl);
	}
	return err;
}

/* Every macro argument given must be used somewhere. */
static int macro_args(struct trace *t)
{
	if (tr_opt(t, ARGREF))
		return 0;
	for (size_t i = 1; i < t->args.n && i < 64; i++) {
		if (t->args_used & (uint64_t)1 << i)
			continue;
		tr_error(t, D_MACRO_UNUSED, (struct tr_pos){ 0 },
			 "extraneous argument '%s' ($%zu is not referenced)", t->args.v[i], i);
		tr_hint(t, "with -x argref arguments may be left unused");
		return -EINVAL;
	}
	return 0;
}

int tr_ck_layout(struct trace *t, struct tr_ckstate *s)
{
	struct layout l = { .t = t, .p = &s->prog };
	int err;

	l.strsize = (uint32_t)TR_ALIGN(TR_MAX(tr_opt(t, STRSIZE), 8), 8);
	err = macro_args(t);
	if (err)
		return err;
	for (size_t i = 0; i < s->prog.aggs.n; i++)
		lay_agg(&l, s->prog.aggs.v[i]);
	lay_variables(&l);
	return lay_clauses(&l);
}
