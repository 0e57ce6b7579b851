/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Subroutines on text: strtok, lltostr, strtoll, tolower, toupper, basename, dirname, cleanpath, json.
 * The work is done by routines (rt_text.c); here are arguments, memory and results.
 */
#include "code/lower_sub.h"
#include "code/rt.h"

static tr_vreg at(struct tr_cg *cg, uint32_t off)
{
	return tr_ir_alui(cg->f, IR_ADD, cg->slot, off);
}

/* The string at out, or NULL if there is none. */
static struct tr_str string_if(struct tr_cg *cg, tr_vreg there, uint32_t out)
{
	struct tr_irfunc *f = cg->f;
	struct tr_str r = { .p = tr_ir_vreg(f), .max = tr_cg_strsize(cg), .nullable = true };
	int some = tr_ir_block(f), end = tr_ir_block(f);

	tr_ir_set_imm(f, r.p, 0);
	tr_ir_bri(f, CC_NE, there, 0, some, end);
	tr_ir_at(f, some);
	tr_ir_set_reg(f, r.p, at(cg, out));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

/* ---- case */

static struct tr_str change_case(struct tr_cg *cg, struct tr_node *n, char first)
{
	struct tr_str s = tr_arg_str(cg, n, 0);
	uint32_t out = tr_cg_scratch(cg, tr_cg_strsize(cg));
	tr_vreg args[2];

	tr_str_copy(cg, at(cg, out), tr_str_limit(cg), tr_str_ptr(cg, &s));
	args[0] = at(cg, out);
	args[1] = tr_ir_imm(cg->f, first);
	tr_ir_callf(cg->f, tr_rt_for(cg, RT_CASE, tr_str_limit(cg), 0), 2, args);
	return (struct tr_str){ .p = at(cg, out), .max = tr_cg_strsize(cg) };
}

struct tr_str tr_sub_tolower(struct tr_cg *cg, struct tr_node *n)
{
	return change_case(cg, n, 'A');
}

struct tr_str tr_sub_toupper(struct tr_cg *cg, struct tr_node *n)
{
	return change_case(cg, n, 'a');
}

/* ---- numbers */

/* A base known to be one. */
static bool is_base(const struct tr_node *b)
{
	return b->constant && b->ival >= 2 && b->ival <= 36;
}

/* Argument 1 if there is one: 2 to 36, else a fault. */
static tr_vreg base_of(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_node *b;
	tr_vreg base, off;

	if (n->nargs < 2)
		return tr_ir_imm(cg->f, 10);
	b = tr_node_real(n->args[1]);
	base = tr_lower(cg, b);
	if (is_base(b))
		return base;
	base = tr_ir_mov(cg->f, base);
	off = tr_ir_alui(cg->f, IR_SUB, base, 2);
	tr_cg_fault_if(cg, CC_UGT, off, 34, TR_FLT_ILLOP, base, b->pos);
	return base;
}

struct tr_str tr_sub_lltostr(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t out = tr_cg_scratch(cg, 144), mem = tr_cg_scratch(cg, 16);
	struct tr_node *b = n->nargs > 1 ? tr_node_real(n->args[1]) : NULL;
	uint32_t base = !b ? 10 : is_base(b) ? (uint32_t)b->ival : 0;
	tr_vreg args[4], start;

	args[1] = tr_ir_mov(f, tr_lower(cg, n->args[0]));
	args[2] = base_of(cg, n);
	args[0] = at(cg, out);
	args[3] = at(cg, mem);
	start = tr_ir_callf(f, tr_rt_for(cg, RT_LLTOSTR, base, 0), 4, args);
	return (struct tr_str){ .p = tr_ir_alu(f, IR_ADD, at(cg, out), tr_bound(cg, start, 71)),
				.max = 72 };
}

tr_vreg tr_sub_strtoll(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str s = tr_arg_str(cg, n, 0);
	tr_vreg args[3];

	tr_str_hold(cg, &s);
	args[0] = s.p;
	args[1] = base_of(cg, n);
	args[2] = tr_cg_scratch_ptr(cg, 24);
	return tr_ir_callf(cg->f, tr_rt_for(cg, RT_STRTOLL, s.max, 0), 3, args);
}

/* ---- paths */

/* Find the parts of the path; mem is where they are. */
static uint32_t parse_path(struct tr_cg *cg, struct tr_str *s)
{
	uint32_t mem = tr_cg_scratch(cg, TR_PATH_SIZE);
	tr_vreg args[2];

	args[0] = s->p;
	args[1] = at(cg, mem);
	tr_ir_callf(cg->f, tr_rt_for(cg, RT_PATH, s->max, 0), 2, args);
	return mem;
}

static tr_vreg part(struct tr_cg *cg, uint32_t mem, int cell)
{
	return tr_ir_load(cg->f, cg->slot, (int32_t)mem + cell, 8, false);
}

/* Bytes of s between two cells; from -1: its start. */
static void put_part(struct tr_cg *cg, struct tr_str *s, uint32_t mem, uint32_t out, int from,
		     int to)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg end = part(cg, mem, to), src = s->p, len = end;

	if (from >= 0) {
		tr_vreg start = part(cg, mem, from);

		len = tr_ir_alu(f, IR_SUB, end, start);
		src = tr_ir_alu(f, IR_ADD, s->p, tr_bound(cg, start, s->max - 1));
	}
	len = tr_ir_alui(f, IR_ADD, tr_bound(cg, len, s->max), 1);
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, at(cg, out), len, src);
}

