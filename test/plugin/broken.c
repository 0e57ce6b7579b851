/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Plugins that must be left out, one for each BROKEN: made for another version, without entry
 * point, calling what libtrace does not export, with a built-in provider's name, or incomplete.
 */
#include <trace/provider.h>

#define BROKEN_VERSION 1
#define BROKEN_ENTRY 2
#define BROKEN_CALL 3
#define BROKEN_NAME 4
#define BROKEN_CALLBACK 5

#if BROKEN == BROKEN_CALL
int trace_no_such_function(struct trace *t);
#endif

static int provide(struct trace *t, const struct trace_provider *p, const struct trace_pdesc *pd)
{
	(void)p, (void)pd;
#if BROKEN == BROKEN_CALL
	return trace_no_such_function(t);
#else
	trace_warn(t, "a plugin that must not be used is used");
	return 0;
#endif
}

static int load(struct trace *t, struct trace_probe *pb, struct trace_point *pt)
{
	(void)t, (void)pb, (void)pt;
	return 0;
}

const struct trace_provider broken_provider = {
	.version = TRACE_PROVIDER_VERSION,
	.size = sizeof(struct trace_provider),
	.name = BROKEN == BROKEN_NAME ? "syscall" : "broken",
	.provide = provide,
	.load = BROKEN == BROKEN_CALLBACK ? load : NULL,
};

#if BROKEN == BROKEN_VERSION
static const struct trace_provider *const list[] = { &broken_provider };

__attribute__((visibility("default"))) extern const struct trace_plugin trace_plugin;
const struct trace_plugin trace_plugin = {
	TRACE_PROVIDER_VERSION + 1,
	sizeof(struct trace_plugin),
	1,
	list,
};
#elif BROKEN != BROKEN_ENTRY
TRACE_PLUGIN(&broken_provider);
#endif
