/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a provider may ask of the rest of the system (include/trace/provider.h): messages, memory,
 * options, kernel facts, types. Thin: each function hands over to the stage that knows.
 */
#include <fcntl.h>
#include <unistd.h>

#include "handle.h"
#include "load/feature.h"
#include "probe/table.h"
#include "types/btfscan.h"
#include "types/type.h"

/* ---- messages */

static char *words(const char *fmt, va_list ap)
{
	char *s;

	return vasprintf(&s, fmt, ap) < 0 ? NULL : s;
}

void trace_note(struct trace *t, const char *fmt, ...)
{
	va_list ap;
	char *s;

	if (!tr_opt(t, VERBOSE))
		return;
	va_start(ap, fmt);
	s = words(fmt, ap);
	va_end(ap);
	if (s)
		tr_verbose(t, "%s", s);
	free(s);
}

void trace_warn(struct trace *t, const char *fmt, ...)
{
	va_list ap;
	char *s;

	if (tr_probes_get(t)->quiet)
		return;
	va_start(ap, fmt);
	s = words(fmt, ap);
	va_end(ap);
	if (s)
		tr_warn(t, "%s", s);
	free(s);
}

int trace_provider_error(struct trace *t, int err, bool refused, const char *fmt, ...)
{
	va_list ap;
	char *s;

	va_start(ap, fmt);
	s = words(fmt, ap);
	va_end(ap);
	if (s)
		(refused ? tr_refused : tr_fail)(t, err, "%s", s);
	free(s);
	return -err;
}

void trace_provider_unable(struct trace *t, const char *fmt, ...)
{
	va_list ap;
	char *s;

	va_start(ap, fmt);
	s = words(fmt, ap);
	va_end(ap);
	if (s)
		tr_unable(t, "%s", s);
	free(s);
}

void trace_probe_hint(struct trace *t, const char *fmt, ...)
{
	struct tr_probes *ps = tr_probes_get(t);
	va_list ap;

	free(ps->why);
	va_start(ap, fmt);
	ps->why = words(fmt, ap);
	va_end(ap);
}

/* ---- memory */

void *trace_provider_state(struct trace *t, const struct trace_provider *p, size_t size)
{
	struct tr_pprov *pp = tr_pprov_find(t, p);

	if (!pp)
		return NULL;
	if (!pp->state) {
		pp->state = calloc(1, size);
		if (!pp->state)
			tr_no_memory();
	}
	return pp->state;
}

char *trace_strndup(struct trace *t, const char *s, size_t n)
{
	return tr_strndup(&tr_probes_get(t)->strings, s, n);
}

/* ---- kernel and options */

uint32_t trace_kernel_version(struct trace *t)
{
	return tr_kernel_version(t);
}

const char *trace_tracefs(struct trace *t)
{
	return tr_tracefs(t);
}

const char *trace_feature_why(struct trace *t, const char *name)
{
	for (enum tr_feature f = 0; f < TR_FEAT_MAX; f++)
		if (!strcmp(tr_feature_row(f)->name, name))
			return tr_feature_why(t, f);
	return "no such feature";
}

bool trace_listing(struct trace *t)
{
	return t->listing;
}

bool trace_feature(struct trace *t, const char *name)
{
	return !trace_feature_why(t, name);
}

static int option(const char *name)
{
	static const char *const names[] = {
#define TR_OPT(id, name, kind, deflt, dynamic, help) name,
#include "optlist.h"
#undef TR_OPT
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(names); i++)
		if (!strcmp(names[i], name))
			return (int)i;
	return -1;
}

const char *trace_option(struct trace *t, const char *name)
{
	int i = option(name);

	return i < 0 ? NULL : t->opt.str[i];
}

int64_t trace_option_number(struct trace *t, const char *name)
{
	int i = option(name);

	return i < 0 ? 0 : t->opt.num[i];
}

void trace_no_memory(void)
{
	tr_no_memory();
}

char *trace_read_file(const char *path, size_t *len)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	size_t n = 0, cap = 0;
	ssize_t got = -1;
	char *s = NULL;

	if (fd < 0)
		return NULL;
	do { /* files of proc and tracefs do not tell their size */
		if (cap - n < 4096) {
			cap = cap ? cap * 2 : 16384;
			s = realloc(s, cap);
			if (!s)
				tr_no_memory();
		}
		got = read(fd, s + n, cap - n - 1);
		n += got > 0 ? (size_t)got : 0;
	} while (got > 0 || (got < 0 && errno == EINTR));
	if (got < 0) {
		int err = errno;

		free(s);
		close(fd);
		errno = err;
		return NULL;
	}
	close(fd);
	s[n] = '\0';
	if (len)
		*len = n;
	return s;
}

int trace_cpus_online(int **cpus)
{
	char *s = trace_read_file("/sys/devices/system/cpu/online", NULL), *p = s;
	TR_VEC(int) list = { 0 };

	if (!s)
		return -errno;
	while (*p >= '0' && *p <= '9') {
		long from = strtol(p, &p, 10), to = from;

		if (*p == '-')
			to = strtol(p + 1, &p, 10);
		for (; from <= to; from++)
			tr_push(&list, (int)from);
		p += *p == ',';
	}
	free(s);
	*cpus = list.v;
	return list.n ? (int)list.n : -ENODEV;
}

/* ---- names from BTF */

static struct tr_btf_file *btf_opened(struct tr_probes *ps, const char *mod)
{
	for (size_t i = 0; i < ps->btf.n; i++)
		if (!strcmp(ps->btf.v[i]->mod, mod))
			return ps->btf.v[i];
	return NULL;
}

