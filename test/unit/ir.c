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

static int level; /* of the kernel; 0: do without */

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
	if (good && level) {
		code = start;
		err = run_kernel(&c, &code);
		good = err == -E2BIG ||
		       (CHECK_INT(err, 0) && CHECK(same_world(&ir, &code, "kernel")));
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
		struct tr_unit *u = gen_unit(k, k % 16 ? 10 + k % 60 : 250, level ? level : 4);

		if (!agree(u, k)) {
			printf("# with UNIT_IR_SEED=%u\n", k);
			bad++;
		}
		tr_unit_free(u);
	}
}

/* ---- what must not be lost in translation ------------------------------------------------- */

static struct tr_unit *unit_of(struct tr_irfunc **f)
{
	struct tr_unit *u = tr_unit_new(NULL, "test");

	u->cpu_v3 = true;
	*f = tr_func_new(u, "main", 1);
	return u;
}

/* Emit u, check that all ways to run it agree, and return its number of instructions. */
static int count_insns(struct tr_unit *u)
{
	struct world w, v;
	struct tr_code c;
	int n = -1;

	fill_world(&w, 1);
	v = w;
	if (!CHECK_INT(run_ir(u, &v), 0) || !CHECK_INT(tr_emit(u, &c), 0))
		return -1;
	if (getenv("UNIT_IR_VERBOSE"))
		print_code(&c);
	if (level)
		CHECK_INT(run_kernel(&c, &w), 0);
	else
		CHECK_INT(run_code(&c, &w), 0);
	if (CHECK(same_world(&v, &w, "emitted")))
		n = c.n;
	tr_code_free(&c);
	return n;
}

/* Values that live across calls, many more than there are registers. */
static void pressure(void)
{
	for (int n = 1; n <= 40; n += 3) {
		struct tr_irfunc *f;
		struct tr_unit *u = unit_of(&f);
		tr_vreg v[40], out = tr_ir_mapval(f, 0, 0);

		for (int k = 0; k < n; k++)
			v[k] = tr_ir_alui(f, IR_MUL, tr_ir_load(f, 0, 8 * (k % INPUTS), 8, false),
					  2 * k + 3);
		for (int k = 0; k < n; k++) {
			tr_ir_call(f, BPF_FUNC_get_smp_processor_id, 0, NULL);
			v[k] = tr_ir_alu(f, IR_XOR, v[k], v[(k + 7) % n]);
		}
		for (int k = 0; k < n; k++)
			tr_ir_store(f, out, 8 * k, 8, v[k]);
		tr_ir_reti(f, 0);
		CHECK(agree(u, n));
		tr_unit_free(u);
	}
}

/* The yardstick: what clang -O2 makes of
 *	if (ctx->args[1] == 110 && (v = bpf_map_lookup_elem(&map, &zero)))
 *		*v += 1;
 *	return 0;
 * is 14 instructions. */
static void like_clang(void)
{
	struct tr_irfunc *f;
	struct tr_unit *u = unit_of(&f);
	int yes = tr_ir_block(f), found = tr_ir_block(f), end = tr_ir_block(f);
	int key = tr_ir_stackobj(f, 4), n;
	tr_vreg c = tr_ir_cmpi(f, CC_EQ, tr_ir_load(f, 0, 8, 8, false), 110), args[2], p;

	tr_ir_bri(f, CC_NE, c, 0, yes, end);
	tr_ir_at(f, yes);
	tr_ir_storei(f, tr_ir_stack(f, key, 0), 0, 4, 0);
	args[0] = tr_ir_mapfd(f, 0);
	args[1] = tr_ir_stack(f, key, 0);
	p = tr_ir_call(f, BPF_FUNC_map_lookup_elem, 2, args);
	tr_ir_bri(f, CC_NE, p, 0, found, end);
	tr_ir_at(f, found);
	tr_ir_store(f, p, 0, 8, tr_ir_alui(f, IR_ADD, tr_ir_load(f, p, 0, 8, false), 1));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	tr_ir_reti(f, 0);
	n = count_insns(u);
	CHECK(n > 0 && n <= 14);
	tr_unit_free(u);
}

/* int z = x * 3 + y, stored: no extension between is needed. */
static void extensions(void)
{
	struct tr_irfunc *f;
	struct tr_unit *u = unit_of(&f);
	tr_vreg x = tr_ir_load(f, tr_ir_mapval(f, 0, 0), 0, 4, true), y, z;

	x = tr_ir_ext(f, tr_ir_alui(f, IR_MUL, x, 3), 4, true);
	y = tr_ir_load(f, tr_ir_mapval(f, 0, 4), 0, 4, true);
	z = tr_ir_ext(f, tr_ir_alu(f, IR_ADD, x, y), 4, true);
	tr_ir_store(f, tr_ir_mapval(f, 0, 8), 0, 4, z);
	tr_ir_reti(f, 0);
	CHECK(count_insns(u) <= 13);
	tr_unit_free(u);
}

