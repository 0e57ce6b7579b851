/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Format strings of printf(), printa(), system() and freopen(): parsed and checked when the
 * script is compiled, run over each record without looking at the text again.
 *
 * A format is a list of conversions, each with the literal text that stands before it. Checking
 * binds every conversion to its argument (number into the action's data[], or into the keys of
 * an aggregation) and to a way of printing it, chosen by the argument's type.
 */
#ifndef TR_FORMAT_H
#define TR_FORMAT_H

#include "base/base.h"

struct tr_type;
struct tr_act;
struct tr_agg;
struct tr_datum;

enum tr_how { /* how a value is printed; how.c has a function for each */
	HOW_NONE,
	HOW_INT,     /* d i w: signed; letter u, o, x, X, P: unsigned */
	HOW_CHAR,    /* c */
	HOW_WIDE,    /* C: a character, escaped if it does not print */
	HOW_STRING,  /* s S and b */
	HOW_ESCAPED, /* S: a string, escaped where it does not print */
	HOW_FLOAT,   /* e E f F g G */
	HOW_PTR,     /* p */
	HOW_SYM,     /* a: kernel address as a symbol */
	HOW_USYM,    /* A: user address as a symbol */
	HOW_STACK,   /* k */
	HOW_DATE,    /* Y */
	HOW_TIME,    /* T */
	HOW_INET,    /* I: IPv4 (4 bytes) or IPv6 (16) address in network order */
	HOW_PORT,    /* P: port number in network order */
	HOW_SIGNAL,  /* L */
	HOW_AGG,     /* @ with a drawing or a number, as the aggregation is */
};

struct tr_conv {
	const char *lit; /* text before the conversion */
	size_t litlen;
	char text[24];	 /* as written, for messages: "%-5d" */
	char letter;
	bool agg;	 /* has an @: value of an aggregation */
	bool left, plus, space, alt, zero, group; /* - + blank # 0 ' */
	bool starwidth, starprec;
	int width, prec; /* prec -1: none given */

	/* bound by the check */
	enum tr_how how;
	int arg, warg, parg; /* numbers of arguments: value, * width, * precision; -1: none */
	int aggno;	     /* printa: which of the aggregations */
};

struct tr_format {
	const char *func; /* for messages: "printf" unless set */
	const char *text;
	size_t len;
	struct tr_conv *convs;
	size_t nconvs, naggconvs;
	const char *tail; /* text after the last conversion */
	size_t taillen;
};

/*
 * Parse a format string (len bytes, backslash escapes already replaced). In the handle's arena;
 * NULL with the error recorded (D_PRINTF_ARG_FMT: bad conversion) under the position. Set .func of
 * the result to the action's name if it is not printf, before checking.
 */
struct tr_format *tr_format_parse(struct trace *t, const char *text, size_t len, struct tr_pos pos);

/*
 * Check the arguments of printf(), system() or freopen(): types[i] is the type of argument i
 * after the format, poss[i] its place, pos the place of the format. The n arguments stand in the
 * action's data[] in this order, those for `*` included. D_PRINTF_FMT_EMPTY unless .func is
 * "freopen" (where the empty string means standard output again).
 */
int tr_format_check(struct trace *t, struct tr_format *f, struct tr_type **types, size_t n,
		    const struct tr_pos *poss, struct tr_pos pos);

/*
 * Check printa()'s: the n aggregations must have the same keys (D_PRINTA_AGGKEY, AGGPROTO: also
 * checked when f is NULL), conversions without @ take the keys in order, those with @ the
 * aggregations in order (the last one again when there are more conversions than aggregations).
 * Must be called when keys of all aggregations are known.
 */
int tr_format_check_printa(struct trace *t, struct tr_format *f, struct tr_agg **aggs, size_t n,
			   struct tr_pos pos);

/* Append what the format makes of the action's data in the record. 0 or a negative errno. */
int tr_format_print(struct trace *t, struct tr_buf *out, const struct tr_format *f,
		    const struct tr_act *act, const void *record);

#endif
