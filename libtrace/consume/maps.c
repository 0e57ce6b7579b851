/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reading and changing the kernel's maps. Hashes are read in batches (5.6+), one element at a
 * time where the kernel does not have that.
 */
#include <bpf/bpf.h>

#include "consume/impl.h"

#define BATCH 1024

/* Where the tuple stands behind the value, NULL: the key is what it says. */
static const char *kept_tuple(const struct tr_mapdef *m, const void *value)
{
	return m->tuple ? (const char *)value + m->value - 8 - m->tuple : NULL;
}

static void found(const struct tr_mapdef *m, const char *key, const char *value, tr_elem_fn *fn,
		  void *ctx)
{
	const char *tuple = kept_tuple(m, value);
	uint64_t complete = 1;

	if (tuple)
		memcpy(&complete, tuple + m->tuple, sizeof(complete));
	if (complete)
		fn(ctx, tuple ? tuple : key, value);
}

/* The map's key for a tuple. */
static const void *key_of(const struct tr_mapdef *m, const void *tuple, uint64_t room[3])
{
	if (!m->tuple)
		return tuple;
	memcpy(room, tuple, 8);
	tr_digest(tuple, m->tuple, room + 1);
	return room;
}

static int each_single(const struct tr_mapdef *m, tr_elem_fn *fn, void *ctx)
{
	char *key = calloc(3, TR_ALIGN((size_t)m->key, 8)), *next, *value;
	void *prev = NULL;
	int err = 0;

	value = calloc(1, TR_ALIGN((size_t)m->value, 8));
	if (!key || !value) {
		free(key);
		free(value);
		return -ENOMEM;
	}
	next = key + TR_ALIGN((size_t)m->key, 8);
	while (!(err = bpf_map_get_next_key(m->fd, prev, next))) {
		memcpy(key, next, m->key);
		prev = key;
		if (!bpf_map_lookup_elem(m->fd, key, value))
			found(m, key, value, fn, ctx);
	}
	err = errno == ENOENT ? 0 : -errno;
	free(key);
	free(value);
	return err;
}

/* Returns 1 if batches do not work on this kernel or map and nothing was read yet. */
static int each_batch(const struct tr_mapdef *m, char *keys, char *values, uint32_t batch,
		      tr_elem_fn *fn, void *ctx)
{
	uint64_t token[64] = { 0 }; /* at least as large as a key: some maps need that */
	bool first = true;
	int err;

	do {
		uint32_t n = batch;

		errno = 0;
		err = bpf_map_lookup_batch(m->fd, first ? NULL : token, token, keys, values, &n,
					   NULL);
		if (err && errno != ENOENT)
			return first ? 1 : -errno;
		for (uint32_t i = 0; i < n; i++)
			found(m, keys + (size_t)i * m->key, values + (size_t)i * m->value, fn, ctx);
		first = false;
	} while (!err);
	return 0;
}

static int kernel_each(struct trace *t, const struct tr_mapdef *m, tr_elem_fn *fn, void *ctx)
{
	uint32_t batch = TR_MAX(TR_MIN(m->entries, (uint32_t)BATCH), 64u);
	char *keys, *values;
	int err = 1;

	(void)t;
	if (m->fd < 0)
		return 0;
	keys = malloc((size_t)batch * m->key);
	values = malloc((size_t)batch * m->value);
	if (keys && values && m->key <= 512)
		err = each_batch(m, keys, values, batch, fn, ctx);
	free(keys);
	free(values);
	return err > 0 ? each_single(m, fn, ctx) : err;
}

static int kernel_percpu(struct trace *t, const struct tr_mapdef *m, void *values)
{
	uint32_t zero = 0;

	(void)t;
	return m->fd < 0 ? -ENOENT : bpf_map_lookup_elem(m->fd, &zero, values) ? -errno : 0;
}

static int kernel_set_percpu(struct trace *t, const struct tr_mapdef *m, const void *values)
{
	uint32_t zero = 0;

	(void)t;
	return bpf_map_update_elem(m->fd, &zero, values, BPF_ANY) ? -errno : 0;
}

static int kernel_replace(struct trace *t, const struct tr_mapdef *m, const void *key,
			  const void *value)
{
	uint64_t room[3], complete = 1;
	char *whole = NULL;
	int err;

	(void)t;
	if (m->tuple) {
		whole = malloc(m->value);
		if (!whole)
			return -ENOMEM;
		memcpy(whole, value, m->value - m->tuple - 8);
		memcpy(whole + m->value - m->tuple - 8, key, m->tuple);
		memcpy(whole + m->value - 8, &complete, 8);
	}
	err = bpf_map_update_elem(m->fd, key_of(m, key, room), whole ? whole : value, BPF_EXIST) ?
		      -errno :
		      0;
	free(whole);
	return err;
}

static int kernel_remove(struct trace *t, const struct tr_mapdef *m, const void *key)
{
	uint64_t room[3];

	(void)t;
	return bpf_map_delete_elem(m->fd, key_of(m, key, room)) ? -errno : 0;
}

const struct tr_mapops tr_kernel_maps = {
	.each = kernel_each,
	.percpu = kernel_percpu,
	.set_percpu = kernel_set_percpu,
	.replace = kernel_replace,
	.remove = kernel_remove,
};
