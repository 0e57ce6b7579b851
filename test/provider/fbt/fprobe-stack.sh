#!/bin/sh
# test: fprobe: the stack at an entry begins with the function or its caller
# needs: kprobe fprobe
. "$TESTDIR/../data/stacks.sh"
stack_of fbt::vfs_read:entry 'vfs_read|ksys_read' 'sysloop 3 read' -x fbtimpl=fprobe
