/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The optimiser: the list of passes. Each goes over a whole function and is simple and known
 * from the textbooks; none changes what the verifier thinks of a pointer: additions are neither
 * reordered nor reassociated, and a value is not replaced by one that may be of another kind.
 */
#include "code/backend.h"

#define TR_MAXROUNDS 4

static bool (*const passes[])(struct tr_irfunc *f) = {
	tr_opt_branches,
	tr_opt_values,
	tr_opt_ext,
	tr_opt_dead,
};

static void optimise(struct tr_irfunc *f)
{
	bool changed = true;

	for (int round = 0; changed && round < TR_MAXROUNDS; round++) {
		changed = false;
		for (size_t p = 0; p < TR_ARRAY_SIZE(passes); p++)
			changed |= passes[p](f);
	}
	tr_opt_branches(f);
	tr_opt_narrow(f);
	tr_opt_sink(f);
	tr_opt_tests(f);
	tr_opt_dead(f);
}

void tr_ir_optimise(struct tr_unit *u)
{
	for (size_t n = 0; n < u->funcs.n; n++) {
		struct tr_irfunc *f = u->funcs.v[n];

		if (!u->no_optimise)
			optimise(f);
		tr_opt_layout(f); /* always: the verifier refuses unreachable blocks */
	}
}
