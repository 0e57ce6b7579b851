/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libtrace/print: formats (parsing, checking, printing), trace() columns, bytes, print(),
 * distributions.
 */
#include "consume/aggregate.h"
#include "handle.h"
#include "print/json.h"
#include "print/print.h"
#include "symbol/symbol.h"
#include "unit.h"

static struct trace *t;
static struct tr_buf out;
static char record[1024];

static void begin(void)
{
	t = calloc(1, sizeof(*t));
	tr_options_init(&t->opt);
}

static void end(void)
{
	tr_types_free(t->types);
	tr_symbols_free(t->symbols);
	tr_options_free(&t->opt);
	free(t->diag.msg);
	free(t->diag.hint);
	tr_arena_free(&t->arena);
	tr_buf_free(&out);
	free(t);
}

/* What was put out since the last call. */
static const char *text(void)
{
	static char copy[8192];

	snprintf(copy, sizeof(copy), "%s", out.n ? out.s : "");
	out.n = 0;
	return copy;
}

/* The tag of the error that stands, which is then forgotten. */
static const char *failed(void)
{
	const char *tag = t->diag.set ? tr_tag_name(t->diag.tag) : "none";

	free(t->diag.msg);
	free(t->diag.hint);
	memset(&t->diag, 0, sizeof(t->diag));
	return tag;
}

static struct tr_type *base(enum tr_base b)
{
	return tr_type_base(t, b);
}

/* ---- arguments: a type and a value each */

struct given {
	struct tr_type *types[8];
	struct tr_datum data[8];
	struct tr_pos poss[8];
	size_t n;
	uint32_t off;
};

static struct given args;

static void arg(struct tr_type *type, const void *p, size_t size)
{
	memcpy(record + args.off, p, size);
	args.types[args.n] = type;
	args.data[args.n++] = (struct tr_datum){ args.off, (uint32_t)size, type };
	args.off += TR_ALIGN((uint32_t)size, 8);
}

static void num(enum tr_base b, int64_t v)
{
	arg(base(b), &v, tr_type_size(t, base(b)));
}

static void str(const char *s)
{
	char padded[64] = "";

	snprintf(padded, sizeof(padded), "%s", s);
	arg(base(TB_STRING), padded, sizeof(padded));
}

/* The format with the arguments given before, or the tag of its error. */
static const char *fmt(const char *f)
{
	struct tr_pos pos = { 1, 1, 1, 1 };
	struct tr_format *tf = tr_format_parse(t, f, strlen(f), pos);
	struct tr_act act = { .kind = ACT_PRINTF, .data = args.data, .ndata = args.n, .fmt = tf };
	size_t n = args.n;

	args.n = args.off = 0;
	if (!tf || tr_format_check(t, tf, args.types, n, args.poss, pos))
		return failed();
	tr_format_print(t, &out, tf, &act, record);
	return text();
}

static void integers(void)
{
	num(TB_INT, 42), num(TB_INT, -3);
	CHECK_STR(fmt("%d|%i"), "42|-3");
	num(TB_INT64, INT64_MIN), num(TB_UINT64, -1), num(TB_INT64, -1);
	CHECK_STR(fmt("%d %d %u"),
		  "-9223372036854775808 18446744073709551615 18446744073709551615");
	num(TB_INT, -1), num(TB_SHORT, -1), num(TB_CHAR, -1);
	CHECK_STR(fmt("%x %x %X"), "ffffffff ffff FF");
	num(TB_INT64, INT64_MAX), num(TB_UINT64, -1);
	CHECK_STR(fmt("%lld %hho"), "9223372036854775807 1777777777777777777777");
	num(TB_UINT8, 200), num(TB_INT8, -56);
	CHECK_STR(fmt("%d %d"), "200 -56");
	num(TB_INT, 0), num(TB_INT, 100), num(TB_INT, 99);
	CHECK_STR(fmt("%d%d%d"), "010099");
	CHECK_STR(fmt("100%%"), "100%");
}

