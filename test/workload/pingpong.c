/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * pingpong N: two processes on one CPU pass a byte to and fro N times over two pipes.
 *
 * A workload for scheduler probes: with both on the same CPU each pass is a context switch. Every
 * thousand passes both rest for a moment: the CPU is idle then, as it is now and then under most
 * loads, and does what it has put off. Under some hypervisors a CPU that is never idle can miss a
 * wake-up for as long as it is busy, and who takes a probe off waits until then.
 */
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* Stay on the CPU where this process runs now; the child inherits that. */
static void pin(void)
{
	cpu_set_t set;

	CPU_ZERO(&set);
	CPU_SET(sched_getcpu(), &set);
	if (sched_setaffinity(0, sizeof(set), &set) < 0)
		perror("sched_setaffinity");
}

static int send_byte(int fd)
{
	return write(fd, "x", 1) == 1 ? 0 : -1;
}

static int receive_byte(int fd)
{
	char c;

	return read(fd, &c, 1) == 1 ? 0 : -1;
}

static int answer(int in, int out, long n)
{
	while (n-- > 0)
		if (receive_byte(in) < 0 || send_byte(out) < 0)
			return 1;
	return 0;
}

static int ask(int in, int out, long n)
{
	while (n-- > 0) {
		if (send_byte(out) < 0 || receive_byte(in) < 0)
			return 1;
		if (n % 1000 == 0)
			usleep(100);
	}
	return 0;
}

int main(int argc, char **argv)
{
	int there[2], back[2], status, failed;
	pid_t pid;
	long n;

	if (argc != 2) {
		fprintf(stderr, "usage: pingpong N\n");
		return 2;
	}
	n = atol(argv[1]);
	if (pipe(there) < 0 || pipe(back) < 0) {
		perror("pipe");
		return 1;
	}
	pin();
	pid = fork();
	if (pid < 0) {
		perror("fork");
		return 1;
	}
	if (pid == 0) {
		close(there[1]);
		close(back[0]);
		_exit(answer(there[0], back[1], n));
	}
	close(there[0]);
	close(back[1]);
	failed = ask(back[0], there[1], n);
	if (waitpid(pid, &status, 0) != pid || status != 0)
		failed = 1;
	return failed;
}
