/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Records as text in DTrace's shape: a line for each, with CPU, probe id and FUNCTION:NAME in
 * columns unless quiet, the actions' output behind it; with -F indented by entry and return.
 */
#include "consume/impl.h"

static const char *or_empty(const char *s)
{
	return s ? s : "";
}

/* ---- -F */

enum flow { FLOW_NONE, FLOW_ENTRY, FLOW_RETURN };

static bool ends_in(const char *name, const char *word)
{
	size_t n = strlen(name), w = strlen(word);

	return n >= w && !strcmp(name + n - w, word) && (n == w || name[n - w - 1] == '-');
}

/* Further clauses of the same firing do not indent again. */
static enum flow flow_of(struct tr_consumer *c, const struct tr_rec *r, const char *name)
{
	bool again = c->flow_probe == r->probe && c->flow_cpu == r->cpu &&
		     c->flow_clause != r->clause;

	if (again)
		return FLOW_NONE;
	return ends_in(name, "entry")  ? FLOW_ENTRY :
	       ends_in(name, "return") ? FLOW_RETURN :
					 FLOW_NONE;
}

static void flow_line(struct tr_consumer *c, const struct tr_rec *r)
{
	struct tr_cpustate *s = r->cpu < c->ncpus ? &c->cpus[r->cpu] : NULL;
	const char *fun = or_empty(r->probe ? r->probe->fun : NULL);
	const char *nam = or_empty(r->probe ? r->probe->nam : NULL);
	bool syscall = r->probe && !strcmp(or_empty(r->probe->prv), "syscall");
	enum flow flow = flow_of(c, r, nam);
	int indent = s ? s->indent : 0;
	struct tr_buf name = { 0 };

	if (flow == FLOW_RETURN)
		indent = TR_MAX(indent - 2, 0);
	tr_put_pad(&name, (size_t)indent, ' ');
	if (flow == FLOW_NONE)
		tr_buf_printf(&name, " | %s:%s", fun, nam);
	else if (flow == FLOW_ENTRY)
		tr_buf_printf(&name, " %s %s", syscall ? "=>" : "->", fun);
	else
		tr_buf_printf(&name, " %s %s", syscall ? "<=" : "<-", fun);
	tr_buf_printf(&c->out, "%3d %-41s ", r->cpu, name.s);
	tr_buf_free(&name);
	if (s)
		s->indent = flow == FLOW_ENTRY ? indent + 2 : indent;
	c->flow_probe = r->probe;
	c->flow_clause = r->clause;
	c->flow_cpu = r->cpu;
}

/* ---- lines */

static void column_line(struct tr_consumer *c, const struct tr_rec *r)
{
	static const struct tr_conv none;
	const char *fun = or_empty(r->probe ? r->probe->fun : NULL);
	const char *nam = or_empty(r->probe ? r->probe->nam : NULL);
	size_t nf = strlen(fun), nn = strlen(nam), n = nf + 1 + nn;

	tr_put_int(&c->out, &none, HOW_DEC, (uint64_t)r->cpu, true, 3, -1);
	tr_buf_add(&c->out, " ", 1);
	tr_put_int(&c->out, &none, HOW_UDEC, r->probe ? r->probe->id : 0, false, 6, -1);
	tr_put_pad(&c->out, 1 + (n < 32 ? 32 - n : 0), ' ');
	tr_buf_add(&c->out, fun, nf);
	tr_buf_add(&c->out, ":", 1);
	tr_buf_add(&c->out, nam, nn);
	tr_buf_add(&c->out, " ", 1);
}

static void text_begin(struct tr_consumer *c, const struct tr_rec *r)
{
	bool flow = tr_opt(c->t, FLOWINDENT);

	if (tr_opt(c->t, QUIET) && !flow)
		return;
	if (!c->heading) {
		if (flow)
			tr_buf_printf(&c->out, "%3s %-41s\n", "CPU", "FUNCTION");
		else
			tr_buf_printf(&c->out, "%3s %6s %32s\n", "CPU", "ID", "FUNCTION:NAME");
		c->heading = true;
	}
	if (flow)
		flow_line(c, r);
	else
		column_line(c, r);
}

static void text_end(struct tr_consumer *c, const struct tr_rec *r)
{
	(void)r;
	if (!tr_opt(c->t, QUIET) || tr_opt(c->t, FLOWINDENT))
		tr_buf_add(&c->out, "\n", 1);
}

/* ---- actions */

static inline const char *datum(const struct tr_rec *r, const struct tr_act *a, size_t i)
{
	return (const char *)r->hdr + a->data[i].off;
}

static void act_trace(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	tr_put_trace(c->t, &c->out, a->data[0].type, datum(r, a, 0), a->data[0].size);
}

static void act_printf(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	tr_format_print(c->t, &c->out, a->fmt, a, r->hdr);
}

static void act_stack(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	tr_put_stack(c->t, &c->out, tr_type_resolve(a->data[0].type), datum(r, a, 0),
		     a->data[0].size, -1);
}

static void act_sym(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	tr_put_sym(c->t, &c->out, tr_type_resolve(a->data[0].type), datum(r, a, 0));
}

static void act_tracemem(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	size_t n = a->data[0].size;

	/* a limit that makes no sense is none: negative or above the size */
	if (a->ndata > 1)
		n = (size_t)TR_MIN(n, tr_int_load(datum(r, a, 1), a->data[1].size, true));
	tr_put_bytes(&c->out, datum(r, a, 0), n);
}

static void act_print(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	if (a->ndata > 1) /* followed a pointer: its value */
		tr_buf_printf(&c->out, "0x%llx = ",
			      (unsigned long long)tr_int_load(datum(r, a, 1), a->data[1].size,
							      false));
	tr_put_value(c->t, &c->out, a->data[0].type, datum(r, a, 0),
		     (size_t)TR_MIN((int64_t)a->data[0].size,
				    TR_MAX(tr_opt(c->t, PRINTSIZE), (int64_t)8)));
}

static void act_printa(struct tr_consumer *c, const struct tr_rec *r, const struct tr_act *a)
{
	(void)r;
	c->render->aggs(c, a, a->aggs, a->naggs);
}

/* Messages must not overtake the output they belong to. */
static void text_error(struct tr_consumer *c, const struct tr_rec *r, const struct tr_rec_error *e,
		       const char *line)
{
	(void)r;
	(void)e;
	tr_out_flush(c);
	tr_warn(c->t, "%s", line);
}

static void text_drop(struct tr_consumer *c, enum tr_drop kind, int cpu, uint64_t n,
		      const char *line)
{
	(void)kind;
	(void)cpu;
	(void)n;
	tr_out_flush(c);
	tr_warn(c->t, "%s", line);
}

const struct tr_renderer tr_text_renderer = {
	.begin = text_begin,
	.end = text_end,
	.acts = {
		[ACT_TRACE] = act_trace,
		[ACT_PRINTF] = act_printf,
		[ACT_PRINTA] = act_printa,
		[ACT_STACK] = act_stack,
		[ACT_USTACK] = act_stack,
		[ACT_SYM] = act_sym,
		[ACT_TRACEMEM] = act_tracemem,
		[ACT_PRINT] = act_print,
	},
	.error = text_error,
	.drop = text_drop,
	.aggs = tr_text_aggs,
};
