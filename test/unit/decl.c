/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Declarations from their text, through the parser: the type of the last declared name, or the
 * tag of the error.
 */
#include "syntax/ast.h"
#include "types/impl.h"
#include "unit.h"

static struct trace *t;

static void begin(void)
{
	t = calloc(1, sizeof(*t));
	t->opt.num[TR_OPT_STRSIZE] = 256;
}

static void end(void)
{
	tr_types_free(t->types);
	free(t->diag.msg);
	free(t->diag.hint);
	free(t->sources.v);
	tr_arena_free(&t->arena);
	free(t);
}

static bool is_type(struct trace *tr, const char *mod, const char *name)
{
	return tr_type_lookup(tr, mod, 0, name) != NULL;
}

/* What the checker does with the declarations of a script. */
static struct tr_type *declare(struct tr_decl *d)
{
	struct tr_type *type = NULL;
	struct tr_deriv *assoc;

	for (; d; d = d->next) {
		if (d->spec->cls == CL_TYPEDEF) {
			if (tr_decl_typedef(t, d))
				return NULL;
			type = tr_type_lookup(t, NULL, 0, d->name);
		} else if (!d->name) {
			if (tr_decl_tag(t, d))
				return NULL;
			type = d->spec->type;
		} else {
			type = tr_decl_type(t, d, &assoc);
			if (!type || (type->kind != T_FUNC && tr_decl_object(t, d->pos, type)))
				return NULL;
		}
	}
	return type;
}

static const char *result(const char *text)
{
	static char buf[256];
	struct tr_script *script;
	struct tr_item *i;
	struct tr_type *type = NULL;

	script = tr_parse(t, tr_source_add(t, "test", text, strlen(text)), 0, is_type);
	for (i = script ? script->items : NULL; i && !t->diag.set; i = i->next)
		type = i->kind == I_DECL ? declare(i->decl) : NULL;
	if (t->diag.set)
		snprintf(buf, sizeof(buf), "%s", tr_tag_name(t->diag.tag));
	else
		snprintf(buf, sizeof(buf), "%s size %llu", type ? tr_type_name(t, type) : "nothing",
			 type ? (unsigned long long)tr_type_size(t, type) : 0);
	return buf;
}

static void check_table(const char *const (*table)[2])
{
	for (; (*table)[0]; table++) {
		begin();
		if (!CHECK_STR(result((*table)[0]), (*table)[1]))
			printf("# %s\n", (*table)[0]);
		end();
	}
}

static void good(void)
{
	static const char *const table[][2] = {
		{ "int x;", "int size 4" },
		{ "unsigned long long int x;", "unsigned long long size 8" },
		{ "long double x;", "long double size 16" },
		{ "char *argv[4];", "char *[4] size 32" },
		{ "int (*table[2])(int, char *);", "int (*[2])(int, char *) size 16" },
		{ "int m[2][3];", "int [2][3] size 24" },
		{ "int assoc[int, string];", "int size 4" },
		{ "string assoc[int];", "string size 256" },
		{ "self int x;", "int size 4" },
		{ "int *p, q[3];", "int [3] size 12" },
		{ "struct a { int x; char c; }; struct a v;", "struct a size 8" },
		{ "struct a { int x; } v, *p;", "struct a * size 8" },
		{ "struct { short s; } v;", "struct {...} size 2" },
		{ "struct l { struct l *next; struct l *prev; };", "struct l size 16" },
		{ "struct a { int n; char d[]; };", "struct a size 4" },
		{ "struct a { string s; int n; };", "struct a size 264" },
		{ "struct a { int x:3, :0, y:4; };", "struct a size 8" },
		{ "struct a { unsigned int x:31, y:2; long z:1; };", "struct a size 8" },
		{ "union u { int i; double d; char c[9]; };", "union u size 16" },
		{ "struct b; struct b *p;", "struct b * size 8" },
		{ "struct a { struct b *p; }; struct b { int x; }; struct b y;",
		  "struct b size 4" },
		{ "struct a { union { int i; long l; }; struct { char c; }; };",
		  "struct a size 16" },
		{ "enum e { A, B = 5, C }; int x[C];", "int [6] size 24" },
		{ "enum e { A = sizeof (int) * 2 }; enum e x;", "enum e size 4" },
		{ "enum { A = -1 ? 3 : 1 / 0 }; int x[A];", "int [3] size 12" },
		{ "typedef int foo_t; foo_t x[2];", "foo_t [2] size 8" },
		{ "typedef struct a { int x; } a_t; a_t *p;", "a_t * size 8" },
		{ "typedef int (*fn_t)(void); fn_t f;", "fn_t size 8" },
		{ "typedef char buf_t[16]; buf_t b[2];", "buf_t [2] size 32" },
		{ "typedef int a_t; typedef int a_t;", "a_t size 4" },
		{ "struct a { int x; long y; }; int z[offsetof(struct a, y)];", "int [8] size 32" },
		{ "struct a { struct { int p, q; } i; }; int z[offsetof(struct a, i.q)];",
		  "int [4] size 16" },
		{ "extern int f(int, ...);", "int (int, ...) size 0" },
		{ "const volatile int x;", "int size 4" },
		{ "userland char *p;", "char * size 8" },
		{ "pid_t p; hrtime_t h;", "hrtime_t size 8" },
		{ "u64 x;", "u64 size 8" },
		{ NULL, NULL },
	};

	check_table(table);
}

