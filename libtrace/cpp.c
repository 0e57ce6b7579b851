/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * A script through the C preprocessor: -C, -x cpp. In: the file and the options define, undef,
 * incdir, cpphdrs, stdc, cpppath. Out: the text with line markers, which the lexer follows.
 * The preprocessor gets the script on its stdin, so that a "#!" line can be taken out first.
 */
#include <ctype.h>
#include <fcntl.h>
#include <libgen.h>
#include <signal.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cpp.h"

struct argv {
	char **v;
	size_t n, cap;
};

static void arg(struct trace *t, struct argv *a, const char *prefix, const char *s)
{
	tr_push(a, tr_sprintf(&t->arena, "%s%s", prefix, s));
}

/* One argument for each line of the value. */
static void arg_list(struct trace *t, struct argv *a, const char *prefix, const char *lines)
{
	size_t n;

	for (; lines && *lines; lines += n + (lines[n] == '\n')) {
		n = strcspn(lines, "\n");
		arg(t, a, prefix, tr_strndup(&t->arena, lines, n));
	}
}

/*
 * The version is 1.13 as scripts test it. What headers of the C library and the kernel have and D
 * has not is taken out: other spellings of keywords here, functions below. To a compiler that glibc
 * does not know, sys/cdefs.h shows no attributes, and packed structures look like others.
 */
static void make_args(struct trace *t, struct argv *a, const char *path)
{
	/* clang-format off */
	static const char *const always[] = {
		"-undef", "-x", "c", "-D_STDC_PREDEF_H",
		"-D__SUNW_D=1", "-D__SUNW_D_VERSION=0x01000d00",
		"-D__extension__=", "-D__signed__=signed", "-D__clang__=1",
		"-D__linux", "-D__linux__", "-D__unix", "-D__unix__",
#if defined(__x86_64__)
		"-D__x86_64", "-D__x86_64__", "-D__amd64",
#elif defined(__aarch64__)
		"-D__aarch64__",
#endif
	};
	/* clang-format on */
	const char *cpp = tr_optstr(t, CPPPATH), *stdc = tr_optstr(t, STDC);

	arg(t, a, "", cpp ? cpp : "cpp");
	for (size_t i = 0; i < TR_ARRAY_SIZE(always); i++)
		arg(t, a, "", always[i]);
	if (stdc && *stdc != 's')
		arg(t, a, "-D__STDC__=", *stdc == 'c' ? "1" : "0");
	else if (stdc)
		arg(t, a, "-U", "__STDC__");
	arg_list(t, a, "-D", tr_optstr(t, DEFINE));
	arg_list(t, a, "-U", tr_optstr(t, UNDEF));
	arg_list(t, a, "-I", tr_optstr(t, INCDIR));
	if (tr_opt(t, CPPHDRS))
		arg(t, a, "", "-H");
	/* stdin has no folder in which #include "x" could look */
	arg(t, a, "-iquote", dirname(tr_strdup(&t->arena, path)));
	arg(t, a, "", "-");
	tr_push(a, NULL);
}

static int write_all(int fd, const char *s, size_t n)
{
	while (n) {
		ssize_t done = write(fd, s, n);

		if (done < 0 && errno != EINTR)
			return -errno;
		s += done > 0 ? done : 0;
		n -= done > 0 ? (size_t)done : 0;
	}
	return 0;
}

/* The script as a file: a line marker, then the text without its "#!". */
static int input(const char *path, const char *text, size_t len)
{
	int fd = memfd_create("trace-script", MFD_CLOEXEC), err;
	size_t skip = 0;
	char *marker;

	if (fd < 0)
		return -errno;
	if (len > 1 && text[0] == '#' && text[1] == '!')
		skip = strcspn(text, "\n");
	if (asprintf(&marker, "# 1 \"%s\"\n", strcmp(path, "-") ? path : "<stdin>") < 0)
		err = -ENOMEM;
	else
		err = write_all(fd, marker, strlen(marker));
	if (err != -ENOMEM)
		free(marker);
	if (!err)
		err = write_all(fd, text + skip, len - skip);
	if (!err && lseek(fd, 0, SEEK_SET) < 0)
		err = -errno;
	if (err)
		close(fd);
	return err ? err : fd;
}

static int spawn(char **argv, int in, int out, pid_t *pid)
{
	posix_spawn_file_actions_t fa;
	int err = posix_spawn_file_actions_init(&fa);

	if (err)
		return -err;
	err = posix_spawn_file_actions_adddup2(&fa, in, STDIN_FILENO);
	if (!err)
		err = posix_spawn_file_actions_adddup2(&fa, out, STDOUT_FILENO);
	if (!err)
		err = posix_spawnp(pid, argv[0], &fa, NULL, argv, environ);
	posix_spawn_file_actions_destroy(&fa);
	return -err;
}

