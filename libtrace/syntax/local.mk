# libtrace/syntax: text to AST. lex.c and parse.c are generated in the build tree and not distributed.
libtrace_la_SOURCES += \
	libtrace/syntax/ast.h \
	libtrace/syntax/attr.c \
	libtrace/syntax/decl.c \
	libtrace/syntax/desc.c \
	libtrace/syntax/directive.c \
	libtrace/syntax/dump.c \
	libtrace/syntax/expect.c \
	libtrace/syntax/keyword.c \
	libtrace/syntax/literal.c \
	libtrace/syntax/macro.c \
	libtrace/syntax/node.c \
	libtrace/syntax/render.c \
	libtrace/syntax/scan.c \
	libtrace/syntax/script.c \
	libtrace/syntax/syntax.h \
	libtrace/syntax/token.c
nodist_libtrace_la_SOURCES += libtrace/syntax/lex.c libtrace/syntax/parse.c
EXTRA_DIST += libtrace/syntax/lex.l libtrace/syntax/parse.y
BUILT_SOURCES += libtrace/syntax/parse.h
CLEANFILES += libtrace/syntax/lex.c libtrace/syntax/parse.c libtrace/syntax/parse.h

# Generated code is not ours to warn about.
libtrace/syntax/lex.lo libtrace/syntax/parse.lo: AM_CFLAGS += -Wno-unused-function -Wno-unused-parameter \
	-Wno-unused-but-set-variable -Wno-sign-compare

libtrace/syntax/parse.c: libtrace/syntax/parse.y
	$(AM_V_GEN)$(MKDIR_P) libtrace/syntax && $(BISON) -Wall --no-lines -o $@ \
		--defines=libtrace/syntax/parse.h $(srcdir)/libtrace/syntax/parse.y
libtrace/syntax/parse.h: libtrace/syntax/parse.c
libtrace/syntax/lex.c: libtrace/syntax/lex.l
	$(AM_V_GEN)$(MKDIR_P) libtrace/syntax && $(FLEX) --noline -o $@ $(srcdir)/libtrace/syntax/lex.l
# also when one object is made by itself
libtrace/syntax/lex.lo libtrace/syntax/decl.lo libtrace/syntax/keyword.lo libtrace/syntax/literal.lo \
	libtrace/syntax/macro.lo libtrace/syntax/scan.lo libtrace/syntax/token.lo libtrace/syntax/script.lo: \
	libtrace/syntax/parse.h
