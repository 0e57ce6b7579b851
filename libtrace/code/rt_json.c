/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The routine behind json(): one pass over a JSON text with a state machine, as DTrace's. The
 * path ("a.b[2]") is cut into elements first. Strings come out as they are written, escapes
 * and all; an object or array that the path ends at comes out in full.
 */
#include "code/rt.h"

enum { /* cells */
	J_STATE = 0,
	J_TO = 8,     /* characters in out */
	J_ELEM = 16,  /* the path's element that is looked for */
	J_NELEMS = 24,
	J_FOUND = 32, /* the value that comes is the one */
	J_ARRAY = 40, /* in an array, not an object */
	J_POS = 48,   /* in the array */
	J_KEY = 56,   /* how far the key equals the element, in the text of elements; -1: no more */
	J_DEPTH = 64, /* of what is skipped or collected */
	J_TABLE = TR_JSON_TABLE, /* elements: where they begin, their number */
};

enum { S_BEGIN, S_OBJECT, S_KEY, S_KEYESC, S_COLON, S_VALUE, S_STRING, S_STRESC, S_NUMBER, S_WORD, S_COMMA, S_NESTED,
       S_NESTSTR, S_NESTESC };

struct json {
	struct tr_cg *cg;
	struct tr_irfunc *f;
	tr_vreg out, mem, c, st;
	int next, fail, done, put; /* put: keep c, then next */
	uint32_t size;
};

#define NOT_NUMBER (1ll << 40)

static void goto_state(struct json *j, int state, int to)
{
	rt_seti(j->f, j->mem, J_STATE, state);
	tr_ir_jmp(j->f, to);
}

/* if (c == ch) { state; goto to; } */
static void on(struct json *j, char ch, int state, int to)
{
	struct rt_if i = rt_if(j->f, CC_EQ, j->c, ch);

	goto_state(j, state, to);
	rt_end(j->f, i);
}

/* if (state == s) { */
static struct rt_if in(struct json *j, int s)
{
	return rt_if(j->f, CC_EQ, j->st, s);
}

static void skip_blanks(struct json *j)
{
	rt_go_if(j->f, CC_EQ, j->c, ' ', j->next);
	rt_go_if(j->f, CC_ULT, tr_ir_alui(j->f, IR_SUB, j->c, '\t'), 5, j->next);
}

static tr_vreg entry(struct json *j, tr_vreg k)
{
	return tr_ir_alu(j->f, IR_ADD, j->mem, tr_ir_alui(j->f, IR_SHL, rt_bound(j->f, k, 63), 4));
}

/* ---- the path */

/* An element ends: its entry in the table. Uses the cells of the text for its own state. */
static void end_element(struct json *j, int start, int number)
{
	struct tr_irfunc *f = j->f;
	tr_vreg e = entry(j, rt_get(f, j->mem, J_NELEMS)), n;
	struct rt_if i;

	tr_ir_store(f, e, J_TABLE, 8, rt_get(f, j->mem, start));
	tr_ir_store(f, e, J_TABLE + 8, 8, rt_get(f, j->mem, number));
	n = rt_get(f, j->mem, J_NELEMS);
	i = rt_if(f, CC_ULT, n, 63);
	rt_set(f, j->mem, J_NELEMS, tr_ir_alui(f, IR_ADD, n, 1));
	rt_end(f, i);
	rt_set(f, j->mem, start, rt_get(f, j->mem, J_TO));
	rt_seti(f, j->mem, number, 0);
}

static void put_element(struct json *j, tr_vreg c)
{
	struct tr_irfunc *f = j->f;
	tr_vreg to = rt_get(f, j->mem, J_TO);

	tr_ir_store(f, tr_ir_alu(f, IR_ADD, j->mem, rt_bound(f, to, j->size)), TR_JSON_ELEMS, 1, c);
	rt_set(f, j->mem, J_TO, tr_ir_alui(f, IR_ADD, to, 1));
}

