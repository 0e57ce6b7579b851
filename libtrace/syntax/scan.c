/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Looking ahead in the text by characters, for the two questions that D's lexer has to answer
 * before it can make a token: does this '/' close the predicate, and does this word between items
 * begin a declaration or a probe description?
 */
#include <ctype.h>

#include "syntax/syntax.h"
#include "syntax/parse.h"

static int at(const struct tr_parser *p, size_t off)
{
	return off < p->len ? (unsigned char)p->text[off] : -1;
}

static bool is_start(int c)
{
	return c == '_' || (c > 0 && c < 0x80 && isalpha(c));
}

static bool is_name(int c)
{
	return c == '_' || (c > 0 && c < 0x80 && isalnum(c));
}

bool tr_is_desc_char(int c)
{
	return is_name(c) || (c > 0 && strchr("-$:.?*[]!`@+\\", c));
}

static size_t skip_comment(const struct tr_parser *p, size_t off)
{
	const char *end;

	if (at(p, off + 1) == '/') {
		end = memchr(p->text + off, '\n', p->len - off);
		return end ? (size_t)(end - p->text) : p->len;
	}
	end = off + 2 < p->len ? memmem(p->text + off + 2, p->len - off - 2, "*/", 2) : NULL;
	return end ? (size_t)(end - p->text) + 2 : p->len;
}

/* Over blanks, newlines and comments. */
size_t tr_skip_space(struct tr_parser *p, size_t off, bool *newline)
{
	for (;;) {
		int c = at(p, off);

		if (c == '\n' && newline)
			*newline = true;
		if (c > 0 && c < 0x80 && isspace(c)) {
			off++;
		} else if (c == '/' && (at(p, off + 1) == '*' || at(p, off + 1) == '/')) {
			off = skip_comment(p, off);
		} else {
			return off;
		}
	}
}

static size_t skip_word(const struct tr_parser *p, size_t off)
{
	while (tr_is_desc_char(at(p, off)))
		off++;
	return off;
}

static size_t skip_name(const struct tr_parser *p, size_t off)
{
	while (is_name(at(p, off)))
		off++;
	return off;
}

/* Does the keyword at off begin a declaration, or (self->x, this->x) an operand? */
static bool decl_follows(struct tr_parser *p, size_t off, size_t n)
{
	bool decl = false;
	int kw = tr_keyword(p->text + off, n, TR_KW_ANY | TR_KW_TOP, &decl);

	if (!kw || !decl)
		return false;
	if (kw == SELF || kw == THIS)
		return at(p, tr_skip_space(p, off + n, NULL)) != '-';
	return true;
}

/*
 * The '/' before off closes the predicate if what follows cannot be the right operand of a
 * division: '{', ';', the end, a description with ':' in it, a declaration, a word before '{'.
 */
bool tr_pred_closes(struct tr_parser *p, size_t off)
{
	size_t end, n;
	int c;

	off = tr_skip_space(p, off, NULL);
	c = at(p, off);
	if (c < 0 || c == '{' || c == ';' || c == '#' || c == '/')
		return true;
	if (c == ':')
		return p->ternary <= 0;
	if (!is_name(c) && !strchr("*?$", c))
		return false;
	end = skip_word(p, off);
	n = skip_name(p, off) - off;
	if (decl_follows(p, off, n))
		return true;
	if (memchr(p->text + off, ':', end - off) && p->ternary <= 0)
		return true;
	return at(p, tr_skip_space(p, end, NULL)) == '{';
}

/* mod`name and name are asked alike */
static bool known_type(struct tr_parser *p, size_t off, size_t n)
{
	const char *s = p->text + off, *tick = memrchr(s, '`', n);
	size_t nmod = tick ? (size_t)(tick - s) : 0;
	const char *mod = tick ? tr_intern(p, s, nmod) : NULL;

	if (tick)
		return tr_is_type_name(p, mod, tr_intern(p, tick + 1, n - nmod - 1));
	return tr_is_type_name(p, NULL, tr_intern(p, s, n));
}

/* After a lone name at off..end: does a declarator follow? */
static bool declarator_follows(struct tr_parser *p, size_t off, size_t end)
{
	bool newline = false, star = false;
	size_t o = tr_skip_space(p, end, &newline);
	int c;

	while (at(p, o) == '*' || at(p, o) == '(') {
		star |= at(p, o) == '*';
		if (at(p, o) == '(' && at(p, o + 1) != '*')
			return false;
		o = tr_skip_space(p, o + 1, NULL);
	}
	if (!is_start(at(p, o)))
		return false;
	if (star && !newline)
		return true;
	o = tr_skip_space(p, skip_name(p, o), NULL);
	c = at(p, o);
	if (!newline && (c == ';' || c == '[' || c == ','))
		return true;
	return (c == ';' || c == '[' || c == ',' || c == '(' || is_start(c)) &&
	       known_type(p, off, end - off);
}

/* "int*p;" in one word: only the name in front is taken */
static bool stars_follow(struct tr_parser *p, size_t off, size_t end, size_t word_end)
{
	size_t o = end;
	int c;

	if (at(p, o) == '[' || at(p, o) != '*')
		return false;
	while (at(p, o) == '*')
		o++;
	c = at(p, tr_skip_space(p, o == word_end ? o : word_end, NULL));
	if (tr_keyword(p->text + off, end - off, TR_KW_ANY, NULL))
		return o == word_end ? is_start(c) : c == ';' || c == ',';
	if (o == word_end)
		return is_start(c) && known_type(p, off, end - off);
	return is_start(at(p, o)) && (c == ';' || c == '[') && known_type(p, off, end - off);
}

/* -x pspec: a word that could begin a declaration, but stands where a description may end. */
static bool ends_description(struct tr_parser *p, size_t end)
{
	int c = at(p, tr_skip_space(p, end, NULL));

	return c < 0 || c == '{' || c == '/' || c == ',';
}

/*
 * What the word of len bytes at off begins: a keyword's token, IDENT or KSYM for a type name, 0
 * for a probe description. *take is how many bytes of it to take.
 */
int tr_word_decl(struct tr_parser *p, size_t off, size_t len, size_t *take)
{
	size_t end = off, word_end = off + len;
	bool tick = false, decl = false;
	int kw;

	while (is_name(at(p, end)) || (at(p, end) == '`' && (end == off || !tick))) {
		tick |= at(p, end) == '`';
		end++;
	}
	if (!is_start(at(p, off)) && !tick)
		return 0;
	if (memchr(p->text + off, ':', len) || p->last == ',')
		return 0;
	if (tr_opt(p->t, PSPEC) && ends_description(p, word_end))
		return 0;
	if (end != word_end && !stars_follow(p, off, end, word_end))
		return 0;
	kw = tr_keyword(p->text + off, end - off, TR_KW_ANY | TR_KW_TOP, &decl);
	if (kw ? !decl : end == word_end && !declarator_follows(p, off, end))
		return 0;
	*take = end - off;
	return kw ? kw : tick ? KSYM : IDENT;
}
