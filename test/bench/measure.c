/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * measure FILE COMMAND [ARGUMENT]...: runs the command and writes into FILE what it took, as one line:
 * CPU microseconds (user and system, with its children), wall microseconds, peak memory in KiB, exit status.
 * A program of its own because a process starts out with the peak memory of the one that started it.
 * measure -x FILE COMMAND [ARGUMENT]...: becomes the command, with its standard output in FILE.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static long long wall_us(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000000LL + t.tv_nsec / 1000;
}

static long long cpu_us(const struct rusage *usage)
{
	return (usage->ru_utime.tv_sec + usage->ru_stime.tv_sec) * 1000000LL +
	       usage->ru_utime.tv_usec + usage->ru_stime.tv_usec;
}

static int become(char **argv)
{
	int fd = open(argv[0], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

	if (fd < 0 || dup2(fd, 1) < 0)
		return 2;
	execvp(argv[1], argv + 1);
	return 127;
}

int main(int argc, char **argv)
{
	long long start = wall_us(), end;
	struct rusage usage;
	int status;
	pid_t pid;
	FILE *out;

	if (argc < 3)
		return 2;
	if (argc > 3 && !strcmp(argv[1], "-x"))
		return become(argv + 2);
	pid = fork();
	if (!pid) {
		execvp(argv[2], argv + 2);
		_exit(127);
	}
	if (pid < 0 || wait4(pid, &status, 0, &usage) != pid)
		return 2;
	end = wall_us();
	out = fopen(argv[1], "w");
	if (!out)
		return 2;
	fprintf(out, "%lld %lld %ld %d\n", cpu_us(&usage), end - start, usage.ru_maxrss,
		WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
	return fclose(out) ? 2 : 0;
}
