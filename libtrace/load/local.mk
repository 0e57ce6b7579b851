# libtrace/load: programs and maps into the kernel, attaching.
libtrace_la_SOURCES += \
	libtrace/load/schedclock.c \
	libtrace/load/progbtf.c \
	libtrace/load/feature.c \
	libtrace/load/load.c \
	libtrace/load/load.h \
	libtrace/load/maps.c \
	libtrace/load/missed.c
