# test/fuzz: random input. "make fuzz" builds everything once more with clang's fuzzer in BUILD/fuzz and runs each
# target for FUZZ_SECONDS; "make fuzz-gen" runs random D programs against their predicted output.
FUZZ_TARGETS = test/fuzz/compile test/fuzz/btf test/fuzz/format test/fuzz/consume
FUZZ_SECONDS = 60
EXTRA_PROGRAMS += $(FUZZ_TARGETS)
FUZZ_COMMON = test/fuzz/fuzz.c test/fuzz/fuzz.h
fuzz_link_flags = $(AM_LDFLAGS) -fsanitize=fuzzer
test_fuzz_compile_SOURCES = test/fuzz/compile.c $(FUZZ_COMMON)
test_fuzz_compile_LDADD = libtrace-all.la
test_fuzz_compile_LDFLAGS = $(fuzz_link_flags)
test_fuzz_btf_SOURCES = test/fuzz/btf.c $(FUZZ_COMMON)
test_fuzz_btf_LDADD = libtrace-all.la
test_fuzz_btf_LDFLAGS = $(fuzz_link_flags)
test_fuzz_format_SOURCES = test/fuzz/format.c $(FUZZ_COMMON)
test_fuzz_format_LDADD = libtrace-all.la
test_fuzz_format_LDFLAGS = $(fuzz_link_flags)
test_fuzz_consume_SOURCES = test/fuzz/consume.c $(FUZZ_COMMON)
test_fuzz_consume_LDADD = libtrace-all.la
test_fuzz_consume_LDFLAGS = $(fuzz_link_flags)

fuzz:
	$(srcdir)/test/fuzz/run-fuzz -t $(FUZZ_SECONDS) $(FUZZ_FLAGS) $(abs_builddir)

# Only what makes the targets, in the build directory that run-fuzz has configured for them.
fuzz-programs: $(FUZZ_TARGETS)

fuzz-gen: all-am
	$(srcdir)/test/fuzz/run-gen -t ./trace -n 1000000 -T $(FUZZ_SECONDS) $(FUZZ_FLAGS)

.PHONY: fuzz fuzz-programs fuzz-gen
CLEANFILES += $(FUZZ_TARGETS)
