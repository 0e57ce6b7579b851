/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Inside check/ only: the state of the checker and what its files offer each other.
 *
 * check.c walks the items, clause.c the statements, expr.c the expressions; each of the other
 * files knows one kind of thing: identifiers, operators, members, calls, actions, aggregations,
 * translators, declarations, pragmas. layout.c ends the work.
 */
#ifndef TR_CHECK_IMPL_H
#define TR_CHECK_IMPL_H

#include "check/check.h"
#include "probe/probe.h"

/* An assignment further down that gives a variable its type. */
struct tr_future {
	struct tr_node *node; /* the N_ASSIGN, or the ++ or -- */
	struct tr_node *target;
	struct tr_item *item;
	bool busy;
};

struct tr_xlator {
	struct tr_type *out, *in;
	const char *name; /* of the input */
	struct tr_item *item;
	struct tr_xlator *next;
};

/* The program and what the checker keeps beside it from one script to the next. */
struct tr_ckstate {
	struct tr_program prog; /* first: t->program points here */
	struct tr_map vars[3];	/* by scope; built-ins once used, inlines too */
	struct tr_map aggs;
	struct tr_map futures[3]; /* of the script being checked: struct tr_future */
	struct tr_map funcs;	  /* struct tr_func_row */
	struct tr_xlator *xlators;
	struct tr_map libs;	 /* name -> struct tr_lib */
	struct tr_map own_types; /* typedefs of the scripts: they hide libraries' */
	bool libs_user, libs_system;
	struct tr_var *last_var;
	TR_VEC(struct tr_clause *) made; /* those too whose turn never came */
	size_t copied;			 /* nodes, by tr_copy() */
};

/* The clause, or declaration, being checked. */
struct tr_ck {
	struct trace *t;
	struct tr_ckstate *s;
	struct tr_clause *cl; /* NULL outside of clauses */
	struct tr_act *last_act;
	int number;		 /* of the statement */
	unsigned cond;		 /* > 0: in a branch */
	unsigned depth;		 /* of the expression */
	unsigned inlines;	 /* of inlines and translators within each other */
	bool drec, spec, comm;	 /* what the statements so far did (D_COMM_DREC and others) */
	struct tr_act *spec_act; /* the speculate() among them */
	struct tr_node *whole;	 /* the expression that is the statement */
	bool stmt;		 /* the call being checked is a statement */
	bool library;		 /* items of a D library */
	bool peek;		 /* only a type is wanted: leave no trace in the program */
};

#define TR_CK_DEPTH 3000 /* of one expression */
#define TR_CK_INLINES 64
#define TR_CK_COPIES 500000 /* nodes that inlines and translators may make in all */

static inline struct tr_ckstate *tr_ckstate(struct trace *t)
{
	return (struct tr_ckstate *)t->program;
}

static inline struct tr_node *tr_real(struct tr_node *n)
{
	while (n->subst)
		n = n->subst;
	return n;
}

/* expr.c: what stands where a value is wanted, and where a statement is */
int tr_ck_expr(struct tr_ck *ck, struct tr_node *n);
int tr_ck_stmt_expr(struct tr_ck *ck, struct tr_node *n);
int tr_ck_args(struct tr_ck *ck, struct tr_node *n);
void tr_ck_uses(struct tr_ck *ck, unsigned uses);
int tr_ck_subst(struct tr_ck *ck, struct tr_node *n, struct tr_node *by); /* checks by */
/* Stand the tree by for n, converted to the type; tag: when it cannot be */
int tr_ck_typed_subst(struct tr_ck *ck, struct tr_node *n, struct tr_node *by, struct tr_type *type,
		      enum tr_tag tag);
void tr_ck_const(struct tr_node *n, struct tr_type *type, uint64_t value);
struct tr_node *tr_mk_node(struct tr_ck *ck, enum tr_nkind kind, struct tr_pos pos);
struct tr_node *tr_mk_cast(struct tr_ck *ck, struct tr_node *a, struct tr_type *type);
/* "%s of type 'x'" and the like need it everywhere */
const char *tr_ck_typename(struct tr_ck *ck, struct tr_node *n);

