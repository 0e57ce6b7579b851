# libtrace/load: programs and maps into the kernel, attaching.
libtrace_la_SOURCES += \
	libtrace/load/feature.c
