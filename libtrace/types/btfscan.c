/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One walk over a BTF file: ids of a few functions, or the names of all (types/btfscan.h).
 *
 * The kernel has checked what it shows in /sys/kernel/btf, but it may have kinds that are younger
 * than this: nothing is believed that does not fit, and a kind of unknown size ends the walk.
 */
#include <fcntl.h>
#include <linux/btf.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "types/btfscan.h"
#include "types/type.h"

#ifndef BTF_KIND_ENUM64
#define BTF_KIND_ENUM64 19 /* 6.0 */
#endif

/* ---- the file */

/* The header's idea of where the parts are, if they can be there. */
static bool locate(struct tr_btf_file *f, const struct btf_header *h, size_t size)
{
	if (size < sizeof(*h) || h->magic != BTF_MAGIC || h->hdr_len < sizeof(*h) ||
	    h->hdr_len > size || (h->hdr_len & 3) || (h->type_off & 3))
		return false;
	size -= h->hdr_len;
	if (h->type_off > size || h->type_len > size - h->type_off || h->str_off > size ||
	    h->str_len > size - h->str_off)
		return false;
	f->types = (struct tr_btf_part){ NULL, h->hdr_len + h->type_off, h->type_len };
	f->strings = (struct tr_btf_part){ NULL, h->hdr_len + h->str_off, h->str_len };
	return true;
}

/* A module may have no strings of its own. */
static bool terminated(const struct tr_btf_file *f)
{
	const struct tr_btf_part *p = &f->strings;

	return p->len ? !p->s[p->len - 1] : f->base != NULL;
}

bool tr_btf_parts(struct tr_btf_file *f, const char *data, size_t size)
{
	if (!locate(f, (const void *)data, size))
		return false;
	f->types.s = data + f->types.at;
	f->strings.s = data + f->strings.at;
	return terminated(f);
}

/* sysfs gives a page at a time. */
static bool read_at(int fd, char *buf, size_t len, size_t at)
{
	while (len) {
		ssize_t got = pread(fd, buf, len, (off_t)at);

		if (got < 0 && errno == EINTR)
			continue;
		if (got <= 0)
			return false;
		buf += got;
		at += (size_t)got;
		len -= (size_t)got;
	}
	return true;
}

static int open_file(const char *mod)
{
	char path[512];
	int fd;

	snprintf(path, sizeof(path), "/sys/kernel/btf/%s", mod);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	return fd < 0 ? -errno : fd;
}

int tr_btf_open(struct tr_btf_file *f, const char *mod, const struct tr_btf_file *base)
{
	int fd = open_file(mod);
	struct btf_header h;
	bool ok = false;
	struct stat st;
	void *data;

	if (fd < 0)
		return fd;
	*f = (struct tr_btf_file){ .base = base, .mod = mod };
	if (fstat(fd, &st) == 0 && st.st_size > 0) {
		f->size = (size_t)st.st_size;
		data = mmap(NULL, f->size, PROT_READ, MAP_PRIVATE, fd, 0);
		f->data = data == MAP_FAILED ? NULL : data;
		if (f->data)
			ok = tr_btf_parts(f, f->data, f->size);
		else
			ok = read_at(fd, (char *)&h, sizeof(h), 0) && locate(f, &h, f->size);
	}
	close(fd);
	if (ok)
		return 0;
	tr_btf_close(f);
	return -EINVAL;
}

void tr_btf_close(struct tr_btf_file *f)
{
	if (f->data) {
		munmap((void *)f->data, f->size);
	} else {
		free((void *)f->types.s);
		free((void *)f->strings.s);
	}
	*f = (struct tr_btf_file){ 0 };
}

static int read_part(struct tr_btf_file *f, struct tr_btf_part *p)
{
	char *s;
	int fd;

	if (p->s)
		return 0;
	fd = open_file(f->mod);
	if (fd < 0)
		return fd;
	s = malloc(p->len + 1);
	if (!s)
		tr_no_memory();
	if (read_at(fd, s, p->len, p->at))
		p->s = s;
	else
		free(s);
	close(fd);
	return p->s ? 0 : -EIO;
}

