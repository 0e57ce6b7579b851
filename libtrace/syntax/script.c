/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * tr_parse(): one text to one script. Sets the parser up, runs the grammar, and turns what is
 * wrong with the text as a whole (empty, too large) into errors.
 */
#include "syntax/syntax.h"
#include "syntax/parse.h"

#define TEXT_MAX (1u << 30) /* offsets are 32 bits, the lexer's lengths are int */

uint32_t tr_source_add(struct trace *t, const char *name, const char *text, size_t len)
{
	tr_push(&t->sources, (struct tr_source){ .name = name, .text = text, .len = len });
	return (uint32_t)t->sources.n;
}

struct tr_item *tr_item(struct tr_parser *p, enum tr_ikind kind, const struct tr_loc *loc)
{
	struct tr_item *item = tr_alloc(&p->t->arena, sizeof(*item));

	item->kind = kind;
	item->pos = tr_loc_pos(p, loc);
	return item;
}

void tr_item_add(struct tr_parser *p, struct tr_item *item)
{
	*p->tail = item;
	p->tail = &item->next;
}

int tr_err_loc(struct tr_parser *p, enum tr_tag tag, const struct tr_loc *loc, const char *fmt, ...)
{
	struct tr_buf msg = { 0 };
	va_list ap;
	char *s = NULL;

	va_start(ap, fmt);
	if (vasprintf(&s, fmt, ap) >= 0)
		tr_buf_puts(&msg, s);
	va_end(ap);
	free(s);
	tr_error(p->t, tag, tr_loc_pos(p, loc), "%s", msg.n ? msg.s : "");
	tr_buf_free(&msg);
	return -EINVAL;
}

static int parse(struct tr_parser *p)
{
	int err = tr_lex_open(p);

	if (!err && tr_yyparse(p)) {
		/* bison has no other way to fail than those that record an error, but for memory */
		tr_err_loc(p, D_SYNTAX, &p->tokloc, "syntax error: too deeply nested");
		err = -EINVAL;
	}
	tr_lex_close(p);
	return err;
}

static bool no_items(const struct tr_script *s)
{
	for (const struct tr_item *i = s->items; i; i = i->next)
		if (i->kind != I_PRAGMA)
			return false;
	return true;
}

static int check_size(struct tr_parser *p)
{
	if (p->len <= TEXT_MAX)
		return 0;
	return tr_error(p->t, D_SYNTAX, p->at, "the script is too large: more than %u bytes",
			TEXT_MAX);
}

static int check_empty(struct tr_parser *p)
{
	struct tr_pos whole = { .src = p->src };

	if (p->flags & (TR_PARSE_EMPTY_OK | TR_PARSE_LIBRARY) || !no_items(p->script))
		return 0;
	return tr_error(p->t, D_EMPTY, whole,
			"the script is empty: no probe clause and no declaration");
}

struct tr_script *tr_parse(struct trace *t, uint32_t src, unsigned flags,
			   bool (*is_type)(struct trace *t, const char *mod, const char *name))
{
	struct tr_source *source = &t->sources.v[src - 1];
	struct tr_script *script = tr_alloc(&t->arena, sizeof(*script));
	struct tr_parser p = {
		.t = t,
		.flags = flags,
		.is_type = is_type,
		.script = script,
		.tail = &script->items,
		.text = source->text,
		.len = source->len,
		.src = src,
		.at = { .src = src, .line = 1, .col = 1 },
		.defaultargs = tr_opt(t, DEFAULTARGS),
	};
	int err;

	/* line markers add to the array of sources: the script keeps a copy */
	script->source = tr_alloc(&t->arena, sizeof(*source));
	*script->source = *source;
	err = check_size(&p);
	if (!err)
		err = parse(&p);
	if (!err)
		err = check_empty(&p);
	tr_map_free(&p.names);
	tr_map_free(&p.typedefs);
	tr_map_free(&p.vars);
	tr_map_free(&p.asked);
	return err ? NULL : script;
}
