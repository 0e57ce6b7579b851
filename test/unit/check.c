/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The checker: types of expressions, folded constants, types of variables, layout of keys,
 * records and storage. Scripts on BEGIN only, so that no privileges are needed.
 */
#include "check/check.h"
#include "probe/probe.h"
#include "unit.h"

static struct trace *t;

/* Check a script; false with t->diag set if it is wrong. */
static bool check(const char *text)
{
	static struct trace handle;
	struct tr_script *s;

	t = &handle;
	memset(t, 0, sizeof(*t));
	tr_options_init(&t->opt);
	tr_push(&t->args, "check");
	s = tr_parse(t, tr_source_add(t, "test", text, strlen(text)), 0, tr_check_is_type);
	return s && !tr_check(t, s) && !tr_check_finish(t);
}

static void done(void)
{
	tr_probes_free(t);
	tr_program_free(t);
	if (t->types)
		tr_types_free(t->types);
	free(t->sources.v);
	free(t->args.v);
	free(t->diag.msg);
	free(t->diag.hint);
	tr_options_free(&t->opt);
	tr_arena_free(&t->arena);
}

static struct tr_clause *clause(size_t n)
{
	return t->program->clauses.v[n];
}

static struct tr_var *var(const char *name)
{
	struct tr_var *v = t->program->vars;

	while (v && strcmp(v->name, name))
		v = v->next;
	return v;
}

/* ---- expressions */

static void expression_types(void)
{
	static const struct {
		const char *expr, *type;
	} rows[] = {
		{ "1", "int" },
		{ "'a'", "int" },
		{ "0xffffffff", "unsigned int" },
		{ "4294967295", "long" },
		{ "1u", "unsigned int" },
		{ "1l", "long" },
		{ "1ull", "unsigned long long" },
		{ "(char)1 + (char)2", "int" },
		{ "1 + 1u", "unsigned int" },
		{ "1u + 1l", "long" },
		{ "1ul + 1l", "unsigned long" },
		{ "1l << 2u", "long" },
		{ "pid == 1", "int" },
		{ "!timestamp", "int" },
		{ "\"a\"", "string" },
		{ "pid ? \"a\" : execname", "string" },
		{ "pid ? NULL : (int *)arg0", "int *" },
		{ "(int *)arg0 + 1", "int *" },
		{ "*(short *)arg0", "short" },
		{ "(int *)arg0 - (int *)arg1", "long" },
		{ "sizeof(int)", "unsigned long" },
		{ "(1, 2l)", "long" },
		{ "strlen(\"a\")", "uint64_t" },
		{ "copyin(arg0, 4)", "void *" },
		{ "arg0", "int64_t" },
		{ "timestamp", "uint64_t" },
	};
	char text[200];

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++) {
		snprintf(text, sizeof(text), "BEGIN { x = %s; }", rows[i].expr);
		if (CHECK(check(text)))
			CHECK_STR(tr_type_name(t, var("x")->type), rows[i].type);
		else
			printf("# %s: %s\n", text, t->diag.msg);
		done();
	}
}

static void constants(void)
{
	static const struct {
		const char *expr;
		long long value;
	} rows[] = {
		{ "7 / -2", -3 },
		{ "-7 % 2", -1 },
		{ "-1 / 2u", 2147483647 },
		{ "1 << 31", INT32_MIN },
		{ "1 << 31 >> 31", -1 },
		{ "0x80000000 >> 31", 1 },
		{ "(int8_t)0xff", -1 },
		{ "(uint8_t)-1", 255 },
		{ "(uint32_t)(int16_t)0x8001", 4294934529ll },
		{ "-1 < 1u", 0 },
		{ "-1 < 1", 1 },
		{ "1 ? 2 : 3", 2 },
		{ "0 && 1 / 1", 0 },
		{ "2 || 0", 1 },
		{ "1 ^^ 2", 0 },
		{ "~0 & 0xf0", 0xf0 },
		{ "(-9223372036854775807 - 1) / -1", INT64_MIN },
		{ "sizeof(char) + sizeof(\"abc\")", 5 },
		{ "!5 + !0", 1 },
	};
	char text[200];
	struct tr_stmt *s;

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++) {
		snprintf(text, sizeof(text), "BEGIN { x = %s; }", rows[i].expr);
		CHECK(check(text));
		s = clause(0)->body;
		CHECK(s->expr->b->constant);
		if (!CHECK_INT(s->expr->b->ival, rows[i].value))
			printf("# %s\n", text);
		done();
	}
}

