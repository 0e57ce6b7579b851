/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Addresses to names and back: the kernel's from /proc/kallsyms (core, modules, BPF programs),
 * a process's from its maps, the ELF files in them and /tmp/perf-PID.map.
 *
 * Nothing is read before the first lookup. Names that come back point into tables that the next
 * call may replace: use or copy them before. The module of the core kernel is "vmlinux"; those
 * in brackets that the kernel makes up lose the brackets ("bpf").
 */
#ifndef TR_SYMBOL_H
#define TR_SYMBOL_H

#include "base/base.h"

struct tr_symbols;

enum tr_ksym_flags {
	TR_KSYM_TEXT = 1,
	TR_KSYM_GLOBAL = 2,
	TR_KSYM_PERCPU = 4, /* addr is an offset into each CPU's area, or its template */
	TR_KSYM_MODULE = 8, /* not of the core kernel */
};

struct tr_ksym {
	const char *name, *mod;
	uint64_t addr;
	char type; /* as nm(1) writes it */
	unsigned flags;
};

/* How to print an address. */
enum tr_symstyle {
	TR_SYMSTYLE_ADDR,   /* vmlinux`vfs_read+0x1f */
	TR_SYMSTYLE_NAME,   /* vmlinux`vfs_read */
	TR_SYMSTYLE_MODULE, /* vmlinux */
};

/* The symbol that holds a kernel address. Of several at one address the one that says most:
 * global before local, a function before the padding in front of one. */
bool tr_ksym_by_addr(struct trace *t, uint64_t addr, const char **name, const char **mod,
		     uint64_t *offset);
/* By exact name; mod NULL: any, vmlinux first. *copies is how many symbols have the name.
 * -ENOENT; -EPERM when the kernel hides addresses from this user (*copies is right even so). */
int tr_ksym_by_name(struct trace *t, const char *mod, const char *name, uint64_t *addr,
		    unsigned *copies);
/* All symbols in the kernel's order; fn returns non-zero to stop, which is the result. */
int tr_ksym_each(struct trace *t, int (*fn)(void *ctx, const struct tr_ksym *sym), void *ctx);
/* There are programs and trampolines since now that stacks go through: symbols read before that
 * are too old to name every address. */
void tr_ksym_changed(struct trace *t);
/* Have the symbols with those: they are there only until the programs go. */
void tr_ksym_know(struct trace *t);
uint64_t tr_symbols_now(void);
/* All addresses read as zero (kptr_restrict, or no privilege), or there is no kallsyms. */
bool tr_ksym_hidden(struct trace *t);
/* Into buf, cut at n bytes with the NUL; "0x…" when not known. Returns the length without a cut. */
int tr_ksym_print(struct trace *t, uint64_t addr, enum tr_symstyle style, char *buf, size_t n);
/* dtrace's shape, vmlinux`finish_task_switch.isra.0+0x1f; no offset when it is 0. */
int tr_ksym_format(struct trace *t, uint64_t addr, char *buf, size_t n);

/* The same for a user address: libc.so.6`getppid+0x9; libc.so.6`0x7f… where only the file is
 * known; [jit]`name+0x9 for code that a perf map names; 0x… otherwise. What is known of a
 * process is kept after it ended, until its pid belongs to another one. */
int tr_usym_print(struct trace *t, int pid, uint64_t addr, enum tr_symstyle style, char *buf,
		  size_t n);
int tr_usym_format(struct trace *t, int pid, uint64_t addr, char *buf, size_t n);
/* The same in parts. False: nothing is known of the address. */
struct tr_uplace {
	char mod[256];	  /* name of the file */
	const char *name; /* NULL: only the file is known */
	uint64_t off;	  /* from the symbol */
};
bool tr_usym_place(struct trace *t, int pid, uint64_t addr, struct tr_uplace *u);
/* Read the process's maps unless they are known. */
void tr_usym_know(struct trace *t, int pid);
/* Read the process's maps now, as long as it is there (a -c command that is about to end). */
void tr_usym_grab(struct trace *t, int pid);

void tr_symbols_free(struct tr_symbols *s);

#endif
