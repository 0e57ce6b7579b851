/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Inside types/ only: the stage's state in the handle and one BTF image.
 *
 * An image is the kernel's own BTF ("vmlinux") or a module's, split on it: ids below .first
 * belong to the base. Converted types are cached by id. Names are found by a scan (0.3 ms for
 * vmlinux) until enough of them were asked for, then through a hash index (3 ms to build).
 */
#ifndef TR_TYPES_IMPL_H
#define TR_TYPES_IMPL_H

#include <bpf/btf.h>
#include "handle.h"
#include "types/type.h"

#ifndef BTF_KIND_ENUM64
#define BTF_KIND_ENUM64 19
#endif

#define KIND(k) (1u << BTF_KIND_##k)

struct tr_btf {
	char *name;
	struct btf *btf;
	struct tr_btf *base;	  /* NULL: this is vmlinux */
	uint32_t first, end;	  /* ids of its own */
	struct tr_type **types;	  /* [id - first] */
	uint32_t *bucket, *chain; /* the index, ids; NULL: not built */
	uint32_t mask;
	unsigned nscans;
	int fd;		  /* of a module's BTF in the kernel, -1 until asked for */
	int signed_enums; /* does it mark signed enums? -1: not known yet */
};

struct tr_types {
	struct tr_type base[TB_MAX];
	struct tr_type sym[2][SYM_ADDR + 1];
	struct tr_map fixed;	/* D's fixed typedefs in use -> struct tr_type */
	struct tr_map typedefs; /* the script's -> struct tr_type */
	struct tr_map tags;	/* the script's structs, unions, enums -> struct tr_type */
	struct tr_map enumers;	/* the script's and looked-up BTF ones -> struct tr_enumconst */
	TR_VEC(struct tr_type *) own; /* all typedefs and tags of the script, for hints */
	const char *dir;	      /* where the images are */
	struct tr_btf *vmlinux;
	bool tried;		      /* vmlinux */
	unsigned depth;		      /* of conversions within conversions */
	unsigned naming;	      /* of functions printed within functions' parameters */
	uint32_t walks;		      /* over members and those of anonymous members */
	unsigned unused;	      /* > 0: the constant's value is not used, only its type */
	TR_VEC(struct tr_btf *) mods; /* .btf is NULL when it could not be read */
	bool listed;		      /* mods has all modules there are */
};

struct tr_enumconst {
	struct tr_type *type; /* NULL: known not to exist in BTF */
	int64_t value;
};

struct tr_types *tr_types_get(struct trace *t);
/* The innermost element of nested arrays; *n is how many there are, saturated. An array again: it is
 * an element of itself. */
struct tr_type *tr_type_flatten(struct tr_type *type, uint64_t *n);
/* Read images from another folder; before the first lookup. For tests. */
void tr_types_set_dir(struct trace *t, const char *dir);
struct tr_type *tr_type_new(struct trace *t, enum tr_tkind kind, const char *name);

/* btf.c: images */
struct tr_btf *tr_btf_vmlinux(struct trace *t);
struct tr_btf *tr_btf_module(struct trace *t, const char *name);
struct tr_btf *tr_btf_nth_module(struct trace *t, size_t n); /* NULL after the last */
uint32_t tr_btf_find(struct tr_btf *img, unsigned kinds, const char *name); /* 0: none */
int tr_btf_fd(struct tr_btf *img);
void tr_btf_free(struct tr_btf *img);

/* btftype.c: one BTF type to a struct tr_type */
struct tr_type *tr_btf_type(struct trace *t, struct tr_btf *img, uint32_t id);
void tr_btf_load(struct trace *t, struct tr_type *type); /* members, enums, params */
struct tr_type *tr_btf_enumerator(struct trace *t, struct tr_btf *img, const char *name,
				  int64_t *value);

/* lookup.c */
int tr_tkind_what(const struct tr_type *type); /* 's', 'u', 'e' or 0 */

/* sou.c: a struct, union or enum specifier as written */
struct tr_type *tr_sou_type(struct trace *t, struct tr_sou *sou);
struct tr_type *tr_sou_forward(struct trace *t, struct tr_sou *sou);
/* decl.c */
struct tr_type *tr_spec_type(struct trace *t, struct tr_tspec *spec);
/* As tr_decl_type, where [] and [0] are legal when flexible. */
struct tr_type *tr_decl_member_type(struct trace *t, struct tr_decl *d, bool flexible);

#endif
