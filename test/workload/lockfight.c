/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * lockfight N THREADS: THREADS threads take one mutex N times each.
 *
 * A workload for lock probes. The holder yields inside, so that others find the mutex taken
 * and wait in futex(2), even with one CPU. Prints the final count, N * THREADS.
 */
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>

#define MAX_THREADS 1024

struct fight {
	pthread_mutex_t lock;
	long rounds;
	long count;
};

static void *fighter(void *arg)
{
	struct fight *fight = arg;

	for (long i = 0; i < fight->rounds; i++) {
		pthread_mutex_lock(&fight->lock);
		fight->count++;
		sched_yield();
		pthread_mutex_unlock(&fight->lock);
	}
	return NULL;
}

int main(int argc, char **argv)
{
	struct fight fight = { .lock = PTHREAD_MUTEX_INITIALIZER };
	pthread_t threads[MAX_THREADS];
	int count;

	if (argc != 3 || (count = atoi(argv[2])) < 1 || count > MAX_THREADS) {
		fprintf(stderr, "usage: lockfight N THREADS (at most %d)\n", MAX_THREADS);
		return 2;
	}
	fight.rounds = atol(argv[1]);
	for (int i = 0; i < count; i++) {
		if (pthread_create(&threads[i], NULL, fighter, &fight) != 0) {
			fprintf(stderr, "lockfight: cannot create thread %d\n", i);
			return 1;
		}
	}
	for (int i = 0; i < count; i++)
		pthread_join(threads[i], NULL);
	printf("%ld\n", fight.count);
	return fight.count != fight.rounds * count;
}
