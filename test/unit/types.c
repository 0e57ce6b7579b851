/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libtrace/types: base types, BTF (a made-up vmlinux with one module, then the running kernel's),
 * declarations and constants. Declarations are built as the parser would build them.
 */
#include <dirent.h>
#include <sys/stat.h>
#include <unistd.h>
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
	tr_arena_free(&t->arena);
	free(t);
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

/* ---- building what the parser builds */

static struct tr_node *node(enum tr_nkind kind, enum tr_op op, struct tr_node *a, struct tr_node *b)
{
	struct tr_node *n = tr_alloc(&t->arena, sizeof(*n));

	n->kind = kind;
	n->op = op;
	n->a = a;
	n->b = b;
	return n;
}

static struct tr_node *num(uint64_t v)
{
	struct tr_node *n = node(N_INT, OP_NONE, NULL, NULL);

	n->ival = v;
	n->idecimal = true;
	return n;
}

static struct tr_node *ident(const char *name)
{
	struct tr_node *n = node(N_IDENT, OP_NONE, NULL, NULL);

	n->name = name;
	return n;
}

static struct tr_node *bin(struct tr_node *a, enum tr_op op, struct tr_node *b)
{
	return node(N_BINARY, op, a, b);
}

static struct tr_node *neg(struct tr_node *a)
{
	return node(N_UNARY, OP_NEG, a, NULL);
}

/* Specifiers from words; anything that is not a keyword is a typedef name. */
static struct tr_tspec *spec(const char *words)
{
	struct tr_tspec *s = tr_alloc(&t->arena, sizeof(*s));
	char *save, *w, *copy = tr_strdup(&t->arena, words);
	struct {
		const char *word;
		uint8_t *count;
	} table[] = { { "signed", &s->nsigned },    { "unsigned", &s->nunsigned },
		      { "short", &s->nshort },	    { "long", &s->nlong },
		      { "char", &s->nchar },	    { "int", &s->nint },
		      { "float", &s->nfloat },	    { "double", &s->ndouble },
		      { "void", &s->nvoid },	    { "string", &s->nstring },
		      { "userland", &s->nuserland } };
	size_t i;

	for (w = strtok_r(copy, " ", &save); w; w = strtok_r(NULL, " ", &save)) {
		for (i = 0; i < TR_ARRAY_SIZE(table) && strcmp(table[i].word, w); i++)
			;
		if (i < TR_ARRAY_SIZE(table)) {
			++*table[i].count;
		} else if (!strcmp(w, "static")) {
			s->cls = CL_STATIC;
			s->nclass++;
		} else {
			s->name = w;
			s->nnames++;
		}
	}
	return s;
}

static struct tr_tspec *sou_spec(enum tr_soukind kind, const char *tag, struct tr_decl *members)
{
	struct tr_tspec *s = spec("");

	s->sou = tr_alloc(&t->arena, sizeof(*s->sou));
	s->sou->kind = kind;
	s->sou->tag = tag;
	s->sou->members = members;
	s->sou->defined = members != NULL;
	s->nnames = 1;
	return s;
}

static struct tr_deriv *step(enum tr_dkind kind, struct tr_node *size, struct tr_deriv *next)
{
	struct tr_deriv *d = tr_alloc(&t->arena, sizeof(*d));

	d->kind = kind;
	d->size = size;
	d->next = next;
	return d;
}

static struct tr_decl *decl(struct tr_tspec *s, struct tr_deriv *deriv, const char *name,
			    struct tr_decl *next)
{
	struct tr_decl *d = tr_alloc(&t->arena, sizeof(*d));

	d->spec = s;
	d->deriv = deriv;
	d->name = name;
	d->next = next;
	return d;
}

static struct tr_decl *bits(struct tr_tspec *s, const char *name, struct tr_node *w,
			    struct tr_decl *next)
{
	struct tr_decl *d = decl(s, NULL, name, next);

	d->bits = w;
	return d;
}

static struct tr_tname *tname(struct tr_tspec *s, struct tr_deriv *deriv)
{
	struct tr_tname *n = tr_alloc(&t->arena, sizeof(*n));

	n->decl = decl(s, deriv, NULL, NULL);
	return n;
}

static struct tr_type *type_of(const char *words, struct tr_deriv *deriv)
{
	return tr_decl_type(t, decl(spec(words), deriv, "x", NULL), NULL);
}

static const char *text_of(const char *words, struct tr_deriv *deriv)
{
	struct tr_type *type = type_of(words, deriv);

	return type ? tr_type_name(t, type) : "NULL";
}

static const char *tag_of(const char *words, struct tr_deriv *deriv)
{
	type_of(words, deriv);
	return failed();
}

/* ---- tests */

static void base_types(void)
{
	struct tr_type *l, *p;

	begin();
	l = tr_type_base(t, TB_ULONG);
	CHECK_INT(tr_type_size(t, l), 8);
	CHECK(!tr_type_is_signed(l));
	CHECK(tr_type_is_signed(tr_type_base(t, TB_INT8)));
	CHECK_INT(tr_type_size(t, tr_type_base(t, TB_STRING)), 256);
	CHECK_INT(tr_type_size(t, tr_type_base(t, TB_LDOUBLE)), 16);
	CHECK(tr_type_same(tr_type_base(t, TB_UINT64), l));
	CHECK(!tr_type_same(tr_type_base(t, TB_INT64), l));
	p = tr_type_ptr(t, l);
	CHECK(p == tr_type_ptr(t, l));
	CHECK(tr_type_user_ptr(t, l)->user && !p->user);
	CHECK_INT(tr_type_size(t, tr_type_array(t, tr_type_array(t, p, 3), 4)), 96);
	CHECK_STR(tr_type_name(t, tr_type_array(t, tr_type_ptr(t, p), 3)), "unsigned long **[3]");
	CHECK_STR(tr_type_name(t, tr_type_ptr(t, tr_type_array(t, p, 3))), "unsigned long *(*)[3]");
	CHECK_INT(tr_type_size(t, tr_type_stack(t, T_USTACK, 10)), 88);
	CHECK_INT(tr_type_size(t, tr_type_sym(t, T_USYM, SYM_MOD)), 16);
	CHECK_STR(tr_type_name(t, tr_type_lookup(t, NULL, 0, "size_t")), "size_t");
	CHECK(tr_type_lookup(t, NULL, 0, "pid_t") == tr_type_lookup(t, NULL, 0, "pid_t"));
	CHECK(tr_type_is_builtin_name("hrtime_t") && !tr_type_is_builtin_name("task_struct"));
	CHECK(!t->types->tried); /* none of this reads BTF */
	end();
}

static void specifiers(void)
{
	begin();
	CHECK_STR(text_of("unsigned", NULL), "unsigned int");
	CHECK_STR(text_of("long unsigned int long", NULL), "unsigned long long");
	CHECK_STR(text_of("long double", NULL), "long double");
	CHECK_STR(text_of("signed char", NULL), "signed char");
	CHECK_STR(tag_of("unsigned unsigned", NULL), "D_DECL_COMBO");
	CHECK_STR(tag_of("short short", NULL), "D_DECL_COMBO");
	CHECK_STR(tag_of("long long long", NULL), "D_DECL_COMBO");
	CHECK_STR(tag_of("int float", NULL), "D_DECL_COMBO");
	CHECK_STR(tag_of("int size_t", NULL), "D_DECL_COMBO");
	CHECK_STR(tag_of("short char", NULL), "D_DECL_CHARATTR");
	CHECK_STR(tag_of("unsigned void", NULL), "D_DECL_VOIDATTR");
	CHECK_STR(tag_of("unsigned float", NULL), "D_DECL_SIGNINT");
	CHECK_STR(tag_of("unsigned size_t", NULL), "D_DECL_SIGNINT");
	CHECK_STR(tag_of("long float", NULL), "D_DECL_LONGINT");
	CHECK_STR(tag_of("long string", NULL), "D_DECL_LONGINT");
	CHECK_STR(tag_of("static int", NULL), "D_DECL_BADCLASS");
	CHECK_STR(tag_of("static static int", NULL), "D_DECL_CLASS");
	CHECK(!t->types->tried);
	end();
}

static void declarators(void)
{
	struct tr_deriv *fn, *assoc;
	struct tr_type *type;

	begin();
	CHECK_STR(text_of("int", step(DK_ARRAY, num(3), step(DK_PTR, NULL, NULL))), "int *[3]");
	CHECK_STR(text_of("int", step(DK_PTR, NULL, step(DK_ARRAY, num(3), NULL))), "int (*)[3]");
	CHECK_STR(text_of("char", step(DK_ARRAY, num(2), step(DK_ARRAY, num(5), NULL))),
		  "char [2][5]");
	fn = step(DK_FUNC, NULL, NULL);
	fn->params = decl(spec("int"), NULL, "a",
			  decl(spec("char"), step(DK_ARRAY, NULL, NULL), NULL, NULL));
	fn->varargs = true;
	CHECK_STR(text_of("void", step(DK_PTR, NULL, fn)), "void (*)(int, char *, ...)");
	fn = step(DK_FUNC, NULL, NULL);
	fn->params = decl(spec("void"), NULL, NULL, NULL);
	CHECK_STR(text_of("int", fn), "int (void)");
	type = tr_decl_type(
		t, decl(spec("int"), step(DK_ASSOC, NULL, step(DK_PTR, NULL, NULL)), "a", NULL),
		&assoc);
	CHECK(assoc && assoc->kind == DK_ASSOC);
	CHECK_STR(tr_type_name(t, type), "int *");
	CHECK(type_of("userland char", step(DK_PTR, NULL, NULL))->user);
	end();
}

static struct tr_deriv *func(struct tr_decl *params, bool varargs)
{
	struct tr_deriv *fn = step(DK_FUNC, NULL, NULL);

	fn->params = params;
	fn->varargs = varargs;
	return fn;
}

static void declarator_errors(void)
{
	struct tr_deriv *ptr;

	begin();
	ptr = step(DK_PTR, NULL, NULL);
	CHECK_STR(tag_of("int", step(DK_ARRAY, NULL, NULL)), "D_DECL_ARRNULL");
	CHECK_STR(tag_of("int", step(DK_ARRAY, num(0), NULL)), "D_DECL_ARRSUB");
	CHECK_STR(tag_of("int", step(DK_ARRAY, neg(num(1)), NULL)), "D_DECL_ARRSUB");
	CHECK_STR(tag_of("int", step(DK_ARRAY, ident("nosuchvariable"), NULL)), "D_DECL_ARRSUB");
	CHECK_STR(tag_of("int", step(DK_ARRAY, num(1ull << 31), NULL)), "D_DECL_ARRBIG");
	CHECK_STR(tag_of("int", step(DK_ARRAY, bin(num(1), OP_DIV, num(0)), NULL)), "D_DIV_ZERO");
	CHECK_STR(tag_of("void", step(DK_ARRAY, num(2), NULL)), "D_DECL_VOIDOBJ");
	CHECK_STR(tag_of("int", step(DK_PTR, NULL, step(DK_ASSOC, NULL, NULL))), "D_DECL_ARRSUB");
	CHECK_STR(tag_of("int", func(decl(spec("void"), NULL, "x", NULL), false)),
		  "D_DECL_PROTO_NAME");
	CHECK_STR(tag_of("int",
			 func(decl(spec("void"), NULL, NULL, decl(spec("int"), NULL, NULL, NULL)),
			      false)),
		  "D_DECL_PROTO_VOID");
	CHECK_STR(tag_of("int", func(decl(spec("void"), ptr, "x", NULL), false)), "none");
	CHECK_STR(tag_of("int", func(NULL, true)), "D_DECL_PROTO_VARARGS");
	CHECK_STR(tag_of("int", func(decl(spec("static int"), NULL, NULL, NULL), false)),
		  "D_DECL_PARMCLASS");
	CHECK_STR(tag_of("int", func(NULL, false)), "none");
	type_of("no_such_type_t", NULL);
	CHECK_STR(failed(), "D_TYPE_ERR");
	type_of("hrtme_t", NULL);
	CHECK_STR(t->diag.hint, "did you mean 'hrtime_t'?");
	CHECK_STR(failed(), "D_TYPE_ERR");
	end();
}

static long long offset(struct tr_type *type, const char *name)
{
	uint32_t off = 0;

	return tr_type_member(t, type, name, &off) ? (long long)off : -1;
}

/* Compared with what this compiler does with the same definition. */
struct like {
	char a;
	long b;
	union {
		short c;
		char d[5];
	};
	unsigned int e : 3, f : 30;
	unsigned char g : 5;
	unsigned long h : 40;
	char z;
};

static int first_bit(const void *data)
{
	const unsigned char *p = data;
	int n = 0;

	while (!(p[n / 8] >> n % 8 & 1))
		n++;
	return n;
}

static void layout(void)
{
	struct tr_decl *u, *m;
	struct tr_type *type;

	begin();
	u = decl(spec("short"), NULL, "c",
		 decl(spec("char"), step(DK_ARRAY, num(5), NULL), "d", NULL));
	m = decl(spec("char"), NULL, "z", NULL);
	m = bits(spec("unsigned long"), "h", num(40), m);
	m = bits(spec("unsigned char"), "g", num(5), m);
	m = bits(spec("unsigned int"), "e", num(3), bits(spec("unsigned"), "f", num(30), m));
	m = decl(sou_spec(SOU_UNION, NULL, u), NULL, NULL, m);
	m = decl(spec("char"), NULL, "a", decl(spec("long"), NULL, "b", m));
	CHECK_INT(tr_decl_tag(t, decl(sou_spec(SOU_STRUCT, "like", m), NULL, NULL, NULL)), 0);
	type = tr_type_lookup(t, NULL, 's', "like");
	CHECK_STR(tr_type_name(t, type), "struct like");
	CHECK_INT(tr_type_size(t, type), sizeof(struct like));
	CHECK_INT(tr_type_align(t, type), _Alignof(struct like));
	CHECK_INT(offset(type, "b"), 8 * offsetof(struct like, b));
	CHECK_INT(offset(type, "d"), 8 * offsetof(struct like, d));
	CHECK_INT(offset(type, "z"), 8 * offsetof(struct like, z));
	CHECK_INT(offset(type, "e"), first_bit(&(struct like){ .e = 1 }));
	CHECK_INT(offset(type, "f"), first_bit(&(struct like){ .f = 1 }));
	CHECK_INT(offset(type, "g"), first_bit(&(struct like){ .g = 1 }));
	CHECK_INT(offset(type, "h"), first_bit(&(struct like){ .h = 1 }));
	CHECK_INT(offset(type, "nonesuch"), -1);
	CHECK(!t->types->tried);
	end();
}

static int define(enum tr_soukind kind, const char *tag, struct tr_decl *members)
{
	return tr_decl_tag(t, decl(sou_spec(kind, tag, members), NULL, NULL, NULL));
}

static const char *member_tag(struct tr_decl *members)
{
	define(SOU_STRUCT, NULL, members);
	return failed();
}

static void sou_errors(void)
{
	struct tr_tspec *self;

	begin();
	CHECK_STR(member_tag(decl(spec("int"), NULL, NULL, NULL)), "D_DECL_MNAME");
	CHECK_STR(member_tag(decl(spec("int"), NULL, "a", decl(spec("int"), NULL, "a", NULL))),
		  "D_UNKNOWN");
	CHECK_STR(member_tag(decl(spec("void"), NULL, "a", NULL)), "D_DECL_VOIDOBJ");
	CHECK_STR(member_tag(bits(spec("int"), "a", num(0), NULL)), "D_DECL_BFCONST");
	CHECK_STR(member_tag(bits(spec("int"), "a", neg(num(1)), NULL)), "D_DECL_BFCONST");
	CHECK_STR(member_tag(bits(spec("int"), "a", num(33), NULL)), "D_DECL_BFSIZE");
	CHECK_STR(member_tag(bits(spec("float"), "a", num(3), NULL)), "D_DECL_BFTYPE");
	CHECK_STR(member_tag(decl(spec("static int"), NULL, "a", NULL)), "D_DECL_BADCLASS");
	self = sou_spec(SOU_STRUCT, "list", NULL);
	CHECK_INT(define(SOU_STRUCT, "list", decl(self, step(DK_PTR, NULL, NULL), "next", NULL)),
		  0);
	CHECK_INT(tr_type_size(t, tr_type_lookup(t, NULL, 's', "list")->members->type->ref), 8);
	define(SOU_STRUCT, "list", decl(spec("int"), NULL, "a", NULL));
	CHECK_STR(failed(), "D_DECL_TYPERED");
	define(SOU_UNION, "list", decl(spec("int"), NULL, "a", NULL));
	CHECK_STR(failed(), "D_DECL_TYPERED");
	self = sou_spec(SOU_STRUCT, "in_itself", NULL);
	define(SOU_STRUCT, "in_itself", decl(self, NULL, "a", NULL));
	CHECK_STR(failed(), "D_DECL_INCOMPLETE");
	tr_decl_tag(t, decl(spec("int"), NULL, NULL, NULL));
	CHECK_STR(failed(), "D_DECL_USELESS");
	end();
}

static void typedefs(void)
{
	begin();
	CHECK_INT(tr_decl_typedef(t, decl(spec("int"), step(DK_PTR, NULL, NULL), "ip_t", NULL)), 0);
	CHECK_STR(text_of("ip_t", step(DK_ARRAY, num(2), NULL)), "ip_t [2]");
	CHECK_STR(tr_type_name(t, tr_type_resolve(type_of("ip_t", NULL))), "int *");
	CHECK_INT(tr_decl_typedef(t, decl(spec("int"), step(DK_PTR, NULL, NULL), "ip_t", NULL)), 0);
	tr_decl_typedef(t, decl(spec("long"), NULL, "ip_t", NULL));
	CHECK_STR(failed(), "D_DECL_IDRED");
	CHECK_INT(tr_decl_typedef(t, decl(spec("int"), NULL, "pid_t", NULL)), 0);
	/* headers define those that are always there their own way: once */
	CHECK_INT(tr_decl_typedef(t, decl(spec("long"), NULL, "pid_t", NULL)), 0);
	CHECK_STR(tr_type_name(t, tr_type_resolve(type_of("pid_t", NULL))), "long");
	tr_decl_typedef(t, decl(spec("int"), NULL, "pid_t", NULL));
	CHECK_STR(failed(), "D_DECL_IDRED");
	tr_decl_typedef(t, decl(spec("long"), NULL, "int32_t", NULL));
	CHECK_STR(failed(), "D_DECL_IDRED");
	CHECK(!t->types->tried);
	end();
}

static struct tr_enumer *enumer(const char *name, struct tr_node *value, struct tr_enumer *next)
{
	struct tr_enumer *e = tr_alloc(&t->arena, sizeof(*e));

	e->name = name;
	e->value = value;
	e->next = next;
	return e;
}

static const char *enum_tag(const char *tag, struct tr_enumer *list)
{
	struct tr_tspec *s = sou_spec(SOU_ENUM, tag, NULL);

	s->sou->enums = list;
	s->sou->defined = true;
	tr_decl_tag(t, decl(s, NULL, NULL, NULL));
	return failed();
}

static void enums(void)
{
	struct tr_enumval *v;
	struct tr_type *type;
	int64_t value = 0;

	begin();
	CHECK_STR(enum_tag("fruit", enumer("APPLE", NULL,
					   enumer("PEAR", num(7), enumer("FIG", NULL, NULL)))),
		  "none");
	type = tr_type_lookup(t, NULL, 'e', "fruit");
	CHECK(tr_type_enumerator(t, "FIG", &value) == type);
	CHECK_INT(value, 8);
	CHECK_INT(tr_type_size(t, type), 4);
	v = tr_type_enums(t, type);
	CHECK(v && v->next && v->next->next && !v->next->next->next);
	CHECK_INT(tr_const_int(t, bin(ident("PEAR"), OP_SHL, num(2)), &value), 0);
	CHECK_INT(value, 28);
	CHECK_STR(enum_tag("nuts", enumer("FIG", NULL, NULL)), "D_DECL_IDRED");
	CHECK_STR(enum_tag("fruit", enumer("PLUM", NULL, NULL)), "D_DECL_TYPERED");
	CHECK_STR(enum_tag("big", enumer("MAX", num(INT32_MAX), enumer("MORE", NULL, NULL))),
		  "D_DECL_ENOFLOW");
	CHECK_STR(enum_tag("bad", enumer("BAD", ident("nosuchthing"), NULL)), "D_DECL_ENCONST");
	CHECK_STR(enum_tag("twice", enumer("DUP", NULL, enumer("DUP", NULL, NULL))), "D_UNKNOWN");
	end();
}

static long long value_of(struct tr_node *n)
{
	int64_t v = -12345;

	tr_const_int(t, n, &v);
	return v;
}

static struct tr_node *cast(const char *words, struct tr_node *a)
{
	struct tr_node *n = node(N_CAST, OP_NONE, a, NULL);

	n->tname = tname(spec(words), NULL);
	return n;
}

static struct tr_node *size_of(const char *words)
{
	struct tr_node *n = node(N_SIZEOF, OP_NONE, NULL, NULL);

	n->tname = tname(spec(words), NULL);
	return n;
}

static void constants(void)
{
	struct tr_node *tern;

	begin();
	CHECK_INT(value_of(bin(num(2), OP_ADD, bin(num(3), OP_MUL, num(4)))), 14);
	CHECK_INT(value_of(bin(neg(num(7)), OP_DIV, num(2))), -3);
	CHECK_INT(value_of(bin(neg(num(7)), OP_MOD, num(2))), -1);
	CHECK_INT(value_of(bin(neg(num(1)), OP_LT, size_of("int"))), 0); /* unsigned */
	CHECK_INT(value_of(bin(neg(num(1)), OP_SHR, num(1))), -1);
	CHECK_INT(value_of(node(N_UNARY, OP_BNOT, num(0), NULL)), -1);
	CHECK_INT(value_of(cast("unsigned char", num(0x1ff))), 255);
	CHECK_INT(value_of(cast("signed char", num(0xff))), -1);
	CHECK_INT(value_of(cast("uint32_t", neg(num(1)))), 0xffffffff);
	CHECK_INT(value_of(size_of("long")), 8);
	CHECK_INT(value_of(bin(num(0), OP_LAND, bin(num(1), OP_DIV, num(0)))), 0);
	CHECK_INT(value_of(bin(num(3), OP_LXOR, num(0))), 1);
	CHECK_INT(value_of(bin(num(1ull << 40), OP_SUB, num(1))), (1ll << 40) - 1);
	tern = node(N_TERNARY, OP_NONE, num(0), bin(num(1), OP_MOD, num(0)));
	tern->c = num(9);
	CHECK_INT(value_of(tern), 9);
	CHECK_STR(failed(), "none");
	CHECK_INT(value_of(bin(num(1), OP_MOD, num(0))), -12345);
	CHECK_STR(failed(), "D_DIV_ZERO");
	end();
}

/* ---- a made-up kernel */

static char dir[64];

static void write_image(const char *name, struct btf *btf)
{
	char path[128];
	uint32_t size;
	const void *data = btf__raw_data(btf, &size);
	FILE *f;

	snprintf(path, sizeof(path), "%s/%s", dir, name);
	f = fopen(path, "w");
	if (f) {
		fwrite(data, 1, size, f);
		fclose(f);
	}
}

/* struct many: twelve anonymous members of a type with twelve of another one, and so on. */
static void add_many(struct btf *b, int i32)
{
	int inner = i32;

	for (int level = 0; level < 12; level++) {
		int type = btf__add_struct(b, level < 11 ? "" : "many", 96);

		for (int i = 0; i < 12; i++)
			btf__add_field(b, level ? "" : "deep", inner, (uint32_t)i * 64, 0);
		inner = type;
	}
}

/* struct thing { int a; int b:3; union { long c; char d; }; struct modthing *m; } */
static void make_kernel(void)
{
	struct btf *b = btf__new_empty(), *mod;
	int i32 = btf__add_int(b, "int", 4, BTF_INT_SIGNED), u, fwd, pfwd, cint, proto, pvoid;

	strcpy(dir, "/tmp/tr-unit-types.XXXXXX");
	CHECK(mkdtemp(dir));
	u = btf__add_union(b, "", 8);
	btf__add_field(b, "c", i32, 0, 0);
	btf__add_field(b, "d", i32, 0, 0);
	fwd = btf__add_fwd(b, "modthing", BTF_FWD_STRUCT);
	pfwd = btf__add_ptr(b, fwd);
	pvoid = btf__add_ptr(b, 0);
	cint = btf__add_const(b, i32);
	btf__add_struct(b, "thing", 24);
	btf__add_field(b, "a", cint, 0, 0);
	btf__add_field(b, "b", i32, 32, 3);
	btf__add_field(b, "", u, 64, 0);
	btf__add_field(b, "m", pfwd, 128, 0);
	proto = btf__add_func_proto(b, i32);
	btf__add_func_param(b, "p", pfwd);
	btf__add_func_param(b, "", 0);
	btf__add_func(b, "do_thing", BTF_FUNC_STATIC, proto);
	proto = btf__add_func_proto(b, 0);
	btf__add_func_param(b, "__data", pvoid);
	btf__add_func_param(b, "p", pfwd);
	btf__add_typedef(b, "btf_trace_thing_done", btf__add_ptr(b, proto));
	btf__add_var(b, "a_thing", BTF_VAR_STATIC, u);
	btf__add_enum(b, "signs", 4);
	btf__add_enum_value(b, "MINUS", -1);
	btf__add_enum64(b, "wide", 8, false);
	btf__add_enum64_value(b, "WIDE", 1ull << 40);
	btf__add_ptr(b, btf__add_type_tag(b, "user", i32));
	btf__add_typedef(b, "uptr_t", (int)btf__type_cnt(b) - 1);
	add_many(b, i32);
	write_image("vmlinux", b);
	mod = btf__new_empty_split(b);
	btf__add_func(mod, "first_string", BTF_FUNC_STATIC, proto);
	btf__add_struct(mod, "modthing", 8);
	btf__add_field(mod, "x", i32, 0, 0);
	btf__add_field(mod, "y", i32, 32, 0);
	btf__add_func(mod, "mod_func", BTF_FUNC_STATIC, proto);
	write_image("amod", mod);
	btf__free(mod);
	btf__free(b);
}

static void remove_kernel(void)
{
	char path[128];

	snprintf(path, sizeof(path), "%s/vmlinux", dir);
	unlink(path);
	snprintf(path, sizeof(path), "%s/amod", dir);
	unlink(path);
	rmdir(dir);
}

static void check_struct(bool first)
{
	struct tr_type *s = tr_type_lookup(t, NULL, 's', "thing"), *m;
	uint32_t off;

	CHECK(s != NULL);
	CHECK(!tr_type_lookup(t, NULL, 'u', "thing") && !tr_type_lookup(t, NULL, 0, "thing"));
	CHECK(s == tr_type_lookup(t, "vmlinux", 's', "thing"));
	CHECK(s == tr_type_lookup(t, "amod", 's', "thing"));
	CHECK(!tr_type_lookup(t, "nomod", 's', "thing"));
	CHECK_INT(tr_type_size(t, s), 24);
	CHECK_INT(tr_type_member(t, s, "b", &off)->bits, 3);
	CHECK_INT(off, 32);
	CHECK(tr_type_member(t, s, "d", &off) != NULL);
	CHECK_INT(off, 64);
	m = tr_type_member(t, s, "m", &off)->type->ref;
	CHECK_INT(m->kind, first ? T_FWD : T_STRUCT);
	CHECK_INT(offset(m, "y"), 32); /* completed from the module */
	CHECK_INT(m->kind, T_STRUCT);
	CHECK_INT(tr_type_size(t, m), 8);
	CHECK(tr_type_same(m, tr_type_lookup(t, "amod", 's', "modthing")));
	CHECK(!tr_type_complete(t, tr_type_new(t, T_FWD, "nowhere")));
}

static void check_functions(void)
{
	struct tr_type *fn;
	uint32_t id = 0;
	int fd = -1;

	fn = tr_type_func(t, NULL, "do_thing", &id, &fd);
	CHECK(fn && id > 0);
	CHECK_INT(fd, 0);
	CHECK_STR(tr_type_decl_name(t, fn, "do_thing"), "int do_thing(struct modthing *, ...)");
	CHECK(!tr_type_func(t, NULL, "do_thing.isra.0", &id, NULL));
	CHECK(tr_type_func(t, NULL, "mod_func", &id, NULL) != NULL);
	CHECK(!tr_type_func(t, "vmlinux", "mod_func", &id, NULL));
	CHECK(tr_type_func(t, "amod", "first_string", &id, NULL) != NULL);
	fn = tr_type_rawtp(t, "thing_done", &id, &fd);
	CHECK_STR(tr_type_name(t, fn), "void (struct modthing *)");
	CHECK(!tr_type_rawtp(t, "nothing_done", &id, &fd));
	CHECK_STR(tr_type_name(t, tr_type_var(t, NULL, "a_thing")), "union {...}");
}

static void check_values(void)
{
	struct tr_type *type;
	int64_t v = 0;

	CHECK(tr_type_enumerator(t, "MINUS", &v) == tr_type_lookup(t, NULL, 'e', "signs"));
	CHECK_INT(v, -1);
	CHECK(tr_type_enumerator(t, "WIDE", &v) != NULL);
	CHECK_INT(v, 1ll << 40);
	CHECK(!tr_type_enumerator(t, "NARROW", &v));
	CHECK(!tr_type_enumerator(t, "NARROW", &v));
	type = tr_type_lookup(t, NULL, 0, "uptr_t");
	CHECK(type && type->ref->user);
}

/* Arrays that are their own elements: they are nothing, and nobody looks for their end. */
static void array_in_itself(void)
{
	struct tr_type a = { .kind = T_ARRAY, .nelems = 2 }, b = { .kind = T_ARRAY, .nelems = 1 };

	begin();
	a.ref = &b;
	b.ref = &a;
	CHECK(!tr_type_complete(t, &a));
	CHECK_INT(tr_type_size(t, &a), 0);
	tr_type_align(t, &a);
	CHECK(tr_type_name(t, &a) != NULL);
	end();
}

/* Each type is looked into once, however many members have it. */
static void check_many(void)
{
	struct tr_type *s;

	begin();
	tr_types_set_dir(t, dir);
	s = tr_type_lookup(t, NULL, 's', "many");
	CHECK_INT(offset(s, "deep"), 0);
	CHECK(!tr_type_member(t, s, "deeep", NULL));
	tr_error(t, D_TYPE_MEMBER, (struct tr_pos){ 0 }, "no member");
	tr_type_member_hint(t, s, "deeep");
	CHECK_STR(t->diag.hint, "did you mean 'deep'?");
	end();
}

static void made_up_btf(void)
{
	struct tr_type *fn;
	int i;

	make_kernel();
	begin();
	tr_types_set_dir(t, dir);
	fn = tr_type_func(t, NULL, "do_thing", NULL, NULL);
	CHECK_STR(tr_type_name(t, fn), "int (struct modthing *, ...)");
	for (i = 0; i < 3; i++) { /* by scan, then by index */
		check_struct(i == 0);
		check_functions();
		check_values();
	}
	tr_error(t, D_TYPE_MEMBER, (struct tr_pos){ 0 }, "no member");
	tr_type_hint(t, 's', "thng");
	CHECK_STR(t->diag.hint, "did you mean 'struct thing'?");
	end();
	check_many();
	remove_kernel();
}

static void no_btf_at_all(void)
{
	int64_t v;

	begin();
	tr_types_set_dir(t, "/nonexistent");
	CHECK(!tr_type_lookup(t, NULL, 's', "task_struct"));
	CHECK(!tr_type_lookup(t, "ext4", 's', "task_struct"));
	CHECK(!tr_type_enumerator(t, "X", &v));
	CHECK(!tr_type_func(t, NULL, "vfs_read", NULL, NULL));
	CHECK(tr_type_lookup(t, NULL, 0, "u32") != NULL);
	end();
}

/* ---- the running kernel */

static void running_kernel(void)
{
	struct tr_type *task, *comm;
	struct trace *first;
	uint32_t off;

	begin();
	if (access("/sys/kernel/btf/vmlinux", R_OK) != 0) {
		unit_skip("no BTF of this kernel");
		end();
		return;
	}
	task = tr_type_lookup(t, NULL, 's', "task_struct");
	CHECK(task && tr_type_size(t, task) > 1000);
	comm = tr_type_member(t, task, "comm", &off)->type;
	CHECK_STR(tr_type_decl_name(t, comm, "comm"), "char comm[16]");
	CHECK(tr_type_align(t, task) >= 8);
	CHECK(tr_type_func(t, NULL, "vfs_read", NULL, NULL) != NULL);
	CHECK(tr_type_rawtp(t, "sched_switch", NULL, NULL) != NULL);
	first = t; /* two handles do not know of each other */
	begin();
	CHECK(tr_type_lookup(t, NULL, 's', "task_struct") != task);
	end();
	t = first;
	CHECK(tr_type_member(t, task, "pid", &off) != NULL);
	end();
}

int main(void)
{
	RUN(base_types);
	RUN(specifiers);
	RUN(declarators);
	RUN(declarator_errors);
	RUN(layout);
	RUN(sou_errors);
	RUN(typedefs);
	RUN(enums);
	RUN(constants);
	RUN(made_up_btf);
	RUN(array_in_itself);
	RUN(no_btf_at_all);
	RUN(running_kernel);
	return unit_end();
}
