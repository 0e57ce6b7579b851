/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * -l: the probes in dtrace's columns. A kernel has more than 100,000 of them, so the lines are put
 * together by hand in a large buffer.
 */
#include <errno.h>
#include <string.h>

#include "cmd.h"

#define BUFFER 65536
#define ID_WIDTH 5
#define PROVIDER_WIDTH 10
#define MODULE_WIDTH 17
#define FUNCTION_WIDTH 33

struct listing {
	FILE *out;
	size_t n;
	bool failed;
	char buf[BUFFER];
};

static void flush(struct listing *l)
{
	if (l->n && fwrite(l->buf, 1, l->n, l->out) != l->n)
		l->failed = true;
	l->n = 0;
}

/* The text, right-aligned in width columns, and what stands after it. */
static void column(struct listing *l, size_t width, const char *s, size_t len, char after)
{
	size_t blanks = len < width ? width - len : 0;

	if (blanks + len + 1 > sizeof(l->buf) - l->n)
		flush(l);
	if (blanks + len + 1 > sizeof(l->buf))
		len = sizeof(l->buf) - blanks - 1;
	memset(l->buf + l->n, ' ', blanks);
	memcpy(l->buf + l->n + blanks, s, len);
	l->n += blanks + len;
	l->buf[l->n++] = after;
}

static void text(struct listing *l, size_t width, const char *s, char after)
{
	column(l, width, s, strlen(s), after);
}

static void number(struct listing *l, size_t width, uint32_t v)
{
	char digits[10], *s = digits + sizeof(digits);

	do
		*--s = (char)('0' + v % 10);
	while (v /= 10);
	column(l, width, s, (size_t)(digits + sizeof(digits) - s), ' ');
}

static int one_probe(void *ctx, const struct trace_probe_info *pb, const char *detail)
{
	struct listing *l = ctx;

	number(l, ID_WIDTH, pb->id);
	text(l, PROVIDER_WIDTH, pb->provider, ' ');
	text(l, MODULE_WIDTH, pb->module, ' ');
	text(l, FUNCTION_WIDTH, pb->function, ' ');
	text(l, 0, pb->name, '\n');
	if (detail)
		text(l, 0, detail, '\n');
	return l->failed;
}

int cmd_list(struct cmd *c)
{
	static struct listing l;
	bool details = *trace_getopt(c->t, "verbose") == '1';
	long n;

	l.out = c->out;
	text(&l, ID_WIDTH, "ID", ' ');
	text(&l, PROVIDER_WIDTH, "PROVIDER", ' ');
	text(&l, MODULE_WIDTH, "MODULE", ' ');
	text(&l, FUNCTION_WIDTH, "FUNCTION", ' ');
	text(&l, 0, "NAME", '\n');
	n = trace_list(c->t, details, one_probe, &l);
	flush(&l);
	if (fflush(l.out) && errno != EPIPE) {
		cmd_say("cannot write the list: %s", strerror(errno));
		return STATUS_ERROR;
	}
	if (n < 0)
		return cmd_fail(c);
	if (n == 0 && c->nscripts && *trace_getopt(c->t, "zdefs") == '0') {
		cmd_say("no probe matches %s%s", c->scripts[0].text,
			c->nscripts > 1 ? " or what follows it" : "");
		return STATUS_ERROR;
	}
	return STATUS_OK;
}
