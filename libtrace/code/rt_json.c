/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * The routine behind json(): one pass over a JSON text with a state machine, as DTrace's. The
 * path ("a.b[2]") is cut into elements first. Strings come out as they are written, escapes
 * and all; an object or array that the path ends at comes out in full.
 *
 * The machine is a table in rodata, by state and class of the byte, and what an entry asks for is
 * done without branches, as numbers times 0 or 1: with branches the verifier would have too many
 * ways to follow.
 */
#include "code/rt.h"

enum { /* cells */
       J_STATE = 0,
       J_TO = 8,    /* characters in out */
       J_ELEM = 16, /* elements of the path that are behind us */
       J_NELEMS = 24,
       J_FOUND = 32, /* the value that comes is where the path leads */
       J_ARRAY = 40, /* in an array, not an object */
       J_POS = 48,   /* in the array */
       J_KEY = 56,   /* what a key is compared with: a place in the text of the elements */
       J_MATCH = 64, /* equal so far */
       J_DEPTH = 72, /* of what is skipped or taken as a whole */
       J_WAS = 80,   /* the state before this byte */
       J_DONE = 88,  /* the value is in out */
       J_TABLE = TR_JSON_TABLE, /* element n from 1: where it begins, its number */
};

enum {
	S_VALUE,
	S_OBJECT,
	S_KEY,
	S_KEYESC,
	S_COLON,
	S_STRING,
	S_STRESC,
	S_NUMBER,
	S_WORD,
	S_COMMA,
	S_NESTED,
	S_NESTSTR,
	S_NESTESC,
	S_NOTHING,
	NSTATES
};

/* Rows from here on: the value that comes is on the path, and the path leads on. */
#define ON_PATH 16

enum {
	C_OTHER,
	C_NUL,
	C_BLANK,
	C_OPEN,
	C_OPENARR,
	C_CLOSE,
	C_CLOSEARR,
	C_QUOTE,
	C_BACKSLASH,
	C_COLON,
	C_COMMA,
	C_DIGIT,
	C_MINUS,
	C_LETTER,
	C_E,
	C_SIGN,
	NCLASSES
};

enum {		  /* bits of an entry; below them the next state */
       B_PUT = 4, /* keep the byte */
       B_RESET,	  /* forget what was kept */
       B_KEYSTART,
       B_KEYCHAR,
       B_KEYEND,
       B_END,	/* a value ended */
       B_COMMA, /* the next state depends on where we are */
       B_ENTER, /* into an object or array, */
       B_ARRAY, /* which is an array */
       B_DEEPER,
       B_CLOSE,
       B_FAIL,
};

#define ON(bit) (1u << (bit))

struct json {
	struct tr_cg *cg;
	struct tr_irfunc *f;
	tr_vreg out, mem, c, act;
	uint32_t size;
};

#define NOT_NUMBER 0x7fffffff

/* ---- the table */

static void classes(uint8_t *cls)
{
	static const char special[] = " {}[]\"\\:,-eE+.";
	static const uint8_t as[] = { C_BLANK, C_OPEN,	    C_CLOSE, C_OPENARR, C_CLOSEARR,
				      C_QUOTE, C_BACKSLASH, C_COLON, C_COMMA,	C_MINUS,
				      C_E,     C_SIGN,	    C_SIGN,  C_SIGN };

	cls[0] = C_NUL;
	for (int c = '\t'; c <= '\r'; c++)
		cls[c] = C_BLANK;
	for (int c = '0'; c <= '9'; c++)
		cls[c] = C_DIGIT;
	for (int c = 'a'; c <= 'z'; c++)
		cls[c] = C_LETTER;
	for (size_t i = 0; special[i]; i++)
		cls[(unsigned char)special[i]] = as[i];
}

/* Every byte of a state but NUL. */
static void all(uint16_t *row, unsigned entry)
{
	for (int c = 0; c < NCLASSES; c++)
		if (c != C_NUL)
			row[c] = (uint16_t)entry;
}

/* After a value: blanks, or a comma if what is looked for may still come. */
static void after_value(uint16_t *row, unsigned end)
{
	row[C_BLANK] = (uint16_t)(S_COMMA | end);
	row[C_COMMA] = (uint16_t)(S_VALUE | ON(B_COMMA) | ON(B_RESET) | end);
	if (end) /* nothing more can be found here, but what ends may be it */
		row[C_CLOSE] = row[C_CLOSEARR] = (uint16_t)(S_NOTHING | end);
}

