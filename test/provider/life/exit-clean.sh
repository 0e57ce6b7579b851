#!/bin/sh
# test: ended by exit(), it leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
remember
"$TRACE" -q -n 'fbt::vfs_read:, rawfbt::vfs_write:entry, syscall:::entry, profile-97, rawtp:::sched_switch { @ = count(); }
	tick-100ms { exit(0); }' || exit 1
gone
