#!/bin/sh
# test: killed while clocks run, it leaves nothing behind
# needs: bpf kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'profile-499, tick-10ms { printf("x\n"); }'
