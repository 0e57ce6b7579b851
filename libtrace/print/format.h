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
	      HOW_DEC,	   /* d i D: as the argument's type is signed or not */
	      HOW_UDEC,	   /* u U */
	      HOW_OCT,	   /* o O */
	      HOW_HEX,	   /* x X p */
	      HOW_CHAR,	   /* c */
	      HOW_ECHAR,   /* C: escaped if it does not print */
	      HOW_STRING,  /* s */
	      HOW_ESTRING, /* S: escaped where it does not print */
	      HOW_FLOAT,   /* e E f F g G */
	      HOW_SYM,	   /* a: kernel address as a symbol, and all D values of that kind */
	      HOW_USYM,	   /* A: user address as a symbol */
	      HOW_STACK,   /* k */
	      HOW_DATE,	   /* Y y: nanoseconds since 1970 as 2026 Nov 30 22:37:52 */
	      HOW_DATE822, /* T: the same as Mon, 30 Nov 2026 22:37:52 UTC */
	      HOW_INET,	   /* I: IPv4 (4 bytes) or IPv6 (16) address in network order */
	      HOW_PORT,	   /* P: port number in network order */
};

struct tr_conv {
	const char *lit; /* text before the conversion */
	size_t litlen;
	const char *text; /* as written, for messages: "%-5d" */
	char letter;
	bool agg;				  /* has an @: value of an aggregation */
	bool left, plus, space, alt, zero, group; /* - + blank # 0 ' */
	bool starwidth, starprec;
	int width, prec; /* prec -1: none given */

	/* bound by the check */
	enum tr_how how;     /* of an @ conversion: for aggregations that are one number */
	bool plain;	     /* no flag, width nor precision */
	bool sgn;	     /* the argument is a signed integer */
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
 * NULL with the error recorded (D_SYNTAX: bad conversion). Set .func of
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

/* The same for one row of printa(): keys come from the tuple, and what stands for an @ conversion
 * is put out by the callback. */
typedef void tr_format_agg_fn(void *ctx, struct tr_buf *out, const struct tr_conv *c, int width,
			      int prec);
int tr_format_print_row(struct trace *t, struct tr_buf *out, const struct tr_format *f,
			const struct tr_agg *agg, const void *tuple, tr_format_agg_fn *put_agg,
			void *ctx);

#endif
