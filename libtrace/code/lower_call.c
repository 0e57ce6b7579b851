/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Lowering of subroutines: a table row each, those that yield a number and those that yield a
 * string. A row without a function is not implemented yet and says so with its place.
 */
#include "code/lower_sub.h"

struct tr_str tr_arg_str(struct tr_cg *cg, struct tr_node *n, size_t i)
{
	struct tr_str s = tr_lower_str(cg, n->args[i]);

	tr_str_nonnull(cg, &s, n->args[i]->pos);
	return s;
}

/* Keep an address over code that may change the register it came from. */
void tr_str_hold(struct tr_cg *cg, struct tr_str *s)
{
	tr_str_ptr(cg, s);
	s->p = tr_ir_mov(cg->f, s->p);
}

tr_vreg tr_bound(struct tr_cg *cg, tr_vreg i, uint32_t last)
{
	return tr_ir_add(cg->f, (struct tr_insn){ .op = IR_BOUND,
						  .d = tr_ir_vreg(cg->f),
						  .a = i,
						  .imm = last,
						  .isimm = true })
		->d;
}

/* Copy a string to dst (size bytes); the result is its length with the NUL, at least 1. */
tr_vreg tr_str_copy(struct tr_cg *cg, tr_vreg dst, uint32_t size, tr_vreg src)
{
	return CALL3(cg, BPF_FUNC_probe_read_kernel_str, dst, tr_ir_imm(cg->f, size), src);
}

uint32_t tr_str_limit(struct tr_cg *cg)
{
	return (uint32_t)TR_MAX(tr_opt(cg->t, STRSIZE), (int64_t)2);
}

/* ---- numbers */

static tr_vreg length(struct tr_cg *cg, struct tr_str *s)
{
	if (s->lit)
		return tr_ir_imm(cg->f, (int64_t)s->litlen);
	return tr_ir_alui(cg->f, IR_SUB,
			  tr_str_copy(cg, tr_cg_scratch_ptr(cg, tr_cg_strsize(cg)),
				      tr_str_limit(cg), tr_str_ptr(cg, s)),
			  1);
}

static tr_vreg fn_strlen(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str s = tr_arg_str(cg, n, 0);

	return length(cg, &s);
}

/* The place of t in s: the first from `from` on, or the last up to it. */
static tr_vreg find(struct tr_cg *cg, struct tr_str *s, struct tr_str *t, tr_vreg from, bool last)
{
	int routine = tr_rt_for(cg, last ? RT_RINDEX : RT_INDEX, s->max, t->max);
	tr_vreg args[4];

	args[0] = tr_str_ptr(cg, s);
	args[1] = tr_str_ptr(cg, t);
	args[2] = from;
	args[3] = tr_cg_scratch_ptr(cg, 40);
	return tr_ir_callf(cg->f, routine, 4, args);
}

static tr_vreg index_of(struct tr_cg *cg, struct tr_node *n, bool last)
{
	struct tr_str s = tr_arg_str(cg, n, 0), t;
	tr_vreg from;

	tr_str_hold(cg, &s);
	t = tr_arg_str(cg, n, 1);
	tr_str_hold(cg, &t);
	from = n->nargs > 2 ? tr_lower(cg, n->args[2]) : tr_ir_imm(cg->f, last ? INT32_MAX : 0);
	return find(cg, &s, &t, from, last);
}

static tr_vreg fn_index(struct tr_cg *cg, struct tr_node *n)
{
	return index_of(cg, n, false);
}

static tr_vreg fn_rindex(struct tr_cg *cg, struct tr_node *n)
{
	return index_of(cg, n, true);
}

static tr_vreg fn_strcontains(struct tr_cg *cg, struct tr_node *n)
{
	return tr_ir_cmpi(cg->f, CC_GE, index_of(cg, n, false), 0);
}

static tr_vreg fn_rand(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_ir_ext(cg->f, CALL0(cg, BPF_FUNC_get_prandom_u32), 4, true);
}

/* Linux packs a device number into 32 bits: 12 of major over 20 of minor (include/linux/kdev_t.h). */
static tr_vreg fn_getmajor(struct tr_cg *cg, struct tr_node *n)
{
	return tr_ir_alui(cg->f, IR_SHR, tr_ir_ext(cg->f, tr_lower(cg, n->args[0]), 4, false), 20);
}

