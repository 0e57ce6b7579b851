#!/bin/sh
# test: searching in strings of any strsize finds what is there; before bpf_loop() it may be refused, with the remedy
# needs: bpf
# timeout: 300
# vm: yes
for size in 1k 8k 64k 1m; do
	"$TRACE" -qx strsize=$size -n 'BEGIN { s = "abcdef"; trace(index(s, "c")); exit(0); }' >"$TMP/out" 2>"$TMP/err"
	status=$?
	if [ $status = 0 ]; then
		[ "$(cat "$TMP/out")" = 2 ] && continue
	elif [ $status = 1 ] && [ $size != 1k ] && ! "$TRACE" --features | grep -q '^ *loop *yes'; then
		grep -q 'too \(complex\|long\|large\)' "$TMP/err" && grep -q 'hint: .*(-x strsize)' "$TMP/err" && continue
	fi
	echo "$size: status $status"
	cat "$TMP/out" "$TMP/err"
	exit 1
done
