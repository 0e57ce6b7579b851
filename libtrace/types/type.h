/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * One graph of types for everything: C's base types, the script's own declarations and, read on
 * demand, the kernel's BTF (base and modules). A struct tr_type for a BTF type is made when it
 * is first asked for and its members when they are first looked at; nothing is converted
 * wholesale. Types are compared with tr_type_same(); const and volatile are dropped on reading.
 */
#ifndef TR_TYPE_H
#define TR_TYPE_H

#include "base/base.h"
#include "syntax/ast.h"

enum tr_tkind {
	T_VOID,
	T_INT, /* also char, bool: .size, .is_signed */
	T_FLOAT,
	T_ENUM,
	T_PTR,
	T_ARRAY, /* .ref[.nelems] */
	T_STRUCT,
	T_UNION,
	T_FUNC,	   /* .ref is the return type */
	T_TYPEDEF, /* .name, .ref */
	T_FWD,	   /* declared, never defined; .is_union */
	T_STRING,  /* D's string */
	/* D's own values, legal as aggregation keys and for some actions only */
	T_STACK,  /* stack(n): .nelems frames of 8 bytes */
	T_USTACK, /* ustack(n): pid in the first 8 bytes, then .nelems frames */
	T_SYM,	  /* a kernel address with a way to print it: .sym */
	T_USYM,	  /* pid and user address (16 bytes): .sym */
	T_DYN,	  /* no type: a result that only some functions take (D_OP_DYN) */
};

/* SYM_META: not an address, but a BPF program's id; .name is a key of its metadata. */
enum tr_symkind { SYM_SYM, SYM_FUNC, SYM_MOD, SYM_ADDR, SYM_META };

struct tr_types;
struct tr_btf; /* one BTF image: vmlinux or a module */

struct tr_member {
	const char *name; /* "" for an anonymous struct or union */
	struct tr_type *type;
	uint32_t bitoff;
	uint32_t bits; /* width of a bit-field, 0: not one */
	struct tr_member *next;
};

struct tr_enumval {
	const char *name;
	int64_t value;
	struct tr_enumval *next;
};

struct tr_param {
	const char *name;
	struct tr_type *type;
	struct tr_param *next;
};

struct tr_type {
	enum tr_tkind kind;
	const char *name; /* tag, typedef or base name; NULL: none */
	uint64_t size;	  /* bytes; 0 unknown */
	bool is_signed, is_bool, is_char;
	bool is_union;
	bool user; /* pointer: into user memory (userland) */
	struct tr_type *ref;
	uint64_t nelems;
	enum tr_symkind sym;
	struct tr_member *members; /* use tr_type_members() */
	struct tr_enumval *enums;  /* use tr_type_enums() */
	struct tr_param *params;   /* use tr_type_params() */
	bool varargs;
	bool loaded; /* members, enums, params are read */
	struct tr_btf *btf;
	uint32_t btf_id;
	struct tr_type *ptr;  /* cached pointer to this type */
	struct tr_type *uptr; /* the same with .user */
	uint32_t align;	      /* structs and unions, once known */
	uint32_t walk;	      /* the last walk over members that came here */
};

/* Base types, always there without any BTF. */
enum tr_base {
	TB_VOID,
	TB_CHAR,
	TB_SCHAR,
	TB_UCHAR,
	TB_SHORT,
	TB_USHORT,
	TB_INT,
	TB_UINT,
	TB_LONG,
	TB_ULONG,
	TB_LLONG,
	TB_ULLONG,
	TB_FLOAT,
	TB_DOUBLE,
	TB_LDOUBLE,
	TB_BOOL,
	TB_INT8,
	TB_INT16,
	TB_INT32,
	TB_INT64,
	TB_UINT8,
	TB_UINT16,
	TB_UINT32,
	TB_UINT64,
	TB_STRING,
	TB_DYN,
	TB_MAX
};

struct tr_type *tr_type_base(struct trace *t, enum tr_base b);
struct tr_type *tr_type_ptr(struct trace *t, struct tr_type *to);
struct tr_type *tr_type_user_ptr(struct trace *t, struct tr_type *to); /* into user memory */
struct tr_type *tr_type_array(struct trace *t, struct tr_type *of, uint64_t n);
struct tr_type *tr_type_stack(struct trace *t, enum tr_tkind kind, uint64_t frames);
struct tr_type *tr_type_sym(struct trace *t, enum tr_tkind kind, enum tr_symkind sym);

/* Strip typedefs. Never NULL for a non-NULL type. */
struct tr_type *tr_type_resolve(struct tr_type *type);
bool tr_type_same(struct tr_type *a, struct tr_type *b);
/* As C writes it, "struct task_struct *", "string"; in the arena. */
const char *tr_type_name(struct trace *t, struct tr_type *type);
/* The same around an identifier: "int (*fn)(void *)", "char comm[16]". */
const char *tr_type_decl_name(struct trace *t, struct tr_type *type, const char *ident);

