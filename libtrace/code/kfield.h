/* SPDX-License-Identifier: LGPL-2.1-or-later */
/* Members of kernel structures by name, found in the BTF of the kernel that runs. */
#ifndef TR_KFIELD_H
#define TR_KFIELD_H

#include "code/lower.h"

struct tr_kfield {
	int32_t off;
	int size;
	bool sgn;
};

/* struct tag's member by a path: "mnt.mnt_root"; "parent|__parent" takes the first that is there.
 * An error is recorded, and the offset is 0, if there is none. */
struct tr_kfield tr_kfield(struct tr_cg *cg, const char *tag, const char *path);
bool tr_kfield_find(struct trace *t, const char *tag, const char *path, struct tr_kfield *k);
/* Read it at base; a bad address is a fault. */
tr_vreg tr_kfield_read(struct tr_cg *cg, tr_vreg base, const char *tag, const char *path,
		       struct tr_pos pos);
/* The same, where a bad address reads as 0: in routines. */
tr_vreg tr_kfield_get(struct tr_cg *cg, tr_vreg base, const char *tag, const char *path);

#endif