static void inlines(void)
{
	struct tr_node *n;

	CHECK(check(
		"inline int N = 3; inline int twice[int n] = n * N; BEGIN { x = twice[1 + 1]; }"));
	n = clause(0)->body->expr->b;
	CHECK(n->subst != NULL);
	CHECK(n->constant);
	CHECK_INT(n->ival, 6);
	done();
}

static void translators(void)
{
	struct tr_node *n;

	CHECK(check(
		"struct s { int a; char b; }; translator struct s < int I > { a = I + 1; b = I; };"
		"BEGIN { x = xlate<struct s>(5).a; y = xlate<struct s *>(300)->b; }"));
	n = clause(0)->body->expr->b;
	CHECK(n->constant);
	CHECK_INT(n->ival, 6);
	n = clause(0)->body->next->expr->b;
	CHECK_INT(n->ival, 44);
	done();
}

static void string_lengths(void)
{
	static const struct {
		const char *expr;
		size_t max;
	} rows[] = {
		{ "\"abc\"", 4 },
		{ "execname", 16 },
		{ "probename", 6 },
		{ "strjoin(\"abc\", \"de\")", 6 },
		{ "pid ? \"abc\" : \"defgh\"", 6 },
		{ "pid ? execname : x", 0 },
		{ "substr(\"abcdef\", 2)", 7 },
		{ "copyinstr(arg0)", 0 },
	};
	char text[200];

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++) {
		snprintf(text, sizeof(text), "BEGIN { x = \"\"; y = %s; }", rows[i].expr);
		CHECK(check(text));
		CHECK_INT(clause(0)->body->next->expr->b->strmax, rows[i].max);
		done();
	}
}

/* ---- variables */

static void first_assignment(void)
{
	CHECK(check(
		"BEGIN { x = 1; self->y = \"a\"; this->z = timestamp; w++; a[1, \"k\"] = 2u; }"));
	CHECK_STR(tr_type_name(t, var("x")->type), "int");
	CHECK_STR(tr_type_name(t, var("y")->type), "string");
	CHECK_STR(tr_type_name(t, var("z")->type), "uint64_t");
	CHECK_STR(tr_type_name(t, var("w")->type), "int64_t");
	CHECK_STR(tr_type_name(t, var("a")->type), "unsigned int");
	CHECK_INT(var("a")->nkeys, 2);
	done();
}

static void later_assignment(void)
{
	CHECK(check("END /self->t && a[pid]/ { x = timestamp - self->t; }"
		    "BEGIN { self->t = timestamp; a[pid] = x; }"));
	CHECK_STR(tr_type_name(t, var("t")->type), "uint64_t");
	CHECK_STR(tr_type_name(t, var("a")->type), "uint64_t");
	CHECK_INT(var("a")->nkeys, 1);
	done();
}

static void storage(void)
{
	CHECK(check("char c; int i; BEGIN { c = 1; i = 2; s = \"x\"; self->a = 1l; this->b = 1; }"
		    "END { this->b = 2; this->only = 3; }"));
	CHECK_INT(var("c")->off, 0);
	CHECK_INT(var("i")->off, 4);
	CHECK_INT(var("s")->off, 8);
	CHECK_INT(var("s")->size, 8 + 256);
	CHECK_INT(t->program->globals_size, 8 + 264);
	CHECK_INT(t->program->tls_size, 8);
	CHECK_INT(t->program->this_size, 16); /* not declared: 64 bits, whatever the type */
	CHECK_INT(var("b")->size, 8);
	CHECK(var("b")->shared && !var("b")->only);
	CHECK(var("only")->only == clause(1));
	done();
}