/* Its output; the status of the preprocessor, or a negative errno. */
static int run(char **argv, int in, struct tr_buf *b)
{
	int fds[2], err, status;
	char part[65536];
	ssize_t n;
	pid_t pid = 0;

	if (pipe2(fds, O_CLOEXEC))
		return -errno;
	err = spawn(argv, in, fds[1], &pid);
	close(fds[1]);
	if (err)
		pid = 0;
	while (!err && (n = read(fds[0], part, sizeof(part))) != 0) {
		if (n > 0 && b->n + (size_t)n > TR_SCRIPT_MAX)
			err = -EFBIG;
		else if (n > 0)
			tr_buf_add(b, part, (size_t)n);
		else if (errno != EINTR)
			err = -errno;
		if (err)
			kill(pid, SIGKILL);
	}
	close(fds[0]);
	if (!pid)
		return err;
	tr_buf_add(b, "", 0);
	while (waitpid(pid, &status, 0) < 0)
		if (errno != EINTR)
			return -errno;
	return err ? err : status;
}

/* ---- functions with a body, which headers have and D has not */

static size_t word_len(const char *s)
{
	size_t n = 0;

	while (isalnum((unsigned char)s[n]) || s[n] == '_')
		n++;
	return n;
}

/* Over blanks and line markers */
static const char *skip_blank(const char *s)
{
	for (; isspace((unsigned char)*s) || (*s == '#' && s[-1] == '\n'); s++)
		if (*s == '#')
			s += strcspn(s, "\n") - 1;
	return s;
}

/* "static inline" in one of its spellings: what follows it, or NULL */
static const char *static_inline(const char *s)
{
	static const char *const spellings[] = { "inline", "__inline", "__inline__" };

	if (strncmp(s, "static", 6) != 0 || !isspace((unsigned char)s[6]))
		return NULL;
	s = skip_blank(s + 6);
	for (size_t i = 0; i < TR_ARRAY_SIZE(spellings); i++)
		if (word_len(s) == strlen(spellings[i]) && !memcmp(s, spellings[i], word_len(s)))
			return s + word_len(s);
	return NULL;
}

/* Behind the '}' that closes the first '{', or behind a ';' before it. */
static const char *body_end(const char *s)
{
	int depth = 0;

	for (; *s; s++) {
		depth += (*s == '{') - (*s == '}');
		if (depth == 0 && (*s == '}' || *s == ';'))
			return s + 1;
	}
	return NULL;
}

/* Blanks them; lines stay where they are, and so do line markers. */
static void drop_functions(char *text)
{
	bool quoted = false, marker = false;
	const char *end;

	for (char *s = text; *s; s++) {
		if (*s == '\n')
			marker = quoted = false;
		else if (*s == '#' && (s == text || s[-1] == '\n'))
			marker = true;
		else if (*s == '"' && !marker)
			quoted = !quoted;
		else if (*s == '\\' && quoted && s[1])
			s++;
		if (*s != 's' || quoted || marker || (s > text && word_len(s - 1) > word_len(s)))
			continue;
		end = static_inline(s);
		end = end ? body_end(end) : NULL;
		for (; end && s < end; s++)
			if (*s == '#' && s[-1] == '\n')
				s += strcspn(s, "\n");
			else if (*s != '\n')
				*s = ' ';
		s -= end != NULL;
	}
}

char *tr_cpp_run(struct trace *t, const char *path, size_t *len)
{
	struct argv a = { 0 };
	struct tr_buf b = { 0 };
	char *text = tr_file_raw(t, path, len);
	int in, status;

	if (!text)
		return NULL;
	make_args(t, &a, path);
	in = input(path, text, *len);
	free(text);
	status = in < 0 ? in : run(a.v, in, &b);
	if (in >= 0)
		close(in);
	if (status < 0)
		tr_fail(t, -status, "cannot run the C preprocessor %s: %s (see -x cpppath)", a.v[0],
			strerror(-status));
	else if (status)
		tr_fail(t, EINVAL, "cannot preprocess script %s: %s ended with %s %d", path, a.v[0],
			WIFEXITED(status) ? "status" : "signal",
			WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
	free(a.v);
	if (status) {
		tr_buf_free(&b);
		return NULL;
	}
	drop_functions(b.s);
	*len = b.n;
	return b.s;
}
