/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The parser: trees, errors word for word, macros, positions, depth limits, how errors are shown,
 * and that no text whatever makes it crash.
 */
#include "unit.h"
#include "syntax/syntax.h"
#include "syntax_cases.h"

/* ---- support: a handle that parses */

static unsigned questions; /* put to is_type */

/* The types of the world: what ends in _t */
static bool is_type(struct trace *t, const char *mod, const char *name)
{
	size_t n = strlen(name);

	(void)t;
	(void)mod;
	questions++;
	return n > 2 && !strcmp(name + n - 2, "_t");
}

static const char *const arguments[] = { "script.d", "abc",  "42",	  "-7",
					 "mod`sym",  "0x1f", "two words", "99999999999999999999" };

static void open_handle(struct trace *t)
{
	memset(t, 0, sizeof(*t));
	for (size_t i = 0; i < TR_ARRAY_SIZE(arguments); i++)
		tr_push(&t->args, arguments[i]);
	questions = 0;
}

static void close_handle(struct trace *t)
{
	free(t->diag.msg);
	free(t->diag.hint);
	free(t->sources.v);
	free(t->args.v);
	tr_arena_free(&t->arena);
}

static struct tr_script *parse_n(struct trace *t, const char *text, size_t n, unsigned flags)
{
	return tr_parse(t, tr_source_add(t, "x.d", text, n), flags, is_type);
}

static struct tr_script *parse(struct trace *t, const char *text)
{
	return parse_n(t, text, strlen(text), 0);
}

static char *dump(const struct tr_script *script)
{
	char *s = NULL;
	size_t n;
	FILE *f = open_memstream(&s, &n);

	if (script)
		tr_ast_dump(f, script);
	fclose(f);
	return s;
}

/* "D_TAG line:column+length: message (hint)" */
static char *describe(const struct trace *t)
{
	const struct tr_diag *d = &t->diag;
	char *s;

	if (asprintf(&s, "%s %u:%u+%u: %s%s%s%s", tr_tag_name(d->tag), d->pos.line, d->pos.col,
		     d->pos.len, d->msg, d->hint ? " (" : "", d->hint ? d->hint : "",
		     d->hint ? ")" : "") < 0)
		return NULL;
	return s;
}

/* ---- trees */

static void check_trees(const struct tree_case *c, size_t n)
{
	struct trace t;
	char *tree, *error;

	for (size_t i = 0; i < n; i++) {
		open_handle(&t);
		t.target = 77;
		tree = dump(parse(&t, c[i].text));
		error = t.diag.set ? describe(&t) : NULL;
		if (!CHECK_STR(error ? error : tree, c[i].tree))
			printf("# in: %s\n", c[i].text);
		free(tree);
		free(error);
		close_handle(&t);
	}
}

static void clauses(void)
{
	check_trees(clauses_cases, TR_ARRAY_SIZE(clauses_cases));
}

static void predicates(void)
{
	check_trees(predicates_cases, TR_ARRAY_SIZE(predicates_cases));
}

static void statements(void)
{
	check_trees(statements_cases, TR_ARRAY_SIZE(statements_cases));
}

static void operators(void)
{
	check_trees(operators_cases, TR_ARRAY_SIZE(operators_cases));
}

static void operands(void)
{
	check_trees(operands_cases, TR_ARRAY_SIZE(operands_cases));
}

static void types_and_values(void)
{
	check_trees(types_and_values_cases, TR_ARRAY_SIZE(types_and_values_cases));
}

static void declarations(void)
{
	check_trees(declarations_cases, TR_ARRAY_SIZE(declarations_cases));
}

static void literals(void)
{
	check_trees(literals_cases, TR_ARRAY_SIZE(literals_cases));
}

static void directives(void)
{
	check_trees(directives_cases, TR_ARRAY_SIZE(directives_cases));
}

static void macros(void)
{
	check_trees(macros_cases, TR_ARRAY_SIZE(macros_cases));
}

/* ---- errors */

