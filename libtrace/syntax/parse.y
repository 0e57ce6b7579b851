/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The grammar of D: token.c's tokens -> ast.h's tree. It accepts what is well-formed and leaves
 * the meaning (duplicate specifiers, lvalues, types) to check/. Actions call node.c and decl.c.
 */
%require "3.8"
%define api.pure full
%define api.prefix {tr_yy}
%define api.value.type {union tr_value}
%define api.location.type {struct tr_loc}
%define parse.error custom
%define parse.lac full
%locations
%param {struct tr_parser *p}

%code requires {
#include "syntax/syntax.h"
}
%code {
#define YYMAXDEPTH 60000
#define YYSTACK_USE_ALLOCA 0
#define YYLLOC_DEFAULT(cur, rhs, n) ((cur) = merge((rhs), (n)))

static struct tr_loc merge(const struct tr_loc *rhs, int n)
{
	struct tr_loc loc = rhs[n ? 1 : 0];

	if (n) {
		loc.end = rhs[n].end;
		loc.eline = rhs[n].eline;
	} else {
		loc.off = loc.end;
	}
	return loc;
}

static void yyerror(const struct tr_loc *loc, struct tr_parser *p, const char *msg)
{
	(void)msg; /* bison calls this only when its stack is full */
	tr_err_loc(p, D_SYNTAX, loc, "syntax error: too deeply nested");
}

#define BIN(op, a, loc, b) tr_node_op(p, N_BINARY, op, &(loc), a, b)
#define UN(op, a, loc) tr_node_op(p, N_UNARY, op, &(loc), a, NULL)
#define ASSIGN(op, a, loc, b) tr_node_op(p, N_ASSIGN, op, &(loc), a, b)
#define NEED(x)                                                                                    \
	do {                                                                                       \
		if (!(x))                                                                          \
			YYABORT;                                                                   \
	} while (0)
}

%token <pdesc> PDESC "probe description"
%token <item> PRAGMA "#pragma"
%token <name> IDENT "identifier"
%token <name> TNAME "type name"
%token <sym> KSYM "kernel symbol"
%token <sym> KTYPE "kernel type"
%token <name> AGG "aggregation"
%token <node> INT "integer"
%token <node> MACRO "macro variable"
%token <node> STR "string"
%token PRED "'/'" PRED_END "'/' after the predicate"
%token RESERVED "reserved word" XLATE_END "'>' of xlate"

%token <name> AUTO "'auto'" CHAR "'char'" CONST "'const'" DOUBLE "'double'" ELSE "'else'"
%token <name> ENUM "'enum'" EXTERN "'extern'" FLOAT "'float'" IF "'if'" INLINE "'inline'"
%token <name> INT_KW "'int'" LONG "'long'" OFFSETOF "'offsetof'" PROBE "'probe'"
%token <name> PROVIDER "'provider'" REGISTER "'register'" RESTRICT "'restrict'" SELF "'self'"
%token <name> SHORT "'short'" SIGNED "'signed'" SIZEOF "'sizeof'" STATIC "'static'"
%token <name> STRING "'string'" STRINGOF "'stringof'" STRUCT "'struct'" THIS "'this'"
%token <name> TRANSLATOR "'translator'" TYPEDEF "'typedef'" UNION "'union'"
%token <name> UNSIGNED "'unsigned'" USERLAND "'userland'" VOID "'void'" VOLATILE "'volatile'"
%token <name> XLATE "'xlate'"

%token <attr> ATTRIBUTE "attribute"

%token ARROW "'->'" ELLIPSIS "'...'"
%token ADD_EQ "'+='" SUB_EQ "'-='" MUL_EQ "'*='" DIV_EQ "'/='" MOD_EQ "'%='" AND_EQ "'&='"
%token OR_EQ "'|='" XOR_EQ "'^='" SHL_EQ "'<<='" SHR_EQ "'>>='"
%token LOR "'||'" LXOR "'^^'" LAND "'&&'" EQ "'=='" NE "'!='" LE "'<='" GE "'>='"
%token SHL "'<<'" SHR "'>>'" INC "'++'" DEC "'--'"

