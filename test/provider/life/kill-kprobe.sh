#!/bin/sh
# test: killed while single kprobes and kretprobes run, it leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -x fbtimpl=kprobe -n 'fbt::vfs_read:entry, fbt::vfs_read:return, rawfbt::vfs_write:0 { printf("x\n"); }'
