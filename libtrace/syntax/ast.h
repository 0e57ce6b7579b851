/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The abstract syntax tree: what the parser makes from text and what the checker annotates.
 *
 * Text -> tr_parse() -> struct tr_script -> check/ fills in the members marked (check) ->
 * code/ lowers. Nodes live in the handle's arena. Read from top to bottom: expressions,
 * statements, types as written, top-level items.
 */
#ifndef TR_AST_H
#define TR_AST_H

#include "base/base.h"

struct tr_type;
struct tr_var;

/* ---- expressions ------------------------------------------------------------------------- */

enum tr_nkind {
	N_INT,	    /* 42 'c' 0x1ull; a macro variable that is a number */
	N_STR,	    /* "text"; $$1 */
	N_IDENT,    /* x, self->x, this->x: .name, .scope */
	N_KSYM,	    /* mod`sym, `sym: .mod (NULL: any), .name */
	N_AGG,	    /* @name, @ (.name == "_"), with .args as keys */
	N_UNARY,    /* .op: - + ! ~ * & ++x --x x++ x-- (see enum tr_op) ; .a */
	N_BINARY,   /* .a op .b, && || ^^ included, and ',' */
	N_ASSIGN,   /* .a = .b, or .a op= .b with .op the operation (OP_NONE: plain) */
	N_TERNARY,  /* .a ? .b : .c */
	N_MEMBER,   /* .a . name, .a -> name (.arrow); keywords are legal names here */
	N_INDEX,    /* .a [ .args ]: array element or associative array */
	N_CALL,	    /* .name ( .args ), name may be mod`fun as written; actions too */
	N_CAST,	    /* (.tname) .a */
	N_SIZEOF,   /* sizeof .a, or sizeof (.tname) */
	N_OFFSETOF, /* offsetof(.tname, name) ; name may be a.b.c */
	N_STRINGOF, /* stringof .a, stringof(.a) */
	N_XLATE,    /* xlate < .tname > ( .a ) */
};

enum tr_op {
	OP_NONE,
	/* unary */
	OP_NEG,
	OP_PLUS,
	OP_LNOT,
	OP_BNOT,
	OP_DEREF,
	OP_ADDR,
	OP_PREINC,
	OP_PREDEC,
	OP_POSTINC,
	OP_POSTDEC,
	/* binary */
	OP_ADD,
	OP_SUB,
	OP_MUL,
	OP_DIV,
	OP_MOD,
	OP_SHL,
	OP_SHR,
	OP_AND,
	OP_OR,
	OP_XOR,
	OP_EQ,
	OP_NE,
	OP_LT,
	OP_LE,
	OP_GT,
	OP_GE,
	OP_LAND,
	OP_LOR,
	OP_LXOR,
	OP_COMMA,
};
const char *tr_op_name(enum tr_op op); /* as the user writes it */

enum tr_scope { SC_GLOBAL, SC_SELF, SC_THIS };

struct tr_node {
	enum tr_nkind kind;
	enum tr_op op;
	enum tr_scope scope;
	bool arrow;
	bool paren; /* stood in parentheses */
	struct tr_pos pos;

	uint64_t ival;		  /* N_INT */
	uint8_t iunsigned, ilong; /* its suffixes: u; number of l */
	bool ichar;		  /* a character literal, type int */
	bool idecimal;	  /* written in base 10: never becomes unsigned by itself, as in C */
	const char *sval; /* N_STR: bytes, NUL after slen */
	size_t slen;
	const char *mod, *name;
	struct tr_node *a, *b, *c;
	struct tr_node **args; /* nargs of them */
	size_t nargs;
	struct tr_tname *tname;
	uint32_t depth; /* of the tree below, at most TR_DEPTH_MAX of syntax/syntax.h */

	/* (check) */
	struct tr_type *type; /* of the value; strings have the string type */
	uint8_t more;	      /* code/: holds more than its type? 0 not asked, 1 no, 2 yes */
	bool lval;	      /* may be assigned, may have its address taken */
	struct tr_var *var;   /* N_IDENT, N_AGG, N_INDEX of an associative array */
	const struct tr_func_row *func; /* N_CALL: its row in the table of functions and actions */
	struct tr_act *act;		/* N_CALL of an action that records: where it records */
	const struct tr_member *member; /* N_MEMBER */
	struct tr_node *subst; /* stands for this node: inline, macro, translator member … */
	bool constant;	       /* .ival is the value (folded), type is an integer */
	size_t strmax; /* strings: bytes incl. NUL that the value can have at most; 0: strsize */
	void *info;    /* free for the checker's and the lowering's use */
};

/* ---- statements -------------------------------------------------------------------------- */

enum tr_skind { S_EXPR, S_IF, S_BLOCK, S_EMPTY };

struct tr_stmt {
	enum tr_skind kind;
	struct tr_pos pos;
	struct tr_node *expr;	    /* S_EXPR; S_IF: the condition */
	struct tr_stmt *then, *els; /* S_IF; els may be NULL */
	struct tr_stmt *body;	    /* S_BLOCK: first of a list */
	struct tr_stmt *next;
	uint32_t depth; /* of statements below */
	int number;	/* (check) action number in the clause, from 1 */
};

/* ---- types as written -------------------------------------------------------------------- */

enum tr_class { CL_NONE, CL_TYPEDEF, CL_EXTERN, CL_STATIC, CL_AUTO, CL_REGISTER, CL_SELF, CL_THIS };

struct tr_tspec { /* declaration specifiers, each counted as written; check/ judges combinations */
	struct tr_pos pos;
	enum tr_class cls;
	uint8_t nclass;
	uint8_t nsigned, nunsigned, nshort, nlong, nchar, nint, nfloat, ndouble, nvoid, nstring,
		nuserland;
	bool is_const, is_volatile, is_restrict;
	const char *name; /* typedef name or NULL */
	const char *mod;  /* mod`name, struct mod`tag */
	uint8_t nnames;	  /* typedef names and struct/union/enum specifiers seen */
	struct tr_sou *sou;
	struct tr_type *type; /* (types) resolved once for all declarators */
};

