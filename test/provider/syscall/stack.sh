#!/bin/sh
# test: a stack in a system call has no frames of the tracer
# needs: bpf root
# vm: yes
. "$TESTDIR/../data/stacks.sh"
stack_of syscall::getppid:entry '[a-z_0-9.]*(syscall|trace)[a-z_0-9.]*|do_syscall_64' 'sysloop 3 getppid'
