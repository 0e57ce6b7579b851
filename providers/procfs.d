/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Processes and threads: psinfo_t and lwpsinfo_t, made from a struct task_struct. Where kernels
 * call a thing differently its translation is there several times, the first that fits is taken.
 *
 * What Linux does not know is not translated: its use is an error, where a made up value would
 * mislead. Zones, projects, pools and contracts do not exist; scripts find them to be 0.
 *
 * provides: psinfo_t lwpsinfo_t timestruc_t curpsinfo curlwpsinfo __task_t
 * provides: id_t zoneid_t projid_t taskid_t processorid_t psetid_t dev_t
 * provides: SSLEEP SRUN SZOMB SSTOP SIDL SONPROC SWAIT
 * provides: PR_STOPPED PR_ISTOP PR_DSTOP PR_STEP PR_ASLEEP PR_PCINVAL PR_ISSYS PR_VFORKP
 * provides: PR_ORPHAN PR_PTRACE PR_IDLE
 * provides: PR_MODEL_UNKNOWN PR_MODEL_ILP32 PR_MODEL_LP64 PR_MODEL_NATIVE
 */
typedef int id_t;
typedef int zoneid_t;
typedef int projid_t;
typedef int taskid_t;
typedef int processorid_t;
typedef int psetid_t;
typedef unsigned int dev_t;

typedef struct timestruc {
	int64_t tv_sec;
	int64_t tv_nsec;
} timestruc_t;

translator timestruc_t < uint64_t NS > {
	tv_sec = NS / 1000000000;
	tv_nsec = NS % 1000000000;
};

/* ---- states, as lwpsinfo_t has them */

inline char SSLEEP = 1;	 /* waits for something */
inline char SRUN = 2;	 /* could run */
inline char SZOMB = 3;	 /* has ended, nobody asked how yet */
inline char SSTOP = 4;	 /* stopped by a signal or a debugger */
inline char SIDL = 5;	 /* being created */
inline char SONPROC = 6; /* runs on a CPU */
inline char SWAIT = 7;	 /* never on Linux */

/* ---- flags of pr_flag */

inline int PR_STOPPED = 0x00000001;
inline int PR_ISTOP = 0x00000002;
inline int PR_DSTOP = 0x00000004;
inline int PR_STEP = 0x00000008;
inline int PR_ASLEEP = 0x00000010;
inline int PR_PCINVAL = 0x00000020;
inline int PR_IDLE = 0x00000400;
inline int PR_ISSYS = 0x00001000; /* a thread of the kernel */
inline int PR_VFORKP = 0x00002000;
inline int PR_ORPHAN = 0x00004000;
inline int PR_PTRACE = 0x02000000; /* somebody debugs it */

inline char PR_MODEL_UNKNOWN = 0;
inline char PR_MODEL_ILP32 = 1;
inline char PR_MODEL_LP64 = 2;
inline char PR_MODEL_NATIVE = 2;

/* ---- what changes its place between kernels */

typedef struct __task {
	unsigned int state; /* TASK_… */
	int on_cpu;
	int cpu;
	uintptr_t blocked_on;
} __task_t;

translator __task_t < struct task_struct *T > {
	state = T->__state;	    /* 5.14 */
	state = (unsigned int)T->state;
	on_cpu = T->on_cpu;
	on_cpu = T == curthread;    /* one CPU only */
	cpu = T->thread_info.cpu;   /* 5.16 */
	cpu = T->cpu;
	cpu = 0;
	blocked_on = (uintptr_t)T->blocked_on;
	blocked_on = (uintptr_t)T->pi_blocked_on;
	blocked_on = 0;
};

/* ---- processes */

typedef struct psinfo {
	int pr_nlwp;		/* number of threads */
	pid_t pr_pid;		/* process */
	pid_t pr_ppid;		/* its parent */
	pid_t pr_pgid;		/* its process group */
	pid_t pr_sid;		/* its session */
	uid_t pr_uid;		/* real user */
	uid_t pr_euid;		/* effective user */
	gid_t pr_gid;		/* real group */
	gid_t pr_egid;		/* effective group */
	uintptr_t pr_addr;	/* address of the process: its leader's task_struct */
	dev_t pr_ttydev;	/* controlling terminal, or -1 */
	timestruc_t pr_start;	/* when it started, since 1970 */
	char pr_fname[16];	/* name */
	char pr_psargs[80];	/* arguments in one line */
	int pr_wstat;		/* exit status, once it has one */
	int pr_argc;		/* number of arguments */
	uintptr_t pr_argv;	/* user address of their addresses */
	uintptr_t pr_envp;	/* user address of those of the environment */
	char pr_dmodel;		/* PR_MODEL_… */
	taskid_t pr_taskid;
	projid_t pr_projid;
	int pr_nzomb;
	int pr_poolid;
	zoneid_t pr_zoneid;
	id_t pr_contract;
} psinfo_t;

