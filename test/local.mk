# test: the harness, and the targets that run the tests.
#	make check	unit tests, and the D tests as far as this machine lets them (test/lang, test/provider, test/cmd)
#	make check-vm	the D tests that concern a kernel, on all kernels of test/vm
#	make bench	test/bench
check_PROGRAMS += test/harness
test_harness_SOURCES = test/harness.c test/harness.h test/harness-needs.c test/harness-run.c \
	test/harness-spec.c test/harness-text.c
test_harness_LDADD =
TEST_FOLDERS = lang provider cmd

check-local: all-am
	$(AM_V_at)list=; for folder in $(TEST_FOLDERS); do \
		test ! -d $(srcdir)/test/$$folder || list="$$list $(srcdir)/test/$$folder"; \
	done; \
	TRACE_TEST_UNPRIVILEGED=$(TRACE_TEST_UNPRIVILEGED) \
	test/harness $(HARNESS_FLAGS) -o test/host.results $(UNIT_TESTS) $(srcdir)/test/selftest.sh \
		$(srcdir)/test/exports.sh $$list

# What was installed must run from there, with its library beside it, and be linkable as libtrace.pc says.
installcheck-local:
	$(DESTDIR)$(sbindir)/trace -V
	PKG_CONFIG_PATH=$(DESTDIR)$(pkgconfigdir):$$PKG_CONFIG_PATH $(srcdir)/test/installcheck $(CC) $(CFLAGS) $(SANITIZE_FLAGS)

check-vm: all-am $(check_PROGRAMS) $(check_DATA)
	$(srcdir)/test/check-vm $(abs_builddir) $(KERNELS)

bench: all-am test/workload/sysloop test/bench/measure test/bench/hand test/bench/hand.bpf.o
	$(srcdir)/test/bench/bench $(BENCH_FLAGS) $(abs_builddir)

# Everything is compiled, nothing is run.
check-programs: $(BUILT_SOURCES)
	$(MAKE) $(AM_MAKEFLAGS) all-am $(check_PROGRAMS) $(check_DATA)

.PHONY: check-vm bench check-programs
CLEANFILES += test/host.results test/vm-*.results test/vm-*.log

# A distribution proves itself without privileges.
AM_DISTCHECK_CONFIGURE_FLAGS = --enable-werror TRACE_TEST_UNPRIVILEGED=1

EXTRA_PROGRAMS += test/bench/measure test/bench/hand
test_bench_measure_SOURCES = test/bench/measure.c
test_bench_measure_LDADD =
test_bench_hand_SOURCES = test/bench/hand.c test/bench/hand.h
test_bench_hand_LDADD = $(LIBBPF_LIBS)
CLEANFILES += test/bench/measure test/bench/hand test/bench/hand.bpf.o

test/bench/hand.bpf.o: $(srcdir)/test/bench/hand.bpf.c $(srcdir)/test/bench/hand.h
	$(AM_V_GEN)$(MKDIR_P) test/bench
	$(AM_V_at)$(BPF_CLANG) -O2 -g -target bpf -I/usr/include/$(host_cpu)-linux-gnu \
		-c $(srcdir)/test/bench/hand.bpf.c -o $@
