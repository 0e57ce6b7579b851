/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * D libraries: translators, types and inlines in D source, parsed when a script first names
 * something of theirs. A library tells what it has in the comments at its top, on lines
 *
 *	 * provides: psinfo_t lwpsinfo_t curpsinfo
 *
 * Libraries of -L that have no such line are read before the first script, as in DTrace. The
 * system's are in share/trace beside the library's own folder. A script's own declaration of a
 * name hides a library's.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <unistd.h>

#include "check/impl.h"

struct tr_lib {
	const char *path;
	bool loaded;
};

static char *read_file(struct trace *t, const char *path, size_t *len)
{
	struct tr_buf b = { 0 };
	char part[4096], *text;
	FILE *f = fopen(path, "re");
	size_t n;

	if (!f)
		return NULL;
	while ((n = fread(part, 1, sizeof(part), f)) > 0)
		tr_buf_add(&b, part, n);
	fclose(f);
	text = tr_strndup(&t->arena, b.n ? b.s : "", b.n);
	*len = b.n;
	tr_buf_free(&b);
	return text;
}

/* ---- what there is */

/* Enter the names of one "provides:" line. */
static void enter_names(struct trace *t, struct tr_ckstate *s, const char *line, struct tr_lib *lib)
{
	size_t n;

	for (; *(line += strspn(line, " \t")) && *line != '\n'; line += n) {
		char *name;

		n = strcspn(line, " \t\n");
		name = tr_strndup(&t->arena, line, n);
		if (!tr_map_get(&s->libs, name))
			tr_map_put(&s->libs, name, lib);
	}
}

/* Read the head of a file. False: it does not say what it provides. */
static bool enter_file(struct trace *t, struct tr_ckstate *s, struct tr_lib *lib)
{
	static const char key[] = "provides:";
	char line[1024];
	FILE *f = fopen(lib->path, "re");
	bool any = false;

	while (f && fgets(line, sizeof(line), f)) {
		char *at = strstr(line, key);

		if (at)
			enter_names(t, s, at + sizeof(key) - 1, lib);
		any |= at != NULL;
		if (!strchr("/* \t\n", *line)) /* the comments at the top are over */
			break;
	}
	if (f)
		fclose(f);
	return any;
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The .d files of a folder, in order of name; those that say nothing are loaded if eager. */
static int enter_folder(struct trace *t, struct tr_ckstate *s, const char *dir, bool eager)
{
	TR_VEC(char *) names = { 0 };
	DIR *d = opendir(dir);
	struct dirent *e;
	int err = 0;

	if (!d)
		return eager ? tr_fail(t, errno, "cannot read the library folder %s: %s", dir,
				       strerror(errno)) :
			       0;
	while ((e = readdir(d))) {
		size_t len = strlen(e->d_name);

		if (len > 2 && !strcmp(e->d_name + len - 2, ".d"))
			tr_push(&names, tr_sprintf(&t->arena, "%s/%s", dir, e->d_name));
	}
	closedir(d);
	if (names.n)
		qsort(names.v, names.n, sizeof(*names.v), by_name);
	for (size_t i = 0; i < names.n && !err; i++) {
		struct tr_lib *lib = tr_alloc(&t->arena, sizeof(*lib));

		lib->path = names.v[i];
		if (!enter_file(t, s, lib) && eager)
			err = tr_lib_load(t, lib);
	}
	free(names.v);
	return err;
}

static const char *system_folder(struct trace *t)
{
	Dl_info info;
	const char *slash, *dir;
	size_t len;

	if (tr_optstr(t, SYSLIBDIR))
		return tr_optstr(t, SYSLIBDIR);
	if (dladdr((void *)(uintptr_t)tr_check, &info) && info.dli_fname) {
		slash = strrchr(info.dli_fname, '/');
		len = slash ? (size_t)(slash - info.dli_fname) : 0;
		dir = tr_sprintf(&t->arena, "%.*s/../share/trace", slash ? (int)len : 1,
				 slash ? info.dli_fname : ".");
		if (!access(dir, R_OK))
			return dir;
	}
	return TRACE_DATADIR;
}

/* -L folders, once, before the first script. */
static int user_folders(struct trace *t, struct tr_ckstate *s)
{
	const char *list = tr_optstr(t, LIBDIR);
	size_t n;
	int err = 0;

	for (; list && *list && !err; list += n + (list[n] == '\n')) {
		n = strcspn(list, "\n");
		if (n)
			err = enter_folder(t, s, tr_strndup(&t->arena, list, n), true);
	}
	return err;
}

int tr_libs_open(struct trace *t)
{
	struct tr_ckstate *s = tr_ckstate(t);

	if (s->libs_user || tr_opt(t, NOLIBS))
		return 0;
	s->libs_user = true;
	return user_folders(t, s);
}

static struct tr_lib *find(struct trace *t, struct tr_ckstate *s, const char *name)
{
	if (tr_opt(t, NOLIBS) || tr_map_get(&s->own_types, name))
		return NULL;
	if (!s->libs_system) {
		s->libs_system = true;
		enter_folder(t, s, system_folder(t), false);
	}
	return tr_map_get(&s->libs, name);
}

/* ---- loading */

int tr_lib_load(struct trace *t, struct tr_lib *lib)
{
	struct tr_script *script;
	uint32_t src;
	size_t len;
	char *text;

	if (lib->loaded)
		return 0;
	lib->loaded = true;
	tr_debug(t, "library %s", lib->path);
	text = read_file(t, lib->path, &len);
	if (!text)
		return tr_fail(t, errno, "cannot read the library %s: %s", lib->path,
			       strerror(errno));
	src = tr_source_add(t, lib->path, text, len);
	t->sources.v[src - 1].library = true;
	script = tr_parse(t, src, TR_PARSE_LIBRARY | TR_PARSE_EMPTY_OK, tr_check_is_type);
	return script ? tr_check_library(t, script) : -EINVAL;
}

/* Load the library that has the name. 1: one was loaded now; 0: none; else an error. */
int tr_lib_need(struct trace *t, const char *name)
{
	struct tr_ckstate *s = tr_ckstate(t);
	struct tr_lib *lib = name && s ? find(t, s, name) : NULL;
	int err;

	if (!lib || lib->loaded)
		return 0;
	err = tr_lib_load(t, lib);
	return err ? err : 1;
}

/* The types that a declaration names. */
int tr_lib_need_spec(struct trace *t, const struct tr_tspec *spec, unsigned depth)
{
	const struct tr_sou *sou = spec->sou;
	int err = 0;

	if (spec->type || spec->mod || depth > 50)
		return 0;
	if (spec->name && !tr_type_is_builtin_name(spec->name))
		err = tr_lib_need(t, spec->name);
	for (const struct tr_decl *m = sou && sou->defined ? sou->members : NULL; m && err >= 0;
	     m = m->next)
		err = tr_lib_need_spec(t, m->spec, depth + 1);
	return TR_MIN(err, 0);
}
