/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Records as JSON (-x oformat=json): one object on a line for each firing, fault, drop, aggregation
 * that is left at the end, and one for the end itself. "type" tells them apart; all stand in the
 * output, none on stderr. A firing:
 *
 *	{"type":"probe","time":…,"cpu":0,"epid":1,"id":1,"provider":"dtrace","module":"",
 *	 "function":"","name":"BEGIN","data":[{"action":"printf","text":"…","args":[…]},…]}
 *
 * It is put together in c->line, because actions may write lines of their own before it is whole.
 */
#include "consume/impl.h"
#include "print/json.h"

static inline const char *datum(const struct tr_rec *r, const struct tr_act *a, size_t i)
{
	return (const char *)r->hdr + a->data[i].off;
}

static void put_line(struct tr_consumer *c, struct tr_buf *b)
{
	tr_buf_puts(b, "}\n");
	tr_buf_add(&c->out, b->s, b->n);
	b->n = 0;
}

static void put_head(struct tr_buf *b, const char *type)
{
	tr_buf_add(b, "{", 1);
	tr_json_string(b, "type", type);
}

static void put_probe(struct tr_buf *b, const struct tr_rec *r)
{
	tr_json_uint(b, "time", r->hdr->time);
	tr_json_int(b, "cpu", r->cpu);
	tr_json_uint(b, "epid", tr_rec_epid(r->clause, r->probe));
	if (!r->probe)
		return;
	tr_json_uint(b, "id", r->probe->id);
	tr_json_string(b, "provider", r->probe->prv);
	tr_json_string(b, "module", r->probe->mod);
	tr_json_string(b, "function", r->probe->fun);
	tr_json_string(b, "name", r->probe->nam);
}

static void json_begin(struct tr_consumer *c, const struct tr_rec *r)
{
	put_head(&c->line, "probe");
	put_probe(&c->line, r);
	tr_json_key(&c->line, "data");
	tr_buf_add(&c->line, "[", 1);
}

static void json_end(struct tr_consumer *c, const struct tr_rec *r)
{
	(void)r;
	tr_buf_add(&c->line, "]", 1);
	put_line(c, &c->line);
}

/* ---- actions: an object in "data" each */

static struct tr_buf *open_act(struct tr_consumer *c, const char *name)
{
	tr_json_comma(&c->line);
	tr_buf_add(&c->line, "{", 1);
	tr_json_string(&c->line, "action", name);
	return &c->line;
}

static void close_act(struct tr_consumer *c)
{
	tr_buf_add(&c->line, "}", 1);
}

static void act_trace(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_buf *b = open_act(c, "trace");

	tr_json_key(b, "value");
	tr_json_value(c->t, b, a->data[0].type, datum(r, a, 0), a->data[0].size);
	close_act(c);
}

/* What the format makes of the data, and the data. */
static void put_formatted(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a,
			  const char *key)
{
	struct tr_buf *b = &c->line, text = { 0 };

	tr_buf_puts(&text, "");
	tr_format_print(c->t, &text, a->fmt, a, r->hdr);
	tr_json_key(b, key);
	tr_json_text(b, text.s, text.n);
	tr_buf_free(&text);
	tr_json_key(b, "args");
	tr_buf_add(b, "[", 1);
	for (size_t i = 0; i < a->ndata; i++) {
		tr_json_comma(b);
		tr_json_value(c->t, b, a->data[i].type, datum(r, a, i), a->data[i].size);
	}
	tr_buf_add(b, "]", 1);
}

static void act_printf(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	open_act(c, "printf");
	put_formatted(c, r, a, "text");
	close_act(c);
}

static void act_stack(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_type *type = tr_type_resolve(a->data[0].type);
	struct tr_buf *b = open_act(c, a->kind == ACT_USTACK ? "ustack" : "stack");

	if (type->kind == T_USTACK)
		tr_json_uint(b, "pid", tr_int_load(datum(r, a, 0), 8, false));
	tr_json_key(b, "frames");
	tr_json_stack(c->t, b, type, datum(r, a, 0), a->data[0].size);
	close_act(c);
}

static void act_sym(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_type *type = tr_type_resolve(a->data[0].type);
	struct tr_buf *b = open_act(c, type->kind == T_USYM ? "usym" : "sym");

	tr_json_key(b, "value");
	tr_json_sym(c->t, b, type, datum(r, a, 0));
	close_act(c);
}

static void act_tracemem(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_buf *b = open_act(c, "tracemem");
	size_t n = a->data[0].size;

	if (a->ndata > 1)
		n = (size_t)TR_MIN(n, tr_int_load(datum(r, a, 1), a->data[1].size, true));
	tr_json_key(b, "bytes");
	tr_json_bytes(b, datum(r, a, 0), n);
	close_act(c);
}