%precedence NO_ELSE
%precedence ELSE
%right '=' ADD_EQ SUB_EQ MUL_EQ DIV_EQ MOD_EQ AND_EQ OR_EQ XOR_EQ SHL_EQ SHR_EQ
%right '?' ':'
%left LOR
%left LXOR
%left LAND
%left '|'
%left '^'
%left '&'
%left EQ NE
%left '<' '>' LE GE
%left SHL SHR
%left '+' '-'
%left '*' '/' '%'
%precedence UNARY
%precedence WHOLE
%precedence '['

%token <attr> ';' ','

%type <pdescs> pdescs
%type <item> clause declaration inline translator provider item
%type <node> pred expr aexpr postfix primary
%type <nodes> args arglist
%type <stmt> stmt block
%type <stmts> stmts
%type <spec> pre spec_kw spec_tname spec_name spec_t spec
%type <num> kwtype qualifier storage pointer_step sou_kw
%type <sou> sou enum
%type <attr> attr
%type <sym> tag
%type <decl> declarator direct abs abs_direct abs_opt
%type <decl> member_declarator param param_t any_declarator_opt
%type <decls> declarators member_declarators members member params param_list params_t param_t_list keys
%type <deriv> dimension abs_dimension
%type <num> pointer
%type <tname> type_name any_type_name
%type <enumer> enumer
%type <enumers> enumers
%type <xmember> xmember
%type <xmembers> xmembers
%type <pprobe> pprobe
%type <pprobes> pprobes
%type <name> any_name member_path probe_name

%%

script:
	%empty
	| script item				{ tr_item_add(p, $2); }
	| script ';'
	;

item:	clause | declaration | inline | translator | provider
	| PRAGMA				{ $$ = $1; }
	;

/* ---- clauses */

clause:	pdescs
	{
		$$ = tr_item(p, I_CLAUSE, &@$);
		$$->pdescs = $1.first;
	}
	| pdescs pred
	{
		$$ = tr_item(p, I_CLAUSE, &@$);
		$$->pdescs = $1.first;
		$$->pred = $2;
	}
	| pdescs '{' stmts '}'
	{
		$$ = tr_item(p, I_CLAUSE, &@$);
		$$->pdescs = $1.first;
		$$->body = $3.first;
		$$->has_body = true;
	}
	| pdescs pred '{' stmts '}'
	{
		$$ = tr_item(p, I_CLAUSE, &@$);
		$$->pdescs = $1.first;
		$$->pred = $2;
		$$->body = $4.first;
		$$->has_body = true;
	}
	;

pdescs:	PDESC					{ $$.first = $$.last = $1; }
	| pdescs ',' PDESC
	{
		$$ = $1;
		$$.last = $$.last->next = $3;
	}
	;

pred:	PRED expr PRED_END			{ $$ = $2; }
	;

/* ---- statements */

stmts:	%empty					{ $$.first = $$.last = NULL; }
	| stmts stmt				{ $$ = $1; tr_stmts_add(&$$, $2); }
	;

stmt:	';'					{ $$ = tr_stmt(p, S_EMPTY, &@$); }
	| expr ';'
	{
		$$ = tr_stmt(p, S_EXPR, &@1);
		$$->expr = $1;
	}
	| block
	| IF '(' expr ')' stmt %prec NO_ELSE	{ NEED($$ = tr_stmt_if(p, &@1, $3, $5, NULL)); }
	| IF '(' expr ')' stmt ELSE stmt	{ NEED($$ = tr_stmt_if(p, &@1, $3, $5, $7)); }
	;

block:	'{' stmts '}'				{ NEED($$ = tr_stmt_block(p, &@1, $2.first)); }
	;

/* ---- expressions: precedence as in C, with ^^ between || and && */

expr:	aexpr
	| expr ',' aexpr			{ NEED($$ = BIN(OP_COMMA, $1, @$, $3)); }
	;

