/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * --features: what this kernel and this user's rights offer, a line each, and why something is
 * missing; with oformat=json an object on a line each.
 */
#include <errno.h>
#include <string.h>

#include "cmd.h"

/* "key":"value"; what JSON has to escape may stand in an error text. */
static void member(FILE *out, const char *key, const char *s)
{
	char buf[8];

	fprintf(out, "\"%s\":\"", key);
	for (; *s; s++) {
		const char *esc = cmd_json_escape(buf, *s);

		if (esc)
			fputs(esc, out);
		else
			fputc(*s, out);
	}
	fputc('"', out);
}

static void json_row(FILE *out, const char *name, const char *what, const char *since,
		     const char *why)
{
	fputs("{\"type\":\"feature\",", out);
	member(out, "name", name);
	fprintf(out, ",\"there\":%s,", why ? "false" : "true");
	member(out, "what", what);
	fputc(',', out);
	member(out, "since", since);
	if (why) {
		fputc(',', out);
		member(out, "why", why);
	}
	fputs("}\n", out);
}

static void text_row(FILE *out, const char *name, const char *what, const char *since,
		     const char *why)
{
	fprintf(out, "%-14s %-5s %s", name, why ? "no" : "yes", what);
	if (why)
		fprintf(out, " (Linux %s and newer): %s", since, why);
	fputc('\n', out);
}

int cmd_features(struct cmd *c)
{
	const char *format = trace_getopt(c->t, "oformat"), *name, *what, *since, *why;
	bool json = format && !strcmp(format, "json");

	if (!json)
		fprintf(c->out, "%-14s %-5s %s\n", "FEATURE", "THERE", "WHAT FOR");
	for (size_t i = 0; (name = trace_feature_row(c->t, i, &what, &since, &why)); i++)
		(json ? json_row : text_row)(c->out, name, what, since, why);
	if (fflush(c->out) && errno != EPIPE) {
		cmd_say("cannot write the list: %s", strerror(errno));
		return STATUS_ERROR;
	}
	return STATUS_OK;
}