static void flags(void)
{
	for (int i = 0; i < 3; i++)
		num(TB_INT, 42);
	CHECK_STR(fmt("[%5d][%-5d][%05d]"), "[   42][42   ][00042]");
	num(TB_INT, 0x123), num(TB_INT, 0x123), num(TB_INT, 123), num(TB_INT, 123);
	CHECK_STR(fmt("[%#8x][%08x][%+8d][% 8d]"), "[   0x123][00000123][    +123][     123]");
	num(TB_INT, -42), num(TB_INT, 5), num(TB_INT, 0), num(TB_INT, 8), num(TB_INT, 0);
	CHECK_STR(fmt("[%06d][%.3d][%.0d][%#o][%#x]"), "[-00042][005][][010][0]");
	num(TB_INT, 6), num(TB_INT, 7), num(TB_INT, -4), num(TB_INT, 7);
	CHECK_STR(fmt("[%*d][%*d]"), "[     7][7   ]");
	num(TB_INT, 2), str("wxyz"), num(TB_INT, 4), str("r");
	CHECK_STR(fmt("[%.*s][%*s]"), "[wx][   r]");
	num(TB_INT, 255);
	CHECK_STR(fmt("%?x"), "              ff");
}

static void strings(void)
{
	str("wxyz"), str("ab"), str("long");
	CHECK_STR(fmt("[%.2s][%-6s][%5.1s]"), "[wx][ab    ][    l]");
	num(TB_INT, 'Q'), num(TB_CHAR, '\n'), num(TB_INT, 'Q');
	CHECK_STR(fmt("[%c][%C][%3c]"), "[Q][\\n][  Q]");
	str("a\tb\"\001");
	CHECK_STR(fmt("%S"), "a\\tb\\\"\\001");
	arg(tr_type_array(t, base(TB_CHAR), 4), "abcd", 4);
	CHECK_STR(fmt("%s|"), "abcd|");
}

static void others(void)
{
	float f = 1.5f;
	double d = -2.25;
	struct tr_type *inet6 = tr_type_array(t, base(TB_UINT8), 16);
	char loop[16] = { [15] = 1 };

	setenv("TZ", "UTC", 1);
	arg(base(TB_FLOAT), &f, 4), arg(base(TB_DOUBLE), &d, 8), arg(base(TB_DOUBLE), &d, 8);
	CHECK_STR(fmt("%f|%8.1f|%g"), "1.500000|    -2.2|-2.25");
	num(TB_UINT64, 1062609821ll * 1000000000), num(TB_UINT64, 1062609821ll * 1000000000);
	CHECK_STR(fmt("%Y|%T"), "2003 Sep  3 17:23:41|Wed, 03 Sep 2003 17:23:41 UTC");
	num(TB_UINT32, 0x0100007f), arg(inet6, loop, 16), num(TB_UINT16, 0x5000);
	CHECK_STR(fmt("%I %I %P"), "127.0.0.1 ::1 80");
	num(TB_UINT64, 0xff);
	arg(tr_type_ptr(t, base(TB_VOID)), record, 8);
	args.n = 1;
	CHECK_STR(fmt("%p"), "ff");
}

static void errors(void)
{
	num(TB_INT, 1);
	CHECK_STR(fmt("%d %d"), "D_PRINTF_ARG_PROTO");
	num(TB_INT, 1), num(TB_INT, 1);
	CHECK_STR(fmt("%d"), "D_PRINTF_ARG_EXTRA");
	str("x");
	CHECK_STR(fmt("%d"), "D_PRINTF_ARG_TYPE");
	num(TB_INT, 1);
	CHECK_STR(fmt("%s"), "D_PRINTF_ARG_TYPE");
	CHECK_STR(fmt("%*d"), "D_PRINTF_DYN_PROTO");
	num(TB_INT, 1);
	CHECK_STR(fmt("%*d"), "D_PRINTF_ARG_PROTO");
	str("x"), num(TB_INT, 1);
	CHECK_STR(fmt("%*d"), "D_PRINTF_DYN_TYPE");
	CHECK_STR(fmt("%@d"), "D_PRINTF_AGG_CONV");
	CHECK_STR(fmt(""), "D_PRINTF_FMT_EMPTY");
	for (size_t i = 0; i < 8; i++) {
		static const char *const bad[] = { "%",	      "%5",   "%3$d",  "%-%",
						   "%5.5.5d", "%*5d", "%.5*d", "%v" };

		CHECK_STR(fmt(bad[i]), "D_SYNTAX");
	}
}

