/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * types/btfscan.c: names of functions from a made-up vmlinux and a module of it, whole and spoilt in
 * every place. What is scanned ends at a page that cannot be read, so that looking behind it ends
 * the test.
 */
#include <linux/btf.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "types/btfscan.h"
#include "unit.h"

#define MAX 1024

struct bytes {
	char s[MAX];
	size_t n;
};

static void add(struct bytes *b, const void *s, size_t n)
{
	memcpy(b->s + b->n, s, n);
	b->n += n;
}

static uint32_t string(struct bytes *strings, const char *s)
{
	uint32_t at = (uint32_t)strings->n;

	add(strings, s, strlen(s) + 1);
	return at;
}

/* A type and the zeroes that follow it. */
static void type(struct bytes *types, uint32_t name, unsigned kind, unsigned vlen, size_t more)
{
	static const char zeroes[64];
	struct btf_type ty = { .name_off = name, .info = kind << 24 | vlen };

	add(types, &ty, sizeof(ty));
	add(types, zeroes, more);
}

static struct bytes whole(const struct bytes *types, const struct bytes *strings)
{
	struct btf_header h = { .magic = BTF_MAGIC,
				.version = 1,
				.hdr_len = sizeof(h),
				.type_len = (uint32_t)types->n,
				.str_off = (uint32_t)types->n,
				.str_len = (uint32_t)strings->n };
	struct bytes b = { .n = 0 };

	add(&b, &h, sizeof(h));
	add(&b, types->s, types->n);
	add(&b, strings->s, strings->n);
	return b;
}

/* One type of each kind, and the functions b, a, a again; more behind them if kind is not 0. */
static struct bytes vmlinux(unsigned kind)
{
	static const struct {
		unsigned kind, vlen;
		size_t more;
	} kinds[] = { { BTF_KIND_INT, 0, 4 },	   { BTF_KIND_PTR, 0, 0 },
		      { BTF_KIND_ARRAY, 0, 12 },   { BTF_KIND_STRUCT, 2, 24 },
		      { BTF_KIND_UNION, 1, 12 },   { BTF_KIND_ENUM, 3, 24 },
		      { BTF_KIND_FWD, 0, 0 },	   { BTF_KIND_TYPEDEF, 0, 0 },
		      { BTF_KIND_VOLATILE, 0, 0 }, { BTF_KIND_CONST, 0, 0 },
		      { BTF_KIND_RESTRICT, 0, 0 }, { BTF_KIND_FUNC_PROTO, 2, 16 },
		      { BTF_KIND_VAR, 0, 4 },	   { BTF_KIND_DATASEC, 1, 12 },
		      { 16 /* FLOAT */, 0, 0 },	   { 17 /* DECL_TAG */, 0, 4 },
		      { 18 /* TYPE_TAG */, 0, 0 }, { 19 /* ENUM64 */, 2, 24 },
		      { BTF_KIND_STRUCT, 0, 0 },   { BTF_KIND_FUNC_PROTO, 0, 0 } };
	struct bytes types = { .n = 0 }, strings = { .n = 1 };
	uint32_t a = string(&strings, "a"), b = string(&strings, "b");

	for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
		type(&types, a, kinds[i].kind, kinds[i].vlen, kinds[i].more);
	type(&types, b, BTF_KIND_FUNC, 0, 0);
	type(&types, a, BTF_KIND_FUNC, 1, 0);
	type(&types, a, BTF_KIND_FUNC, 0, 0);
	if (kind)
		type(&types, a, kind, 0, 0);
	return whole(&types, &strings);
}

static char *guarded; /* its end: the page behind cannot be read */

