/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The test harness: its data structures and how its files divide the work.
 *
 *	harness.c	options, finding tests, running several at a time, the summary
 *	harness-spec.c	a test file's directives -> struct test
 *	harness-needs.c	what this machine offers, each probed once
 *	harness-run.c	one test: start it, judge how it ended
 *	harness-text.c	buffers, words, differences between texts
 *
 * It needs nothing but libc, because it also runs in the test guests.
 */
#ifndef TEST_HARNESS_H
#define TEST_HARNESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#define ARRAY_SIZE(a) (sizeof(a) / sizeof(*(a)))

/* A list of strings, ended by NULL too, so that it serves as an argv. */
struct words {
	char **v;
	size_t n;
};

/* A text that grows; always ended by a NUL. */
struct text {
	char *s;
	size_t n, size;
};

enum test_kind {
	TEST_D,	      /* a D file with directives in its first comment */
	TEST_SCRIPT,  /* a shell script with the same directives after "# " */
	TEST_PROGRAM, /* a unit test: prints "ok NAME" and "not ok NAME" lines */
};

enum out_mode {
	OUT_TEXT,  /* standard output is exactly the .out file */
	OUT_REGEX, /* the .out file is an extended regular expression to find in it */
	OUT_NONE,  /* not looked at */
};

struct test {
	char *path, *dir, *name;
	enum test_kind kind;
	char *broken;	      /* what is wrong with the test file itself */
	char *title;	      /* test: */
	struct words options; /* options: */
	struct words needs;   /* needs: */
	struct words errors;  /* err: regular expressions that standard error must match */
	struct words matches; /* match: the same for standard output */
	struct words env;     /* env: NAME=VALUE */
	struct words run;     /* run: */
	char *tag;	      /* tag: */
	char *input;	      /* stdin: */
	char *expected;	      /* content of the .out file */
	enum out_mode out;    /* out: */
	int exit_status;      /* exit: -1 is any */
	unsigned int timeout; /* timeout: seconds */
	bool out_given, err_none, exit_given;
	bool vm;	   /* vm: belongs to what every virtual machine runs */
	bool alone;	   /* alone: no other test may run beside it */
	bool unprivileged; /* unprivileged: run without capabilities */
};

struct settings {
	char *trace, *workloads, *self;
	unsigned int jobs, time_factor;
	bool vm, subset, quiet, list;
	bool unprivileged; /* TRACE_TEST_UNPRIVILEGED: behave as without root */
};

enum verdict { PASS, FAIL, SKIP };

/* A test that is running. */
struct job {
	struct test *test;
	pid_t pid, workload;
	int pidfd;
	int pipes[2];	     /* its standard output and error, -1 when at end */
	struct text text[2]; /* what came through them */
	int64_t deadline;    /* milliseconds of CLOCK_MONOTONIC */
	bool timed_out;
	char tmp[64];
};

/* harness.c */
void report(enum verdict verdict, const char *name, const char *why, const char *details);

/* harness-spec.c */
struct test *test_read(const char *path, enum test_kind kind);

/* harness-needs.c: NULL when all is there, else the first word that is not. */
const char *needs_missing(const struct settings *set, const struct words *needs);

/* harness-run.c */
int job_start(struct job *job, struct test *test, const struct settings *set);
void job_read(struct job *job, int which);
void job_kill(struct job *job);
void job_end(struct job *job);
int64_t now_ms(void);

/* harness-text.c */
void *must(void *memory);
char *format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void text_add(struct text *text, const char *data, size_t size);
void text_printf(struct text *text, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
char *text_take(struct text *text);
void words_add(struct words *words, char *word);
int words_split(struct words *words, const char *line);
void words_free(struct words *words);
bool words_have(const struct words *words, const char *word);
char *read_file(const char *path);
char *tidy(const char *text);
void show_head(struct text *to, const char *title, const char *text, unsigned int lines);
void show_difference(struct text *to, const char *wanted, const char *is);

#endif
