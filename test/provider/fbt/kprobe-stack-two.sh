#!/bin/sh
# test: kprobe: the stack is the same for a second clause
# needs: kprobe
. "$TESTDIR/../data/stacks.sh"
stack_of fbt::vfs_read:entry 'vfs_read|ksys_read' 'sysloop 3 read' -x fbtimpl=kprobe -n 'fbt::vfs_read:entry { this->x = execname; @[this->x] = count(); }'
