#!/bin/sh
# test: a number or unit that a clock does not have is told what it takes
for name in tick-0 tick-5x profile-5minutes profile- tick--1 profile-99999999999999999999 tick-1.5s; do
	"$TRACE" -e -n "$name { }" 2>"$TMP/err"
	[ $? = 1 ] && grep -q 'hint: tick- and profile- take a number above 0 with ns, us, ms, s, m, h, d or hz' "$TMP/err" ||
		{ echo "$name"; cat "$TMP/err"; exit 1; }
done
"$TRACE" -e -n 'tikc-5s { }' 2>"$TMP/err"
[ $? = 1 ] && ! grep -q 'take a number' "$TMP/err"
