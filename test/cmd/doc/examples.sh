#!/bin/sh
# test: the examples of doc/language.md do what it says
# needs: bpf btf root
# timeout: 120
doc=$TESTDIR/../../../doc/language.md
[ -f "$doc" ] || { echo "no documentation here"; exit 77; }
awk -v dir="$TMP" '
	/^```d/ { n++; file = dir "/" n ".d"; options = substr($0, 6); print options >(dir "/" n ".opt"); in_d = 1; next }
	/^```$/ && in_d { in_d = 0; close(file); behind = 1; next }
	/^```$/ && in_out { in_out = 0; close(out); next }
	/^```$/ && behind { in_out = 1; behind = 0; out = dir "/" n ".out"; printf "" >out; next }
	in_d { print >file; next }
	in_out { print >out; next }
	/./ { behind = 0 }
' "$doc"
failed=0
n=0
for script in "$TMP"/*.d; do
	base=${script%.d}
	n=$((n + 1))
	# shellcheck disable=SC2046
	"$TRACE" -q $(cat "$base.opt") -s "$script" >"$base.got" 2>"$base.err" </dev/null
	sed 's/[ 	]*$//' "$base.got" | awk 'NF { blank = 0 } !NF { blank++; next } { print }' >"$base.a"
	[ -f "$base.out" ] || continue
	sed 's/[ 	]*$//' "$base.out" | awk 'NF' >"$base.b"
	if ! cmp -s "$base.a" "$base.b"; then
		echo "example $(basename "$base"):"
		cat "$script"
		diff "$base.b" "$base.a"
		head -3 "$base.err"
		failed=1
	fi
done
[ "$n" -ge 25 ] || { echo "only $n examples found"; exit 1; }
exit $failed
