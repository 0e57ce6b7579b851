/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * What reads structures of the kernel: subroutines (progenyof, d_path, the locks, cgroupid) and
 * built-in variables (cwd, root, cgroup, pexecname, nsid.pid, uregs). Where members are comes
 * from BTF; what takes more than a few reads is a routine in rt_kernel.c.
 */
#include <sys/stat.h>
#include <sys/vfs.h>

#include "code/kfield.h"
#include "code/lower_sub.h"

#define CGROUP2_MAGIC 0x63677270

static tr_vreg current(struct tr_cg *cg)
{
	return tr_task(cg);
}

static tr_vreg at(struct tr_cg *cg, uint32_t off)
{
	return tr_ir_alui(cg->f, IR_ADD, cg->slot, off);
}

/* ---- processes */

tr_vreg tr_sub_progenyof(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg args[3];

	args[1] = tr_ir_mov(cg->f, tr_lower_as(cg, n->args[0], tr_type_base(cg->t, TB_INT)));
	args[0] = current(cg);
	args[2] = tr_cg_scratch_ptr(cg, 16);
	return tr_ir_callf(cg->f, tr_rt(cg, RT_PROGENYOF), 3, args);
}

/* The process's id in the innermost of its pid namespaces. */
tr_vreg tr_bi_nsid_pid(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_kfield numbers = tr_kfield(cg, "pid", "numbers"),
			 nr = tr_kfield(cg, "upid", "nr");
	struct tr_type *upid = tr_type_lookup(cg->t, NULL, 's', "upid");
	int64_t size = upid ? (int64_t)tr_type_size(cg->t, upid) : 0;
	struct tr_irfunc *f = cg->f;
	tr_vreg pid, level;

	pid = tr_kfield_read(cg, current(cg), "task_struct", "group_leader", n->pos);
	pid = tr_ir_mov(f, tr_kfield_read(cg, pid, "task_struct", "thread_pid", n->pos));
	level = tr_kfield_read(cg, pid, "pid", "level", n->pos);
	pid = tr_ir_alu(f, IR_ADD, pid, tr_ir_alui(f, IR_MUL, level, size));
	return tr_kread(cg, SP_KERNEL, pid, numbers.off + nr.off, 4, true, n->pos);
}

/* The parent's name. */
struct tr_str tr_bi_pexecname(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg parent = tr_kfield_read(cg, current(cg), "task_struct", "real_parent", n->pos);
	struct tr_kfield comm = tr_kfield(cg, "task_struct", "comm");
	uint32_t off = tr_cg_scratch(cg, 16);

	CALL3(cg, BPF_FUNC_probe_read_kernel_str, at(cg, off), tr_ir_imm(cg->f, 16),
	      tr_ir_alui(cg->f, IR_ADD, parent, comm.off));
	return (struct tr_str){ .p = at(cg, off), .max = 16 };
}

/* ---- CPU time */

/* What the scheduler's clock says less than its clock for tasks: time of interrupts, and what the
 * hypervisor took. Both are kept in the run queue. 0 where there is no way to it. */
static tr_vreg stolen(struct tr_cg *cg, tr_vreg task, struct tr_pos pos)
{
	struct tr_kfield k;
	tr_vreg rq, clock;

	if (!tr_kfield_find(cg->t, "task_struct", "se.cfs_rq", &k) ||
	    !tr_kfield_find(cg->t, "cfs_rq", "rq", &k))
		return tr_ir_imm(cg->f, 0);
	rq = tr_kfield_read(cg, task, "task_struct", "se.cfs_rq", pos);
	rq = tr_ir_mov(cg->f, tr_kfield_read(cg, rq, "cfs_rq", "rq", pos));
	clock = tr_ir_mov(cg->f, tr_kfield_read(cg, rq, "rq", "clock", pos));
	return tr_ir_alu(cg->f, IR_SUB, clock, tr_kfield_read(cg, rq, "rq", "clock_task", pos));
}

/* exec_start and sum_exec_runtime by one read, so that no accounting comes between. */
static void accounted(struct tr_cg *cg, tr_vreg task, tr_vreg *start, tr_vreg *sum,
		      struct tr_pos pos)
{
	struct tr_kfield a = tr_kfield(cg, "task_struct", "se.exec_start");
	struct tr_kfield b = tr_kfield(cg, "task_struct", "se.sum_exec_runtime");
	int32_t first = TR_MIN(a.off, b.off), span = TR_MAX(a.off, b.off) - first + 8;
	struct tr_irfunc *f = cg->f;
	tr_vreg buf, rc, from = tr_ir_alui(f, IR_ADD, task, first);
	int obj;

