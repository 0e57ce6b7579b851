/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One test from start to verdict. In: a struct test. Out: report() for it, or for each result line of a unit test.
 * Each runs in a process group and an empty directory of its own; at its end or time limit that group is killed and the
 * directory removed. Relies on pidfd_open (Linux 5.3).
 */
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <regex.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "harness.h"

#define MAX_OUTPUT (8 << 20) /* what a test prints beyond is read and thrown away */
#define LAST_CAPABILITY 63
#define STATUS_NOT_STARTED 127
#define STATUS_SKIPPED 77

int64_t now_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000LL + t.tv_nsec / 1000000;
}

/* ---- starting ---------------------------------------------------------------------------- */

static void add_variable(struct text *out, const struct job *job, const char *name, size_t size)
{
	if (size == 1 && *name == 'D')
		text_printf(out, "%s", job->test->path);
	else if (size == 3 && !strncmp(name, "DIR", 3))
		text_printf(out, "%s", job->test->dir);
	else if (size == 3 && !strncmp(name, "TMP", 3))
		text_printf(out, "%s", job->tmp);
	else if (size == 3 && !strncmp(name, "PID", 3))
		text_printf(out, "%d", job->workload);
	else
		text_printf(out, "@%.*s", (int)size, name);
}

/* @NAME at the start of a word or after '=', up to its end or a '/': D's own @ is left alone. */
static char *substitute(const struct job *job, const char *word)
{
	struct text out = { 0 };

	for (const char *p = word; *p;) {
		size_t size = *p == '@' ? strspn(p + 1, "DIRTMP") : 0;

		if (size && (p == word || p[-1] == '=') && strchr("/", p[1 + size])) {
			add_variable(&out, job, p + 1, size);
			p += 1 + size;
		} else {
			text_add(&out, p++, 1);
		}
	}
	return text_take(&out);
}

static void add_options(const struct job *job, struct words *argv)
{
	const struct words *options = &job->test->options;
	bool add_file = !words_have(options, "@noscript") && !words_have(options, "@D");

	if (job->test->tag)
		words_split(argv, "-x errtags");
	for (size_t i = 0; i < options->n; i++)
		if (strcmp(options->v[i], "@noscript"))
			words_add(argv, substitute(job, options->v[i]));
	if (add_file) {
		words_add(argv, must(strdup("-s")));
		words_add(argv, must(strdup(job->test->path)));
	}
}

static struct words command(const struct job *job, const struct settings *set)
{
	struct words argv = { 0 };

	if (job->test->kind != TEST_D) {
		words_add(&argv, must(strdup(job->test->path)));
		return argv;
	}
	words_add(&argv, must(strdup(set->trace)));
	add_options(job, &argv);
	return argv;
}

static void set_environment(const struct job *job, const struct settings *set)
{
	char *path = format("%s:%s", set->workloads, getenv("PATH") ?: "/usr/bin:/bin");

	setenv("PATH", path, 1);
	setenv("LC_ALL", "C", 1);
	setenv("TZ", "UTC", 1);
	setenv("TRACE", set->trace, 1);
	setenv("HARNESS", set->self, 1);
	setenv("TESTDIR", job->test->dir, 1);
	setenv("TMP", job->tmp, 1);
	/* A status that no test expects, so that a report is never taken for an error that was. */
	setenv("ASAN_OPTIONS", "exitcode=99:detect_leaks=1", 0);
	setenv("UBSAN_OPTIONS", "exitcode=99:print_stacktrace=1", 0);
	unsetenv("TRACE_REFUSED_STATUS");
	for (size_t i = 0; i < job->test->env.n; i++)
		putenv(job->test->env.v[i]);
}

/* Root keeps its number, so that it can still read the build tree, but has no powers after exec. */
static void drop_capabilities(void)
{
	for (int i = 0; i <= LAST_CAPABILITY; i++)
		prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
}

