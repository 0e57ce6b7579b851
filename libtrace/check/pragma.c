/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * #pragma D option, attributes, binding, depends_on. Options take effect; stability attributes
 * and bindings are checked for form and otherwise have no effect here; others are refused.
 */
#include <unistd.h>

#include "check/impl.h"
#include "stability.h"

static int malformed(struct tr_ck *ck, struct tr_item *item, const char *form)
{
	return tr_error(ck->t, D_PRAGMA_MALFORM, item->pos,
			"malformed pragma: it should read #pragma D %s", form);
}

/* The option's own message says what is wrong; the pragma adds the place and the tag. */
static int bad_option(struct tr_ck *ck, struct tr_item *item)
{
	struct tr_diag *d = &ck->t->diag;

	if (!d->has_tag) {
		d->has_tag = true;
		d->tag = D_PRAGMA_OPTSET;
		d->pos = item->pos;
	}
	return -EINVAL;
}

static int option(struct tr_ck *ck, struct tr_item *item, const char **w, size_t n)
{
	const char *eq, *value = NULL;
	char *name;

	if (!n || (n > 1 && n != 3))
		return malformed(ck, item, "option name or #pragma D option name=value");
	eq = strchr(w[0], '=');
	name = tr_strndup(&ck->t->arena, w[0], eq ? (size_t)(eq - w[0]) : strlen(w[0]));
	if (eq)
		value = eq + 1;
	if (n == 3) { /* name = value, with blanks */
		if (eq || strcmp(w[1], "="))
			return malformed(ck, item, "option name or #pragma D option name=value");
		value = w[2];
	}
	if (value && *value == '"' && strlen(value) > 1)
		value = tr_strndup(&ck->t->arena, value + 1, strlen(value) - 2);
	return tr_option_pragma(ck->t, name, value) ? bad_option(ck, item) : 0;
}

static bool one_of(const char *word, size_t len, const char *const *list)
{
	for (; *list; list++)
		if (strlen(*list) == len && !strncmp(*list, word, len))
			return true;
	return false;
}

static int attributes(struct tr_ck *ck, struct tr_item *item, const char **w, size_t n)
{
	struct tr_attributes a;

	if (n < 2 || n > 4)
		return malformed(ck, item, "attributes name/data/class identifier");
	if (!tr_attributes_parse(w[0], &a))
		return tr_error(ck->t, D_PRAGMA_MALFORM, item->pos,
				"'%s' are no stability attributes such as Stable/Stable/Common",
				w[0]);
	if (n > 2 && strcmp(w[1], "provider"))
		return malformed(ck, item, "attributes name/data/class provider name part");
	return 0;
}

static int binding(struct tr_ck *ck, struct tr_item *item, const char **w, size_t n)
{
	unsigned a, b, c;

	if (n != 2 || w[0][0] != '"')
		return malformed(ck, item, "binding \"version\" identifier");
	if (sscanf(w[0], "\"%u.%u.%u\"", &a, &b, &c) < 2)
		return tr_error(ck->t, D_PRAGMA_INVAL, item->pos, "%s is no version of D", w[0]);
	return 0;
}

/* What D programs depended on elsewhere: modules and providers of that system. */
/* Libraries are found by the names they provide, so that none is missed before one is used. */
static bool is_there(struct trace *t, const char *kind, const char *name)
{
	struct tr_pdesc pd = { .text = name, .prv = name, .mod = "", .fun = "", .nam = "" };
	char path[256], *others;

	if (!strcmp(kind, "provider")) {
		others = tr_probe_providers(t, &pd);
		free(others);
		return !others;
	}
	if (strcmp(kind, "module") || !strcmp(name, "vmlinux"))
		return true;
	snprintf(path, sizeof(path), "/sys/module/%s", name);
	return access(path, F_OK) == 0;
}

static int depends_on(struct tr_ck *ck, struct tr_item *item, const char **w, size_t n)
{
	static const char *const kinds[] = { "library", "module", "provider", NULL };

	if (n != 2)
		return malformed(ck, item, "depends_on library|module|provider name");
	if (!one_of(w[0], strlen(w[0]), kinds))
		return tr_error(ck->t, D_PRAGMA_DEPEND, item->pos,
				"a script depends on a library, module or provider, not on a '%s'",
				w[0]);
	if (!ck->library && !is_there(ck->t, w[0], w[1]))
		return tr_error(ck->t, D_PRAGMA_DEPEND, item->pos,
				"the script depends on %s %s, which is not there", w[0], w[1]);
	return 0;
}

int tr_ck_pragma(struct tr_ck *ck, struct tr_item *item)
{
	static const struct {
		const char *name;
		int (*check)(struct tr_ck *, struct tr_item *, const char **, size_t);
	} pragmas[] = {
		{ "option", option },
		{ "attributes", attributes },
		{ "binding", binding },
		{ "depends_on", depends_on },
	};
	const char **w = item->words;
	size_t n = item->nwords;
	struct tr_near near;
	int err;

	if (!n || strcmp(w[0], "D"))
		return 0; /* others' pragmas are others' business, as in C */
	if (n < 2)
		return malformed(ck, item, "option name");
	tr_near_init(&near, w[1]);
	for (size_t i = 0; i < TR_ARRAY_SIZE(pragmas); i++) {
		if (!strcmp(pragmas[i].name, w[1]))
			return pragmas[i].check(ck, item, w + 2, n - 2);
		tr_near_add(&near, pragmas[i].name);
	}
	err = tr_error(ck->t, D_PRAGMA_INVAL, item->pos, "'%s' is no pragma of D", w[1]);
	if (near.best)
		tr_hint(ck->t, "did you mean '%s'?", near.best);
	return err;
}