static void errors(void)
{
	struct trace t;
	char *error;

	for (size_t i = 0; i < TR_ARRAY_SIZE(error_cases); i++) {
		const struct error_case *c = &error_cases[i];

		open_handle(&t);
		CHECK(!parse(&t, c->text));
		error = describe(&t);
		if (!CHECK_STR(error, c->error))
			printf("# in: %s\n", c->text);
		free(error);
		close_handle(&t);
	}
}

/* ---- what the parser asks and notes */

static unsigned asked(const char *text)
{
	struct trace t;
	unsigned n;

	open_handle(&t);
	CHECK(parse(&t, text));
	n = questions;
	close_handle(&t);
	return n;
}

static void asks_only_where_ambiguous(void)
{
	CHECK_INT(asked("BEGIN { x = 1; printf(\"%d\", (x) - 1); exit(0); }"), 0);
	CHECK_INT(asked("BEGIN, END { (int)-1; (uint8_t)-1; sizeof (size_t); }"), 0);
	CHECK_INT(asked("foo_t x; foo_t *p; self foo_t *q; int a[foo_t *];"), 0);
	CHECK_INT(asked("typedef int foo; BEGIN { (foo)-1; sizeof (foo); }"), 0);
	CHECK_INT(asked("BEGIN { (foo_t)x; (foo_t *)y; xlate<foo_t>(x); offsetof(foo_t, x); }"), 0);
	CHECK_INT(asked("BEGIN { (foo_t)-x; (foo_t)*x; sizeof (foo_t); }"), 1);
	CHECK_INT(asked("BEGIN { (a)-x; (b)-x; }"), 2);
}

static void notes_macro_arguments(void)
{
	struct trace t;

	open_handle(&t);
	CHECK(parse(&t, "p$1:: { trace($$3); }"));
	CHECK_INT(t.args_used, 1 << 1 | 1 << 3);
	close_handle(&t);
	open_handle(&t);
	CHECK(parse_n(&t, "BEGIN { $1; }", 13, TR_PARSE_LIBRARY));
	CHECK_INT(t.args_used, 0);
	close_handle(&t);
}

static void defaultargs(void)
{
	static const char text[] = "syscall::$9*: { $9; $$9; }";
	struct trace t;
	char *tree;

	open_handle(&t);
	tr_opt(&t, DEFAULTARGS) = 1;
	tree = dump(parse(&t, text));
	CHECK_STR(tree, "clause\n\tprobe syscall||*|\n\t0\n\t\"\"\n");
	free(tree);
	close_handle(&t);
}

static void empty_texts(void)
{
	struct trace t;

	open_handle(&t);
	CHECK(parse_n(&t, "", 0, TR_PARSE_EMPTY_OK));
	CHECK(parse_n(&t, " \n", 2, TR_PARSE_LIBRARY));
	CHECK(parse_n(&t, "#pragma D option quiet\n", 23, TR_PARSE_EMPTY_OK));
	CHECK(!t.diag.set);
	close_handle(&t);
}

/* The nodes of "\tx = a +\n\t\tb;" and a script behind a line marker */
static void positions(void)
{
	struct trace t;
	struct tr_script *s;
	struct tr_node *n;

	open_handle(&t);
	s = parse(&t, "BEGIN\n{\n\txy = f(a) + b;\n\ty = a +\n\t\tb;\n}\n");
	if (!CHECK(s))
		goto out;
	CHECK_INT(s->items->pos.line, 1);
	CHECK_INT(s->items->pos.len, 5);
	n = s->items->body->expr;
	CHECK_INT(n->pos.line, 3);
	CHECK_INT(n->pos.col, 2);
	CHECK_INT(n->pos.len, 13);
	CHECK_INT(n->b->pos.col, 7);
	CHECK_INT(n->b->pos.len, 8);
	CHECK_INT(n->b->a->args[0]->pos.col, 9);
	n = s->items->body->next->expr;
	CHECK_INT(n->pos.len, 7); /* to the end of the line */
	CHECK_INT(n->b->b->pos.line, 5);
	CHECK_INT(n->b->b->pos.col, 3);
out:
	close_handle(&t);
}