/* The file, open for the life of the handle and its strings read; NULL with errno set. */
static struct tr_btf_file *btf_file(struct trace *t, const char *mod)
{
	struct tr_probes *ps = tr_probes_get(t);
	struct tr_btf_file *f = btf_opened(ps, mod), *base = NULL;
	int err;

	if (f)
		return f;
	if (strcmp(mod, "vmlinux") != 0) {
		base = btf_file(t, "vmlinux");
		if (!base)
			return NULL;
	}
	f = calloc(1, sizeof(*f));
	if (!f)
		tr_no_memory();
	err = tr_btf_open(f, tr_strdup(&ps->strings, mod), base);
	err = err ? err : tr_btf_read_strings(f);
	if (!err) {
		tr_push(&ps->btf, f);
		return f;
	}
	tr_btf_close(f);
	free(f);
	errno = -err;
	return NULL;
}

const char *trace_btf_strings(struct trace *t, const char *mod, size_t *len)
{
	struct tr_btf_file *f = btf_file(t, mod);

	if (!f)
		return NULL;
	*len = f->strings.len;
	return f->strings.s;
}

long trace_btf_functions(struct trace *t, const char *mod, const char ***names)
{
	struct tr_btf_file *f = btf_file(t, mod);
	int err = f ? tr_btf_read_types(f) : -errno;

	return err ? err : tr_btf_functions(f, names);
}

/* ---- types */

/* Pointers that the verifier does not take for plain numbers: it follows those to structures, and
 * refuses those to integers (before 5.17), to pointers and to functions. */
static bool is_object(struct trace *t, struct tr_type *type)
{
	type = tr_type_resolve(type);
	if (type->kind != T_PTR)
		return false;
	type = tr_type_resolve(type->ref);
	return type->kind != T_VOID && !(tr_type_is_int(type) && tr_type_size(t, type) == 1);
}

static void proto_args(struct trace *t, struct tr_type *func, struct trace_proto *proto)
{
	for (struct tr_param *p = tr_type_params(t, func); p; p = p->next) {
		int n = proto->nargs++;

		if (tr_type_is_sou(p->type))
			proto->structs = true;
		if (n >= TRACE_ARGS_MAX)
			continue;
		proto->args[n] = p->type;
		proto->sizes[n] = tr_type_size(t, p->type);
		proto->objects |= (uint32_t)is_object(t, p->type) << n;
	}
	if (func->ref && tr_type_resolve(func->ref)->kind != T_VOID)
		proto->ret = func->ref;
	proto->ret_object = proto->ret && is_object(t, proto->ret);
}

int trace_proto(struct trace *t, enum trace_proto_kind kind, const char *mod, const char *name,
		struct trace_proto *proto)
{
	struct tr_type *func;

	memset(proto, 0, sizeof(*proto));
	if (mod && !strcmp(mod, "vmlinux"))
		mod = NULL;
	if (kind == TRACE_PROTO_RAWTP)
		func = tr_type_rawtp(t, name, &proto->btf_id, &proto->obj_fd);
	else
		func = tr_type_func(t, mod, name, &proto->btf_id, &proto->obj_fd);
	if (!func)
		return -ENOENT;
	proto_args(t, func, proto);
	return 0;
}

int trace_member(struct trace *t, const char *tag, const char *member, uint32_t *off,
		 uint32_t *size)
{
	struct tr_type *type = tr_type_lookup(t, NULL, 's', tag);
	struct tr_member *m;
	uint32_t bits;

	m = type ? tr_type_member(t, type, member, &bits) : NULL;
	if (!m || m->bits)
		return -ENOENT;
	*off = bits / 8;
	*size = (uint32_t)tr_type_size(t, m->type);
	return 0;
}

static const char *skip_word(const char *s, const char *word)
{
	size_t n = strlen(word);

	return !strncmp(s, word, n) && s[n] == ' ' ? s + n + 1 : NULL;
}

struct tr_type *trace_type(struct trace *t, const char *text, bool user)
{
	struct tr_type *type;
	char name[128];
	const char *s;
	size_t n;
	int what = 0;

	while ((s = skip_word(text, "const")))
		text = s;
	if ((s = skip_word(text, "struct")) || (s = skip_word(text, "union")) ||
	    (s = skip_word(text, "enum"))) {
		what = *text;
		text = s;
	}
	n = strcspn(text, "*[(");
	s = text + n;
	while (n && text[n - 1] == ' ')
		n--;
	if (n >= 6 && !memcmp(text + n - 6, " const", 6))
		n -= 6;
	if (!n || n >= sizeof(name))
		return NULL;
	memcpy(name, text, n);
	name[n] = '\0';
	type = !strcmp(name, "void") ? tr_type_base(t, TB_VOID) :
				       tr_type_lookup(t, NULL, what, name);
	for (; type && *s; s++) {
		if (*s == '*')
			type = user ? tr_type_user_ptr(t, type) : tr_type_ptr(t, type);
		else if (*s != ' ' && strncmp(s, "const", 5) != 0)
			return NULL;
		else if (*s != ' ')
			s += 4;
	}
	return type && tr_type_resolve(type)->kind != T_VOID ? type : NULL;
}

struct tr_type *trace_type_user(struct trace *t, struct tr_type *type)
{
	struct tr_type *real = tr_type_resolve(type);

	return real->kind == T_PTR ? tr_type_user_ptr(t, real->ref) : type;
}
