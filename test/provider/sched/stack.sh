#!/bin/sh
# test: a stack in a dependent probe has no frames of the tracer
# needs: bpf root btf kprobe kernel>=5.15
. "$TESTDIR/../data/stacks.sh"
stack_of sched:::on-cpu '[a-z_]*(schedule|switch)[a-z_0-9.]*' 'pingpong 20'