/* ---- trace() */

static const char *traced(struct tr_type *type, const void *p, size_t size)
{
	tr_put_trace(t, &out, type, p, size);
	return text();
}

static void columns(void)
{
	int64_t v = -5;
	char mixed[18] = "aAbBc\005dD";

	CHECK_STR(traced(base(TB_INT64), &v, 8), "               -5");
	CHECK_STR(traced(base(TB_INT), &v, 4), "       -5");
	CHECK_STR(traced(base(TB_SHORT), &v, 2), "    -5");
	CHECK_STR(traced(base(TB_UINT8), &v, 1), " 251");
	CHECK_STR(traced(base(TB_STRING), "hi", 3), "  hi                               ");
	t->opt.num[TR_OPT_QUIET] = 1;
	CHECK_STR(traced(base(TB_INT), &v, 4), "-5");
	CHECK_STR(traced(base(TB_STRING), "hi", 3), "hi");
	CHECK_STR(
		traced(tr_type_array(t, base(TB_CHAR), 18), mixed, 18),
		"\n             0  1  2  3  4  5  6  7  8  9  a  b  c  d  e  f  0123456789abcdef\n"
		"         0: 61 41 62 42 63 05 64 44 00 00 00 00 00 00 00 00  aAbBc.dD........\n"
		"        10: 00 00                                            ..\n");
	t->opt.num[TR_OPT_QUIET] = 0;
}

static void structs(void)
{
	struct tr_enumval fig = { "FIG", 8, NULL };
	struct tr_type kind = {
		.kind = T_ENUM, .name = "fruit", .size = 4, .enums = &fig, .loaded = true
	};
	struct tr_type inner = { .kind = T_UNION, .is_union = true, .size = 4, .loaded = true };
	struct tr_member u1 = { "c", base(TB_CHAR), 0, 0, NULL };
	struct tr_member m4 = { "v", tr_type_array(t, base(TB_SHORT), 2), 128, 0, NULL };
	struct tr_member m3 = { "", &inner, 96, 0, &m4 };
	struct tr_member m2 = { "s", tr_type_array(t, base(TB_CHAR), 4), 64, 0, &m3 };
	struct tr_member m1 = { "b", base(TB_INT), 35, 3, &m2 };
	struct tr_member m0 = { "f", &kind, 0, 0, &m1 };
	struct tr_type st = {
		.kind = T_STRUCT, .name = "s", .size = 20, .members = &m0, .loaded = true
	};
	struct {
		int f;
		unsigned b;
		char s[4], c[4];
		short v[2];
	} val = { 8, 6u << 3, "ok", "x", { 1, -2 } };

	inner.members = &u1;
	tr_put_value(t, &out, &kind, &val, 4);
	CHECK_STR(text(), "enum fruit FIG\n");
	tr_put_value(t, &out, &st, &val, sizeof(val));
	CHECK_STR(text(), "struct s {\n"
			  "    enum fruit f = FIG\n"
			  "    int b:3 = -2\n"
			  "    char [4] s = \"ok\"\n"
			  "    {\n"
			  "        char c = 'x'\n"
			  "    }\n"
			  "    short [2] v = [ 1, -2 ]\n"
			  "}\n");
	tr_put_value(t, &out, &st, &val, 10);
	CHECK(strstr(text(), "    ...\n") != NULL);
}

/* Spoilt BTF: a floating-point number and a pointer as bit-fields at the end of the value. */
static void odd_bit_fields(void)
{
	struct tr_type real = { .kind = T_FLOAT, .name = "double", .size = 8, .loaded = true };
	struct tr_member m1 = { "p", tr_type_ptr(t, base(TB_INT)), 60, 4, NULL };
	struct tr_member m0 = { "d", &real, 56, 8, &m1 };
	struct tr_type st = {
		.kind = T_STRUCT, .name = "s", .size = 8, .members = &m0, .loaded = true
	};
	uint64_t *val = malloc(sizeof(*val)); /* so that a sanitizer sees its end */

	*val = ~0ull;
	tr_put_value(t, &out, &st, val, sizeof(*val));
	CHECK(strstr(text(), "...") != NULL);
	tr_json_value(t, &out, &st, val, sizeof(*val));
	CHECK_STR(text(), "{\"d\":null,\"p\":null}");
	free(val);
}

