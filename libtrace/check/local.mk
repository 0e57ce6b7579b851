# libtrace/check: AST to typed AST.
libtrace_la_SOURCES +=