static tr_vreg fn_getminor(struct tr_cg *cg, struct tr_node *n)
{
	return tr_ir_alui(cg->f, IR_AND, tr_lower(cg, n->args[0]), 0xfffff);
}

static tr_vreg swap(struct tr_cg *cg, struct tr_node *n, int size)
{
	return tr_ir_add(cg->f, (struct tr_insn){ .op = IR_BSWAP,
						  .size = (uint8_t)size,
						  .d = tr_ir_vreg(cg->f),
						  .a = tr_lower(cg, n->args[0]) })
		->d;
}

static tr_vreg fn_swap16(struct tr_cg *cg, struct tr_node *n)
{
	return swap(cg, n, 2);
}

static tr_vreg fn_swap32(struct tr_cg *cg, struct tr_node *n)
{
	return swap(cg, n, 4);
}

static tr_vreg fn_swap64(struct tr_cg *cg, struct tr_node *n)
{
	return swap(cg, n, 8);
}

static tr_sub_number *const numbers[TR_FUNC_MAX] = {
	[FN_ALLOCA] = tr_sub_alloca,
	[FN_BCOPY] = tr_sub_bcopy,
	[FN_CGROUPID] = tr_sub_cgroupid,
	[FN_COPYIN] = tr_sub_copyin,
	[FN_COPYINTO] = tr_sub_copyinto,
	[FN_GETMAJOR] = fn_getmajor,
	[FN_GETMINOR] = fn_getminor,
	[FN_HTONL] = fn_swap32,
	[FN_HTONLL] = fn_swap64,
	[FN_HTONS] = fn_swap16,
	[FN_INDEX] = fn_index,
	[FN_MUTEX_OWNED] = tr_sub_mutex_owned,
	[FN_MUTEX_OWNER] = tr_sub_mutex_owner,
	[FN_MUTEX_TYPE_ADAPTIVE] = tr_sub_mutex_adaptive,
	[FN_MUTEX_TYPE_SPIN] = tr_sub_mutex_spin,
	[FN_NTOHL] = fn_swap32,
	[FN_NTOHLL] = fn_swap64,
	[FN_NTOHS] = fn_swap16,
	[FN_PROGENYOF] = tr_sub_progenyof,
	[FN_RAND] = fn_rand,
	[FN_RINDEX] = fn_rindex,
	[FN_SPECULATION] = tr_lower_speculation,
	[FN_RW_ISWRITER] = tr_sub_rw_iswriter,
	[FN_RW_READ_HELD] = tr_sub_rw_read_held,
	[FN_RW_WRITE_HELD] = tr_sub_rw_write_held,
	[FN_STRCONTAINS] = fn_strcontains,
	[FN_STRLEN] = fn_strlen,
	[FN_STRTOLL] = tr_sub_strtoll,
};

tr_vreg tr_lower_call(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str s;

	if (tr_is_str(n)) {
		s = tr_lower_str(cg, n);
		return tr_str_ptr(cg, &s);
	}
	if (!n->func || !numbers[n->func->id]) {
		tr_cg_unsupported(cg, n->pos, n->name);
		return tr_ir_imm(cg->f, 0);
	}
	return numbers[n->func->id](cg, n);
}

/* ---- strings */

/* The second string goes where the first one ended; what is beyond strsize is cut. */
static struct tr_str fn_strjoin(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_str_limit(cg), off = tr_cg_scratch(cg, 2 * tr_cg_strsize(cg));
	struct tr_str a = tr_arg_str(cg, n, 0), b;
	tr_vreg end;

	tr_str_hold(cg, &a);
	b = tr_arg_str(cg, n, 1);
	tr_str_hold(cg, &b);
	end = tr_str_copy(cg, tr_ir_alui(f, IR_ADD, cg->slot, off), size, a.p);
	end = tr_bound(cg, tr_ir_alui(f, IR_SUB, end, 1), size - 1);
	tr_str_copy(cg, tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_ADD, cg->slot, off), end), size, b.p);
	tr_ir_storei(f, cg->slot, (int32_t)(off + size - 1), 1, 0);
	return (struct tr_str){ .p = tr_ir_alui(f, IR_ADD, cg->slot, off),
				.max = tr_cg_strsize(cg) };
}