static void line_markers(void)
{
	struct trace t;
	struct tr_script *s;

	open_handle(&t);
	s = parse(&t, "# 7 \"a.h\" 1\nint x;\n\n# 40 \"x.d\" 2\nBEGIN { }\n#line 3\nint y;");
	if (CHECK(s)) {
		CHECK_INT(s->items->pos.line, 7);
		CHECK_STR(t.sources.v[s->items->pos.src - 1].name, "a.h");
		CHECK_INT(s->items->next->pos.line, 40);
		CHECK_STR(t.sources.v[s->items->next->pos.src - 1].name, "x.d");
		CHECK_INT(s->items->next->next->pos.line, 3);
	}
	close_handle(&t);
}

/* ---- rendering */

static char *render(const char *name, const char *text, bool errtags, bool colour)
{
	struct trace t;
	char *s;

	open_handle(&t);
	tr_parse(&t, tr_source_add(&t, name, text, strlen(text)), 0, NULL);
	s = tr_diag_render(&t, errtags, colour);
	close_handle(&t);
	return s;
}

static void check_render(const char *name, const char *text, bool errtags, bool colour,
			 const char *wanted)
{
	char *s = render(name, text, errtags, colour);

	CHECK_STR(s, wanted);
	free(s);
}

static void rendering(void)
{
	check_render("x.d", "BEGIN\n{\n\tx = 12abc;\n}", true, false,
		     "trace: failed to compile script x.d: line 3: [D_INT_DIGIT] "
		     "'a' is no digit of the decimal integer constant 12abc\n");
	check_render("x.d", "BEGIN\n{\n\tx = 12abc;\n}", false, false,
		     "trace: failed to compile script x.d: line 3: "
		     "'a' is no digit of the decimal integer constant 12abc\n"
		     "x.d:3:6\n"
		     "    3 | \tx = 12abc;\n"
		     "      | \t    ^~~~~\n");
	check_render("-n", "BEGIN { x = }", true, false,
		     "trace: invalid probe specifier BEGIN { x = }: [D_SYNTAX] "
		     "syntax error: unexpected '}', expected an expression\n");
	check_render("-n", "BEGIN { while }", false, false,
		     "trace: invalid probe specifier BEGIN { while }: "
		     "syntax error: unexpected 'while', expected a statement or '}'\n"
		     "-n:1:9\n"
		     "    1 | BEGIN { while }\n"
		     "      |         ^~~~~\n"
		     "      = hint: D has no loops\n");
	check_render("-", "x$:: {", false, true,
		     "trace: failed to compile script -: line 1: "
		     "syntax error: no name follows '$' in a probe description\n"
		     "\033[1m-:1:1\033[0m\n"
		     "    1 | x$:: {\n"
		     "      | \033[31m^~~~\033[0m\n");
	check_render("x.d", "", true, false,
		     "trace: failed to compile script x.d: "
		     "[D_EMPTY] the script is empty: no probe clause and no declaration\n");
	check_render("x.d", "BEGIN { \"\303\251\" \"\303\251\033\"; }", false, false,
		     "trace: failed to compile script x.d: line 1: syntax error: unexpected "
		     "string '\"???\"', expected ';' or an operator\n"
		     "x.d:1:14\n"
		     "    1 | BEGIN { \"\303\251\" \"\303\251?\"; }\n"
		     "      |             ^~~~\n");
}

static void rendering_long_lines(void)
{
	static const char tail[] = "      |                                            ^\n";
	char text[1200], *s;

	memset(text, 'x', sizeof(text));
	memcpy(text, "BEGIN { ", 8);
	strcpy(text + 1000, " + ; }");
	s = render("x.d", text, false, false);
	CHECK(strlen(s) < 600);
	CHECK(strlen(s) > strlen(tail) && !strcmp(s + strlen(s) - strlen(tail), tail));
	free(s);
}

/* ---- limits */

/* head, n times part, mid, n times close, tail */
static bool parses(const char *head, const char *part, size_t n, const char *mid, const char *close,
		   const char *tail)
{
	struct tr_buf b = { 0 };
	struct trace t;
	bool good;

	tr_buf_puts(&b, head);
	for (size_t i = 0; i < n; i++)
		tr_buf_puts(&b, part);
	tr_buf_puts(&b, mid);
	for (size_t i = 0; i < n; i++)
		tr_buf_puts(&b, close);
	tr_buf_puts(&b, tail);
	open_handle(&t);
	good = parse_n(&t, b.s, b.n, 0);
	CHECK(good || (t.diag.set && t.diag.tag == D_SYNTAX));
	CHECK(good || strstr(t.diag.msg, "too deeply nested") || strstr(t.diag.msg, "more than"));
	close_handle(&t);
	tr_buf_free(&b);
	return good;
}