aexpr:	postfix
	| aexpr '=' aexpr			{ NEED($$ = ASSIGN(OP_NONE, $1, @$, $3)); }
	| aexpr ADD_EQ aexpr			{ NEED($$ = ASSIGN(OP_ADD, $1, @$, $3)); }
	| aexpr SUB_EQ aexpr			{ NEED($$ = ASSIGN(OP_SUB, $1, @$, $3)); }
	| aexpr MUL_EQ aexpr			{ NEED($$ = ASSIGN(OP_MUL, $1, @$, $3)); }
	| aexpr DIV_EQ aexpr			{ NEED($$ = ASSIGN(OP_DIV, $1, @$, $3)); }
	| aexpr MOD_EQ aexpr			{ NEED($$ = ASSIGN(OP_MOD, $1, @$, $3)); }
	| aexpr AND_EQ aexpr			{ NEED($$ = ASSIGN(OP_AND, $1, @$, $3)); }
	| aexpr OR_EQ aexpr			{ NEED($$ = ASSIGN(OP_OR, $1, @$, $3)); }
	| aexpr XOR_EQ aexpr			{ NEED($$ = ASSIGN(OP_XOR, $1, @$, $3)); }
	| aexpr SHL_EQ aexpr			{ NEED($$ = ASSIGN(OP_SHL, $1, @$, $3)); }
	| aexpr SHR_EQ aexpr			{ NEED($$ = ASSIGN(OP_SHR, $1, @$, $3)); }
	| aexpr '?' expr ':' aexpr		{ NEED($$ = tr_node_cond(p, &@$, $1, $3, $5)); }
	| aexpr LOR aexpr			{ NEED($$ = BIN(OP_LOR, $1, @$, $3)); }
	| aexpr LXOR aexpr			{ NEED($$ = BIN(OP_LXOR, $1, @$, $3)); }
	| aexpr LAND aexpr			{ NEED($$ = BIN(OP_LAND, $1, @$, $3)); }
	| aexpr '|' aexpr			{ NEED($$ = BIN(OP_OR, $1, @$, $3)); }
	| aexpr '^' aexpr			{ NEED($$ = BIN(OP_XOR, $1, @$, $3)); }
	| aexpr '&' aexpr			{ NEED($$ = BIN(OP_AND, $1, @$, $3)); }
	| aexpr EQ aexpr			{ NEED($$ = BIN(OP_EQ, $1, @$, $3)); }
	| aexpr NE aexpr			{ NEED($$ = BIN(OP_NE, $1, @$, $3)); }
	| aexpr '<' aexpr			{ NEED($$ = BIN(OP_LT, $1, @$, $3)); }
	| aexpr '>' aexpr			{ NEED($$ = BIN(OP_GT, $1, @$, $3)); }
	| aexpr LE aexpr			{ NEED($$ = BIN(OP_LE, $1, @$, $3)); }
	| aexpr GE aexpr			{ NEED($$ = BIN(OP_GE, $1, @$, $3)); }
	| aexpr SHL aexpr			{ NEED($$ = BIN(OP_SHL, $1, @$, $3)); }
	| aexpr SHR aexpr			{ NEED($$ = BIN(OP_SHR, $1, @$, $3)); }
	| aexpr '+' aexpr			{ NEED($$ = BIN(OP_ADD, $1, @$, $3)); }
	| aexpr '-' aexpr			{ NEED($$ = BIN(OP_SUB, $1, @$, $3)); }
	| aexpr '*' aexpr			{ NEED($$ = BIN(OP_MUL, $1, @$, $3)); }
	| aexpr '/' aexpr			{ NEED($$ = BIN(OP_DIV, $1, @$, $3)); }
	| aexpr '%' aexpr			{ NEED($$ = BIN(OP_MOD, $1, @$, $3)); }
	| '-' aexpr %prec UNARY			{ NEED($$ = UN(OP_NEG, $2, @$)); }
	| '+' aexpr %prec UNARY			{ NEED($$ = UN(OP_PLUS, $2, @$)); }
	| '!' aexpr %prec UNARY			{ NEED($$ = UN(OP_LNOT, $2, @$)); }
	| '~' aexpr %prec UNARY			{ NEED($$ = UN(OP_BNOT, $2, @$)); }
	| '*' aexpr %prec UNARY			{ NEED($$ = UN(OP_DEREF, $2, @$)); }
	| '&' aexpr %prec UNARY			{ NEED($$ = UN(OP_ADDR, $2, @$)); }
	| INC aexpr %prec UNARY			{ NEED($$ = UN(OP_PREINC, $2, @$)); }
	| DEC aexpr %prec UNARY			{ NEED($$ = UN(OP_PREDEC, $2, @$)); }
	| SIZEOF aexpr %prec UNARY		{ NEED($$ = tr_node_type(p, N_SIZEOF, &@$, NULL, $2)); }
	| SIZEOF '(' type_name ')' %prec WHOLE	{ NEED($$ = tr_node_type(p, N_SIZEOF, &@$, $3, NULL)); }
	| STRINGOF aexpr %prec UNARY		{ NEED($$ = tr_node_type(p, N_STRINGOF, &@$, NULL, $2)); }
	| '(' type_name ')' aexpr %prec UNARY	{ NEED($$ = tr_node_type(p, N_CAST, &@$, $2, $4)); }
	;

