/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * compat WAY [N]: make N (default 10) system calls by a way other than this architecture's own.
 *
 *	int80	getppid as 32-bit code calls it: its number, 64, is semget's for 64-bit code
 *	x32	getppid with x32's bit 30
 *
 * The kernel may refuse either, int80 by SIGSEGV: that ends it in order. Does nothing but on x86-64.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#ifdef __x86_64__
static void call_int80(void)
{
	long r;

	__asm__ volatile("int $0x80" : "=a"(r) : "a"(64L) : "memory", "r8", "r9", "r10", "r11");
}

static void call_x32(void)
{
	syscall(0x40000000 | 110);
}
#else
static void call_int80(void)
{
}

static void call_x32(void)
{
}
#endif

static void refused(int sig)
{
	(void)sig;
	_exit(0);
}

int main(int argc, char **argv)
{
	int n = argc > 2 ? atoi(argv[2]) : 10;

	if (argc < 2)
		return 2;
	signal(SIGSEGV, refused);
	while (n-- > 0)
		strcmp(argv[1], "x32") == 0 ? call_x32() : call_int80();
	return 0;
}
