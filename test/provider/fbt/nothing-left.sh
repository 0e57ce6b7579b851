#!/bin/sh
# test: killed at any moment, it leaves no event in tracefs
# needs: kprobe
before=$(cat /sys/kernel/tracing/kprobe_events)
"$TRACE" -q -n 'fbt::vfs_read:entry, rawfbt::vfs_write:entry { @ = count(); }' &
pid=$!
sleep 1
kill -9 $pid
wait $pid
[ "$(cat /sys/kernel/tracing/kprobe_events)" = "$before" ]