	if (span > 64) {
		*start = tr_ir_mov(f, tr_kread(cg, SP_KERNEL, task, a.off, 8, false, pos));
		*sum = tr_ir_mov(f, tr_kread(cg, SP_KERNEL, task, b.off, 8, false, pos));
		return;
	}
	obj = tr_ir_stackobj(f, (uint32_t)TR_ALIGN(span, 8));
	buf = tr_ir_stack(f, obj, 0);
	rc = CALL3(cg, BPF_FUNC_probe_read_kernel, buf, tr_ir_imm(f, span), from);
	tr_cg_fault_if(cg, CC_NE, rc, 0, TR_FLT_BADADDR, from, pos);
	*start = tr_ir_load(f, tr_ir_stack(f, obj, 0), a.off - first, 8, false);
	*sum = tr_ir_load(f, tr_ir_stack(f, obj, 0), b.off - first, 8, false);
}

/*
 * vtimestamp: sum_exec_runtime, brought up to date at exec_start, and what has passed since by the
 * scheduler's clock. That clock is the monotonic one and a distance, which was measured at the
 * start. If it could not be, time since the last accounting (a tick at most) does not count.
 */
tr_vreg tr_bi_vtimestamp(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg task = tr_ir_mov(f, current(cg)), r = tr_ir_vreg(f), start, sum, clock;
	int known = tr_ir_block(f), end = tr_ir_block(f);

	cg->g->sched_clock = true;
	accounted(cg, task, &start, &sum, n->pos);
	tr_ir_set_reg(f, r, sum);
	clock = tr_ir_load(f, tr_cg_mapval(cg, TR_MAP_STATE, 0),
			   offsetof(struct tr_state, sched_clock), 8, false);
	tr_ir_bri(f, CC_NE, clock, 0, known, end);
	tr_ir_at(f, known);
	tr_ir_set_reg(f, r, tr_ir_alu(f, IR_SUB, tr_ir_alu(f, IR_ADD, r, clock), start));
	tr_ir_set_reg(f, r, tr_ir_alu(f, IR_SUB, r, stolen(cg, task, n->pos)));
	tr_ir_set_reg(f, r, tr_ir_alu(f, IR_ADD, r, CALL0(cg, BPF_FUNC_ktime_get_ns)));
	tr_ir_jmp(f, end);
	tr_ir_at(f, end);
	return r;
}

/* Linux has no interrupt priority levels. */
tr_vreg tr_bi_ipl(struct tr_cg *cg, struct tr_node *n)
{
	(void)n;
	return tr_ir_imm(cg->f, 0);
}

/* ---- paths */

/* Run a routine that builds a path; the result as a string of at most strsize. */
static struct tr_str walk(struct tr_cg *cg, enum tr_rt routine, uint32_t mem)
{
	struct tr_irfunc *f = cg->f;
	uint32_t out = tr_cg_scratch(cg, tr_cg_strsize(cg));
	tr_vreg arg = at(cg, mem), from;

	from = tr_ir_callf(f, tr_rt(cg, routine), 1, &arg);
	from = tr_ir_alu(f, IR_ADD, at(cg, mem + TR_WALK_BUF), tr_bound(cg, from, 4095));
	tr_str_copy(cg, at(cg, out), tr_str_limit(cg), from);
	return (struct tr_str){ .p = at(cg, out), .max = tr_cg_strsize(cg) };
}

/* struct path at an address -> cells of the walk; its mount is inside a struct mount. */
static void load_path(struct tr_cg *cg, tr_vreg path, uint32_t mem, int dentry, int mount,
		      struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;
	struct tr_kfield mnt = tr_kfield(cg, "mount", "mnt");
	tr_vreg v;

	path = tr_ir_mov(f, path);
	v = tr_kfield_read(cg, path, "path", "dentry", pos);
	tr_ir_store(f, cg->slot, (int32_t)mem + dentry, 8, v);
	v = tr_kfield_read(cg, path, "path", "mnt", pos);
	tr_ir_store(f, cg->slot, (int32_t)mem + mount, 8, tr_ir_alui(f, IR_SUB, v, mnt.off));
}

