/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * -l: the probes in dtrace's columns, or with oformat=json an object on a line each. A kernel has
 * more than 100,000 of them, so the lines are put together by hand in a large buffer, and what
 * neighbours have in common is copied from the line before.
 */
#include <errno.h>
#include <string.h>

#include "cmd.h"

#define BUFFER 65536
#define ID_WIDTH 5
#define ID_ROOM 12 /* bytes ahead of a line's other columns: the id, right-aligned, and a blank */
#define PROVIDER_WIDTH 10
#define MODULE_WIDTH 17
#define FUNCTION_WIDTH 33
#define HEAD_MAX 8192 /* bytes kept of a line's columns from id to function */

struct listing {
	FILE *out;
	size_t n;
	bool failed, json;
	uint32_t id;				  /* what head shows */
	const char *provider, *module, *function; /* the same */
	size_t from, nhead, nmodule; /* head: where it begins, its end, the end of the module */
	char head[HEAD_MAX];
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

/* A column of head: the text, right-aligned, and a blank. What does not fit is cut. */
static void head_column(struct listing *l, size_t width, const char *s)
{
	size_t len = strlen(s), blanks = len < width ? width - len : 0;
	size_t room = sizeof(l->head) - l->nhead;

	if (!room--)
		return;
	blanks = blanks < room ? blanks : room;
	len = len < room - blanks ? len : room - blanks;
	memset(l->head + l->nhead, ' ', blanks);
	memcpy(l->head + l->nhead + blanks, s, len);
	l->nhead += blanks + len;
	l->head[l->nhead++] = ' ';
}

static void make_head(struct listing *l, const char *provider, const char *module,
		      const char *function)
{
	if (provider != l->provider || module != l->module) {
		l->nhead = ID_ROOM;
		head_column(l, PROVIDER_WIDTH, provider);
		head_column(l, MODULE_WIDTH, module);
		l->nmodule = l->nhead;
	} else if (function == l->function) {
		return;
	}
	l->nhead = l->nmodule;
	head_column(l, FUNCTION_WIDTH, function);
	l->provider = provider;
	l->module = module;
	l->function = function;
}

/* Put the number into head; from one line to the next it mostly takes another last digit. */
static void number(struct listing *l, uint32_t v)
{
	char *s = l->head + ID_ROOM;

	if (v == l->id + 1 && s[-2] >= '0' && s[-2] < '9') {
		s[-2]++;
		l->id = v;
		return;
	}
	l->id = v;
	*--s = ' ';
	do
		*--s = (char)('0' + v % 10);
	while (v /= 10);
	while (s > l->head + ID_ROOM - ID_WIDTH - 1)
		*--s = ' ';
	l->from = (size_t)(s - l->head);
}

static void line(struct listing *l, const char *name)
{
	size_t n = strlen(name), nhead = l->nhead - l->from, all = nhead + n + 1;
	char *to;

	if (all > sizeof(l->buf) - l->n)
		flush(l);
	if (all > sizeof(l->buf))
		n -= all - sizeof(l->buf);
	to = l->buf + l->n;
	memcpy(to, l->head + l->from, nhead);
	memcpy(to += nhead, name, n);
	to[n] = '\n';
	l->n += nhead + n + 1;
}

const char *cmd_json_escape(char buf[8], char c)
{
	if (c != '"' && c != '\\' && (unsigned char)c >= 0x20)
		return NULL;
	snprintf(buf, 8, (unsigned char)c < 0x20 ? "\\u%04x" : "\\%c", c);
	return buf;
}

/* ,"key":"value": names may hold what JSON has to escape. */
static void member(struct listing *l, const char *key, const char *s)
{
	text(l, 0, ",\"", *key);
	text(l, 0, key + 1, '"');
	text(l, 0, ":", '"');
	for (; *s; s++) {
		char buf[8];
		const char *esc = cmd_json_escape(buf, *s);
		size_t last = esc ? strlen(esc) - 1 : 0;

		column(l, 0, esc ? esc : s, last, esc ? esc[last] : *s);
	}
	column(l, 0, "", 0, '"');
}

static int json_probe(struct listing *l, const struct trace_probe_info *pb)
{
	char head[48];

	snprintf(head, sizeof(head), "{\"type\":\"probe\",\"id\":%u", pb->id);
	column(l, 0, head, strlen(head) - 1, head[strlen(head) - 1]);
	member(l, "provider", pb->provider);
	member(l, "module", pb->module);
	member(l, "function", pb->function);
	member(l, "name", pb->name);
	text(l, 0, "}", '\n');
	return l->failed;
}

static int one_probe(void *ctx, const struct trace_probe_info *pb, const char *detail)
{
	struct listing *l = ctx;

	if (l->json)
		return json_probe(l, pb);
	number(l, pb->id);
	make_head(l, pb->provider, pb->module, pb->function);
	line(l, pb->name);
	if (detail)
		text(l, 0, detail, '\n');
	return l->failed;
}

static void heading(struct listing *l)
{
	memcpy(l->head, "         ID ", ID_ROOM);
	l->from = ID_ROOM - ID_WIDTH - 1;
	make_head(l, "PROVIDER", "MODULE", "FUNCTION");
	line(l, "NAME");
}

int cmd_list(struct cmd *c)
{
	static struct listing l;
	bool details = *trace_getopt(c->t, "verbose") == '1';
	const char *format = trace_getopt(c->t, "oformat");
	long n;

	l.out = c->out;
	l.json = format && !strcmp(format, "json");
	if (!l.json)
		heading(&l);
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
