/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The format file of a trace event: "ID: 372", then a line per field,
 *	field:char prev_comm[16];	offset:8;	size:16;	signed:0;
 * In: group and name. Out: the fields, types as text. Lines not understood are left out.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "format.h"

static bool parse_number(const char *line, const char *key, uint32_t *value)
{
	const char *s = strstr(line, key);

	if (s)
		*value = (uint32_t)strtoul(s + strlen(key), NULL, 10);
	return s != NULL;
}

/* "unsigned long args[6]": cut into type, name and number of elements. */
static bool parse_decl(char *decl, struct format_field *f)
{
	char *name, *bracket = strchr(decl, '['), *end;

	if (strchr(decl, '('))
		return false; /* a pointer to a function */
	if (!strncmp(decl, "__data_loc ", 11)) {
		f->dynamic = true;
		decl += 11;
	}
	if (bracket) {
		f->nelems = (uint32_t)strtoul(bracket + 1, NULL, 10);
		if (f->dynamic) /* "__data_loc char[] name" */
			memmove(bracket, strchr(bracket, ']') ? strchr(bracket, ']') + 1 : "",
				strlen(strchr(bracket, ']') ? strchr(bracket, ']') + 1 : "") + 1);
		else
			*bracket = '\0';
	}
	end = decl + strlen(decl);
	while (end > decl && end[-1] == ' ')
		*--end = '\0';
	name = strrchr(decl, ' ');
	if (!name || !name[1])
		return false;
	*name = '\0';
	f->name = name + 1;
	f->type = decl;
	return true;
}

static bool parse_field(char *line, struct format_field *f)
{
	char *decl = strstr(line, "field:"), *semi = decl ? strchr(decl, ';') : NULL;
	uint32_t sgn = 0;

	memset(f, 0, sizeof(*f));
	if (!semi || !parse_number(semi, "offset:", &f->off) ||
	    !parse_number(semi, "size:", &f->size))
		return false;
	parse_number(semi, "signed:", &sgn);
	f->is_signed = sgn;
	*semi = '\0';
	return parse_decl(decl + 6, f) && strncmp(f->name, "common_", 7) != 0;
}

int format_read(struct trace *t, const char *group, const char *name, struct format *f)
{
	const char *dir = trace_tracefs(t);
	char path[512], *line, *next;
	struct format_field field;

	memset(f, 0, sizeof(*f));
	if (!dir)
		return -ENOENT;
	snprintf(path, sizeof(path), "%s/events/%s/%s/format", dir, group, name);
	f->text = trace_read_file(path, NULL);
	if (!f->text)
		return -errno;
	for (line = f->text; *line; line = next) {
		next = line + strcspn(line, "\n");
		if (*next)
			*next++ = '\0';
		if (!strncmp(line, "ID: ", 4))
			f->id = (uint32_t)strtoul(line + 4, NULL, 10);
		if (!strncmp(line, "print fmt:", 10))
			break;
		if (!parse_field(line, &field))
			continue;
		if ((f->n & (f->n - 1)) == 0) {
			f->fields = realloc(f->fields, (f->n ? f->n * 2 : 1) * sizeof(field));
			if (!f->fields)
				trace_no_memory();
		}
		f->fields[f->n++] = field;
	}
	return 0;
}

void format_free(struct format *f)
{
	free(f->text);
	free(f->fields);
	memset(f, 0, sizeof(*f));
}