static void value_row(uint16_t *row)
{
	row[C_BLANK] = S_VALUE;
	row[C_OPEN] = row[C_OPENARR] = S_NESTED | ON(B_PUT) | ON(B_DEEPER);
	row[C_QUOTE] = S_STRING;
	row[C_MINUS] = row[C_DIGIT] = S_NUMBER | ON(B_PUT);
	row[C_LETTER] = row[C_E] = S_WORD | ON(B_PUT);
}

static void on_path_row(uint16_t *row)
{
	row[C_BLANK] = S_VALUE;
	row[C_OPEN] = S_OBJECT | ON(B_ENTER) | ON(B_RESET);
	row[C_OPENARR] = S_VALUE | ON(B_ENTER) | ON(B_ARRAY) | ON(B_RESET);
}

static void strings(uint16_t t[][NCLASSES])
{
	t[S_OBJECT][C_BLANK] = S_OBJECT;
	t[S_OBJECT][C_QUOTE] = S_KEY | ON(B_KEYSTART);
	all(t[S_KEY], S_KEY | ON(B_KEYCHAR));
	t[S_KEY][C_QUOTE] = S_COLON | ON(B_KEYEND);
	t[S_KEY][C_BACKSLASH] = S_KEYESC | ON(B_KEYCHAR);
	all(t[S_KEYESC], S_KEY | ON(B_KEYCHAR));
	t[S_COLON][C_BLANK] = S_COLON;
	t[S_COLON][C_COLON] = S_VALUE | ON(B_RESET);
	all(t[S_STRING], S_STRING | ON(B_PUT));
	t[S_STRING][C_QUOTE] = S_COMMA | ON(B_END);
	t[S_STRING][C_BACKSLASH] = S_STRESC | ON(B_PUT);
	all(t[S_STRESC], S_STRING | ON(B_PUT));
}

static void nested(uint16_t t[][NCLASSES])
{
	all(t[S_NESTED], S_NESTED | ON(B_PUT));
	t[S_NESTED][C_OPEN] = t[S_NESTED][C_OPENARR] = S_NESTED | ON(B_PUT) | ON(B_DEEPER);
	t[S_NESTED][C_CLOSE] = t[S_NESTED][C_CLOSEARR] = S_NESTED | ON(B_PUT) | ON(B_CLOSE);
	t[S_NESTED][C_QUOTE] = S_NESTSTR | ON(B_PUT);
	all(t[S_NESTSTR], S_NESTSTR | ON(B_PUT));
	t[S_NESTSTR][C_QUOTE] = S_NESTED | ON(B_PUT);
	t[S_NESTSTR][C_BACKSLASH] = S_NESTESC | ON(B_PUT);
	all(t[S_NESTESC], S_NESTSTR | ON(B_PUT));
}

static void transitions(uint16_t t[][NCLASSES])
{
	for (int s = 0; s < 2 * ON_PATH; s++)
		for (int c = 0; c < NCLASSES; c++)
			t[s][c] = ON(B_FAIL);
	value_row(t[S_VALUE]);
	strings(t);
	nested(t);
	after_value(t[S_NUMBER], ON(B_END));
	t[S_NUMBER][C_DIGIT] = t[S_NUMBER][C_MINUS] = S_NUMBER | ON(B_PUT);
	t[S_NUMBER][C_E] = t[S_NUMBER][C_SIGN] = S_NUMBER | ON(B_PUT);
	after_value(t[S_WORD], ON(B_END));
	t[S_WORD][C_LETTER] = t[S_WORD][C_E] = S_WORD | ON(B_PUT);
	after_value(t[S_COMMA], 0);
	for (int s = 1; s < NSTATES; s++)
		memcpy(t[ON_PATH + s], t[s], sizeof(t[s]));
	on_path_row(t[ON_PATH + S_VALUE]);
}

