# Programs that tests trace; each is finite, and its first comment tells its usage.
check_PROGRAMS += \
	test/workload/bpfmeta \
	test/workload/compat \
	test/workload/forker \
	test/workload/lockfight \
	test/workload/pingpong \
	test/workload/setprio \
	test/workload/sockpair \
	test/workload/sysloop \
	test/workload/touchfiles

test_workload_bpfmeta_SOURCES = test/workload/bpfmeta.c
test_workload_bpfmeta_CPPFLAGS = $(AM_CPPFLAGS) $(LIBBPF_CFLAGS)
test_workload_bpfmeta_LDADD = $(LIBBPF_LIBS)
test_workload_compat_SOURCES = test/workload/compat.c
test_workload_forker_SOURCES = test/workload/forker.c
test_workload_lockfight_SOURCES = test/workload/lockfight.c
test_workload_lockfight_LDFLAGS = $(AM_LDFLAGS) -pthread
test_workload_pingpong_SOURCES = test/workload/pingpong.c
test_workload_setprio_SOURCES = test/workload/setprio.c
test_workload_sockpair_SOURCES = test/workload/sockpair.c
test_workload_sysloop_SOURCES = test/workload/sysloop.c
test_workload_touchfiles_SOURCES = test/workload/touchfiles.c

# A sanitizer would add system calls and threads of its own to what is counted.
test/workload/%: SANITIZE_FLAGS =

# They need nothing of ours, whatever the default is.
test_workload_compat_LDADD =
test_workload_forker_LDADD =
test_workload_lockfight_LDADD =
test_workload_pingpong_LDADD =
test_workload_setprio_LDADD =
test_workload_sockpair_LDADD =
test_workload_sysloop_LDADD =
test_workload_touchfiles_LDADD =
