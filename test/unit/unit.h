/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a unit test program includes: checks that go on after a failure, and one result line per test function.
 *
 *	static void widths(void)
 *	{
 *		CHECK(ready());
 *		CHECK_INT(width("ab"), 2);
 *		CHECK_STR(name(), "ab");
 *	}
 *
 *	int main(void)
 *	{
 *		RUN(widths);
 *		return unit_end();
 *	}
 *
 * Prints "ok widths" or, after one "# FILE:LINE: …" line for each failed check, "not ok widths". A test that cannot
 * run here calls unit_skip("why") and returns: "ok widths # SKIP why".
 */
#ifndef TEST_UNIT_H
#define TEST_UNIT_H

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static int unit_failures, unit_failed_tests;
static const char *unit_skip_reason;

#define CHECK(condition) unit_check((condition), __FILE__, __LINE__, #condition)
#define CHECK_INT(is, wanted) \
	unit_check_int((long long)(is), (long long)(wanted), __FILE__, __LINE__, #is)
#define CHECK_STR(is, wanted) unit_check_str((is), (wanted), __FILE__, __LINE__, #is)
#define RUN(function) unit_run(#function, function)

static inline bool unit_check(bool good, const char *file, int line, const char *text)
{
	if (!good) {
		printf("# %s:%d: not true: %s\n", file, line, text);
		unit_failures++;
	}
	return good;
}

static inline bool unit_check_int(long long is, long long wanted, const char *file, int line,
				  const char *text)
{
	if (is != wanted) {
		printf("# %s:%d: %s is %lld, not %lld\n", file, line, text, is, wanted);
		unit_failures++;
	}
	return is == wanted;
}

static inline bool unit_check_str(const char *is, const char *wanted, const char *file, int line,
				  const char *text)
{
	bool good = is && wanted ? !strcmp(is, wanted) : is == wanted;

	if (!good) {
		printf("# %s:%d: %s is \"%s\", not \"%s\"\n", file, line, text, is ? is : "(NULL)",
		       wanted ? wanted : "(NULL)");
		unit_failures++;
	}
	return good;
}

static inline void unit_skip(const char *why)
{
	unit_skip_reason = why;
}

static inline void unit_run(const char *name, void (*function)(void))
{
	unit_failures = 0;
	unit_skip_reason = NULL;
	function();
	if (unit_failures) {
		printf("not ok %s\n", name);
		unit_failed_tests++;
	} else if (unit_skip_reason) {
		printf("ok %s # SKIP %s\n", name, unit_skip_reason);
	} else {
		printf("ok %s\n", name);
	}
	fflush(stdout);
}

static inline int unit_end(void)
{
	return unit_failed_tests ? 1 : 0;
}

#endif
