#!/bin/sh
# test: --features: each with yes or no, and a reason for no
# vm: yes
"$TRACE" --features >"$TMP/out" 2>"$TMP/err" || exit 1
[ -s "$TMP/err" ] && { cat "$TMP/err"; exit 1; }
sed 1d "$TMP/out" | grep -vE '^[a-z0-9_]+ +(yes +[^ ].*|no +[^ ].* \(Linux [0-9.]+ and newer\): .+)$' && exit 1
[ "$(sed 1d "$TMP/out" | wc -l)" -ge 14 ] || { cat "$TMP/out"; exit 1; }
if [ "$(id -u)" = 0 ] && "$TRACE" -qn 'BEGIN { exit(0); }' 2>"$TMP/err"; then
	grep -q '^bpf  *yes ' "$TMP/out" || { cat "$TMP/out"; exit 1; }
fi
"$TRACE" --json --features | grep -cE '^\{"type":"feature","name":"[a-z0-9_]+","there":(true|false),"what":".*","since":"[0-9.]+"(,"why":".*")?\}$' >"$TMP/n"
[ "$(cat "$TMP/n")" = "$(sed 1d "$TMP/out" | wc -l)" ]
