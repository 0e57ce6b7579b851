#!/bin/sh
# test: a script that cannot be attached leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
remember
"$TRACE" -q -n 'fbt::vfs_read:entry, fbt::vfs_read:return { @ = count(); } rawfbt::vfs_read:fffff { @ = count(); }' 2>"$TMP/err" && exit 1
cat "$TMP/err"
grep -q 'rawfbt:vmlinux:vfs_read:fffff' "$TMP/err" && gone
