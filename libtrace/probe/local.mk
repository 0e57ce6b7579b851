# libtrace/probe: the probe table and what matches it.
libtrace_la_SOURCES += \
	libtrace/probe/match.c \
	libtrace/probe/plugin.c \
	libtrace/probe/service.c \
	libtrace/probe/table.c \
	libtrace/probe/use.c

# Provider plugins: dlopen() is in the C library from glibc 2.34 on.
AM_CPPFLAGS += -DTRACE_PLUGINDIR='"$(libdir)/trace/providers"'
DEPEND_LIBS += -ldl
