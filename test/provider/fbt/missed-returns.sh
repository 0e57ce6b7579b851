#!/bin/sh
# test: returns that a kretprobe had no place for are drops: those seen and those missed are all there were
# needs: kprobe kernel>=6.7
# timeout: 60
"$TRACE" -q -x strict -x fbtimpl=kprobe -n 'fbt::hrtimer_nanosleep:return /execname == "sleep"/ { n++; }
	tick-100ms /!ready/ { ready = 1; printf("ready\n"); } END { printf("n=%d\n", n); }' >"$TMP/out" 2>"$TMP/err" &
trace=$!
while ! grep -q ready "$TMP/out"; do sleep 0.1; done
sleepers=
for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
	sleep 2 &
	sleepers="$sleepers $!"
done
wait $sleepers
kill -INT $trace
wait $trace
status=$?
cat "$TMP/out" "$TMP/err"
n=$(sed -n 's/^n=//p' "$TMP/out")
missed=$(sed -n 's/^trace: \([0-9]*\) missed probe drops* (fbt:vmlinux:hrtimer_nanosleep:return)$/\1/p' "$TMP/err")
# those of the loop above may be among them
[ $((n + ${missed:-0})) -ge 30 ] && [ $((n + ${missed:-0})) -le 60 ] || exit 1
[ "${missed:-0}" = 0 ] || [ $status = 3 ]
