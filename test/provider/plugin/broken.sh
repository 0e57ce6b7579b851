#!/bin/sh
# test: a plugin that cannot be used is a warning of one line, and the script runs all the same
# needs: bpf
plugins=$(dirname "$(readlink -f "$(command -v sysloop)")")/../plugin
echo "no library" >"$TMP/text.so"
"$TRACE" -q -x modpath="$plugins/broken:$TMP" -n 'BEGIN { printf("on\n"); exit(0); } broken*:::start { }' -Z \
	>"$TMP/out" 2>"$TMP/err"
status=$?
cat "$TMP/out" "$TMP/err"
left_out() # FILE REASON
{
	grep -q "^trace: provider plugin .*/$1 left out: $2\$" "$TMP/err" || { echo "nothing of $1"; exit 1; }
}
left_out version.so 'it was made for another version of trace'
left_out entry.so 'it has no symbol trace_plugin'
left_out call.so 'undefined symbol: trace_no_such_function.*'
left_out name.so 'there is a provider of that name already'
left_out callback.so 'its provider loads programs but lacks attach or arg'
left_out text.so '.*'
[ $status = 0 ] && grep -q '^on$' "$TMP/out" && [ "$(grep -c . "$TMP/err")" = 6 ]
