/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * bpfmeta [SECONDS]: load a BPF program that carries metadata, print its id, keep it for SECONDS
 * (default 10) and end.
 *
 * The metadata: text "golden \"words\"" with bytes behind its NUL, full (4 characters without a
 * NUL), number -7, flag true, pair {1,2}, list [3,4,5]. Everything is made by hand, so that no
 * compiler for BPF is needed.
 */
#include <bpf/bpf.h>
#include <bpf/btf.h>
#include <linux/bpf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct pair {
	int a, b;
};

static const struct data {
	char text[24], full[4];
	int number;
	struct pair pair;
	int list[3];
	_Bool flag;
} data = { "golden \"words\"\0hidden", { 'f', 'u', 'l', 'l' }, -7, { 1, 2 }, { 3, 4, 5 }, 1 };

#define VARIABLE(type, member)                                                               \
	vars[n++] = (struct var)                                                             \
	{                                                                                    \
		"bpf_metadata_" #member,                                                     \
			btf__add_var(btf, "bpf_metadata_" #member, BTF_VAR_GLOBAL_ALLOCATED, \
				     type),                                                  \
			offsetof(struct data, member), sizeof(data.member)                   \
	}

struct var {
	const char *name;
	int id;
	size_t off, size;
};

static int make_btf(struct btf *btf, int *sec)
{
	int i32 = btf__add_int(btf, "int", 4, BTF_INT_SIGNED);
	int chr = btf__add_int(btf, "char", 1, BTF_INT_CHAR);
	int boo = btf__add_int(btf, "_Bool", 1, BTF_INT_BOOL);
	int pair = btf__add_struct(btf, "pair", 8);
	struct var vars[8];
	int n = 0;

	btf__add_field(btf, "a", i32, 0, 0);
	btf__add_field(btf, "b", i32, 32, 0);
	VARIABLE(btf__add_array(btf, i32, chr, 24), text);
	VARIABLE(btf__add_array(btf, i32, chr, 4), full);
	VARIABLE(i32, number);
	VARIABLE(pair, pair);
	VARIABLE(btf__add_array(btf, i32, i32, 3), list);
	VARIABLE(boo, flag);
	*sec = btf__add_datasec(btf, ".rodata", sizeof(data));
	for (int i = 0; i < n; i++)
		btf__add_datasec_var_info(btf, vars[i].id, (__u32)vars[i].off, (__u32)vars[i].size);
	return *sec;
}

static int make_map(void)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = BPF_F_RDONLY_PROG);
	struct btf *btf = btf__new_empty();
	int sec, fd;
	__u32 size, key = 0;
	const void *raw;

	make_btf(btf, &sec);
	raw = btf__raw_data(btf, &size);
	fd = bpf_btf_load(raw, size, NULL);
	if (fd < 0)
		return fd;
	opts.btf_fd = (__u32)fd;
	opts.btf_value_type_id = (__u32)sec;
	fd = bpf_map_create(BPF_MAP_TYPE_ARRAY, "golden.rodata", sizeof(key), sizeof(data), 1,
			    &opts);
	if (fd >= 0 && (bpf_map_update_elem(fd, &key, &data, 0) || bpf_map_freeze(fd)))
		return -1;
	btf__free(btf);
	return fd;
}

int main(int argc, char **argv)
{
	struct bpf_insn insns[] = {
		{ .code = BPF_LD | BPF_DW | BPF_IMM, .dst_reg = 1, .src_reg = BPF_PSEUDO_MAP_VALUE },
		{ 0 },
		{ .code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 0 },
		{ .code = BPF_JMP | BPF_EXIT },
	};
	struct bpf_prog_info info = { 0 };
	__u32 len = sizeof(info);
	int map = make_map(), fd;

	insns[0].imm = map;
	fd = map < 0 ? -1 :
		       bpf_prog_load(BPF_PROG_TYPE_RAW_TRACEPOINT, "golden", "GPL", insns, 4, NULL);
	if (fd < 0 || bpf_obj_get_info_by_fd(fd, &info, &len)) {
		perror("bpfmeta");
		return 1;
	}
	printf("%u\n", info.id);
	fflush(stdout);
	sleep(argc > 1 ? (unsigned)atoi(argv[1]) : 10);
	return 0;
}