static void bad(void)
{
	static const char *const table[][2] = {
		{ "unsigned unsigned x;", "D_DECL_COMBO" },
		{ "short short x;", "D_DECL_COMBO" },
		{ "short long x;", "D_DECL_COMBO" },
		{ "signed unsigned x;", "D_DECL_COMBO" },
		{ "int float x;", "D_DECL_COMBO" },
		{ "struct a { int x; } int y;", "D_DECL_COMBO" },
		{ "long char x;", "D_DECL_CHARATTR" },
		{ "long void x;", "D_DECL_VOIDATTR" },
		{ "signed float x;", "D_DECL_SIGNINT" },
		{ "unsigned struct a { int x; } y;", "D_DECL_SIGNINT" },
		{ "long string x;", "D_DECL_LONGINT" },
		{ "short double x;", "D_DECL_LONGINT" },
		{ "static int x;", "D_DECL_BADCLASS" },
		{ "register int x;", "D_DECL_BADCLASS" },
		{ "extern static int x;", "D_DECL_CLASS" },
		{ "void x;", "D_DECL_VOIDOBJ" },
		{ "void x[3];", "D_DECL_VOIDOBJ" },
		{ "int x[];", "D_DECL_ARRNULL" },
		{ "int x[-1];", "D_DECL_ARRSUB" },
		{ "int x[0];", "D_DECL_ARRSUB" },
		{ "int x[\"a\"];", "D_DECL_ARRSUB" },
		{ "int x[1.5];", "D_SYNTAX" },
		{ "int x[0x7fffffffff];", "D_DECL_ARRBIG" },
		{ "long x[0x7fffffff];", "D_DECL_ARRBIG" },
		{ "int x[4 / 0];", "D_DIV_ZERO" },
		{ "struct nosuch_struct_ x;", "D_DECL_INCOMPLETE" },
		{ "struct a { struct a x; };", "D_DECL_INCOMPLETE" },
		{ "struct a { void x; };", "D_DECL_VOIDOBJ" },
		{ "struct a { int x; int x; };", "D_UNKNOWN" },
		{ "struct a { int x; union { int x; }; };", "D_UNKNOWN" },
		{ "struct a { int; };", "D_DECL_MNAME" },
		{ "struct a { int x; }; struct a { int x; };", "D_DECL_TYPERED" },
		{ "struct a { int x; }; union a { int x; };", "D_DECL_TYPERED" },
		{ "struct a { int x:0; };", "D_DECL_BFCONST" },
		{ "struct a { int x:-1; };", "D_DECL_BFCONST" },
		{ "struct a { int x:y; };", "D_DECL_BFCONST" },
		{ "struct a { char x:9; };", "D_DECL_BFSIZE" },
		{ "struct a { long x:65; };", "D_DECL_BFSIZE" },
		{ "struct a { float x:3; };", "D_DECL_BFTYPE" },
		{ "struct a { int *x:3; };", "D_DECL_BFTYPE" },
		{ "struct a { char x[]; int y; };", "D_DECL_ARRNULL" },
		{ "struct a { int x[int]; };", "D_DECL_ARRSUB" },
		{ "enum e { A = \"x\" };", "D_DECL_ENCONST" },
		{ "enum e { A = 0x80000000 };", "D_DECL_ENOFLOW" },
		{ "enum e { A = 2147483647, B };", "D_DECL_ENOFLOW" },
		{ "enum e { A, A };", "D_UNKNOWN" },
		{ "enum e { A }; enum f { A };", "D_DECL_IDRED" },
		{ "enum e { A }; enum e { B };", "D_DECL_TYPERED" },
		{ "enum nosuch_enum_ x;", "D_TYPE_ERR" },
		{ "typedef int a_t; typedef long a_t;", "D_DECL_IDRED" },
		{ "int;", "D_DECL_USELESS" },
		{ "struct { int x; };", "D_DECL_USELESS" },
		{ "struct nomod_`task_struct *p;", "D_TYPE_ERR" },
		{ "int f(void x);", "D_DECL_PROTO_NAME" },
		{ "int f(void, int);", "D_DECL_PROTO_VOID" },
		{ "int f(int, void);", "D_DECL_PROTO_VOID" },
		{ "int f(...);", "D_DECL_PROTO_VARARGS" },
		{ "int f(static int x);", "D_DECL_PARMCLASS" },
		{ "int f(struct nosuch_struct_ x);", "D_DECL_PROTO_TYPE" },
		{ NULL, NULL },
	};

	check_table(table);
}

int main(void)
{
	RUN(good);
	RUN(bad);
	return unit_end();
}