static void open_as(int fd, const char *path, int flags)
{
	int file = open(path, flags | O_CLOEXEC);

	if (file < 0) {
		dprintf(2, "%s: %s\n", path, strerror(errno));
		_exit(STATUS_NOT_STARTED);
	}
	dup2(file, fd);
}

/* In the child, which does not return. */
static void run_child(const struct job *job, char **argv)
{
	execvp(argv[0], argv);
	dprintf(2, "%s: %s\n", argv[0], strerror(errno));
	_exit(job->test->exit_status == STATUS_NOT_STARTED ? 126 : STATUS_NOT_STARTED);
}

static pid_t start_child(const struct job *job, const struct settings *set, char **argv,
			 const char *input, const int *fds)
{
	pid_t pid = fork();

	if (pid) {
		setpgid(pid, pid);
		return pid;
	}
	setpgid(0, 0);
	prctl(PR_SET_PDEATHSIG, SIGKILL);
	signal(SIGPIPE, SIG_DFL);
	open_as(0, input, O_RDONLY);
	for (int i = 0; i < 2; i++) {
		if (fds)
			dup2(fds[i], 1 + i);
		else
			open_as(1 + i, "/dev/null", O_WRONLY);
	}
	if (chdir(job->tmp))
		_exit(STATUS_NOT_STARTED);
	set_environment(job, set);
	if (job->test->unprivileged || set->unprivileged)
		drop_capabilities();
	run_child(job, argv);
	return -1;
}

static int make_directory(struct job *job)
{
	const char *tmp = getenv("TMPDIR");

	if (!tmp || strlen(tmp) > sizeof(job->tmp) - 24)
		tmp = "/tmp";
	snprintf(job->tmp, sizeof(job->tmp), "%s/trace-test.XXXXXX", tmp);
	return mkdtemp(job->tmp) ? 0 : -errno;
}

static int open_pipes(struct job *job, int *ends)
{
	for (int i = 0; i < 2; i++) {
		int fds[2];

		if (pipe2(fds, O_CLOEXEC))
			return -errno;
		job->pipes[i] = fds[0];
		ends[i] = fds[1];
		fcntl(fds[0], F_SETFL, O_NONBLOCK);
	}
	return 0;
}

static void start_workload(struct job *job, const struct settings *set)
{
	struct words argv = { 0 };

	for (size_t i = 0; i < job->test->run.n; i++)
		words_add(&argv, substitute(job, job->test->run.v[i]));
	job->workload = start_child(job, set, argv.v, "/dev/null", NULL);
	words_free(&argv);
}

int job_start(struct job *job, struct test *test, const struct settings *set)
{
	struct words argv;
	int ends[2], error;

	*job = (struct job){ .test = test, .pidfd = -1, .pipes = { -1, -1 } };
	error = make_directory(job) ?: open_pipes(job, ends);
	if (error)
		return error;
	if (test->run.n)
		start_workload(job, set);
	argv = command(job, set);
	job->pid = start_child(job, set, argv.v, test->input ?: "/dev/null", ends);
	words_free(&argv);
	close(ends[0]);
	close(ends[1]);
	if (job->pid < 0)
		return -errno;
	job->pidfd = syscall(SYS_pidfd_open, job->pid, 0);
	job->deadline = now_ms() + 1000LL * test->timeout * set->time_factor;
	return job->pidfd < 0 ? -errno : 0;
}

void job_read(struct job *job, int which)
{
	char data[65536];
	ssize_t n;

	while (job->pipes[which] >= 0) {
		n = read(job->pipes[which], data, sizeof(data));
		if (n > 0) {
			if (job->text[which].n < MAX_OUTPUT)
				text_add(&job->text[which], data, n);
		} else if (!n) {
			close(job->pipes[which]);
			job->pipes[which] = -1;
		} else if (errno != EINTR) {
			return; /* nothing there now */
		}
	}
}

