/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The probe table: glob patterns, matching descriptions, ids, and the providers that need no
 * privileges to list their probes (dtrace, profile, syscall).
 */
#include "handle.h"
#include "probe/probe.h"
#include "program.h"
#include "types/type.h"
#include "unit.h"

static struct trace *handle(void)
{
	static struct trace t;

	memset(&t, 0, sizeof(t));
	tr_options_init(&t.opt);
	t.program = tr_alloc(&t.arena, sizeof(*t.program));
	return &t;
}

static void done(struct trace *t)
{
	tr_probes_free(t);
	if (t->types)
		tr_types_free(t->types);
	free(t->program->probes.v);
	free(t->diag.msg);
	tr_options_free(&t->opt);
	tr_arena_free(&t->arena);
}

static struct trace_probe *found;
static int nfound;

static void note(void *ctx, struct trace_probe *pb)
{
	(void)ctx;
	found = pb;
	nfound++;
}

static int match(struct trace *t, const char *prv, const char *mod, const char *fun,
		 const char *nam)
{
	struct tr_pdesc pd = { .prv = prv, .mod = mod, .fun = fun, .nam = nam };
	int n;

	found = NULL;
	nfound = 0;
	n = tr_probe_match(t, &pd, note, NULL);
	CHECK_INT(nfound, n);
	return n;
}

static void globs(void)
{
	static const struct {
		const char *pattern, *text;
		bool is;
	} rows[] = {
		{ "", "anything", true },
		{ "*", "", true },
		{ "a*c", "abbc", true },
		{ "a*c", "abbd", false },
		{ "?", "", false },
		{ "a?c", "abc", true },
		{ "[a-c]x", "bx", true },
		{ "[a-c]x", "dx", false },
		{ "[!a-c]x", "dx", true },
		{ "[!a-c]x", "ax", false },
		{ "[]]", "]", true },
		{ "[a-]", "-", true },
		{ "\\*", "*", true },
		{ "\\*", "a", false },
		{ "[", "[", true },
		{ "*a*b*c*", "xaxbxcx", true },
		{ "*a*b*c*", "xaxcxbx", false },
		{ "a[\\]]b", "a]b", true },
		{ "vfs_*", "vfs_read", true },
		{ "vfs_*", "xvfs_read", false },
		{ "*read", "readread", true },
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++)
		if (trace_glob(rows[i].pattern, rows[i].text) != rows[i].is) {
			printf("# %s on %s\n", rows[i].pattern, rows[i].text);
			CHECK(!"glob");
		}
	CHECK(trace_is_glob(""));
	CHECK(trace_is_glob(NULL));
	CHECK(!trace_is_glob("tick-1s"));
	CHECK(trace_is_glob("a?"));
}

static void dtrace_ids(void)
{
	struct trace *t = handle();

	CHECK_INT(match(t, "", "", "", "BEGIN"), 1);
	CHECK_INT(found->id, 1);
	CHECK_STR(found->prv, "dtrace");
	CHECK_INT(match(t, "dtrace", "", "", "END"), 1);
	CHECK_INT(found->id, 2);
	CHECK_INT(match(t, "dtrace", "", "", ""), 3);
	CHECK_INT(found->id, 3);
	CHECK_INT(tr_probe_count(t), 3); /* no other provider was asked */
	CHECK_INT(match(t, "dtrac?", "", "", "E*"), 2);
	CHECK_INT(match(t, "nosuch", "", "", "BEGIN"), 0);
	done(t);
}

static void profile_names(void)
{
	struct trace *t = handle();

	CHECK_INT(match(t, "", "", "", "tick-1s"), 1);
	CHECK_STR(found->prv, "profile");
	CHECK_INT(match(t, "profile", "", "", "tick-1s"), 1);
	CHECK_INT(match(t, "profile", "", "", "tick-500MSEC"), 1);
	CHECK_INT(match(t, "profile", "", "", "profile-1d"), 1);
	CHECK_INT(match(t, "profile", "", "", "ticks-1"), 0);
	CHECK(!tr_probe_why(t));
	CHECK_INT(match(t, "profile", "", "", "profile-0"), 0);
	CHECK_INT(match(t, "profile", "", "", "tick-1x"), 0);
	CHECK_INT(match(t, "profile", "", "", "tick-"), 0);
	CHECK(tr_probe_why(t) != NULL);
	CHECK_INT(match(t, "profile", "", "", "profile-10us"), 0);
	CHECK(tr_probe_why(t) != NULL);
	CHECK_INT(match(t, "profile", "", "", "profile-4*"), 3);
	done(t);
}

static void syscalls(void)
{
	struct trace *t = handle();
	const struct trace_provider *p;
	struct trace_point pt = { 0 };

	CHECK_INT(match(t, "syscall", "", "read", "entry"), 1);
	CHECK_STR(found->mod, "vmlinux");
	CHECK_INT(tr_probe_use(t, found), 0);
	CHECK_INT(tr_probe_use(t, found), 0);
	CHECK_INT(t->program->probes.n, 1);
	p = found->impl;
	CHECK_INT(p->load(t, found, &pt), 0);
	CHECK_STR(pt.where, "raw_tp:sys_enter");
#ifdef __x86_64__
	CHECK_INT(pt.key, 0);
#endif
	CHECK_INT(match(t, "syscall", "vmlinux", "read", ""), 2);
	CHECK_INT(match(t, "syscall", "", "reed", "entry"), 0);
	CHECK_INT(match(t, "syscall", "other", "read", "entry"), 0);
	CHECK(match(t, "syscall", "", "*", "entry") > 250);
	CHECK_INT(match(t, "syscall", "", "pread*", "entry"), 3); /* pread64, preadv, preadv2 */
	CHECK_INT(match(t, "syscall", "", "cachestat", "entry"), 1);
	done(t);
}

