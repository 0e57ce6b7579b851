/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads a test file's directives into a struct test. In: a D file whose first comment block holds lines "key: value",
 * or a shell script with the same after "# ". Out: the test; a mistake in it is text in test->broken, so that it fails.
 * Lines without a "key:" are free text. The table below is the list of directives.
 */
#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <stdio.h>
#include <string.h>

#include "harness.h"

#define DEFAULT_TIMEOUT 20

typedef void setter(struct test *test, const char *value);

static void broken(struct test *test, char *why)
{
	if (test->broken)
		free(why);
	else
		test->broken = why;
}

static void set_words(struct test *test, struct words *words, const char *value)
{
	if (words_split(words, value))
		broken(test, format("open quote: %s", value));
}

static long set_number(struct test *test, const char *value)
{
	char *end;
	long n;

	errno = 0;
	n = strtol(value, &end, 10);
	if (errno || *end || end == value || n < 0)
		broken(test, format("not a number: %s", value));
	return n;
}

static bool set_yes(struct test *test, const char *value)
{
	if (strcmp(value, "yes") && strcmp(value, "no"))
		broken(test, format("neither yes nor no: %s", value));
	return !strcmp(value, "yes");
}

static void set_title(struct test *test, const char *value)
{
	free(test->title);
	test->title = must(strdup(value));
}

static void set_options(struct test *test, const char *value)
{
	set_words(test, &test->options, value);
}

static void set_needs(struct test *test, const char *value)
{
	set_words(test, &test->needs, value);
}

static void set_run(struct test *test, const char *value)
{
	set_words(test, &test->run, value);
}

static void set_env(struct test *test, const char *value)
{
	set_words(test, &test->env, value);
}

static void set_exit(struct test *test, const char *value)
{
	test->exit_given = true;
	test->exit_status = strcmp(value, "any") ? set_number(test, value) : -1;
}

static void set_tag(struct test *test, const char *value)
{
	free(test->tag);
	test->tag = must(strdup(value));
	if (!test->exit_given)
		test->exit_status = 1;
}

static void set_out(struct test *test, const char *value)
{
	test->out_given = true;
	if (!strcmp(value, "re"))
		test->out = OUT_REGEX;
	else if (!strcmp(value, "none"))
		test->out = OUT_NONE;
	else
		broken(test, format("out: is 're' or 'none', not '%s'", value));
}

static void set_match(struct test *test, const char *value)
{
	words_add(&test->matches, must(strdup(value)));
}

static void set_err(struct test *test, const char *value)
{
	if (!strcmp(value, "none"))
		test->err_none = true;
	else
		words_add(&test->errors, must(strdup(value)));
}

static void set_stdin(struct test *test, const char *value)
{
	free(test->input);
	test->input = *value == '/' ? must(strdup(value)) : format("%s/%s", test->dir, value);
}

static void set_timeout(struct test *test, const char *value)
{
	test->timeout = set_number(test, value);
}

static void set_vm(struct test *test, const char *value)
{
	test->vm = set_yes(test, value);
}

static void set_alone(struct test *test, const char *value)
{
	test->alone = set_yes(test, value);
}

static void set_unprivileged(struct test *test, const char *value)
{
	test->unprivileged = set_yes(test, value);
}

static const struct directive {
	const char *key;
	setter *set;
} directives[] = {
	{ "test", set_title },	    /* what it shows */
	{ "options", set_options }, /* words for trace; repeatable; @D @DIR @TMP @PID @noscript */
	{ "needs", set_needs },	    /* words of harness-needs.c; skipped where one is missing */
	{ "exit", set_exit },	    /* exit status, or "any"; default 0 */
	{ "tag", set_tag },	    /* a compile error with this tag; implies exit 1 */
	{ "out", set_out },	    /* "re" or "none" */
	{ "match", set_match },	    /* regular expression to find in stdout; repeatable */
	{ "err", set_err },	/* regular expression to find in stderr; repeatable; or "none" */
	{ "stdin", set_stdin }, /* file to read from, beside the test */
	{ "env", set_env },	/* NAME=VALUE…; repeatable */
	{ "run", set_run },	/* program to run beside it; its process is @PID */
	{ "timeout", set_timeout },	      /* seconds */
	{ "vm", set_vm },		      /* yes: every virtual machine runs it */
	{ "alone", set_alone },		      /* yes: no other test beside it */
	{ "unprivileged", set_unprivileged }, /* yes: without capabilities, even for root */
};

