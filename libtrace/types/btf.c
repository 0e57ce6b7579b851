/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * BTF images: reading them with libbpf and finding a name in one. In: /sys/kernel/btf (any user
 * may read it), or a folder that looks alike. Nothing is read before the first lookup; a module
 * only when it is named or when vmlinux did not have what was looked for.
 */
#include <dirent.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include "types/impl.h"

#define BTF_DIR "/sys/kernel/btf"
#define NAMED                                                                                 \
	(KIND(STRUCT) | KIND(UNION) | KIND(ENUM) | KIND(ENUM64) | KIND(FWD) | KIND(TYPEDEF) | \
	 KIND(FUNC) | KIND(VAR))
#define NSCANS 8 /* scans that cost as much as building the index */

/* The file's bytes, mapped where the kernel can (vmlinux since 6.16), else read: NULL or malloc. */
static void *read_all(int fd, size_t size)
{
	char *data = malloc(size);
	size_t n = 0;
	ssize_t r;

	while (data && n < size) {
		r = read(fd, data + n, size - n);
		if (r < 0 && errno == EINTR)
			continue;
		if (r <= 0)
			break;
		n += (size_t)r;
	}
	if (n == size)
		return data;
	free(data);
	return NULL;
}

/* libbpf's own btf__parse_raw() before 1.6 copies the 5 MB once more than this does, which
 * doubles the time. */
static struct btf *read_vmlinux(const char *path)
{
	struct btf *btf = NULL;
	struct stat st;
	void *data;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return NULL;
	if (fstat(fd, &st) < 0 || st.st_size <= 0 || st.st_size > UINT32_MAX)
		goto out;
	data = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (data != MAP_FAILED) {
		btf = btf__new(data, (uint32_t)st.st_size);
		munmap(data, (size_t)st.st_size);
	} else {
		data = read_all(fd, (size_t)st.st_size);
		if (data)
			btf = btf__new(data, (uint32_t)st.st_size);
		free(data);
	}
out:
	close(fd);
	return btf;
}

static struct tr_btf *image_new(const char *name, size_t len)
{
	struct tr_btf *img = calloc(1, sizeof(*img));

	if (!img)
		tr_no_memory();
	img->name = strndup(name, len);
	img->fd = -1;
	img->signed_enums = -1;
	return img;
}

/* The cache of converted types is a megabyte of zero pages, touched where it is used. */
static bool image_open(struct tr_btf *img, struct btf *btf, struct tr_btf *base)
{
	if (!btf)
		return false;
	img->base = base;
	img->first = base ? base->end : 0;
	img->end = btf__type_cnt(btf);
	img->types = calloc(img->end - img->first + 1, sizeof(*img->types));
	if (!img->types)
		tr_no_memory();
	img->btf = btf;
	return true;
}

void tr_btf_free(struct tr_btf *img)
{
	if (!img)
		return;
	btf__free(img->btf);
	if (img->fd >= 0)
		close(img->fd);
	free(img->types);
	free(img->bucket);
	free(img->chain);
	free(img->name);
	free(img);
}

struct tr_btf *tr_btf_vmlinux(struct trace *t)
{
	struct tr_types *ts = tr_types_get(t);
	char path[4096];
	struct tr_btf *img;
	struct btf *btf;

	if (ts->tried)
		return ts->vmlinux;
	ts->tried = true;
	snprintf(path, sizeof(path), "%s/vmlinux", ts->dir ? ts->dir : BTF_DIR);
	btf = read_vmlinux(path);
	if (!btf && !ts->dir)
		btf = btf__load_vmlinux_btf(); /* it also looks for the kernel's file in /boot */
	img = image_new("vmlinux", 7);
	if (image_open(img, btf, NULL))
		ts->vmlinux = img;
	else
		tr_btf_free(img);
	return ts->vmlinux;
}

static struct tr_btf *module_open(struct trace *t, const char *name, size_t len)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_btf *base = tr_btf_vmlinux(t), *img;
	char path[4096];

	if (!base)
		return NULL;
	img = image_new(name, len);
	snprintf(path, sizeof(path), "%s/%s", ts->dir ? ts->dir : BTF_DIR, img->name);
	if (!image_open(img, btf__parse_raw_split(path, base->btf), base))
		img->btf = NULL;
	tr_push(&ts->mods, img);
	return img;
}

struct tr_btf *tr_btf_module(struct trace *t, const char *name)
{
	struct tr_types *ts = tr_types_get(t);
	struct tr_btf *img = NULL;
	size_t i;

	if (strcmp(name, "vmlinux") == 0)
		return tr_btf_vmlinux(t);
	if (strchr(name, '/') || name[0] == '.' || !name[0])
		return NULL;
	for (i = 0; i < ts->mods.n && !img; i++)
		if (strcmp(ts->mods.v[i]->name, name) == 0)
			img = ts->mods.v[i];
	if (!img && !ts->listed)
		img = module_open(t, name, strlen(name));
	return img && img->btf ? img : NULL;
}

static void list_modules(struct trace *t)
{
	struct tr_types *ts = tr_types_get(t);
	struct dirent *e;
	DIR *d = opendir(ts->dir ? ts->dir : BTF_DIR);

	while (d && (e = readdir(d)))
		tr_btf_module(t, e->d_name);
	if (d)
		closedir(d);
	ts->listed = true;
}

