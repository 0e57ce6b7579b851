/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reading a script: a file or stdin, whole. Directories, missing files and the like get one clear
 * error. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cpp.h"

#define SCRIPT_MAX (256u << 20)

static int read_all(int fd, struct tr_buf *b)
{
	char part[65536];
	ssize_t n;

	while ((n = read(fd, part, sizeof(part))) != 0) {
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -errno;
		if (b->n + (size_t)n > SCRIPT_MAX)
			return -EFBIG;
		tr_buf_add(b, part, (size_t)n);
	}
	tr_buf_add(b, "", 0);
	return 0;
}

char *tr_file_raw(struct trace *t, const char *path, size_t *len)
{
	struct tr_buf b = { 0 };
	bool in = strcmp(path, "-") == 0;
	int fd, err;

	fd = in ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
	err = fd < 0 ? -errno : read_all(fd, &b);
	if (fd >= 0 && !in)
		close(fd);
	if (err) {
		tr_fail(t, -err, "cannot read script %s: %s", path, strerror(-err));
		tr_buf_free(&b);
		return NULL;
	}
	*len = b.n;
	return b.s;
}

char *tr_file_read(struct trace *t, const char *path, size_t *len)
{
	return tr_opt(t, CPP) ? tr_cpp_run(t, path, len) : tr_file_raw(t, path, len);
}
