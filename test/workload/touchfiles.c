/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * touchfiles N DIR: create, write, stat, open, read, rename and unlink N files in DIR.
 *
 * A workload for probes on file system calls: per file two opens and closes, and one of each
 * of the others.
 * Relies on nothing but a writable directory, which it leaves as it was.
 */
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

static void create(const char *path)
{
	int fd = open(path, O_CREAT | O_EXCL | O_WRONLY, 0644);

	if (fd < 0)
		fail(path);
	if (write(fd, "touch\n", 6) != 6)
		fail("write");
	close(fd);
}

static void look_at(const char *path)
{
	char buf[16];
	struct stat st;
	int fd;

	if (stat(path, &st) < 0)
		fail("stat");
	fd = open(path, O_RDONLY);
	if (fd < 0)
		fail(path);
	if (read(fd, buf, sizeof(buf)) != 6)
		fail("read");
	close(fd);
}

static void touch(const char *dir, long i)
{
	char path[PATH_MAX], renamed[PATH_MAX];

	snprintf(path, sizeof(path), "%s/touch-%d-%ld", dir, (int)getpid(), i);
	snprintf(renamed, sizeof(renamed), "%s/moved-%d-%ld", dir, (int)getpid(), i);
	create(path);
	look_at(path);
	if (rename(path, renamed) < 0)
		fail("rename");
	if (unlink(renamed) < 0)
		fail("unlink");
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: touchfiles N DIR\n");
		return 2;
	}
	for (long i = 0, n = atol(argv[1]); i < n; i++)
		touch(argv[2], i);
	return 0;
}