static void guard(void)
{
	size_t page = (size_t)sysconf(_SC_PAGESIZE);
	char *s = mmap(NULL, 2 * page, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

	if (s == MAP_FAILED || mprotect(s + page, page, PROT_NONE))
		abort();
	guarded = s + page;
}

/* The bytes at the end of what can be read; a multiple of 4 ahead of it, as files are in memory. */
static const char *place(const struct bytes *b, size_t n)
{
	char *at = guarded - (n + 3) / 4 * 4;

	memset(guarded - MAX, 'x', MAX);
	memcpy(at, b->s, n);
	return at;
}

/* The first n bytes of b; a refusal is -1. Each name must lie among the strings. */
static long scan(const struct bytes *b, size_t n, const struct tr_btf_file *base)
{
	struct tr_btf_file f = { .base = base };
	const char **names = NULL;
	long count;

	if (!tr_btf_parts(&f, place(b, n), n))
		return -1;
	count = tr_btf_functions(&f, &names);
	for (long i = 0; i < count; i++) {
		const char *end = names[i] + strlen(names[i]);
		bool own = names[i] >= f.strings.s && end < f.strings.s + f.strings.len;

		CHECK(own || (base && names[i] >= base->strings.s &&
			      end < base->strings.s + base->strings.len));
	}
	free(names);
	return count < 0 ? -1 : count;
}

static void functions(void)
{
	struct bytes b = vmlinux(0);
	struct tr_btf_file f = { .base = NULL };
	const char **names;

	CHECK(tr_btf_parts(&f, place(&b, b.n), b.n));
	CHECK_INT(tr_btf_functions(&f, &names), 2); /* each once, in its order */
	CHECK_STR(names[0], "b");
	CHECK_STR(names[1], "a");
	free(names);
}

static void module(void)
{
	struct bytes v = vmlinux(0), types = { .n = 0 }, strings = { .n = 0 }, m;
	struct tr_btf_file base = { .base = NULL }, f = { .base = &base };
	uint32_t len, c = string(&strings, "c");
	const char **names;

	CHECK(tr_btf_parts(&base, v.s, v.n));
	len = (uint32_t)base.strings.len;
	type(&types, len + c, BTF_KIND_FUNC, 0, 0);
	type(&types, 3, BTF_KIND_FUNC, 0, 0);
	m = whole(&types, &strings);
	CHECK(tr_btf_parts(&f, place(&m, m.n), m.n));
	CHECK_INT(tr_btf_functions(&f, &names), 2);
	CHECK_STR(names[0], "c");
	CHECK_STR(names[1], "b");
	free(names);
	type(&types, len + (uint32_t)strings.n, BTF_KIND_FUNC, 0, 0);
	m = whole(&types, &strings);
	CHECK_INT(scan(&m, m.n, &base), -1); /* a name behind the strings */
	types.n = strings.n = 0;
	type(&types, 1, BTF_KIND_FUNC, 0, 0);
	m = whole(&types, &strings);
	CHECK_INT(scan(&m, m.n, &base), 1); /* no strings of its own */
	CHECK_INT(scan(&m, m.n, NULL), -1);
}

static void truncated(void)
{
	struct bytes b = vmlinux(0);

	CHECK_INT(scan(&b, b.n, NULL), 2);
	for (size_t n = 0; n < b.n; n++)
		CHECK_INT(scan(&b, n, NULL), -1);
}

/* The types cut short, the header telling so: in the midst of one, or behind it. */
static void cut(void)
{
	struct bytes b = vmlinux(0);
	uint32_t all = ((struct btf_header *)b.s)->type_len;
	int taken = 0;

	for (uint32_t n = 0; n <= all; n++) {
		((struct btf_header *)b.s)->type_len = n;
		taken += scan(&b, b.n, NULL) >= 0;
	}
	CHECK_INT(taken, 24); /* behind each type, and before the first */
	CHECK_INT(scan(&b, b.n, NULL), 2);
}

static void flipped(void)
{
	struct bytes b = vmlinux(0);
	int refused = 0;

	for (size_t i = 0; i < b.n * 8; i++) {
		b.s[i / 8] ^= (char)(1 << i % 8);
		refused += scan(&b, b.n, NULL) < 0;
		b.s[i / 8] ^= (char)(1 << i % 8);
	}
	CHECK(refused > 100);
	CHECK_INT(scan(&b, b.n, NULL), 2);
}

static void two_flipped(void)
{
	struct bytes b = vmlinux(0);

	/* of the header: lengths and places that agree */
	for (size_t i = 0; i < sizeof(struct btf_header) * 8; i++)
		for (size_t k = 0; k < i; k++) {
			b.s[i / 8] ^= (char)(1 << i % 8);
			b.s[k / 8] ^= (char)(1 << k % 8);
			scan(&b, b.n, NULL);
			b.s[k / 8] ^= (char)(1 << k % 8);
			b.s[i / 8] ^= (char)(1 << i % 8);
		}
	CHECK_INT(scan(&b, b.n, NULL), 2);
}

static void unknown_kinds(void)
{
	for (unsigned kind = 20; kind < 32; kind++) {
		struct bytes b = vmlinux(kind);

		CHECK_INT(scan(&b, b.n, NULL), -1);
	}
}

static void unterminated(void)
{
	struct bytes b = vmlinux(0);

	b.s[b.n - 1] = 'b';
	CHECK_INT(scan(&b, b.n, NULL), -1);
}

static void running_kernel(void)
{
	struct tr_btf_file f;
	const char **names;
	bool found = false;
	long n;

	if (tr_btf_open(&f, "vmlinux", NULL)) {
		unit_skip("no BTF of the kernel can be read");
		return;
	}
	CHECK_INT(tr_btf_read_strings(&f), 0);
	CHECK_INT(tr_btf_read_types(&f), 0);
	n = tr_btf_functions(&f, &names);
	CHECK(n > 10000);
	for (long i = 0; i < n; i++)
		found |= !strcmp(names[i], "vfs_read");
	CHECK(found);
	if (n >= 0)
		free(names);
	tr_btf_close(&f);
}

int main(void)
{
	guard();
	RUN(functions);
	RUN(module);
	RUN(truncated);
	RUN(cut);
	RUN(flipped);
	RUN(two_flipped);
	RUN(unknown_kinds);
	RUN(unterminated);
	RUN(running_kernel);
	return unit_end();
}
