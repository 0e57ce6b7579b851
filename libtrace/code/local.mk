# libtrace/code: typed AST to eBPF.
libtrace_la_SOURCES +=
