/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Where an architecture keeps things in struct pt_regs, as offsets in bytes: one header for each,
 * all with the same names. Used by the code that providers emit; nothing is read here.
 *
 *	ARCH_ARG(n)		nth integer argument of a function at its entry, -1: on the stack
 *	ARCH_NARGS		how many are in registers
 *	ARCH_STACK_ARG(n)	offset from the stack pointer at entry of an argument on the stack
 *	ARCH_RET ARCH_IP ARCH_SP
 *	ARCH_SYSCALL_ARG(n)	0 … 5 at sys_enter
 *	ARCH_SYSCALL_NR, _SIZE	number at sys_exit
 *	ARCH_COMPAT_REG, _MASK, _IS  the task runs 32-bit code if (reg & mask) == is
 *	ARCH_FENTRY_STACK_ARGS, _STRUCTS  kernels whose BPF trampolines can pass these
 *	ARCH_COMPAT_FILE	exists when the kernel can run 32-bit code; NULL: cannot be known
 */
#ifndef PROVIDERS_ARCH_H
#define PROVIDERS_ARCH_H

#if defined(__x86_64__)
#include "arch-x86_64.h"
#elif defined(__aarch64__)
#include "arch-arm64.h"
#else
#error "no providers/arch-*.h for this architecture"
#endif

#endif
