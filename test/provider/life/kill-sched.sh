#!/bin/sh
# test: killed while dependent probes run, it leaves nothing behind
# needs: bpf btf kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'sched:::on-cpu, sched:::off-cpu { printf("x\n"); }'
