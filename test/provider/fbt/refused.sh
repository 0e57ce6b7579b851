#!/bin/sh
# test: where the kernel lets no function be traced, that is an error that gives its reasons
# timeout: 30
if [ -r /sys/bus/event_source/devices/kprobe/type ]; then
	echo "kprobes are there"
	exit 77
fi
"$TRACE" -n 'fbt::vfs_read:entry { exit(0); }' 2>"$TMP/err" && exit 1
cat "$TMP/err"
grep -q 'fbt:vmlinux:vfs_read:entry cannot be traced on this kernel' "$TMP/err"
