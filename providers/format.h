/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* The description of a trace event that tracefs gives: its fields. */
#ifndef PROVIDERS_FORMAT_H
#define PROVIDERS_FORMAT_H

#include "trace/provider.h"

struct format_field {
	const char *type; /* "const char *"; an array's without its brackets */
	const char *name;
	uint32_t off, size, nelems; /* nelems 0: no array */
	bool is_signed;
	bool dynamic; /* __data_loc: 32 bits, offset and length of the data in the record */
};

struct format {
	char *text; /* what all strings point into */
	uint32_t id;
	size_t n; /* fields, those that all events have in common left out */
	struct format_field *fields;
};

/* Read events/GROUP/NAME/format. 0 or negative errno. */
int format_read(struct trace *t, const char *group, const char *name, struct format *f);
void format_free(struct format *f);

#endif
