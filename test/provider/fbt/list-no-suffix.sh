#!/bin/sh
# test: a listing shows the function without the compiler's suffix, entry and return
# needs: kprobe
"$TRACE" -l -n 'fbt::finish_task_switch:' >"$TMP/out" || exit 1
[ "$(grep -c 'finish_task_switch ' "$TMP/out")" = 2 ] || { cat "$TMP/out"; exit 1; }
! grep -q 'finish_task_switch\.' "$TMP/out"
