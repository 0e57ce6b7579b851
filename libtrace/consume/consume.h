/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The consumer: takes records out of the CPUs' ring buffers in the order of their time, does what
 * their actions say, reports drops and faults, and prints aggregations.
 *
 *	c = tr_consumer_new(t, ring_fds, n);	after the maps are made; t->consumer is set
 *	while (!done) {
 *		tr_consume(t, timeout);
 *		done = tr_consumer_exited(t, &status) || …;
 *	}
 *	… stop the probes, fire END …
 *	tr_consume_end(t);			the rest of the records, drops, aggregations
 *	tr_consumer_free(c);
 */
#ifndef TR_CONSUME_H
#define TR_CONSUME_H

#include "program.h"

struct tr_consumer;

/* The fds stay the caller's. ring_fds[i] is CPU i's; -1: that CPU has none. NULL with the error
 * recorded. */
struct tr_consumer *tr_consumer_new(struct trace *t, const int *ring_fds, int n);
void tr_consumer_free(struct tr_consumer *c);

/*
 * Handle all records that are there; if there are none, wait for some at most timeout_ns (negative:
 * without end). Reports drops every statusrate. Output is written before returning. Returns the
 * number of records handled or a negative errno: -EPIPE when nobody reads the output any more.
 * Interrupted by a signal it returns early.
 */
long tr_consume(struct trace *t, int64_t timeout_ns);
/* Waiting also ends when fd is readable; closing fd takes it out. */
int tr_consumer_watch(struct trace *t, int fd);
/* Handle all records committed so far without waiting: before END fires, so that END's are last. */
long tr_consume_all(struct trace *t);
/* Everything is detached: the last records, the last drops, aggregations not printed so far. */
int tr_consume_end(struct trace *t);

/* The kernel missed n firings of `who`. */
void tr_consumer_missed(struct trace *t, uint64_t n, const char *who);

/* Did an exit() come by? The status of the first one; status may be NULL. */
bool tr_consumer_exited(struct trace *t, int *status);
/* Drops reported so far, of all kinds (-x strict). */
uint64_t tr_consumer_drops(struct trace *t);
/* Faults reported so far. */
uint64_t tr_consumer_errors(struct trace *t);

/* Do records or keys hold addresses of processes? */
bool tr_program_has_users(struct trace *t);
/* Or of the kernel? */
bool tr_program_has_kernel(struct trace *t);

#endif
