/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The public calls out of order, and after an error: refused, never a crash.
 */
#include <errno.h>
#include <stdlib.h>

#include "trace/trace.h"
#include "unit.h"

static bool says(struct trace *t, const char *words)
{
	const struct trace_error_info *e = trace_error(t);

	return e && strstr(e->message, words);
}

static struct trace *quiet(void)
{
	struct trace *t = trace_new();

	trace_setopt(t, "quiet", NULL);
	return t;
}

static void too_early(void)
{
	struct trace *t = quiet();

	CHECK_INT(trace_start(t), -EINVAL);
	CHECK(says(t, "trace_compile()"));
	trace_free(t);
	t = quiet();
	CHECK_INT(trace_poll(t, 0), -EINVAL);
	CHECK(says(t, "trace_start()"));
	CHECK_INT(trace_stop(t), 0);
	trace_free(t);
	t = quiet();
	CHECK_INT(trace_watch(t, 0), -EINVAL);
	trace_free(t);
	t = quiet();
	CHECK_INT(trace_compile(t), -EINVAL);
	CHECK(says(t, "no script"));
	trace_free(t);
	t = quiet();
	CHECK_INT(trace_add_text(t, "-n", "BEGIN { exit(0); }", 0), 0);
	CHECK_INT(trace_start(t), -EINVAL);
	trace_free(t);
}

static void too_late(void)
{
	struct trace *t = quiet();

	CHECK_INT(trace_add_text(t, "-n", "BEGIN { exit(0); }", 0), 0);
	CHECK_INT(trace_compile(t), 0);
	CHECK_INT(trace_poll(t, 0), -EINVAL);
	trace_free(t);
	t = quiet();
	CHECK_INT(trace_add_text(t, "-n", "BEGIN { exit(0); }", 0), 0);
	CHECK_INT(trace_compile(t), 0);
	CHECK_INT(trace_compile(t), -EINVAL);
	trace_free(t);
	t = quiet();
	CHECK_INT(trace_add_text(t, "-n", "BEGIN { exit(0); }", 0), 0);
	CHECK_INT(trace_compile(t), 0);
	CHECK_INT(trace_add_text(t, "-n", "END { }", 0), -EINVAL);
	CHECK(says(t, "before trace_compile()"));
	CHECK_INT(trace_start(t), -EINVAL);
	trace_free(t);
}

/* What a bad script left behind is not gone on with. */
static void after_an_error(void)
{
	struct trace *t = quiet();
	char *text;

	CHECK(trace_add_text(t, "one", "BEGIN { x = nosuch; }", 0) < 0);
	CHECK(trace_add_text(t, "two", "BEGIN { exit(0); }", 0) < 0);
	CHECK(trace_compile(t) < 0);
	CHECK(trace_start(t) < 0);
	CHECK(trace_poll(t, 0) < 0);
	CHECK_INT(trace_stop(t), 0);
	CHECK(says(t, "nosuch"));
	text = trace_error_text(t, false, false);
	CHECK(text && strncmp(text, "trace: ", 7) == 0 && text[strlen(text) - 1] == '\n');
	free(text);
	trace_free(t);
}

static void without_an_error(void)
{
	struct trace *t = quiet();
	char *text = trace_error_text(t, false, false);

	CHECK(!trace_error(t));
	CHECK_STR(text, "");
	free(text);
	trace_free(t);
	trace_free(NULL);
}

int main(void)
{
	RUN(too_early);
	RUN(too_late);
	RUN(after_an_error);
	RUN(without_an_error);
	return unit_end();
}
