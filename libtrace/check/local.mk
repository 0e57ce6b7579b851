# libtrace/check: AST to typed AST.
libtrace_la_SOURCES += \
	libtrace/builtins.h \
	libtrace/functions.h \
	libtrace/check/action.c \
	libtrace/check/agg.c \
	libtrace/check/args.c \
	libtrace/check/arith.c \
	libtrace/check/call.c \
	libtrace/check/check.c \
	libtrace/check/check.h \
	libtrace/check/attr.c \
	libtrace/check/clause.c \
	libtrace/check/copy.c \
	libtrace/check/decl.c \
	libtrace/check/dump.c \
	libtrace/check/expr.c \
	libtrace/check/ident.c \
	libtrace/check/impl.h \
	libtrace/check/layout.c \
	libtrace/check/lib.c \
	libtrace/check/member.c \
	libtrace/check/oper.c \
	libtrace/check/pragma.c \
	libtrace/check/printact.c \
	libtrace/check/var.c \
	libtrace/check/xlate.c