static const struct {
	const char *head, *part, *mid, *close, *tail;
} nests[] = {
	{ "BEGIN { x = ", "(", "1", ")", "; }" },
	{ "BEGIN { x = ", "- ", "1", "", "; }" },
	{ "BEGIN { x = ", "1 + ", "1", "", "; }" },
	{ "BEGIN { x = ", "a ? b : ", "1", "", "; }" },
	{ "BEGIN { ", "x = ", "1", "", "; }" },
	{ "BEGIN { x = ", "f(", "1", ")", "; }" },
	{ "BEGIN { x = ", "a[", "1", "]", "; }" },
	{ "BEGIN { x", "[1]", "", "", "; }" },
	{ "BEGIN { x", "->y", "", "", "; }" },
	{ "BEGIN { ", "(int)", "x", "", "; }" },
	{ "BEGIN { ", "sizeof ", "x", "", "; }" },
	{ "BEGIN { ", "{", "x;", "}", "}" },
	{ "BEGIN { ", "if (x) ", "y;", "", "}" },
	{ "BEGIN { ", "if (x) y; else ", "z;", "", "}" },
	{ "struct { ", "struct { ", "int x;", "} x; ", "} y;" },
	{ "int f", "(int ", "", ")", ";" },
	{ "int ", "(", "x", ")", ";" },
};

static void nesting(void)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(nests); i++) {
		if (!CHECK(parses(nests[i].head, nests[i].part, 2000, nests[i].mid, nests[i].close,
				  nests[i].tail)))
			printf("# 2000 times %s\n", nests[i].part);
		if (!CHECK(!parses(nests[i].head, nests[i].part, 100000, nests[i].mid,
				   nests[i].close, nests[i].tail)))
			printf("# 100000 times %s\n", nests[i].part);
	}
	CHECK(parses("int ", "*", 100, "x;", "", ""));
	CHECK(!parses("int ", "*", 100000, "x;", "", ""));
	CHECK(!parses("int x", "[1]", 100000, ";", "", ""));
}

static void long_lists(void)
{
	CHECK(parses("BEGIN { ", "x = 1; ", 50000, "", "", "}"));
	CHECK(parses("BEGIN { f(", "x, ", 50000, "1", "", "); }"));
	CHECK(parses("", "BEGIN { }\n", 50000, "", "", ""));
	CHECK(parses("BEGIN", ", BEGIN", 50000, "{ }", "", ""));
	CHECK(parses("enum { A", ", A", 50000, "};", "", ""));
	CHECK(parses("struct { ", "int x; ", 50000, "} y;", "", ""));
	CHECK(parses("", "# 1 \"x\"\n", 50000, "BEGIN", "", ""));
}

/* ---- any text */

static uint32_t seed = 1;

static unsigned random_below(unsigned n)
{
	seed = seed * 1664525 + 1013904223;
	return (unsigned)(((uint64_t)seed * n) >> 32);
}

/* Must end with a tree or with an error, and the error must be showable. */
static void survive(const char *text, size_t n)
{
	char *copy = malloc(n ? n : 1); /* exactly n bytes, for the address sanitizer */
	struct trace t;
	struct tr_script *s;

	memcpy(copy, text, n);
	open_handle(&t);
	s = parse_n(&t, copy, n, 0);
	CHECK(!s == t.diag.set);
	if (s)
		free(dump(s));
	else
		free(tr_diag_render(&t, random_below(2), false));
	close_handle(&t);
	free(copy);
}

static void truncated(const char *text)
{
	size_t n = strlen(text);

	for (size_t i = 0; i < n; i++)
		survive(text, i);
}

