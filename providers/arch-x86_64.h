/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * x86-64: see arch.h. struct pt_regs, in 8-byte words:
 *	r15 r14 r13 r12 bp bx r11 r10 r9 r8 ax cx dx si di orig_ax ip cs flags sp ss
 */
#ifndef PROVIDERS_ARCH_X86_64_H
#define PROVIDERS_ARCH_X86_64_H

enum {
	REG_R10 = 7 * 8,
	REG_R9 = 8 * 8,
	REG_R8 = 9 * 8,
	REG_AX = 10 * 8,
	REG_CX = 11 * 8,
	REG_DX = 12 * 8,
	REG_SI = 13 * 8,
	REG_DI = 14 * 8,
	REG_ORIG_AX = 15 * 8,
	REG_IP = 16 * 8,
	REG_CS = 17 * 8,
	REG_SP = 19 * 8,
};

#define ARCH_NARGS 6
static inline int ARCH_ARG(int n)
{
	static const short regs[] = { REG_DI, REG_SI, REG_DX, REG_CX, REG_R8, REG_R9 };

	return n >= 0 && n < ARCH_NARGS ? regs[n] : -1;
}

/* the return address lies at the stack pointer */
#define ARCH_STACK_ARG(n) (8 + 8 * ((n)-ARCH_NARGS))

#define ARCH_RET REG_AX
#define ARCH_IP REG_IP
#define ARCH_SP REG_SP

static inline int ARCH_SYSCALL_ARG(int n)
{
	static const short regs[] = { REG_DI, REG_SI, REG_DX, REG_R10, REG_R8, REG_R9 };

	return n >= 0 && n < 6 ? regs[n] : -1;
}

#define ARCH_SYSCALL_NR REG_ORIG_AX
#define ARCH_SYSCALL_NR_SIZE 8

/* __USER32_CS; x32 tasks use the 64-bit segment but other numbers (bit 30 is set) */
#define ARCH_COMPAT_REG REG_CS
#define ARCH_COMPAT_MASK 0xffff
#define ARCH_COMPAT_IS 0x23
#define ARCH_COMPAT_FILE "/proc/sys/abi/vsyscall32"
/* from 5.11: thread_info.status, which stands first in task_struct behind two longs; TS_COMPAT
 * (arch/x86/include/asm/thread_info.h) is set for int 0x80 of 64-bit code too */
#define ARCH_COMPAT_TASK_OFF 16
#define ARCH_COMPAT_TASK_SIZE 4
#define ARCH_COMPAT_TASK_BIT 2

/* what BPF trampolines can pass on, from which kernel: arguments on the stack, structures */
#define ARCH_FENTRY_STACK_ARGS KERNEL_VERSION(6, 6, 0)
#define ARCH_FENTRY_STRUCTS KERNEL_VERSION(6, 1, 0)

#endif
