#!/bin/sh
# test: -lv shows how each probe is served and what of it is stable
# needs: root tracefs
for probe in BEGIN tick-1s profile-97 syscall::read:entry sdt:sched::sched_switch rawtp:::sched_switch sched:::off-cpu; do
	"$TRACE" -lv -n "$probe" >"$TMP/out" || exit 1
	for line in Implementation 'Probe Description Attributes' 'Argument Attributes' 'Argument Types'; do
		[ "$(grep -cx "	$line" "$TMP/out")" = 1 ] || { echo "$probe: $line"; cat "$TMP/out"; exit 1; }
	done
	[ "$(grep -c '^		Identifier Names: [A-Z]' "$TMP/out")" = 2 ] || { cat "$TMP/out"; exit 1; }
	[ "$(grep -c '^		Data Semantics:   [A-Z]' "$TMP/out")" = 2 ] || { cat "$TMP/out"; exit 1; }
	[ "$(grep -c '^		Dependency Class: [A-Z]' "$TMP/out")" = 2 ] || { cat "$TMP/out"; exit 1; }
done
"$TRACE" -lv -n syscall::read:return >"$TMP/out"
grep -q 'raw tracepoint sys_exit' "$TMP/out" && grep -q 'Identifier Names: Private' "$TMP/out"
