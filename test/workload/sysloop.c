/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * sysloop N [SYSCALL [CPU]]: make one system call N times and time it.
 *
 * The yardstick for the cost of a probe. SYSCALL is a number or one of the names below,
 * default getppid; all its arguments are 0. Pinned to CPU when given. Prints nanoseconds per
 * call. It goes through syscall(2), so that no libc wrapper caches or adds anything.
 */
#define _GNU_SOURCE
#include <ctype.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const struct {
	const char *name;
	long number;
} calls[] = {
	{ "getppid", SYS_getppid }, { "getpid", SYS_getpid },
	{ "gettid", SYS_gettid },   { "getuid", SYS_getuid },
	{ "read", SYS_read },	    { "write", SYS_write },
	{ "close", SYS_close },	    { "sched_yield", SYS_sched_yield },
};

static long find_call(const char *word)
{
	if (isdigit((unsigned char)*word))
		return atol(word);
	for (size_t i = 0; i < sizeof(calls) / sizeof(calls[0]); i++)
		if (strcmp(word, calls[i].name) == 0)
			return calls[i].number;
	return -1;
}

static int pin(int cpu)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof(set), &set);
}

static double now(void)
{
	struct timespec ts;

	clock_gettime(CLOCK_MONOTONIC, &ts);
	return ts.tv_sec * 1e9 + ts.tv_nsec;
}

int main(int argc, char **argv)
{
	long n, call = SYS_getppid;
	double start;

	if (argc > 2)
		call = find_call(argv[2]);
	if (argc < 2 || argc > 4 || call < 0) {
		fprintf(stderr, "usage: sysloop N [SYSCALL [CPU]]\n");
		return 2;
	}
	if (argc > 3 && pin(atoi(argv[3])) < 0) {
		perror("sched_setaffinity");
		return 1;
	}
	n = atol(argv[1]);
	start = now();
	for (long i = 0; i < n; i++)
		syscall(call, 0, 0, 0, 0, 0, 0);
	printf("%.1f\n", n > 0 ? (now() - start) / n : 0.0);
	return 0;
}