bool tr_type_is_int(struct tr_type *t);	   /* T_INT, T_ENUM (after typedefs) */
bool tr_type_is_signed(struct tr_type *t); /* of an integer type */
bool tr_type_is_ptr(struct tr_type *t);	   /* T_PTR, T_ARRAY */
bool tr_type_is_scalar(struct tr_type *t); /* integer or pointer */
bool tr_type_is_sou(struct tr_type *t);	   /* struct or union */
bool tr_type_is_string(struct tr_type *t);
bool tr_type_is_float(struct tr_type *t);
uint64_t tr_type_size(struct trace *t, struct tr_type *type); /* 0: incomplete or void */
uint64_t tr_type_align(struct trace *t, struct tr_type *type);
/* Has a size, be it 0 (an empty struct). Completes a forward declaration where it can. */
bool tr_type_complete(struct trace *t, struct tr_type *type);

struct tr_member *tr_type_members(struct trace *t, struct tr_type *type);
struct tr_enumval *tr_type_enums(struct trace *t, struct tr_type *type);
struct tr_param *tr_type_params(struct trace *t, struct tr_type *type);
/* Find a member by name, descending into anonymous members; *bitoff is from the start of type.
 * A forward declaration is completed from the other BTF images if one of them defines it. */
struct tr_member *tr_type_member(struct trace *t, struct tr_type *type, const char *name,
				 uint32_t *bitoff);

/* By name: C base types, D's (int8_t … string, size_t, pid_t, uid_t …), the script's own, then
 * BTF (mod NULL: vmlinux first, then modules already loaded by the kernel). kind of what:
 * 0 typedef or base name, 's' struct, 'u' union, 'e' enum. NULL: not found (no error recorded). */
struct tr_type *tr_type_lookup(struct trace *t, const char *mod, int what, const char *name);
/* An enumerator by name from the script's own enums, then BTF (vmlinux). */
struct tr_type *tr_type_enumerator(struct trace *t, const char *name, int64_t *value);
/* Add "did you mean" to the error that stands: the nearest type (what as in tr_type_lookup) or
 * member of type. */
void tr_type_hint(struct trace *t, int what, const char *name);
void tr_type_member_hint(struct trace *t, struct tr_type *type, const char *name);
/* Types that need no BTF: is `name` a base type or one of D's fixed typedefs? */
bool tr_type_is_builtin_name(const char *name);

/* A declaration as written -> a type. Errors are recorded with their D_DECL_ tags. spec_type
 * resolves the specifiers alone, decl_type applies the declarator. DK_ASSOC steps are not types:
 * they stop the walk, *assoc is then the step and the result is the element type. */
struct tr_type *tr_decl_type(struct trace *t, struct tr_decl *d, struct tr_deriv **assoc);
struct tr_type *tr_tname_type(struct trace *t, struct tr_tname *n);
int tr_decl_typedef(struct trace *t, struct tr_decl *d); /* enter a typedef */
/* A declaration without a declarator: defines or declares its tag, else D_DECL_USELESS. */
int tr_decl_tag(struct trace *t, struct tr_decl *d);
/* May a variable, element or member have this type? D_DECL_VOIDOBJ, _DYNOBJ, _INCOMPLETE. */
int tr_decl_object(struct trace *t, struct tr_pos pos, struct tr_type *type);
/* The parameters of a prototype; (void) gives none. D_DECL_PROTO_ and D_DECL_PARMCLASS errors. */
int tr_decl_params(struct trace *t, struct tr_decl *list, bool varargs, struct tr_pos pos,
		   struct tr_param **params);
/* An integer constant expression by the rules of C; -EINVAL without a recorded error when it is
 * not one (but D_DIV_ZERO and errors in type names are recorded). Checked nodes count too.
 * Used for array sizes, enumerators and bit-field widths. */
int tr_const_int(struct trace *t, struct tr_node *n, int64_t *value);

/* Kernel functions and variables. Returns the FUNC's prototype (T_FUNC) by exact symbol name or
 * NULL; *btf_id is the FUNC's id, *obj_fd an fd for a module's BTF (0: vmlinux). */
struct tr_type *tr_type_func(struct trace *t, const char *mod, const char *name, uint32_t *btf_id,
			     int *obj_fd);
/* BTF ids of functions of vmlinux (8 at most) that programs are to call; 0: it has none. */
void tr_btf_kfuncs(struct trace *t, const char *const *names, uint32_t *ids, int n);
struct tr_type *tr_type_var(struct trace *t, const char *mod, const char *name);
/* btf_trace_NAME typedef -> prototype of the raw tracepoint, *btf_id the typedef's id. The first
 * parameter is the void *__data that BPF programs do not see: it is left out of params. */
struct tr_type *tr_type_rawtp(struct trace *t, const char *name, uint32_t *btf_id, int *obj_fd);

/* Write the types that -x dtypes and -x ctypes ask for. */
int tr_types_write(struct trace *t);

void tr_types_free(struct tr_types *ts);

#endif