int tr_btf_read_strings(struct tr_btf_file *f)
{
	int err = read_part(f, &f->strings);

	return err ? err : terminated(f) ? 0 : -EINVAL;
}

int tr_btf_read_types(struct tr_btf_file *f)
{
	return read_part(f, &f->types);
}

/* ---- the walk */

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

/* The type at *at, which moves on. NULL: the end, or what does not fit, and *at stays before it. */
static const struct btf_type *next_type(const struct tr_btf_part *types, size_t *at)
{
	const struct btf_type *ty = (const void *)(types->s + *at);
	size_t left = types->len - *at;
	int more;

	if (left < sizeof(*ty))
		return NULL;
	more = more_bytes(ty);
	if (more < 0 || (size_t)more > left - sizeof(*ty))
		return NULL;
	*at += sizeof(*ty) + (size_t)more;
	return ty;
}

static size_t base_len(const struct tr_btf_file *f)
{
	return f->base ? f->base->strings.len : 0;
}

static const char *string(const struct tr_btf_file *f, size_t off)
{
	if (off < base_len(f))
		return f->base->strings.s + off;
	off -= base_len(f);
	return off < f->strings.len ? f->strings.s + off : NULL;
}

long tr_btf_functions(const struct tr_btf_file *f, const char ***names)
{
	/* no string is in a file twice: a name is known by its offset */
	unsigned char *seen = calloc(1, (base_len(f) + f->strings.len) / 8 + 1);
	TR_VEC(const char *) list = { 0 };
	const struct btf_type *ty;
	size_t at = 0;

	if (!seen)
		tr_no_memory();
	while ((ty = next_type(&f->types, &at))) {
		uint32_t off = ty->name_off;
		const char *name;

		if (BTF_INFO_KIND(ty->info) != BTF_KIND_FUNC)
			continue;
		name = string(f, off);
		if (!name) {
			at = SIZE_MAX;
			break;
		}
		if (!*name || seen[off / 8] & 1 << off % 8)
			continue;
		seen[off / 8] |= (unsigned char)(1 << off % 8);
		tr_push(&list, name);
	}
	free(seen);
	if (at != f->types.len) {
		free(list.v);
		return -EINVAL;
	}
	*names = list.v;
	return (long)list.n;
}

/* ---- ids of a few functions */

static uint32_t string_at(const struct tr_btf_file *f, const char *name)
{
	char key[64] = "";
	size_t n = strlen(name);
	const char *at;

	if (n + 2 > sizeof(key))
		return 0;
	memcpy(key + 1, name, n); /* between two NULs */
	at = memmem(f->strings.s, f->strings.len, key, n + 2);
	return at ? (uint32_t)(at + 1 - f->strings.s) : 0;
}

static bool ids_of(const struct tr_btf_file *f, const uint32_t *names, uint32_t *ids, int n)
{
	const struct btf_type *ty;
	uint32_t id = 1;
	size_t at = 0;

	for (; (ty = next_type(&f->types, &at)); id++)
		for (int i = 0; BTF_INFO_KIND(ty->info) == BTF_KIND_FUNC && i < n; i++)
			if (names[i] && ty->name_off == names[i])
				ids[i] = id;
	return at == f->types.len;
}

/* Whether the file could be read this way. */
static bool scan(const char *const *names, uint32_t *ids, int n)
{
	uint32_t offs[8] = { 0 };
	struct tr_btf_file f;
	bool ok;

	if (tr_btf_open(&f, "vmlinux", NULL))
		return false;
	for (int i = 0; f.data && i < n; i++)
		offs[i] = string_at(&f, names[i]);
	ok = f.data && ids_of(&f, offs, ids, n);
	tr_btf_close(&f);
	return ok;
}

void tr_btf_kfuncs(struct trace *t, const char *const *names, uint32_t *ids, int n)
{
	n = TR_MIN(n, 8);
	memset(ids, 0, (size_t)n * sizeof(*ids));
	if (scan(names, ids, n))
		return;
	memset(ids, 0, (size_t)n * sizeof(*ids));
	for (int i = 0; i < n; i++)
		tr_type_func(t, "vmlinux", names[i], &ids[i], NULL);
}