static void mutated(const char *text, int times)
{
	static const char *const bits[] = { "(",      ")",	  "{",	    "}",    "/",    "*",
					    "\"",     "'",	  "\n",	    "\\",   "#",    "$",
					    "`",      "@",	  ":",	    ";",    ",",    "[",
					    "]",      "/*",	  "*/",	    "//",   "=",    " ",
					    "self->", "int ",	  "x",	    "0",    "if (", "? ",
					    "foo_t",  "#pragma ", "xlate<", "\377", "-" };
	size_t n = strlen(text);
	struct tr_buf b = { 0 };

	while (times--) {
		b.n = 0;
		tr_buf_add(&b, text, n);
		for (unsigned k = 1 + random_below(3); k && b.n; k--) {
			const char *bit = bits[random_below(TR_ARRAY_SIZE(bits))];
			size_t at = random_below((unsigned)b.n);

			if (random_below(4)) {
				struct tr_buf c = { 0 };

				tr_buf_add(&c, b.s, at);
				tr_buf_puts(&c, bit);
				tr_buf_add(&c, b.s + at, b.n - at);
				tr_buf_free(&b);
				b = c;
			} else {
				b.s[at] = (char)random_below(256);
			}
		}
		survive(b.s, b.n);
	}
	tr_buf_free(&b);
}

static void any_text(void)
{
	static const struct {
		const struct tree_case *v;
		size_t n;
	} all[] = {
		{ clauses_cases, TR_ARRAY_SIZE(clauses_cases) },
		{ predicates_cases, TR_ARRAY_SIZE(predicates_cases) },
		{ statements_cases, TR_ARRAY_SIZE(statements_cases) },
		{ operators_cases, TR_ARRAY_SIZE(operators_cases) },
		{ operands_cases, TR_ARRAY_SIZE(operands_cases) },
		{ types_and_values_cases, TR_ARRAY_SIZE(types_and_values_cases) },
		{ declarations_cases, TR_ARRAY_SIZE(declarations_cases) },
		{ literals_cases, TR_ARRAY_SIZE(literals_cases) },
		{ directives_cases, TR_ARRAY_SIZE(directives_cases) },
		{ macros_cases, TR_ARRAY_SIZE(macros_cases) },
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(all); i++) {
		for (size_t k = 0; k < all[i].n; k++) {
			truncated(all[i].v[k].text);
			mutated(all[i].v[k].text, 60);
		}
	}
	for (size_t i = 0; i < TR_ARRAY_SIZE(error_cases); i++) {
		truncated(error_cases[i].text);
		mutated(error_cases[i].text, 20);
	}
}

/* One character ten million times over, and noise */
static void huge_garbage(void)
{
	static const char *const fill[] = { "a",   "(",	       "/",  "*", "\"",	 " ",  "\n", "{",
					    "#",   "$",	       "`",  ":", "1",	 "-",  "\\", "@",
					    "x ",  "/ ",       "a/", ",", ";",	 "a:", "/*", "//\n",
					    "#\n", "BEGIN/x/", "{}", "",  "\377" };
	size_t n = 10 << 20;
	char *text = malloc(n);

	for (size_t i = 0; i < TR_ARRAY_SIZE(fill); i++) {
		size_t len = TR_MAX(strlen(fill[i]), (size_t)1); /* "" is a NUL byte */

		for (size_t at = 0; at + len <= n / 10; at += len)
			memcpy(text + at, fill[i], len);
		survive(text, n / 10);
		memcpy(text, "BEGIN {", 7);
		survive(text, n / 10);
	}
	for (size_t i = 0; i < n; i++)
		text[i] = (char)random_below(256);
	survive(text, n);
	free(text);
}

int main(void)
{
	RUN(clauses);
	RUN(predicates);
	RUN(statements);
	RUN(operators);
	RUN(operands);
	RUN(types_and_values);
	RUN(declarations);
	RUN(literals);
	RUN(directives);
	RUN(macros);
	RUN(errors);
	RUN(asks_only_where_ambiguous);
	RUN(notes_macro_arguments);
	RUN(defaultargs);
	RUN(empty_texts);
	RUN(positions);
	RUN(line_markers);
	RUN(rendering);
	RUN(rendering_long_lines);
	RUN(nesting);
	RUN(long_lists);
	RUN(any_text);
	RUN(huge_garbage);
	return unit_end();
}
