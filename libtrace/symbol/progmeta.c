/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Reads the metadata of BPF programs (kernel: tools/bpf/bpftool/prog.c shows the same): of the
 * program's maps the first array of one element, with BTF, whose name has ".rodata" in it and
 * whose section has variables bpf_metadata_*.
 *
 * In: program ids. Out: keys and values, kept in the handle, also when the program is gone. A
 * program without such a map is looked at again when it is next asked for: libbpf binds the map
 * after loading.
 */
#include <bpf/bpf.h>
#include <bpf/btf.h>
#include <unistd.h>

#include "handle.h"
#include "symbol/progmeta.h"

#define PREFIX "bpf_metadata_"
#define VALUE_MAX (16u << 20) /* bytes of a .rodata that are looked at */
#define MAPS_MAX 1024

struct entry {
	char *key, *value;
};

struct meta {
	uint32_t id;
	bool complete; /* a map was found: it cannot change any more */
	TR_VEC(struct entry) entries;
};

struct tr_progmetas {
	TR_VEC(struct meta *) v;
};

/* ---- values as text */

static char *char_array(const char *p, size_t n)
{
	struct tr_buf b = { 0 };

	for (size_t i = 0; i < n && p[i]; i++) {
		unsigned char c = (unsigned char)p[i];

		if (c == '"' || c == '\\')
			tr_buf_printf(&b, "\\%c", c);
		else if (c < ' ' || c >= 0x7f)
			tr_buf_printf(&b, "\\x%02x", c);
		else
			tr_buf_add(&b, &p[i], 1);
	}
	tr_buf_add(&b, "", 1);
	return b.s;
}

static void dump(void *ctx, const char *fmt, va_list ap)
{
	char *text = NULL;
	int n = vasprintf(&text, fmt, ap);

	if (n > 0)
		tr_buf_add(ctx, text, (size_t)n);
	if (n >= 0)
		free(text);
}

static bool is_chars(const struct btf *btf, const struct btf_type *ty)
{
	const struct btf_type *e;
	const char *name;
	int id;

	if (!btf_is_array(ty))
		return false;
	id = btf__resolve_type(btf, btf_array(ty)->type);
	e = id < 0 ? NULL : btf__type_by_id(btf, (uint32_t)id);
	if (!e || !btf_is_int(e) || e->size != 1)
		return false;
	name = btf__name_by_offset(btf, e->name_off);
	return btf_int_encoding(e) & BTF_INT_CHAR || (name && strstr(name, "char"));
}

char *tr_progmeta_format(const struct btf *btf, uint32_t type, const void *data, size_t size)
{
	LIBBPF_OPTS(btf_dump_type_data_opts, opts, .compact = true, .skip_names = true);
	int id = btf__resolve_type(btf, type);
	const struct btf_type *ty = id < 0 ? NULL : btf__type_by_id(btf, (uint32_t)id);
	int64_t need = ty ? btf__resolve_size(btf, (uint32_t)id) : -1;
	struct tr_buf b = { 0 };
	struct btf_dump *d;
	int err;

	if (need <= 0 || (uint64_t)need > size)
		return NULL;
	if (is_chars(btf, ty))
		return char_array(data, (size_t)need);
	d = btf_dump__new(btf, dump, &b, NULL);
	if (!d)
		return NULL;
	err = btf_dump__dump_type_data(d, (uint32_t)id, data, (size_t)need, &opts);
	btf_dump__free(d);
	if (err < 0 || !b.n) {
		free(b.s);
		return NULL;
	}
	tr_buf_add(&b, "", 1);
	return b.s;
}

/* ---- one program */

static void add_variable(struct meta *m, const struct btf *btf, const struct btf_var_secinfo *v,
			 const char *data, uint32_t size)
{
	const struct btf_type *var = btf__type_by_id(btf, v->type);
	const char *name = var ? btf__name_by_offset(btf, var->name_off) : NULL;
	char *value;

	if (!name || !btf_is_var(var) || strncmp(name, PREFIX, strlen(PREFIX)) != 0 ||
	    v->offset >= size || v->size > size - v->offset)
		return;
	value = tr_progmeta_format(btf, var->type, data + v->offset, v->size);
	if (value)
		tr_push(&m->entries, (struct entry){ strdup(name + strlen(PREFIX)), value });
}