static void near(void)
{
	struct trace *t = handle();
	struct tr_pdesc fun = { .prv = "syscall", .mod = "", .fun = "opennat", .nam = "entry" };
	struct tr_pdesc nam = { .prv = "syscall", .mod = "", .fun = "read", .nam = "retrun" };
	struct tr_pdesc prv = { .prv = "syscal", .mod = "", .fun = "read", .nam = "entry" };
	char *s;

	s = tr_probe_near(t, &fun);
	CHECK_STR(s, "syscall::openat:entry");
	free(s);
	s = tr_probe_near(t, &nam);
	CHECK_STR(s, "syscall::read:return");
	free(s);
	s = tr_probe_near(t, &prv);
	CHECK_STR(s, "syscall::read:entry");
	free(s);
	done(t);
}

static void enumerating(void)
{
	struct trace *t = handle();
	struct tr_pdesc pd = { .id = 5 };
	uint32_t id;

	CHECK_INT(match(t, "profile", "", "", "tick-7"), 1);
	CHECK_INT(found->id, 1);
	CHECK_INT(match(t, "syscall", "", "read", "entry"), 1);
	CHECK_INT(tr_probes_enumerate(t), 0);
	CHECK_INT(match(t, "dtrace", "", "", "BEGIN"), 1);
	CHECK_INT(found->id, 1);
	CHECK_INT(match(t, "profile", "", "", "tick-7"), 1);
	CHECK_INT(found->id, tr_probe_count(t)); /* not in the usual list */
	CHECK_INT(match(t, "syscall", "", "read", "entry"), 1);
	id = found->id;
	CHECK(tr_probe_by_id(t, id) == found);
	CHECK_INT(tr_probe_match(t, &pd, note, NULL), 1);
	CHECK_INT(found->id, 5);
	for (size_t i = 0; i < tr_probe_count(t); i++)
		if (tr_probe_at(t, i)->id != i + 1)
			CHECK(!"ids are in order");
	done(t);
}

static const struct trace_provider made_up = { .name = "made" };
static const char *const funs[] = { "f", "g", "h" };
static const char *const nams[] = { "entry", "return" };

static void note_names(void *ctx, const struct trace_probe *pb)
{
	(void)pb;
	++*(int *)ctx;
}

/* Probes of which only the names are there. */
static void names_only(void)
{
	struct trace *t = handle();
	struct tr_pdesc all = { .prv = "made", .mod = "", .fun = "", .nam = "" };
	struct trace_probe room, *pb, *other;
	const struct trace_probe *look;
	size_t before;
	int seen = 0;

	CHECK_INT(match(t, "dtrace", "", "", ""), 3);
	trace_probe_names(t, &made_up, "made", "m", funs, 3, nams, 2);
	trace_probe_names(t, &made_up, "made", "n", funs, 1, nams + 1, 1);
	trace_probe_names(t, &made_up, "made", "o", funs, 0, nams, 2);
	CHECK_INT(tr_probe_count(t), 10);
	look = tr_probe_look(t, 6, &room);
	CHECK(look == &room);
	CHECK_INT(look->id, 7);
	CHECK_STR(look->mod, "m");
	CHECK_STR(look->fun, "g");
	CHECK_STR(look->nam, "return");
	CHECK_STR(tr_probe_look(t, 9, &room)->nam, "return");
	CHECK_STR(room.mod, "n");
	CHECK_STR(tr_probe_look(t, 0, &room)->nam, "BEGIN");
	CHECK(!tr_probe_look(t, 10, &room));
	CHECK_INT(tr_probe_match_names(t, &all, note_names, &seen), 7);
	CHECK_INT(seen, 7);
	before = tr_probe_count(t);

	pb = tr_probe_by_id(t, 7);
	CHECK(pb && pb == tr_probe_at(t, 6) && pb == tr_probe_look(t, 6, &room));
	CHECK(pb->provider == &made_up && pb->impl == &made_up);
	CHECK(trace_probe_find(t, "made", "m", "g", "return") == pb);
	other = trace_probe_find(t, "made", "m", "h", "entry");
	CHECK(other && other->id == 8 && other == tr_probe_by_id(t, 8));
	CHECK(!trace_probe_find(t, "made", "n", "f", "entry"));
	CHECK(trace_probe_add(t, &made_up, "made", "n", "f", "return", NULL) ==
	      tr_probe_by_id(t, 10));
	CHECK_INT(tr_probe_count(t), before); /* none was made twice */
	CHECK_INT(match(t, "made", "m", "", "entry"), 3);
	CHECK_INT(match(t, "made", "", "f", ""), 3);
	for (size_t i = 0; i < tr_probe_count(t); i++)
		if (tr_probe_at(t, i)->id != i + 1)
			CHECK(!"ids are in order");
	done(t);
}

int main(void)
{
	RUN(globs);
	RUN(dtrace_ids);
	RUN(profile_names);
	RUN(syscalls);
	RUN(near);
	RUN(enumerating);
	RUN(names_only);
	return unit_end();
}
