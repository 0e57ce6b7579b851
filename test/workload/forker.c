/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * forker [-e] N: fork N children, one after the other, and wait for each.
 *
 * A workload for process probes. Child number i exits with status i & 127; with -e it
 * executes /bin/true instead.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

static void run_child(long i, int do_exec)
{
	if (do_exec) {
		execl("/bin/true", "true", (char *)NULL);
		perror("/bin/true");
		_exit(127);
	}
	_exit(i & 127);
}

static int fork_one(long i, int do_exec)
{
	int status, wanted = do_exec ? 0 : i & 127;
	pid_t pid = fork();

	if (pid == 0)
		run_child(i, do_exec);
	if (pid < 0) {
		perror("fork");
		return -1;
	}
	if (waitpid(pid, &status, 0) != pid) {
		perror("waitpid");
		return -1;
	}
	if (!WIFEXITED(status) || WEXITSTATUS(status) != wanted) {
		fprintf(stderr, "forker: child %ld: status %#x\n", i, status);
		return -1;
	}
	return 0;
}

static int usage(void)
{
	fprintf(stderr, "usage: forker [-e] N\n");
	return 2;
}

int main(int argc, char **argv)
{
	int option, do_exec = 0;

	while ((option = getopt(argc, argv, "e")) != -1) {
		if (option != 'e')
			return usage();
		do_exec = 1;
	}
	if (argc - optind != 1)
		return usage();
	for (long i = 0, n = atol(argv[optind]); i < n; i++)
		if (fork_one(i, do_exec) < 0)
			return 1;
	return 0;
}