/* if (a > 5 && b < 9) through a variable that becomes 0 or 1: two jumps, no variable. */
static void logical_and(void)
{
	struct tr_irfunc *f;
	struct tr_unit *u = unit_of(&f);
	int second = tr_ir_block(f), yes = tr_ir_block(f), no = tr_ir_block(f);
	int join = tr_ir_block(f), then = tr_ir_block(f), end = tr_ir_block(f);
	tr_vreg c = tr_ir_vreg(f);

	tr_ir_bri(f, CC_GT, tr_ir_load(f, 0, 0, 8, false), 5, second, no);
	tr_ir_at(f, second);
	tr_ir_bri(f, CC_LT, tr_ir_load(f, 0, 8, 8, false), 9, yes, no);
	tr_ir_at(f, yes);
	tr_ir_set_imm(f, c, 1);
	tr_ir_jmp(f, join);
	tr_ir_at(f, no);
	tr_ir_set_imm(f, c, 0);
	tr_ir_jmp(f, join);
	tr_ir_at(f, join);
	tr_ir_bri(f, CC_NE, c, 0, then, end);
	tr_ir_at(f, then);
	tr_ir_storei(f, tr_ir_mapval(f, 0, 0), 0, 8, 1);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	tr_ir_reti(f, 0);
	CHECK(count_insns(u) <= 9);
	tr_unit_free(u);
}

/* ---- limits and side information ---------------------------------------------------------- */

static int emit_only(struct tr_unit *u)
{
	struct tr_code c;
	int err = tr_emit(u, &c);

	if (!err)
		tr_code_free(&c);
	return err;
}

static void stack_limit(void)
{
	for (int over = 0; over < 2; over++) {
		struct tr_irfunc *f, *sub;
		struct tr_unit *u = unit_of(&f);
		tr_vreg p;

		sub = tr_func_new(u, "sub", 1);
		tr_ir_storei(sub, tr_ir_stack(sub, tr_ir_stackobj(sub, 200 + 32 * over), 0), 0, 8,
			     1);
		tr_ir_reti(sub, 0);
		p = tr_ir_stack(f, tr_ir_stackobj(f, 288), 0);
		tr_ir_storei(f, p, 0, 8, 0);
		tr_ir_callf(f, 1, 1, &p);
		tr_ir_reti(f, 0);
		CHECK_INT(emit_only(u), over ? -E2BIG : 0);
		tr_unit_free(u);
	}
}

static void recursion(void)
{
	struct tr_irfunc *f;
	struct tr_unit *u = unit_of(&f);
	tr_vreg p = 0;

	tr_ir_callf(f, 0, 1, &p);
	tr_ir_reti(f, 0);
	CHECK_INT(emit_only(u), -E2BIG);
	tr_unit_free(u);
}

/* Jumps of more than 32,767 instructions need a new kernel. */
static void far_jumps(void)
{
	for (int v4 = 0; v4 < 2; v4++) {
		struct tr_irfunc *f;
		struct tr_unit *u = unit_of(&f);
		int body = tr_ir_block(f), end = tr_ir_block(f);
		tr_vreg out;

		u->cpu_v4 = v4;
		tr_ir_bri(f, CC_EQ, tr_ir_load(f, 0, 0, 8, false), 0, end, body);
		tr_ir_at(f, body);
		out = tr_ir_mapval(f, 0, 0);
		for (int k = 0; k < 33000; k++)
			tr_ir_storei(f, out, 8 * (k % 64), 8, k);
		tr_ir_jmp(f, end);
		tr_ir_at(f, end);
		tr_ir_reti(f, 0);
		CHECK_INT(emit_only(u), v4 ? 0 : -E2BIG);
		tr_unit_free(u);
	}
}

static void lines_and_functions(void)
{
	struct tr_irfunc *f;
	struct tr_unit *u = unit_of(&f);
	struct tr_code c;
	tr_vreg out = tr_ir_mapval(f, 0, 0);

	tr_func_new(u, "unused", 0);
	for (unsigned line = 5; line < 8; line++) {
		f->pos = (struct tr_pos){ .src = 1, .line = line, .col = 1, .len = 1 };
		tr_ir_storei(f, out, 8 * line, 8, 1);
		tr_ir_storei(f, out, 8 * line + 8, 4, 1);
	}
	tr_ir_reti(f, 0);
	if (!CHECK_INT(tr_emit(u, &c), 0))
		return;
	CHECK_INT(c.funcs.n, 1);
	CHECK_STR(c.funcs.v[0].name, "main");
	CHECK_INT(c.relocs.n, 1);
	CHECK(c.relocs.v[0].value);
	CHECK_INT(c.lines.v[0].insn, 0);
	for (size_t k = 1; k < c.lines.n; k++)
		CHECK(c.lines.v[k].insn > c.lines.v[k - 1].insn);
	CHECK_INT(c.lines.v[c.lines.n - 1].pos.line, 7);
	tr_code_free(&c);
	tr_unit_free(u);
}

/* A function of some ten thousand instructions takes a fraction of a second. */
static void big_function(void)
{
	struct tr_unit *u = gen_unit(5, 8000, 4);
	clock_t start = clock();

	emit_only(u);
	CHECK(clock() - start < 4 * CLOCKS_PER_SEC); /* even under a sanitizer */
	tr_unit_free(u);
}

int main(void)
{
	level = kernel_level();
	printf("# kernel: %d\n", level);
	RUN(like_clang);
	RUN(extensions);
	RUN(logical_and);
	RUN(pressure);
	RUN(stack_limit);
	RUN(recursion);
	RUN(far_jumps);
	RUN(lines_and_functions);
	RUN(big_function);
	RUN(random_programs);
	return unit_end();
}
