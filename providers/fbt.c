/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The fbt and rawfbt providers: entry and return of the kernel's functions. fbt knows functions
 * by their names in the source; rawfbt by their symbols, with the compiler's suffixes. rawfbt would
 * show each function a second time, so that it lists its probes only when it is named.
 *
 * Each probe in use is served by one of two implementations. fprobe (fentry and fexit) has typed
 * arguments and is cheap, but needs a FUNC in BTF of exactly the symbol's name; kprobe serves the
 * rest. The order in which the two run on one function is not defined, so a program uses only
 * one: as soon as both are needed, all its probes go to kprobes. That is settled before any code
 * exists, in probe_info (called for each probe that a clause uses) and enable.
 */
#include <errno.h>
#include <linux/version.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "arch.h"
#include "fbt.h"
#include "table.h"

#define MANY 16	     /* fprobes; each is a program of its own, so beyond these one link is better */
#define MANY_LATE 16 /* functions to search for one by one; for more, make a table of all */

struct fbt_state *fbt_state(struct trace *t)
{
	struct fbt_state *st = trace_provider_state(t, &trace_provider_fbt, sizeof(*st));

	st->raw.raw = true;
	return st;
}

static bool is_raw(const struct trace_provider *p)
{
	return p == &trace_provider_rawfbt;
}

static struct fbt_table *table(struct trace *t, const struct trace_provider *p)
{
	struct fbt_state *st = fbt_state(t);

	return is_raw(p) ? &st->raw : &st->plain;
}

/* ---- probes */

static void create_one(struct trace *t, const struct trace_provider *p, struct fbt_fn *fn,
		       const char *nam, struct trace_probe **pb)
{
	struct fbt_state *st = fbt_state(t);

	if (*pb)
		return;
	if (st->named) /* it may have its name in the table already */
		*pb = trace_probe_add(t, p, p->name, fn->mod, fn->name, nam, NULL);
	else
		*pb = trace_probe_new(t, p, p->name, fn->mod, fn->name, nam, NULL);
	st->made = true;
}

static void create(struct trace *t, const struct trace_provider *p, struct fbt_fn *fn, bool entry,
		   bool ret)
{
	if (entry)
		create_one(t, p, fn, "entry", &fn->entry);
	if (ret)
		create_one(t, p, fn, "return", &fn->ret);
}

/* rawfbt::vfs_read:1c: an offset in hexadecimal digits. */
static long offset_of(const char *nam)
{
	return *nam && !nam[strspn(nam, "0123456789abcdef")] ? strtol(nam, NULL, 16) : -1;
}

static int provide_exact(struct trace *t, const struct trace_provider *p,
			 const struct trace_pdesc *pd, bool entry, bool ret)
{
	struct fbt_table *tab = table(t, p);
	int err = fbt_lookup(t, tab, pd->fun);
	struct fbt_fn *fn;
	uint32_t iter = 0;

	while (!err && (fn = fbt_next(tab, pd->fun, &iter))) {
		if (!trace_glob(pd->mod, fn->mod))
			continue;
		fn->exact = true;
		create(t, p, fn, entry, ret);
		if (!entry && !ret)
			trace_probe_add(t, p, p->name, fn->mod, fn->name, pd->nam, NULL);
	}
	return err;
}

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	bool entry = trace_glob(pd->nam, "entry"), ret = trace_glob(pd->nam, "return");
	struct fbt_table *tab = table(t, p);
	int err;

	/* rawfbt repeats all of fbt: only who asks for it gets it */
	if (is_raw(p) && *pd->prv != 'r')
		return 0;
	if (!entry && !ret && !(is_raw(p) && !trace_is_glob(pd->fun) && offset_of(pd->nam) >= 0))
		return 0;
	if (!trace_is_glob(pd->fun))
		return provide_exact(t, p, pd, entry, ret);
	/* to be listed without a choice of functions: not worth looking at all symbols */
	if (!is_raw(p) && !*pd->fun && trace_listing(t))
		return fbt_name_all(t, p, pd->mod, entry, ret);
	err = fbt_load_all(t, tab);
	if (!err)
		fbt_warn_superset(t);
	for (uint32_t i = 0; !err && i < tab->nfns; i++)
		if (trace_glob(pd->fun, tab->fns[i].name) && trace_glob(pd->mod, tab->fns[i].mod))
			create(t, p, &tab->fns[i], entry, ret);
	return err;
}

static int enumerate(struct trace *t, const struct trace_provider *p)
{
	return fbt_name_all(t, p, "", true, true);
}

static int enumerate_raw(struct trace *t, const struct trace_provider *p)
{
	(void)t, (void)p;
	return 0;
}

/* ---- the choice */

static const char no_symbol[] = "this kernel has types for the function, but no symbol of its name";