/* What the byte and the state ask for. */
static tr_vreg look_up(struct json *j)
{
	struct tr_irfunc *f = j->f;
	uint16_t t[2 * ON_PATH][NCLASSES];
	uint8_t cls[256] = { 0 };
	tr_vreg more, row, cl, at;

	classes(cls);
	transitions(t);
	cl = tr_ir_alu(f, IR_ADD,
		       tr_cg_mapval(j->cg, TR_MAP_RODATA,
				    (int32_t)tr_cg_rodata(j->cg, cls, 256, 8)),
		       j->c);
	cl = tr_ir_load(f, cl, 0, 1, false);
	more = tr_ir_alu(f, IR_SUB, rt_get(f, j->mem, J_ELEM), rt_get(f, j->mem, J_NELEMS));
	more = tr_ir_alui(f, IR_SHR, more, 63); /* below */
	more = tr_ir_alu(f, IR_AND, more, rt_get(f, j->mem, J_FOUND));
	row = tr_ir_alu(f, IR_OR, rt_get(f, j->mem, J_STATE), tr_ir_alui(f, IR_SHL, more, 4));
	at = tr_ir_alu(f, IR_OR, tr_ir_alui(f, IR_SHL, row, 4), cl);
	at = tr_ir_alui(f, IR_SHL, rt_bound(f, at, 511), 1);
	at = tr_ir_alu(f, IR_ADD,
		       tr_cg_mapval(j->cg, TR_MAP_RODATA,
				    (int32_t)tr_cg_rodata(j->cg, t, sizeof(t), 8)),
		       at);
	return tr_ir_load(f, at, 0, 2, false);
}

/* ---- the path */

static tr_vreg entry(struct json *j, tr_vreg k)
{
	return tr_ir_alu(j->f, IR_ADD, j->mem, tr_ir_alui(j->f, IR_SHL, rt_bound(j->f, k, 63), 4));
}

/* An element ends: its entry in the table. */
static void end_element(struct json *j, int start, int number)
{
	struct tr_irfunc *f = j->f;
	tr_vreg n = rt_get(f, j->mem, J_NELEMS), e;
	struct rt_if i = rt_if(f, CC_ULT, n, 63);

	rt_set(f, j->mem, J_NELEMS, tr_ir_alui(f, IR_ADD, n, 1));
	rt_end(f, i);
	e = entry(j, rt_get(f, j->mem, J_NELEMS));
	tr_ir_store(f, e, J_TABLE, 8, rt_get(f, j->mem, start));
	tr_ir_store(f, e, J_TABLE + 8, 8, tr_ir_ext(f, rt_get(f, j->mem, number), 4, false));
	rt_set(f, j->mem, start, rt_get(f, j->mem, J_TO));
	rt_seti(f, j->mem, number, 0);
}

static void put_element(struct json *j, tr_vreg c)
{
	struct tr_irfunc *f = j->f;
	tr_vreg to = rt_get(f, j->mem, J_TO);

	tr_ir_store(f, tr_ir_alu(f, IR_ADD, j->mem, rt_bound(f, to, rt_mask(j->size))),
		    TR_JSON_ELEMS, 1, c);
	rt_set(f, j->mem, J_TO, tr_ir_alui(f, IR_ADD, to, 1));
}

/* "a.b[2]" -> "a\0b\0" "2\0" in mem, and the table. */
static void path_byte(struct rt_turn *t)
{
	enum { START = J_POS, NUMBER = J_MATCH };
	struct tr_irfunc *f = t->f;
	struct json in = { .cg = t->cg, .f = f, .mem = t->held[1], .size = tr_str_limit(t->cg) },
		    *j = &in;
	int sep = tr_ir_block(f), other = tr_ir_block(f), dot = tr_ir_block(f),
	    open = tr_ir_block(f);
	struct rt_if i;
	tr_vreg c = rt_byte(f, t->held[0], t->i), d;

	rt_go_if(f, CC_EQ, c, ']', t->next);
	rt_go_if(f, CC_EQ, c, 0, sep);
	tr_ir_bri(f, CC_EQ, c, '.', sep, dot);
	tr_ir_at(f, dot);
	tr_ir_bri(f, CC_EQ, c, '[', open, other);
	tr_ir_at(f, open); /* at the very start it separates nothing */
	rt_go_if(f, CC_EQ, rt_get(f, j->mem, J_TO), 0, t->next);
	tr_ir_jmp(f, sep);
	tr_ir_at(f, other);
	put_element(j, c);
	d = tr_ir_alui(f, IR_SUB, c, '0');
	i = rt_if(f, CC_UGT, d, 9);
	rt_seti(f, j->mem, NUMBER, NOT_NUMBER);
	tr_ir_jmp(f, t->next);
	rt_end(f, i);
	d = tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_MUL, rt_get(f, j->mem, NUMBER), 10), d);
	rt_set(f, j->mem, NUMBER, d);
	tr_ir_jmp(f, t->next);
	tr_ir_at(f, sep);
	put_element(j, tr_ir_imm(f, 0));
	end_element(j, START, NUMBER);
	rt_go_if(f, CC_EQ, c, 0, t->out);
}