static bool add_section(struct meta *m, int fd, const struct bpf_map_info *info)
{
	struct btf *btf = btf__load_from_kernel_by_id(info->btf_id);
	const struct btf_type *sec = btf ? btf__type_by_id(btf, info->btf_value_type_id) : NULL;
	char *data = NULL;
	uint32_t key = 0;

	if (sec && btf_is_datasec(sec) && (data = malloc(info->value_size)) &&
	    bpf_map_lookup_elem(fd, &key, data) == 0)
		for (int i = 0; i < btf_vlen(sec); i++)
			add_variable(m, btf, btf_var_secinfos(sec) + i, data, info->value_size);
	free(data);
	btf__free(btf);
	return m->entries.n > 0;
}

static bool is_rodata(const struct bpf_map_info *info)
{
	return info->type == BPF_MAP_TYPE_ARRAY && info->key_size == sizeof(uint32_t) &&
	       info->max_entries == 1 && info->btf_id && info->btf_value_type_id &&
	       info->value_size <= VALUE_MAX && strstr(info->name, ".rodata");
}

/* Whether this map is the one. */
static bool read_map(struct meta *m, uint32_t id)
{
	struct bpf_map_info info = { 0 };
	uint32_t len = sizeof(info);
	int fd = bpf_map_get_fd_by_id(id);
	bool found;

	if (fd < 0)
		return false;
	found = bpf_obj_get_info_by_fd(fd, &info, &len) == 0 && is_rodata(&info);
	if (found) {
		m->complete = true;
		found = add_section(m, fd, &info);
	}
	close(fd);
	return found;
}

static void read_prog(struct meta *m)
{
	struct bpf_prog_info info = { 0 };
	uint32_t len = sizeof(info), maps[MAPS_MAX], n;
	int fd = bpf_prog_get_fd_by_id(m->id);

	if (fd < 0)
		return;
	if (bpf_obj_get_info_by_fd(fd, &info, &len) == 0 && info.nr_map_ids) {
		n = TR_MIN(info.nr_map_ids, (uint32_t)MAPS_MAX);
		memset(&info, 0, sizeof(info));
		info.nr_map_ids = n;
		info.map_ids = (uintptr_t)maps;
		len = sizeof(info);
		if (bpf_obj_get_info_by_fd(fd, &info, &len) == 0)
			for (uint32_t i = 0; i < TR_MIN(n, info.nr_map_ids); i++)
				if (read_map(m, maps[i]))
					break;
	}
	close(fd);
}

/* ---- all */

static struct meta *get(struct trace *t, uint32_t id)
{
	struct meta *m = NULL;

	if (!t->progmetas && !(t->progmetas = calloc(1, sizeof(*t->progmetas))))
		tr_no_memory();
	for (size_t i = 0; i < t->progmetas->v.n && !m; i++)
		if (t->progmetas->v.v[i]->id == id)
			m = t->progmetas->v.v[i];
	if (!m) {
		m = calloc(1, sizeof(*m));
		if (!m)
			tr_no_memory();
		m->id = id;
		tr_push(&t->progmetas->v, m);
	}
	if (!m->complete)
		read_prog(m);
	return m;
}

void tr_progmeta_scan(struct trace *t)
{
	uint32_t id = 0;

	while (bpf_prog_get_next_id(id, &id) == 0)
		get(t, id);
}

const char *tr_progmeta(struct trace *t, uint32_t id, const char *key)
{
	const struct meta *m = get(t, id);

	for (size_t i = 0; i < m->entries.n; i++)
		if (strcmp(m->entries.v[i].key, key) == 0)
			return m->entries.v[i].value;
	return NULL;
}

void tr_progmetas_free(struct tr_progmetas *ms)
{
	for (size_t i = 0; ms && i < ms->v.n; i++) {
		struct meta *m = ms->v.v[i];

		for (size_t e = 0; e < m->entries.n; e++) {
			free(m->entries.v[e].key);
			free(m->entries.v[e].value);
		}
		free(m->entries.v);
		free(m);
	}
	if (ms)
		free(ms->v.v);
	free(ms);
}
