#!/bin/sh
# test: fprobe: the stack with entry and return of one function in use
# needs: kprobe fprobe
. "$TESTDIR/../data/stacks.sh"
stack_of 'fbt::ksys_lseek:entry, fbt::ksys_lseek:return' 'ksys_lseek|__x64_sys_lseek|x64_sys_call|do_syscall_64' 'sysloop 3 8' -x fbtimpl=fprobe
