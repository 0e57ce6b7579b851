#!/bin/sh
# test: killed while it attaches, it leaves nothing behind
# needs: kprobe program:bpftool
# alone: yes
# vm: yes
# timeout: 60
. "$TESTDIR/../data/left.sh"
remember
before=$(programs)
seen=0
for delay in 0.3 0.6 1; do
	"$TRACE" -q -x fbtimpl=kprobe -n 'fbt::vfs_*:entry, fbt::ksys_*:return { @ = count(); }' 2>"$TMP/err" &
	pid=$!
	sleep $delay
	[ "$(programs)" = "$before" ] || seen=1
	kill -9 $pid
	wait $pid 2>/dev/null
done
[ $seen = 1 ] || { echo "no program was ever loaded"; cat "$TMP/err"; exit 1; }
gone
