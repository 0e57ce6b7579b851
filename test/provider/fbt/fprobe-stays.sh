#!/bin/sh
# test: a script that needs no kprobe stays on fprobes
# needs: kprobe fprobe
"$TRACE" -v -n 'fbt::vfs_read:entry, fbt::vfs_read:return { @[probename] = count(); }' -c 'wc /proc/version' \
	>"$TMP/out" 2>"$TMP/err" || exit 1
cat "$TMP/err"
grep -q 'fbt:vmlinux:vfs_read:entry: fprobe' "$TMP/err" && grep -q 'fbt:vmlinux:vfs_read:return: fprobe' "$TMP/err" &&
	! grep -q 'using kprobes' "$TMP/err"
