# test/unit: each is a program that prints "ok NAME" and "not ok NAME" lines (test/unit/unit.h), linked with all
# of libtrace's objects so that it can call internal functions. For each test NAME:
#UNIT_TESTS += test/unit/NAME
#test_unit_NAME_SOURCES = test/unit/NAME.c
#test_unit_NAME_LDADD = libtrace-all.la
UNIT_TESTS =
UNIT_TESTS += test/unit/decl
test_unit_decl_SOURCES = test/unit/decl.c
test_unit_decl_LDADD = libtrace-all.la
UNIT_TESTS += test/unit/symbol
test_unit_symbol_SOURCES = test/unit/symbol.c
test_unit_symbol_LDADD = libtrace-all.la
UNIT_TESTS += test/unit/types
test_unit_types_SOURCES = test/unit/types.c
test_unit_types_LDADD = libtrace-all.la
UNIT_TESTS += test/unit/ir
test_unit_ir_SOURCES = test/unit/ir.c test/unit/ir-gen.c test/unit/ir-run.c
test_unit_ir_LDADD = libtrace-all.la
UNIT_TESTS += test/unit/probe
test_unit_probe_SOURCES = test/unit/probe.c
test_unit_probe_LDADD = libtrace-all.la
UNIT_TESTS += test/unit/syntax
test_unit_syntax_SOURCES = test/unit/syntax.c
test_unit_syntax_LDADD = libtrace-all.la
check_PROGRAMS += $(UNIT_TESTS)
