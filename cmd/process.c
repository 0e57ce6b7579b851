/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The processes of -c and -p. A command of -c is forked before the scripts are compiled, because
 * they may name its pid ($target); it waits on a pipe until everything is attached, then becomes
 * the command. If trace gives up or dies before, the pipe closes and the command never runs.
 * Ends are noticed through pidfds, which the library's waiting includes (trace_watch).
 */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd.h"

static int pidfd_of(int pid)
{
	return (int)syscall(SYS_pidfd_open, pid, 0);
}

/* ---- -c: from a line to words */

/* Copy one word from *s to *out, without its quotes. False: a quote stays open. */
static bool one_word(const char **s, char **out)
{
	char quote = '\0';

	for (; **s && (quote || !strchr(" \t\r\n\v\f", **s)); (*s)++) {
		if (quote ? **s == quote : **s == '\'' || **s == '"') {
			quote = quote ? '\0' : **s;
			continue;
		}
		if (**s == '\\' && quote != '\'' && (*s)[1] &&
		    (!quote || strchr("\"\\$`", (*s)[1])))
			(*s)++;
		*(*out)++ = **s;
	}
	*(*out)++ = '\0';
	return !quote;
}

/* The words of a command, malloc'ed in one piece; NULL with errno EINVAL for a quote that stays open,
 * ENOENT for no command at all. No shell: quotes and backslashes group, nothing is expanded. */
static char **split(const char *line)
{
	size_t len = strlen(line), n = 0;
	char **words = malloc((len / 2 + 2) * sizeof(*words) + len + 1);
	char *out = words ? (char *)(words + len / 2 + 2) : NULL;

	if (!words)
		return NULL;
	for (;;) {
		line += strspn(line, " \t\r\n\v\f");
		if (!*line)
			break;
		words[n++] = out;
		if (!one_word(&line, &out)) {
			free(words);
			errno = EINVAL;
			return NULL;
		}
	}
	words[n] = NULL;
	if (n && *words[0])
		return words;
	free(words);
	errno = ENOENT;
	return NULL;
}

/* 0 or a negative errno. */
static int check_program(const char *path)
{
	struct stat st;

	if (stat(path, &st))
		return -errno;
	if (!S_ISREG(st.st_mode))
		return -EACCES;
	return access(path, X_OK) ? -errno : 0;
}

/* The file that execvp() would run. Found before anything is compiled, and so that no try to run
 * it elsewhere is traced. */
static int find_program(const char *name, char *path, size_t size)
{
	const char *dir = getenv("PATH");
	int err = -ENOENT, e;
	size_t n;

	if (strchr(name, '/') || !dir) {
		snprintf(path, size, "%s", name);
		return check_program(path);
	}
	for (;; dir += n + 1) {
		n = strcspn(dir, ":");
		if (snprintf(path, size, "%.*s%s%s", (int)n, dir, n ? "/" : "", name) >= (int)size)
			e = -ENAMETOOLONG;
		else
			e = check_program(path);
		if (!e)
			return 0;
		err = e == -EACCES ? e : err;
		if (!dir[n])
			return err;
	}
}

/* ---- -c: the process */

static void reset_signals(void)
{
	static const int signals[] = { SIGINT, SIGTERM, SIGHUP, SIGPIPE };

	for (size_t i = 0; i < sizeof(signals) / sizeof(*signals); i++) {
		struct sigaction old;

		/* what trace itself was told to ignore stays ignored */
		if (!sigaction(signals[i], NULL, &old) && old.sa_handler != SIG_IGN)
			signal(signals[i], SIG_DFL);
	}
}

static void child(const char *path, char **words, int go, int err)
{
	char byte;
	ssize_t n;

	reset_signals();
	do
		n = read(go, &byte, 1);
	while (n < 0 && errno == EINTR);
	if (n != 1)
		_exit(0);
	execv(path, words);
	if (errno == ENOEXEC) /* a script without #!: execvp() has a shell for it */
		execvp(words[0], words);
	n = write(err, &errno, sizeof(errno));
	_exit(n > 0 ? 127 : 126);
}

static int make_child(struct process *p, const char *path, char **words)
{
	int go[2], err[2];

	if (pipe2(go, O_CLOEXEC))
		return -errno;
	if (pipe2(err, O_CLOEXEC)) {
		close(go[0]);
		close(go[1]);
		return -errno;
	}
	p->pid = fork();
	if (!p->pid) {
		close(go[1]);
		child(path, words, go[0], err[1]);
	}
	close(go[0]);
	close(err[1]);
	p->go = go[1];
	p->err = err[0];
	if (p->pid < 0)
		return -errno;
	p->fd = pidfd_of(p->pid);
	return p->fd < 0 ? -errno : 0;
}

