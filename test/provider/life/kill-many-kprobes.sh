#!/bin/sh
# test: killed while many kprobes run, it leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
kill_nine -x fbtimpl=kprobe -n 'fbt::vfs_r*:entry, fbt::ksys_*:entry { printf("x\n"); }'
