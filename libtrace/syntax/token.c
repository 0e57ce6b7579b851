/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Between lexer and grammar: decides which names are type names where C cannot tell, as in
 * "(x) - 1" and "sizeof (x)", reading ahead as far as needed, and completes the last statement of
 * a block with the ';' that D lets one omit. In: raw tokens. Out: the grammar's tokens.
 */
#include "syntax/syntax.h"
#include "syntax/parse.h"

/* Types that exist without any kernel or script. */
static const char *const base_types[] = {
	"int8_t",	"int16_t",  "int32_t",	"int64_t",   "uint8_t", "uint16_t",
	"uint32_t",	"uint64_t", "intptr_t", "uintptr_t", "size_t",	"ssize_t",
	"ptrdiff_t",	"uchar_t",  "ushort_t", "uint_t",    "ulong_t", "longlong_t",
	"u_longlong_t", "id_t",	    "pid_t",	"uid_t",     "gid_t",	"boolean_t",
};

const char *tr_intern(struct tr_parser *p, const char *s, size_t n)
{
	char small[64], *key = n < sizeof(small) ? small : NULL;
	const char *old;

	if (!key) /* rare: long names are not shared */
		return tr_strndup(&p->t->arena, s, n);
	memcpy(key, s, n);
	key[n] = '\0';
	old = tr_map_get(&p->names, key);
	if (!old) {
		old = tr_strndup(&p->t->arena, s, n);
		tr_map_put(&p->names, old, (void *)old);
	}
	return old;
}

static bool is_base_type(const char *name)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(base_types); i++)
		if (!strcmp(base_types[i], name))
			return true;
	return false;
}

bool tr_is_type_name(struct tr_parser *p, const char *mod, const char *name)
{
	static const char yes, no;
	const char *answer;
	bool is;

	if (!mod && (is_base_type(name) || tr_map_get(&p->typedefs, name)))
		return true;
	if (!p->is_type || (!mod && tr_map_get(&p->vars, name)))
		return false;
	answer = mod ? NULL : tr_map_get(&p->asked, name);
	if (answer)
		return answer == &yes;
	is = p->is_type(p->t, mod && *mod ? mod : NULL, name);
	if (!mod)
		tr_map_put(&p->asked, name, (void *)(is ? &yes : &no));
	return is;
}

static struct tr_token *peek(struct tr_parser *p, unsigned n)
{
	while (p->qlen <= n) {
		struct tr_token *tok = &p->queue[(p->qhead + p->qlen) % TR_LOOKAHEAD];

		tr_lex_raw(p, tok);
		p->qlen++;
	}
	return &p->queue[(p->qhead + n) % TR_LOOKAHEAD];
}

static void pop(struct tr_parser *p, struct tr_token *tok)
{
	*tok = *peek(p, 0);
	p->qhead = (p->qhead + 1) % TR_LOOKAHEAD;
	p->qlen--;
}

static bool ask(struct tr_parser *p, const struct tr_token *tok)
{
	if (tok->kind == KSYM)
		return tr_is_type_name(p, tok->val.sym.mod, tok->val.sym.name);
	return tr_is_type_name(p, NULL, tok->val.name);
}

static bool is_qualifier(int kind)
{
	return kind == CONST || kind == VOLATILE || kind == RESTRICT;
}

/* "(name)" and then a token of this kind: 1 a cast, -1 perhaps, 0 not */
static int cast_before(int kind)
{
	switch (kind) {
	case IDENT:
	case KSYM:
	case INT:
	case STR:
	case MACRO:
	case AGG:
	case '(':
	case '!':
	case '~':
	case SIZEOF:
	case OFFSETOF:
	case STRINGOF:
	case XLATE:
	case SELF:
	case THIS:
		return 1;
	case '-':
	case '+':
	case '*':
	case '&':
	case INC:
	case DEC:
		return -1;
	default:
		return 0;
	}
}

/* The tokens after a name: pointer stars and qualifiers up to one that is given */
static bool stars_until(struct tr_parser *p, int end)
{
	unsigned n = 0;

	while (n < TR_LOOKAHEAD - 4 && (peek(p, n)->kind == '*' || is_qualifier(peek(p, n)->kind)))
		n++;
	return n && peek(p, n)->kind == end;
}

/* A name after '(': does it begin a type name? before: what stood before the '(' */
static bool type_in_paren(struct tr_parser *p, const struct tr_token *tok, int before)
{
	int next, cast;

	if (before == IF || before == IDENT || before == KSYM || before == XLATE_END)
		return false;
	next = peek(p, 0)->kind;
	if (is_qualifier(next) || (next == '*' && stars_until(p, ')')))
		return true;
	if (next == '(')
		return peek(p, 1)->kind == '*' && peek(p, 2)->kind == ')';
	if (next != ')')
		return false;
	next = peek(p, 1)->kind;
	if (before == SIZEOF)
		return next != ARROW && next != '.' && next != '[' && ask(p, tok);
	cast = cast_before(next);
	return cast > 0 || (cast < 0 && ask(p, tok));
}

/* A name after the '[' of a declarator: a key type, or an array's size? */
static bool type_in_bracket(struct tr_parser *p, const struct tr_token *tok)
{
	int next = peek(p, 0)->kind;

	if (next == IDENT || is_qualifier(next))
		return true;
	if (next == '*')
		return stars_until(p, ']') || stars_until(p, ',');
	return (next == ']' || next == ',') && ask(p, tok);
}

static void name_or_type(struct tr_parser *p, struct tr_token *tok)
{
	bool type = false;

	if (p->prev[0] == '(')
		type = type_in_paren(p, tok, p->prev[1]);
	else if (p->prev[0] == '[' && tok->mode == TR_M_DECL && !p->in_init)
		type = type_in_bracket(p, tok);
	if (type)
		tok->kind = tok->kind == KSYM ? KTYPE : TNAME;
}

/* "{ a = 1 }": a ';' before the brace that nobody wrote */
static bool needs_semicolon(struct tr_parser *p)
{
	const struct tr_token *tok = peek(p, 0);
	int prev = p->prev[0];

	return tok->kind == '}' && tok->mode == TR_M_BODY && prev != ';' && prev != '{' &&
	       prev != '}';
}

static void track(struct tr_parser *p, struct tr_token *tok)
{
	int kind = tok->kind;

	if (kind == '=' && tok->mode == TR_M_DECL)
		p->in_init = true;
	else if (kind == ';' || kind == '}')
		p->in_init = false;
	if (kind == XLATE)
		p->in_xlate = true;
	p->prev[1] = p->prev[0];
	p->prev[0] = kind;
	if (kind == '>' && p->in_xlate) {
		p->in_xlate = false;
		p->prev[0] = XLATE_END;
	}
	p->prevloc = p->tokloc;
	p->tokloc = tok->loc;
	p->tokvirtual = tok->virtual;
}

/* yylex of the grammar */
int tr_yylex(union tr_value *val, struct tr_loc *loc, struct tr_parser *p)
{
	struct tr_token tok;

	if (needs_semicolon(p)) {
		tok = (struct tr_token){ .kind = ';', .virtual = true, .loc = peek(p, 0)->loc };
	} else {
		pop(p, &tok);
		if (tok.kind == IDENT || tok.kind == KSYM)
			name_or_type(p, &tok);
	}
	track(p, &tok);
	*val = tok.val;
	*loc = tok.loc;
	return tok.kind;
}
