#!/bin/sh
# test: killed while system calls are traced, it leaves nothing behind
# needs: bpf kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'syscall:::entry, syscall:::return { printf("x\n"); }'