static const char *first_variant(const struct fbt_table *tab, const struct fbt_fn *fn)
{
	return fn->variants ? tab->vars[fn->variants - 1].name : NULL;
}

static const char *say(struct trace *t, const char *fmt, const char *name, unsigned n)
{
	char text[512];
	int len = snprintf(text, sizeof(text), fmt, name, n);

	return trace_strndup(t, text, len < 0 ? 0 : strlen(text));
}

/* Number of the first 8-byte word of each argument, as registers and trampolines count them. */
static void number_words(struct fbt_probe *fp)
{
	int word = 0, i;

	for (i = 0; i < fp->proto.nargs && i < TRACE_ARGS_MAX; i++) {
		fp->slots[i] = (uint8_t)word;
		word += fp->proto.sizes[i] > 8 ? (int)(fp->proto.sizes[i] + 7) / 8 : 1;
	}
	fp->slots[i] = (uint8_t)word;
}

static int nwords(const struct fbt_probe *fp)
{
	return fp->slots[fp->proto.nargs < TRACE_ARGS_MAX ? fp->proto.nargs : TRACE_ARGS_MAX];
}

/* Only when needed: with thousands of probes it takes its time. */
static bool has_proto(struct trace *t, struct fbt_probe *fp)
{
	struct fbt_fn *fn = fbt_fn(fp);

	if (fp->looked)
		return fp->has_proto;
	fp->looked = true;
	fp->has_proto = fn->plain && !fp->tab->raw &&
			!trace_proto(t, TRACE_PROTO_FUNC, fn->mod, fn->name, &fp->proto);
	if (fp->has_proto)
		number_words(fp);
	return fp->has_proto;
}

/* Why it cannot be an fprobe, or NULL. */
static const char *not_fprobe(struct trace *t, struct fbt_probe *fp)
{
	const struct fbt_fn *fn = fbt_fn(fp);
	uint32_t version = trace_kernel_version(t);

	if (fp->tab->raw)
		return "rawfbt always uses kprobes";
	if (!fn->plain)
		return say(t, "%s has no BTF prototype", first_variant(fp->tab, fn), 0);
	if (fn->plain > 1)
		return say(t, "%s is the name of %u functions", fn->name, fn->plain);
	if (!has_proto(t, fp))
		return say(t, "%s has no BTF prototype", fn->name, 0);
	if (nwords(fp) > ARCH_NARGS && version < ARCH_FENTRY_STACK_ARGS)
		return say(t, "%s has more arguments than fit in registers", fn->name, 0);
	if (fp->proto.structs && version < ARCH_FENTRY_STRUCTS)
		return say(t, "%s takes a structure by value", fn->name, 0);
	if (!trace_feature(t, "fentry"))
		return say(t, "BPF trampolines: %s", trace_feature_why(t, "fentry"), 0);
	return NULL;
}

static void to_kprobe(struct trace_probe *pb)
{
	struct fbt_probe *fp = pb->data;

	pb->impl = &fbt_impl_kprobe;
	fp->tp->btf_id = 0;
	fp->tp->obj_fd = 0;
}

/* From here on all are kprobes; the types that clauses were compiled with stay as they are. */
static void switch_all(struct fbt_state *st, const char *why)
{
	st->switched = why;
	for (uint32_t i = 0; i < st->nused; i++)
		to_kprobe(st->used[i]);
	st->nkprobe += st->nfprobe;
	st->nfprobe = 0;
}

/* Give the probe its implementation; both kinds in one program: all to kprobes. */
static int choose(struct trace *t, struct trace_probe *pb)
{
	const char *force = trace_option(t, "fbtimpl"), *not = NULL;
	bool forced = force && !strcmp(force, "fprobe");
	struct fbt_state *st = fbt_state(t);
	struct fbt_probe *fp = pb->data;

	if (force && !strcmp(force, "kprobe"))
		not = "-x fbtimpl=kprobe";
	else if (!st->switched || forced)
		not = not_fprobe(t, fp);
	if (not &&forced && !fp->tab->raw)
		return trace_provider_error(t, EINVAL, false, "%s:%s:%s:%s cannot be an fprobe: %s",
					    pb->prv, pb->mod, pb->fun, pb->nam, not );
	fp->why = not ;
	if (!not &&!st->switched) {
		pb->impl = &fbt_impl_fprobe;
		fp->tp->btf_id = fp->proto.btf_id;
		fp->tp->obj_fd = fp->proto.obj_fd;
		st->nfprobe++;
	} else {
		to_kprobe(pb);
		st->nkprobe++;
	}
	if (st->nfprobe && st->nkprobe)
		switch_all(st, not );
	if (st->nfprobe > MANY && !forced && trace_feature(t, "kprobe_multi"))
		switch_all(st, "one link serves them all");
	return 0;
}

