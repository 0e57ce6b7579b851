/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What a provider sees. A provider is one struct of callbacks (struct trace_provider) in one file;
 * the same header serves the built-in ones and plugins (shared objects).
 *
 * Life of a probe: the description of a clause names a provider -> populate (once, cheap) ->
 * provide (create the probes that match) -> probe_info (a clause uses the probe: its argument
 * types; last moment to choose the implementation) -> enable -> load (where the program attaches,
 * and as what) -> trampoline, key, arg (emit code) -> attach -> detach -> destroy.
 *
 * A dependent probe attaches nothing itself: its enable callback names the probes it stands on
 * with trace_probe_depend(); they are enabled, loaded and attached, and their program runs the
 * dependent's clauses inline after the dependent's trampoline let the event pass.
 */
#ifndef TRACE_PROVIDER_H
#define TRACE_PROVIDER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma GCC visibility push(default)

/* Grows when any struct or callback below changes; a plugin of another version is not used. */
#define TRACE_PROVIDER_VERSION 1

struct trace;
struct trace_provider;
struct tr_type;
struct tr_cg; /* a program being generated */

/* A value in a program being generated. */
typedef int32_t tr_val;

/* What a clause asks for. Empty or NULL fields match all; * ? [ ] \ are glob characters. */
struct trace_pdesc {
	const char *prv, *mod, *fun, *nam;
};

struct trace_probe {
	uint32_t id; /* as -l shows it; from 1 */
	const char *prv, *mod, *fun, *nam;
	const struct trace_provider *provider;
	const struct trace_provider *impl; /* whose load … detach serve it; provider may change it in
					    * probe_info, before any code exists */
	void *data;			   /* the provider's own struct; freed in destroy */
	bool used;			   /* a clause of the program uses it */
	uint32_t index;		    /* when used: its place in the program's table of probes */
	struct trace_probe **under; /* dependent: what it stands on */
	size_t nunder;
	bool apart; /* dependent, set in enable: what it stands on have different arguments; each gets
		     * a program of its own, and trace_cg_under() tells which one it is */
};

/* Argument types of a probe. */
struct trace_arg {
	struct tr_type *type; /* NULL: untyped (int64_t) */
	const char *xlate;    /* name of the translated type ("lwpsinfo_t *") or NULL */
	uint8_t native;	      /* which argN args[n] is made from */
};

#define TRACE_ARGS_MAX 24

struct trace_arginfo {
	int n; /* -1: unknown, .why says it */
	struct trace_arg args[TRACE_ARGS_MAX];
	const char *why; /* why args[] is refused, in words that end an error message */
};

/* How a program that serves many probes learns which one fired. */
enum trace_ident {
	TRACE_IDENT_FIXED, /* it cannot: one program per probe */
	TRACE_IDENT_KEY, /* key() yields a small number (a system call's); others are filtered out */
	TRACE_IDENT_COOKIE, /* the attach cookie is the probe's index */
};

/* In which contexts the program runs: decides whether it can interrupt another of ours. */
enum trace_context {
	TRACE_CTX_TASK, /* task context only and never preempted while running: system calls */
	TRACE_CTX_IRQ,	/* one level above task, never above itself: perf clock events, timers */
	TRACE_CTX_ANY,	/* anything, NMI included */
};

struct trace_point {	      /* filled by load */
	uint32_t prog_type;   /* enum bpf_prog_type */
	uint32_t attach_type; /* enum bpf_attach_type, 0 if it has none */
	uint32_t btf_id;      /* attach_btf_id, 0: none */
	int btf_obj_fd;	      /* attach_btf_obj_fd for a module, 0: vmlinux */
	const char *
		where; /* "raw_tp:sys_enter": points with equal types, id and where share a program */
	const char *impl; /* "raw_tp", "fentry", "kprobe.multi" …, for -v and listings */
	enum trace_ident ident;
	uint32_t key, nkeys; /* TRACE_IDENT_KEY: this probe's key, and one above the largest */
	enum trace_context context;
};