postfix: primary
	| postfix '[' args ']'	{ NEED($$ = tr_node_args(p, N_INDEX, &@$, $1, NULL, $3)); }
	| postfix '.' any_name	{ NEED($$ = tr_node_member(p, &@$, $1, false, $3)); }
	| postfix ARROW any_name	{ NEED($$ = tr_node_member(p, &@$, $1, true, $3)); }
	| postfix INC			{ NEED($$ = UN(OP_POSTINC, $1, @$)); }
	| postfix DEC			{ NEED($$ = UN(OP_POSTDEC, $1, @$)); }
	;

primary: IDENT				{ $$ = tr_node_ident(p, &@$, SC_GLOBAL, $1); }
	| SELF ARROW any_name		{ $$ = tr_node_ident(p, &@$, SC_SELF, $3); }
	| THIS ARROW any_name		{ $$ = tr_node_ident(p, &@$, SC_THIS, $3); }
	| KSYM				{ $$ = tr_node_sym(p, &@$, $1); }
	| INT
	| MACRO
	| STR
	| AGG %prec WHOLE		{ $$ = tr_node_args(p, N_AGG, &@$, NULL, $1, NULL); }
	| AGG '[' args ']'		{ NEED($$ = tr_node_args(p, N_AGG, &@$, NULL, $1, $3)); }
	| IDENT '(' arglist ')'		{ NEED($$ = tr_node_args(p, N_CALL, &@$, NULL, $1, $3)); }
	| KSYM '(' arglist ')'
	{
		const char *name = tr_sprintf(&p->t->arena, "%s`%s", $1.mod, $1.name);

		NEED($$ = tr_node_args(p, N_CALL, &@$, NULL, name, $3));
	}
	| OFFSETOF '(' any_type_name ',' member_path ')'
	{
		NEED($$ = tr_node_type(p, N_OFFSETOF, &@$, $3, NULL));
		$$->name = $5;
	}
	| XLATE '<' any_type_name '>' '(' expr ')'	{ NEED($$ = tr_node_type(p, N_XLATE, &@$, $3, $6)); }
	| '(' expr ')'
	{
		$$ = $2;
		$$->paren = true;
		$$->pos = tr_loc_pos(p, &@$);
	}
	;

arglist: %empty				{ $$ = NULL; }
	| args
	;

args:	aexpr				{ $$ = tr_nodes_add(p, NULL, $1); }
	| args ',' aexpr		{ $$ = tr_nodes_add(p, $1, $3); }
	;

member_path: any_name
	| member_path '.' any_name	{ $$ = tr_sprintf(&p->t->arena, "%s.%s", $1, $3); }
	;

any_name: IDENT | TNAME | STRING | SELF | THIS | PROBE | USERLAND
	;

/* ---- declarations: a name is a type where no type stands before it */

declaration: spec ';'
	{
		$$ = tr_item(p, I_DECL, &@$);
		$$->decl = tr_decl_bare(p, &@1, $1);
		tr_decl_note(p, $$->decl);
	}
	| spec declarators ';'
	{
		$$ = tr_item(p, I_DECL, &@$);
		$$->decl = tr_decl_spec($2.first, $1);
		tr_decl_note(p, $$->decl);
	}
	;

declarators: declarator	{ $$ = tr_decls_add((struct tr_decls){ 0 }, $1); }
	| declarators ',' declarator	{ $$ = tr_decls_add($1, $3); }
	;

storage: AUTO { $$ = AUTO; } | REGISTER { $$ = REGISTER; } | STATIC { $$ = STATIC; }
	| EXTERN { $$ = EXTERN; } | TYPEDEF { $$ = TYPEDEF; } | SELF { $$ = SELF; }
	| THIS { $$ = THIS; }
	;

qualifier: CONST { $$ = CONST; } | VOLATILE { $$ = VOLATILE; } | RESTRICT { $$ = RESTRICT; }
	;

