# libtrace/print: what the user reads.
libtrace_la_SOURCES +=