/* The root directory of the process, from where paths are seen; none: the root of all. */
static void load_root(struct tr_cg *cg, uint32_t mem, tr_vreg fs, struct tr_pos pos)
{
	struct tr_kfield root = tr_kfield(cg, "fs_struct", "root");

	if (fs == TR_NOREG) {
		tr_ir_storei(cg->f, cg->slot, (int32_t)mem + TR_WALK_ROOT, 8, 0);
		tr_ir_storei(cg->f, cg->slot, (int32_t)mem + TR_WALK_RMOUNT, 8, 0);
		return;
	}
	load_path(cg, tr_ir_alui(cg->f, IR_ADD, fs, root.off), mem, TR_WALK_ROOT, TR_WALK_RMOUNT,
		  pos);
}

/* A directory of the process: cwd as it sees it itself, root from outside. */
static struct tr_str directory(struct tr_cg *cg, struct tr_node *n, const char *member)
{
	struct tr_irfunc *f = cg->f;
	struct tr_kfield k = tr_kfield(cg, "fs_struct", member);
	uint32_t mem = tr_cg_scratch(cg, TR_WALK_SIZE);
	tr_vreg fs = tr_ir_mov(f, tr_kfield_read(cg, current(cg), "task_struct", "fs", n->pos));

	load_path(cg, tr_ir_alui(f, IR_ADD, fs, k.off), mem, TR_WALK_LEAF, TR_WALK_MOUNT, n->pos);
	load_root(cg, mem, strcmp(member, "root") ? fs : TR_NOREG, n->pos);
	return walk(cg, RT_DPATH, mem);
}

struct tr_str tr_bi_cwd(struct tr_cg *cg, struct tr_node *n)
{
	return directory(cg, n, "pwd");
}

struct tr_str tr_bi_root(struct tr_cg *cg, struct tr_node *n)
{
	return directory(cg, n, "root");
}

/* The name of the struct that n points to, "" if it points to none. */
static const char *pointee(struct tr_node *n)
{
	struct tr_type *r = tr_type_resolve(tr_node_real(n)->type);

	r = r->kind == T_PTR ? tr_type_resolve(r->ref) : NULL;
	return r && tr_type_is_sou(r) && r->name ? r->name : "";
}

struct tr_str tr_sub_d_path(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t mem = tr_cg_scratch(cg, TR_WALK_SIZE);
	tr_vreg path = tr_lower(cg, n->args[0]), fs;

	if (!strcmp(pointee(n->args[0]), "file"))
		path = tr_ir_alui(f, IR_ADD, path, tr_kfield(cg, "file", "f_path").off);
	load_path(cg, path, mem, TR_WALK_LEAF, TR_WALK_MOUNT, n->pos);
	fs = tr_ir_mov(f, tr_kfield_read(cg, current(cg), "task_struct", "fs", n->pos));
	load_root(cg, mem, fs, n->pos);
	return walk(cg, RT_DPATH, mem);
}

/* __mountpath(struct path *): where its file system is mounted, for fileinfo_t. */
struct tr_str tr_sub_mountpath(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_irfunc *f = cg->f;
	uint32_t mem = tr_cg_scratch(cg, TR_WALK_SIZE);
	tr_vreg path = tr_ir_mov(f, tr_lower(cg, n->args[0])), v;

	load_path(cg, path, mem, TR_WALK_LEAF, TR_WALK_MOUNT, n->pos);
	v = tr_kfield_read(cg, path, "path", "mnt", n->pos);
	v = tr_kfield_read(cg, v, "vfsmount", "mnt_root", n->pos);
	tr_ir_store(f, cg->slot, (int32_t)mem + TR_WALK_LEAF, 8, v);
	v = tr_ir_mov(f, tr_kfield_read(cg, current(cg), "task_struct", "fs", n->pos));
	load_root(cg, mem, v, n->pos);
	return walk(cg, RT_DPATH, mem);
}

/* ---- cgroups */

struct tr_str tr_bi_cgroup(struct tr_cg *cg, struct tr_node *n)
{
	uint32_t mem = tr_cg_scratch(cg, TR_WALK_SIZE);
	tr_vreg v = tr_kfield_read(cg, current(cg), "task_struct", "cgroups", n->pos);

