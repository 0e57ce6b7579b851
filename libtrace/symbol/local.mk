# libtrace/symbol: addresses to names.
libtrace_la_SOURCES +=