static int start_command(struct process *p, const char *line)
{
	char **words = split(line), path[4096];
	int err;

	if (!words) {
		cmd_say("-c: \"%s\" is no command%s", line,
			errno == EINVAL ? ": a quote is not closed" : "");
		return STATUS_USAGE;
	}
	err = find_program(words[0], path, sizeof(path));
	if (!err)
		err = make_child(p, path, words);
	if (err)
		cmd_say("failed to start %s: %s", words[0],
			err == -ENOENT ? "there is no such program" :
			err == -EACCES ? "it is not a program that may be run" :
					 strerror(-err));
	free(words);
	return err ? STATUS_ERROR : -1;
}

static int grab(struct process *p, int pid)
{
	p->pid = pid;
	p->fd = pidfd_of(pid);
	if (p->fd >= 0)
		return -1;
	cmd_say("failed to grab process %d: %s", pid,
		errno == EINVAL ? "it is a thread" : strerror(errno));
	return STATUS_ERROR;
}

int proc_start(struct cmd *c)
{
	int status = -1;

	c->procs = calloc(c->ncommands + c->ngrabs + 1, sizeof(*c->procs));
	if (!c->procs)
		return STATUS_ERROR;
	for (size_t i = 0; i < c->ncommands + c->ngrabs && status == -1; i++) {
		struct process *p = &c->procs[c->nprocs++];

		*p = (struct process){ .fd = -1, .go = -1, .err = -1 };
		status = i < c->ncommands ? start_command(p, c->commands[i]) :
					    grab(p, c->grabs[i - c->ncommands]);
		if (status == -1 && i < c->ncommands)
			status = eval_start(c, p, c->commands[i]);
	}
	if (status == -1 && c->nprocs)
		trace_set_target(c->t, c->procs[0].pid);
	return status;
}

int proc_go(struct cmd *c)
{
	for (size_t i = 0; i < c->nprocs; i++) {
		struct process *p = &c->procs[i];
		int err = 0;

		eval_go(p, hold_has(c, p->pid));
		if (p->go < 0)
			continue;
		/* one that was killed while it waited is found by its pidfd */
		if (write(p->go, "", 1) == 1 && read(p->err, &err, sizeof(err)) == sizeof(err)) {
			cmd_say("failed to start %s: %s", c->commands[i], strerror(err));
			return STATUS_ERROR;
		}
		close(p->go);
		p->go = -1;
	}
	return -1;
}

/* ---- the end of a process */

static void say_ended(const struct process *p, bool ours)
{
	int status = 0;

	if (!ours || waitpid(p->pid, &status, 0) != p->pid)
		cmd_say("process %d has ended", p->pid);
	else if (WIFSIGNALED(status))
		cmd_say("process %d was ended by signal %d (%s)", p->pid, WTERMSIG(status),
			strsignal(WTERMSIG(status)));
	else if (WEXITSTATUS(status))
		cmd_say("process %d ended with status %d", p->pid, WEXITSTATUS(status));
	else
		cmd_say("process %d has ended", p->pid);
}

bool proc_all_ended(struct cmd *c)
{
	bool quiet = *trace_getopt(c->t, "quiet") == '1', all = c->nprocs > 0;

	for (size_t i = 0; i < c->nprocs; i++) {
		struct process *p = &c->procs[i];
		struct pollfd pfd = { .fd = p->fd, .events = POLLIN };

		if (p->fd < 0)
			continue;
		if (poll(&pfd, 1, 0) != 1) {
			all = false;
			continue;
		}
		if (!quiet)
			say_ended(p, i < c->ncommands);
		close(p->fd);
		p->fd = -1;
	}
	return all;
}

void proc_finish(struct cmd *c)
{
	for (size_t i = 0; i < c->nprocs; i++) {
		struct process *p = &c->procs[i];
		bool started = p->go < 0;

		if (p->go >= 0)
			close(p->go);
		if (p->err >= 0)
			close(p->err);
		if (p->fd < 0)
			continue;
		if (i < c->ncommands && started) {
			syscall(SYS_pidfd_send_signal, p->fd, SIGTERM, NULL, 0);
			/* one that has stopped would take it later only */
			syscall(SYS_pidfd_send_signal, p->fd, SIGCONT, NULL, 0);
		}
		close(p->fd);
	}
	free(c->procs);
}
