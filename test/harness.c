/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The test harness. In: test files, folders of them, unit test programs. Out: a line "PASS NAME", "FAIL NAME: why" or
 * "SKIP NAME: why" for each test, the last line "N passed, N failed, N skipped", and exit status 1 if any failed.
 * A folder's *.d and *.sh files are its tests, except in folders called "data". harness-spec.c has the list of what
 * a test file can say. Runs on the build machine and in the test guests.
 */
#include <errno.h>
#include <ftw.h>
#include <getopt.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "harness.h"

#define VM_TIME_FACTOR 6 /* emulated processors are slow */

static const char usage[] =
	"usage: harness [OPTION]... FILE|DIRECTORY...\n"
	"  -t TRACE      the trace program (default: the build tree's)\n"
	"  -W DIRECTORY  workload programs (default: the build tree's)\n"
	"  -j N          tests at a time (default: one per processor)\n"
	"  -m N          multiply time limits\n"
	"  -l FILE       also the tests that this file lists, one path a line\n"
	"  -o FILE       write the result lines into FILE too\n"
	"  -q            do not show the tests that passed\n"
	"  --vm          only what concerns a virtual machine: tests with 'vm: yes', and those that\n"
	"                need what the machine outside may not have\n"
	"  --subset      only tests with 'vm: yes'\n"
	"  --list        print the tests' names and titles\n";

/* The harness's own state; everything else is passed around. */
static struct {
	struct test **tests;
	size_t n;
	size_t root; /* length of the path of the folder that is searched */
	unsigned int counts[3];
	FILE *results;
	bool quiet;
	volatile sig_atomic_t interrupted;
} all;

void report(enum verdict verdict, const char *name, const char *why, const char *details)
{
	static const char *const words[] = { "PASS", "FAIL", "SKIP" };
	FILE *to[] = { stdout, all.results };

	all.counts[verdict]++;
	why += why ? strspn(why, " :") : 0;
	for (size_t i = 0; i < ARRAY_SIZE(to); i++) {
		if (!to[i] || (!i && all.quiet && verdict == PASS))
			continue;
		fprintf(to[i], "%s %s%s%s\n", words[verdict], name, why && *why ? ": " : "",
			why ?: "");
		if (!i && details)
			fputs(details, to[i]);
		fflush(to[i]);
	}
}

/* ---- finding tests ----------------------------------------------------------------------- */

static void add_test(const char *path, enum test_kind kind)
{
	all.tests = must(realloc(all.tests, (all.n + 1) * sizeof(*all.tests)));
	all.tests[all.n++] = test_read(path, kind);
}

static bool ends_in(const char *path, const char *end)
{
	size_t n = strlen(path), m = strlen(end);

	return n > m && !strcmp(path + n - m, end);
}

static int visit(const char *path, const struct stat *st, int type, struct FTW *ftw)
{
	(void)st, (void)ftw;
	if (type != FTW_F || strstr(path + all.root, "/data/"))
		return 0;
	if (ends_in(path, ".d"))
		add_test(path, TEST_D);
	else if (ends_in(path, ".sh"))
		add_test(path, TEST_SCRIPT);
	return 0;
}

static int add_path(const char *path)
{
	struct stat st;

	if (stat(path, &st)) {
		fprintf(stderr, "harness: %s: %s\n", path, strerror(errno));
		return -errno;
	}
	all.root = strlen(path);
	if (S_ISDIR(st.st_mode))
		return nftw(path, visit, 16, FTW_PHYS);
	add_test(path, ends_in(path, ".d")  ? TEST_D :
		       ends_in(path, ".sh") ? TEST_SCRIPT :
					      TEST_PROGRAM);
	return 0;
}

static int add_list(const char *file)
{
	char *text = read_file(file), *rest = text, *line;
	int error = text ? 0 : -errno;

	if (error)
		fprintf(stderr, "harness: %s: %s\n", file, strerror(errno));
	while (!error && (line = strsep(&rest, "\n")))
		if (*line && *line != '#')
			error = add_path(line);
	free(text);
	return error;
}