static void act_print(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_buf *b = open_act(c, "print");

	if (a->ndata > 1) /* followed a pointer */
		tr_json_addr(b, "addr", tr_int_load(datum(r, a, 1), a->data[1].size, false));
	tr_json_string(b, "ctype", tr_type_name(c->t, a->data[0].type));
	tr_json_key(b, "value");
	tr_json_value(c->t, b, a->data[0].type, datum(r, a, 0),
		      (size_t)TR_MIN((int64_t)a->data[0].size,
				     TR_MAX(tr_opt(c->t, PRINTSIZE), (int64_t)8)));
	close_act(c);
}

/* Link type, length of the packet, bytes kept of it, the bytes. */
static void act_pcap(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	struct tr_buf *b = open_act(c, "pcap");
	uint64_t kept = tr_int_load(datum(r, a, 2), a->data[2].size, false);

	tr_json_uint(b, "linktype", tr_int_load(datum(r, a, 0), a->data[0].size, false));
	tr_json_uint(b, "length", tr_int_load(datum(r, a, 1), a->data[1].size, false));
	tr_json_key(b, "bytes");
	tr_json_bytes(b, datum(r, a, 3), TR_MIN(kept, (uint64_t)a->data[3].size));
	close_act(c);
}

/* Those that do something are shown, and done. */
static void act_done(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	static const char *const names[ACT_DEFAULT + 1] = {
		[ACT_SYSTEM] = "system",
		[ACT_FREOPEN] = "freopen",
		[ACT_EXIT] = "exit",
	};

	open_act(c, names[a->kind]);
	if (a->kind == ACT_EXIT)
		tr_json_int(&c->line, "status",
			    (int)tr_int_load(datum(r, a, 0), a->data[0].size, true));
	else
		put_formatted(c, r, a, a->kind == ACT_SYSTEM ? "command" : "file");
	close_act(c);
	tr_common_acts[a->kind](c, r, a);
}

/* ---- aggregations */

static void put_row(struct tr_consumer *c, struct tr_buf *b, const struct tr_snap *s,
		    const struct tr_joined *row, const int64_t *words)
{
	const struct tr_agg *agg = s->agg;

	tr_json_comma(b);
	tr_buf_puts(b, "{\"keys\":[");
	for (size_t i = 0; i < agg->nkeys; i++) {
		tr_json_comma(b);
		tr_json_value(c->t, b, agg->keys[i].type, row->tuple + agg->keys[i].off,
			      agg->keys[i].size);
	}
	tr_buf_add(b, "]", 1);
	if (tr_agg_is_distribution(agg)) {
		tr_json_key(b, "buckets");
		tr_json_distribution(b, agg, words, s->norm);
	} else {
		tr_json_int(b, "value", tr_agg_number(agg, words, s->norm));
	}
	tr_buf_add(b, "}", 1);
}

/* "name":…,"function":…,"rows":[…] of the i-th of the joined aggregations */
static void put_agg(struct tr_consumer *c, struct tr_buf *b, const struct tr_snap *s,
		    const struct tr_rows *rows, size_t i)
{
	static const char *const names[] = {
		[AGG_COUNT] = "count",
		[AGG_SUM] = "sum",
		[AGG_MIN] = "min",
		[AGG_MAX] = "max",
		[AGG_AVG] = "avg",
		[AGG_STDDEV] = "stddev",
		[AGG_QUANTIZE] = "quantize",
		[AGG_LQUANTIZE] = "lquantize",
		[AGG_LLQUANTIZE] = "llquantize",
	};

	tr_json_string(b, "name", s->agg->name);
	tr_json_string(b, "function", names[s->agg->func]);
	if (s->norm != 1)
		tr_json_int(b, "normalization", s->norm);
	tr_json_key(b, "rows");
	tr_buf_add(b, "[", 1);
	for (size_t k = 0; k < rows->n; k++)
		put_row(c, b, s, &rows->v[k], rows->v[k].words[i]);
	tr_buf_add(b, "]", 1);
}

static void put_printa_text(struct tr_consumer *c, const struct tr_act *by, struct tr_snap **snaps,
			    struct tr_rows *rows)
{
	struct tr_buf text = { 0 };

	tr_buf_puts(&text, "");
	for (size_t i = 0; i < rows->n; i++)
		tr_agg_format_row(c, &text, by->fmt, snaps, &rows->v[i]);
	tr_json_key(&c->line, "text");
	tr_json_text(&c->line, text.s, text.n);
	tr_buf_free(&text);
}

