# libtrace/types: C types from BTF, DWARF and D declarations.
libtrace_la_SOURCES +=
