#!/bin/sh
# test: killed while one kprobe.multi link serves many functions, it leaves nothing behind
# needs: kprobe kmulti program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -n 'fbt::vfs_*:entry, fbt::vfs_*:return { printf("x\n"); }'
