/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Reading a script: a file or stdin, whole. Directories, missing files and the like get one clear
 * error. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cpp.h"

static int read_all(int fd, struct tr_buf *b)
{
	char part[65536];
	ssize_t n;

	while ((n = read(fd, part, sizeof(part))) != 0) {
		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0)
			return -errno;
		if (b->n + (size_t)n > TR_SCRIPT_MAX)
			return -EFBIG;
		tr_buf_add(b, part, (size_t)n);
	}
	tr_buf_add(b, "", 0);
	return 0;
}

/* Editors of other systems put a mark before UTF-8 text. */
static void drop_mark(struct tr_buf *b)
{
	static const char mark[] = "\xef\xbb\xbf";
	size_t n = sizeof(mark) - 1;

	if (b->n < n || memcmp(b->s, mark, n))
		return;
	b->n -= n;
	memmove(b->s, b->s + n, b->n + 1);
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
	drop_mark(&b);
	*len = b.n;
	return b.s;
}

char *tr_file_read(struct trace *t, const char *path, size_t *len)
{
	return tr_opt(t, CPP) ? tr_cpp_run(t, path, len) : tr_file_raw(t, path, len);
}
