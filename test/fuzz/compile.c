/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Fuzzing target: the compiler, from a script's text to eBPF, as trace -e runs it. In: a script; its last byte
 * chooses options. Nothing is loaded, attached or written.
 */
#include <unistd.h>

#include "check/check.h"
#include "code/gen.h"
#include "fuzz.h"
#include "probe/probe.h"

static char *args[] = { "fuzz.d", "17", "two words", "0x1f", "-n" };

static void set_options(struct trace *t, uint8_t how)
{
	if (how & 1)
		trace_setopt(t, "destructive", NULL);
	if (how & 2)
		trace_setopt(t, "zdefs", NULL);
	if (how & 4)
		trace_setopt(t, "defaultargs", NULL);
	if (how & 8)
		trace_setopt(t, "argref", NULL);
	if (how & 16)
		trace_setopt(t, "strsize", "40");
	trace_set_args(t, TR_ARRAY_SIZE(args), args);
	trace_set_target(t, getpid());
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	struct trace *t = fuzz_handle();
	char *text = strndup((const char *)data, size);

	set_options(t, size ? data[size - 1] : 0);
	/* trace_compile() but for tr_types_write(): no files */
	if (!trace_add_text(t, "fuzz.d", text, 0) && !tr_check_finish(t) && !tr_probes_enable(t) &&
	    !tr_generate(t))
		trace_disasm(t, fuzz_null());
	trace_error(t);
	trace_free(t);
	free(text);
	return 0;
}
