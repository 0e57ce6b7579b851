# libtrace: the handle, its options and errors, and what all stages stand on.
libtrace_la_SOURCES += \
	libtrace/base/base.c \
	libtrace/base/base.h \
	libtrace/base/diag.c \
	libtrace/base/tags.h \
	libtrace/cpp.c \
	libtrace/cpp.h \
	libtrace/file.c \
	libtrace/handle.h \
	libtrace/options.c \
	libtrace/optlist.h \
	libtrace/options.h \
	libtrace/program.h \
	libtrace/stability.c \
	libtrace/stability.h \
	libtrace/trace.c
dist_trace_HEADERS += include/trace/trace.h include/trace/provider.h
