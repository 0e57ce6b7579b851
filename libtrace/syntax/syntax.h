/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Inside the parser: text -> lex.l (raw tokens) -> token.c (type names, virtual ';') -> parse.y.
 *
 * lex.l knows where it is by itself (enum tr_mode), never from the parser, so that tokens can be
 * read ahead. Everything that outlives the parse is in the handle's arena.
 */
#ifndef TR_SYNTAX_H
#define TR_SYNTAX_H

#include "handle.h"
#include "syntax/ast.h"

/* Deeper trees are refused, so that later stages may walk them by recursion. */
#define TR_DEPTH_MAX 3000
#define TR_DERIV_MAX 128

struct tr_loc {		   /* a range of the text: what bison carries as @1 */
	struct tr_pos pos; /* of its first byte; .len is filled in by tr_loc_pos */
	uint32_t off, end; /* bytes of the text */
	uint32_t eline;	   /* line of its last byte */
};

struct tr_sym {
	const char *mod, *name; /* mod NULL: no backquote */
};

struct tr_nodes { /* list under construction */
	struct tr_node **v;
	size_t n, cap;
};

struct tr_stmts {
	struct tr_stmt *first, *last;
};

struct tr_decls {
	struct tr_decl *first, *last;
	bool varargs;
};

struct tr_enumers {
	struct tr_enumer *first, *last;
};

struct tr_xmembers {
	struct tr_xmember *first, *last;
};

struct tr_provprobes {
	struct tr_provprobe *first, *last;
};

struct tr_pdescs {
	struct tr_pdesc *first, *last;
};

union tr_value {
	const char *name;
	struct tr_sym sym;
	struct tr_node *node;
	struct tr_nodes *nodes;
	struct tr_stmt *stmt;
	struct tr_stmts stmts;
	struct tr_tspec *spec;
	struct tr_sou *sou;
	struct tr_decl *decl;
	struct tr_decls decls;
	struct tr_deriv *deriv;
	struct tr_tname *tname;
	struct tr_pdesc *pdesc;
	struct tr_pdescs pdescs;
	struct tr_enumer *enumer;
	struct tr_enumers enumers;
	struct tr_xmember *xmember;
	struct tr_xmembers xmembers;
	struct tr_provprobe *pprobe;
	struct tr_provprobes pprobes;
	struct tr_item *item;
	struct tr_attr attr;
	int num;
};

enum tr_mode {
	TR_M_TOP,  /* between items: probe descriptions and what begins a declaration */
	TR_M_PRED, /* between the slashes of a predicate */
	TR_M_BODY, /* in a clause's braces */
	TR_M_DECL, /* in a declaration, up to its ';' */
};

struct tr_token {
	int kind;
	bool virtual;	   /* a ';' that nobody wrote */
	enum tr_mode mode; /* of the lexer before it */
	union tr_value val;
	struct tr_loc loc;
};

struct tr_bracket {
	char c;
	struct tr_pos pos;
};

#define TR_LOOKAHEAD 80

struct tr_parser {
	struct trace *t;
	unsigned flags;
	bool (*is_type)(struct trace *t, const char *mod, const char *name);
	struct tr_script *script;
	struct tr_item **tail;
	void *scanner;

	/* lexer: what is next in the text */
	const char *text;
	uint32_t src; /* its index, whatever line markers say */
	size_t len, off;
	struct tr_pos at;
	struct tr_loc loc; /* of the token being made */
	enum tr_mode mode;
	TR_VEC(struct tr_bracket) open;
	int ternary; /* '?' without ':' in the predicate */
	int last;    /* raw kind of the previous token */
	uint32_t last_line, last_end;
	struct tr_attr attr; /* of the member that the next ',' or ';' ends */
	bool in_provider, in_translator;
	bool defaultargs;

	/* token filter */
	struct tr_token queue[TR_LOOKAHEAD];
	unsigned qhead, qlen;
	int prev[2];		       /* kinds of the two tokens before, newest first */
	struct tr_loc tokloc, prevloc; /* of the tokens given last */
	bool tokvirtual;
	bool in_init; /* after '=' in a declaration: names are values */
	bool in_xlate;

	struct tr_map names;	/* every name once */
	struct tr_map typedefs; /* of this script */
	struct tr_map vars;	/* names used or declared as values */
	struct tr_map asked;	/* is_type's answers */
};

/* lex.l */
int tr_lex_open(struct tr_parser *p);
void tr_lex_close(struct tr_parser *p);
void tr_lex_raw(struct tr_parser *p, struct tr_token *tok);

/* attr.c */
/* What an __attribute__ of n characters says; -EINVAL: it is wrong. */
int tr_lex_attribute(struct tr_parser *p, const char *s, size_t n, struct tr_attr *attr);
void tr_attr_add(struct tr_attr *a, struct tr_attr b); /* b stands behind a */

/* token.c */
int tr_yylex(union tr_value *val, struct tr_loc *loc, struct tr_parser *p);
bool tr_is_type_name(struct tr_parser *p, const char *mod, const char *name);
const char *tr_intern(struct tr_parser *p, const char *s, size_t n);

/* keyword.c */
enum { TR_KW_ANY = 1, TR_KW_TOP = 2, TR_KW_PROVIDER = 4 };
enum { TR_KW_DECL = 8 }; /* begins a declaration */
int tr_keyword(const char *s, size_t n, unsigned where, bool *decl);

