#!/bin/sh
# test: the first signal ends tracing in order, the second at once
# needs: bpf
# timeout: 60

# check SIGNAL: it must print "end" and the aggregation
check() {
	sig=$1
	rm -f "$TMP/out" # what the one before said
	"$TRACE" -qn 'BEGIN { @ = count(); } END { printf("end\n"); } tick-1ms /!said/ { said = 1; printf("run\n"); }' \
		>"$TMP/out" 2>"$TMP/err" &
	pid=$!
	n=0
	until grep -qs run "$TMP/out"; do
		n=$((n + 1))
		[ $n -lt 100 ] || { echo "SIG$sig: never ran"; cat "$TMP/err"; exit 1; }
		sleep 0.1
	done
	kill -"$sig" $pid
	wait $pid
	status=$?
	if [ $status != 0 ] || ! grep -q end "$TMP/out" || ! grep -q ' 1$' "$TMP/out" || [ -s "$TMP/err" ]; then
		echo "SIG$sig: status $status"
		cat "$TMP/out" "$TMP/err"
		exit 1
	fi
}

check INT
check TERM
check HUP

# nobody reads the pipe: the first signal cannot end it in order, the second need not
mkfifo "$TMP/pipe"
sleep 20 <"$TMP/pipe" &
reader=$!
"$TRACE" -qn 'tick-1ms { printf("%4000d\n", 1); }' >"$TMP/pipe" &
pid=$!
sleep 1
kill -INT $pid
sleep 0.5
kill -INT $pid
wait $pid
status=$?
kill $reader
[ $status = 130 ] || { echo "two signals: status $status"; exit 1; }
