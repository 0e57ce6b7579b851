# libtrace/probe: the probe table and what matches it.
libtrace_la_SOURCES += \
	libtrace/probe/match.c \
	libtrace/probe/service.c \
	libtrace/probe/table.c \
	libtrace/probe/use.c