/* scan.c: character-level lookahead; offsets into p->text */
bool tr_pred_closes(struct tr_parser *p, size_t off);
int tr_word_decl(struct tr_parser *p, size_t off, size_t len, size_t *take);
size_t tr_skip_space(struct tr_parser *p, size_t off, bool *newline);
bool tr_is_desc_char(int c);

/* literal.c */
int tr_lex_int(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok);
int tr_lex_char(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok);
int tr_lex_str(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok);
struct tr_node *tr_text_node(struct tr_parser *p, const char *s, size_t n); /* with escapes */

/* macro.c */
int tr_lex_macro(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok);
int tr_macro_expand(struct tr_parser *p, const char *s, size_t n, struct tr_buf *out);

/* desc.c */
struct tr_pdesc *tr_desc_new(struct tr_parser *p, const char *s, size_t n);

/* directive.c: lines that begin with '#'. 1: tok is a pragma, 0: nothing, negative: error */
int tr_directive(struct tr_parser *p, const char *s, size_t n, struct tr_item **item);

/* node.c */
struct tr_pos tr_loc_pos(const struct tr_parser *p, const struct tr_loc *loc);
struct tr_node *tr_node(struct tr_parser *p, enum tr_nkind kind, const struct tr_loc *loc);
struct tr_node *tr_node_op(struct tr_parser *p, enum tr_nkind kind, enum tr_op op,
			   const struct tr_loc *loc, struct tr_node *a, struct tr_node *b);
struct tr_node *tr_node_cond(struct tr_parser *p, const struct tr_loc *loc, struct tr_node *a,
			     struct tr_node *b, struct tr_node *c);
struct tr_node *tr_node_ident(struct tr_parser *p, const struct tr_loc *loc, enum tr_scope scope,
			      const char *name);
struct tr_node *tr_node_sym(struct tr_parser *p, const struct tr_loc *loc, struct tr_sym sym);
struct tr_node *tr_node_member(struct tr_parser *p, const struct tr_loc *loc, struct tr_node *a,
			       bool arrow, const char *name);
struct tr_node *tr_node_args(struct tr_parser *p, enum tr_nkind kind, const struct tr_loc *loc,
			     struct tr_node *a, const char *name, struct tr_nodes *args);
struct tr_node *tr_node_type(struct tr_parser *p, enum tr_nkind kind, const struct tr_loc *loc,
			     struct tr_tname *tname, struct tr_node *a);
struct tr_nodes *tr_nodes_add(struct tr_parser *p, struct tr_nodes *list, struct tr_node *n);
struct tr_stmt *tr_stmt(struct tr_parser *p, enum tr_skind kind, const struct tr_loc *loc);
struct tr_stmt *tr_stmt_if(struct tr_parser *p, const struct tr_loc *loc, struct tr_node *cond,
			   struct tr_stmt *then, struct tr_stmt *els);
struct tr_stmt *tr_stmt_block(struct tr_parser *p, const struct tr_loc *loc, struct tr_stmt *body);
void tr_stmts_add(struct tr_stmts *list, struct tr_stmt *s);
/* false, with the error recorded, when the tree under n is too deep */
bool tr_depth_ok(struct tr_parser *p, uint32_t depth, struct tr_pos pos);

/* decl.c */
struct tr_tspec *tr_spec(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			 int keyword);
struct tr_tspec *tr_spec_name(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			      struct tr_sym sym);
struct tr_tspec *tr_spec_sou(struct tr_parser *p, struct tr_tspec *spec, const struct tr_loc *loc,
			     struct tr_sou *sou);
struct tr_sou *tr_sou(struct tr_parser *p, int keyword, const struct tr_loc *loc,
		      struct tr_sym tag);
struct tr_sou *tr_sou_attr(struct tr_sou *sou, struct tr_attr before, struct tr_attr after);
struct tr_decl *tr_decl(struct tr_parser *p, const struct tr_loc *loc, const char *name);
struct tr_decl *tr_decl_ptr(struct tr_parser *p, struct tr_decl *d, int n);
struct tr_decl *tr_decl_add(struct tr_parser *p, struct tr_decl *d, struct tr_deriv *step);
struct tr_decl *tr_decl_spec(struct tr_decl *list, struct tr_tspec *spec);
struct tr_deriv *tr_deriv(struct tr_parser *p, enum tr_dkind kind);
struct tr_deriv *tr_deriv_func(struct tr_parser *p, struct tr_decls params);
struct tr_decls tr_decls_add(struct tr_decls list, struct tr_decl *d);
struct tr_enumer *tr_enumer(struct tr_parser *p, const struct tr_loc *loc, const char *name,
			    struct tr_node *value);
struct tr_provprobe *tr_provprobe(struct tr_parser *p, const struct tr_loc *loc, const char *name,
				  struct tr_decl *args, struct tr_decl *xargs);
struct tr_tname *tr_tname(struct tr_parser *p, const struct tr_loc *loc, struct tr_decl *d);
void tr_decl_note(struct tr_parser *p, struct tr_decl *list);
struct tr_decl *tr_decl_bare(struct tr_parser *p, const struct tr_loc *loc, struct tr_tspec *spec);

/* script.c */
struct tr_item *tr_item(struct tr_parser *p, enum tr_ikind kind, const struct tr_loc *loc);
void tr_item_add(struct tr_parser *p, struct tr_item *item);
int tr_err_loc(struct tr_parser *p, enum tr_tag tag, const struct tr_loc *loc, const char *fmt, ...)
	TR_PRINTF(4, 5);

/* expect.c: a syntax error in words. got, want: names of grammar symbols */
void tr_syntax_error(struct tr_parser *p, const char *got, const char **want, int nwant);

#endif
