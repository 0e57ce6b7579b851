/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The checker: syntax trees in, the same trees annotated and a struct tr_program out.
 *
 * tr_check() adds a script to the program, tr_check_finish() lays out what depends on the whole
 * of it. Between the two, offsets and sizes of variables, keys and records are not there yet.
 *
 * What the lowering may rely on, for each expression node:
 * - .subst, when set, stands for the node; look at nothing else of it (type, constant, ival, lval
 *   and strmax are copied up, so they may be read on either). tr_node_real() follows it.
 * - .type is the type of the value. There are no implicit casts: binary arithmetic converts both
 *   operands to .type, comparisons to tr_arith_type() of the operands, an assignment to the type
 *   of its left side, a call to its prototype, ?: to .type.
 * - .constant: an integer constant, .ival its value, sign- or zero-extended from .type.
 * - N_MEMBER: .member is the member itself, .ival the offset in bits from the start of the struct
 *   (anonymous structs on the way included).
 * - N_IDENT, N_INDEX of an associative array: .var. N_INDEX of args[]: .var is the built-in, its
 *   raw argument is .ival. N_INDEX of uregs[]: .var.
 * - N_AGG: .info is the struct tr_agg. `@a[k] = f(x)` is N_ASSIGN(N_AGG, N_CALL).
 * - N_CALL: .func is the row, .act what it records (NULL: nothing).
 * - N_KSYM: a variable of the kernel by its type, or a function (T_FUNC).
 * - N_OFFSETOF, N_SIZEOF: always constant.
 * - A comparison is one of strings if an operand has the string type; then the other may also be
 *   a char pointer, a char array or NULL (constant 0).
 */
#ifndef TR_CHECK_H
#define TR_CHECK_H

#include "handle.h"
#include "program.h"

/* ---- functions (functions.h) */

enum tr_fkind { FN_SUBR, FN_ACTION, FN_AGG };

enum tr_fflags {
	FN_DESTRUCTIVE = 1 << 0, /* needs -w */
	FN_RECORDS = 1 << 1,	 /* makes a struct tr_act */
	FN_SCRATCH = 1 << 2,	 /* its result lives in scratch memory */
	FN_FAULT = 1 << 3,	 /* may fault */
	FN_TLS = 1 << 4,	 /* keeps state between calls */
	FN_VALUE = 1 << 5,	 /* an action that may also be a key or an argument of printf() */
	FN_REFUSED = 1 << 6,	 /* known, but has no meaning here */
};

enum tr_func {
#define TR_FUNC(id, name, kind, min, max, result, args, flags, check) FN_##id,
#include "functions.h"
#undef TR_FUNC
	TR_FUNC_MAX
};

struct tr_ck;

struct tr_func_row {
	const char *name;
	enum tr_func id;
	enum tr_fkind kind;
	uint8_t min, max;
	enum tr_base result;
	const char *args;
	unsigned flags;
	int (*check)(struct tr_ck *ck, struct tr_node *call);
};

extern const struct tr_func_row tr_func_rows[TR_FUNC_MAX];

/* ---- built-in variables (builtins.h) */

enum tr_biflags { BI_NEW = 1 << 0, BI_INDEX = 1 << 1, BI_PROBE = 1 << 2, BI_TASK = 1 << 3 };

enum tr_builtin {
#define TR_BUILTIN(id, name, base, tag, flags) BI_##id,
#include "builtins.h"
#undef TR_BUILTIN
	TR_BUILTIN_MAX
};

struct tr_builtin_row {
	const char *name;
	enum tr_builtin id;
	enum tr_base base;
	const char *tag; /* pointer to this struct */
	unsigned flags;
};

extern const struct tr_builtin_row tr_builtin_rows[TR_BUILTIN_MAX];

/* ---- entry points */

/* Add the items of a script to t->program, in order. */
int tr_check(struct trace *t, struct tr_script *s);
/* After all scripts: everything that depends on the whole program. */
int tr_check_finish(struct trace *t);
/* -l: call cb for every probe that the script's descriptions match, as tr_probe_match_names() does. */
int tr_check_list(struct trace *t, struct tr_script *s,
		  void (*cb)(void *ctx, const struct trace_probe *pb), void *ctx);
/* Is it a type? For tr_parse(). */
bool tr_check_is_type(struct trace *t, const char *mod, const char *name);
/* An indented dump of the annotated program (-x tree). */
void tr_check_dump(struct trace *t, FILE *f);
void tr_program_free(struct trace *t);

/* ---- rules of C arithmetic, for the lowering too */

struct tr_type *tr_promote(struct trace *t, struct tr_type *a);
struct tr_type *tr_arith_type(struct trace *t, struct tr_type *a, struct tr_type *b);
/* The value as the integer type holds it: cut to its size, extended by its sign. */
uint64_t tr_int_convert(struct tr_type *type, uint64_t value);

#endif