/* from + count of a string of len characters, by DTrace's rules for negative ones: in *from and
 * *count afterwards, both within 0 … len. */
static void substr_range(struct tr_cg *cg, tr_vreg len, tr_vreg *from, tr_vreg *count)
{
	struct tr_irfunc *f = cg->f;
	int neg = tr_ir_block(f), pos = tr_ir_block(f), still = tr_ir_block(f),
	    empty = tr_cg_unlikely(cg);
	int in = tr_ir_block(f), cneg = tr_ir_block(f), cpos = tr_ir_block(f), cut = tr_ir_block(f),
	    end = tr_ir_block(f);
	tr_vreg i = tr_ir_vreg(f), c = tr_ir_vreg(f), rest;

	tr_ir_set_reg(f, i, *from);
	tr_ir_set_reg(f, c, *count);
	tr_ir_bri(f, CC_LT, i, 0, neg, pos);
	tr_ir_at(f, neg); /* from the end; what lies before the start is taken off the count */
	tr_ir_set_reg(f, i, tr_ir_alu(f, IR_ADD, i, len));
	tr_ir_bri(f, CC_LT, i, 0, still, pos);
	tr_ir_at(f, still);
	tr_ir_set_reg(f, c, tr_ir_alu(f, IR_ADD, c, i));
	tr_ir_set_imm(f, i, 0);
	tr_ir_bri(f, CC_LE, c, 0, empty, pos);
	tr_ir_at(f, pos);
	tr_ir_br(f, CC_GE, i, len, empty, in);
	tr_ir_at(f, in);
	rest = tr_ir_alu(f, IR_SUB, len, i);
	tr_ir_bri(f, CC_LT, c, 0, cneg, cpos);
	tr_ir_at(f, cneg); /* leave so many off the end */
	tr_ir_set_reg(f, c, tr_ir_alu(f, IR_ADD, c, rest));
	tr_ir_bri(f, CC_LT, c, 0, empty, end);
	tr_ir_at(f, cpos);
	tr_ir_br(f, CC_GT, c, rest, cut, end);
	tr_ir_at(f, cut);
	tr_ir_set_reg(f, c, rest);
	tr_ir_jmp(f, end);
	tr_ir_at(f, empty);
	tr_ir_set_imm(f, i, 0);
	tr_ir_set_imm(f, c, 0);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	*from = i;
	*count = c;
}

static struct tr_str fn_substr(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t size = tr_str_limit(cg), room = tr_cg_strsize(cg);
	uint32_t tmp = tr_cg_scratch(cg, 2 * room), out = tr_cg_scratch(cg, 2 * room);
	struct tr_str s = tr_arg_str(cg, n, 0);
	tr_vreg from, count, len, at;

	tr_str_hold(cg, &s);
	from = tr_ir_mov(f, tr_lower(cg, n->args[1]));
	count = n->nargs > 2 ? tr_ir_mov(f, tr_lower(cg, n->args[2])) : tr_ir_imm(f, INT32_MAX);
	len = tr_ir_alui(f, IR_SUB,
			 tr_str_copy(cg, tr_ir_alui(f, IR_ADD, cg->slot, tmp), size, s.p), 1);
	substr_range(cg, len, &from, &count);
	from = tr_bound(cg, from, size - 1);
	at = tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_ADD, cg->slot, tmp), from);
	/* count characters and the NUL */
	count = tr_ir_alui(f, IR_ADD, tr_bound(cg, count, size - 1), 1);
	CALL3(cg, BPF_FUNC_probe_read_kernel_str, tr_ir_alui(f, IR_ADD, cg->slot, out), count, at);
	return (struct tr_str){ .p = tr_ir_alui(f, IR_ADD, cg->slot, out), .max = room };
}

/* s from place i on, copied; NULL if i is negative. */
static struct tr_str tail(struct tr_cg *cg, struct tr_str *s, tr_vreg i)
{
	struct tr_irfunc *f = cg->f;
	uint32_t room = tr_cg_strsize(cg), off = tr_cg_scratch(cg, room);
	struct tr_str r = { .p = tr_ir_vreg(f), .max = room, .nullable = true };
	int some = tr_ir_block(f), end = tr_ir_block(f);

