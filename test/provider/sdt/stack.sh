#!/bin/sh
# test: a stack in a tracepoint begins with the function that it is in
# needs: bpf root btf tracefs
# vm: yes
. "$TESTDIR/../data/stacks.sh"
stack_of sdt:sched::sched_process_fork '[a-z_]*(fork|clone)[a-z_0-9.]*' 'forker 3' &&
	stack_of rawtp:::sched_process_fork '[a-z_]*(fork|clone)[a-z_0-9.]*' 'forker 3'
