/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Run-time routines that walk structures of the kernel: ancestors of the task, paths of files and
 * of cgroups. No locks are taken: a rename meanwhile can give a path that never was. Walks are
 * bounded; a path that has more components, or does not fit, loses its beginning.
 *
 * Paths are built from their end in TR_WALK_BUF of `mem`, as the way leads from the leaf up.
 */
#include "code/kfield.h"
#include "code/rt.h"

enum { GENERATIONS = 128, COMPONENTS = 64 };

/* rt_progenyof(task, pid, mem): is pid the task's process or an ancestor? */
void tr_rt_build_progenyof(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	enum { TASK = 0, FOUND = 8 };
	tr_vreg task = 0, pid = 1, mem = 2, t, parent;
	struct rt_loop l;
	struct rt_if i;

	rt_set(f, mem, TASK, task);
	rt_seti(f, mem, FOUND, 0);
	l = rt_loop(f, TR_NOREG, GENERATIONS);
	t = rt_get(f, mem, TASK);
	i = rt_if_reg(f, CC_EQ, tr_kfield_get(cg, t, "task_struct", "tgid"), pid);
	rt_seti(f, mem, FOUND, 1);
	tr_ir_jmp(f, l.out);
	rt_end(f, i);
	parent = tr_kfield_get(cg, rt_get(f, mem, TASK), "task_struct", "real_parent");
	/* the first of all is its own parent */
	i = rt_if_reg(f, CC_EQ, parent, rt_get(f, mem, TASK));
	tr_ir_jmp(f, l.out);
	rt_end(f, i);
	rt_go_if(f, CC_EQ, parent, 0, l.out);
	rt_set(f, mem, TASK, parent);
	rt_loop_end(f, l);
	tr_ir_ret(f, rt_get(f, mem, FOUND));
}

/* ---- paths */

enum { W_DENTRY = TR_WALK_LEAF, W_MOUNT = TR_WALK_MOUNT, W_AT = 32, W_NAME = 40, W_LAST = 4080 };

static void walk_begin(struct tr_irfunc *f, tr_vreg mem)
{
	rt_seti(f, mem, W_AT, W_LAST);
	rt_seti(f, mem, TR_WALK_BUF + W_LAST, 0);
}

/* Put the string at address name before what is there, after a slash if it is a component. */
static void prepend(struct tr_cg *cg, tr_vreg mem, tr_vreg name, char before, int out)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg tmp = tr_ir_alui(f, IR_ADD, mem, W_NAME), len, at;

	len = CALL3(cg, BPF_FUNC_probe_read_kernel_str, tmp, tr_ir_imm(f, 256), name);
	rt_go_if(f, CC_LT, len, 1, out);
	len = tr_ir_alui(f, IR_SUB, len, 1);
	at = tr_ir_alu(f, IR_SUB, rt_get(f, mem, W_AT), len);
	rt_go_if(f, CC_LT, at, 1, out);
	rt_set(f, mem, W_AT, tr_ir_alui(f, IR_SUB, at, before ? 1 : 0));
	CALL3(cg, BPF_FUNC_probe_read_kernel,
	      tr_ir_alu(f, IR_ADD, tr_ir_alui(f, IR_ADD, mem, TR_WALK_BUF), rt_bound(f, at, 4095)),
	      rt_bound(f, len, 255), tr_ir_alui(f, IR_ADD, mem, W_NAME));
	if (before)
		tr_ir_storei(f, tr_ir_alu(f, IR_ADD, mem, rt_bound(f, rt_get(f, mem, W_AT), 4095)),
			     TR_WALK_BUF, 1, before);
}

/* Nothing at all was put there: the root itself. Returns the offset in TR_WALK_BUF. */
static void walk_end(struct tr_irfunc *f, tr_vreg mem)
{
	struct rt_if i = rt_if(f, CC_EQ, rt_get(f, mem, W_AT), W_LAST);

	rt_seti(f, mem, W_AT, W_LAST - 1);
	tr_ir_storei(f, mem, TR_WALK_BUF + W_LAST - 1, 1, '/');
	rt_end(f, i);
	tr_ir_ret(f, rt_get(f, mem, W_AT));
}

/* " (deleted)" after the name of a file that has none any more. */
static void deleted(struct tr_cg *cg, tr_vreg mem)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg d = rt_get(f, mem, W_DENTRY);
	struct rt_if i = rt_if(f, CC_EQ, tr_kfield_get(cg, d, "dentry", "d_hash.pprev"), 0), k;

	d = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "dentry", "d_parent");
	k = rt_if_reg(f, CC_NE, d, rt_get(f, mem, W_DENTRY));
	tr_ir_store(f, mem, TR_WALK_BUF + W_LAST, 8,
		    tr_ir_imm(f, 0x6574656c65642820ll));	   /* " (delete" */
	tr_ir_storei(f, mem, TR_WALK_BUF + W_LAST + 8, 4, 0x2964); /* "d)" */
	rt_end(f, k);
	rt_end(f, i);
}

