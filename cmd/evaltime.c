/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * -x evaltime: how far a command of -c has come when the scripts are compiled and tracing begins.
 * In: a forked child that waits before its exec. Out: the process, stopped by ptrace
 *
 *	exec		in the new program, before its first instruction
 *	preinit		its libraries are mapped and relocated, no initializer has run
 *	postinit	at its entry: the initializers of the libraries have run
 *	main		at main()
 *
 * Without the option nothing of this happens: the command starts when tracing has begun. Places are
 * reached with a breakpoint in the process's own copy of the text.
 */
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cmd.h"

#if defined(__x86_64__)
#define BREAK 0xccul
#define BREAK_MASK 0xfful
#define BREAK_BEHIND 1 /* the pc stands behind the breakpoint */
#define PC(regs) ((regs).rip)
#elif defined(__aarch64__)
#define BREAK 0xd4200000ul
#define BREAK_MASK 0xfffffffful
#define BREAK_BEHIND 0
#define PC(regs) ((regs).pc)
#else
#error "breakpoints are not known for this architecture"
#endif

/* ---- waiting */

/* Wait for a stop of that event (0: a breakpoint); pass on all else. -ESRCH: the process has ended. */
static int wait_stop(int pid, int event)
{
	int status;

	while (waitpid(pid, &status, __WALL) == pid) {
		int sig = WIFSTOPPED(status) ? WSTOPSIG(status) : 0;

		if (!WIFSTOPPED(status))
			return -ESRCH;
		if (status >> 16 == event && (event || sig == SIGTRAP))
			return 0;
		ptrace(PTRACE_CONT, pid, NULL, (void *)(long)(status >> 16 ? 0 : sig));
	}
	return -errno;
}

static int run_to(int pid, uint64_t addr)
{
	struct user_regs_struct regs;
	struct iovec io = { &regs, sizeof(regs) };
	uint64_t word = addr & ~7ul, shift = (addr & 7) * 8;
	long old, new;
	int err;

	if (shift > (64 - 8 * sizeof(uint32_t)) && BREAK_MASK > 0xff)
		return -EINVAL;
	errno = 0;
	old = ptrace(PTRACE_PEEKTEXT, pid, (void *)word, NULL);
	if (errno)
		return -errno;
	new = (long)(((unsigned long)old & ~(BREAK_MASK << shift)) | BREAK << shift);
	if (ptrace(PTRACE_POKETEXT, pid, (void *)word, (void *)new) ||
	    ptrace(PTRACE_CONT, pid, NULL, NULL))
		return -errno;
	err = wait_stop(pid, 0);
	if (err)
		return err;
	if (ptrace(PTRACE_POKETEXT, pid, (void *)word, (void *)old) ||
	    ptrace(PTRACE_GETREGSET, pid, (void *)NT_PRSTATUS, &io))
		return -errno;
	PC(regs) = addr;
	return !BREAK_BEHIND || !ptrace(PTRACE_SETREGSET, pid, (void *)NT_PRSTATUS, &io) ? 0 :
											   -errno;
}

/* ---- where */

struct image { /* an ELF file in memory */
	const char *p;
	size_t n;
};