void job_kill(struct job *job)
{
	if (job->pid > 0)
		kill(-job->pid, SIGKILL);
	if (job->workload > 0)
		kill(-job->workload, SIGKILL);
}

/* ---- judging ----------------------------------------------------------------------------- */

static void because(struct text *why, const char *text)
{
	text_printf(why, "%s%s", why->n ? "; " : "", text);
}

/* flags: REG_NEWLINE lets ^ and $ match at each line and keeps '.' within one. */
static bool matches(struct text *why, const char *pattern, const char *text, int flags)
{
	regex_t regex;
	char error[200];
	int status = regcomp(&regex, pattern, REG_EXTENDED | REG_NOSUB | flags);

	if (status) {
		regerror(status, &regex, error, sizeof(error));
		text_printf(why, "%sregular expression '%s': %s", why->n ? "; " : "", pattern,
			    error);
		return true; /* said already */
	}
	status = regexec(&regex, text, 0, NULL, 0);
	regfree(&regex);
	return !status;
}

static void judge_status(const struct job *job, int status, struct text *why)
{
	int wanted = job->test->exit_status;

	if (job->timed_out)
		because(why, "time limit");
	else if (WIFSIGNALED(status))
		text_printf(why, "killed by signal %d", WTERMSIG(status));
	else if (wanted >= 0 && WEXITSTATUS(status) != wanted)
		text_printf(why, "exit status %d, not %d", WEXITSTATUS(status), wanted);
}

static void judge_stdout(const struct job *job, struct text *why, struct text *details)
{
	const struct test *test = job->test;
	char *is = tidy(job->text[0].s), *wanted = tidy(test->expected ?: "");

	if (test->out == OUT_REGEX) {
		wanted[strlen(wanted) - !!*wanted] = '\0'; /* without its last newline */
		is[strlen(is) - !!*is] = '\0';
		if (!matches(why, wanted, is, 0)) {
			because(why, "stdout does not match");
			show_head(details, "stdout", is, 30);
		}
	} else if (test->out == OUT_TEXT && test->expected && strcmp(is, wanted)) {
		because(why, "stdout differs");
		show_difference(details, wanted, is);
	}
	for (size_t i = 0; i < test->matches.n; i++) {
		if (!matches(why, test->matches.v[i], is, REG_NEWLINE)) {
			text_printf(why, "%sstdout has no match for %s", why->n ? "; " : "",
				    test->matches.v[i]);
			show_head(details, "stdout", is, 30);
		}
	}
	free(is);
	free(wanted);
}

static bool has_tag(const char *text, const char *tag)
{
	char *word = format("[%s]", tag);
	bool found = strstr(text, word);

	free(word);
	return found;
}

static void judge_stderr(const struct job *job, struct text *why)
{
	const struct test *test = job->test;
	const char *is = job->text[1].s;

	if (test->tag && !has_tag(is, test->tag))
		text_printf(why, "%sno [%s] on stderr", why->n ? "; " : "", test->tag);
	if (test->err_none && *is)
		because(why, "stderr is not empty");
	for (size_t i = 0; i < test->errors.n; i++)
		if (!matches(why, test->errors.v[i], is, REG_NEWLINE))
			text_printf(why, "%sstderr has no match for %s", why->n ? "; " : "",
				    test->errors.v[i]);
	if (strstr(is, "Sanitizer:") || strstr(is, ": runtime error: "))
		because(why, "sanitizer report");
}

static void judge(const struct job *job, int status, int workload)
{
	struct text why = { 0 }, details = { 0 };

	judge_status(job, status, &why);
	if (job->workload && WIFEXITED(workload) && WEXITSTATUS(workload) == STATUS_NOT_STARTED)
		because(&why, "the workload could not be started");
	judge_stdout(job, &why, &details);
	judge_stderr(job, &why);
	if (why.n)
		show_head(&details, "stderr", job->text[1].s, 12);
	report(why.n ? FAIL : PASS, job->test->name, why.s, details.s);
	free(why.s);
	free(details.s);
}

