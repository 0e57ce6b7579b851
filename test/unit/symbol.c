/* SPDX-License-Identifier: LGPL-2.1-or-later */
/*
 * libtrace/symbol: a made-up kallsyms, the running kernel's, and this very process.
 */
#include <dlfcn.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>
#include "symbol/impl.h"
#include "unit.h"

static struct trace *t;
static char path[64];

static const char text[] = "0000000000000000 A fixed_percpu_data\n"
			   "0000000000021000 A runqueues\n"
			   "ffffffff81000000 T _stext\n"
			   "ffffffff81000000 t hidden_alias\n"
			   "ffffffff81000100 t __pfx_early\n"
			   "ffffffff81000100 T early\n"
			   "ffffffff81000110 t finish_task_switch.isra.0\n"
			   "ffffffff81000200 t twice\n"
			   "ffffffff81000300 t twice\n"
			   "ffffffff81000400 T last_of_text\n"
			   "ffffffff82000000 D jiffies\n"
			   "ffffffff82000000 D jiffies_64\n"
			   "ffffffffc0201000 t twice\t[ext4]\n"
			   "ffffffffc0200000 T ext4_read\t[ext4]\n"
			   "ffffffffc0100000 t bpf_prog_6deef7357e7b4530_clause\t[bpf]\n"
			   "ffffffffc0100100 t bpf_trampoline_6442\t[bpf]\n"
			   "ffffffffc0300000 t ftrace_trampoline\t[__builtin__ftrace]\n";

static void begin(const char *kallsyms)
{
	t = calloc(1, sizeof(*t));
	if (kallsyms) {
		int fd;

		strcpy(path, "/tmp/tr-unit-symbol.XXXXXX");
		fd = mkstemp(path);
		CHECK(fd >= 0 && write(fd, kallsyms, strlen(kallsyms)) > 0);
		close(fd);
		tr_ksyms_set_path(t, path);
	}
}

static void end(void)
{
	if (path[0])
		unlink(path);
	path[0] = '\0';
	tr_symbols_free(t->symbols);
	tr_arena_free(&t->arena);
	free(t);
}

static const char *ksym(uint64_t addr)
{
	static char buf[128];

	tr_ksym_format(t, addr, buf, sizeof(buf));
	return buf;
}

static const char *usym(const void *addr)
{
	static char buf[256];

	tr_usym_format(t, getpid(), (uintptr_t)addr, buf, sizeof(buf));
	return buf;
}

static void kernel_addresses(void)
{
	char buf[16];

	begin(text);
	CHECK_STR(ksym(0xffffffff8100012full), "vmlinux`finish_task_switch.isra.0+0x1f");
	CHECK_STR(ksym(0xffffffff81000110ull), "vmlinux`finish_task_switch.isra.0");
	CHECK_STR(ksym(0xffffffff81000001ull), "vmlinux`_stext+0x1");
	CHECK_STR(ksym(0xffffffff81000100ull), "vmlinux`early");
	CHECK_STR(ksym(0xffffffff82000000ull), "vmlinux`jiffies");
	CHECK_STR(ksym(0xffffffffc0200010ull), "ext4`ext4_read+0x10");
	CHECK_STR(ksym(0xffffffffc0201000ull), "ext4`twice");
	CHECK_STR(ksym(0xffffffffc0100010ull), "bpf`bpf_prog_6deef7357e7b4530_clause+0x10");
	CHECK_STR(ksym(0xffffffffc0180000ull), "0xffffffffc0180000");
	CHECK_STR(ksym(0xffff888000000000ull), "0xffff888000000000");
	CHECK_STR(ksym(0x21008), "0x21008");
	CHECK_STR(ksym(0), "0x0");
	CHECK_INT(tr_ksym_print(t, 0xffffffff81000002ull, TR_SYMSTYLE_MODULE, buf, sizeof(buf)), 7);
	CHECK_STR(buf, "vmlinux");
	CHECK_INT(tr_ksym_print(t, 0xffffffff81000105ull, TR_SYMSTYLE_NAME, buf, sizeof(buf)), 13);
	CHECK_STR(buf, "vmlinux`early");
	CHECK_INT(tr_ksym_format(t, 0xffffffff8100012full, buf, sizeof(buf)), 38);
	CHECK_STR(buf, "vmlinux`finish_");
	end();
}

static void kernel_names(void)
{
	uint64_t addr = 1;
	unsigned n;

	begin(text);
	CHECK_INT(tr_ksym_by_name(t, NULL, "jiffies", &addr, &n), 0);
	CHECK_INT(addr, 0xffffffff82000000ull);
	CHECK_INT(n, 1);
	CHECK_INT(tr_ksym_by_name(t, NULL, "twice", &addr, &n), 0);
	CHECK_INT(n, 3);
	CHECK_INT(addr, 0xffffffff81000200ull);
	CHECK_INT(tr_ksym_by_name(t, "ext4", "twice", &addr, &n), 0);
	CHECK_INT(addr, 0xffffffffc0201000ull);
	CHECK_INT(n, 1);
	CHECK_INT(tr_ksym_by_name(t, "ext4", "early", &addr, &n), -ENOENT);
	CHECK_INT(tr_ksym_by_name(t, NULL, "task_switch.isra.0", &addr, &n), -ENOENT);
	CHECK_INT(tr_ksym_by_name(t, NULL, "finish_task_switch", &addr, &n), -ENOENT);
	CHECK_INT(tr_ksym_by_name(t, NULL, "", &addr, &n), -ENOENT);
	CHECK_INT(tr_ksym_by_name(t, NULL, "fixed_percpu_data", &addr, &n), 0);
	CHECK_INT(addr, 0);
	CHECK(!t->symbols->k.sorted); /* names need no sorting */
	end();
}

