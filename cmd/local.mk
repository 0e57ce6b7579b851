# cmd: the trace command. Its libraries are set in Makefile.am.
# sbin_PROGRAMS += trace
# trace_SOURCES = cmd/main.c