struct tr_btf *tr_btf_nth_module(struct trace *t, size_t n)
{
	struct tr_types *ts = tr_types_get(t);
	size_t i;

	if (!ts->listed)
		list_modules(t);
	for (i = 0; i < ts->mods.n; i++)
		if (ts->mods.v[i]->btf && n-- == 0)
			return ts->mods.v[i];
	return NULL;
}

static uint32_t hash_name(const char *s)
{
	uint32_t h = 2166136261u;

	while (*s)
		h = (h ^ (unsigned char)*s++) * 16777619u;
	return h ^ h >> 15;
}

/* From the last id to the first, so that each chain ascends. */
static void index_build(struct tr_btf *img)
{
	uint32_t id, *b, n = 1024;

	while (n < (img->end - img->first) / 2)
		n *= 2;
	img->bucket = calloc(n, sizeof(*img->bucket));
	img->chain = malloc((img->end - img->first + 1) * sizeof(*img->chain));
	if (!img->bucket || !img->chain)
		tr_no_memory();
	img->mask = n - 1;
	for (id = img->end; id-- > img->first;) {
		const struct btf_type *ty = btf__type_by_id(img->btf, id);
		const char *name = NULL;

		if (ty && ty->name_off && NAMED & 1u << btf_kind(ty))
			name = btf__name_by_offset(img->btf, ty->name_off);
		if (!name)
			continue;
		b = &img->bucket[hash_name(name) & img->mask];
		img->chain[id - img->first] = *b;
		*b = id;
	}
}

static bool is_it(struct tr_btf *img, uint32_t id, unsigned kinds, const char *name)
{
	const struct btf_type *ty = btf__type_by_id(img->btf, id);
	const char *s;

	if (!ty || !ty->name_off || !(kinds & 1u << btf_kind(ty)))
		return false;
	s = btf__name_by_offset(img->btf, ty->name_off);
	return s && strcmp(s, name) == 0;
}

/* The image's own string section, len 0 if there is none. */
static const char *strings(struct tr_btf *img, uint32_t *len)
{
	uint32_t size;
	const char *raw = btf__raw_data(img->btf, &size);
	const struct btf_header *h = (const void *)raw;

	*len = raw ? h->str_len : 0;
	return raw ? raw + h->hdr_len + h->str_off : "";
}

/* The name_off of a name: strings are unique, so that the scan after this compares numbers and
 * touches no string. A module's are counted on from the end of vmlinux's, and have no empty one
 * in front. 0: the image's own strings do not hold it. */
static uint32_t find_string(struct tr_btf *img, const char *name)
{
	uint32_t len, before = 0, n = (uint32_t)strlen(name) + 2;
	const char *s = strings(img, &len), *at;
	char key[1024] = "";

	if (n > sizeof(key))
		return 0;
	memcpy(key + 1, name, n - 2); /* between two NULs */
	if (img->base) {
		strings(img->base, &before);
		if (len >= n - 1 && memcmp(s, name, n - 1) == 0)
			return before;
	}
	at = memmem(s, len, key, n);
	return at ? before + (uint32_t)(at + 1 - s) : 0;
}

/* A module may use names of vmlinux's strings. */
static uint32_t scan(struct tr_btf *img, unsigned kinds, const char *name)
{
	uint32_t id, off = find_string(img, name), base = 0;

	if (img->base)
		base = find_string(img->base, name);
	if (!off && !base)
		return 0;
	for (id = img->first; id < img->end; id++) {
		const struct btf_type *ty = btf__type_by_id(img->btf, id);

		if (ty && ty->name_off && (ty->name_off == off || ty->name_off == base) &&
		    kinds & 1u << btf_kind(ty))
			return id;
	}
	return 0;
}

uint32_t tr_btf_find(struct tr_btf *img, unsigned kinds, const char *name)
{
	uint32_t id;

	if (!img || !name[0])
		return 0;
	if (!img->bucket && img->nscans++ < NSCANS)
		return scan(img, kinds, name);
	if (!img->bucket)
		index_build(img);
	for (id = img->bucket[hash_name(name) & img->mask]; id; id = img->chain[id - img->first])
		if (is_it(img, id, kinds, name))
			return id;
	return 0;
}

/* The BTF that the kernel holds for the module, an open file (needs privileges); 0 for vmlinux. */
int tr_btf_fd(struct tr_btf *img)
{
	char name[64];
	uint32_t id = 0;

	if (!img->base)
		return 0;
	while (img->fd < 0 && bpf_btf_get_next_id(id, &id) == 0) {
		struct bpf_btf_info info = { .name = (uintptr_t)name, .name_len = sizeof(name) };
		uint32_t len = sizeof(info);
		int fd = bpf_btf_get_fd_by_id(id);

		if (fd < 0)
			continue;
		name[0] = '\0';
		if (bpf_obj_get_info_by_fd(fd, &info, &len) == 0 && info.kernel_btf &&
		    strcmp(name, img->name) == 0)
			img->fd = fd;
		else
			close(fd);
	}
	return img->fd;
}
