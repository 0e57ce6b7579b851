/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What the libFuzzer targets of this folder have in common: a handle that keeps quiet, and the input as a
 * stream of small pieces. Each target is one file with LLVMFuzzerTestOneInput(); run-fuzz builds and runs
 * them. They are linked with all of libtrace's objects, and have no privileges.
 */
#ifndef TR_FUZZ_H
#define TR_FUZZ_H

#include <stdint.h>
#include <stdio.h>

#include "handle.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* A new handle that says nothing. */
struct trace *fuzz_handle(void);
FILE *fuzz_null(void); /* /dev/null */

struct fuzz_input {
	const uint8_t *p;
	size_t n;
};

static inline uint8_t fuzz_byte(struct fuzz_input *in)
{
	if (!in->n)
		return 0;
	in->n--;
	return *in->p++;
}

/* n bytes, zeros where the input has ended. */
static inline void fuzz_bytes(struct fuzz_input *in, void *to, size_t n)
{
	size_t have = TR_MIN(n, in->n);

	memset(to, 0, n);
	if (have)
		memcpy(to, in->p, have);
	in->p += have;
	in->n -= have;
}

#endif
