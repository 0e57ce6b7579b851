/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Memory of alloca() and copyin() that later clauses of the same firing look at: a clause that
 * gives a pointer to a clause-local variable which other clauses use, too, has a place of its own
 * for it in the slot. In: the checked clauses. Out: keep_off and keep_size of clauses.
 *
 * The DTrace guide promises such memory for one clause only, but there it outlives the clause as
 * long as nothing else needs scratch memory, and scripts have come to read an address in one
 * clause and print it in the next.
 */
#include "code/lower_sub.h"

#define KEPT_MAX (64 << 10)

struct walk {
	struct trace *t;
	uint32_t bytes; /* of all calls */
	bool shared;	/* a shared variable gets a pointer */
};

uint32_t tr_kept_room(struct trace *t, struct tr_node *call)
{
	struct tr_node *size = tr_node_real(call->args[call->nargs - 1]);
	uint32_t most = (uint32_t)tr_opt(t, SCRATCHSIZE);

	if (call->func->id == FN_COPYIN && size->constant)
		most = TR_COPYIN_MAX;
	return size->constant && size->ival <= most ? (uint32_t)size->ival : most;
}

static bool look_at(struct tr_node *n, void *arg)
{
	struct walk *w = arg;
	struct tr_node *to;

	if (n->kind == N_CALL && n->func && (n->func->id == FN_ALLOCA || n->func->id == FN_COPYIN))
		w->bytes += TR_ALIGN(TR_MAX(tr_kept_room(w->t, n), 8u), 8);
	if (n->kind == N_ASSIGN) {
		to = tr_node_real(n->a);
		w->shared |= to->kind == N_IDENT && to->var && to->var->scope == SC_THIS &&
			     to->var->shared && tr_type_is_ptr(to->type);
	}
	return false;
}

/* Places from off on; where they end. */
uint32_t tr_kept_layout(struct trace *t, uint32_t off)
{
	uint32_t first = off;

	for (size_t i = 0; i < t->program->clauses.n; i++) {
		struct tr_clause *cl = t->program->clauses.v[i];
		struct walk w = { .t = t };

		tr_any_in_clause(cl, look_at, &w);
		if (!w.shared || !w.bytes || off - first + w.bytes > KEPT_MAX)
			continue;
		cl->keep_off = off;
		cl->keep_size = w.bytes;
		off += w.bytes;
	}
	t->gen->kept_off = first;
	t->gen->kept_size = off - first;
	return off;
}