struct trace_attach { /* what attach gets: one loaded program and the probes it serves here */
	int prog_fd;
	struct trace_probe **probes;
	uint64_t *cookies; /* one each, to be handed to the kernel with TRACE_IDENT_COOKIE */
	size_t n;
};

struct trace_provider {
	uint32_t version; /* TRACE_PROVIDER_VERSION */
	uint32_t size;	  /* sizeof(struct trace_provider) */
	const char *name;
	const char *doc; /* one line for listings */

	/* Declare the provider: no scan. Optional. 0 or negative errno. */
	int (*populate)(struct trace *t, const struct trace_provider *p);
	/* Create, with trace_probe_add(), the probes that match pd and are not there yet. An exact
	 * name must not read whole kernel tables. No match is not an error. */
	int (*provide)(struct trace *t, const struct trace_provider *p,
		       const struct trace_pdesc *pd);
	/* Create all probes, for -l. NULL: provide with an empty description. */
	int (*enumerate)(struct trace *t, const struct trace_provider *p);
	/* A clause uses the probe: tell its argument types. Called before any code exists, once. */
	int (*probe_info)(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info);
	/* All probe_info calls are done: enable. Dependents name what they stand on. Optional. */
	int (*enable)(struct trace *t, struct trace_probe *pb);
	/* Where and as what the program attaches. NULL for dependents. */
	int (*load)(struct trace *t, struct trace_probe *pb, struct trace_point *pt);
	/* Emit what has to run before the probe's clauses: filters (trace_cg_skip_unless). Optional. */
	int (*trampoline)(struct tr_cg *cg, struct trace_probe *pb);
	/* TRACE_IDENT_KEY: emit code that yields the key. */
	tr_val (*key)(struct tr_cg *cg, struct trace_probe *pb);
	/* Emit code that yields raw argument n (arg0 …), 64 bits. Negative: there is none (the clause
	 * reads 0). Called only for arguments that a clause reads. */
	tr_val (*arg)(struct tr_cg *cg, struct trace_probe *pb, int n);
	/* Attach the program; give each fd that keeps it attached to trace_link_add(). */
	int (*attach)(struct trace *t, const struct trace_attach *a);
	/* Undo what closing those fds does not undo. Optional. */
	void (*detach)(struct trace *t, struct trace_probe *pb);
	/* Free pb->data. Optional. */
	void (*destroy)(struct trace *t, struct trace_probe *pb);
	/* One line for -lv: implementation, hidden variants, why unavailable; malloc'ed or NULL. Optional. */
	char *(*describe)(struct trace *t, struct trace_probe *pb);
	/* Does a description's exact provider name (pid123) mean this provider? NULL: .name alone. */
	bool (*claims)(struct trace *t, const struct trace_provider *p, const char *prv);
	/* Argument types, where finding them costs something: called when args[] is first looked at,
	 * and probe_info, if there is one, then gets a NULL info and just decides. Optional. */
	int (*args)(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info);
	/* Emit code that yields the address of the thread (struct task_struct) that pid, execname,
	 * curthread and the like are about, where that is not the running one; negative: it is.
	 * Optional. */
	tr_val (*thread)(struct tr_cg *cg, struct trace_probe *pb);
	/* The handle is being closed: free what trace_provider_state() points to. Optional. */
	void (*finish)(struct trace *t, const struct trace_provider *p);
};

/*
 * A plugin is a shared object, NAME.so in $libdir/trace/providers or in a folder of -x modpath. It
 * is looked for when a description may mean a provider that is not built in. Its one symbol is
 *
 *	TRACE_PLUGIN(&my_provider, &another);
 *
 * It is linked with -ltrace, which exports to plugins what is declared below and nothing else
 * (symbol version LIBTRACE_PROVIDER_0.1).
 */
struct trace_plugin {
	uint32_t version; /* TRACE_PROVIDER_VERSION */
	uint32_t size;	  /* sizeof(struct trace_plugin) */
	size_t n;
	const struct trace_provider *const *providers;
};