/* "a.b[2]" -> "a\0b\0" "2\0" in mem, and the table. */
static void cut_path(struct json *j, tr_vreg path, tr_vreg n)
{
	enum { START = J_POS, NUMBER = J_DEPTH };
	struct tr_irfunc *f = j->f;
	int sep = tr_ir_block(f), other = tr_ir_block(f), dot = tr_ir_block(f), open = tr_ir_block(f);
	struct rt_loop l;
	struct rt_if i;
	tr_vreg c, d;

	for (int cell = 0; cell <= J_DEPTH; cell += 8)
		rt_seti(f, j->mem, cell, 0);
	l = rt_loop(f, n, 0);
	c = rt_byte(f, path, l.i);
	rt_go_if(f, CC_EQ, c, ']', l.next);
	rt_go_if(f, CC_EQ, c, 0, sep);
	tr_ir_bri(f, CC_EQ, c, '.', sep, dot);
	tr_ir_at(f, dot);
	tr_ir_bri(f, CC_EQ, c, '[', open, other);
	tr_ir_at(f, open); /* at the very start it separates nothing */
	rt_go_if(f, CC_EQ, rt_get(f, j->mem, J_TO), 0, l.next);
	tr_ir_jmp(f, sep);
	tr_ir_at(f, other);
	put_element(j, c);
	d = tr_ir_alui(f, IR_SUB, c, '0');
	i = rt_if(f, CC_UGT, d, 9);
	rt_seti(f, j->mem, NUMBER, NOT_NUMBER);
	tr_ir_jmp(f, l.next);
	rt_end(f, i);
	d = tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_MUL, rt_get(f, j->mem, NUMBER), 10), d);
	rt_set(f, j->mem, NUMBER, d);
	tr_ir_jmp(f, l.next);
	tr_ir_at(f, sep);
	put_element(j, tr_ir_imm(f, 0));
	end_element(j, START, NUMBER);
	rt_go_if(f, CC_EQ, c, 0, l.out);
	rt_loop_end(f, l);
}

/* ---- the text */

/* The first value of an array comes: is it the one? */
static void enter_array(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg e = entry(j, rt_get(f, j->mem, J_ELEM));

	rt_seti(f, j->mem, J_ARRAY, 1);
	rt_seti(f, j->mem, J_POS, 0);
	rt_set(f, j->mem, J_FOUND, tr_ir_cmpi(f, CC_EQ, tr_ir_load(f, e, J_TABLE + 8, 8, false), 0));
	goto_state(j, S_VALUE, j->next);
}

static void enter_object(struct json *j)
{
	rt_seti(j->f, j->mem, J_ARRAY, 0);
	rt_seti(j->f, j->mem, J_FOUND, 0);
	goto_state(j, S_OBJECT, j->next);
}

/* Are there elements behind the one that was found? */
static struct rt_if has_more(struct json *j)
{
	struct tr_irfunc *f = j->f;

	return rt_if_reg(f, CC_ULT, tr_ir_alui(f, IR_ADD, rt_get(f, j->mem, J_ELEM), 1),
			 rt_get(f, j->mem, J_NELEMS));
}

/* A value ended. If it is the one, it is the result, unless the path leads on. */
static void value_ends(struct json *j)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = rt_if(f, CC_NE, rt_get(f, j->mem, J_FOUND), 0), k = has_more(j);

	tr_ir_jmp(f, j->fail);
	rt_end(f, k);
	tr_ir_jmp(f, j->done);
	rt_end(f, i);
}

static void key_char(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg at = rt_get(f, j->mem, J_KEY), e;
	struct rt_if i = rt_if(f, CC_GE, at, 0), k;

	e = tr_ir_load(f, tr_ir_alu(f, IR_ADD, j->mem, rt_bound(f, at, j->size)), TR_JSON_ELEMS, 1, false);
	k = rt_if_reg(f, CC_EQ, e, j->c);
	rt_add(f, j->mem, J_KEY, 1);
	rt_else(f, &k);
	rt_seti(f, j->mem, J_KEY, -1);
	rt_end(f, k);
	rt_end(f, i);
	tr_ir_jmp(f, j->next);
}

static void key_ends(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg at = rt_get(f, j->mem, J_KEY), e;
	struct rt_if i;

	rt_seti(f, j->mem, J_FOUND, 0);
	i = rt_if(f, CC_GE, at, 0);
	e = tr_ir_load(f, tr_ir_alu(f, IR_ADD, j->mem, rt_bound(f, at, j->size)), TR_JSON_ELEMS, 1, false);
	rt_set(f, j->mem, J_FOUND, tr_ir_cmpi(f, CC_EQ, e, 0));
	rt_end(f, i);
	goto_state(j, S_COLON, j->next);
}

