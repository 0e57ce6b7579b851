/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The kernel's BTF without a reader: names and ids of functions by one walk over the file, for
 * programs and listings that need no types. libbpf's reader takes 4 ms of CPU time for vmlinux.
 *
 * A file of /sys/kernel/btf: vmlinux, which can be mapped from 6.16 on, or a module, whose string
 * offsets count on from the end of vmlinux's. What cannot be mapped is read part by part.
 */
#ifndef TR_BTFSCAN_H
#define TR_BTFSCAN_H

#include <stdbool.h>
#include <stddef.h>

struct tr_btf_part {
	const char *s; /* NULL: not read yet */
	size_t at, len;
};

struct tr_btf_file {
	const struct tr_btf_file *base; /* of a module: vmlinux, its strings read; else NULL */
	const char *mod;		/* borrowed */
	const char *data;		/* NULL: it could not be mapped */
	size_t size;
	struct tr_btf_part types, strings;
};

/* 0 or negative errno; then nothing has to be closed. */
int tr_btf_open(struct tr_btf_file *f, const char *mod, const struct tr_btf_file *base);
void tr_btf_close(struct tr_btf_file *f);
/* Read what is not mapped. 0 or negative errno. */
int tr_btf_read_strings(struct tr_btf_file *f);
int tr_btf_read_types(struct tr_btf_file *f);
/* The bytes of a file, all there: are its parts where they can be, and its strings terminated? */
bool tr_btf_parts(struct tr_btf_file *f, const char *data, size_t size);
/* Names of the functions, in the order of the file, each once: an array from malloc of pointers
 * into its strings. Their number, or -EINVAL for what this cannot read to its end. */
long tr_btf_functions(const struct tr_btf_file *f, const char ***names);

#endif