#define TRACE_PLUGIN(...)                                                                   \
	static const struct trace_provider *const trace_plugin_list[] = { __VA_ARGS__ };    \
	extern const struct trace_plugin trace_plugin;                                      \
	__attribute__((visibility("default"))) const struct trace_plugin trace_plugin = {   \
		TRACE_PROVIDER_VERSION, sizeof(struct trace_plugin),                        \
		sizeof(trace_plugin_list) / sizeof(trace_plugin_list[0]), trace_plugin_list \
	}

/* ---- what a provider may call: probes */

/* Create a probe, or return the one of that name. Strings are copied. */
struct trace_probe *trace_probe_add(struct trace *t, const struct trace_provider *p,
				    const char *prv, const char *mod, const char *fun,
				    const char *nam, void *data);
/* The probe of exactly that name, or NULL. */
struct trace_probe *trace_probe_find(struct trace *t, const char *prv, const char *mod,
				     const char *fun, const char *nam);
/* Does the text match the pattern of a description field? Empty and NULL match all. */
bool trace_glob(const char *pattern, const char *text);
bool trace_is_glob(const char *pattern); /* has glob characters (or is empty) */
/* pb stands on the probes that match: they are provided, told probe_info, enabled. Returns how
 * many, 0 if none exists here, or a negative errno. */
int trace_probe_depend(struct trace *t, struct trace_probe *pb, const struct trace_pdesc *on);
/* How many probes match; nothing but looking is done with them. */
int trace_probe_count(struct trace *t, const struct trace_pdesc *pd);
/* For tables of many: the caller knows that the probe is not there yet, and the strings are not
 * copied; they must live as long as the handle (trace_strndup). */
struct trace_probe *trace_probe_new(struct trace *t, const struct trace_provider *p,
				    const char *prv, const char *mod, const char *fun,
				    const char *nam, void *data);
/* The same for all names of all these functions at once: the probes get their ids, and each is
 * made when one asks for it. The arrays must live as long as the handle, too. From then on,
 * trace_probe_add() is what does not make one of them twice. */
void trace_probe_names(struct trace *t, const struct trace_provider *p, const char *prv,
		       const char *mod, const char *const *funs, size_t nfuns,
		       const char *const *nams, size_t nnams);
