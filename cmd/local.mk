# cmd: the trace command. Its libraries are set in Makefile.am.
sbin_PROGRAMS += trace
trace_SOURCES = cmd/args.c cmd/cmd.h cmd/evaltime.c cmd/features.c \
	cmd/hold.c cmd/list.c cmd/main.c cmd/process.c