/* Both ways of showing a value end, and soon. */
static void check_ends(struct tr_type *type)
{
	char val[64] = { 0 };

	tr_put_value(t, &out, type, val, sizeof(val));
	CHECK(strlen(text()) < 1000000);
	tr_json_value(t, &out, type, val, sizeof(val));
	CHECK(strlen(text()) < 1000000);
}

/* Spoilt BTF: structures that hold themselves, twice at each level; arrays of arrays, and many
 * members, in the same place. */
static void endless_struct(void)
{
	struct tr_type st = { .kind = T_STRUCT, .name = "s", .size = 8, .loaded = true };
	struct tr_type byte = { .kind = T_INT, .size = 1, .is_signed = true };
	struct tr_type none = { .kind = T_STRUCT, .name = "n", .size = 0, .loaded = true };
	struct tr_type arr = { .kind = T_ARRAY, .ref = &st, .nelems = 8 };
	struct tr_type text_arr = { .kind = T_ARRAY, .ref = &byte, .nelems = 64 };
	struct tr_type many = { .kind = T_ARRAY, .ref = &none, .nelems = 1u << 31 };
	struct tr_type *types[] = { &st, &arr, &text_arr, &many };
	struct tr_member m1 = { "b", &st, 0, 0, NULL };
	struct tr_member m0 = { "a", &st, 0, 0, &m1 };
	struct tr_member same[64];
	uint64_t val = 0;

	st.members = &m0;
	tr_put_value(t, &out, &st, &val, sizeof(val));
	CHECK(strstr(text(), "{ ... }") != NULL);
	tr_json_value(t, &out, &st, &val, sizeof(val));
	CHECK(strstr(text(), "null") != NULL);
	m0.name = m1.name = "";
	check_ends(&st);
	for (size_t k = 0; k < TR_ARRAY_SIZE(types); k++) {
		for (int i = 0; i < 64; i++)
			same[i] = (struct tr_member){ i & 1 ? "x" : "", types[k], 0, 0,
						      i < 63 ? &same[i + 1] : NULL };
		st.members = same;
		check_ends(&st);
	}
}

/* ---- distributions */

#define HEAD "\n           value  ------------- Distribution ------------- count    \n"
#define BAR40 "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@"

static const char *drawing(struct tr_agg *agg, const int64_t *words)
{
	tr_put_distribution(&out, agg, words, 1);
	return text();
}

static void distributions(void)
{
	struct tr_agg q = { .func = AGG_QUANTIZE };
	struct tr_agg l = { .func = AGG_LQUANTIZE, .param = { -10, 10, 5 } };
	struct tr_agg ll = { .func = AGG_LLQUANTIZE, .param = { 10, 0, 6, 20 } };
	int64_t w[256] = { 0 };

	w[tr_quantize_bucket(INT64_MAX)] = 1;
	CHECK_STR(drawing(&q, w),
		  HEAD "2305843009213693952 |                                         0        \n"
		       "4611686018427387904 |" BAR40 " 1        \n");
	memset(w, 0, sizeof(w));
	w[tr_quantize_bucket(-3)] = w[tr_quantize_bucket(0)] = 2;
	CHECK_STR(drawing(&q, w),
		  HEAD "              -4 |                                         0        \n"
		       "              -2 |@@@@@@@@@@@@@@@@@@@@                     2        \n"
		       "              -1 |                                         0        \n"
		       "               0 |@@@@@@@@@@@@@@@@@@@@                     2        \n"
		       "               1 |                                         0        \n");
	memset(w, 0, sizeof(w));
	w[tr_lquantize_bucket(-10, 10, 5, -11)] = 1;
	w[tr_lquantize_bucket(-10, 10, 5, 10)] = 1;
	CHECK_STR(drawing(&l, w),
		  HEAD "           < -10 |@@@@@@@@@@@@@@@@@@@@                     1        \n"
		       "             -10 |                                         0        \n"
		       "              -5 |                                         0        \n"
		       "               0 |                                         0        \n"
		       "               5 |                                         0        \n"
		       "           >= 10 |@@@@@@@@@@@@@@@@@@@@                     1        \n");
	memset(w, 0, sizeof(w));
	w[1] = -1;
	w[2] = 1;
	CHECK_STR(drawing(&ll, w),
		  HEAD "             < 1                     |                     0        \n"
		       "               1           @@@@@@@@@@|                     -1       \n"
		       "               2                     |@@@@@@@@@@           1        \n"
		       "               3                     |                     0        \n");
}