	tr_ir_set_imm(f, r.p, 0);
	tr_ir_bri(f, CC_GE, i, 0, some, end);
	tr_ir_at(f, some);
	tr_str_copy(cg, tr_ir_alui(f, IR_ADD, cg->slot, off), tr_str_limit(cg),
		    tr_ir_alu(f, IR_ADD, s->p, tr_bound(cg, i, s->max - 1)));
	tr_ir_set_reg(f, r.p, tr_ir_alui(f, IR_ADD, cg->slot, off));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

static struct tr_str fn_strstr(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_str s = tr_arg_str(cg, n, 0), t;

	tr_str_hold(cg, &s);
	t = tr_arg_str(cg, n, 1);
	tr_str_hold(cg, &t);
	return tail(cg, &s, find(cg, &s, &t, tr_ir_imm(cg->f, 0), false));
}

/* strchr() and strrchr(): a string of that one character is looked for. Of NUL that is the empty
 * string, which is everywhere: its last place is meant. */
static struct tr_str find_char(struct tr_cg *cg, struct tr_node *n, bool last)
{
	struct tr_irfunc *f = cg->f;
	struct tr_str s = tr_arg_str(cg, n, 0), t = { .max = 8 };
	tr_vreg c, from = tr_ir_vreg(f);
	int nul = tr_ir_block(f), end = tr_ir_block(f);

	tr_str_hold(cg, &s);
	c = tr_ir_alui(f, IR_AND, tr_lower(cg, n->args[1]), 0xff);
	t.p = tr_cg_scratch_ptr(cg, 8);
	tr_ir_store(f, t.p, 0, 8, c);
	tr_ir_set_imm(f, from, last ? INT32_MAX : 0);
	if (last)
		tr_ir_jmp(f, end);
	else
		tr_ir_bri(f, CC_EQ, c, 0, nul, end);
	tr_ir_at(f, nul);
	tr_ir_set_reg(f, from, length(cg, &s));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return tail(cg, &s, find(cg, &s, &t, from, last));
}

static struct tr_str fn_strchr(struct tr_cg *cg, struct tr_node *n)
{
	return find_char(cg, n, false);
}

static struct tr_str fn_strrchr(struct tr_cg *cg, struct tr_node *n)
{
	return find_char(cg, n, true);
}

static tr_sub_string *const strings[TR_FUNC_MAX] = {
	[FN_BASENAME] = tr_sub_basename,   [FN_CLEANPATH] = tr_sub_cleanpath,
	[FN_D_PATH] = tr_sub_d_path,	   [FN_DIRNAME] = tr_sub_dirname,
	[FN_INET_NTOA] = tr_sub_inet_ntoa, [FN_INET_NTOA6] = tr_sub_inet_ntoa6,
	[FN_INET_NTOP] = tr_sub_inet_ntop, [FN_JSON] = tr_sub_json,
	[FN_LINK_NTOP] = tr_sub_link_ntop, [FN_LLTOSTR] = tr_sub_lltostr,
	[FN_MOUNTPATH] = tr_sub_mountpath, [FN_PSARGS] = tr_sub_psargs,
	[FN_STRCHR] = fn_strchr,	   [FN_STRJOIN] = fn_strjoin,
	[FN_STRRCHR] = fn_strrchr,	   [FN_STRSTR] = fn_strstr,
	[FN_STRTOK] = tr_sub_strtok,	   [FN_SUBSTR] = fn_substr,
	[FN_TOLOWER] = tr_sub_tolower,	   [FN_TOUPPER] = tr_sub_toupper,
};

bool tr_lower_call_str(struct tr_cg *cg, struct tr_node *n, struct tr_str *s)
{
	if (!n->func || !strings[n->func->id]) {
		tr_cg_unsupported(cg, n->pos, n->name);
		*s = (struct tr_str){ .p = tr_ir_imm(cg->f, 0), .max = 8, .nullable = true };
		return true;
	}
	*s = strings[n->func->id](cg, n);
	return true;
}