kwtype:	VOID { $$ = VOID; } | CHAR { $$ = CHAR; } | SHORT { $$ = SHORT; } | INT_KW { $$ = INT_KW; }
	| LONG { $$ = LONG; } | FLOAT { $$ = FLOAT; } | DOUBLE { $$ = DOUBLE; }
	| SIGNED { $$ = SIGNED; } | UNSIGNED { $$ = UNSIGNED; } | STRING { $$ = STRING; }
	| USERLAND { $$ = USERLAND; }
	;

/* before any type */
pre:	storage				{ $$ = tr_spec(p, NULL, &@1, $1); }
	| qualifier			{ $$ = tr_spec(p, NULL, &@1, $1); }
	| pre storage			{ $$ = tr_spec(p, $1, &@2, $2); }
	| pre qualifier			{ $$ = tr_spec(p, $1, &@2, $2); }
	;

spec_kw: kwtype				{ $$ = tr_spec(p, NULL, &@1, $1); }
	| sou				{ $$ = tr_spec_sou(p, NULL, &@1, $1); }
	| pre kwtype			{ $$ = tr_spec(p, $1, &@2, $2); }
	| pre sou			{ $$ = tr_spec_sou(p, $1, &@2, $2); }
	| spec_kw kwtype		{ $$ = tr_spec(p, $1, &@2, $2); }
	| spec_kw sou			{ $$ = tr_spec_sou(p, $1, &@2, $2); }
	| spec_kw storage		{ $$ = tr_spec(p, $1, &@2, $2); }
	| spec_kw qualifier		{ $$ = tr_spec(p, $1, &@2, $2); }
	;

spec_tname: TNAME			{ $$ = tr_spec_name(p, NULL, &@1, (struct tr_sym){ NULL, $1 }); }
	| KTYPE				{ $$ = tr_spec_name(p, NULL, &@1, $1); }
	| pre TNAME			{ $$ = tr_spec_name(p, $1, &@2, (struct tr_sym){ NULL, $2 }); }
	| pre KTYPE			{ $$ = tr_spec_name(p, $1, &@2, $2); }
	| pre IDENT			{ $$ = tr_spec_name(p, $1, &@2, (struct tr_sym){ NULL, $2 }); }
	| pre KSYM			{ $$ = tr_spec_name(p, $1, &@2, $2); }
	| spec_tname storage		{ $$ = tr_spec(p, $1, &@2, $2); }
	| spec_tname qualifier		{ $$ = tr_spec(p, $1, &@2, $2); }
	| spec_tname kwtype		{ $$ = tr_spec(p, $1, &@2, $2); }
	;

spec_name: IDENT			{ $$ = tr_spec_name(p, NULL, &@1, (struct tr_sym){ NULL, $1 }); }
	| KSYM				{ $$ = tr_spec_name(p, NULL, &@1, $1); }
	| spec_name storage		{ $$ = tr_spec(p, $1, &@2, $2); }
	| spec_name qualifier		{ $$ = tr_spec(p, $1, &@2, $2); }
	| spec_name kwtype		{ $$ = tr_spec(p, $1, &@2, $2); }
	;

spec_t:	spec_kw | spec_tname
	;

spec:	spec_t | spec_name
	;

sou:	sou_kw attr tag			{ $$ = tr_sou(p, $1, &@$, $3); }
	| sou_kw attr tag '{' members '}' attr
	{
		$$ = tr_sou_attr(tr_sou(p, $1, &@$, $3), $2, $7);
		$$->members = $5.first;
		$$->defined = true;
	}
	| sou_kw attr '{' members '}' attr
	{
		$$ = tr_sou_attr(tr_sou(p, $1, &@$, (struct tr_sym){ NULL, NULL }), $2, $6);
		$$->members = $4.first;
		$$->defined = true;
	}
	| enum
	;

attr:	%empty				{ $$ = (struct tr_attr){ 0 }; }
	| attr ATTRIBUTE		{ $$ = $1; tr_attr_add(&$$, $2); }
	;

sou_kw:	STRUCT { $$ = STRUCT; } | UNION { $$ = UNION; }
	;

tag:	IDENT				{ $$ = (struct tr_sym){ NULL, $1 }; }
	| TNAME				{ $$ = (struct tr_sym){ NULL, $1 }; }
	| KSYM | KTYPE
	;

members: %empty				{ $$ = (struct tr_decls){ 0 }; }
	| members member		{ $$ = tr_decls_add($1, $2.first); }
	;

