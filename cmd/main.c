/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * trace: DTrace for Linux, the command. It sets up a libtrace handle from the command line, runs
 * it until exit(), a signal, or the end of the traced processes, and turns the result into an exit
 * status: that of exit(), or one of enum status.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "cmd.h"

void cmd_say(const char *fmt, ...)
{
	va_list ap;

	fputs("trace: ", stderr);
	va_start(ap, fmt);
	vfprintf(stderr, fmt, ap);
	va_end(ap);
	fputc('\n', stderr);
}

/* Callers may ask for an exit status of their choice for what this kernel or user may not do. */
static int refused_status(void)
{
	const char *s = getenv("TRACE_REFUSED_STATUS");
	int n = s ? atoi(s) : 0;

	return n > 0 && n < 256 ? n : STATUS_ERROR;
}

int cmd_fail(struct cmd *c)
{
	const struct trace_error_info *e = trace_error(c->t);
	char *text;

	if (!e) {
		cmd_say("out of memory");
		return STATUS_ERROR;
	}
	text = trace_error_text(c->t, *trace_getopt(c->t, "errtags") == '1', isatty(STDERR_FILENO));
	if (text)
		fputs(text, stderr);
	free(text);
	if (*trace_getopt(c->t, "core") == '1')
		abort();
	return e->refused ? refused_status() : STATUS_ERROR;
}

/* ---- signals: the first ends tracing in order, the second at once */

static volatile sig_atomic_t signals;
static int signal_fd = -1; /* wakes the library's waiting */

static void on_signal(int sig)
{
	int saved = errno;
	uint64_t one = 1;

	if (signals++) {
		signal(sig, SIG_DFL);
		raise(sig);
	}
	if (write(signal_fd, &one, sizeof(one)) < 0)
		_exit(STATUS_ERROR);
	errno = saved;
}

/* SIGPIPE, SIGXFSZ */
static void on_write(int sig)
{
	(void)sig; /* writing fails with EPIPE or EFBIG; commands that trace starts get the default again */
}

static int catch_signals(void)
{
	struct sigaction sa = { .sa_handler = on_signal, .sa_flags = SA_NODEFER | SA_RESTART }, old;

	signal_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
	if (signal_fd < 0)
		return -errno;
	sigaction(SIGINT, &sa, NULL);
	sigaction(SIGTERM, &sa, NULL);
	if (!sigaction(SIGHUP, NULL, &old) && old.sa_handler != SIG_IGN) /* nohup */
		sigaction(SIGHUP, &sa, NULL);
	return 0;
}

/* ---- stdin, stdout, stderr */

/* Where one is closed, the next file opened would get its number, and what is meant for a terminal
 * would go there. What stands there now fails with EBADF, and is closed for commands of -c. */
static void fill_standard(void)
{
	for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0)
			open("/dev/null", (fd ? O_RDONLY : O_WRONLY) | O_CLOEXEC);
}

/* Texts such as that of --help are written only now. */
static int flush_stdout(int status)
{
	if ((!fflush(stdout) && !ferror(stdout)) || errno == EPIPE || status != STATUS_OK)
		return status;
	cmd_say("cannot write the output: %s", strerror(errno));
	return STATUS_ERROR;
}

/* ---- running */

static int watch_all(struct cmd *c)
{
	int err = trace_watch(c->t, signal_fd);

	for (size_t i = 0; i < c->nprocs && !err; i++)
		if (c->procs[i].fd >= 0)
			err = trace_watch(c->t, c->procs[i].fd);
	return err;
}

/* Reading until there is a reason to end; an error that nobody can read is none. */
static int loop(struct cmd *c)
{
	int n;

	do {
		n = trace_poll(c->t, -1);
		hold_look(c);
	} while (n == 0 && !signals && !proc_all_ended(c));
	return n < 0 ? n : 0;
}

static int end_status(struct cmd *c, int err)
{
	if (err && err != -EPIPE) {
		if (trace_error(c->t))
			return cmd_fail(c);
		cmd_say("cannot write the output: %s", strerror(-err));
		return STATUS_ERROR;
	}
	if (*trace_getopt(c->t, "strict") == '1' && trace_drops(c->t))
		return STATUS_DROPS;
	return trace_exit_status(c->t);
}

static int run(struct cmd *c)
{
	int err = catch_signals(), status, stopped;

	if (err) {
		cmd_say("cannot set up signals: %s", strerror(-err));
		return STATUS_ERROR;
	}
	if (trace_start(c->t) < 0)
		return cmd_fail(c);
	err = watch_all(c);
	hold_start(c, signal_fd);
	status = err ? -1 : proc_go(c);
	if (!err && status == -1)
		err = loop(c);
	stopped = trace_stop(c->t);
	return status == -1 ? end_status(c, err ? err : stopped) : status;
}

static int compile(struct cmd *c)
{
	if (cmd_add_scripts(c) < 0 || trace_compile(c->t) < 0)
		return cmd_fail(c);
	if (trace_getopt(c->t, "disasm") && strtol(trace_getopt(c->t, "disasm"), NULL, 0))
		trace_disasm(c->t, stderr);
	return -1;
}

static int open_output(struct cmd *c)
{
	c->out = stdout;
	if (!c->out_path)
		return -1;
	c->out = fopen(c->out_path, "ae");
	if (!c->out) {
		cmd_say("cannot open output file %s: %s", c->out_path, strerror(errno));
		c->out = stdout;
		return STATUS_ERROR;
	}
	trace_set_output(c->t, c->out);
	return -1;
}

static int do_mode(struct cmd *c)
{
	int status = c->mode == MODE_CHECK ? -1 : open_output(c);

	/* nothing will run: $target only has to have a value */
	if (c->mode != MODE_RUN && c->ngrabs + c->ncommands)
		trace_set_target(c->t, c->ngrabs ? c->grabs[0] : getpid());
	/* nor does -w have to be there for a program that is only compiled */
	if (c->mode == MODE_CHECK)
		trace_setopt(c->t, "destructive", NULL);
	if (status == -1 && c->mode == MODE_LIST)
		return cmd_add_scripts(c) < 0 ? cmd_fail(c) : cmd_list(c);
	if (status == -1 && c->mode == MODE_FEATURES)
		return cmd_features(c);
	if (status == -1 && c->mode == MODE_RUN)
		status = proc_start(c);
	if (status == -1)
		status = compile(c);
	if (status == -1)
		status = c->mode == MODE_RUN ? run(c) : STATUS_OK;
	return status;
}

static void free_all(struct cmd *c)
{
	proc_finish(c);
	trace_free(c->t);
	if (c->out && c->out != stdout)
		fclose(c->out);
	free(c->scripts);
	free(c->args);
	free(c->commands);
	free(c->grabs);
	free(c->held);
}

int main(int argc, char **argv)
{
	struct cmd c = { .t = trace_new() };
	int status;

	fill_standard();
	if (!c.t) {
		cmd_say("out of memory");
		return STATUS_ERROR;
	}
	signal(SIGPIPE, on_write);
	signal(SIGXFSZ, on_write);
	status = trace_options_from_env(c.t) < 0 ? (cmd_fail(&c), STATUS_USAGE) :
						   cmd_parse(&c, argc, argv);
	if (status == -1)
		status = do_mode(&c);
	free_all(&c);
	return flush_stdout(status);
}