/* ---- the text */

/* Bit n of the entry as 0 or 1. */
static tr_vreg bit(struct json *j, int n)
{
	return tr_ir_alui(j->f, IR_AND, tr_ir_alui(j->f, IR_SHR, j->act, n), 1);
}

static void keep_byte(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg to = rt_get(f, j->mem, J_TO);

	tr_ir_store(f, tr_ir_alu(f, IR_ADD, j->out, rt_bound(f, to, j->size - 1)), 0, 1, j->c);
	rt_set(f, j->mem, J_TO, tr_ir_alu(f, IR_ADD, to, bit(j, B_PUT)));
}

/* Keys are compared with the element as they come. */
static void match_key(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg key = rt_get(f, j->mem, J_KEY), match = rt_get(f, j->mem, J_MATCH), e, eq, next;

	e = tr_ir_load(f, tr_ir_alu(f, IR_ADD, j->mem, rt_bound(f, key, rt_mask(j->size))),
		       TR_JSON_ELEMS, 1, false);
	eq = tr_ir_alu(f, IR_AND, match, rt_is_zero(f, e));
	rt_set(f, j->mem, J_FOUND, rt_either(f, bit(j, B_KEYEND), eq, rt_get(f, j->mem, J_FOUND)));
	eq = tr_ir_alu(f, IR_OR, rt_same(f, e, j->c), tr_ir_alui(f, IR_XOR, bit(j, B_KEYCHAR), 1));
	match = tr_ir_alu(f, IR_AND, rt_get(f, j->mem, J_MATCH), eq);
	next = tr_ir_alu(f, IR_ADD, rt_get(f, j->mem, J_KEY),
			 tr_ir_alu(f, IR_AND, bit(j, B_KEYCHAR), match));
	rt_set(f, j->mem, J_MATCH, tr_ir_alu(f, IR_OR, match, bit(j, B_KEYSTART)));
	e = tr_ir_load(f, entry(j, rt_get(f, j->mem, J_ELEM)), J_TABLE, 8, false);
	rt_set(f, j->mem, J_KEY, rt_either(f, bit(j, B_KEYSTART), e, next));
}

/* Where in objects and arrays we are, and whether the path leads to the value that comes. */
static void move(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg elem, array, pos, found, e;

	pos = tr_ir_alu(f, IR_MUL, rt_get(f, j->mem, J_TO),
			tr_ir_alui(f, IR_XOR, bit(j, B_RESET), 1));
	rt_set(f, j->mem, J_TO, pos);
	elem = tr_ir_alu(f, IR_ADD, rt_get(f, j->mem, J_ELEM), bit(j, B_ENTER));
	rt_set(f, j->mem, J_ELEM, elem);
	array = rt_either(f, bit(j, B_ENTER), bit(j, B_ARRAY), rt_get(f, j->mem, J_ARRAY));
	rt_set(f, j->mem, J_ARRAY, array);
	pos = tr_ir_alu(f, IR_ADD, rt_get(f, j->mem, J_POS), bit(j, B_COMMA));
	pos = tr_ir_alu(f, IR_MUL, pos, tr_ir_alui(f, IR_XOR, bit(j, B_ENTER), 1));
	rt_set(f, j->mem, J_POS, pos);
	e = tr_ir_load(f, entry(j, rt_get(f, j->mem, J_ELEM)), J_TABLE + 8, 8, false);
	found = tr_ir_alu(f, IR_AND, rt_same(f, e, rt_get(f, j->mem, J_POS)),
			  rt_get(f, j->mem, J_ARRAY));
	e = tr_ir_alu(f, IR_OR, bit(j, B_ENTER), bit(j, B_COMMA));
	rt_set(f, j->mem, J_FOUND, rt_either(f, e, found, rt_get(f, j->mem, J_FOUND)));
}