static size_t word_of(const int64_t *bounds, size_t n, int64_t v)
{
	size_t i = 0;

	while (i < n && bounds[i] <= v)
		i++;
	return i;
}

static void buckets(void)
{
	static const int64_t param[4] = { 10, 0, 6, 20 }, wide[4] = { 2, 10, 12, 4 };
	int64_t bounds[512];
	size_t n;

	CHECK_INT(tr_quantize_bucket(1), 64);
	CHECK_INT(tr_quantize_bucket(2), 65);
	CHECK_INT(tr_quantize_bucket(-1), 62);
	CHECK_INT(tr_quantize_bucket(INT64_MAX), 126);
	CHECK_INT(tr_quantize_bucket(INT64_MIN), 0);
	for (int i = 0; i < TR_QUANTIZE_NBUCKETS; i++)
		CHECK_INT(tr_quantize_bucket(tr_quantize_value(i)), i);
	CHECK_INT(tr_lquantize_bucket(INT64_MIN, INT64_MAX, INT64_MAX, INT64_MAX), 3);
	n = tr_llquantize_nbounds(param);
	CHECK_INT(n, 9 + 6 * 18 + 1);
	tr_llquantize_bounds(param, bounds);
	CHECK_INT(bounds[0], 1);
	CHECK_INT(bounds[9], 10);
	CHECK_INT(bounds[10], 15);
	CHECK_INT(bounds[n - 1], 10000000);
	CHECK_INT(bounds[word_of(bounds, n, 2500) - 1], 2500);
	n = tr_llquantize_nbounds(wide);
	tr_llquantize_bounds(wide, bounds);
	CHECK_INT(n, 7);
	CHECK_INT(bounds[1], 1536);
	CHECK_INT(bounds[6], 8192);
}

/* Every place and width that fit, against bits taken one by one; and widths that no type has. */
static void bit_fields(void)
{
	unsigned char raw[17] = { 0x5a, 0xc3, 0x81, 0x7e, 0xff, 0x00, 0x99, 0x42, 0xa7 };
	int wrong = 0;

	for (unsigned off = 0; off < 64; off++)
		for (unsigned bits = 1; bits <= 64; bits++) {
			uint64_t v = 0;

			for (unsigned i = 0; i < bits; i++)
				v |= (uint64_t)(raw[(off + i) / 8] >> (off + i) % 8 & 1) << i;
			wrong += tr_bits_load(raw, off, bits, false) != v;
			if (v >> (bits - 1) && bits < 64)
				v |= ~0ull << bits;
			wrong += tr_bits_load(raw, off, bits, true) != v;
		}
	CHECK_INT(wrong, 0);
	CHECK(tr_bits_load(raw, 0, 255, true) == tr_bits_load(raw, 0, 64, false));
	CHECK(tr_bits_load(raw, 3, 65, false) == tr_bits_load(raw, 3, 64, false));
}

#define TEST(name)                   \
	static void run_##name(void) \
	{                            \
		begin();             \
		name();              \
		end();               \
	}
TEST(integers)
TEST(flags)
TEST(strings)
TEST(others)
TEST(errors)
TEST(columns)
TEST(structs)
TEST(endless_struct)
TEST(odd_bit_fields)
TEST(distributions)

int main(void)
{
	unit_run("integers", run_integers);
	unit_run("flags", run_flags);
	unit_run("strings", run_strings);
	unit_run("others", run_others);
	unit_run("errors", run_errors);
	unit_run("columns", run_columns);
	unit_run("structs", run_structs);
	unit_run("endless_struct", run_endless_struct);
	unit_run("odd_bit_fields", run_odd_bit_fields);
	unit_run("distributions", run_distributions);
	RUN(buckets);
	RUN(bit_fields);
	return unit_end();
}
