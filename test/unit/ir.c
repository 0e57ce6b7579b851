/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The back end, judged by what its code does: random programs must leave the same results when
 * their IR is interpreted, when the emitted eBPF is, and when the kernel runs it (as root;
 * without, the first two). UNIT_IR_COUNT says how many, UNIT_IR_SEED where to begin.
 */
#include <errno.h>
#include <stdlib.h>
#include <time.h>
#include "ir-test.h"
#include "unit.h"

static bool with_kernel;

static bool same_world(const struct world *w, const struct world *v, const char *who)
{
	for (int k = 0; k < VALUE; k++) {
		if (w->value[k] == v->value[k])
			continue;
		printf("# %s: byte %d is %d, not %d\n", who, k, v->value[k], w->value[k]);
		return false;
	}
	return true;
}

/* Emit and run u every way we can; the unit is used up. */
static bool agree(struct tr_unit *u, unsigned seed)
{
	struct world start, ir, code;
	struct tr_code c;
	bool good;
	int err;

	fill_world(&start, seed);
	ir = code = start;
	if (!CHECK_INT(run_ir(u, &ir), 0))
		return false;
	err = tr_emit(u, &c);
	if (err == -E2BIG) /* a random program may need more stack than there is */
		return true;
	if (!CHECK_INT(err, 0))
		return false;
	good = CHECK_INT(run_code(&c, &code), 0) && CHECK(same_world(&ir, &code, "interpreter"));
	if (good && with_kernel) {
		code = start;
		good = CHECK_INT(run_kernel(&c, &code), 0) && CHECK(same_world(&ir, &code, "kernel"));
	}
	if (!good && getenv("UNIT_IR_VERBOSE")) {
		tr_ir_dump(u, stdout);
		print_code(&c);
	}
	tr_code_free(&c);
	return good;
}

static unsigned number(const char *name, unsigned deflt)
{
	const char *s = getenv(name);

	return s ? strtoul(s, NULL, 0) : deflt;
}

static void random_programs(void)
{
	unsigned seed = number("UNIT_IR_SEED", 1), n = number("UNIT_IR_COUNT", 300), bad = 0;

	for (unsigned k = seed; k < seed + n && bad < 3; k++) {
		struct tr_unit *u = gen_unit(k, 10 + k % 60);

		if (!agree(u, k)) {
			printf("# with UNIT_IR_SEED=%u\n", k);
			bad++;
		}
		tr_unit_free(u);
	}
}

int main(void)
{
	with_kernel = kernel_works();
	printf("# %s the kernel\n", with_kernel ? "with" : "without");
	RUN(random_programs);
	return unit_end();
}