static void put_printa(struct tr_consumer *c, const struct tr_act *by, struct tr_snap **snaps,
		       size_t n, struct tr_rows *rows)
{
	struct tr_buf *b = open_act(c, "printa");

	if (by->fmt)
		put_printa_text(c, by, snaps, rows);
	tr_json_key(b, "aggregations");
	tr_buf_add(b, "[", 1);
	for (size_t i = 0; i < n; i++) {
		tr_json_comma(b);
		tr_buf_add(b, "{", 1);
		put_agg(c, b, snaps[i], rows, i);
		tr_buf_add(b, "}", 1);
	}
	tr_buf_add(b, "]", 1);
	close_act(c);
}

static void json_aggs(struct tr_consumer *c, const struct tr_act *by, struct tr_agg **aggs,
		      size_t n)
{
	struct tr_snap *snaps[TR_JOIN_MAX];
	struct tr_buf line = { 0 };
	struct tr_rows rows;

	n = tr_aggs_take(c, by, aggs, n, snaps);
	if (!n || tr_rows_get(c, snaps, n, &rows))
		return;
	if (by) {
		put_printa(c, by, snaps, n, &rows);
	} else {
		put_head(&line, "aggregation");
		put_agg(c, &line, snaps[0], &rows, 0);
		put_line(c, &line);
	}
	tr_rows_free(&rows);
	tr_buf_free(&line);
}

static void act_printa(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	(void)r;
	json_aggs(c, a, a->aggs, a->naggs);
}

/* ---- what is no firing */

static void put_place(struct tr_consumer *c, struct tr_buf *b, const struct tr_rec *r,
		      const struct tr_rec_error *e)
{
	struct trace *t = c->t;
	uint32_t src = r->clause ? r->clause->pos.src : 0;

	if (!e->line_col || !src || src > t->sources.n)
		return;
	tr_json_string(b, "file", t->sources.v[src - 1].name);
	tr_json_uint(b, "line", e->line_col >> 12);
	tr_json_uint(b, "column", e->line_col & 0xfff);
}

static void json_error(struct tr_consumer *c, const struct tr_rec *r, const struct tr_rec_error *e,
		       const char *text)
{
	struct tr_buf line = { 0 };

	put_head(&line, "error");
	put_probe(&line, r);
	if (e) {
		tr_json_uint(&line, "action", e->action);
		tr_json_string(&line, "fault", tr_fault_text(e->fault));
		tr_json_uint(&line, "number", e->fault);
		tr_json_addr(&line, "value", e->value);
		put_place(c, &line, r, e);
	}
	tr_json_string(&line, "message", text);
	put_line(c, &line);
	tr_buf_free(&line);
}

static void json_drop(struct tr_consumer *c, enum tr_drop kind, int cpu, uint64_t n,
		      const char *text)
{
	static const char *const names[DROP_MAX] = {
		[DROP_RECORD] = "record",	    [DROP_AGG] = "aggregation",
		[DROP_DYNVAR] = "dynamic variable", [DROP_TLS] = "thread-local variable",
		[DROP_SCRATCH] = "scratch space",   [DROP_ERROR] = "error",
		[DROP_SPEC] = "speculation",	    [DROP_SPECBUSY] = "speculation busy",
		[DROP_SPECNONE] = "no speculation", [DROP_NEST] = "nested probe",
		[DROP_MISSED] = "missed probe",
	};
	struct tr_buf line = { 0 };

	put_head(&line, "drop");
	tr_json_string(&line, "kind", names[kind]);
	if (cpu >= 0)
		tr_json_int(&line, "cpu", cpu);
	tr_json_uint(&line, "count", n);
	tr_json_string(&line, "message", text);
	put_line(c, &line);
	tr_buf_free(&line);
}

static void json_finish(struct tr_consumer *c)
{
	struct tr_buf line = { 0 };

	put_head(&line, "exit");
	tr_json_int(&line, "status", c->status);
	put_line(c, &line);
	tr_buf_free(&line);
}

const struct tr_renderer tr_json_renderer = {
	.begin = json_begin,
	.end = json_end,
	.acts = {
		[ACT_TRACE] = act_trace,
		[ACT_PRINTF] = act_printf,
		[ACT_PRINTA] = act_printa,
		[ACT_STACK] = act_stack,
		[ACT_USTACK] = act_stack,
		[ACT_SYM] = act_sym,
		[ACT_TRACEMEM] = act_tracemem,
		[ACT_PRINT] = act_print,
		[ACT_PCAP] = act_pcap,
		[ACT_EXIT] = act_done,
		[ACT_SYSTEM] = act_done,
		[ACT_FREOPEN] = act_done,
	},
	.error = json_error,
	.drop = json_drop,
	.aggs = json_aggs,
	.finish = json_finish,
};
