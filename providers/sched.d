/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * CPUs: cpuinfo_t, made from a CPU's number. What the kernel keeps for each CPU is found through
 * its kernel variables, which a kernel may hide: only cpu_id and cpu_pset do without.
 *
 * provides: cpuinfo_t curcpu pset chip lgrp chipid_t lgrp_id_t
 */
typedef int chipid_t;
typedef int lgrp_id_t;

typedef struct cpuinfo {
	int cpu_id;		/* number */
	int cpu_pset;		/* processor set: Linux has none */
	chipid_t cpu_chip;	/* package it is in */
	lgrp_id_t cpu_lgrp;	/* NUMA node */
	const void *cpu_info;	/* what the kernel knows of it, struct cpuinfo_x86 and the like */
} cpuinfo_t;

/* Where the CPU's own copies of variables are, from the address of the variable. */
inline uintptr_t __percpu[int c] = *((uintptr_t *)&`__per_cpu_offset + c);

translator cpuinfo_t < int C > {
	cpu_id = C;
	cpu_pset = 0;
	cpu_chip = ((struct cpuinfo_x86 *)((uintptr_t)&`cpu_info + __percpu[C]))->topo.pkg_id;
	cpu_chip = ((struct cpuinfo_x86 *)((uintptr_t)&`cpu_info + __percpu[C]))->phys_proc_id;
	cpu_chip = ((struct cpu_topology *)&`cpu_topology + C)->package_id;
	cpu_lgrp = *(int *)((uintptr_t)&`numa_node + __percpu[C]);
	cpu_info = (const void *)((uintptr_t)&`cpu_info + __percpu[C]);
};

inline cpuinfo_t *curcpu = xlate <cpuinfo_t *> (cpu);
inline int pset = curcpu->cpu_pset;
inline chipid_t chip = curcpu->cpu_chip;
inline lgrp_id_t lgrp = curcpu->cpu_lgrp;
