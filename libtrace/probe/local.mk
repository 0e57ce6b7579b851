# libtrace/probe: the probe table and what matches it.
libtrace_la_SOURCES +=
