/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * arm64: see arch.h. struct pt_regs, in 8-byte words: x0 … x30 sp pc pstate orig_x0, then s32
 * syscallno.
 */
#ifndef PROVIDERS_ARCH_ARM64_H
#define PROVIDERS_ARCH_ARM64_H

#define ARCH_NARGS 8
#define ARCH_ARG(n) ((n) >= 0 && (n) < ARCH_NARGS ? (n)*8 : -1)
#define ARCH_STACK_ARG(n) (8 * ((n)-ARCH_NARGS))

#define ARCH_RET 0
#define ARCH_SP (31 * 8)
#define ARCH_IP (32 * 8)

#define ARCH_SYSCALL_ARG(n) ((n) >= 0 && (n) < 6 ? (n)*8 : -1)
#define ARCH_SYSCALL_NR (35 * 8)
#define ARCH_SYSCALL_NR_SIZE 4

/* PSR_MODE32_BIT of pstate */
#define ARCH_COMPAT_REG (33 * 8)
#define ARCH_COMPAT_MASK 0x10
#define ARCH_COMPAT_IS 0x10
#define ARCH_COMPAT_FILE NULL
/* thread_info.flags, first in task_struct; TIF_32BIT (arch/arm64/include/asm/thread_info.h) */
#define ARCH_COMPAT_TASK_OFF 0
#define ARCH_COMPAT_TASK_SIZE 8
#define ARCH_COMPAT_TASK_BIT (1 << 22)

/* what BPF trampolines can pass on, from which kernel: arguments on the stack, structures */
#define ARCH_FENTRY_STACK_ARGS KERNEL_VERSION(6, 17, 0)
#define ARCH_FENTRY_STRUCTS KERNEL_VERSION(6, 3, 0)

#endif
