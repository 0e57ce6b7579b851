# libtrace/syntax: text to AST. lex.c and parse.c are generated in the build tree and not distributed.
libtrace_la_SOURCES +=

# When lex.l and parse.y are there:
#nodist_libtrace_la_SOURCES += libtrace/syntax/lex.c libtrace/syntax/parse.c
#EXTRA_DIST += libtrace/syntax/lex.l libtrace/syntax/parse.y
#BUILT_SOURCES += libtrace/syntax/parse.h libtrace/syntax/lex.h
#CLEANFILES += libtrace/syntax/lex.c libtrace/syntax/lex.h libtrace/syntax/parse.c libtrace/syntax/parse.h
#
## Generated code is not ours to warn about.
#libtrace/syntax/lex.lo libtrace/syntax/parse.lo: AM_CFLAGS += -Wno-unused-function -Wno-unused-parameter \
#	-Wno-unused-but-set-variable -Wno-sign-compare
#
#libtrace/syntax/parse.c: libtrace/syntax/parse.y
#	$(AM_V_GEN)$(MKDIR_P) libtrace/syntax && $(BISON) -Wall --no-lines -o $@ \
#		--defines=libtrace/syntax/parse.h $(srcdir)/libtrace/syntax/parse.y
#libtrace/syntax/parse.h: libtrace/syntax/parse.c
#libtrace/syntax/lex.c: libtrace/syntax/lex.l
#	$(AM_V_GEN)$(MKDIR_P) libtrace/syntax && $(FLEX) --noline -o $@ \
#		--header-file=libtrace/syntax/lex.h $(srcdir)/libtrace/syntax/lex.l
#libtrace/syntax/lex.h: libtrace/syntax/lex.c
