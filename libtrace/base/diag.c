/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Recording errors and passing on warnings. The first error of a compile stands: those after it
 * are mostly its consequences. Leaves record, the command prints.
 */
#include "handle.h"

static const char *const tag_names[TR_TAG_MAX] = {
#define TR_TAG(name) #name,
#include "base/tags.h"
#undef TR_TAG
};

const char *tr_tag_name(enum tr_tag tag)
{
	return (unsigned)tag < TR_TAG_MAX ? tag_names[tag] : "D_UNKNOWN";
}

static char *format(const char *fmt, va_list ap)
{
	char *s = NULL;

	if (vasprintf(&s, fmt, ap) < 0)
		return NULL;
	return s;
}

int tr_error(struct trace *t, enum tr_tag tag, struct tr_pos pos, const char *fmt, ...)
{
	va_list ap;

	if (t->diag.set)
		return -EINVAL;
	t->diag = (struct tr_diag){
		.set = true, .has_tag = true, .tag = tag, .pos = pos, .err = EINVAL
	};
	va_start(ap, fmt);
	t->diag.msg = format(fmt, ap);
	va_end(ap);
	return -EINVAL;
}

/* The limit that is meant is raised outside. */
static void add_remedy(struct tr_diag *d)
{
	char *msg;

	if (!d->msg || asprintf(&msg, "%s (see ulimit -n)", d->msg) < 0)
		return;
	free(d->msg);
	d->msg = msg;
}

static void fail(struct trace *t, int err, bool refused, const char *fmt, va_list ap)
{
	if (t->diag.set)
		return;
	t->diag = (struct tr_diag){ .set = true, .refused = refused, .err = err };
	t->diag.msg = format(fmt, ap);
	if (err == EMFILE)
		add_remedy(&t->diag);
}

void tr_forget_error(struct trace *t)
{
	free(t->diag.msg);
	free(t->diag.hint);
	memset(&t->diag, 0, sizeof(t->diag));
}

int tr_fail(struct trace *t, int err, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fail(t, err, false, fmt, ap);
	va_end(ap);
	return -err;
}

int tr_refused(struct trace *t, int err, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	fail(t, err, true, fmt, ap);
	va_end(ap);
	return -err;
}

void tr_unable(struct trace *t, const char *fmt, ...)
{
	va_list ap;

	if (t->unable)
		return;
	va_start(ap, fmt);
	t->unable = format(fmt, ap);
	va_end(ap);
}

void tr_hint(struct trace *t, const char *fmt, ...)
{
	va_list ap;

	if (!t->diag.set || t->diag.hint)
		return;
	va_start(ap, fmt);
	t->diag.hint = format(fmt, ap);
	va_end(ap);
}

static void message(struct trace *t, int verbose, const char *fmt, va_list ap)
{
	char *line;

	if (!t->message)
		return;
	line = format(fmt, ap);
	if (line)
		t->message(t->message_ctx, verbose, line);
	free(line);
}

void tr_warn(struct trace *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	message(t, 0, fmt, ap);
	va_end(ap);
}

void tr_verbose(struct trace *t, const char *fmt, ...)
{
	va_list ap;

	if (!tr_opt(t, VERBOSE))
		return;
	va_start(ap, fmt);
	message(t, 1, fmt, ap);
	va_end(ap);
}

void tr_debug(struct trace *t, const char *fmt, ...)
{
	va_list ap;
	char *line, *full = NULL;

	if (!tr_opt(t, DEBUG))
		return;
	va_start(ap, fmt);
	line = format(fmt, ap);
	va_end(ap);
	if (line && asprintf(&full, "debug: %s", line) >= 0)
		t->message(t->message_ctx, 1, full);
	free(full);
	free(line);
}