/* A script: its status is the verdict, its output the reason. */
static void judge_script(const struct job *job, int status)
{
	struct text why = { 0 }, details = { 0 };

	if (!job->timed_out && WIFEXITED(status) && WEXITSTATUS(status) == STATUS_SKIPPED) {
		job->text[0].s[strcspn(job->text[0].s, "\n")] = '\0';
		report(SKIP, job->test->name, job->text[0].s, NULL);
		return;
	}
	judge_status(job, status, &why);
	judge_stdout(job, &why, &details);
	if (why.n) {
		if (!details.n)
			show_head(&details, "stdout", job->text[0].s, 30);
		show_head(&details, "stderr", job->text[1].s, 30);
	}
	report(why.n ? FAIL : PASS, job->test->name, why.s, details.s);
	free(why.s);
	free(details.s);
}

/* One "ok" or "not ok" line of a unit test; notes are the "#" lines before it. Returns whether it is one. */
static bool judge_unit_line(const struct job *job, char *line, const char *notes, bool *failed)
{
	bool good = !strncmp(line, "ok ", 3);
	char *skip, *name;

	if (!good && strncmp(line, "not ok ", 7))
		return false;
	line += good ? 3 : 7;
	skip = strstr(line, " # SKIP");
	if (skip) {
		*skip = '\0';
		skip += strlen(" # SKIP");
	}
	for (char *p = line; *p; p++)
		if (*p == ' ')
			*p = '_';
	name = format("%s:%s", job->test->name, line);
	report(skip ? SKIP : good ? PASS : FAIL, name, skip ?: "", good ? NULL : notes);
	*failed |= !good;
	free(name);
	return true;
}

static void judge_program(const struct job *job, int status)
{
	struct text notes = { 0 }, why = { 0 }, details = { 0 };
	char *rest = job->text[0].s, *line;
	bool failed = false, any = false;

	while ((line = strsep(&rest, "\n"))) {
		if (judge_unit_line(job, line, notes.s, &failed)) {
			any = true;
			free(text_take(&notes));
		} else if (*line) {
			text_printf(&notes, "    %s\n", line);
		}
	}
	judge_status(job, status, &why);
	if (!any)
		because(&why, "printed no result");
	if (strstr(job->text[1].s, "Sanitizer:") || strstr(job->text[1].s, ": runtime error: "))
		because(&why, "sanitizer report");
	if (why.n && !(failed && WIFEXITED(status) && WEXITSTATUS(status) == 1)) {
		text_printf(&details, "%s", notes.s ?: "");
		show_head(&details, "stderr", job->text[1].s, 30);
		report(FAIL, job->test->name, why.s, details.s);
	}
	free(notes.s);
	free(why.s);
	free(details.s);
}

/* ---- ending ------------------------------------------------------------------------------ */

static int remove_one(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
	(void)st, (void)type, (void)ftw;
	return remove(path);
}

/* Its process has ended, or shall: kills what is left of it, judges, and cleans up. */
void job_end(struct job *job)
{
	int status = 0, workload = 0;

	job_kill(job);
	waitpid(job->pid, &status, 0);
	if (job->workload > 0)
		waitpid(job->workload, &workload, 0);
	for (int i = 0; i < 2; i++) {
		job_read(job, i);
		if (job->pipes[i] >= 0)
			close(job->pipes[i]);
		text_add(&job->text[i], "", 0);
	}
	if (job->test->kind == TEST_PROGRAM)
		judge_program(job, status);
	else if (job->test->kind == TEST_SCRIPT)
		judge_script(job, status);
	else
		judge(job, status, workload);
	if (job->pidfd >= 0)
		close(job->pidfd);
	free(job->text[0].s);
	free(job->text[1].s);
	nftw(job->tmp, remove_one, 8, FTW_DEPTH | FTW_PHYS);
	job->pid = 0;
}