/* Are the probes only to be listed? */
bool trace_listing(struct trace *t);
/* Why a description matches nothing, in words: shown as the hint of that error. */
void trace_probe_hint(struct trace *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Keep an fd (link, perf event) until detaching. */
void trace_link_add(struct trace *t, int fd);
/* The link added last serves only that one of the program's probes. */
void trace_link_probe(struct trace *t, struct trace_probe *pb);
/* A -v line about how a probe is served. */
void trace_note(struct trace *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* A warning; it is shown always. */
void trace_warn(struct trace *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* Record an error; returns -err. refused: the kernel or the user's rights stand in the way. */
int trace_provider_error(struct trace *t, int err, bool refused, const char *fmt, ...)
	__attribute__((format(printf, 4, 5)));
/* This kernel or user cannot run the probe: trace_start() refuses, with the first text given.
 * Compiling goes on, for trace_compile() alone (-e) asks nothing of the kernel. */
void trace_provider_unable(struct trace *t, const char *fmt, ...)
	__attribute__((format(printf, 2, 3)));

/* ---- what a provider may call: the rest of the system */

/* The provider's own memory in this handle: zeroed when first asked for, freed with the handle. */
void *trace_provider_state(struct trace *t, const struct trace_provider *p, size_t size);
char *trace_strndup(struct trace *t, const char *s, size_t n);	  /* lives as long as the handle */
uint32_t trace_kernel_version(struct trace *t);			  /* as KERNEL_VERSION(a, b, c) */
const char *trace_tracefs(struct trace *t);			  /* where it is mounted, or NULL */
bool trace_feature(struct trace *t, const char *name);		  /* as in the list of features */
const char *trace_feature_why(struct trace *t, const char *name); /* why not; NULL: it is there */
const char *trace_option(struct trace *t, const char *name);	  /* -x option's text or NULL */
int64_t trace_option_number(struct trace *t, const char *name);	  /* -x option's value */
/* The whole file, NUL-terminated, malloc'ed; NULL with errno set. */
char *trace_read_file(const char *path, size_t *len);
/* CPUs that are online: an array from malloc, its length or negative errno. */
int trace_cpus_online(int **cpus);
/* Ends the process with a message. */
void trace_no_memory(void) __attribute__((noreturn));

enum trace_proto_kind { TRACE_PROTO_FUNC, TRACE_PROTO_RAWTP };
struct trace_proto {
	uint32_t btf_id; /* of the FUNC, of the typedef btf_trace_NAME */
	int obj_fd;	 /* fd of a module's BTF, 0: vmlinux */
	int nargs;	 /* parameters; the types of the first TRACE_ARGS_MAX are below */
	struct tr_type *args[TRACE_ARGS_MAX];
	uint64_t sizes[TRACE_ARGS_MAX]; /* in bytes, 0: unknown */
	uint32_t objects; /* bit n: args[n] is a pointer that the verifier minds: to a struct … */
	bool structs;	  /* a parameter is a struct or union by value */
	struct tr_type *ret; /* NULL: void */
	bool ret_object;
};
/* Prototype from the kernel's BTF; -ENOENT without one. mod: NULL or "vmlinux", or a module. */
int trace_proto(struct trace *t, enum trace_proto_kind kind, const char *mod, const char *name,
		struct trace_proto *proto);
/* The strings of the kernel's BTF, or of a module's: one after the other, each with its NUL, there
 * as long as the handle. NULL with errno set. */
const char *trace_btf_strings(struct trace *t, const char *mod, size_t *len);
/* The functions that it describes, each name once, in its order: an array from malloc of strings
 * that live as long as the handle. Their number or negative errno. */
long trace_btf_functions(struct trace *t, const char *mod, const char ***names);
/* Where a member of a kernel structure is, in bytes; -ENOENT if it does not exist here. */
int trace_member(struct trace *t, const char *tag, const char *member, uint32_t *off,
		 uint32_t *size);
/* The type that C writes as text ("const struct sock *"); user: a pointer is one into user memory.
 * NULL when it is not known or not that simple. */
struct tr_type *trace_type(struct trace *t, const char *text, bool user);
/* The type, and if it is a pointer, one into user memory. */
struct tr_type *trace_type_user(struct trace *t, struct tr_type *type);

/* ---- what a provider may call: code */

struct trace *trace_cg_handle(struct tr_cg *cg);
/* Dependent: which of pb->under the program being generated is attached to; without pb->apart, the
 * first of those it may be. */
struct trace_probe *trace_cg_under(struct tr_cg *cg, struct trace_probe *pb);
tr_val trace_cg_ctx(struct tr_cg *cg); /* the program's context pointer */
tr_val trace_cg_imm(struct tr_cg *cg, int64_t imm);
/* *(size *)(base + off) read directly: the context, or what the verifier knows to be readable. */
tr_val trace_cg_load(struct tr_cg *cg, tr_val base, int32_t off, int size, bool sgn);
/* The same through bpf_probe_read_kernel(); 0 when the address is bad. */
tr_val trace_cg_kread(struct tr_cg *cg, tr_val base, int32_t off, int size, bool sgn);
/* op: + - * & | ^ and < > for shifts (logical). */
tr_val trace_cg_alu(struct tr_cg *cg, int op, tr_val a, tr_val b);
tr_val trace_cg_alui(struct tr_cg *cg, int op, tr_val a, int64_t imm);
tr_val trace_cg_ext(struct tr_cg *cg, tr_val a, int size, bool sgn);
tr_val trace_cg_helper(struct tr_cg *cg, int id, int nargs, const tr_val *args);
/* Go on only if `a op imm` holds; op: '=' '!' '<' '>' '&' (signed compare; & tests bits). */
void trace_cg_skip_unless(struct tr_cg *cg, int op, tr_val a, int64_t imm);

#pragma GCC visibility pop

#ifdef __cplusplus
}
#endif
#endif
