#!/bin/sh
# test: what cannot fire here is listed as unavailable, and enabling it is an error that says why
# timeout: 30
if [ -r /sys/bus/event_source/devices/kprobe/type ]; then
	echo "kprobes are there"
	exit 77
fi
"$TRACE" -lvn sched:::surrender | grep 'unavailable: it stands on the function do_sched_yield' || exit 1
"$TRACE" -n 'sched:::surrender { exit(0); }' 2>"$TMP/err" && exit 1
grep 'sched:::surrender is not available on this kernel: it stands on the function do_sched_yield' "$TMP/err"