/* Depth, next state. Returns whether a value ended. */
static tr_vreg next_state(struct json *j)
{
	struct tr_irfunc *f = j->f;
	tr_vreg d, closed, next;

	d = tr_ir_alu(f, IR_ADD, rt_get(f, j->mem, J_DEPTH), bit(j, B_DEEPER));
	d = tr_ir_alu(f, IR_SUB, d, bit(j, B_CLOSE));
	rt_set(f, j->mem, J_DEPTH, d);
	closed = tr_ir_alu(f, IR_AND, bit(j, B_CLOSE), rt_is_zero(f, d));
	next = tr_ir_alui(f, IR_AND, j->act, 15);
	next = rt_either(f, closed, tr_ir_imm(f, S_COMMA), next);
	/* after a comma: a value in an array (0), a key in an object (1) */
	d = tr_ir_alui(f, IR_XOR, rt_get(f, j->mem, J_ARRAY), S_OBJECT);
	rt_set(f, j->mem, J_STATE, rt_either(f, bit(j, B_COMMA), d, next));
	return tr_ir_alu(f, IR_OR, closed, bit(j, B_END));
}

/* true, false or null: of other words there are none. */
static void check_word(struct json *j, int bad)
{
	struct tr_irfunc *f = j->f;
	tr_vreg w = tr_ir_load(f, j->out, 0, 8, false), first, ok;

	first = tr_ir_alui(f, IR_SHL, w, 24); /* five bytes, the NUL of these two */
	ok = tr_ir_cmp(f, CC_EQ, first, tr_ir_imm(f, 0x65757274ll << 24));
	ok = tr_ir_alu(f, IR_OR, ok, tr_ir_cmp(f, CC_EQ, first, tr_ir_imm(f, 0x6c6c756ell << 24)));
	first = tr_ir_alui(f, IR_SHL, w, 16);
	ok = tr_ir_alu(f, IR_OR, ok,
		       tr_ir_cmp(f, CC_EQ, first, tr_ir_imm(f, 0x65736c6166ll << 16)));
	rt_go_if(f, CC_EQ, ok, 0, bad);
}

static void text_byte(struct rt_turn *t)
{
	struct tr_irfunc *f = t->f;
	struct json j = { .cg = t->cg,
			  .f = f,
			  .out = t->held[1],
			  .mem = t->held[2],
			  .size = tr_str_limit(t->cg) };
	tr_vreg done;

	j.c = rt_byte(f, t->held[0], t->i);
	j.act = look_up(&j);
	rt_go_if(f, CC_UGE, j.act, ON(B_FAIL), t->out);
	rt_set(f, j.mem, J_WAS, rt_get(f, j.mem, J_STATE));
	keep_byte(&j);
	done = tr_ir_alu(f, IR_AND, next_state(&j), rt_get(f, j.mem, J_FOUND));
	rt_set(f, j.mem, J_DONE, done);
	rt_go_if(f, CC_NE, done, 0, t->out);
	match_key(&j);
	move(&j);
}

/* rt_json(s, path, out, mem): built for the bytes readable at s and at path. Returns 1 if there is
 * such a value, which is then in out. */
void tr_rt_build_json(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	struct json j = { .cg = cg, .f = f, .out = 2, .mem = 3, .size = tr_str_limit(cg) };
	tr_vreg s = 0, path = 1;
	int end = tr_ir_block(f), bad = tr_ir_block(f);
	struct rt_if i;

	for (int cell = 0; cell <= J_DONE; cell += 8)
		rt_seti(f, j.mem, cell, 0);
	rt_each(cg, &(struct rt_loop_of){ .n = cg->rtsize[1],
					  .nheld = 2,
					  .held = { path, j.mem },
					  .body = path_byte });
	rt_seti(f, j.mem, J_TO, 0);
	rt_seti(f, j.mem, J_POS, 0);
	rt_seti(f, j.mem, J_FOUND, 1);
	rt_each(cg, &(struct rt_loop_of){ .n = cg->rtsize[0],
					  .nheld = 3,
					  .held = { s, j.out, j.mem },
					  .body = text_byte });
	rt_go_if(f, CC_EQ, rt_get(f, j.mem, J_DONE), 0, end);
	tr_ir_storei(f,
		     tr_ir_alu(f, IR_ADD, j.out, rt_bound(f, rt_get(f, j.mem, J_TO), j.size - 1)),
		     0, 1, 0);
	i = rt_if(f, CC_EQ, rt_get(f, j.mem, J_WAS), S_WORD);
	check_word(&j, bad);
	rt_end(f, i);
	tr_ir_jmp(f, end);
	tr_ir_at(f, bad);
	rt_seti(f, j.mem, J_DONE, 0);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	tr_ir_ret(f, rt_get(f, j.mem, J_DONE));
}
