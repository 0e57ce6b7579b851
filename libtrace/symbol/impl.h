/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Inside symbol/ only: the kernel's table, ELF objects and processes, and the state that keeps
 * them. All names of a table stand in one buffer, each with its NUL; symbols hold offsets.
 */
#ifndef TR_SYMBOL_IMPL_H
#define TR_SYMBOL_IMPL_H

#include "handle.h"
#include "symbol/symbol.h"

struct ksym { /* 16 bytes: there are 200,000 */
	uint64_t addr;
	uint32_t name;
	uint16_t mod; /* index into mods; 0: vmlinux */
	char type;
	uint8_t flags;
};

struct ksyms {
	struct ksym *v; /* in the file's order, so .name ascends */
	size_t n, cap;
	uint32_t *order; /* by address; NULL: v is in that order already */
	bool sorted;	 /* order has been looked at */
	char *names;
	size_t nnames, names_cap;
	TR_VEC(char *) mods;
	bool hidden;
	uint64_t read_at;    /* CLOCK_MONOTONIC ns; 0: not read */
	uint64_t changed_at; /* of the same clock: what was read before lacks programs of ours */
};

/* One symbol of a user object, by virtual address in the file. */
struct usym {
	uint64_t addr, size;
	uint32_t name;
	uint8_t rank;
};

struct usyms {
	struct usym *v; /* by address */
	size_t n, cap;
	char *names;
	size_t nnames, names_cap;
};

struct segment { /* a PT_LOAD */
	uint64_t vaddr, offset, memsz;
};

struct object { /* an ELF file, shared by the processes that map it */
	char *path;
	uint64_t dev, inode;
	TR_VEC(struct segment) segs;
	struct usyms syms;
	bool read;
};

struct mapping {
	uint64_t start, end, offset;
	struct object *obj; /* NULL: anonymous */
	bool behind; /* anonymous, behind the object's file: its zeroed variables, as far as its segment says */
};

struct process {
	int pid;
	uint64_t start;		   /* start time from /proc/PID/stat: tells a reused pid */
	uint64_t exe_dev, exe_ino; /* the program: exec replaces it under the same pid */
	uint64_t checked_at;	   /* CLOCK_MONOTONIC ns */
	uint64_t used;		   /* counts up: the least is evicted */
	TR_VEC(struct mapping) maps;
	struct usyms jit; /* from the perf map, .addr is absolute */
	int64_t jit_mtime, jit_size;
};

struct tr_symbols {
	const char *kallsyms; /* path */
	struct ksyms k;
	TR_VEC(struct object *) objects;
	TR_VEC(struct process *) procs;
	size_t max_procs; /* -x pgmax */
	uint64_t uses;
};

struct tr_symbols *tr_symbols_get(struct trace *t);
/* Read another file instead of /proc/kallsyms; before the first lookup. For tests. */
void tr_ksyms_set_path(struct trace *t, const char *path);
void tr_ksyms_free(struct ksyms *k);

/* elf.c */
void tr_usyms_add(struct usyms *s, uint64_t addr, uint64_t size, uint8_t rank, const char *name,
		  size_t len);
void tr_usyms_sort(struct usyms *s);
const struct usym *tr_usyms_find(const struct usyms *s, uint64_t addr);
void tr_usyms_free(struct usyms *s);
/* Segments and symbols, once; open the file as process pid sees it. */
void tr_object_read(struct object *o, int pid, const struct mapping *m);
void tr_object_free(struct object *o);

/* usym.c */
void tr_process_free(struct process *p);

#endif
