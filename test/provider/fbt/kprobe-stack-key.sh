#!/bin/sh
# test: kprobe: stacks as keys of an aggregation
# needs: kprobe
. "$TESTDIR/../data/stacks.sh"
"$TRACE" -q -x fbtimpl=kprobe -n 'fbt::vfs_read:entry /pid == $target && arg2 == 0/ { @[stack(3)] = count(); }' -c 'sysloop 7 read' >"$TMP/out" 2>"$TMP/err" || exit 1
no_tracer "$TMP/out" && grep -q '^ *7$' "$TMP/out" && [ "$(grep -c '`' "$TMP/out")" -le 3 ]
