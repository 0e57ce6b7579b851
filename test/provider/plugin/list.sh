#!/bin/sh
# test: probes of a plugin are listed, with what it says of them
# needs: bpf btf
plugins=$(dirname "$(readlink -f "$(command -v sysloop)")")/../plugin
"$TRACE" -x modpath="$plugins/good" -lv -P sample >"$TMP/out" 2>"$TMP/err" || exit 1
cat "$TMP/out" "$TMP/err"
[ "$(grep -c '  sample  ' "$TMP/out")" = 2 ] && grep -q '^		args\[1\]: struct task_struct \*$' "$TMP/out" &&
	grep -q '^		dependent$' "$TMP/out"
