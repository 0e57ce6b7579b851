#!/bin/sh
# test: ended by SIGTERM, it runs END, prints, and leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
remember
"$TRACE" -q -n 'fbt::vfs_read:entry, fbt::vfs_read:return, syscall:::entry { @[probename] = count(); }
	tick-50ms /!said/ { said = 1; printf("go\n"); } END { printf("end\n"); }' >"$TMP/out" 2>"$TMP/err" &
pid=$!
wait_for "$TMP/out" || exit 1
read -r line </proc/version
kill -TERM $pid
wait $pid
status=$?
cat "$TMP/out" "$TMP/err"
[ $status = 0 ] && grep -q '^end' "$TMP/out" && grep -q '^ *entry *[1-9]' "$TMP/out" && gone
