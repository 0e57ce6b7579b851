# libtrace: the handle, its options and errors.
libtrace_la_SOURCES +=
# dist_trace_HEADERS += include/trace/trace.h include/trace/provider.h
