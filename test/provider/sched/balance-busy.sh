#!/bin/sh
# test: on a busy machine on-cpu and off-cpu differ by at most the number of CPUs and what is reported as missed
# needs: bpf btf root
# alone: yes
# vm: yes
# timeout: 60
pingpong 10000000 &
pid=$!
pingpong 10000000 &
pid="$pid $!"
trap 'kill $pid' EXIT
"$TRACE" -q -s "$TESTDIR/../data/balance.d" >"$TMP/out" 2>"$TMP/err" || exit 1
cat "$TMP/out" "$TMP/err"
missed=$(sed -n 's/^trace: \([0-9]*\) missed probe drop.*/\1/p' "$TMP/err" | awk '{ n += $1 } END { print n + 0 }')
cpus=$(grep -c '^processor' /proc/cpuinfo)
on=$(sed -n 's/^on //p' "$TMP/out")
d=$(sed -n 's/^difference -\{0,1\}//p' "$TMP/out")
[ "$on" -ge 50 ] && [ "$d" -le $((cpus + missed)) ]
