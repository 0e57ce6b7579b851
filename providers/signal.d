/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * Signals: numbers, codes of their causes, and siginfo_t.
 *
 * provides: siginfo_t SIGHUP SIGINT SIGQUIT SIGILL SIGTRAP SIGABRT SIGIOT SIGBUS SIGFPE SIGKILL
 * provides: SIGUSR1 SIGSEGV SIGUSR2 SIGPIPE SIGALRM SIGTERM SIGSTKFLT SIGCHLD SIGCLD SIGCONT
 * provides: SIGSTOP SIGTSTP SIGTTIN SIGTTOU SIGURG SIGXCPU SIGXFSZ SIGVTALRM SIGPROF SIGWINCH
 * provides: SIGIO SIGPOLL SIGPWR SIGSYS SIGRTMIN SIGRTMAX SI_USER SI_KERNEL SI_QUEUE SI_TIMER
 * provides: SI_MESGQ SI_ASYNCIO SI_SIGIO SI_TKILL CLD_EXITED CLD_KILLED CLD_DUMPED CLD_TRAPPED
 * provides: CLD_STOPPED CLD_CONTINUED ILL_ILLOPC ILL_ILLOPN ILL_ILLADR ILL_ILLTRP ILL_PRVOPC
 * provides: ILL_PRVREG ILL_COPROC ILL_BADSTK FPE_INTDIV FPE_INTOVF FPE_FLTDIV FPE_FLTOVF
 * provides: FPE_FLTUND FPE_FLTRES FPE_FLTINV FPE_FLTSUB SEGV_MAPERR SEGV_ACCERR SEGV_BNDERR
 * provides: SEGV_PKUERR BUS_ADRALN BUS_ADRERR BUS_OBJERR BUS_MCEERR_AR BUS_MCEERR_AO TRAP_BRKPT
 * provides: TRAP_TRACE TRAP_BRANCH TRAP_HWBKPT POLL_IN POLL_OUT POLL_MSG POLL_ERR POLL_PRI
 * provides: POLL_HUP
 */
inline int SIGHUP = 1;
inline int SIGINT = 2;
inline int SIGQUIT = 3;
inline int SIGILL = 4;
inline int SIGTRAP = 5;
inline int SIGABRT = 6;
inline int SIGIOT = 6;
inline int SIGBUS = 7;
inline int SIGFPE = 8;
inline int SIGKILL = 9;
inline int SIGUSR1 = 10;
inline int SIGSEGV = 11;
inline int SIGUSR2 = 12;
inline int SIGPIPE = 13;
inline int SIGALRM = 14;
inline int SIGTERM = 15;
inline int SIGSTKFLT = 16;
inline int SIGCHLD = 17;
inline int SIGCLD = 17;
inline int SIGCONT = 18;
inline int SIGSTOP = 19;
inline int SIGTSTP = 20;
inline int SIGTTIN = 21;
inline int SIGTTOU = 22;
inline int SIGURG = 23;
inline int SIGXCPU = 24;
inline int SIGXFSZ = 25;
inline int SIGVTALRM = 26;
inline int SIGPROF = 27;
inline int SIGWINCH = 28;
inline int SIGIO = 29;
inline int SIGPOLL = 29;
inline int SIGPWR = 30;
inline int SIGSYS = 31;
inline int SIGRTMIN = 32;
inline int SIGRTMAX = 64;

/* ---- si_code of any signal */

inline int SI_USER = 0;
inline int SI_KERNEL = 0x80;
inline int SI_QUEUE = -1;
inline int SI_TIMER = -2;
inline int SI_MESGQ = -3;
inline int SI_ASYNCIO = -4;
inline int SI_SIGIO = -5;
inline int SI_TKILL = -6;

/* ---- of SIGCHLD, and how a process ended */

inline int CLD_EXITED = 1;
inline int CLD_KILLED = 2;
inline int CLD_DUMPED = 3;
inline int CLD_TRAPPED = 4;
inline int CLD_STOPPED = 5;
inline int CLD_CONTINUED = 6;

/* ---- of SIGILL */

inline int ILL_ILLOPC = 1;
inline int ILL_ILLOPN = 2;
inline int ILL_ILLADR = 3;
inline int ILL_ILLTRP = 4;
inline int ILL_PRVOPC = 5;
inline int ILL_PRVREG = 6;
inline int ILL_COPROC = 7;
inline int ILL_BADSTK = 8;

/* ---- of SIGFPE */

inline int FPE_INTDIV = 1;
inline int FPE_INTOVF = 2;
inline int FPE_FLTDIV = 3;
inline int FPE_FLTOVF = 4;
inline int FPE_FLTUND = 5;
inline int FPE_FLTRES = 6;
inline int FPE_FLTINV = 7;
inline int FPE_FLTSUB = 8;

/* ---- of SIGSEGV */

inline int SEGV_MAPERR = 1;
inline int SEGV_ACCERR = 2;
inline int SEGV_BNDERR = 3;
inline int SEGV_PKUERR = 4;

/* ---- of SIGBUS */

inline int BUS_ADRALN = 1;
inline int BUS_ADRERR = 2;
inline int BUS_OBJERR = 3;
inline int BUS_MCEERR_AR = 4;
inline int BUS_MCEERR_AO = 5;

/* ---- of SIGTRAP */

inline int TRAP_BRKPT = 1;
inline int TRAP_TRACE = 2;
inline int TRAP_BRANCH = 3;
inline int TRAP_HWBKPT = 4;

/* ---- of SIGPOLL */

inline int POLL_IN = 1;
inline int POLL_OUT = 2;
inline int POLL_MSG = 3;
inline int POLL_ERR = 4;
inline int POLL_PRI = 5;
inline int POLL_HUP = 6;

/* ---- what came with a signal */

typedef struct __siginfo {
	int si_signo;		/* SIG... */
	int si_errno;		/* E..., mostly 0 */
	int si_code;		/* how it came to be */
	pid_t si_pid;		/* who sent it; of SIGCHLD: the child */
	uid_t si_uid;		/* real user of that process */
	int si_status;		/* of SIGCHLD: exit status or signal */
	int si_value;		/* number sent by sigqueue(3) */
	uintptr_t si_addr;	/* of a fault: the address */
	long si_band;		/* of SIGPOLL: the event */
	int si_fd;		/* of SIGPOLL: the file */
} siginfo_t;

translator siginfo_t < struct kernel_siginfo *S > {
	si_signo = S->si_signo;
	si_errno = S->si_errno;
	si_code = S->si_code;
	si_pid = S->_sifields._kill._pid;
	si_uid = S->_sifields._kill._uid;
	si_status = S->_sifields._sigchld._status;
	si_value = S->_sifields._rt._sigval.sival_int;
	si_addr = (uintptr_t)S->_sifields._sigfault._addr;
	si_band = S->_sifields._sigpoll._band;
	si_fd = S->_sifields._sigpoll._fd;
};