member:	spec ';'
	{
		$$ = tr_decls_add((struct tr_decls){ 0 },
				  tr_decl_spec(tr_decl(p, &@1, NULL), $1));
	}
	| spec member_declarators ';'
	{
		$2.last->attr = $3;
		$$ = tr_decls_add((struct tr_decls){ 0 }, tr_decl_spec($2.first, $1));
	}
	;

member_declarators: member_declarator	{ $$ = tr_decls_add((struct tr_decls){ 0 }, $1); }
	| member_declarators ',' member_declarator
	{
		$1.last->attr = $2;
		$$ = tr_decls_add($1, $3);
	}
	;

member_declarator: declarator
	| declarator ':' aexpr		{ $$ = $1; $$->bits = $3; }
	| ':' aexpr			{ $$ = tr_decl(p, &@$, NULL); $$->bits = $2; }
	;

enum:	ENUM attr tag			{ $$ = tr_sou(p, ENUM, &@$, $3); }
	| ENUM attr tag '{' enumers comma_opt '}' attr
	{
		$$ = tr_sou_attr(tr_sou(p, ENUM, &@$, $3), $2, $8);
		$$->enums = $5.first;
		$$->defined = true;
	}
	| ENUM attr '{' enumers comma_opt '}' attr
	{
		$$ = tr_sou_attr(tr_sou(p, ENUM, &@$, (struct tr_sym){ NULL, NULL }), $2, $7);
		$$->enums = $4.first;
		$$->defined = true;
	}
	;

comma_opt: %empty | ','
	;

enumers: enumer				{ $$.first = $$.last = $1; }
	| enumers ',' enumer
	{
		$$ = $1;
		$$.last = $$.last->next = $3;
	}
	;

enumer:	IDENT				{ $$ = tr_enumer(p, &@1, $1, NULL); }
	| IDENT '=' aexpr		{ $$ = tr_enumer(p, &@1, $1, $3); }
	;

/* ---- declarators */

declarator: direct
	| pointer direct		{ NEED($$ = tr_decl_ptr(p, $2, $1)); }
	;

pointer: pointer_step
	| pointer pointer_step		{ $$ = $1 + $2; }
	;

pointer_step: '*'			{ $$ = 1; }
	| pointer_step qualifier	{ $$ = $1; }
	;

direct:	IDENT				{ $$ = tr_decl(p, &@1, $1); }
	| '(' declarator ')'		{ $$ = $2; }
	| direct dimension		{ NEED($$ = tr_decl_add(p, $1, $2)); }
	| direct '(' params ')'		{ NEED($$ = tr_decl_add(p, $1, tr_deriv_func(p, $3))); }
	;

dimension: '[' ']'			{ $$ = tr_deriv(p, DK_ARRAY); }
	| '[' aexpr ']'
	{
		$$ = tr_deriv(p, DK_ARRAY);
		$$->size = $2;
	}
	| '[' keys ']'
	{
		$$ = tr_deriv(p, DK_ASSOC);
		$$->params = $2.first;
	}
	;

keys:	param_t				{ $$ = tr_decls_add((struct tr_decls){ 0 }, $1); }
	| keys ',' param		{ $$ = tr_decls_add($1, $3); }
	;

params:	%empty				{ $$ = (struct tr_decls){ 0 }; }
	| param_list
	| param_list ',' ELLIPSIS	{ $$ = $1; $$.varargs = true; }
	| ELLIPSIS			{ $$ = (struct tr_decls){ .varargs = true }; }
	;

param_list: param			{ $$ = tr_decls_add((struct tr_decls){ 0 }, $1); }
	| param_list ',' param		{ $$ = tr_decls_add($1, $3); }
	;

/* the first parameter begins with a known type: after '(' C cannot tell otherwise */
params_t: %empty			{ $$ = (struct tr_decls){ 0 }; }
	| param_t_list
	| param_t_list ',' ELLIPSIS	{ $$ = $1; $$.varargs = true; }
	| ELLIPSIS			{ $$ = (struct tr_decls){ .varargs = true }; }
	;

param_t_list: param_t			{ $$ = tr_decls_add((struct tr_decls){ 0 }, $1); }
	| param_t_list ',' param	{ $$ = tr_decls_add($1, $3); }
	;

param:	spec any_declarator_opt		{ $$ = tr_decl_spec($2 ?: tr_decl(p, &@1, NULL), $1); }
	;

param_t: spec_t any_declarator_opt	{ $$ = tr_decl_spec($2 ?: tr_decl(p, &@1, NULL), $1); }
	;