/* copy.c: a tree without its annotations; identifiers called names[i] become by[i] */
struct tr_node *tr_copy(struct tr_ck *ck, const struct tr_node *n, const char *const *names,
			struct tr_node *const *by, size_t nnames);

/* arith.c */
bool tr_fold(struct tr_ck *ck, struct tr_node *n, int *err);
bool tr_is_null(struct tr_node *n); /* constant 0, or a cast of it to void * */
/* May a value of b be given to something of type a? */
bool tr_assignable(struct tr_ck *ck, struct tr_type *a, struct tr_node *b);
bool tr_is_strcompat(struct tr_type *type); /* string, char *, char [] */
bool tr_is_dyn(struct tr_type *type);	    /* stack, symbol, translated */
bool tr_is_void(struct tr_type *type);
bool tr_ptr_compat(struct tr_type *a, struct tr_type *b);

/* oper.c */
int tr_ck_unary(struct tr_ck *ck, struct tr_node *n);
int tr_ck_binary(struct tr_ck *ck, struct tr_node *n, bool stmt);
int tr_ck_ternary(struct tr_ck *ck, struct tr_node *n, bool stmt);
int tr_ck_assign(struct tr_ck *ck, struct tr_node *n, bool stmt);
int tr_ck_cast(struct tr_ck *ck, struct tr_node *n);
int tr_ck_cast_done(struct tr_ck *ck, struct tr_node *n); /* .type and .a are checked */
int tr_ck_scalar(struct tr_ck *ck, struct tr_node *n, const char *what);
int tr_ck_no_truth(struct tr_ck *ck, struct tr_node *n); /* -EINVAL, with a hint for strings */

/* ident.c */
int tr_ck_ident(struct tr_ck *ck, struct tr_node *n);
int tr_ck_index(struct tr_ck *ck, struct tr_node *n);
/* The left side of an assignment, which may make the variable: type gives its type, or is NULL
 * for op= and ++ (int64_t). */
int tr_ck_target(struct tr_ck *ck, struct tr_node *n, struct tr_node *value);
int tr_infer_type(struct tr_ck *ck, struct tr_node *target, struct tr_node *value,
		  struct tr_type **type);
int tr_ck_keys(struct tr_ck *ck, struct tr_node *n, const char *what, struct tr_key **keys,
	       size_t *nkeys, struct tr_pos declared);

/* var.c: the tables of variables and of what will be assigned later */
struct tr_var *tr_var_find(struct tr_ck *ck, enum tr_scope scope, const char *name);
struct tr_var *tr_var_new(struct tr_ck *ck, enum tr_vkind kind, enum tr_scope scope,
			  const char *name, struct tr_pos pos);
void tr_var_used(struct tr_ck *ck, struct tr_var *v, bool read, bool write);
void tr_var_hint(struct tr_ck *ck, enum tr_scope scope, const char *name);
struct tr_var *tr_var_future(struct tr_ck *ck, struct tr_node *n);
void tr_futures_collect(struct tr_ckstate *s, struct trace *t, struct tr_script *script);
bool tr_future_has(struct tr_ck *ck, enum tr_scope scope, const char *name);
const char *tr_var_label(struct tr_ck *ck, enum tr_scope scope, const char *name);

/* member.c */
int tr_ck_member(struct tr_ck *ck, struct tr_node *n);
int tr_ck_ksym(struct tr_ck *ck, struct tr_node *n, bool address);
int tr_ck_sizeof(struct tr_ck *ck, struct tr_node *n);
int tr_ck_offsetof(struct tr_ck *ck, struct tr_node *n);
int tr_ck_stringof(struct tr_ck *ck, struct tr_node *n);

