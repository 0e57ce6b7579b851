# libtrace/symbol: addresses to names.
libtrace_la_SOURCES += libtrace/symbol/elf.c libtrace/symbol/ksym.c libtrace/symbol/progmeta.c libtrace/symbol/usym.c
