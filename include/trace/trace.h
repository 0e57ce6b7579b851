/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libtrace: compile D programs to eBPF and run them.
 *
 * The life of a handle, in this order:
 *
 *	t = trace_new();
 *	trace_setopt(t, "quiet", NULL);			any number of options
 *	trace_add_text(t, "-n", "BEGIN { exit(0); }");	any number of scripts
 *	trace_compile(t);				types, code: needs no privileges
 *	trace_start(t);					loads, fires BEGIN, attaches
 *	while ((n = trace_poll(t, -1)) == 0)		prints what comes
 *		;
 *	trace_stop(t);					detaches, fires END, prints the rest
 *	trace_free(t);
 *
 * Functions that can fail return 0 or a positive result, or a negative errno; trace_error() then
 * tells what happened. The first error ends the life of the handle: all further calls that could
 * fail return it again; what can be done is to read it, trace_stop() and trace_free(). Calls out of
 * this order are such errors, too (-EINVAL). A handle is used by one thread at a time; handles do
 * not know of each other.
 */
#ifndef TRACE_TRACE_H
#define TRACE_TRACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

struct trace;

/* "1.0" and the like. */
const char *trace_version(void);

/* A new handle, NULL when memory is out. */
struct trace *trace_new(void);
/* Stop if need be and free everything. NULL is fine. */
void trace_free(struct trace *t);

/* ---- set-up */

/* Set a -x option by name; value NULL: a flag. */
int trace_setopt(struct trace *t, const char *name, const char *value);
/* Its value as text, NULL if it was not set (its default then counts: doc/options.md); valid until it
 * is set again. "1" and "0" for flags. */
const char *trace_getopt(struct trace *t, const char *name);
/* Options from the environment, TRACE_OPT_NAME=value. */
int trace_options_from_env(struct trace *t);
/* Walk the table of options: NULL after the last one. */
const char *trace_option_name(size_t i, const char **help);

/* Where records print; stdout unless set. The stream stays the caller's. */
void trace_set_output(struct trace *t, FILE *out);
/* Warnings, and with the verbose option what was matched and attached: one line at a time, without
 * a newline. Unless set they go to stderr. */
void trace_set_message(struct trace *t, void (*fn)(void *ctx, int verbose, const char *line),
		       void *ctx);
/* Macro arguments: $0 is argv[0]. The strings must live as long as the handle. */
void trace_set_args(struct trace *t, int argc, char *const argv[]);
/* $target, 0: none. */
void trace_set_target(struct trace *t, int pid);

/* ---- scripts */

enum trace_add_flags {
	TRACE_ADD_LIST = 1, /* only to be listed with trace_list() */
};

/* Add a D program text; name is how messages call it. The text is copied. */
int trace_add_text(struct trace *t, const char *name, const char *text, unsigned flags);
/* The same from a file; "-" is stdin. With the cpp option it goes through the C preprocessor. */
int trace_add_file(struct trace *t, const char *path, unsigned flags);

/* How many probes the clauses of the script added last match, one counted for each clause. */
uint64_t trace_matched(struct trace *t);

/* All scripts are added: finish types and generate code. */
int trace_compile(struct trace *t);
/* The generated code, with D source lines between. */
void trace_disasm(struct trace *t, FILE *out);

/* ---- running */

/* Load, fire BEGIN, attach. */
int trace_start(struct trace *t);
/* Handle what is there; wait at most timeout_ns (negative: as long as the options' rates say).
 * 0: go on; 1: an exit() was reached; negative errno: -EPIPE when nobody reads the output. */
int trace_poll(struct trace *t, int64_t timeout_ns);
/* After trace_start(): trace_poll() also returns when fd becomes readable. Closing fd ends that. */
int trace_watch(struct trace *t, int fd);
/* Does the program show addresses of processes (ustack(), usym() and the like)? Then what is known of
 * a process has to be read before it is gone. */
bool trace_shows_processes(struct trace *t);
/* The process is about to end and waits for us: read what is needed to show its addresses later. */
void trace_process_ends(struct trace *t, int pid);
/* Detach, fire END, print the rest and the aggregations. */
int trace_stop(struct trace *t);
/* Status of the first exit(), 0 without one. */
int trace_exit_status(struct trace *t);
/* Records and the like lost so far. */
uint64_t trace_drops(struct trace *t);

/* ---- probes */

struct trace_probe_info {
	uint32_t id;
	const char *provider, *module, *function, *name;
};

/* Call fn for each probe that the added scripts (TRACE_ADD_LIST) match, or for all probes if none was
 * added. detail: several lines for -lv, or NULL. fn returns non-zero to stop. Returns their
 * number or a negative errno. */
long trace_list(struct trace *t, bool details,
		int (*fn)(void *ctx, const struct trace_probe_info *pb, const char *detail),
		void *ctx);

/* ---- errors */

struct trace_error_info {
	const char *message; /* without place and tag */
	const char *tag;     /* "D_SYNTAX", NULL: no compile error */
	const char *file;    /* NULL: no place */
	uint32_t line, column;
	const char *hint; /* or NULL */
	bool refused;	  /* the kernel or the user's rights stand in the way, not the script */
	int error;	  /* errno */
};

/* The first error, NULL: none. Valid until the handle is freed. */
const struct trace_error_info *trace_error(struct trace *t);
/* The error as text for people: "trace: …", with the source line, each line with its newline; ""
 * without an error. malloc'ed. errtags: one line with the tag. */
char *trace_error_text(struct trace *t, bool errtags, bool colour);

/* ---- the machine */

/* What this kernel offers: row i, NULL after the last one. why: NULL if supported. */
const char *trace_feature_row(struct trace *t, size_t i, const char **what, const char **since,
			      const char **why);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif
#endif