	v = tr_kfield_read(cg, v, "css_set", "dfl_cgrp", n->pos);
	v = tr_kfield_read(cg, v, "cgroup", "kn", n->pos);
	tr_ir_store(cg->f, cg->slot, (int32_t)mem + TR_WALK_LEAF, 8, v);
	return walk(cg, RT_KERNFS, mem);
}

/* Its id is the inode number of its directory. */
static bool cgroup_inode(const char *path, uint64_t *id)
{
	struct statfs fs;
	struct stat st;

	if (statfs(path, &fs) < 0 || fs.f_type != CGROUP2_MAGIC || stat(path, &st) < 0 ||
	    !S_ISDIR(st.st_mode))
		return false;
	*id = st.st_ino;
	return true;
}

/* As a path of a directory, or from the root of the tree, as the variable cgroup gives it. */
tr_vreg tr_sub_cgroupid(struct tr_cg *cg, struct tr_node *n)
{
	static const char *const mounts[] = { "/sys/fs/cgroup", "/sys/fs/cgroup/unified" };
	struct tr_node *a = tr_node_real(n->args[0]);
	uint64_t id = 0;
	bool found = cgroup_inode(a->sval, &id);

	for (size_t i = 0; i < TR_ARRAY_SIZE(mounts) && !found; i++)
		found = cgroup_inode(tr_sprintf(&cg->u->arena, "%s/%s", mounts[i], a->sval), &id);
	if (!found && !cg->failed)
		cg->failed =
			tr_error(cg->t, D_PROTO_ARG, a->pos, "'%s' is not a cgroup (v2)", a->sval);
	return tr_ir_imm(cg->f, (int64_t)id);
}

/* ---- locks */

static bool is_spin(struct tr_node *n)
{
	const char *name = pointee(n);

	return !strcmp(name, "spinlock") || !strcmp(name, "raw_spinlock") ||
	       !strcmp(name, "qspinlock");
}

/* The task that holds a mutex, or 0. Its low bits are flags; on PREEMPT_RT an rtmutex is inside. */
static tr_vreg owner(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_kfield k;
	tr_vreg lock = tr_lower(cg, n->args[0]);

	if (!tr_kfield_find(cg->t, "mutex", "rtmutex.owner", &k))
		k = tr_kfield(cg, "mutex", "owner");
	return tr_ir_alui(cg->f, IR_AND, tr_kread(cg, SP_KERNEL, lock, k.off, 8, false, n->pos),
			  -8);
}

tr_vreg tr_sub_mutex_owner(struct tr_cg *cg, struct tr_node *n)
{
	return is_spin(n->args[0]) ? tr_ir_imm(cg->f, 0) : owner(cg, n);
}

tr_vreg tr_sub_mutex_owned(struct tr_cg *cg, struct tr_node *n)
{
	tr_vreg task;

	if (is_spin(n->args[0]))
		return tr_ir_imm(cg->f, 0);
	task = tr_ir_mov(cg->f, owner(cg, n));
	return tr_ir_cmp(cg->f, CC_EQ, task, current(cg));
}

/* Every mutex spins for a while, then sleeps. The lock is read, for the fault if it is none. */
tr_vreg tr_sub_mutex_adaptive(struct tr_cg *cg, struct tr_node *n)
{
	tr_kread(cg, SP_KERNEL, tr_lower(cg, n->args[0]), 0, 4, false, n->pos);
	return tr_ir_imm(cg->f, !is_spin(n->args[0]));
}

tr_vreg tr_sub_mutex_spin(struct tr_cg *cg, struct tr_node *n)
{
	tr_kread(cg, SP_KERNEL, tr_lower(cg, n->args[0]), 0, 4, false, n->pos);
	return tr_ir_imm(cg->f, is_spin(n->args[0]));
}

/*
 * Reader-writer locks: the masks of a writer that holds it, of a writer that holds it or waits,
 * and the first bit of the number of readers. A rw_semaphore has one bit for all who wait, but
 * while readers hold it only a writer has to (kernel/locking/rwsem.c; the other one: qrwlock).
 */
struct rwlock {
	const char *tag, *member;
	int64_t writer, wants;
	int readers;
};