/* args.c: args[n] */
int tr_ck_args_index(struct tr_ck *ck, struct tr_node *n);

/* xlate.c */
int tr_ck_xlate(struct tr_ck *ck, struct tr_node *n);
int tr_ck_translator(struct tr_ck *ck, struct tr_item *item);
/* If a's value is a translated one, do the member and return 1; 0: it is not; else an error. */
int tr_ck_xmember(struct tr_ck *ck, struct tr_node *n);
struct tr_xlator *tr_xlator_find(struct tr_ck *ck, struct tr_type *out, struct tr_type *in);
void tr_ck_untranslate(struct tr_node *x);	/* of a translated pointer, its source */
struct tr_xlator *tr_xlated(struct tr_node *n); /* what n's value is made by, NULL: plain */
/* The type that a provider names for an argument ("lwpsinfo_t *"); NULL with an error. */
struct tr_type *tr_xlate_type(struct tr_ck *ck, const char *name, struct tr_pos pos);

/* call.c */
int tr_ck_call(struct tr_ck *ck, struct tr_node *n, bool stmt);
int tr_ck_nargs(struct tr_ck *ck, struct tr_node *n);
const struct tr_func_row *tr_func_find(struct tr_ck *ck, const char *name);

/* action.c, printact.c */
struct tr_act *tr_act_new(struct tr_ck *ck, struct tr_node *n, enum tr_actkind kind, size_t ndata);
int tr_act_datum(struct tr_ck *ck, struct tr_act *a, struct tr_node *value);
void tr_act_type(struct tr_ck *ck, struct tr_act *a, struct tr_type *type, size_t size);
int tr_act_rules(struct tr_ck *ck, struct tr_node *n);

/* agg.c */
int tr_ck_agg_assign(struct tr_ck *ck, struct tr_node *n);
int tr_ck_agg_ref(struct tr_ck *ck, struct tr_node *n, struct tr_agg **agg);

/* decl.c, pragma.c */
int tr_ck_decl(struct tr_ck *ck, struct tr_item *item);
int tr_ck_inline(struct tr_ck *ck, struct tr_item *item);
int tr_ck_provider(struct tr_ck *ck, struct tr_item *item);
bool tr_is_within(const struct tr_node *n, const struct tr_pos *pos); /* was pos written in n? */
int tr_ck_inline_use(struct tr_ck *ck, struct tr_node *n, struct tr_var *v);
int tr_ck_pragma(struct tr_ck *ck, struct tr_item *item);

/* attr.c: may the script use a built-in variable or function (tag: if it is too new), a symbol of
 * the kernel, a probe by that description? */
int tr_ck_name_use(struct tr_ck *ck, const char *name, struct tr_pos pos, enum tr_tag tag);
int tr_ck_ksym_use(struct tr_ck *ck, const char *name, struct tr_pos pos);
int tr_ck_probe_use(struct tr_ck *ck, const struct tr_pdesc *pd, const struct trace_probe *pb);

/* clause.c */
int tr_ck_clause(struct tr_ck *ck, struct tr_item *item);
struct tr_clause *tr_ck_clause_of(struct tr_ck *ck, struct tr_item *item); /* with its matches */

/* lib.c */
struct tr_lib;
int tr_libs_open(struct trace *t);
int tr_lib_load(struct trace *t, struct tr_lib *lib);
int tr_lib_need(struct trace *t, const char *name);
int tr_lib_need_spec(struct trace *t, const struct tr_tspec *spec, unsigned depth);
int tr_check_library(struct trace *t, struct tr_script *script);
/* tr_decl_type() and tr_tname_type(), with the libraries that the names need */
struct tr_type *tr_ck_decl_type(struct tr_ck *ck, struct tr_decl *d, struct tr_deriv **assoc);
struct tr_type *tr_ck_tname(struct tr_ck *ck, struct tr_tname *n);

/* layout.c */
int tr_ck_layout(struct trace *t, struct tr_ckstate *s);

#endif
