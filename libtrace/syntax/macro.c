/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Macro variables: $0 $1 … (the command's arguments), $$1 (as a string), $target and what the
 * process says about itself ($pid, $uid …). In: the name as written. Out: a token, or text in a
 * probe description.
 */
#include <ctype.h>
#include <unistd.h>

#include "syntax/syntax.h"
#include "syntax/parse.h"

struct macro {
	const char *name;
	int64_t (*value)(struct trace *t);
};

static int64_t get_pid(struct trace *t)
{
	(void)t;
	return getpid();
}

static int64_t get_ppid(struct trace *t)
{
	(void)t;
	return getppid();
}

static int64_t get_pgid(struct trace *t)
{
	(void)t;
	return getpgrp();
}

static int64_t get_sid(struct trace *t)
{
	(void)t;
	return getsid(0);
}

static int64_t get_uid(struct trace *t)
{
	(void)t;
	return getuid();
}

static int64_t get_euid(struct trace *t)
{
	(void)t;
	return geteuid();
}

static int64_t get_gid(struct trace *t)
{
	(void)t;
	return getgid();
}

static int64_t get_egid(struct trace *t)
{
	(void)t;
	return getegid();
}

static int64_t get_target(struct trace *t)
{
	return t->target;
}

static const struct macro macros[] = {
	{ "pid", get_pid },
	{ "ppid", get_ppid },
	{ "pgid", get_pgid },
	{ "sid", get_sid },
	{ "uid", get_uid },
	{ "euid", get_euid },
	{ "gid", get_gid },
	{ "egid", get_egid },
	{ "target", get_target },
	/* Solaris */
	{ "projid", NULL },
	{ "taskid", NULL },
	{ "zoneid", NULL },
	{ "ctid", NULL },
	{ "psetid", NULL },
	{ "poolid", NULL },
};

static int undefined(struct tr_parser *p, const char *s, size_t n)
{
	return tr_err_loc(p, D_MACRO_UNDEF, &p->loc, "macro variable %.*s is not defined",
			  (int)TR_MIN(n, 60u), s);
}

/* $name */
static int named(struct tr_parser *p, const char *s, size_t n, int64_t *value)
{
	for (size_t i = 0; i < TR_ARRAY_SIZE(macros); i++) {
		const struct macro *m = &macros[i];

		if (strlen(m->name) != n - 1 || memcmp(m->name, s + 1, n - 1) != 0)
			continue;
		if (!m->value)
			return tr_err_loc(p, D_MACRO_UNDEF, &p->loc,
					  "macro variable $%s does not exist on Linux", m->name);
		*value = m->value(p->t);
		return 0;
	}
	return undefined(p, s, n);
}

/* $1: its text, or NULL with *err = 0 if defaultargs says that it may be missing */
static const char *argument(struct tr_parser *p, const char *s, size_t n, int *err)
{
	size_t nargs = p->t->args.n, i = 0;

	*err = 0;
	for (const char *d = s + 1; d < s + n; d++) {
		if (!isdigit((unsigned char)*d)) {
			*err = undefined(p, s, n);
			return NULL;
		}
		i = TR_MIN(i * 10 + (size_t)(*d - '0'), (size_t)1000000);
	}
	if (i < 64 && !(p->flags & TR_PARSE_LIBRARY))
		p->t->args_used |= 1ull << i;
	if (i < nargs)
		return p->t->args.v[i];
	if (!p->defaultargs) {
		*err = undefined(p, s, n);
		tr_hint(p->t, "arguments are the words after the script, or after '--'");
	}
	return NULL;
}

static void int_token(struct tr_parser *p, uint64_t v, bool negative, struct tr_token *tok)
{
	struct tr_node *node = tr_node(p, N_INT, &p->loc);

	node->ival = v;
	node->idecimal = true;
	if (negative) {
		node = tr_node_op(p, N_UNARY, OP_NEG, &p->loc, node, NULL);
		node->paren = true;
	}
	tok->kind = MACRO;
	tok->val.node = node;
}

static bool is_ident(const char *s)
{
	if (!isalpha((unsigned char)*s) && *s != '_' && *s != '`')
		return false;
	for (; *s; s++)
		if (!isalnum((unsigned char)*s) && *s != '_' && *s != '`')
			return false;
	return s[-1] != '`';
}

/* "text" as one writes it in D */
static bool is_quoted(const char *s)
{
	size_t n = strlen(s), i;

	if (n < 2 || s[0] != '"')
		return false;
	for (i = 1; i < n && s[i] != '"'; i++)
		if (s[i] == '\\' && s[i + 1])
			i++;
	return i == n - 1;
}

/* An argument that is a number, with the sign and base one may write in D */
static int number(struct tr_parser *p, const char *name, const char *text, struct tr_token *tok)
{
	bool negative = *text == '-';
	const char *digits = text + (negative || *text == '+');
	char *end;
	uint64_t v;

	errno = 0;
	v = strtoull(digits, &end, 0);
	if (!isdigit((unsigned char)*digits) || *end)
		return tr_err_loc(p, D_MACRO_UNDEF, &p->loc,
				  "macro argument %s (\"%.60s\") is neither a number nor a name:"
				  " use $%s for a string",
				  name, text, name);
	if (errno == ERANGE || (negative && v > 1ull << 63))
		return tr_err_loc(p, D_MACRO_OFLOW, &p->loc,
				  "macro argument %s (%.60s) is too large for 64 bits", name, text);
	int_token(p, v, negative, tok);
	if (!negative)
		tok->val.node->idecimal = digits[0] != '0' || !digits[1];
	return 0;
}

static void name_token(struct tr_parser *p, const char *text, struct tr_token *tok)
{
	const char *tick = strrchr(text, '`');
	int kw = tr_keyword(text, strlen(text), TR_KW_ANY, NULL);

	if (tick) {
		tok->kind = KSYM;
		tok->val.sym.mod = tr_intern(p, text, (size_t)(tick - text));
		tok->val.sym.name = tr_intern(p, tick + 1, strlen(tick + 1));
		return;
	}
	tok->kind = kw ? kw : IDENT;
	tok->val.name = tr_intern(p, text, strlen(text));
}

static int string_token(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok)
{
	char dec[24];
	const char *text;
	int64_t v;
	int err;

	if (isdigit((unsigned char)s[2])) {
		text = argument(p, s + 1, n - 1, &err);
		if (!text)
			text = "";
	} else {
		err = named(p, s + 1, n - 1, &v);
		snprintf(dec, sizeof(dec), "%lld", err ? 0 : (long long)v);
		text = dec;
	}
	tok->kind = STR;
	/* its escapes count, as those of an argument in quotes do */
	tok->val.node = tr_text_node(p, text, strlen(text));
	return err;
}

int tr_lex_macro(struct tr_parser *p, const char *s, size_t n, struct tr_token *tok)
{
	const char *text;
	int64_t v;
	int err;

	if (s[1] == '$')
		return string_token(p, s, n, tok);
	if (!isdigit((unsigned char)s[1])) {
		err = named(p, s, n, &v);
		if (!err)
			int_token(p, (uint64_t)v, false, tok);
		return err;
	}
	text = argument(p, s, n, &err);
	if (err)
		return err;
	if (!text)
		int_token(p, 0, false, tok);
	else if (is_ident(text))
		name_token(p, text, tok);
	else if (is_quoted(text))
		return tr_lex_str(p, text, strlen(text), tok);
	else
		return number(p, tr_intern(p, s, n), text, tok);
	return 0;
}

/* How many bytes of a description's text at '$' are a macro's name */
static size_t macro_len(const char *s, size_t n)
{
	size_t i = n > 1 && s[1] == '$' ? 2 : 1, first = i;
	bool digits = i < n && isdigit((unsigned char)s[i]);

	while (i < n && (digits ? isdigit((unsigned char)s[i]) :
				  s[i] == '_' || isalnum((unsigned char)s[i])))
		i++;
	return i == first ? 0 : i;
}

/* Copies a probe description to out, its macros replaced by their text. */
int tr_macro_expand(struct tr_parser *p, const char *s, size_t n, struct tr_buf *out)
{
	while (n) {
		const char *dollar = memchr(s, '$', n), *text;
		size_t plain = dollar ? (size_t)(dollar - s) : n, len;
		int64_t v = 0;
		int err;

		tr_buf_add(out, s, plain);
		s += plain;
		n -= plain;
		len = n ? macro_len(s, n) : 0;
		if (n && !len)
			return tr_err_loc(
				p, D_SYNTAX, &p->loc,
				"syntax error: no name follows '$' in a probe description");
		if (!n)
			break;
		if (s[1] == '$') {
			s++;
			n--;
			len--;
		}
		if (isdigit((unsigned char)s[1])) {
			text = argument(p, s, len, &err);
			tr_buf_puts(out, text ? text : "");
		} else {
			err = named(p, s, len, &v);
			if (!err && !v && len == 7 && !memcmp(s, "$target", 7))
				err = tr_err_loc(p, D_MACRO_UNDEF, &p->loc,
						 "$target is not set: no -c or -p is given");
			tr_buf_printf(out, "%lld", (long long)v);
		}
		if (err)
			return err;
		s += len;
		n -= len;
	}
	return 0;
}