static tr_vreg rw_word(struct tr_cg *cg, struct tr_node *n, const struct rwlock **kind)
{
	static const struct rwlock sem = { "rw_semaphore", "count.counter", 1, 1 | 2, 8 };
	static const struct rwlock spin = { "qrwlock", "cnts.counter", 0xff, 0x1ff, 9 };
	struct tr_type *r = tr_type_resolve(tr_node_real(n->args[0])->type);
	struct tr_kfield k;

	r = r->kind == T_PTR ? tr_type_resolve(r->ref) : NULL;
	*kind = r && tr_type_is_sou(r) && (!r->name || strcmp(r->name, "rw_semaphore")) ? &spin :
											  &sem;
	k = tr_kfield(cg, (*kind)->tag, (*kind)->member);
	return tr_kread(cg, SP_KERNEL, tr_lower(cg, n->args[0]), k.off, k.size, false, n->pos);
}

static tr_vreg any_bit(struct tr_cg *cg, tr_vreg v, int64_t mask)
{
	return tr_ir_cmpi(cg->f, CC_NE, tr_ir_alui(cg->f, IR_AND, v, mask), 0);
}

tr_vreg tr_sub_rw_read_held(struct tr_cg *cg, struct tr_node *n)
{
	const struct rwlock *kind;
	tr_vreg v = rw_word(cg, n, &kind);

	/* the top bit of a semaphore says that readers failed to get it */
	v = tr_ir_alui(cg->f, IR_SHR, tr_ir_alui(cg->f, IR_SHL, v, 1), kind->readers + 1);
	return tr_ir_cmpi(cg->f, CC_NE, v, 0);
}

tr_vreg tr_sub_rw_write_held(struct tr_cg *cg, struct tr_node *n)
{
	const struct rwlock *kind;
	tr_vreg v = rw_word(cg, n, &kind);

	if (kind->writer == 1)
		return any_bit(cg, v, 1);
	return tr_ir_cmpi(cg->f, CC_EQ, tr_ir_alui(cg->f, IR_AND, v, kind->writer), kind->writer);
}

tr_vreg tr_sub_rw_iswriter(struct tr_cg *cg, struct tr_node *n)
{
	const struct rwlock *kind;
	tr_vreg v = rw_word(cg, n, &kind);

	return any_bit(cg, v, kind->wants);
}

/* ---- registers of the user's side */

/* The address of the registers saved on entry: a helper gives it since 5.15, before they were at
 * the end of the kernel stack. */
static tr_vreg user_regs(struct tr_cg *cg, uint64_t size, struct tr_pos pos)
{
	struct tr_irfunc *f = cg->f;
	tr_vreg p;
	uint32_t off;

	if (trace_kernel_version(cg->t) < (5 << 16 | 15 << 8)) {
		p = tr_kfield_read(cg, current(cg), "task_struct", "stack", pos);
		return tr_ir_alui(f, IR_ADD, p, 16384 - (int64_t)size);
	}
	p = CALL1(cg, BPF_FUNC_task_pt_regs, CALL0(cg, BPF_FUNC_get_current_task_btf));
	/* as a number: an index that is not constant is no way to read through a typed pointer */
	off = tr_cg_scratch(cg, 8);
	tr_ir_store(f, cg->slot, (int32_t)off, 8, p);
	return tr_ir_load(f, cg->slot, (int32_t)off, 8, false);
}

/* uregs[n]: the n'th register of struct pt_regs. */
tr_vreg tr_bi_uregs(struct tr_cg *cg, struct tr_node *n)
{
	struct tr_type *type = tr_type_lookup(cg->t, NULL, 's', "pt_regs");
	uint64_t size = type ? tr_type_size(cg->t, type) : 0;
	struct tr_irfunc *f = cg->f;
	tr_vreg i, p;

	tr_kfield(cg, "pt_regs", "ip|pc");
	i = tr_ir_mov(f, tr_lower(cg, n->args[0]));
	tr_cg_fault_if(cg, CC_UGE, i, (int64_t)size / 8, TR_FLT_ILLOP, i, n->pos);
	p = user_regs(cg, size, n->pos);
	p = tr_ir_alu(f, IR_ADD, p, tr_ir_alui(f, IR_SHL, i, 3));
	return tr_kread(cg, SP_KERNEL, p, 0, 8, false, n->pos);
}