/* A probe of a listing has nothing but its name; its symbols are sought when it is looked at. */
static struct fbt_fn *function_of(struct trace *t, struct fbt_table *tab, struct trace_probe *pb)
{
	struct fbt_fn *fn = fbt_find(tab, pb->mod, pb->fun);
	struct fbt_state *st = fbt_state(t);

	if (fn || tab->all)
		return fn;
	if (st->nlate++ < MANY_LATE ? fbt_lookup(t, tab, pb->fun) : fbt_load_all(t, tab))
		return NULL;
	return fbt_find(tab, pb->mod, pb->fun);
}

static struct fbt_probe *describe_use(struct trace *t, struct trace_probe *pb)
{
	struct fbt_table *tab = table(t, pb->provider);
	struct fbt_fn *fn = pb->data ? NULL : function_of(t, tab, pb);
	struct fbt_probe *fp;

	if (pb->data || !fn)
		return pb->data;
	fp = calloc(1, sizeof(*fp));
	if (!fp || !(fp->tp = calloc(1, sizeof(*fp->tp))))
		trace_no_memory();
	fp->tab = tab;
	fp->fn = (uint32_t)(fn - tab->fns);
	fp->ret = !strcmp(pb->nam, "return");
	fp->offset = fp->ret || !strcmp(pb->nam, "entry") ? -1 : offset_of(pb->nam);
	fp->symbol = fn->plain ? NULL : first_variant(tab, fn);
	return pb->data = fp;
}

static int probe_info(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	struct fbt_state *st = fbt_state(t);

	(void)info;
	if (!describe_use(t, pb))
		return trace_provider_error(t, ENOENT, false, "%s:%s:%s:%s cannot be traced: %s",
					    pb->prv, pb->mod, pb->fun, pb->nam, no_symbol);
	if (st->nused == st->capused) {
		st->capused = st->capused ? st->capused * 2 : 16;
		st->used = realloc(st->used, st->capused * sizeof(*st->used));
		if (!st->used)
			trace_no_memory();
	}
	st->used[st->nused++] = pb;
	return choose(t, pb);
}

static bool can_kprobe(struct trace *t)
{
	return trace_feature(t, "kprobe") || trace_feature(t, "kprobe_multi");
}

/* The kernel's reason, or if it has none, that of the function. */
static const char *not_fentry(struct trace *t, const struct fbt_probe *fp)
{
	const char *why = trace_feature_why(t, "fentry");

	return why ? why : fp->why ? fp->why : "not for this function";
}

/* Each probe may take a program, an event and a link. */
static void more_fds(uint32_t nprobes)
{
	rlim_t want = (rlim_t)nprobes * 3 + 256;
	struct rlimit lim;

	if (getrlimit(RLIMIT_NOFILE, &lim) || lim.rlim_cur >= want)
		return;
	lim.rlim_cur = want < lim.rlim_max ? want : lim.rlim_max;
	setrlimit(RLIMIT_NOFILE, &lim);
}

static int enable(struct trace *t, struct trace_probe *pb)
{
	const char *force = trace_option(t, "fbtimpl");
	struct fbt_state *st = fbt_state(t);
	struct fbt_probe *fp = pb->data;
	bool forced = force && !strcmp(force, "fprobe");
	bool may_fprobe = !is_raw(pb->provider) && (!force || strcmp(force, "kprobe") != 0);
	int err;

	more_fds(st->nused);
	if (pb->impl == &fbt_impl_fprobe) {
		err = fbt_fprobe_try(t, pb);
		if (err && forced)
			return fbt_refused(t, pb, err);
		if (err) {
			fp->why = say(t, "the kernel refuses fentry on %s", pb->fun, 0);
			switch_all(st, fp->why);
		}
	}
	if (pb->impl != &fbt_impl_fprobe && !can_kprobe(t))
		trace_provider_unable(
			t, "%s:%s:%s:%s cannot be traced on this kernel: kprobes: %s%s%s", pb->prv,
			pb->mod, pb->fun, pb->nam, trace_feature_why(t, "kprobe"),
			may_fprobe ? "; BPF trampolines: " : "",
			may_fprobe ? not_fentry(t, fp) : "");
	return 0;
}

static const char *reason(int err)
{
	switch (err) {
	case -EILSEQ:
		return "no instruction starts there";
	case -ENOENT:
	case -ESRCH:
		return "it has no such symbol that can be traced";
	case -EADDRNOTAVAIL:
		return "the symbol is not unique";
	}
	return strerror(-err);
}

int fbt_refused(struct trace *t, struct trace_probe *pb, int err)
{
	if (fbt_fn(pb->data)->exact)
		return trace_provider_error(t, -err, err == -EPERM || err == -EACCES,
					    "the kernel refuses %s:%s:%s:%s: %s", pb->prv, pb->mod,
					    pb->fun, pb->nam, reason(err));
	trace_note(t, "%s:%s:%s:%s left out: %s", pb->prv, pb->mod, pb->fun, pb->nam, reason(err));
	return 0;
}

