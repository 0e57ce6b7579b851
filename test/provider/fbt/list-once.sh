#!/bin/sh
# test: -l has each function once, entry before return, none without an entry of its own, and numbers its lines
# needs: root btf
# vm: yes
"$TRACE" -l >"$TMP/all" 2>"$TMP/err" || { cat "$TMP/err"; exit 1; }
awk '$2 == "fbt"' "$TMP/all" >"$TMP/fbt"
[ "$(wc -l <"$TMP/fbt")" -gt 10000 ] || { echo "too few functions"; exit 1; }
awk 'NR > 1 && $1 != NR - 1 { print "not in order:", $0; exit 1 }' "$TMP/all" || exit 1
awk '{ print $3, $4, $5 }' "$TMP/fbt" | LC_ALL=C sort | uniq -d >"$TMP/twice"
[ ! -s "$TMP/twice" ] || { echo "twice:"; head "$TMP/twice"; exit 1; }
awk 'NR % 2 { fun = $3 " " $4; if ($5 != "entry") exit 1 }
     NR % 2 == 0 && ($5 != "return" || fun != $3 " " $4) { print; exit 1 }' "$TMP/fbt" || { echo "no pair"; exit 1; }
awk '$4 ~ /[.]|^__(pfx|cfi)_|^__ftrace_invalid_address___/ { print; bad = 1 } END { exit bad }' "$TMP/fbt" || exit 1
# the same by provider, and as JSON
"$TRACE" -l -P fbt 2>/dev/null | awk 'NR > 1 { print $3, $4, $5 }' >"$TMP/only"
awk '{ print $3, $4, $5 }' "$TMP/fbt" | cmp - "$TMP/only" || exit 1
"$TRACE" --json -l 2>/dev/null | grep '"provider":"fbt"' |
	sed 's/.*"id":\([0-9]*\),.*"module":"\(.*\)","function":"\(.*\)","name":"\(.*\)"}/\1 \2 \3 \4/' >"$TMP/json"
awk '{ print $1, $3, $4, $5 }' "$TMP/fbt" | cmp - "$TMP/json"