static void put_char(struct tr_cg *cg, uint32_t out, char c)
{
	tr_ir_storei(cg->f, cg->slot, (int32_t)out, 8, c);
}

static struct tr_str path_part(struct tr_cg *cg, struct tr_node *n, bool dir)
{
	struct tr_irfunc *f = cg->f;
	struct tr_str s = tr_arg_str(cg, n, 0);
	uint32_t out = tr_cg_scratch(cg, 2 * tr_cg_strsize(cg)), mem;
	int dot = tr_ir_block(f), slash = tr_ir_block(f), some = tr_ir_block(f),
	    has = tr_ir_block(f);
	int parts = tr_ir_block(f), more = tr_ir_block(f), end = tr_ir_block(f);

	tr_str_hold(cg, &s);
	mem = parse_path(cg, &s);
	tr_ir_bri(f, CC_EQ, part(cg, mem, TR_PATH_LEN), 0, dot, some);
	tr_ir_at(f, some);
	tr_ir_bri(f, CC_EQ, part(cg, mem, TR_PATH_END), 0, slash, has);
	tr_ir_at(f, has);
	if (dir) {
		tr_ir_bri(f, CC_EQ, part(cg, mem, TR_PATH_BASE), 0, dot, more);
		tr_ir_at(f, more);
		tr_ir_bri(f, CC_EQ, part(cg, mem, TR_PATH_DIR), 0, slash, parts);
	} else {
		tr_ir_jmp(f, more);
		tr_ir_at(f, more);
		tr_ir_jmp(f, parts);
	}
	tr_ir_at(f, parts);
	put_part(cg, &s, mem, out, dir ? -1 : TR_PATH_BASE, dir ? TR_PATH_DIR : TR_PATH_END);
	tr_ir_jmp(f, end);
	tr_ir_at(f, dot);
	put_char(cg, out, '.');
	tr_ir_jmp(f, end);
	tr_ir_at(f, slash);
	put_char(cg, out, '/');
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return (struct tr_str){ .p = at(cg, out), .max = tr_cg_strsize(cg) };
}

struct tr_str tr_sub_basename(struct tr_cg *cg, struct tr_node *n)
{
	return path_part(cg, n, false);
}

struct tr_str tr_sub_dirname(struct tr_cg *cg, struct tr_node *n)
{
	return path_part(cg, n, true);
}

struct tr_str tr_sub_cleanpath(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str s = tr_arg_str(cg, n, 0);
	uint32_t size = tr_cg_strsize(cg), room = rt_mask(size) + 1, out, mem;
	tr_vreg args[3];

	out = tr_cg_scratch(cg, room + 8);
	mem = tr_cg_scratch(cg, 24 + 2 * room);
	args[0] = tr_str_ptr(cg, &s);
	args[1] = at(cg, out);
	args[2] = at(cg, mem);
	tr_ir_callf(cg->f, tr_rt_for(cg, RT_CLEANPATH, s.max, 0), 3, args);
	return (struct tr_str){ .p = at(cg, out), .max = size };
}

/* ---- json */

struct tr_str tr_sub_json(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_cg_strsize(cg), out = tr_cg_scratch(cg, size);
	uint32_t mem = tr_cg_scratch(cg, TR_JSON_ELEMS + rt_mask(size) + 1);
	struct tr_str s = tr_arg_str(cg, n, 0), path;
	tr_vreg args[4];

	tr_str_hold(cg, &s);
	path = tr_arg_str(cg, n, 1);
	args[0] = s.p;
	args[1] = tr_str_ptr(cg, &path);
	args[2] = at(cg, out);
	args[3] = at(cg, mem);
	return string_if(cg, tr_ir_callf(f, tr_rt_for(cg, RT_JSON, s.max, path.max), 4, args), out);
}

/* ---- strtok */

/* The string to go on with, if one is given: NULL means the one before. */
static void strtok_begin(struct tr_cg *cg, uint32_t buf, struct tr_str *s)
{
	struct tr_irfunc *f = cg->f;
	int some = tr_ir_block(f), end = tr_ir_block(f);

	if (s->nullable)
		tr_ir_bri(f, CC_NE, s->p, 0, some, end);
	else
		tr_ir_jmp(f, some);
	tr_ir_at(f, some);
	tr_str_copy(cg, at(cg, buf), tr_str_limit(cg), s->p);
	tr_ir_storei(f, cg->slot, (int32_t)buf - TR_STR_HDR, 8, 1);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
}

/* The string and how far it is read live at a fixed place of the slot for as long as the probe's
 * clauses run, so strtok(NULL) in a later clause goes on. */
struct tr_str tr_sub_strtok(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t buf = cg->g->strtok_off + TR_STR_HDR, out = tr_cg_scratch(cg, tr_cg_strsize(cg));
	struct tr_str s = tr_lower_str(cg, n->args[0]), t;
	tr_vreg args[4];

	cg->cl->uses |= USE_THIS;
	tr_str_hold(cg, &s);
	t = tr_arg_str(cg, n, 1);
	tr_str_hold(cg, &t);
	strtok_begin(cg, buf, &s);
	args[0] = at(cg, buf);
	args[1] = t.p;
	args[2] = at(cg, out);
	args[3] = tr_cg_scratch_ptr(cg, TR_STRTOK_SIZE);
	return string_if(cg, tr_ir_callf(f, tr_rt_for(cg, RT_STRTOK, t.max, 0), 4, args), out);
}
