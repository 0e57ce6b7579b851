/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Provider plugins: shared objects that hold providers (include/trace/provider.h). They are looked
 * for once, when a description may mean a provider that is not built in: in the folders of
 * -x modpath, then in trace/providers beside libtrace.so or where it was to be installed.
 *
 * What cannot be used is left out with a warning of one line. The objects stay loaded until the
 * handle is freed: probes point into them.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <limits.h>
#include <unistd.h>

#include "handle.h"
#include "probe/table.h"

static void left_out(struct trace *t, const char *path, const char *why)
{
	tr_warn(t, "provider plugin %s left out: %s", path, why);
}

/* ---- one plugin */

/* What makes a provider unusable, or NULL. */
static const char *fault_of(const struct trace_provider *p)
{
	if (!p)
		return "it lists a provider that is NULL";
	if (p->version != TRACE_PROVIDER_VERSION || p->size != sizeof(*p))
		return "its provider was made for another version of trace";
	if (!p->name || !*p->name || p->name[strcspn(p->name, ":*?[]\\ \t\n")])
		return "its provider has no proper name";
	if (!p->provide && !p->populate)
		return "its provider has no way to provide probes";
	if (p->load && (!p->attach || !p->arg))
		return "its provider loads programs but lacks attach or arg";
	return NULL;
}

static const struct tr_pprov *named(struct tr_probes *ps, const char *name)
{
	for (size_t i = 0; i < ps->provs.n; i++)
		if (!strcmp(ps->provs.v[i].p->name, name))
			return &ps->provs.v[i];
	return NULL;
}

/* All its providers or none: false with why. */
static bool enter(struct tr_probes *ps, const struct trace_plugin *pl, const char **why)
{
	if (pl->version != TRACE_PROVIDER_VERSION || pl->size != sizeof(*pl)) {
		*why = "it was made for another version of trace";
		return false;
	}
	for (size_t i = 0; i < pl->n; i++) {
		*why = fault_of(pl->providers[i]);
		if (!*why && named(ps, pl->providers[i]->name))
			*why = "there is a provider of that name already";
		if (*why)
			return false;
	}
	for (size_t i = 0; i < pl->n; i++)
		tr_push(&ps->provs, (struct tr_pprov){ .p = pl->providers[i] });
	return true;
}

/* The loader's words without the path that they begin with. */
static const char *dl_words(const char *path)
{
	const char *s = dlerror();
	size_t n = strlen(path);

	if (!s)
		return "it cannot be loaded";
	return !strncmp(s, path, n) && s[n] == ':' ? s + n + 1 + (s[n + 1] == ' ') : s;
}

static void load(struct trace *t, const char *path)
{
	struct tr_probes *ps = t->probes;
	const struct trace_plugin *pl;
	const char *why;
	void *dl = dlopen(path, RTLD_NOW | RTLD_LOCAL);

	if (!dl) {
		left_out(t, path, dl_words(path));
		return;
	}
	pl = dlsym(dl, "trace_plugin");
	if (!pl)
		why = "it has no symbol trace_plugin";
	else if (enter(ps, pl, &why))
		why = NULL;
	if (why) {
		left_out(t, path, why);
		dlclose(dl);
		return;
	}
	tr_push(&ps->plugins, dl);
	tr_verbose(t, "provider plugin %s: %zu provider%s", path, pl->n, pl->n == 1 ? "" : "s");
}

/* ---- folders */

static int is_plugin(const struct dirent *d)
{
	size_t n = strlen(d->d_name);

	return n > 3 && d->d_name[0] != '.' && !strcmp(d->d_name + n - 3, ".so");
}

/* must: the user named it. */
static void load_folder(struct trace *t, const char *dir, bool must)
{
	struct dirent **list = NULL;
	int n = scandir(dir, &list, is_plugin, alphasort);
	char path[PATH_MAX];

	if (n < 0 && (must || errno != ENOENT))
		tr_warn(t, "cannot read the folder of provider plugins %s: %s", dir,
			strerror(errno));
	for (int i = 0; i < n; i++) {
		int len = snprintf(path, sizeof(path), "%s/%s", dir, list[i]->d_name);

		if (len > 0 && (size_t)len < sizeof(path))
			load(t, path);
		free(list[i]);
	}
	free(list);
}

static void load_system_folder(struct trace *t)
{
	const char *slash;
	char dir[PATH_MAX];
	Dl_info info;

	if (dladdr((void *)(uintptr_t)tr_plugins_load, &info) && info.dli_fname &&
	    (slash = strrchr(info.dli_fname, '/'))) {
		snprintf(dir, sizeof(dir), "%.*s/trace/providers", (int)(slash - info.dli_fname),
			 info.dli_fname);
		if (!access(dir, F_OK)) {
			load_folder(t, dir, false);
			return;
		}
	}
	load_folder(t, TRACE_PLUGINDIR, false);
}

void tr_plugins_load(struct trace *t)
{
	struct tr_probes *ps = tr_probes_get(t);
	const char *list = trace_option(t, "modpath");
	size_t n;

	if (ps->plugins_sought)
		return;
	ps->plugins_sought = true;
	for (; list && *list; list += n + (list[n] != '\0')) {
		n = strcspn(list, ":\n");
		if (n)
			load_folder(t, tr_strndup(&t->arena, list, n), true);
	}
	load_system_folder(t);
}

void tr_plugins_free(struct tr_probes *ps)
{
	for (size_t i = 0; i < ps->plugins.n; i++)
		dlclose(ps->plugins.v[i]);
	free(ps->plugins.v);
}
