# libtrace/types: C types from BTF and D declarations.
libtrace_la_SOURCES += libtrace/types/btf.c libtrace/types/btfscan.c libtrace/types/btftype.c libtrace/types/constant.c \
	libtrace/types/decl.c libtrace/types/define.c libtrace/types/graph.c libtrace/types/lookup.c libtrace/types/sou.c \
	libtrace/types/typename.c
