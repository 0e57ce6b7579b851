/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The words that D reserves, and where: everywhere, only at the beginning of a declaration, or
 * only inside provider declarations. In: a name. Out: its token.
 */
#include "syntax/syntax.h"
#include "syntax/parse.h"

struct keyword {
	const char *name;
	int token;
	unsigned where;
};

/* sorted by name */
static const struct keyword keywords[] = {
	{ "auto", AUTO, TR_KW_ANY | TR_KW_DECL },
	{ "break", RESERVED, TR_KW_ANY },
	{ "case", RESERVED, TR_KW_ANY },
	{ "char", CHAR, TR_KW_ANY | TR_KW_DECL },
	{ "const", CONST, TR_KW_ANY | TR_KW_DECL },
	{ "continue", RESERVED, TR_KW_ANY },
	{ "default", RESERVED, TR_KW_ANY },
	{ "do", RESERVED, TR_KW_ANY },
	{ "double", DOUBLE, TR_KW_ANY | TR_KW_DECL },
	{ "else", ELSE, TR_KW_ANY },
	{ "enum", ENUM, TR_KW_ANY | TR_KW_DECL },
	{ "extern", EXTERN, TR_KW_ANY | TR_KW_DECL },
	{ "float", FLOAT, TR_KW_ANY | TR_KW_DECL },
	{ "for", RESERVED, TR_KW_ANY },
	{ "goto", RESERVED, TR_KW_ANY },
	{ "if", IF, TR_KW_ANY },
	{ "inline", INLINE, TR_KW_ANY | TR_KW_DECL },
	{ "int", INT_KW, TR_KW_ANY | TR_KW_DECL },
	{ "long", LONG, TR_KW_ANY | TR_KW_DECL },
	{ "offsetof", OFFSETOF, TR_KW_ANY },
	{ "probe", PROBE, TR_KW_PROVIDER },
	{ "provider", PROVIDER, TR_KW_TOP | TR_KW_DECL },
	{ "register", REGISTER, TR_KW_ANY | TR_KW_DECL },
	{ "restrict", RESTRICT, TR_KW_ANY | TR_KW_DECL },
	{ "return", RESERVED, TR_KW_ANY },
	{ "self", SELF, TR_KW_ANY | TR_KW_DECL },
	{ "short", SHORT, TR_KW_ANY | TR_KW_DECL },
	{ "signed", SIGNED, TR_KW_ANY | TR_KW_DECL },
	{ "sizeof", SIZEOF, TR_KW_ANY },
	{ "static", STATIC, TR_KW_ANY | TR_KW_DECL },
	{ "string", STRING, TR_KW_ANY | TR_KW_DECL },
	{ "stringof", STRINGOF, TR_KW_ANY },
	{ "struct", STRUCT, TR_KW_ANY | TR_KW_DECL },
	{ "switch", RESERVED, TR_KW_ANY },
	{ "this", THIS, TR_KW_ANY | TR_KW_DECL },
	{ "translator", TRANSLATOR, TR_KW_TOP | TR_KW_DECL },
	{ "typedef", TYPEDEF, TR_KW_ANY | TR_KW_DECL },
	{ "union", UNION, TR_KW_ANY | TR_KW_DECL },
	{ "unsigned", UNSIGNED, TR_KW_ANY | TR_KW_DECL },
	{ "userland", USERLAND, TR_KW_ANY | TR_KW_DECL },
	{ "void", VOID, TR_KW_ANY | TR_KW_DECL },
	{ "volatile", VOLATILE, TR_KW_ANY | TR_KW_DECL },
	{ "while", RESERVED, TR_KW_ANY },
	{ "xlate", XLATE, TR_KW_ANY },
};

static int compare(const char *s, size_t n, const char *name)
{
	int c = strncmp(s, name, n);

	return c ? c : name[n] ? -1 : 0;
}

int tr_keyword(const char *s, size_t n, unsigned where, bool *decl)
{
	size_t lo = 0, hi = TR_ARRAY_SIZE(keywords);

	while (lo < hi) {
		size_t mid = (lo + hi) / 2;
		const struct keyword *k = &keywords[mid];
		int c = compare(s, n, k->name);

		if (!c) {
			if (decl)
				*decl = k->where & TR_KW_DECL;
			return k->where & where ? k->token : 0;
		}
		if (c < 0)
			hi = mid;
		else
			lo = mid + 1;
	}
	return 0;
}
