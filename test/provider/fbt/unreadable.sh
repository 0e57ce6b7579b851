#!/bin/sh
# test: where available_filter_functions cannot be read, the listing says once that it holds more
if [ -r /sys/kernel/tracing/available_filter_functions ] &&
	head -c 1 /sys/kernel/tracing/available_filter_functions >/dev/null 2>&1; then
	echo "it can be read"
	exit 77
fi
"$TRACE" -l -n 'fbt::vfs_*:' >"$TMP/out" 2>"$TMP/err" || exit 1
grep -q 'vfs_read *entry' "$TMP/out" || exit 1
[ "$(grep -c 'more than can be traced' "$TMP/err")" = 1 ]
