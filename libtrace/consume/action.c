/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Actions that do something here instead of showing data, whatever the output format: exit,
 * system, freopen, ftruncate, setopt, and those on aggregations.
 */
#include <unistd.h>

#include "consume/impl.h"

static inline const char *datum(const struct tr_rec *r, const struct tr_act *a, size_t i)
{
	return (const char *)r->hdr + a->data[i].off;
}

static int64_t number(const struct tr_rec *r, const struct tr_act *a, size_t i)
{
	return (int64_t)tr_int_load(datum(r, a, i), a->data[i].size,
				    tr_type_is_signed(a->data[i].type));
}

static void act_exit(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	/* the first one counts, unless END thinks otherwise */
	if (!c->exited || (r->probe && !strcmp(r->probe->nam, "END")))
		c->status = (int)number(r, a, 0);
	c->exited = true;
}

/* What the format makes of the data; malloc'ed by the buffer. */
static struct tr_buf formatted(struct tr_consumer *c, const struct tr_rec *r,
			       const struct tr_act *a)
{
	struct tr_buf b = { 0 };

	tr_buf_puts(&b, "");
	tr_format_print(c->t, &b, a->fmt, a, r->hdr);
	return b;
}

static void act_system(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_buf cmd = formatted(c, r, a);

	/* its output stands where the script says it */
	tr_out_flush(c);
	if (system(cmd.s) == -1)
		tr_rec_warn(c, r, a, "system(): cannot run the shell: %s", strerror(errno));
	tr_buf_free(&cmd);
}

static void act_freopen(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_buf path = formatted(c, r, a);
	FILE *f = c->first_out;

	tr_out_flush(c);
	if (path.n)
		f = fopen(path.s, "ae");
	if (!f) {
		tr_rec_warn(c, r, a, "freopen(): cannot open \"%s\": %s", path.s, strerror(errno));
	} else {
		if (c->t->out != c->first_out)
			fclose(c->t->out);
		c->t->out = f;
	}
	tr_buf_free(&path);
}

static void act_ftruncate(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	(void)r;
	(void)a;
	tr_out_flush(c);
	/* only files can be cut: on terminals and pipes nothing happens */
	if (!ftruncate(fileno(c->t->out), 0))
		rewind(c->t->out);
}

static bool is_dynamic(const char *name)
{
	static const struct {
		const char *name;
		bool dynamic;
	} rows[] = {
#define TR_OPT(id, name, kind, deflt, dynamic, help) { name, dynamic },
#include "optlist.h"
#undef TR_OPT
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++)
		if (!strcmp(rows[i].name, name))
			return rows[i].dynamic;
	return true; /* unknown: tr_option_set says so */
}

static void act_setopt(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct trace *t = c->t;
	struct tr_diag before = t->diag;
	const char *name = datum(r, a, 0), *value = a->ndata > 1 ? datum(r, a, 1) : NULL;

	if (!is_dynamic(name)) {
		tr_rec_warn(c, r, a, "setopt(): option \"%s\" cannot be changed while tracing",
			    name);
		return;
	}
	memset(&t->diag, 0, sizeof(t->diag));
	if (tr_option_set(t, name, value))
		tr_rec_warn(c, r, a, "setopt(): %s", t->diag.msg ? t->diag.msg : "bad option");
	free(t->diag.msg);
	free(t->diag.hint);
	t->diag = before;
}

/* ---- aggregations */

static struct tr_snap *snap_of(struct tr_consumer *c, const struct tr_act *a)
{
	return &c->snaps[a->aggs[0]->id];
}

static void act_clear(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	(void)r;
	tr_snap_clear(c, snap_of(c, a));
}

static void act_trunc(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	tr_snap_trunc(c, snap_of(c, a), a->ndata ? number(r, a, 0) : 0);
}

static void act_normalize(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	int64_t by = number(r, a, 0);

	if (by)
		snap_of(c, a)->norm = by;
	else
		tr_rec_warn(c, r, a, "normalize(): divide-by-zero");
}

static void act_denormalize(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	(void)r;
	snap_of(c, a)->norm = 1;
}

tr_act_fn *const tr_common_acts[ACT_DEFAULT + 1] = {
	[ACT_EXIT] = act_exit,
	[ACT_CLEAR] = act_clear,
	[ACT_TRUNC] = act_trunc,
	[ACT_NORMALIZE] = act_normalize,
	[ACT_DENORMALIZE] = act_denormalize,
	[ACT_SYSTEM] = act_system,
	[ACT_FREOPEN] = act_freopen,
	[ACT_FTRUNCATE] = act_ftruncate,
	[ACT_SETOPT] = act_setopt,
	[ACT_PCAP] = tr_act_pcap,
};
