/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Aggregations as text: printa() with a format or in the default layout, and what is left at the
 * end of tracing.
 */
#include "consume/impl.h"

struct printing {
	struct tr_snap **snaps;
	const struct tr_joined *row;
};

/* An @ conversion. A distribution is drawn whatever the letter. */
static void put_agg(void *ctx, struct tr_buf *b, const struct tr_conv *conv, int width, int prec)
{
	struct printing *p = ctx;
	const struct tr_snap *s = p->snaps[conv->aggno];
	const int64_t *words = p->row->words[conv->aggno];
	enum tr_how how = conv->how;

	if (tr_agg_is_distribution(s->agg)) {
		tr_put_distribution(b, s->agg, words, s->norm);
		return;
	}
	if (how != HOW_UDEC && how != HOW_HEX && how != HOW_OCT)
		how = HOW_DEC;
	tr_put_int(b, conv, how, (uint64_t)tr_agg_number(s->agg, words, s->norm), true, width,
		   prec);
}

static void put_default_row(struct tr_consumer *c, struct tr_snap **snaps, size_t n,
			    const struct tr_joined *row)
{
	static const struct tr_conv none;
	const struct tr_agg *agg = snaps[0]->agg;

	for (size_t i = 0; i < agg->nkeys; i++)
		tr_put_key(c->t, &c->out, agg->keys[i].type, row->tuple + agg->keys[i].off,
			   agg->keys[i].size);
	for (size_t i = 0; i < n; i++) {
		const struct tr_snap *s = snaps[i];

		if (tr_agg_is_distribution(s->agg)) {
			tr_put_distribution(&c->out, s->agg, row->words[i], s->norm);
			continue;
		}
		tr_buf_add(&c->out, " ", 1);
		tr_put_int(&c->out, &none, HOW_DEC,
			   (uint64_t)tr_agg_number(s->agg, row->words[i], s->norm), true, 16, -1);
	}
	tr_buf_add(&c->out, "\n", 1);
}

size_t tr_aggs_take(struct tr_consumer *c, const struct tr_act *by, struct tr_agg **aggs, size_t n,
		    struct tr_snap *snaps[TR_JOIN_MAX])
{
	n = TR_MIN(n, (size_t)TR_JOIN_MAX);
	for (size_t i = 0; i < n; i++) {
		snaps[i] = &c->snaps[aggs[i]->id];
		tr_snap_show(c, snaps[i]);
		snaps[i]->printed |= by != NULL;
	}
	return n;
}

void tr_agg_format_row(struct tr_consumer *c, struct tr_buf *b, const struct tr_format *f,
		       struct tr_snap **snaps, const struct tr_joined *row)
{
	struct printing p = { .snaps = snaps, .row = row };

	tr_format_print_row(c->t, b, f, snaps[0]->agg, row->tuple, put_agg, &p);
}

void tr_text_aggs(struct tr_consumer *c, const struct tr_act *by, struct tr_agg **aggs, size_t n)
{
	struct tr_snap *snaps[TR_JOIN_MAX];
	struct tr_rows rows;

	n = tr_aggs_take(c, by, aggs, n, snaps);
	if (by && !by->fmt)
		tr_buf_add(&c->out, "\n", 1);
	if (!n || tr_rows_get(c, snaps, n, &rows))
		return;
	for (size_t i = 0; i < rows.n; i++) {
		if (by && by->fmt)
			tr_agg_format_row(c, &c->out, by->fmt, snaps, &rows.v[i]);
		else
			put_default_row(c, snaps, n, &rows.v[i]);
		if (c->out.n > 1 << 20)
			tr_out_flush(c);
	}
	tr_rows_free(&rows);
}

static bool has_rows(const struct tr_snap *s)
{
	for (size_t i = 0; i < s->nrows; i++)
		if (tr_snap_row(s, i)->visible)
			return true;
	return false;
}

void tr_aggs_end(struct tr_consumer *c)
{
	bool first = true;

	for (size_t i = 0; i < c->nsnaps; i++) {
		struct tr_agg *agg = (struct tr_agg *)c->snaps[i].agg;

		if (c->snaps[i].printed)
			continue;
		tr_snap_again(c, &c->snaps[i]); /* and so tr_snap_show() takes this one */
		c->snaps[i].taken = c->recno = c->recno ? c->recno : 1;
		if (!has_rows(&c->snaps[i]))
			continue;
		if (first && c->render == &tr_text_renderer)
			tr_buf_add(&c->out, "\n", 1);
		first = false;
		c->render->aggs(c, NULL, &agg, 1);
	}
}
