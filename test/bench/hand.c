/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * hand PROGRAM [COMMAND [ARGUMENT]...]: loads PROGRAM out of hand.bpf.o (beside this file), attaches it, and detaches
 * when COMMAND has ended; without one at once. hand_printf's records go to standard output as "%d\n"; the last line,
 * on standard error, is the count of what the program counted (for hand_printf: of the records lost).
 */
#include <bpf/bpf.h>
#include <bpf/libbpf.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "hand.h"

static int print_record(void *context, void *data, size_t size)
{
	const struct hand_record *record = data;

	(void)context, (void)size;
	printf("%d\n", record->pid);
	return 0;
}

static struct bpf_object *open_object(void)
{
	char path[PATH_MAX];
	ssize_t n = readlink("/proc/self/exe", path, sizeof(path) - sizeof(".bpf.o"));

	if (n < 0)
		return NULL;
	strcpy(path + n, ".bpf.o");
	return bpf_object__open_file(path, NULL);
}

/* Only the program asked for; the others are not loaded. */
static struct bpf_link *load(struct bpf_object *object, const char *name)
{
	struct bpf_program *program, *wanted = NULL;

	bpf_object__for_each_program(program, object)
	{
		bool is = !strcmp(bpf_program__name(program), name);

		bpf_program__set_autoload(program, is);
		if (is)
			wanted = program;
	}
	if (!wanted || bpf_object__load(object))
		return NULL;
	return bpf_program__attach(wanted);
}

static unsigned long long sum_of_count(struct bpf_object *object)
{
	int cpus = libbpf_num_possible_cpus(),
	    map = bpf_object__find_map_fd_by_name(object, "count");
	unsigned long long *values = calloc(cpus, sizeof(*values)), sum = 0;
	unsigned int zero = 0;

	if (values && !bpf_map_lookup_elem(map, &zero, values))
		for (int i = 0; i < cpus; i++)
			sum += values[i];
	free(values);
	return sum;
}

static void run(struct ring_buffer *ring, char **argv)
{
	pid_t pid = fork();

	if (!pid) {
		execvp(argv[0], argv);
		_exit(127);
	}
	while (!waitpid(pid, NULL, WNOHANG))
		ring_buffer__poll(ring, 20);
	ring_buffer__consume(ring);
}

int main(int argc, char **argv)
{
	struct bpf_object *object = open_object();
	struct ring_buffer *ring;
	struct bpf_link *link;

	if (argc < 2 || !object)
		return 2;
	link = load(object, argv[1]);
	if (!link) {
		fprintf(stderr, "hand: cannot load or attach %s\n", argv[1]);
		return 1;
	}
	ring = ring_buffer__new(bpf_object__find_map_fd_by_name(object, "ring"), print_record, NULL,
				NULL);
	if (argc > 2)
		run(ring, argv + 2);
	bpf_link__destroy(link);
	ring_buffer__free(ring);
	fprintf(stderr, "%llu\n", sum_of_count(object));
	bpf_object__close(object);
	return 0;
}