/* A file of no directory, as a pipe: the file system's name, a colon, its own name if any. */
static void nameless(struct tr_cg *cg, tr_vreg mem, int out)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "dentry", "d_name.name");

	prepend(cg, mem, v, ':', out);
	v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "dentry", "d_sb");
	v = tr_kfield_get(cg, v, "super_block", "s_type");
	v = tr_kfield_get(cg, v, "file_system_type", "name");
	prepend(cg, mem, v, 0, out);
	tr_ir_ret(f, rt_get(f, mem, W_AT));
}

/* At the root of a mount: on with the directory it covers; out if it covers none. */
static void leave_mount(struct tr_cg *cg, tr_vreg mem, struct rt_loop *l)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg m = rt_get(f, mem, W_MOUNT), up = tr_kfield_get(cg, m, "mount", "mnt_parent");
	struct rt_if i = rt_if_reg(f, CC_EQ, up, rt_get(f, mem, W_MOUNT));

	tr_ir_jmp(f, l->out);
	rt_end(f, i);
	rt_set(f, mem, W_NAME, up);
	rt_set(f, mem, W_DENTRY,
	       tr_kfield_get(cg, rt_get(f, mem, W_MOUNT), "mount", "mnt_mountpoint"));
	rt_set(f, mem, W_MOUNT, rt_get(f, mem, W_NAME));
	tr_ir_jmp(f, l->next);
}

/*
 * rt_dpath(mem): the path of the dentry and struct mount at TR_WALK_LEAF and _MOUNT, as seen from
 * the directory at TR_WALK_ROOT and TR_WALK_RMOUNT (zeroes: from the root of all). Returns its
 * offset in TR_WALK_BUF.
 */
void tr_rt_build_dpath(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg mem = 0, d, v;
	struct rt_loop l;
	struct rt_if i, k;
	int cut = tr_ir_block(f);

	walk_begin(f, mem);
	/* a thread that is exiting has none */
	rt_go_if(f, CC_EQ, rt_get(f, mem, W_DENTRY), 0, cut);
	deleted(cg, mem);
	l = rt_loop(f, TR_NOREG, COMPONENTS);
	d = rt_get(f, mem, W_DENTRY);
	i = rt_if_reg(f, CC_EQ, d, rt_get(f, mem, TR_WALK_ROOT));
	k = rt_if_reg(f, CC_EQ, rt_get(f, mem, W_MOUNT), rt_get(f, mem, TR_WALK_RMOUNT));
	tr_ir_jmp(f, l.out);
	rt_end(f, k);
	rt_end(f, i);
	v = tr_kfield_get(cg, rt_get(f, mem, W_MOUNT), "mount", "mnt.mnt_root");
	i = rt_if_reg(f, CC_EQ, v, rt_get(f, mem, W_DENTRY));
	leave_mount(cg, mem, &l);
	rt_end(f, i);
	v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "dentry", "d_parent");
	i = rt_if_reg(f, CC_EQ, v, rt_get(f, mem, W_DENTRY));
	nameless(cg, mem, cut);
	rt_end(f, i);
	v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "dentry", "d_name.name");
	prepend(cg, mem, v, '/', cut);
	rt_set(f, mem, W_DENTRY, tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "dentry", "d_parent"));
	rt_loop_end(f, l);
	walk_end(f, mem);
	tr_ir_at(f, cut);
	tr_ir_ret(f, rt_get(f, mem, W_AT));
}

/* rt_kernfs(mem): the path of the kernfs_node at TR_WALK_LEAF in its tree. */
void tr_rt_build_kernfs(struct tr_cg *cg)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg mem = 0, v;
	struct rt_loop l;
	int cut = tr_ir_block(f);

	walk_begin(f, mem);
	l = rt_loop(f, TR_NOREG, COMPONENTS);
	v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "kernfs_node", "parent|__parent");
	rt_go_if(f, CC_EQ, v, 0, l.out);
	v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "kernfs_node", "name");
	prepend(cg, mem, v, '/', cut);
	v = tr_kfield_get(cg, rt_get(f, mem, W_DENTRY), "kernfs_node", "parent|__parent");
	rt_set(f, mem, W_DENTRY, v);
	rt_loop_end(f, l);
	walk_end(f, mem);
	tr_ir_at(f, cut);
	tr_ir_ret(f, rt_get(f, mem, W_AT));
}
