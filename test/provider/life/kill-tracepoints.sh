#!/bin/sh
# test: killed while tracepoints of both kinds run, it leaves nothing behind
# needs: bpf tracefs kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'sdt:sched::, rawtp:::sched_*, sdt:syscalls::sys_enter_read { printf("x\n"); }'