static void apply(struct test *test, const char *key, size_t size, const char *value)
{
	for (size_t i = 0; i < ARRAY_SIZE(directives); i++) {
		if (strlen(directives[i].key) == size && !strncmp(directives[i].key, key, size)) {
			directives[i].set(test, value);
			return;
		}
	}
	broken(test, format("unknown directive '%.*s:'", (int)size, key));
}

/* One line of the comment, already without its frame. */
static void read_line(struct test *test, const char *line, size_t size)
{
	size_t key = 0, from;
	char *value;

	while (size && isspace((unsigned char)line[size - 1]))
		size--;
	while (key < size && islower((unsigned char)line[key]))
		key++;
	if (!key || key == size || line[key] != ':')
		return;
	for (from = key + 1; from < size && isspace((unsigned char)line[from]); from++)
		;
	if (from == key + 1 && from < size)
		return; /* "fbt::x" is no directive */
	value = must(strndup(line + from, size - from));
	apply(test, line, key, value);
	free(value);
}

/* Skips a "#!" line and blanks. */
static const char *first_text(const char *s)
{
	if (!strncmp(s, "#!", 2))
		s += strcspn(s, "\n");
	return s + strspn(s, " \t\r\n");
}

static void read_comment_block(struct test *test, const char *s)
{
	const char *end;

	s = first_text(s);
	end = strncmp(s, "/*", 2) ? NULL : strstr(s, "*/");
	if (!end)
		return;
	for (s += 2; s < end;) {
		size_t frame = strspn(s, " \t*"), n;

		if (s + frame >= end)
			break;
		s += frame;
		n = strcspn(s, "\n");
		if (s + n > end)
			n = end - s;
		read_line(test, s, n);
		s += n + (s + n < end);
	}
}

static void read_hash_lines(struct test *test, const char *s)
{
	for (s = first_text(s); *s == '#';) {
		size_t n = strcspn(s, "\n"), frame = 1 + strspn(s + 1, " \t");

		if (frame < n)
			read_line(test, s + frame, n - frame);
		s += n + (s[n] == '\n');
	}
}

static void read_expected(struct test *test)
{
	char *path = format("%.*s.out", (int)(strrchr(test->path, '.') - test->path), test->path);

	test->expected = read_file(path);
	free(path);
	if (test->kind != TEST_D || test->broken)
		return;
	if (test->out == OUT_REGEX && !test->expected)
		broken(test, format("'out: re' without a .out file"));
	else if (test->out == OUT_NONE && test->expected)
		broken(test, format("'out: none' with a .out file"));
	else if (!test->expected && !test->out_given && !test->tag && !test->errors.n &&
		 !test->err_none && !test->matches.n)
		broken(test, format("says nothing about the result: no .out file, no out:, match:, "
				    "tag: or err:"));
}

/* "…/test/lang/agg/count.d" is lang/agg/count. */
static char *short_name(const char *path, enum test_kind kind)
{
	const char *from = path, *next, *dot;
	size_t size;

	for (next = path; (next = strstr(next, "/test/")); next++)
		from = next + strlen("/test/");
	size = strlen(from);
	dot = strrchr(from, '.');
	if (kind != TEST_PROGRAM && dot)
		size = dot - from;
	return must(strndup(from, size));
}

struct test *test_read(const char *path, enum test_kind kind)
{
	struct test *test = must(calloc(1, sizeof(*test)));
	char *s;

	test->path = must(realpath(path, NULL));
	test->dir = must(strndup(test->path, strrchr(test->path, '/') - test->path));
	test->name = short_name(test->path, kind);
	test->kind = kind;
	test->timeout = kind == TEST_D ? DEFAULT_TIMEOUT : 3 * DEFAULT_TIMEOUT;
	if (kind == TEST_PROGRAM)
		return test;
	s = read_file(test->path);
	if (!s) {
		broken(test, format("cannot be read: %s", strerror(errno)));
		return test;
	}
	if (kind == TEST_D)
		read_comment_block(test, s);
	else
		read_hash_lines(test, s);
	free(s);
	if (!test->title)
		broken(test, format("no 'test:' line in its first comment"));
	read_expected(test);
	return test;
}
