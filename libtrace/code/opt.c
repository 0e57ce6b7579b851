/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The optimiser: the list of passes. Each goes over a whole function and is simple and known
 * from the textbooks; none changes what the verifier thinks of a pointer: additions are neither
 * reordered nor reassociated, and a value is not replaced by one that may be of another kind.
 */
#include "code/backend.h"

void tr_ir_optimise(struct tr_unit *u)
{
	for (size_t n = 0; n < u->funcs.n; n++) {
		struct tr_irfunc *f = u->funcs.v[n];

		tr_opt_layout(f);
	}
}