translator psinfo_t < struct task_struct *T > {
	pr_nlwp = T->signal->nr_threads;
	pr_pid = T->tgid;
	pr_ppid = T->real_parent->tgid;
	pr_pgid = T->signal->pids[PIDTYPE_PGID]->numbers[0].nr;
	pr_sid = T->signal->pids[PIDTYPE_SID]->numbers[0].nr;
	pr_uid = T->real_cred->uid.val;
	pr_euid = T->real_cred->euid.val;
	pr_gid = T->real_cred->gid.val;
	pr_egid = T->real_cred->egid.val;
	pr_addr = (uintptr_t)T->group_leader;
	pr_ttydev = T->signal->tty == NULL ? (dev_t)-1 :
		    ((dev_t)T->signal->tty->driver->major << 20) |
		    (T->signal->tty->driver->minor_start + T->signal->tty->index);
	pr_start = xlate <timestruc_t>
		((uint64_t)(walltimestamp - timestamp + T->group_leader->start_time));
	pr_fname = stringof(T->group_leader->comm);
	pr_psargs = __psargs(T);
	pr_wstat = T->exit_code;
	pr_argc = *(int *)copyin(T->mm->start_stack, 4);
	pr_argv = T->mm->start_stack + 8;
	pr_envp = T->mm->start_stack + 8 * (2 + *(int *)copyin(T->mm->start_stack, 4));
	pr_dmodel = T->mm == NULL ? PR_MODEL_LP64 :
		    T->mm->task_size > 0xffffffff ? PR_MODEL_LP64 : PR_MODEL_ILP32;
	pr_taskid = 0;
	pr_projid = 0;
	pr_nzomb = 0;
	pr_poolid = 0;
	pr_zoneid = 0;
	pr_contract = 0;
};

inline psinfo_t *curpsinfo = xlate <psinfo_t *> (curthread);

/* ---- threads */

typedef struct lwpsinfo {
	int pr_flag;		/* PR_… */
	id_t pr_lwpid;		/* thread */
	uintptr_t pr_addr;	/* address of its task_struct */
	uintptr_t pr_wchan;	/* lock that it waits for, where the kernel keeps it; or 0 */
	char pr_stype;		/* type of what it waits for */
	char pr_state;		/* S… */
	char pr_sname;		/* the same as a letter, O R S T Z I */
	char pr_nice;		/* -20 to 19 */
	short pr_syscall;	/* number of the system call that it is in */
	int pr_pri;		/* priority as the kernel counts it: 0 first, 120 is nice 0 */
	char pr_clname[8];	/* scheduling class, as ps -o cls prints it */
	char pr_name[16];	/* name of the thread */
	processorid_t pr_onpro;	 /* CPU that it ran on last */
	processorid_t pr_bindpro; /* CPU that it is bound to, or -1 */
	psetid_t pr_bindpset;	 /* -1 */
	int pr_lgrp;		 /* NUMA node of that CPU */
} lwpsinfo_t;

translator lwpsinfo_t < struct task_struct *T > {
	pr_flag = (T->flags & 0x00200000 ? PR_ISSYS : 0) |
		  (T->ptrace ? PR_PTRACE : 0) |
		  (xlate <__task_t> (T).state & 0x0c ? PR_STOPPED :
		   xlate <__task_t> (T).state & 0x03 ? PR_ASLEEP : 0);
	pr_lwpid = T->pid;
	pr_addr = (uintptr_t)T;
	pr_wchan = xlate <__task_t> (T).blocked_on;
	pr_state = T->exit_state ? SZOMB :
		   xlate <__task_t> (T).state & 0x0c ? SSTOP :
		   xlate <__task_t> (T).state & 0x800 ? SIDL :
		   xlate <__task_t> (T).state ? SSLEEP :
		   xlate <__task_t> (T).on_cpu ? SONPROC : SRUN;
	pr_sname = T->exit_state ? 'Z' :
		   xlate <__task_t> (T).state & 0x0c ? 'T' :
		   xlate <__task_t> (T).state & 0x800 ? 'I' :
		   xlate <__task_t> (T).state ? 'S' :
		   xlate <__task_t> (T).on_cpu ? 'O' : 'R';
	pr_nice = T->static_prio - 120;
	pr_pri = T->prio;
	pr_clname = T->policy == 0 ? "TS" : T->policy == 1 ? "FF" : T->policy == 2 ? "RR" :
		    T->policy == 3 ? "B" : T->policy == 5 ? "IDL" : T->policy == 6 ? "DLN" :
		    T->policy == 7 ? "EXT" : "?";
	pr_name = stringof(T->comm);
	pr_onpro = xlate <__task_t> (T).cpu;
	pr_bindpro = T->nr_cpus_allowed == 1 ? xlate <__task_t> (T).cpu : -1;
	pr_bindpset = -1;
};

inline lwpsinfo_t *curlwpsinfo = xlate <lwpsinfo_t *> (curthread);