static int image_open(struct image *im, const char *path)
{
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct stat st;
	int err = 0;

	if (fd < 0)
		return -errno;
	im->p = MAP_FAILED;
	if (!fstat(fd, &st) && (size_t)st.st_size >= sizeof(Elf64_Ehdr))
		im->p = mmap(NULL, im->n = (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (im->p == MAP_FAILED)
		err = -ENOEXEC;
	else if (memcmp(im->p, ELFMAG, SELFMAG) || im->p[EI_CLASS] != ELFCLASS64) {
		munmap((void *)im->p, im->n);
		err = -ENOEXEC;
	}
	close(fd);
	return err;
}

/* The i-th section header, NULL if the file is too short for it. */
static const Elf64_Shdr *section(const struct image *im, size_t i)
{
	const Elf64_Ehdr *h = (const void *)im->p;

	if (i >= h->e_shnum || h->e_shentsize != sizeof(Elf64_Shdr) || h->e_shoff > im->n ||
	    (i + 1) * sizeof(Elf64_Shdr) > im->n - h->e_shoff)
		return NULL;
	return (const Elf64_Shdr *)(im->p + h->e_shoff) + i;
}

static bool is_inside(const struct image *im, const Elf64_Shdr *s)
{
	return s && s->sh_offset <= im->n && s->sh_size <= im->n - s->sh_offset;
}

static uint64_t symbol_in(const struct image *im, const Elf64_Shdr *s, const char *name)
{
	const Elf64_Shdr *names = section(im, s->sh_link);
	size_t len = strlen(name) + 1;
	const Elf64_Sym *sym;

	if (!is_inside(im, s) || !is_inside(im, names))
		return 0;
	sym = (const Elf64_Sym *)(im->p + s->sh_offset);
	for (size_t i = 0; i < s->sh_size / sizeof(*sym); i++)
		if (sym[i].st_shndx != SHN_UNDEF && sym[i].st_name + len <= names->sh_size &&
		    !memcmp(im->p + names->sh_offset + sym[i].st_name, name, len))
			return sym[i].st_value;
	return 0;
}

/* Its address in the file, 0: there is none. */
static uint64_t symbol(const char *path, const char *name, uint64_t *entry)
{
	struct image im = { NULL, 0 };
	uint64_t addr = 0;

	if (image_open(&im, path))
		return 0;
	if (entry)
		*entry = ((const Elf64_Ehdr *)(const void *)im.p)->e_entry;
	for (size_t i = 0; !addr; i++) {
		const Elf64_Shdr *s = section(&im, i);

		if (!s)
			break;
		if (s->sh_type == SHT_SYMTAB || s->sh_type == SHT_DYNSYM)
			addr = symbol_in(&im, s, name);
	}
	munmap((void *)im.p, im.n);
	return addr;
}

static uint64_t aux_value(int pid, uint64_t type)
{
	uint64_t pair[2], value = 0;
	char path[32];
	int fd;

	snprintf(path, sizeof(path), "/proc/%d/auxv", pid);
	fd = open(path, O_RDONLY | O_CLOEXEC);
	while (fd >= 0 && !value && read(fd, pair, sizeof(pair)) == sizeof(pair) && pair[0])
		if (pair[0] == type)
			value = pair[1];
	if (fd >= 0)
		close(fd);
	return value;
}

/* The file that is mapped at an address. */
static bool mapped_file(int pid, uint64_t addr, char *path, size_t n)
{
	char name[32], line[4300];
	unsigned long start, end;
	bool found = false;
	FILE *f;
	int at;

	snprintf(name, sizeof(name), "/proc/%d/maps", pid);
	f = fopen(name, "re");
	while (f && !found && fgets(line, sizeof(line), f)) {
		if (sscanf(line, "%lx-%lx %*s %*s %*s %*s %n", &start, &end, &at) < 2 ||
		    addr < start || addr >= end || line[at] != '/')
			continue;
		snprintf(path, n, "%.*s", (int)strcspn(line + at, "\n"), line + at);
		found = true;
	}
	if (f)
		fclose(f);
	return found;
}

static int to_main(int pid)
{
	uint64_t entry = 0, addr;
	char path[32];

	snprintf(path, sizeof(path), "/proc/%d/exe", pid);
	addr = symbol(path, "main", &entry);
	return addr ? run_to(pid, addr + aux_value(pid, AT_ENTRY) - entry) : -ENOENT;
}

/* The dynamic linker calls this function, for debuggers, before it maps libraries and after. A
 * program without one has no initializers of libraries. */
static int to_preinit(int pid)
{
	uint64_t base = aux_value(pid, AT_BASE), addr;
	char path[4200];
	int err;

	if (!base)
		return run_to(pid, aux_value(pid, AT_ENTRY));
	addr = mapped_file(pid, base, path, sizeof(path)) ? symbol(path, "_dl_debug_state", NULL) :
							    0;
	if (!addr)
		return -ENOENT;
	err = run_to(pid, base + addr);
	if (!err && !ptrace(PTRACE_SINGLESTEP, pid, NULL, NULL))
		err = wait_stop(pid, 0);
	return err ? err : run_to(pid, base + addr);
}

static int go_there(int pid, const char *when)
{
	if (!strcmp(when, "main"))
		return to_main(pid);
	if (!strcmp(when, "preinit"))
		return to_preinit(pid);
	if (!strcmp(when, "postinit"))
		return run_to(pid, aux_value(pid, AT_ENTRY));
	return 0;
}

int eval_start(struct cmd *c, struct process *p, const char *command)
{
	const char *when = trace_getopt(c->t, "evaltime");
	int err = 0, failed = 0;

	if (!when)
		return -1;
	if (ptrace(PTRACE_SEIZE, p->pid, NULL, (void *)(PTRACE_O_TRACEEXEC | PTRACE_O_EXITKILL)))
		err = -errno;
	if (!err && write(p->go, "", 1) != 1)
		err = -errno;
	close(p->go);
	p->go = -1;
	if (!err)
		err = wait_stop(p->pid, PTRACE_EVENT_EXEC);
	if (err && read(p->err, &failed, sizeof(failed)) == sizeof(failed)) {
		cmd_say("failed to start %s: %s", command, strerror(failed));
		return STATUS_ERROR;
	}
	if (!err)
		err = go_there(p->pid, when);
	p->stopped = !err;
	if (!err)
		return -1;
	cmd_say("option evaltime: %s cannot be stopped at %s: %s", command, when,
		err == -ENOENT ? "its symbols do not tell where that is" :
		err == -ESRCH  ? "it has ended" :
				 strerror(-err));
	return STATUS_ERROR;
}

/* Let it run: under our eyes if it is to be looked at before it ends. */
void eval_go(struct process *p, bool held)
{
	if (!p->stopped)
		return;
	p->stopped = false;
	if (held) {
		ptrace(PTRACE_CONT, p->pid, NULL, NULL);
		return;
	}
	ptrace(PTRACE_SETOPTIONS, p->pid, NULL, NULL);
	ptrace(PTRACE_DETACH, p->pid, NULL, NULL);
}
