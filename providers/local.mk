# providers: one file each, and its translators.
libtrace_la_SOURCES += \
	providers/dtrace.c \
	providers/fbt-addr.c \
	providers/fbt-fprobe.c \
	providers/fbt-kprobe.c \
	providers/fbt-list.c \
	providers/fbt-names.c \
	providers/fbt.c \
	providers/format.c \
	providers/perf.c \
	providers/profile.c \
	providers/rawtp.c \
	providers/sched.c \
	providers/sdt.c \
	providers/syscall.c \
	providers/table.c \
	providers/tp.c
# D libraries: each says in the comments at its top what it provides, and is read when a script names that.
dist_pkgdata_DATA += \
	providers/errno.d \
	providers/io.d \
	providers/ip.d \
	providers/net.d \
	providers/pcap.d \
	providers/procfs.d \
	providers/regs.d \
	providers/sched.d \
	providers/signal.d \
	providers/stat.d \
	providers/tcp.d \
	providers/udp.d \
	providers/unistd.d

# The system calls of the target: the names that its asm/unistd.h has numbers for.
BUILT_SOURCES += providers/syscall-names.h
CLEANFILES += providers/syscall-names.h
AM_CPPFLAGS += -I$(top_builddir)/providers
providers/syscall.lo: providers/syscall-names.h
providers/syscall-names.h: providers/local.mk
	$(AM_V_GEN)$(MKDIR_P) providers
	$(AM_V_at)echo '#include <asm/unistd.h>' | $(CPP) $(CPPFLAGS) -dM - | \
		$(SED) -n 's/^#define __NR_\([a-z0-9_]*\) .*/SYSCALL(\1)/p' | \
		grep -v -e '(syscalls)' -e '(arch_specific_syscall)' | LC_ALL=C sort >$@-t
	$(AM_V_at)test -s $@-t && mv $@-t $@
