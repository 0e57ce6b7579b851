/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Scripts that show addresses of processes (ustack() and the like) get names only as long as the
 * process's memory map can be read, and records are read later than they are written. So, for such
 * scripts only, the commands of -c and the processes that they fork are stopped when they are about
 * to end, by ptrace, the library reads their maps, and they are let go. What ptrace stops them for
 * besides (signals, mostly) is passed on as if nobody had looked.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ptrace.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd.h"

#define OPTIONS (PTRACE_O_TRACEEXIT | PTRACE_O_TRACEFORK | PTRACE_O_TRACEVFORK)

static int wake_fd = -1;

static void on_child(int sig)
{
	int saved = errno;
	uint64_t one = 1;

	(void)sig;
	if (write(wake_fd, &one, sizeof(one)) < 0)
		wake_fd = -1;
	errno = saved;
}

bool hold_has(const struct cmd *c, int pid)
{
	for (size_t i = 0; i < c->nheld; i++)
		if (c->held[i] == pid)
			return true;
	return false;
}

static void add(struct cmd *c, int pid)
{
	int *more;

	if (hold_has(c, pid))
		return;
	more = realloc(c->held, (c->nheld + 1) * sizeof(*more));
	if (!more)
		return;
	c->held = more;
	c->held[c->nheld++] = pid;
}

void hold_start(struct cmd *c, int fd)
{
	struct sigaction sa = { .sa_handler = on_child, .sa_flags = SA_RESTART };

	if (!trace_shows_processes(c->t))
		return;
	for (size_t i = 0; i < c->nprocs; i++) {
		int pid = c->procs[i].pid;

		if (i >= c->ncommands)
			trace_process_ends(c->t, pid); /* -p: it is there now, later it may not */
		else if (!ptrace(c->procs[i].stopped ? PTRACE_SETOPTIONS : PTRACE_SEIZE, pid, NULL,
				 (void *)OPTIONS))
			add(c, pid);
	}
	if (!c->nheld)
		return;
	wake_fd = fd;
	sigaction(SIGCHLD, &sa, NULL);
}

static bool is_stop_signal(int sig)
{
	return sig == SIGSTOP || sig == SIGTSTP || sig == SIGTTIN || sig == SIGTTOU;
}

/* The process has stopped for us. False: it is ours no longer. */
static bool handle(struct cmd *c, int pid, int code)
{
	int event = code >> 8, sig = code & 0xff;
	unsigned long child;

	switch (event) {
	case PTRACE_EVENT_EXIT:
		trace_process_ends(c->t, pid);
		ptrace(PTRACE_DETACH, pid, NULL, NULL);
		return false;
	case PTRACE_EVENT_FORK:
	case PTRACE_EVENT_VFORK:
		if (!ptrace(PTRACE_GETEVENTMSG, pid, NULL, &child))
			add(c, (int)child);
		break;
	case PTRACE_EVENT_STOP:
		if (is_stop_signal(sig)) {
			ptrace(PTRACE_LISTEN, pid, NULL, NULL);
			return true;
		}
		break;
	case 0:
		ptrace(PTRACE_CONT, pid, NULL, (void *)(long)sig);
		return true;
	}
	ptrace(PTRACE_CONT, pid, NULL, NULL);
	return true;
}

static bool is_command(const struct cmd *c, int pid)
{
	for (size_t i = 0; i < c->ncommands && i < c->nprocs; i++)
		if (c->procs[i].pid == pid)
			return true;
	return false;
}

/* Look at one process. The end of a command itself is left to proc_all_ended(). */
static bool look(struct cmd *c, int pid)
{
	siginfo_t si = { .si_pid = 0 };
	int what = WSTOPPED | (is_command(c, pid) ? 0 : WEXITED);

	if (waitid(P_PID, (id_t)pid, &si, what | WNOHANG | __WALL))
		return errno == EINTR;
	if (!si.si_pid)
		return true;
	if (si.si_code != CLD_TRAPPED && si.si_code != CLD_STOPPED)
		return false;
	return handle(c, pid, si.si_status);
}

void hold_look(struct cmd *c)
{
	uint64_t n;

	if (!c->nheld)
		return;
	while (read(wake_fd, &n, sizeof(n)) > 0)
		;
	for (size_t i = 0; i < c->nheld;) {
		if (look(c, c->held[i]))
			i++;
		else
			c->held[i] = c->held[--c->nheld];
	}
}
