/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Between the files of the IR test: ir.c (what is tested), ir-gen.c (random programs), ir-run.c
 * (three ways to execute one: the IR itself, our own eBPF interpreter, the kernel).
 *
 * A test program gets INPUTS numbers through its context, as a raw tracepoint does, and works on
 * the VALUE bytes of map 0, an array with one element. What it leaves there is the result.
 */
#ifndef IR_TEST_H
#define IR_TEST_H

#include <linux/bpf.h>
#include "code/backend.h"

#define INPUTS 8
#define VALUE 1024

struct world { /* what a program sees and changes */
	uint64_t input[INPUTS];
	uint8_t value[VALUE];
};

void fill_world(struct world *w, unsigned seed);
/* All return 0, or a negative errno with a line about it on stdout. */
int run_ir(struct tr_unit *u, struct world *w);
int run_code(const struct tr_code *c, struct world *w);
int run_kernel(const struct tr_code *c, struct world *w);
/* The instructions the kernel knows: 0 if it runs nothing for us, else 2, 3 or 4 as clang's
 * -mcpu=v2 to v4. */
int kernel_level(void);
void print_code(const struct tr_code *c);

unsigned rnd(unsigned *seed, unsigned n); /* below n */
/* level: the newest instructions to use, see kernel_level() */
struct tr_unit *gen_unit(unsigned seed, int size, int level);

#endif
