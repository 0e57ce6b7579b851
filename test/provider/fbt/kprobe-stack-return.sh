#!/bin/sh
# test: kprobe: the stack at a return
# needs: kprobe kernel>=5.15
. "$TESTDIR/../data/stacks.sh"
stack_of fbt::ksys_lseek:return 'ksys_lseek|__x64_sys_lseek|x64_sys_call|do_syscall_64' 'sysloop 3 8' -x fbtimpl=kprobe