/* Tests that must be alone come last, all others by name. */
static int compare(const void *a, const void *b)
{
	const struct test *x = *(struct test *const *)a, *y = *(struct test *const *)b;

	return x->alone != y->alone ? x->alone - y->alone : strcmp(x->name, y->name);
}

/* What every machine that builds this can offer; a test that needs more is for the guests too. */
static bool concerns_guest(const struct test *test)
{
	static const char *const common[] = { "root", "bpf", "btf", "tracefs", "uprobe", "smp" };

	for (size_t i = 0; i < test->needs.n; i++) {
		bool found = false;

		for (size_t j = 0; j < ARRAY_SIZE(common); j++)
			found |= !strcmp(test->needs.v[i], common[j]);
		if (!found)
			return true;
	}
	return test->vm;
}

static bool selected(const struct settings *set, const struct test *test)
{
	if (set->subset)
		return test->vm || test->broken;
	return !set->vm || concerns_guest(test) || test->broken;
}

/* ---- running them ------------------------------------------------------------------------ */

static void stop(int signal)
{
	all.interrupted = signal;
}

/* The verdict of a test that need not be started. */
static bool decide_early(const struct settings *set, const struct test *test)
{
	const char *missing;
	char *why;

	if (test->broken) {
		report(FAIL, test->name, test->broken, NULL);
		return true;
	}
	missing = needs_missing(set, &test->needs);
	if (!missing)
		return false;
	why = format("needs %s", missing);
	report(SKIP, test->name, why, NULL);
	free(why);
	return true;
}

static struct test *next_test(const struct settings *set, size_t *at, size_t running)
{
	while (*at < all.n && !all.interrupted) {
		struct test *test = all.tests[*at];

		if (selected(set, test) && !decide_early(set, test)) {
			if (test->alone && running)
				return NULL;
			++*at;
			return test;
		}
		++*at;
	}
	return NULL;
}

static int time_left(const struct job *jobs, size_t n)
{
	int64_t left = INT_MAX, now = now_ms();

	for (size_t i = 0; i < n; i++)
		if (jobs[i].deadline - now < left)
			left = jobs[i].deadline - now;
	return left < 0 ? 0 : left;
}

/* Waits until something happens to one of the running tests, and ends those that are through. */
static size_t wait_for_jobs(struct job *jobs, size_t n)
{
	struct pollfd fds[3 * n];
	size_t kept = 0;

	for (size_t i = 0; i < n; i++) {
		fds[3 * i] = (struct pollfd){ .fd = jobs[i].pidfd, .events = POLLIN };
		for (int j = 0; j < 2; j++)
			fds[3 * i + 1 + j] =
				(struct pollfd){ .fd = jobs[i].pipes[j], .events = POLLIN };
	}
	if (poll(fds, 3 * n, time_left(jobs, n)) < 0)
		memset(fds, 0, sizeof(fds));
	for (size_t i = 0; i < n; i++) {
		bool ended = fds[3 * i].revents;

		for (int j = 0; j < 2; j++)
			if (fds[3 * i + 1 + j].revents)
				job_read(&jobs[i], j);
		jobs[i].timed_out = !ended && now_ms() >= jobs[i].deadline;
		if (ended || jobs[i].timed_out)
			job_end(&jobs[i]);
		else
			jobs[kept++] = jobs[i];
	}
	return kept;
}

/* Starts one; false when it could not be started, which is then its verdict. */
static bool start_one(struct job *job, struct test *test, const struct settings *set)
{
	int error = job_start(job, test, set);

	if (error) {
		report(FAIL, test->name, strerror(-error), NULL);
		job_kill(job);
	}
	return !error;
}

static void run_all(const struct settings *set)
{
	struct job *jobs = must(calloc(set->jobs, sizeof(*jobs)));
	struct test *test;
	size_t at = 0, n = 0;

	for (;;) {
		while (n < set->jobs && !(n && jobs[0].test->alone) &&
		       (test = next_test(set, &at, n)))
			n += start_one(&jobs[n], test, set);
		if (!n || all.interrupted)
			break;
		n = wait_for_jobs(jobs, n);
	}
	while (n)
		job_end(&jobs[--n]);
	free(jobs);
}

