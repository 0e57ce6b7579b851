/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What test/unit/syntax.c parses: scripts and the trees they give, scripts and the errors they
 * give. In the world of these tests, names that end in _t are types.
 */
#ifndef SYNTAX_CASES_H
#define SYNTAX_CASES_H

struct tree_case {
	const char *text, *tree;
};

/* clang-format off */
static const struct tree_case clauses_cases[] = {
	{ "BEGIN { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n" },
	{ "BEGIN",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tdefault\n" },
	{ "syscall::read:entry, BEGIN,\n"
	  "\t/* and */ // these\n"
	  "\ttick-1s { }",
	  "clause\n"
	  "\tprobe syscall||read|entry\n"
	  "\tprobe |||BEGIN\n"
	  "\tprobe |||tick-1s\n" },
	{ "read:entry, vmlinux:vfs_read:entry, :::END",
	  "clause\n"
	  "\tprobe ||read|entry\n"
	  "\tprobe |vmlinux|vfs_read|entry\n"
	  "\tprobe |||END\n"
	  "\tdefault\n" },
	{ "syscall :: read: entry { }",
	  "clause\n"
	  "\tprobe syscall||read|entry\n" },
	{ "fbt::finish_task_switch.isra.0:, pid1:a.out:[!x]?*:, proc:::exec-success",
	  "clause\n"
	  "\tprobe fbt||finish_task_switch.isra.0|\n"
	  "\tprobe pid1|a.out|[!x]?*|\n"
	  "\tprobe proc|||exec-success\n"
	  "\tdefault\n" },
	{ "12, 7 { }",
	  "clause\n"
	  "\tprobe 12\n"
	  "\tprobe 7\n" },
	{ "foo\\*bar { }",
	  "clause\n"
	  "\tprobe |||foo\\*bar\n" },
	{ "BEGIN /pid == 1/",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (== pid 1)\n"
	  "\tdefault\n" },
	{ "BEGIN\n"
	  "END;\n"
	  "profile-997hz { exit(0) }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tdefault\n"
	  "clause\n"
	  "\tprobe |||END\n"
	  "\tdefault\n"
	  "clause\n"
	  "\tprobe |||profile-997hz\n"
	  "\texit(0)\n" },
	{ "syscall::read:entry/x/{}",
	  "clause\n"
	  "\tprobe syscall||read|entry\n"
	  "\tif x\n" },
};

static const struct tree_case predicates_cases[] = {
	{ "BEGIN / x / y / { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (/ x y)\n" },
	{ "BEGIN /x/ /* end */ // of it\n"
	  "\n"
	  "{ }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n" },
	{ "BEGIN /x//* end */ { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n" },
	{ "BEGIN /x == 1 && y[1 / 2] / 3/;",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (&& (== x 1) (/ y[(/ 1 2)] 3))\n"
	  "\tdefault\n" },
	{ "BEGIN /x/\n"
	  "syscall:::entry /y/ { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\tdefault\n"
	  "clause\n"
	  "\tprobe syscall|||entry\n"
	  "\tif y\n" },
	{ "BEGIN /x ? y : z/ END { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (? x y z)\n"
	  "\tdefault\n"
	  "clause\n"
	  "\tprobe |||END\n" },
	{ "BEGIN /x ? y / z:w/ { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (? x (/ y z) w)\n" },
	{ "BEGIN /(x)/ int y;",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\tdefault\n"
	  "decl y: int\n" },
	{ "BEGIN /x/ self int y;",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\tdefault\n"
	  "decl y: self int\n" },
	{ "BEGIN /self->x / self->y/ {}",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (/ self->x self->y)\n" },
	{ "BEGIN /x == \"a/b\" && x != '/'/ { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif (&& (== x \"a/b\") (!= x 47c))\n" },
	{ "BEGIN /x/ tick-1s {}",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\tdefault\n"
	  "clause\n"
	  "\tprobe |||tick-1s\n" },
};

static const struct tree_case statements_cases[] = {
	{ "BEGIN { ; x; ; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tempty\n"
	  "\tx\n"
	  "\tempty\n" },
	{ "BEGIN { x; y }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tx\n"
	  "\ty\n" },
	{ "BEGIN { if (x) y; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\t\ty\n" },
	{ "BEGIN { if (x) y; else z; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\t\ty\n"
	  "\telse\n"
	  "\t\tz\n" },
	{ "BEGIN { if (x) if (y) a; else b; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\t\tif y\n"
	  "\t\t\ta\n"
	  "\t\telse\n"
	  "\t\t\tb\n" },
	{ "BEGIN { if (x) { a; b } else if (y) ; else { } }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif x\n"
	  "\t\tblock\n"
	  "\t\t\ta\n"
	  "\t\t\tb\n"
	  "\telse\n"
	  "\t\tif y\n"
	  "\t\t\tempty\n"
	  "\t\telse\n"
	  "\t\t\tblock\n" },
	{ "BEGIN { { a; { b } } }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tblock\n"
	  "\t\ta\n"
	  "\t\tblock\n"
	  "\t\t\tb\n" },
};

static const struct tree_case operators_cases[] = {
	{ "BEGIN { a + b * c - d / e % f; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(- (+ a (* b c)) (% (/ d e) f))\n" },
	{ "BEGIN { a << b >> c < d <= e > f >= g; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(>= (> (<= (< (>> (<< a b) c) d) e) f) g)\n" },
	{ "BEGIN { a == b != c & d ^ e | f; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(| (^ (& (!= (== a b) c) d) e) f)\n" },
	{ "BEGIN { a && b ^^ c || d; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(|| (^^ (&& a b) c) d)\n" },
	{ "BEGIN { a ? b : c ? d : e; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(? a b (? c d e))\n" },
	{ "BEGIN { a ? b = 1 : c; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(? a (= b 1) c)\n" },
	{ "BEGIN { a = b += c -= d *= e /= f %= g; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(= a (+= b (-= c (*= d (/= e (%= f g))))))\n" },
	{ "BEGIN { a &= b |= c ^= d <<= e >>= f; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(&= a (|= b (^= c (<<= d (>>= e f)))))\n" },
	{ "BEGIN { a, b, c; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(, (, a b) c)\n" },
	{ "BEGIN { -a + +b - !c * ~d; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(- (+ (- a) (+ b)) (* (! c) (~ d)))\n" },
	{ "BEGIN { *p++; (*p)++; ++*p; --p->x; p->x--; &p->x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(* (post++ p))\n"
	  "\t(post++ (* p))\n"
	  "\t(++ (* p))\n"
	  "\t(-- (-> p x))\n"
	  "\t(post-- (-> p x))\n"
	  "\t(& (-> p x))\n" },
	{ "BEGIN { i++ + ++i; a - -b; a - --b; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(+ (post++ i) (++ i))\n"
	  "\t(- a (- b))\n"
	  "\t(- a (-- b))\n" },
	{ "BEGIN { (a + b) * c; a - (b - c); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(* (+ a b) c)\n"
	  "\t(- a (- b c))\n" },
};

static const struct tree_case operands_cases[] = {
	{ "BEGIN { self->x; this->y; self->x->y.z; self->a[1, \"k\"]; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tself->x\n"
	  "\tthis->y\n"
	  "\t(. (-> self->x y) z)\n"
	  "\tself->a[1, \"k\"]\n" },
	{ "BEGIN { `jiffies; vmlinux`foo; vmlinux`foo->bar; nf`f(1); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t`jiffies\n"
	  "\tvmlinux`foo\n"
	  "\t(-> vmlinux`foo bar)\n"
	  "\tnf`f(1)\n" },
	{ "BEGIN { @ = count(); @x[a, \"b\"] = sum(1); clear(@); printa(@x); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(= @_ count())\n"
	  "\t(= @x[a, \"b\"] sum(1))\n"
	  "\tclear(@_)\n"
	  "\tprinta(@x)\n" },
	{ "BEGIN { a[1]; a[1, 2][3]; args[0]->x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\ta[1]\n"
	  "\ta[1, 2][3]\n"
	  "\t(-> args[0] x)\n" },
	{ "BEGIN { f(); f(a); f(a, b = 1, (c, d)); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tf()\n"
	  "\tf(a)\n"
	  "\tf(a, (= b 1), (, c d))\n" },
	{ "BEGIN { sizeof x; sizeof (x); sizeof (int); sizeof (struct s *); sizeof x->y; sizeof (int) - 1; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(sizeof x)\n"
	  "\t(sizeof x)\n"
	  "\t(sizeof <int>)\n"
	  "\t(sizeof <pointer to struct s>)\n"
	  "\t(sizeof (-> x y))\n"
	  "\t(- (sizeof <int>) 1)\n" },
	{ "BEGIN { stringof x; stringof(x->y); stringof (x) == y; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(stringof x)\n"
	  "\t(stringof (-> x y))\n"
	  "\t(== (stringof x) y)\n" },
	{ "BEGIN { offsetof(struct s, a.b); offsetof(foo_t, string); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(offsetof <struct s> a.b)\n"
	  "\t(offsetof <foo_t> string)\n" },
	{ "BEGIN { xlate<foo_t *>(x)->y; xlate < struct s > (x); xlate <foo_t> (x) - 1; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(-> (xlate <pointer to foo_t> x) y)\n"
	  "\t(xlate <struct s> x)\n"
	  "\t(- (xlate <foo_t> x) 1)\n" },
	{ "BEGIN { x->string; x->self; x.probe; x->counter.provider; x->import->translator; x->if; x->this; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(-> x string)\n"
	  "\t(-> x self)\n"
	  "\t(. x probe)\n"
	  "\t(. (-> x counter) provider)\n"
	  "\t(-> (-> x import) translator)\n"
	  "\t(-> x if)\n"
	  "\t(-> x this)\n" },
	{ "BEGIN { counter; probe; provider; attributes; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tcounter\n"
	  "\tprobe\n"
	  "\tprovider\n"
	  "\tattributes\n" },
	{ "BEGIN { self->string = this->self; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(= self->string this->self)\n" },
};

static const struct tree_case types_and_values_cases[] = {
	{ "BEGIN { (int)x; (unsigned long)x; (struct s *)x; (const char *)x; (string)x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <int> x)\n"
	  "\t(cast <unsigned long> x)\n"
	  "\t(cast <pointer to struct s> x)\n"
	  "\t(cast <pointer to const char> x)\n"
	  "\t(cast <string> x)\n" },
	{ "BEGIN { (foo)x; (foo)(x); (foo)1; (foo)\"s\"; (foo)!x; (foo)self->x; (foo)@a; (foo *)-x; (foo **)x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <foo> x)\n"
	  "\t(cast <foo> x)\n"
	  "\t(cast <foo> 1)\n"
	  "\t(cast <foo> \"s\")\n"
	  "\t(cast <foo> (! x))\n"
	  "\t(cast <foo> self->x)\n"
	  "\t(cast <foo> @a)\n"
	  "\t(cast <pointer to foo> (- x))\n"
	  "\t(cast <pointer to pointer to foo> x)\n" },
	{ "BEGIN { (foo)-1; (foo)*p; (foo)&x; (foo) + 1; sizeof (foo); sizeof (foo)->x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(- foo 1)\n"
	  "\t(* foo p)\n"
	  "\t(& foo x)\n"
	  "\t(+ foo 1)\n"
	  "\t(sizeof foo)\n"
	  "\t(sizeof (-> foo x))\n" },
	{ "BEGIN { (foo_t)-1; (foo_t)*p; (foo_t)&x; (foo_t) + 1; sizeof (foo_t); sizeof (foo_t *); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <foo_t> (- 1))\n"
	  "\t(cast <foo_t> (* p))\n"
	  "\t(cast <foo_t> (& x))\n"
	  "\t(cast <foo_t> (+ 1))\n"
	  "\t(sizeof <foo_t>)\n"
	  "\t(sizeof <pointer to foo_t>)\n" },
	{ "BEGIN { (uint8_t)-1; (vmlinux`foo_t)-1; (`foo)-1; (vmlinux`foo_t *)x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <uint8_t> (- 1))\n"
	  "\t(cast <vmlinux`foo_t> (- 1))\n"
	  "\t(- `foo 1)\n"
	  "\t(cast <pointer to vmlinux`foo_t> x)\n" },
	{ "BEGIN { foo_t = 1; (foo_t)-1; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(= foo_t 1)\n"
	  "\t(- foo_t 1)\n" },
	{ "typedef int foo; BEGIN { (foo)-1; }",
	  "decl foo: typedef int\n"
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <foo> (- 1))\n" },
	{ "BEGIN { f(x) - 1; f((x) - 1); f((foo_t) - 1); (x)(y); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(- f(x) 1)\n"
	  "\tf((- x 1))\n"
	  "\tf((cast <foo_t> (- 1)))\n"
	  "\t(cast <x> y)\n" },
	{ "BEGIN { if (foo_t) -1; if (foo_t) *p = 1; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tif foo_t\n"
	  "\t\t(- 1)\n"
	  "\tif foo_t\n"
	  "\t\t(= (* p) 1)\n" },
	{ "BEGIN { (void (*)(int))x; (foo_t (*)(int))x; (int (*)[3])x; (foo_t const *)x; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <pointer to function(int) returning void> x)\n"
	  "\t(cast <pointer to function(int) returning foo_t> x)\n"
	  "\t(cast <pointer to array[3] of int> x)\n"
	  "\t(cast <pointer to const foo_t> x)\n" },
	{ "BEGIN { a = b ? (foo_t)c : (d); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(= a (? b (cast <foo_t> c) d))\n" },
};

static const struct tree_case declarations_cases[] = {
	{ "int x;",
	  "decl x: int\n" },
	{ "int x, *y, z[3];",
	  "decl x: int\n"
	  "decl y: pointer to int\n"
	  "decl z: array[3] of int\n" },
	{ "unsigned long long x; long unsigned int y; signed char c;",
	  "decl x: unsigned long long\n"
	  "decl y: unsigned long int\n"
	  "decl c: signed char\n" },
	{ "float f; double d; long double ld;",
	  "decl f: float\n"
	  "decl d: double\n"
	  "decl ld: long double\n" },
	{ "self int x; this string s; extern const char *p; static volatile int v;",
	  "decl x: self int\n"
	  "decl s: this string\n"
	  "decl p: pointer to extern const char\n"
	  "decl v: static volatile int\n" },
	{ "self x;",
	  "decl x: self int\n" },
	{ "foo_t x; foo_t *p; foo_t a[2]; foo_t\n"
	  "\tb;",
	  "decl x: foo_t\n"
	  "decl p: pointer to foo_t\n"
	  "decl a: array[2] of foo_t\n"
	  "decl b: foo_t\n" },
	{ "foo x; foo *p;",
	  "decl x: foo\n"
	  "decl p: pointer to foo\n" },
	{ "vmlinux`foo_t x; struct vmlinux`s *p;",
	  "decl x: vmlinux`foo_t\n"
	  "decl p: pointer to struct vmlinux`s\n" },
	{ "int*p; foo_t*q;",
	  "decl p: pointer to int\n"
	  "decl q: pointer to foo_t\n" },
	{ "string names[int]; int a[string, int]; int b[foo_t]; int c[foo]; int d[foo_t *, string]; self int n[struct s *];",
	  "decl names: assoc[int] of string\n"
	  "decl a: assoc[string, int] of int\n"
	  "decl b: assoc[foo_t] of int\n"
	  "decl c: array[foo] of int\n"
	  "decl d: assoc[pointer to foo_t, string] of int\n"
	  "decl n: assoc[pointer to struct s] of self int\n" },
	{ "int a[int x, string];",
	  "decl a: assoc[x: int, string] of int\n" },
	{ "int (*fp)(int, char *); int *(*afp[3])(void); int f(int, ...); int g();",
	  "decl fp: pointer to function(int, pointer to char) returning int\n"
	  "decl afp: array[3] of pointer to function(void) returning pointer to int\n"
	  "decl f: function(int, ...) returning int\n"
	  "decl g: function() returning int\n" },
	{ "int *(*x)[3]; int (x);",
	  "decl x: pointer to array[3] of pointer to int\n"
	  "decl x: int\n" },
	{ "typedef struct foo { int a; } foo; foo x;",
	  "decl foo: typedef struct foo { a: int }\n"
	  "decl x: foo\n" },
	{ "typedef int (*fn)(foo_t, foo *p), other;",
	  "decl fn: pointer to function(foo_t, p: pointer to foo) returning typedef int\n"
	  "decl other: typedef int\n" },
	{ "struct s { int a:3, :2; char b[4], *c; struct { int d; }; union u { int e; } f; foo_t g; int (*h)(struct s *); };",
	  "decl struct s { a: int : 3, int : 2, b: array[4] of char, c: pointer to char, struct { d: int }, f: union u { e: int }, g: foo_t, h: pointer to function(pointer to struct s) returning int }\n" },
	{ "struct s;",
	  "decl struct s\n" },
	{ "union u { int a; long b; } x, *y;",
	  "decl x: union u { a: int, b: long }\n"
	  "decl y: pointer to union u { a: int, b: long }\n" },
	{ "enum e { A, B = 3, C = B << 1, }; enum { D } d; enum e f;",
	  "decl enum e { A, B = 3, C = (<< B 1) }\n"
	  "decl d: enum { D }\n"
	  "decl f: enum e\n" },
	{ "unsigned unsigned short short x;",
	  "decl x: unsigned unsigned short short\n" },
	{ "static typedef int x;",
	  "decl x: typedef int\n" },
	{ "userland char *p;",
	  "decl p: pointer to userland char\n" },
	{ "inline int x = 1 + 2;",
	  "inline x: int = (+ 1 2)\n" },
	{ "inline string s = \"a\"; inline string n[int k] = k == 1 ? \"x\" : (k) - 1 ? \"y\" : \"z\";",
	  "inline s: string = \"a\"\n"
	  "inline n: assoc[k: int] of string = (? (== k 1) \"x\" (? (- k 1) \"y\" \"z\"))\n" },
	{ "translator foo_t < struct task_struct *T > { a = T->x; b = (int)T->y + 1; string = *T; };",
	  "translator foo_t < T: pointer to struct task_struct\n"
	  "\ta = (-> T x)\n"
	  "\tb = (+ (cast <int> (-> T y)) 1)\n"
	  "\tstring = (* T)\n" },
	{ "translator struct s < foo_t *p > { };",
	  "translator struct s < p: pointer to foo_t\n" },
	{ "provider mine { probe io__start(int, char *x); probe a-b(int a) : (string b, int); probe none; probe no(); };",
	  "provider mine\n"
	  "\tprobe io__start (int, x: pointer to char)\n"
	  "\tprobe a-b (a: int) : (b: string, int)\n"
	  "\tprobe none ()\n"
	  "\tprobe no ()\n" },
};

static const struct tree_case literals_cases[] = {
	{ "BEGIN { 0; 42; 017; 0x1fAB; 1u; 1L; 1ull; 0x1LLU; 18446744073709551615; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t0\n"
	  "\t42\n"
	  "\t0xf\n"
	  "\t0x1fab\n"
	  "\t1u\n"
	  "\t1l\n"
	  "\t1ull\n"
	  "\t0x1ull\n"
	  "\t18446744073709551615\n" },
	{ "BEGIN { 'a'; '\\n'; '\\0'; '\\377'; '\\x41'; '\\''; 'ab'; 'abcdefgh'; '\"'; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t97c\n"
	  "\t10c\n"
	  "\t0c\n"
	  "\t255c\n"
	  "\t65c\n"
	  "\t39c\n"
	  "\t24930c\n"
	  "\t0x6162636465666768\n"
	  "\t34c\n" },
	{ "BEGIN { \"\"; \"a\\tb\\\"c\\\\\"; \"\\101\\x42\\x430\\0601\"; \"\\a\\b\\f\\n\\r\\v\\?\\'\"; \"\\q%\"; \"a\\0b\"; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t\"\"\n"
	  "\t\"a\\011b\\\"c\\\\\"\n"
	  "\t\"ABC001\"\n"
	  "\t\"\\007\\010\\014\\012\\015\\013?'\"\n"
	  "\t\"\\\\q%\"\n"
	  "\t\"a\\000b\"\n" },
	{ "BEGIN { \"\303\251 /* x */ // y\"; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t\"\\303\\251 /* x */ // y\"\n" },
};

static const struct tree_case directives_cases[] = {
	{ "#!/usr/sbin/trace -s\n"
	  "BEGIN { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n" },
	{ "#pragma D option quiet\n"
	  "#pragma D option bufsize=4m \n"
	  "  # pragma\tD option x=\"a b\" /* c */\n"
	  "#pragma once\n"
	  "BEGIN",
	  "pragma [D] [option] [quiet]\n"
	  "pragma [D] [option] [bufsize=4m]\n"
	  "pragma [D] [option] [x=\"a b\"]\n"
	  "pragma [once]\n"
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tdefault\n" },
	{ "#pragma D attributes Evolving/Evolving/Common provider foo provider\n"
	  "BEGIN { }",
	  "pragma [D] [attributes] [Evolving/Evolving/Common] [provider] [foo] [provider]\n"
	  "clause\n"
	  "\tprobe |||BEGIN\n" },
	{ "BEGIN\n"
	  "{\n"
	  "#pragma D option quiet\n"
	  "\tx;\n"
	  "}",
	  "pragma [D] [option] [quiet]\n"
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tx\n" },
	{ "#pragma D depends_on \\\n"
	  "\tmodule foo\n"
	  "BEGIN { }",
	  "pragma [D] [depends_on] [module] [foo]\n"
	  "clause\n"
	  "\tprobe |||BEGIN\n" },
	{ "#ident \"v1\"\n"
	  "#pragma ident \"v1\"\n"
	  "#\n"
	  "# 3 \"foo\" 2\n"
	  "#line 4\n"
	  "BEGIN { }",
	  "clause\n"
	  "\tprobe |||BEGIN\n" },
};

static const struct tree_case macros_cases[] = {
	{ "BEGIN { $1; $2; $3; $4; $5; $$1; $$2; $$5; $$0; }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\tabc\n"
	  "\t42\n"
	  "\t(- 7)\n"
	  "\tmod`sym\n"
	  "\t0x1f\n"
	  "\t\"abc\"\n"
	  "\t\"42\"\n"
	  "\t\"0x1f\"\n"
	  "\t\"script.d\"\n" },
	{ "syscall::$1*:entry, pid$2:$$1::, p$2q:$4$1::, $2 { }",
	  "clause\n"
	  "\tprobe syscall||abc*|entry\n"
	  "\tprobe pid42|abc||\n"
	  "\tprobe p42q|mod`symabc||\n"
	  "\tprobe 42\n" },
	{ "BEGIN { (foo)$2; sizeof ($1); }",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t(cast <foo> 42)\n"
	  "\t(sizeof abc)\n" },
	{ "#pragma D option defaultargs\n"
	  "syscall::$9*: { $9; $$9; }",
	  "pragma [D] [option] [defaultargs]\n"
	  "clause\n"
	  "\tprobe syscall||*|\n"
	  "\t0\n"
	  "\t\"\"\n" },
	{ "BEGIN { $target; $$target; }\n"
	  "pid$target:::",
	  "clause\n"
	  "\tprobe |||BEGIN\n"
	  "\t77\n"
	  "\t\"77\"\n"
	  "clause\n"
	  "\tprobe pid77|||\n"
	  "\tdefault\n" },
};

struct error_case {
	const char *text;
	const char *error; /* TAG line:column+length: message (hint) */
};

static const struct error_case error_cases[] = {
	{ "BEGIN { x = }",
	  "D_SYNTAX 1:13+1: syntax error: unexpected '}', expected an expression" },
	{ "BEGIN { x = 1 y = 2; }",
	  "D_SYNTAX 1:15+1: syntax error: unexpected identifier 'y', expected ';' or an operator" },
	{ "BEGIN {\n"
	  "\tx = 1\n"
	  "\ty = 2;\n"
	  "}",
	  "D_SYNTAX 3:2+1: syntax error: unexpected identifier 'y', expected ';' or an operator (is a ';' missing at the end of line 2?)" },
	{ "BEGIN { x = (1 + 2; }",
	  "D_SYNTAX 1:19+1: syntax error: unexpected ';', expected ',', ')' or an operator" },
	{ "BEGIN { f(1 2); }",
	  "D_SYNTAX 1:13+1: syntax error: unexpected integer '2', expected ',', ')' or an operator" },
	{ "BEGIN { a[1; }",
	  "D_SYNTAX 1:12+1: syntax error: unexpected ';', expected ',', ']' or an operator" },
	{ "BEGIN { if x { } }",
	  "D_SYNTAX 1:12+1: syntax error: unexpected identifier 'x', expected '('" },
	{ "BEGIN { while (1) { } }",
	  "D_SYNTAX 1:9+5: syntax error: unexpected 'while', expected a statement or '}' (D has no loops)" },
	{ "BEGIN { break; }",
	  "D_SYNTAX 1:9+5: syntax error: unexpected 'break', expected a statement or '}' (D reserves this word and has no such statement)" },
	{ "BEGIN {\n"
	  "\tx = 1;\n",
	  "D_SYNTAX 3:1+1: syntax error: unexpected end of file, expected a statement or '}' ('{' in line 1 is not closed)" },
	{ "BEGIN /x == 1 { exit(0); }",
	  "D_SYNTAX 1:15+1: syntax error: unexpected '{', expected '/' to end the predicate or an operator" },
	{ "BEGIN / / { exit(0); }",
	  "D_SYNTAX 1:9+1: syntax error: unexpected '/', expected an expression" },
	{ "BEGIN exit(0);",
	  "D_SYNTAX 1:7+4: syntax error: unexpected 'exit' after a probe description, expected ',', '/' or '{'" },
	{ "BEGIN { int x; }",
	  "D_SYNTAX 1:9+3: syntax error: unexpected 'int', expected a statement or '}' (variables are declared outside the clauses)" },
	{ "int x = 5;",
	  "D_SYNTAX 1:7+1: syntax error: unexpected '=', expected ';' or ',' (a declaration gives no value: assign it in a BEGIN clause, or use inline)" },
	{ "int x\n"
	  "BEGIN { }",
	  "D_SYNTAX 2:1+5: syntax error: unexpected identifier 'BEGIN', expected ';' or ',' (is a ';' missing at the end of line 1?)" },
	{ "BEGIN { x = \"abc\n"
	  "\"; }",
	  "D_STR_NL 1:13+4: the line ends inside a string: a closing '\"' is missing" },
	{ "BEGIN { x = \"abc",
	  "D_SYNTAX 1:13+4: syntax error: end of file in a string" },
	{ "BEGIN { x = 'a\n"
	  "'; }",
	  "D_CHR_NL 1:13+2: the line ends inside a character constant: a closing ' is missing" },
	{ "BEGIN { x = 'a",
	  "D_SYNTAX 1:13+2: syntax error: end of file in a character constant" },
	{ "BEGIN { x = ''; }",
	  "D_CHR_NULL 1:13+2: character constant '' is empty" },
	{ "BEGIN { x = '123456789'; }",
	  "D_CHR_OFLOW 1:13+11: character constant has more than 8 characters" },
	{ "BEGIN { x = 089; }",
	  "D_INT_DIGIT 1:13+3: '8' is no digit of the octal integer constant 089" },
	{ "BEGIN { x = 0x; }",
	  "D_INT_DIGIT 1:13+2: digits are missing in the integer constant 0x" },
	{ "BEGIN { x = 12abc; }",
	  "D_INT_DIGIT 1:13+5: 'a' is no digit of the decimal integer constant 12abc" },
	{ "BEGIN { x = 0x12345678901234567; }",
	  "D_INT_OFLOW 1:13+19: integer constant 0x12345678901234567 is too large for 64 bits" },
	{ "BEGIN { x = 1.5; }",
	  "D_SYNTAX 1:13+3: syntax error: floating-point constant 1.5: D has none" },
	{ "BEGIN { x = $foo; }",
	  "D_MACRO_UNDEF 1:13+4: macro variable $foo is not defined" },
	{ "BEGIN { x = $zoneid; }",
	  "D_MACRO_UNDEF 1:13+7: macro variable $zoneid does not exist on Linux" },
	{ "BEGIN { x = $8; }",
	  "D_MACRO_UNDEF 1:13+2: macro variable $8 is not defined (arguments are the words after the script, or after '--')" },
	{ "BEGIN { x = $6; }",
	  "D_MACRO_UNDEF 1:13+2: macro argument $6 (\"two words\") is neither a number nor a name: use $$6 for a string" },
	{ "BEGIN { x = $7; }",
	  "D_MACRO_OFLOW 1:13+2: macro argument $7 (99999999999999999999) is too large for 64 bits" },
	{ "pid$foo::: { }",
	  "D_MACRO_UNDEF 1:1+10: macro variable $foo is not defined" },
	{ "a:b:c:d:e { }",
	  "D_PDESC_INVAL 1:1+9: probe description a:b:c:d:e has more than four fields" },
	{ "99999999999 { }",
	  "D_PDESC_INVAL 1:1+11: no probe can have the number 99999999999" },
	{ "BEGIN { } }",
	  "D_SYNTAX 1:11+1: syntax error: unexpected '}', expected a declaration or a probe description" },
	{ "BEGIN, { }",
	  "D_SYNTAX 1:8+1: syntax error: unexpected '{', expected a probe description" },
	{ "BEGIN { x->1; }",
	  "D_SYNTAX 1:12+1: syntax error: unexpected integer '1', expected a name" },
	{ "BEGIN { self.x; }",
	  "D_SYNTAX 1:13+1: syntax error: unexpected '.', expected '->'" },
	{ "BEGIN { @a[] = count(); }",
	  "D_SYNTAX 1:12+1: syntax error: unexpected ']', expected an expression" },
	{ "BEGIN { \"a\" \"b\"; }",
	  "D_SYNTAX 1:13+3: syntax error: unexpected string '\"b\"', expected ';' or an operator" },
	{ "#define X 1\n"
	  "BEGIN { }",
	  "D_PRAGCTL_INVAL 1:1+11: #define is no directive of D (the C preprocessor's directives need -C)" },
	{ "#pragma D\n"
	  "BEGIN { }",
	  "D_PRAGMA_MALFORM 1:1+9: #pragma D: nothing follows" },
	{ "#pragma\n",
	  "D_PRAGMA_MALFORM 1:1+7: #pragma: nothing follows" },
	{ "#error no way\n"
	  "BEGIN { }",
	  "D_PRAGERR 1:1+13: #error: no way" },
	{ "#line x\n"
	  "BEGIN { }",
	  "D_PRAGMA_MALFORM 1:1+7: #line: x is no line number" },
	{ "#ident x\n",
	  "D_PRAGMA_MALFORM 1:1+8: #ident takes one string" },
	{ "BEGIN { x = a ? b; }",
	  "D_SYNTAX 1:18+1: syntax error: unexpected ';', expected ':' or an operator" },
	{ "BEGIN { x; else y; }",
	  "D_SYNTAX 1:12+4: syntax error: unexpected 'else', expected a statement or '}'" },
	{ "translator foo < bar *x > { a = 1 };",
	  "D_SYNTAX 1:35+1: syntax error: unexpected '}', expected ';' or an operator" },
	{ "provider foo { probe x(int a) };",
	  "D_SYNTAX 1:31+1: syntax error: unexpected '}', expected ':' or ';'" },
	{ "struct foo { int x; }\n"
	  "BEGIN { }",
	  "D_SYNTAX 2:7+1: syntax error: unexpected '{', expected ';' or ',' (is a ';' missing before 'BEGIN'?)" },
	{ "struct { int x } y;",
	  "D_SYNTAX 1:16+1: syntax error: unexpected '}', expected ':', ';' or ','" },
	{ "enum { A, B = , };",
	  "D_SYNTAX 1:15+1: syntax error: unexpected ',', expected an expression" },
	{ "inline int x;",
	  "D_SYNTAX 1:13+1: syntax error: unexpected ';', expected '='" },
	{ "BEGIN { \\001 }",
	  "D_SYNTAX 1:9+1: syntax error: unexpected '\\'" },
	{ "BEGIN { \303\251 = 1; }",
	  "D_SYNTAX 1:9+1: syntax error: unexpected byte 0xc3" },
	{ "BEGIN { x = 1 # 2; }",
	  "D_SYNTAX 1:15+1: syntax error: unexpected '#' (a line with a directive begins with '#')" },
	{ "",
	  "D_EMPTY 0:0+0: the script is empty: no probe clause and no declaration" },
	{ "  /* nothing */ // here\n",
	  "D_EMPTY 0:0+0: the script is empty: no probe clause and no declaration" },
	{ "#pragma D option quiet\n",
	  "D_EMPTY 0:0+0: the script is empty: no probe clause and no declaration" },
	{ "BEGIN { }\n"
	  "/* no end\n",
	  "D_SYNTAX 2:1+2: syntax error: end of file in a comment: no '*/' follows the '/*' here" },
	{ "# 12 \"foo.h\"\n"
	  "BEGIN { x = }",
	  "D_SYNTAX 12:13+1: syntax error: unexpected '}', expected an expression" },
	{ "pid$target:::entry { }",
	  "D_MACRO_UNDEF 1:1+18: $target is not set: no -c or -p is given" },
	{ "BEGIN { x = sizeof (int; }",
	  "D_SYNTAX 1:24+1: syntax error: unexpected ';', expected a type or ')'" },
	{ "BEGIN { (int x; }",
	  "D_SYNTAX 1:14+1: syntax error: unexpected identifier 'x', expected a type or ')'" },
	{ "BEGIN { x = \\\n"
	  "; }",
	  "D_SYNTAX 2:1+1: syntax error: unexpected ';', expected an expression" },
	{ "BEGIN\n"
	  "{\n"
	  "\tx = a +\n"
	  "\t\tb c;\n"
	  "}",
	  "D_SYNTAX 4:5+1: syntax error: unexpected identifier 'c', expected ';' or an operator" },
	{ "foo bar { }",
	  "D_SYNTAX 1:5+3: syntax error: unexpected 'bar' after a probe description, expected ',', '/' or '{'" },
	{ "BEGIN { x ? ; }",
	  "D_SYNTAX 1:13+1: syntax error: unexpected ';', expected an expression" },
	{ "= 1;",
	  "D_SYNTAX 1:1+1: syntax error: unexpected '=', expected a declaration or a probe description" },
	{ "int 5;",
	  "D_SYNTAX 1:5+1: syntax error: unexpected integer '5', expected a type, a name or ';'" },
	{ "BEGIN { a.b.; }",
	  "D_SYNTAX 1:13+1: syntax error: unexpected ';', expected a name" },
	{ "BEGIN { $; }",
	  "D_SYNTAX 1:9+1: syntax error: unexpected '$'" },
	{ "x$:: { }",
	  "D_SYNTAX 1:1+4: syntax error: no name follows '$' in a probe description" },
};
/* clang-format on */

#endif
