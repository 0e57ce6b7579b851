/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Fuzzing target: the BTF reader. In: two bytes, the length of the first image; then the images of vmlinux and of a
 * module. libbpf, which reads them first, is not ours and not instrumented. With FUZZ_SEEDS=DIR in the
 * environment nothing is read, but DIR gets images to begin with.
 */
#include <bpf/btf.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "fuzz.h"
#include "print/print.h"
#include "types/impl.h"

#define IDS 200
#define VALUE_MAX 65536

/* ---- seeds */

static void add_types(struct btf *b)
{
	int u32 = btf__add_int(b, "unsigned int", 4, 0),
	    s32 = btf__add_int(b, "int", 4, BTF_INT_SIGNED);
	int ch = btf__add_int(b, "char", 1, BTF_INT_CHAR | BTF_INT_SIGNED), list, task, proto, ptr;

	btf__add_int(b, "_Bool", 1, BTF_INT_BOOL);
	ptr = btf__add_ptr(b, 0);
	btf__add_array(b, s32, ch, 16);
	list = btf__add_struct(b, "list_head", 16);
	btf__add_field(b, "next", list + 1, 0, 0);
	btf__add_field(b, "prev", list + 1, 64, 0);
	btf__add_ptr(b, list);
	btf__add_enum(b, "colour", 4);
	btf__add_enum_value(b, "RED", 0);
	btf__add_enum_value(b, "GREEN", -1);
	task = btf__add_struct(b, "task_struct", 48);
	btf__add_field(b, "pid", u32, 0, 0);
	btf__add_field(b, "low", u32, 32, 3);
	btf__add_field(b, "high", s32, 35, 9);
	btf__add_field(b, "tasks", list, 64, 0);
	btf__add_field(b, "comm", 6, 192, 0);
	btf__add_field(b, "", task + 1, 320, 0);
	btf__add_union(b, NULL, 8);
	btf__add_field(b, "number", u32, 0, 0);
	btf__add_field(b, "address", ptr, 0, 0);
	btf__add_typedef(b, "pid_t", s32);
	btf__add_const(b, task);
	btf__add_volatile(b, task + 3);
	btf__add_restrict(b, ptr);
	btf__add_fwd(b, "inode", BTF_FWD_STRUCT);
	btf__add_float(b, "double", 8);
	proto = btf__add_func_proto(b, s32);
	btf__add_func_param(b, "p", list + 1);
	btf__add_func_param(b, "n", u32);
	btf__add_func(b, "vfs_read", BTF_FUNC_STATIC, proto);
	btf__add_var(b, "jiffies", BTF_VAR_STATIC, u32);
	btf__add_typedef(b, "btf_trace_sched_switch", btf__add_ptr(b, proto));
}

static void write_seed(const char *dir, struct btf *base, struct btf *mod)
{
	uint32_t nbase, nmod;
	const void *b = btf__raw_data(base, &nbase), *m = btf__raw_data(mod, &nmod);
	uint16_t len = (uint16_t)nbase;
	char path[4096];
	FILE *f;

	snprintf(path, sizeof(path), "%s/btf", dir);
	f = fopen(path, "we");
	if (!f || !b || !m)
		abort();
	fwrite(&len, 2, 1, f);
	fwrite(b, 1, nbase, f);
	fwrite(m, 1, nmod, f);
	fclose(f);
}

static void seeds(const char *dir)
{
	struct btf *base = btf__new_empty(), *mod;

	add_types(base);
	mod = btf__new_empty_split(base);
	btf__add_struct(mod, "own", 4);
	btf__add_field(mod, "n", 1, 0, 0);
	btf__add_struct(mod, "inode", 4);
	btf__add_field(mod, "i_ino", 1, 0, 0);
	write_seed(dir, base, mod);
	btf__free(mod);
	btf__free(base);
}

/* ---- images in files */