static void keys(void)
{
	struct tr_agg *a;

	CHECK(check(
		"BEGIN { @[(char)1, \"abc\", pid] = count(); @[2, \"a longer one\", 3] = count(); }"));
	a = t->program->aggs.v[0];
	CHECK_INT(a->nkeys, 3);
	CHECK_INT(a->keys[0].size, 1);
	CHECK_INT(a->keys[1].off, 8);
	CHECK_INT(a->keys[1].size, 16);
	CHECK_INT(a->keys[2].off, 24);
	CHECK_INT(a->keysize, 32);
	CHECK_INT(t->program->maps.v[a->map].key, 40);
	CHECK_INT(t->program->maps.v[a->map].value, a->valsize);
	done();
}

/* ---- records */

static void record_layout(void)
{
	struct tr_act *a;

	CHECK(check("BEGIN { trace((char)1); printf(\"%d %s\", 2, \"abc\"); exit(0); }"));
	a = clause(0)->acts;
	CHECK_INT(a->data[0].off, 16);
	CHECK_INT(a->data[0].size, 1);
	CHECK_INT(a->number, 1);
	CHECK_INT(a->cond, -1);
	a = a->next;
	CHECK_INT(a->data[0].off, 20);
	CHECK_INT(a->data[1].off, 24);
	CHECK_INT(a->data[1].size, 8);
	CHECK_INT(a->number, 2);
	CHECK_INT(a->next->data[0].off, 32);
	CHECK_INT(clause(0)->recsize, 40);
	done();
}

static void conditional_actions(void)
{
	struct tr_act *a;

	CHECK(check(
		"BEGIN { trace(1); if (pid) { trace(2); } else trace(3); pid ? trace(4) : 1; }"));
	a = clause(0)->acts;
	CHECK_INT(a->cond, -1);
	CHECK_INT(a->next->cond, 0);
	CHECK_INT(a->next->next->cond, 1);
	CHECK_INT(a->next->next->next->cond, 2);
	CHECK_INT(clause(0)->ncond, 3);
	CHECK_INT(a->data[0].off, 24);
	done();
}

static void no_record(void)
{
	CHECK(check("BEGIN { x = 1; @ = count(); } END { }"));
	CHECK_INT(clause(0)->recsize, 0);
	CHECK_INT(clause(1)->acts->kind, ACT_DEFAULT);
	CHECK_INT(clause(1)->recsize, 16);
	done();
}

/* ---- errors */

static void hints(void)
{
	static const struct {
		const char *text, *hint;
	} rows[] = {
		{ "BEGIN { trace(excename); }", "did you mean 'execname'?" },
		{ "BEGIN { basenam(\"a\"); }", "did you mean 'basename'?" },
		{ "BEGIN { self->start = 1; trace(self->strt); }", "did you mean 'self->start'?" },
		{ "BEGIN { @total = count(); printa(@totl); }", "did you mean '@total'?" },
		{ "struct s { int a; }; struct s v; BEGIN { trace(v->a); }", "write '.a'" },
		{ "#pragma D optoin quiet\nBEGIN { }", "did you mean 'option'?" },
	};

	for (size_t i = 0; i < TR_ARRAY_SIZE(rows); i++) {
		CHECK(!check(rows[i].text));
		CHECK_STR(t->diag.hint, rows[i].hint);
		done();
	}
}

/* A script of many clauses takes no more than its share: names are found by hash. */
static void many_clauses(void)
{
	struct tr_buf b = { 0 };

	for (int i = 0; i < 2000; i++)
		tr_buf_printf(&b, "BEGIN /v%d/ { v%d = %d; @a%d = sum(v%d); }\n", i, i, i, i % 1000,
			      i);
	CHECK(check(b.s));
	CHECK_INT(t->program->clauses.n, 2000);
	CHECK_INT(t->program->aggs.n, 1000);
	done();
	tr_buf_free(&b);
}

int main(void)
{
	RUN(expression_types);
	RUN(constants);
	RUN(inlines);
	RUN(translators);
	RUN(string_lengths);
	RUN(first_assignment);
	RUN(later_assignment);
	RUN(storage);
	RUN(keys);
	RUN(record_layout);
	RUN(conditional_actions);
	RUN(no_record);
	RUN(hints);
	RUN(many_clauses);
	return unit_end();
}
