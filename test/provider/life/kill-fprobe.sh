#!/bin/sh
# test: killed while fentry and fexit programs run, it leaves nothing behind
# needs: kprobe fprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -x fbtimpl=fprobe -n 'fbt::vfs_read:entry, fbt::vfs_read:return, fbt::vfs_write:entry { printf("x\n"); }'
