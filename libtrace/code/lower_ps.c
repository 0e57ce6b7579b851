/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * __psargs(task): the arguments of a thread's process in one line, for psinfo_t. The kernel keeps
 * them in the process's own memory, where only the process itself, running, can be asked for
 * them; of another process, of a kernel thread and of one whose arguments cannot be read, the
 * name is all there is.
 */
#include "code/kfield.h"
#include "code/lower_sub.h"

#define ARGS_MAX 80 /* with the NUL, as in psinfo_t */

/* Zero bytes of the line become blanks: x has bit 7 of each byte that is zero, with no carries. */
static void blanks(struct tr_cg *cg, tr_vreg buf)
{
	static const int64_t low7 = 0x7f7f7f7f7f7f7f7f;
	struct tr_irfunc *f = cg->f;

	for (int i = 0; i < ARGS_MAX; i += 8) {
		tr_vreg w = tr_ir_load(f, buf, i, 8, false), k = tr_ir_imm(f, low7), x;

		x = tr_ir_alu(f, IR_ADD, tr_ir_alu(f, IR_AND, w, k), k);
		x = tr_ir_alu(f, IR_OR, tr_ir_alu(f, IR_OR, x, w), k);
		x = tr_ir_alui(f, IR_SHR, tr_ir_alui(f, IR_XOR, x, -1), 2);
		tr_ir_store(f, buf, i, 8, tr_ir_alu(f, IR_OR, w, x));
	}
}

/* Copy what is between arg_start and arg_end of mm, or jump to `none`. */
static void copy_args(struct tr_cg *cg, struct tr_node *n, uint32_t off, tr_vreg mm, int none)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg start = tr_kfield_read(cg, mm, "mm_struct", "arg_start", n->pos),
		len = tr_ir_vreg(f), rc, buf;
	int cut = tr_ir_block(f), some = tr_ir_block(f), got = tr_ir_block(f),
	    copy = tr_ir_block(f);

	start = tr_ir_mov(f, start);
	tr_ir_set_reg(f, len,
		      tr_ir_alu(f, IR_SUB, tr_kfield_read(cg, mm, "mm_struct", "arg_end", n->pos),
				start));
	tr_ir_bri(f, CC_LE, len, 0, none, some);
	tr_ir_at(f, some);
	tr_ir_bri(f, CC_GT, len, ARGS_MAX, cut, copy);
	tr_ir_at(f, cut);
	tr_ir_set_imm(f, len, ARGS_MAX);
	tr_ir_jmp(f, copy);
	tr_ir_at(f, copy);
	rc = CALL3(cg, BPF_FUNC_probe_read_user, tr_ir_alui(f, IR_ADD, cg->slot, off),
		   tr_bound(cg, len, ARGS_MAX), start);
	tr_ir_bri(f, CC_EQ, rc, 0, got, none);
	tr_ir_at(f, got);
	buf = tr_ir_alui(f, IR_ADD, cg->slot, off);
	blanks(cg, buf);
	len = tr_bound(cg, tr_ir_alui(f, IR_SUB, len, 1), ARGS_MAX - 1);
	tr_ir_storei(f, tr_ir_alu(f, IR_ADD, buf, len), 0, 1, 0);
}

static void copy_name(struct tr_cg *cg, uint32_t off, tr_vreg task)
{
	struct tr_kfield comm = tr_kfield(cg, "task_struct", "comm");

	tr_str_copy(cg, tr_ir_alui(cg->f, IR_ADD, cg->slot, off), ARGS_MAX,
		    tr_ir_alui(cg->f, IR_ADD, task, comm.off));
}

struct tr_str tr_sub_psargs(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t off = tr_cg_scratch(cg, ARGS_MAX);
	tr_vreg task = tr_ir_mov(f, tr_lower(cg, n->args[0])), mm, cur;
	int user = tr_ir_block(f), own = tr_ir_block(f), name = tr_ir_block(f),
	    end = tr_ir_block(f);

	for (int i = 0; i < ARGS_MAX; i += 8)
		tr_ir_storei(f, cg->slot, (int32_t)off + i, 8, 0);
	mm = tr_ir_mov(f, tr_kfield_read(cg, task, "task_struct", "mm", n->pos));
	tr_ir_bri(f, CC_NE, mm, 0, user, name);
	tr_ir_at(f, user);
	cur = tr_kfield_read(cg, CALL0(cg, BPF_FUNC_get_current_task), "task_struct", "mm", n->pos);
	tr_ir_br(f, CC_EQ, mm, cur, own, name);
	tr_ir_at(f, own);
	copy_args(cg, n, off, mm, name);
	tr_ir_jmp(f, end);
	tr_ir_at(f, name);
	copy_name(cg, off, task);
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return (struct tr_str){ .p = tr_ir_alui(f, IR_ADD, cg->slot, off), .max = ARGS_MAX };
}
