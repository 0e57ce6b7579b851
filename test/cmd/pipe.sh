#!/bin/sh
# test: a closed pipe ends it quietly, a full device does not
# needs: bpf

{ timeout 10 "$TRACE" -qn 'tick-1ms { printf("line\n"); }'; echo $? >"$TMP/status"; } 2>"$TMP/err" | head -n 1
[ "$(cat "$TMP/status")" = 0 ] || { echo "closed pipe: status $(cat "$TMP/status")"; exit 1; }
[ ! -s "$TMP/err" ] || { cat "$TMP/err"; exit 1; }

{ "$TRACE" -ln 'syscall:::' 2>"$TMP/err"; echo $? >"$TMP/status"; } | head -n 1
[ "$(cat "$TMP/status")" = 0 ] || { echo "list: status $(cat "$TMP/status")"; exit 1; }

"$TRACE" -qn 'BEGIN { printf("line\n"); exit(0); }' >/dev/full 2>"$TMP/err"
status=$?
[ $status = 1 ] || { echo "full: status $status"; exit 1; }
grep -q '^trace: cannot write the output: No space left on device$' "$TMP/err" || { cat "$TMP/err"; exit 1; }