static int look(void *ctx, const struct tr_ksym *s)
{
	unsigned *sum = ctx;

	*sum += 1;
	if (!strcmp(s->name, "runqueues"))
		CHECK_INT(s->flags, TR_KSYM_PERCPU | TR_KSYM_GLOBAL);
	if (!strcmp(s->name, "ext4_read"))
		CHECK_INT(s->flags, TR_KSYM_TEXT | TR_KSYM_GLOBAL | TR_KSYM_MODULE);
	return *sum == 14 ? 7 : 0;
}

static void every_symbol(void)
{
	unsigned n = 0;

	begin(text);
	CHECK_INT(tr_ksym_each(t, look, &n), 7);
	CHECK_INT(n, 14);
	end();
}

/* Programs and modules come while we run: an unknown address is sought once more. */
static void later_symbols(void)
{
	FILE *f;

	begin("ffffffff81000000 T _stext\n");
	CHECK_STR(ksym(0xffffffffc0000004ull), "0xffffffffc0000004");
	f = fopen(path, "ae");
	fputs("ffffffffc0000000 t bpf_prog_1234_late\t[bpf]\n", f);
	fclose(f);
	CHECK_STR(ksym(0xffffffffc0000004ull), "0xffffffffc0000004"); /* not at once */
	t->symbols->k.read_at -= 10000000000ull;
	CHECK_STR(ksym(0xffffffffc0000004ull), "bpf`bpf_prog_1234_late+0x4");
	end();
}

/* Symbols read before our programs were loaded lack these, however short ago that was. */
static void programs_loaded_since(void)
{
	const uint64_t ours = 0xffffffffc0400010ull;
	FILE *f;

	begin(text);
	CHECK_STR(ksym(ours), "0xffffffffc0400010");
	f = fopen(path, "ae");
	fprintf(f, "ffffffffc0400000 t bpf_prog_0123456789abcdef_BEGIN_dtrace\t[bpf]\n");
	fclose(f);
	CHECK_STR(ksym(ours), "0xffffffffc0400010");
	tr_ksym_changed(t);
	CHECK_STR(ksym(0xffffffff81000100ull), "vmlinux`early");
	CHECK_STR(ksym(ours), "bpf`bpf_prog_0123456789abcdef_BEGIN_dtrace+0x10");
	end();
}

static void linked_percpu(void)
{
	begin("ffffffff82000000 D before\n"
	      "ffffffff83000000 D __per_cpu_start\n"
	      "ffffffff83000040 D runqueues\n"
	      "ffffffff83001000 D __per_cpu_end\n");
	CHECK(!tr_ksym_hidden(t));
	CHECK_INT(t->symbols->k.v[0].flags & TR_KSYM_PERCPU, 0);
	CHECK_INT(t->symbols->k.v[2].flags & TR_KSYM_PERCPU, TR_KSYM_PERCPU);
	CHECK_INT(t->symbols->k.v[3].flags & TR_KSYM_PERCPU, 0);
	end();
}

static void hidden_addresses(void)
{
	uint64_t addr = 5;
	unsigned n;

	begin("0000000000000000 T _stext\n0000000000000000 T vfs_read\n");
	CHECK(tr_ksym_hidden(t));
	CHECK_STR(ksym(0xffffffff81000000ull), "0xffffffff81000000");
	CHECK_INT(tr_ksym_by_name(t, NULL, "vfs_read", &addr, &n), -EPERM);
	CHECK_INT(n, 1);
	CHECK_INT(tr_ksym_by_name(t, NULL, "vfs_write", &addr, &n), -ENOENT);
	end();
}

static void damaged_files(void)
{
	begin("\n\nxyz\nffffffff81000000\nffffffff81000000 T \nffffffff81000010 T a\t[\n"
	      "ffffffff81000020 T b\t[m]\nffffffff81000030 T cut off");
	CHECK_STR(ksym(0xffffffff81000021ull), "m`b+0x1");
	end();
	begin(NULL);
	tr_ksyms_set_path(t, "/nonexistent");
	CHECK_STR(ksym(0xffffffff81000021ull), "0xffffffff81000021");
	CHECK(tr_ksym_hidden(t));
	end();
}

