/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Tables of stability: attributes of the built-in names and of the providers' parts, as the guide
 * to DTrace documents them, and the versions of D. Names that are not listed are Stable and came
 * with 1.0.
 */
#include <stdio.h>
#include <string.h>

#include "base/base.h"
#include "stability.h"

static const char *const levels[] = { "Internal", "Private",  "Obsolete", "External",
				      "Unstable", "Evolving", "Stable",	  "Standard" };
static const char *const classes[] = { "Unknown", "CPU", "Platform", "Group", "ISA", "Common" };

/* ---- attributes as text */

static int find(const char *const *list, size_t n, const char *word, size_t len)
{
	for (size_t i = 0; i < n; i++)
		if (strlen(list[i]) == len && !strncmp(list[i], word, len))
			return (int)i;
	return -1;
}

bool tr_attributes_parse(const char *text, struct tr_attributes *a)
{
	const char *data = strchr(text, '/'), *class = data ? strchr(data + 1, '/') : NULL;

	if (!class)
		return false;
	a->name = find(levels, TR_ARRAY_SIZE(levels), text, (size_t)(data - text));
	a->data = find(levels, TR_ARRAY_SIZE(levels), data + 1, (size_t)(class - data - 1));
	a->class = find(classes, TR_ARRAY_SIZE(classes), class + 1, strlen(class + 1));
	return a->name >= 0 && a->data >= 0 && a->class >= 0;
}

void tr_attributes_text(const struct tr_attributes *a, char *buf)
{
	snprintf(buf, 64, "%s/%s/%s", levels[a->name], levels[a->data], classes[a->class]);
}

void tr_attributes_list(const struct tr_attributes *a, struct tr_buf *b)
{
	tr_buf_printf(b, "\t\tIdentifier Names: %s\n\t\tData Semantics:   %s\n", levels[a->name],
		      levels[a->data]);
	tr_buf_printf(b, "\t\tDependency Class: %s\n", classes[a->class]);
}

struct tr_attributes tr_attributes_min(struct tr_attributes a, struct tr_attributes b)
{
	return (struct tr_attributes){ TR_MIN(a.name, b.name), TR_MIN(a.data, b.data),
				       TR_MIN(a.class, b.class) };
}

bool tr_attributes_reach(const struct tr_attributes *a, const struct tr_attributes *min)
{
	return a->name >= min->name && a->data >= min->data && a->class >= min->class;
}

static struct tr_attributes parsed(const char *text)
{
	struct tr_attributes a = { 0 };

	tr_attributes_parse(text, &a);
	return a;
}

/* ---- whose they are */

struct tr_attributes tr_attributes_of_name(const char *name)
{
	static const struct {
		const char *name, *attributes;
	} rows[] = {
		{ "bpfmeta", "Evolving/Evolving/Common" },
		{ "cgroup", "Evolving/Evolving/Common" },
		{ "cgroupid", "Evolving/Evolving/Common" },
		{ "curthread", "Stable/Private/Common" },
		{ "nsid.pid", "Evolving/Evolving/Common" },
		{ "pexecname", "Evolving/Evolving/Common" },
		{ "strcontains", "Evolving/Evolving/Common" },
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++)
		if (!strcmp(rows[i].name, name))
			return parsed(rows[i].attributes);
	return parsed("Stable/Stable/Common");
}

struct tr_attributes tr_attributes_of_kernel(void)
{
	return parsed("Private/Private/Unknown");
}

/* Most providers are as the last row says. */
static const struct part {
	const char *provider, *self, *mod, *fun, *nam, *args;
} parts[] = {
	{ "dtrace", "Stable/Stable/Common", "Private/Private/Unknown", "Private/Private/Unknown",
	  "Stable/Stable/Common", "Stable/Stable/Common" },
	{ "profile", "Evolving/Evolving/Common", "Unstable/Unstable/Common",
	  "Private/Private/Unknown", "Evolving/Evolving/Common", "Evolving/Evolving/Common" },
	{ "syscall", "Evolving/Evolving/Common", "Private/Private/Unknown", "Unstable/Unstable/ISA",
	  "Evolving/Evolving/Common", "Unstable/Unstable/ISA" },
	{ "sdt", "Evolving/Evolving/ISA", "Private/Private/Unknown", "Private/Private/Unknown",
	  "Private/Private/ISA", "Private/Private/ISA" },
	{ "rawtp", "Evolving/Evolving/ISA", "Private/Private/Unknown", "Private/Private/Unknown",
	  "Private/Private/ISA", "Private/Private/ISA" },
	{ "sched", "Evolving/Evolving/ISA", "Private/Private/Unknown", "Private/Private/Unknown",
	  "Evolving/Evolving/ISA", "Evolving/Evolving/ISA" },
	{ NULL, "Evolving/Evolving/ISA", "Private/Private/Unknown", "Private/Private/Unknown",
	  "Evolving/Evolving/ISA", "Private/Private/ISA" },
};

static const struct part *part_of(const char *provider)
{
	const struct part *p = parts;

	while (p->provider && strcmp(p->provider, provider))
		p++;
	return p;
}

struct tr_attributes tr_attributes_of_args(const char *provider)
{
	return parsed(part_of(provider)->args);
}

struct tr_attributes tr_attributes_of_probe(const char *provider, bool mod, bool fun, bool nam)
{
	const struct part *p = part_of(provider);
	struct tr_attributes a = parsed(p->self);

	if (mod)
		a = tr_attributes_min(a, parsed(p->mod));
	if (fun)
		a = tr_attributes_min(a, parsed(p->fun));
	if (nam)
		a = tr_attributes_min(a, parsed(p->nam));
	return a;
}

/* ---- versions */

int tr_version_of_name(const char *name)
{
	static const char *const came[] = {
		[1] = " index rindex strchr strrchr strstr strtok substr ",
		[2] = " func mod setopt sym uaddr ucaller ufunc umod usym ",
		[3] = " htonl htonll htons ntohl ntohll ntohs ",
		[5] = " inet_ntoa inet_ntoa6 inet_ntop link_ntop ",
		[6] = " stddev ",
		[7] = " llquantize ",
		[8] = " tolower toupper ",
		[9] = " print ",
		[11] = " json strtoll ",
		[13] = " bpfmeta cgroup cgroupid nsid.pid pcap pexecname strcontains ",
	};
	char word[64];

	snprintf(word, sizeof(word), " %s ", name);
	for (size_t i = 0; i < TR_ARRAY_SIZE(came); i++)
		if (came[i] && strstr(came[i], word))
			return (int)i;
	return 0;
}