void fbt_report(struct trace *t, struct trace_probe *pb, const char *impl)
{
	struct fbt_state *st = fbt_state(t);
	struct fbt_probe *fp = pb->data;

	if (st->switched && !st->reported)
		trace_note(t, "fbt: using kprobes for all %u probes: %s", st->nused, st->switched);
	st->reported = true;
	if (fp->noted)
		return;
	fp->noted = true;
	trace_note(t, "%s:%s:%s:%s: %s%s%s", pb->prv, pb->mod, pb->fun, pb->nam, impl,
		   fp->why ? ": " : "", fp->why ? fp->why : "");
}

/* ---- arguments */

static int args(struct trace *t, struct trace_probe *pb, struct trace_arginfo *info)
{
	struct fbt_probe *fp = describe_use(t, pb);

	info->n = -1;
	if (!fp) {
		info->why = no_symbol;
		return 0;
	}
	if (fp->tab->raw) {
		info->why = "rawfbt probes have raw arguments only: arg0 and so on";
		return 0;
	}
	if (fp->symbol) {
		info->why = say(t, "the compiler made %s of it and may have changed its parameters",
				fp->symbol, 0);
		return 0;
	}
	if (!has_proto(t, fp)) {
		info->why = "the kernel has no type information for this function";
		return 0;
	}
	if (fp->ret) {
		info->n = fp->proto.ret ? 2 : 1;
		info->args[0] = (struct trace_arg){ .native = 0 };
		info->args[1] = (struct trace_arg){ .type = fp->proto.ret, .native = 1 };
		return 0;
	}
	info->n = fp->proto.nargs < TRACE_ARGS_MAX ? fp->proto.nargs : TRACE_ARGS_MAX;
	for (int i = 0; i < info->n; i++) {
		bool wide = fp->proto.sizes[i] > 8; /* a structure: its first word, untyped */

		info->args[i].type = wide ? NULL : fp->proto.args[i];
		info->args[i].native = fp->slots[i];
	}
	return 0;
}

/* ---- listing */

static void add_variants(char *text, size_t size, const struct fbt_table *tab,
			 const struct fbt_fn *fn)
{
	for (uint32_t v = fn->variants; v; v = tab->vars[v - 1].next) {
		size_t len = strlen(text);

		snprintf(text + len, size - len, " %s", tab->vars[v - 1].name);
	}
}

static char *describe(struct trace *t, struct trace_probe *pb)
{
	struct fbt_probe *fp = describe_use(t, pb);
	const char * not ;
	char text[1024];
	struct fbt_fn *fn;

	if (!fp) {
		snprintf(text, sizeof(text), "unavailable: %s", no_symbol);
		return strdup(text);
	}
	fn = fbt_fn(fp);
	not = not_fprobe(t, fp);
	if (not &&!can_kprobe(t))
		snprintf(text, sizeof(text), "unavailable: kprobes: %s; BPF trampolines: %s",
			 trace_feature_why(t, "kprobe"), not_fentry(t, fp));
	else
		snprintf(text, sizeof(text), "%s%s%s", not ? "kprobe" : "fprobe", not ? ": " : "",
			 not ? not : "");
	if (fn->variants) {
		size_t len = strlen(text);

		snprintf(text + len, sizeof(text) - len, "; %s",
			 fn->plain ? "variants, for rawfbt:" : "attaches to");
		add_variants(text, sizeof(text), fp->tab, fn);
	}
	return strdup(text);
}

static void destroy(struct trace *t, struct trace_probe *pb)
{
	struct fbt_probe *fp = pb->data;

	(void)t;
	free(fp->tp);
	free(fp);
}

static void finish(struct trace *t, const struct trace_provider *p)
{
	struct fbt_state *st = fbt_state(t);

	(void)p;
	fbt_list_free(st);
	fbt_names_free(st);
	fbt_addrs_free(st);
	free(st->used);
}

/* pb->impl is set in probe_info; what stands here serves probes that are not used yet. */
const struct trace_provider trace_provider_fbt = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "fbt",
	.doc = "entry and return of kernel functions",
	.provide = provide,
	.enumerate = enumerate,
	.probe_info = probe_info,
	.args = args,
	.enable = enable,
	.destroy = destroy,
	.describe = describe,
	.finish = finish,
};

const struct trace_provider trace_provider_rawfbt = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = "rawfbt",
	.doc = "kernel functions by symbol, with the compiler's suffixes, and instructions in them",
	.provide = provide,
	.enumerate = enumerate_raw,
	.probe_info = probe_info,
	.args = args,
	.enable = enable,
	.destroy = destroy,
	.describe = describe,
};
