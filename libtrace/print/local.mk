# libtrace/print: what the user reads.
libtrace_la_SOURCES += \
	libtrace/print/format.c \
	libtrace/print/format.h \
	libtrace/print/how.c \
	libtrace/print/json.c \
	libtrace/print/json.h \
	libtrace/print/number.c \
	libtrace/print/print.h \
	libtrace/print/quantize.c \
	libtrace/print/stack.c \
	libtrace/print/struct.c \
	libtrace/print/value.c
