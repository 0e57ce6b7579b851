/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * -x options: one table row each (name, kind, default, dynamic or not), one value each in the
 * handle. Set by -x, #pragma D option, the environment (TRACE_OPT_NAME) and setopt().
 */
#ifndef TR_OPTIONS_H
#define TR_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

struct trace;

enum tr_opt {
#define TR_OPT(id, name, kind, deflt, dynamic, help) TR_OPT_##id,
#include "optlist.h"
#undef TR_OPT
	TR_OPT_MAX
};

enum tr_opt_kind {
	TR_OPTK_FLAG, /* no value, or 0/1/true/false/yes/no */
	TR_OPTK_INT,
	TR_OPTK_SIZE, /* bytes; suffix k m g t */
	TR_OPTK_RATE, /* nanoseconds between; suffix ns us ms s m h d, or hz */
	TR_OPTK_STR,
};

struct tr_options {
	int64_t num[TR_OPT_MAX];
	char *str[TR_OPT_MAX];	/* malloc'ed; NULL: default */
	bool set[TR_OPT_MAX];	/* somebody said it */
	bool fixed[TR_OPT_MAX]; /* the user said it: pragmas do not change it */
};

/* What happens when buffers are full: bufpolicy. */
enum tr_policy {
	POLICY_SWITCH, /* read all the time; what does not fit is dropped */
	POLICY_FILL,   /* read at the end; the first full buffer ends tracing */
	POLICY_RING,   /* the newest records of each CPU are kept and printed at the end */
};
enum tr_policy tr_policy(const struct trace *t);

#define tr_opt(t, id) ((t)->opt.num[TR_OPT_##id])
#define tr_optstr(t, id) ((t)->opt.str[TR_OPT_##id])

void tr_options_init(struct tr_options *o);
void tr_options_free(struct tr_options *o);
/* Set by name. 0, or a negative errno with the error recorded in the handle by tr_fail. */
int tr_option_set(struct trace *t, const char *name, const char *value);
/* The same for #pragma D option: what the user said on the command line stands. */
int tr_option_pragma(struct trace *t, const char *name, const char *value);
int tr_options_from_env(struct trace *t);

#endif
