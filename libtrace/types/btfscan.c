/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Ids of a few functions of the running kernel, for programs that need nothing else of its BTF:
 * libbpf's reader takes 4 ms of CPU time for it, one walk over the mapped file a quarter of that.
 *
 * In: /sys/kernel/btf/vmlinux; it can be mapped from 6.16 on. Out: ids, 0 where there is none.
 */
#include <fcntl.h>
#include <linux/btf.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "types/type.h"

#ifndef BTF_KIND_ENUM64
#define BTF_KIND_ENUM64 19 /* 6.0 */
#endif

struct image {
	const char *types, *strings;
	size_t types_len, strings_len;
};

/* Bytes that follow struct btf_type; -1: a kind that this does not know. */
static int more_bytes(const struct btf_type *ty)
{
	static const int8_t fixed[] = {
		[BTF_KIND_INT] = 4,	 [BTF_KIND_ARRAY] = 12, [BTF_KIND_VAR] = 4,
		[17 /* DECL_TAG */] = 4, [BTF_KIND_ENUM64] = 0,
	};
	static const int8_t each[] = {
		[BTF_KIND_STRUCT] = 12,	   [BTF_KIND_UNION] = 12,   [BTF_KIND_ENUM] = 8,
		[BTF_KIND_FUNC_PROTO] = 8, [BTF_KIND_DATASEC] = 12, [BTF_KIND_ENUM64] = 12,
	};
	unsigned kind = BTF_INFO_KIND(ty->info);

	if (kind == 0 || kind > BTF_KIND_ENUM64)
		return -1;
	return fixed[kind] + each[kind] * (int)BTF_INFO_VLEN(ty->info);
}

static bool sections(const char *data, size_t size, struct image *img)
{
	const struct btf_header *h = (const void *)data;

	if (size < sizeof(*h) || h->magic != BTF_MAGIC || h->hdr_len > size || h->type_off & 3)
		return false;
	size -= h->hdr_len;
	if (h->type_off > size || h->type_len > size - h->type_off || h->str_off > size ||
	    h->str_len > size - h->str_off)
		return false;
	img->types = data + h->hdr_len + h->type_off;
	img->types_len = h->type_len;
	img->strings = data + h->hdr_len + h->str_off;
	img->strings_len = h->str_len;
	return true;
}

static uint32_t string_at(const struct image *img, const char *name)
{
	char key[64] = "";
	size_t n = strlen(name);
	const char *at;

	if (n + 2 > sizeof(key))
		return 0;
	memcpy(key + 1, name, n); /* between two NULs */
	at = memmem(img->strings, img->strings_len, key, n + 2);
	return at ? (uint32_t)(at + 1 - img->strings) : 0;
}

static bool walk(const struct image *img, const uint32_t *names, uint32_t *ids, int n)
{
	uint32_t id = 1;

	for (size_t at = 0; at + sizeof(struct btf_type) <= img->types_len; id++) {
		const struct btf_type *ty = (const void *)(img->types + at);
		int more = more_bytes(ty);

		if (more < 0)
			return false;
		for (int i = 0; BTF_INFO_KIND(ty->info) == BTF_KIND_FUNC && i < n; i++)
			if (names[i] && ty->name_off == names[i])
				ids[i] = id;
		at += sizeof(*ty) + (size_t)more;
	}
	return true;
}

/* Whether the file could be read this way. */
static bool scan(const char *const *names, uint32_t *ids, int n)
{
	int fd = open("/sys/kernel/btf/vmlinux", O_RDONLY | O_CLOEXEC);
	uint32_t offs[8] = { 0 };
	struct image img;
	struct stat st;
	bool ok = false;
	char *data;

	if (fd < 0)
		return false;
	if (fstat(fd, &st) == 0 && st.st_size > 0) {
		data = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
		if (data != MAP_FAILED) {
			ok = sections(data, (size_t)st.st_size, &img);
			for (int i = 0; ok && i < n; i++)
				offs[i] = string_at(&img, names[i]);
			ok = ok && walk(&img, offs, ids, n);
			munmap(data, (size_t)st.st_size);
		}
	}
	close(fd);
	return ok;
}

void tr_btf_kfuncs(struct trace *t, const char *const *names, uint32_t *ids, int n)
{
	n = TR_MIN(n, 8);
	memset(ids, 0, (size_t)n * sizeof(*ids));
	if (scan(names, ids, n))
		return;
	for (int i = 0; i < n; i++)
		tr_type_func(t, "vmlinux", names[i], &ids[i], NULL);
}
