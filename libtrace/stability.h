/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What may change under a script: the stability attributes of names, data and the class of
 * systems they hold for (-x amin, #pragma D attributes), and the version of D in which a name
 * came (-x version).
 */
#ifndef TR_STABILITY_H
#define TR_STABILITY_H

#include <stdbool.h>

struct tr_buf;

struct tr_attributes { /* the higher, the better */
	int name, data, class;
};

/* "Evolving/Evolving/Common". False: it is none. */
bool tr_attributes_parse(const char *text, struct tr_attributes *a);
/* As text, into a buffer of at least 64 bytes. */
void tr_attributes_text(const struct tr_attributes *a, char *buf);
/* For -lv, on a line each, indented. */
void tr_attributes_list(const struct tr_attributes *a, struct tr_buf *b);
/* The worse of each. */
struct tr_attributes tr_attributes_min(struct tr_attributes a, struct tr_attributes b);
/* Is each of a as good as that of min? */
bool tr_attributes_reach(const struct tr_attributes *a, const struct tr_attributes *min);

/* Of a built-in variable or function. */
struct tr_attributes tr_attributes_of_name(const char *name);
/* Of a variable or function of the kernel. */
struct tr_attributes tr_attributes_of_kernel(void);
/* Of a probe description that says something for its module, function and name. */
struct tr_attributes tr_attributes_of_probe(const char *provider, bool mod, bool fun, bool nam);
/* Of the arguments of a provider's probes. */
struct tr_attributes tr_attributes_of_args(const char *provider);

/* The n of the version 1.n that a built-in variable or function came with. */
int tr_version_of_name(const char *name);

#endif
