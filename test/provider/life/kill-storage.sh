#!/bin/sh
# test: killed while it keeps variables, aggregations and stacks, it leaves nothing behind
# needs: bpf btf kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'syscall::read:entry { self->t = timestamp; a[pid, execname] = tid; @[execname, probefunc] = quantize(arg2); }
	syscall::read:return /self->t/ { printf("x\n"); stack(); self->t = 0; }'