any_declarator_opt: %empty		{ $$ = NULL; }
	| declarator
	| abs
	;

abs:	pointer				{ NEED($$ = tr_decl_ptr(p, tr_decl(p, &@1, NULL), $1)); }
	| abs_direct
	| pointer abs_direct		{ NEED($$ = tr_decl_ptr(p, $2, $1)); }
	;

abs_direct: '(' abs ')'			{ $$ = $2; }
	| abs_dimension			{ NEED($$ = tr_decl_add(p, tr_decl(p, &@1, NULL), $1)); }
	| abs_direct abs_dimension	{ NEED($$ = tr_decl_add(p, $1, $2)); }
	| '(' params_t ')'
	{
		NEED($$ = tr_decl_add(p, tr_decl(p, &@1, NULL), tr_deriv_func(p, $2)));
	}
	| abs_direct '(' params ')'	{ NEED($$ = tr_decl_add(p, $1, tr_deriv_func(p, $3))); }
	;

abs_dimension: dimension
	;

abs_opt: %empty				{ $$ = NULL; }
	| abs
	;

/* in parentheses after "sizeof" or as a cast; elsewhere any name is a type */
type_name: spec_t abs_opt
	{
		$$ = tr_tname(p, &@$, tr_decl_spec($2 ?: tr_decl(p, &@1, NULL), $1));
	}
	;

any_type_name: spec abs_opt
	{
		$$ = tr_tname(p, &@$, tr_decl_spec($2 ?: tr_decl(p, &@1, NULL), $1));
	}
	;

/* ---- inline, translator, provider */

inline:	INLINE spec declarator '=' aexpr ';'
	{
		$$ = tr_item(p, I_INLINE, &@$);
		$$->decl = tr_decl_spec($3, $2);
		$$->init = $5;
		tr_decl_note(p, $$->decl);
	}
	;

translator: TRANSLATOR any_type_name '<' spec declarator '>' '{' xmembers '}' ';'
	{
		$$ = tr_item(p, I_TRANSLATOR, &@$);
		$$->decl = $2->decl;
		$$->input = tr_decl_spec($5, $4);
		$$->xmembers = $8.first;
	}
	;

xmembers: %empty			{ $$.first = $$.last = NULL; }
	| xmembers xmember
	{
		$$ = $1;
		if ($$.last)
			$$.last->next = $2;
		else
			$$.first = $2;
		$$.last = $2;
	}
	;

xmember: any_name '=' aexpr ';'
	{
		$$ = tr_alloc(&p->t->arena, sizeof(*$$));
		$$->name = $1;
		$$->pos = tr_loc_pos(p, &@1);
		$$->expr = $3;
	}
	;

provider: PROVIDER any_name '{' pprobes '}' ';'
	{
		$$ = tr_item(p, I_PROVIDER, &@$);
		$$->name = $2;
		$$->probes = $4.first;
	}
	;

pprobes: %empty				{ $$.first = $$.last = NULL; }
	| pprobes pprobe
	{
		$$ = $1;
		if ($$.last)
			$$.last->next = $2;
		else
			$$.first = $2;
		$$.last = $2;
	}
	;

pprobe:	PROBE probe_name ';'		{ $$ = tr_provprobe(p, &@2, $2, NULL, NULL); }
	| PROBE probe_name '(' params ')' ';'
	{
		$$ = tr_provprobe(p, &@2, $2, $4.first, NULL);
	}
	| PROBE probe_name '(' params ')' ':' '(' params ')' ';'
	{
		$$ = tr_provprobe(p, &@2, $2, $4.first, $8.first);
	}
	;

probe_name: any_name
	| probe_name '-' any_name	{ $$ = tr_sprintf(&p->t->arena, "%s-%s", $1, $3); }
	;

%%

#define WANT_MAX 160

static int yyreport_syntax_error(const yypcontext_t *ctx, struct tr_parser *p)
{
	yysymbol_kind_t want[WANT_MAX];
	const char *names[WANT_MAX];
	int n = yypcontext_expected_tokens(ctx, want, WANT_MAX);

	for (int i = 0; i < n; i++)
		names[i] = yysymbol_name(want[i]);
	tr_syntax_error(p, yysymbol_name(yypcontext_token(ctx)), names, TR_MAX(n, 0));
	return 0;
}