enum tr_soukind { SOU_STRUCT, SOU_UNION, SOU_ENUM };

struct tr_enumer {
	const char *name;
	struct tr_pos pos;
	struct tr_node *value; /* NULL: previous + 1 */
	struct tr_enumer *next;
};

struct tr_attr { /* what __attribute__((packed, aligned(n))) says of a layout */
	bool packed;
	uint32_t align; /* 0: nothing */
};

struct tr_sou {
	enum tr_soukind kind;
	struct tr_attr attr;
	struct tr_pos pos;
	const char *tag; /* NULL: anonymous */
	const char *mod;
	bool defined;		 /* has a { } */
	struct tr_decl *members; /* struct and union */
	struct tr_enumer *enums;
};

enum tr_dkind { DK_PTR, DK_ARRAY, DK_ASSOC, DK_FUNC };

/* One derivation step; the list runs outward from the identifier: int *x[3] is ARRAY then PTR. */
struct tr_deriv {
	enum tr_dkind kind;
	struct tr_node *size;	/* DK_ARRAY: NULL for [] */
	struct tr_decl *params; /* DK_ASSOC: key types; DK_FUNC: parameters (NULL: none given) */
	bool varargs;		/* DK_FUNC: ends in ... */
	struct tr_deriv *next;
};

/* One declared name: specifiers are shared by the declarators of one declaration. */
struct tr_decl {
	struct tr_pos pos;
	struct tr_tspec *spec;
	const char *name; /* NULL: abstract */
	struct tr_deriv *deriv;
	struct tr_node *bits; /* bit-field width */
	struct tr_attr attr;  /* of a member */
	struct tr_decl *next;
};

struct tr_tname { /* a type name in a cast, sizeof, xlate … */
	struct tr_decl *decl;
	struct tr_pos pos;
	struct tr_type *type; /* (check) */
};

/* ---- top level --------------------------------------------------------------------------- */

struct tr_pdesc { /* a probe description as written; empty fields are "" */
	struct tr_pos pos;
	const char *text; /* whole, macros replaced */
	const char *prv, *mod, *fun, *nam;
	uint32_t id; /* numeric description, else 0 */
	struct tr_pdesc *next;
};

struct tr_xmember { /* member of a translator: name = expr; */
	const char *name;
	struct tr_pos pos;
	struct tr_node *expr;
	bool busy; /* (check) being put in */
	struct tr_xmember *next;
};

struct tr_provprobe { /* probe of a provider declaration: probe name(args) : (xlated args) */
	const char *name;
	struct tr_pos pos;
	struct tr_decl *args, *xargs;
	struct tr_provprobe *next;
};

enum tr_ikind { I_CLAUSE, I_DECL, I_INLINE, I_TRANSLATOR, I_PROVIDER, I_PRAGMA };

struct tr_item {
	enum tr_ikind kind;
	struct tr_pos pos;
	struct tr_item *next;

	/* I_CLAUSE */
	struct tr_pdesc *pdescs;
	struct tr_node *pred;
	struct tr_stmt *body;
	bool has_body;		  /* false: no braces, the default action */
	struct tr_clause *clause; /* (check) */

	/* I_DECL (.decl list), I_INLINE (.decl one; .init), I_TRANSLATOR */
	struct tr_decl *decl;
	struct tr_node *init;
	/* I_TRANSLATOR: translator OUT < IN name > { members } : .decl is OUT's type (abstract),
	 * .input is the declaration of IN name */
	struct tr_decl *input;
	struct tr_xmember *xmembers;
	/* I_PROVIDER */
	const char *name;
	struct tr_provprobe *probes;
	/* I_PRAGMA: "D option quiet" is kind "D" … : .words as written, nwords */
	const char **words;
	size_t nwords;
};

struct tr_script {
	struct tr_item *items;
	struct tr_source *source;
};

/* ---- parsing ----------------------------------------------------------------------------- */

enum tr_parse_flags {
	TR_PARSE_LIBRARY = 1, /* a translator library: macros are not counted, pragmas bind to it */
	TR_PARSE_EMPTY_OK = 2, /* an empty script is fine */
	TR_PARSE_STDC = 4,
	TR_PARSE_LIST = 8, /* -l -s: only the descriptions matter */
};

/*
 * Parse text (src: its index as in tr_pos). Macros are replaced from t->args and the process;
 * is_type tells the lexer whether a name is a type: it is asked only where the grammar is
 * ambiguous (a name in parentheses, a name that begins a declaration) and the name is neither a
 * C or D base type nor typedef'ed in this script, since answering may mean reading BTF.
 * Returns NULL with the error recorded.
 */
struct tr_script *tr_parse(struct trace *t, uint32_t src, unsigned flags,
			   bool (*is_type)(struct trace *t, const char *mod, const char *name));
/* Parse an enabling of -n -P -m -f -i: a description, then maybe a predicate and clause. For -P, -m
 * and -f the caller hands a text in which the description is already completed. */

/* The tree as text, one node or statement a line (-x tree). */
void tr_ast_dump(FILE *out, const struct tr_script *script);

/* The error that stands, as the command prints it: malloc'ed. errtags: one line with the tag;
 * else also the source line with the place underlined. */
char *tr_diag_render(struct trace *t, bool errtags, bool colour);

/* Add a source text to the handle; it is not copied. Returns its index for tr_pos.src. */
uint32_t tr_source_add(struct trace *t, const char *name, const char *text, size_t len);

#endif
