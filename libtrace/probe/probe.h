/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The probe table and the provider table, as the compiler and the command see them.
 *
 * A description names a provider exactly (one provider is populated and asked) or by a pattern or
 * not at all (all that could match are asked). Nothing is populated that no description names.
 */
#ifndef TR_PROBE_H
#define TR_PROBE_H

#include "base/base.h"
#include "syntax/ast.h"
#include "trace/provider.h"

struct tr_probes;

/* Call cb for each probe that the description matches, in order of id. Returns their number, 0 if
 * none, negative errno with the error recorded. cb may be NULL. */
int tr_probe_match(struct trace *t, const struct tr_pdesc *pd,
		   void (*cb)(void *ctx, struct trace_probe *pb), void *ctx);
/* The same for who only reads their names: what cb gets may be gone when it returns, but has its
 * place, id - 1. */
int tr_probe_match_names(struct trace *t, const struct tr_pdesc *pd,
			 void (*cb)(void *ctx, const struct trace_probe *pb), void *ctx);
/* A clause uses the probe: gives it a place in t->program->probes and calls probe_info, once. */
int tr_probe_use(struct trace *t, struct trace_probe *pb);
/* Its argument types; only after tr_probe_use (or for -lv, when it is called here). */
const struct trace_arginfo *tr_probe_args(struct trace *t, struct trace_probe *pb);
/* All clauses are compiled: enable every used probe (dependents first bring in what they stand on). */
int tr_probes_enable(struct trace *t);
/* A description nearest to one that matched nothing ("syscall::read:entry"), for the hint "did you
 * mean"; malloc'ed or NULL. */
char *tr_probe_near(struct trace *t, const struct tr_pdesc *pd);
/* What a provider said about why the last tr_probe_match() found nothing; then better than near. */
const char *tr_probe_why(struct trace *t);
struct trace_probe *tr_probe_by_id(struct trace *t, uint32_t id);
/* Create all probes of all providers (-l without a description). */
int tr_probes_enumerate(struct trace *t);
/* The same without warnings, and as far as it goes: probes get the numbers of the whole list. */
void tr_probes_number(struct trace *t);
/* The names of all providers, if the description's is none of them; malloc'ed. NULL: it is. */
char *tr_probe_providers(struct trace *t, const struct tr_pdesc *pd);
/* Walk the table in order of id. */
size_t tr_probe_count(struct trace *t);
struct trace_probe *tr_probe_at(struct trace *t, size_t i);
/* The same to read its names and id, and nothing else: if it is not made yet, they are put into
 * *room. NULL behind the last. */
const struct trace_probe *tr_probe_look(struct trace *t, size_t i, struct trace_probe *room);
const struct trace_provider *const *tr_providers(size_t *n); /* the table of the built-in ones */
void tr_probes_detach(struct trace *t);
void tr_probes_free(struct trace *t);

#endif