static void running_kernel(void)
{
	uint64_t addr, off;
	const char *name, *mod;
	unsigned n;

	begin(NULL);
	if (tr_ksym_hidden(t)) {
		unit_skip("this user cannot see kernel addresses");
	} else {
		CHECK_INT(tr_ksym_by_name(t, "vmlinux", "vfs_read", &addr, &n), 0);
		CHECK(tr_ksym_by_addr(t, addr + 3, &name, &mod, &off));
		CHECK_STR(name, "vfs_read");
		CHECK_STR(mod, "vmlinux");
		CHECK_INT(off, 3);
	}
	end();
}

static __attribute__((noinline)) int a_function(int x)
{
	return x * 3 + getppid();
}

static const char *expect(const char *format)
{
	static char buf[256];
	char exe[200] = "";

	CHECK(readlink("/proc/self/exe", exe, sizeof(exe) - 1) > 0);
	snprintf(buf, sizeof(buf), format, strrchr(exe, '/') + 1);
	return buf;
}

static char large[1 << 20]; /* has pages of its own, which are not the file's */

static void user_addresses(void)
{
	char buf[64], *heap = malloc(100);

	begin(NULL);
	CHECK_STR(usym(a_function), expect("%s`a_function"));
	CHECK_STR(usym((char *)a_function + 2), expect("%s`a_function+0x2"));
	CHECK_STR(usym(&path), expect("%s`path"));
	CHECK_STR(usym(large), expect("%s`large"));
	CHECK_STR(usym(&large[sizeof(large) - 1]), expect("%s`large+0xfffff"));
	tr_usym_print(t, getpid(), (uintptr_t)&large[99999], TR_SYMSTYLE_MODULE, buf, sizeof(buf));
	CHECK_STR(buf, expect("%s"));
	tr_usym_print(t, getpid(), (uintptr_t)a_function, TR_SYMSTYLE_MODULE, buf, sizeof(buf));
	CHECK_STR(buf, expect("%s"));
	snprintf(buf, sizeof(buf), "0x%llx", (unsigned long long)(uintptr_t)heap);
	CHECK_STR(usym(heap), buf);
	CHECK_STR(usym(NULL), "0x0");
	tr_usym_format(t, 0x7ffffff0, 0x401000, buf, sizeof(buf));
	CHECK_STR(buf, "0x401000");
	free(heap);
	end();
}

static void library_addresses(void)
{
	FILE *f = fopen("/proc/self/maps", "re");
	char line[512], buf[128] = "";
	unsigned long long start = 0;

	begin(NULL);
	while (f && fgets(line, sizeof(line), f))
		if (strstr(line, "/libc.so.6") && !start)
			start = strtoull(line, NULL, 16);
	if (f)
		fclose(f);
	if (!start) {
		unit_skip("no libc.so.6 here");
	} else {
		tr_usym_format(t, getpid(), start, buf, sizeof(buf)); /* the ELF header */
		buf[10] = 0;
		CHECK_STR(buf, "libc.so.6`");
		tr_usym_format(t, getpid(), (uintptr_t)dlsym(RTLD_NEXT, "getppid") + 5, buf,
			       sizeof(buf));
		CHECK_STR(buf, "libc.so.6`getppid+0x5");
	}
	end();
}

static void ended_process(void)
{
	char buf[128];
	int in[2], status;
	pid_t pid;

	begin(NULL);
	CHECK(pipe(in) == 0);
	pid = fork();
	if (!pid) {
		close(in[1]);
		status = (int)read(in[0], buf, 1);
		_exit(status);
	}
	close(in[0]);
	tr_usym_grab(t, pid);
	close(in[1]);
	waitpid(pid, &status, 0);
	tr_usym_format(t, pid, (uintptr_t)a_function, buf, sizeof(buf));
	CHECK_STR(buf, expect("%s`a_function"));
	end();
	begin(NULL);
	tr_usym_format(t, pid, 0x401234, buf, sizeof(buf));
	CHECK_STR(buf, "0x401234");
	end();
}

static void jit_addresses(void)
{
	char name[64], *code;
	FILE *f;

	begin(NULL);
	code = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	snprintf(name, sizeof(name), "/tmp/perf-%d.map", getpid());
	f = fopen(name, "we");
	if (!f) {
		unit_skip("cannot write in /tmp");
	} else {
		fprintf(f, "%llx 40 Lorg/example;::run [tier 4]\n",
			(unsigned long long)(uintptr_t)code);
		fclose(f);
		CHECK_STR(usym(code + 5), "[jit]`Lorg/example;::run [tier 4]+0x5");
		f = fopen(name, "ae");
		fprintf(f, "%llx 20 later\n", (unsigned long long)(uintptr_t)code + 0x80);
		fclose(f);
		CHECK_STR(usym(code + 0x80), "[jit]`later");
		unlink(name);
	}
	munmap(code, 4096);
	end();
}

int main(void)
{
	CHECK(a_function(1) != 0);
	RUN(kernel_addresses);
	RUN(kernel_names);
	RUN(every_symbol);
	RUN(later_symbols);
	RUN(programs_loaded_since);
	RUN(linked_percpu);
	RUN(hidden_addresses);
	RUN(damaged_files);
	RUN(running_kernel);
	RUN(user_addresses);
	RUN(library_addresses);
	RUN(ended_process);
	RUN(jit_addresses);
	return unit_end();
}