static int list_all(const struct settings *set)
{
	for (size_t i = 0; i < all.n; i++)
		if (selected(set, all.tests[i]))
			printf("%s: %s\n", all.tests[i]->name,
			       all.tests[i]->broken	   ?:
				       all.tests[i]->title ?:
							     "unit test");
	return 0;
}

/* ---- options ----------------------------------------------------------------------------- */

static int wrong_usage(void)
{
	fputs(usage, stderr);
	return 2;
}

static void set_defaults(struct settings *set)
{
	char self[PATH_MAX] = "";
	ssize_t n = readlink("/proc/self/exe", self, sizeof(self) - 1);
	char *slash = n > 0 ? strrchr(self, '/') : NULL;
	const char *unprivileged = getenv("TRACE_TEST_UNPRIVILEGED");

	set->self = must(strdup(self));
	if (slash)
		*slash = '\0';
	set->trace = format("%s/../trace", self);
	set->workloads = format("%s/workload", self);
	set->jobs = sysconf(_SC_NPROCESSORS_ONLN);
	set->time_factor = 1;
	set->unprivileged = unprivileged && *unprivileged;
	if (access(set->trace, X_OK))
		strcpy(set->trace, "trace");
}

static unsigned int number(const char *text)
{
	unsigned long n = strtoul(text, NULL, 10);

	return n && n < 1000 ? n : 1;
}

/* A program by path may be named relative to here, but is started elsewhere. */
static void set_path(char **setting, const char *path)
{
	free(*setting);
	*setting = strchr(path, '/') ? realpath(path, NULL) : must(strdup(path));
	if (!*setting) {
		fprintf(stderr, "harness: %s: %s\n", path, strerror(errno));
		exit(2);
	}
}

static int read_options(int argc, char **argv, struct settings *set)
{
	static const struct option longs[] = { { "vm", no_argument, NULL, 'V' },
					       { "subset", no_argument, NULL, 'S' },
					       { "list", no_argument, NULL, 'L' },
					       { 0 } };
	int c;

	while ((c = getopt_long(argc, argv, "j:t:l:o:m:W:q", longs, NULL)) >= 0) {
		if (c == 'j')
			set->jobs = number(optarg);
		else if (c == 'm')
			set->time_factor *= number(optarg);
		else if (c == 't')
			set_path(&set->trace, optarg);
		else if (c == 'W')
			set_path(&set->workloads, optarg);
		else if (c == 'q')
			all.quiet = true;
		else if (c == 'V')
			set->vm = true;
		else if (c == 'S')
			set->subset = true;
		else if (c == 'L')
			set->list = true;
		else if (c == 'o')
			all.results = must(fopen(optarg, "we"));
		else if (c != 'l' || add_list(optarg))
			return -1;
	}
	if (set->vm || set->subset)
		set->time_factor *= VM_TIME_FACTOR;
	return 0;
}

int main(int argc, char **argv)
{
	static struct settings set;

	set_defaults(&set);
	if (read_options(argc, argv, &set))
		return wrong_usage();
	for (int i = optind; i < argc; i++)
		if (add_path(argv[i]))
			return 2;
	if (!all.n)
		return wrong_usage();
	qsort(all.tests, all.n, sizeof(*all.tests), compare);
	if (set.list)
		return list_all(&set);
	signal(SIGINT, stop);
	signal(SIGTERM, stop);
	signal(SIGPIPE, SIG_IGN);
	run_all(&set);
	if (all.interrupted)
		report(FAIL, "harness", "interrupted", NULL);
	printf("%u passed, %u failed, %u skipped\n", all.counts[PASS], all.counts[FAIL],
	       all.counts[SKIP]);
	if (all.results)
		fclose(all.results);
	return all.counts[FAIL] ? 1 : 0;
}
