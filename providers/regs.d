/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Registers, by their place in uregs[]: that of the kernel's struct pt_regs.
 *
 * provides: R_PC R_SP R_FP R_PS R_R0 R_R1 R_R15 R_R14 R_R13 R_R12 R_RBP R_RBX R_R11 R_R10 R_R9
 * provides: R_R8 R_RAX R_RCX R_RDX R_RSI R_RDI R_TRAPNO R_RIP R_CS R_RFL R_RSP R_SS R_EBP R_EBX
 * provides: R_EAX R_ECX R_EDX R_ESI R_EDI R_EIP R_EFL R_UESP R_ESP R_X0 R_X1 R_X2 R_X3 R_X4 R_X5
 * provides: R_X6 R_X7 R_X8 R_X9 R_X10 R_X11 R_X12 R_X13 R_X14 R_X15 R_X16 R_X17 R_X18 R_X19 R_X20
 * provides: R_X21 R_X22 R_X23 R_X24 R_X25 R_X26 R_X27 R_X28 R_X29 R_X30
 */
/* ---- on every machine */

typedef struct __regs {
	int pc, sp, fp, ps, r0, r1;
} __regs_t;

translator __regs_t < int X > {
	pc = offsetof(struct pt_regs, ip) / 8;
	pc = offsetof(struct pt_regs, pc) / 8;
	sp = offsetof(struct pt_regs, sp) / 8;
	fp = offsetof(struct pt_regs, bp) / 8;
	fp = 29;
	ps = offsetof(struct pt_regs, flags) / 8;
	ps = offsetof(struct pt_regs, pstate) / 8;
	r0 = offsetof(struct pt_regs, ax) / 8;
	r0 = 0;
	r1 = offsetof(struct pt_regs, dx) / 8;
	r1 = 1;
};

inline int R_PC = xlate <__regs_t> (0).pc;
inline int R_SP = xlate <__regs_t> (0).sp;
inline int R_FP = xlate <__regs_t> (0).fp;
inline int R_PS = xlate <__regs_t> (0).ps;
inline int R_R0 = xlate <__regs_t> (0).r0;
inline int R_R1 = xlate <__regs_t> (0).r1;

/* ---- x86 */

inline int R_R15 = offsetof(struct pt_regs, r15) / 8;
inline int R_R14 = offsetof(struct pt_regs, r14) / 8;
inline int R_R13 = offsetof(struct pt_regs, r13) / 8;
inline int R_R12 = offsetof(struct pt_regs, r12) / 8;
inline int R_RBP = offsetof(struct pt_regs, bp) / 8;
inline int R_RBX = offsetof(struct pt_regs, bx) / 8;
inline int R_R11 = offsetof(struct pt_regs, r11) / 8;
inline int R_R10 = offsetof(struct pt_regs, r10) / 8;
inline int R_R9 = offsetof(struct pt_regs, r9) / 8;
inline int R_R8 = offsetof(struct pt_regs, r8) / 8;
inline int R_RAX = offsetof(struct pt_regs, ax) / 8;
inline int R_RCX = offsetof(struct pt_regs, cx) / 8;
inline int R_RDX = offsetof(struct pt_regs, dx) / 8;
inline int R_RSI = offsetof(struct pt_regs, si) / 8;
inline int R_RDI = offsetof(struct pt_regs, di) / 8;
inline int R_TRAPNO = offsetof(struct pt_regs, orig_ax) / 8;
inline int R_RIP = offsetof(struct pt_regs, ip) / 8;
inline int R_CS = offsetof(struct pt_regs, cs) / 8;
inline int R_RFL = offsetof(struct pt_regs, flags) / 8;
inline int R_RSP = offsetof(struct pt_regs, sp) / 8;
inline int R_SS = offsetof(struct pt_regs, ss) / 8;
inline int R_EBP = offsetof(struct pt_regs, bp) / 8;
inline int R_EBX = offsetof(struct pt_regs, bx) / 8;
inline int R_EAX = offsetof(struct pt_regs, ax) / 8;
inline int R_ECX = offsetof(struct pt_regs, cx) / 8;
inline int R_EDX = offsetof(struct pt_regs, dx) / 8;
inline int R_ESI = offsetof(struct pt_regs, si) / 8;
inline int R_EDI = offsetof(struct pt_regs, di) / 8;
inline int R_EIP = offsetof(struct pt_regs, ip) / 8;
inline int R_EFL = offsetof(struct pt_regs, flags) / 8;
inline int R_UESP = offsetof(struct pt_regs, sp) / 8;
inline int R_ESP = offsetof(struct pt_regs, sp) / 8;

/* ---- arm64 */

inline int R_X0 = 0;
inline int R_X1 = 1;
inline int R_X2 = 2;
inline int R_X3 = 3;
inline int R_X4 = 4;
inline int R_X5 = 5;
inline int R_X6 = 6;
inline int R_X7 = 7;
inline int R_X8 = 8;
inline int R_X9 = 9;
inline int R_X10 = 10;
inline int R_X11 = 11;
inline int R_X12 = 12;
inline int R_X13 = 13;
inline int R_X14 = 14;
inline int R_X15 = 15;
inline int R_X16 = 16;
inline int R_X17 = 17;
inline int R_X18 = 18;
inline int R_X19 = 19;
inline int R_X20 = 20;
inline int R_X21 = 21;
inline int R_X22 = 22;
inline int R_X23 = 23;
inline int R_X24 = 24;
inline int R_X25 = 25;
inline int R_X26 = 26;
inline int R_X27 = 27;
inline int R_X28 = 28;
inline int R_X29 = 29;
inline int R_X30 = 30;
