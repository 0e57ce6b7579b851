#!/bin/sh
# test: a command that has stopped itself ends with trace
# needs: bpf
"$TRACE" -qn 'BEGIN { printf("%d", $target); } tick-500ms { exit(0); }' -c "sh -c 'kill -STOP \$\$; sleep 30'" >"$TMP/out"
pid=$(cat "$TMP/out")
n=0
while [ -d "/proc/$pid" ] && ! grep -q '^State:.Z' "/proc/$pid/status" 2>/dev/null; do
	n=$((n + 1))
	[ $n -lt 50 ] || { echo "$pid is still there"; kill -9 "$pid"; exit 1; }
	sleep 0.1
done