static void keys(struct json *j)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = in(j, S_OBJECT), k;
	tr_vreg e;

	skip_blanks(j);
	rt_go_if(f, CC_NE, j->c, '"', j->fail);
	e = entry(j, rt_get(f, j->mem, J_ELEM));
	rt_set(f, j->mem, J_KEY, tr_ir_load(f, e, J_TABLE, 8, false));
	goto_state(j, S_KEY, j->next);
	rt_end(f, i);
	i = in(j, S_KEY);
	k = rt_if(f, CC_EQ, j->c, '"');
	key_ends(j);
	rt_end(f, k);
	k = rt_if(f, CC_EQ, j->c, '\\');
	rt_seti(f, j->mem, J_STATE, S_KEYESC);
	rt_end(f, k);
	key_char(j);
	rt_end(f, i);
	i = in(j, S_KEYESC);
	rt_seti(f, j->mem, J_STATE, S_KEY);
	key_char(j);
	rt_end(f, i);
	i = in(j, S_COLON);
	skip_blanks(j);
	rt_go_if(f, CC_NE, j->c, ':', j->fail);
	goto_state(j, S_VALUE, j->next);
	rt_end(f, i);
}

/* '{' or '[' as a value: the path leads into it, or it is skipped or collected. */
static void nested_value(struct json *j, char open)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = rt_if(f, CC_EQ, j->c, open), k, m;

	k = rt_if(f, CC_NE, rt_get(f, j->mem, J_FOUND), 0);
	m = has_more(j);
	rt_add(f, j->mem, J_ELEM, 1);
	if (open == '[')
		enter_array(j);
	else
		enter_object(j);
	rt_end(f, m);
	rt_end(f, k);
	rt_seti(f, j->mem, J_DEPTH, 1);
	goto_state(j, S_NESTED, j->put);
	rt_end(f, i);
}

static void values(struct json *j)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = in(j, S_VALUE), k;

	skip_blanks(j);
	rt_seti(f, j->mem, J_TO, 0);
	tr_ir_storei(f, j->out, 0, 8, 0);
	nested_value(j, '{');
	nested_value(j, '[');
	on(j, '"', S_STRING, j->next);
	on(j, '-', S_NUMBER, j->put);
	k = rt_if(f, CC_ULT, tr_ir_alui(f, IR_SUB, j->c, '0'), 10);
	goto_state(j, S_NUMBER, j->put);
	rt_end(f, k);
	k = rt_if(f, CC_ULT, tr_ir_alui(f, IR_SUB, j->c, 'a'), 26);
	goto_state(j, S_WORD, j->put);
	rt_end(f, k);
	tr_ir_jmp(f, j->fail);
	rt_end(f, i);
	i = in(j, S_STRING);
	k = rt_if(f, CC_EQ, j->c, '"');
	value_ends(j);
	goto_state(j, S_COMMA, j->next);
	rt_end(f, k);
	on(j, '\\', S_STRESC, j->put);
	tr_ir_jmp(f, j->put);
	rt_end(f, i);
	i = in(j, S_STRESC);
	goto_state(j, S_STRING, j->put);
	rt_end(f, i);
}

/* Numbers, and true, false, null: they end where something else begins. */
static void words(struct json *j)
{
	static const char more[] = "+-.eE";
	static const int64_t known[] = { 0x65757274, 0x65736c6166, 0x6c6c756e }; /* true false null */
	struct tr_irfunc *f = j->f;
	struct rt_if i = in(j, S_NUMBER);
	tr_vreg w, ok = TR_NOREG, is;

	rt_go_if(f, CC_ULT, tr_ir_alui(f, IR_SUB, j->c, '0'), 10, j->put);
	for (const char *p = more; *p; p++)
		rt_go_if(f, CC_EQ, j->c, *p, j->put);
	value_ends(j);
	tr_ir_set_imm(f, j->st, S_COMMA);
	rt_end(f, i);
	i = in(j, S_WORD);
	rt_go_if(f, CC_ULT, tr_ir_alui(f, IR_SUB, j->c, 'a'), 26, j->put);
	w = tr_ir_load(f, j->out, 0, 8, false);
	for (size_t k = 0; k < TR_ARRAY_SIZE(known); k++) {
		is = tr_ir_cmp(f, CC_EQ, w, tr_ir_imm(f, known[k]));
		ok = ok == TR_NOREG ? is : tr_ir_alu(f, IR_OR, ok, is);
	}
	rt_go_if(f, CC_EQ, ok, 0, j->fail);
	value_ends(j);
	tr_ir_set_imm(f, j->st, S_COMMA);
	rt_end(f, i);
}

static void put_char(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg to = rt_get(f, j->mem, J_TO);

	tr_ir_store(f, tr_ir_alu(f, IR_ADD, j->out, rt_bound(f, to, j->size - 1)), 0, 1, j->c);
	rt_set(f, j->mem, J_TO, tr_ir_alui(f, IR_ADD, to, 1));
}