static const char *folder(void)
{
	static char dir[64];

	if (*dir)
		return dir;
	snprintf(dir, sizeof(dir), "/dev/shm/fuzz-btf.XXXXXX");
	if (!mkdtemp(dir))
		abort();
	return dir;
}

static void put_file(const char *name, const uint8_t *data, size_t n)
{
	char path[128];
	int fd;

	snprintf(path, sizeof(path), "%s/%s", folder(), name);
	fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
	if (fd < 0 || write(fd, data, n) != (ssize_t)n)
		abort();
	close(fd);
}

static void clean_up(void)
{
	char path[128];

	snprintf(path, sizeof(path), "%s/vmlinux", folder());
	unlink(path);
	snprintf(path, sizeof(path), "%s/mod", folder());
	unlink(path);
	rmdir(folder());
}

/* ---- use */

static void show(struct trace *t, struct tr_type *type)
{
	uint64_t size = tr_type_size(t, type);
	struct tr_buf out = { 0 };
	char *zero;

	if (size && size <= VALUE_MAX) {
		zero = calloc(1, size);
		tr_put_value(t, &out, type, zero, size);
		free(zero);
	}
	tr_buf_free(&out);
}

static void look_at(struct trace *t, struct tr_type *type)
{
	uint32_t off;

	if (!type)
		return;
	tr_type_name(t, type);
	tr_type_decl_name(t, type, "x");
	tr_type_align(t, type);
	tr_type_complete(t, type);
	tr_type_same(type, tr_type_base(t, TB_INT));
	for (struct tr_enumval *v = tr_type_enums(t, type); v; v = v->next)
		tr_type_enumerator(t, v->name, &(int64_t){ 0 });
	for (struct tr_param *p = tr_type_params(t, type); p; p = p->next)
		tr_type_name(t, p->type);
	if (tr_type_is_sou(type))
		tr_type_member(t, type, "comm", &off);
	show(t, type);
}

static void look_at_image(struct trace *t, struct tr_btf *img)
{
	for (uint32_t id = img ? img->first : 0; img && id < img->end && id < img->first + IDS;
	     id++)
		look_at(t, tr_btf_type(t, img, id));
}

static void look_up(struct trace *t)
{
	static const char text[] =
		"BEGIN { trace(((struct task_struct *)arg0)->comm); print(*(struct list_head *)arg1); "
		"trace(((struct task_struct *)arg0)->high); trace((enum colour)1); trace(GREEN); "
		"trace(sizeof(struct own)); trace(((struct inode *)arg2)->i_ino); trace(`jiffies); }";
	uint32_t id;
	int fd;

	look_at(t, tr_type_lookup(t, NULL, 's', "task_struct"));
	look_at(t, tr_type_lookup(t, "mod", 's', "own"));
	look_at(t, tr_type_lookup(t, NULL, 0, "pid_t"));
	look_at(t, tr_type_func(t, NULL, "vfs_read", &id, &fd));
	look_at(t, tr_type_var(t, NULL, "jiffies"));
	look_at(t, tr_type_rawtp(t, "sched_switch", &id, &fd));
	tr_type_hint(t, 's', "task_strukt");
	trace_add_text(t, "script", text, 0);
	trace_error(t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	static bool ready;
	struct trace *t;
	size_t len;

	if (!ready && getenv("FUZZ_SEEDS")) {
		seeds(getenv("FUZZ_SEEDS"));
		_exit(0); /* exit() would be a finding */
	}
	if (!ready)
		atexit(clean_up);
	ready = true;
	if (size < 2)
		return 0;
	len = TR_MIN(size - 2, (size_t)(data[0] | data[1] << 8));
	put_file("vmlinux", data + 2, len);
	put_file("mod", data + 2 + len, size - 2 - len);
	t = fuzz_handle();
	tr_types_set_dir(t, folder());
	look_at_image(t, tr_btf_vmlinux(t));
	look_at_image(t, tr_btf_module(t, "mod"));
	look_up(t);
	trace_free(t);
	return 0;
}
