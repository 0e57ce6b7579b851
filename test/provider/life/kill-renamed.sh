#!/bin/sh
# test: killed while a renamed function is traced, it leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'fbt::finish_task_switch:return { @ = count(); } tick-50ms { printf("x\n"); }'