static void nested_ends(struct json *j, char close)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = rt_if(f, CC_EQ, j->c, close), k;

	rt_add(f, j->mem, J_DEPTH, -1);
	k = rt_if(f, CC_EQ, rt_get(f, j->mem, J_DEPTH), 0);
	put_char(j);
	value_ends(j);
	goto_state(j, S_COMMA, j->next);
	rt_end(f, k);
	tr_ir_jmp(f, j->put);
	rt_end(f, i);
}

/* An object or array that the path does not lead into: brackets are counted. */
static void nested(struct json *j)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = in(j, S_NESTED), k;

	on(j, '"', S_NESTSTR, j->put);
	nested_ends(j, '}');
	nested_ends(j, ']');
	k = rt_if(f, CC_EQ, tr_ir_alui(f, IR_OR, j->c, 0x20), 0x7b); /* { or [ */
	rt_add(f, j->mem, J_DEPTH, 1);
	rt_end(f, k);
	tr_ir_jmp(f, j->put);
	rt_end(f, i);
	i = in(j, S_NESTSTR);
	on(j, '"', S_NESTED, j->put);
	on(j, '\\', S_NESTESC, j->put);
	tr_ir_jmp(f, j->put);
	rt_end(f, i);
	i = in(j, S_NESTESC);
	goto_state(j, S_NESTSTR, j->put);
	rt_end(f, i);
}

/* After a value: the next one, if what is looked for may still come. */
static void comma(struct json *j)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = in(j, S_COMMA), k;
	tr_vreg e, pos;

	skip_blanks(j);
	rt_go_if(f, CC_NE, j->c, ',', j->fail);
	k = rt_if(f, CC_NE, rt_get(f, j->mem, J_ARRAY), 0);
	pos = tr_ir_alui(f, IR_ADD, rt_get(f, j->mem, J_POS), 1);
	rt_set(f, j->mem, J_POS, pos);
	e = entry(j, rt_get(f, j->mem, J_ELEM));
	rt_set(f, j->mem, J_FOUND, tr_ir_cmp(f, CC_EQ, tr_ir_load(f, e, J_TABLE + 8, 8, false), pos));
	goto_state(j, S_VALUE, j->next);
	rt_end(f, k);
	goto_state(j, S_OBJECT, j->next);
	rt_end(f, i);
}

static void begin(struct json *j)
{
	struct tr_irfunc *f = j->f;
	struct rt_if i = in(j, S_BEGIN), k;

	skip_blanks(j);
	k = rt_if(f, CC_EQ, j->c, '{');
	enter_object(j);
	rt_end(f, k);
	rt_go_if(f, CC_NE, j->c, '[', j->fail);
	enter_array(j);
	rt_end(f, i);
}

/* rt_json(s, path, sizes, out, mem): sizes is bytes readable at s, and at path << 16. Returns 1 if
 * there is such a value, which is then in out. */
void tr_rt_build_json(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	struct json j = { .cg = cg, .f = f, .out = 3, .mem = 4, .size = tr_str_limit(cg) };
	tr_vreg s = 0, path = 1, sizes = 2;
	struct rt_loop l;

	cut_path(&j, path, tr_ir_alui(f, IR_SHR, sizes, 16));
	rt_seti(f, j.mem, J_POS, 0);
	l = rt_loop(f, tr_ir_alui(f, IR_AND, sizes, 0xffff), 0);
	j.next = l.next;
	j.fail = tr_ir_block(f);
	j.done = tr_ir_block(f);
	j.put = tr_ir_block(f);
	j.c = rt_byte(f, s, l.i);
	rt_go_if(f, CC_EQ, j.c, 0, j.fail);
	j.st = tr_ir_mov(f, rt_get(f, j.mem, J_STATE));
	begin(&j);
	keys(&j);
	values(&j);
	nested(&j);
	words(&j);
	comma(&j);
	tr_ir_jmp(f, j.fail); /* there is no other state */
	tr_ir_at(f, j.put);
	put_char(&j);
	rt_loop_end(f, l);
	tr_ir_jmp(f, j.fail);
	tr_ir_at(f, j.fail);
	tr_ir_reti(f, 0);
	tr_ir_at(f, j.done);
	tr_ir_storei(f, tr_ir_alu(f, IR_ADD, j.out, rt_bound(f, rt_get(f, j.mem, J_TO), j.size - 1)), 0, 1, 0);
	tr_ir_reti(f, 1);
}
