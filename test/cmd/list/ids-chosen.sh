#!/bin/sh
# test: probes have the same number in every listing, and -i takes it
"$TRACE" -l >"$TMP/all" 2>/dev/null || exit 1
for chosen in '-P sched' '-n syscall::read:' '-n profile:::' '-P sdt' '-n rawtp:::sched*' '-n BEGIN,END' '-n fbt::vfs_read:'; do
	# shellcheck disable=SC2086
	"$TRACE" -l $chosen 2>/dev/null | sed 1d >"$TMP/chosen"
	[ -s "$TMP/chosen" ] || { echo "$chosen: no probes here"; continue; }
	n=$(grep -cxFf "$TMP/chosen" "$TMP/all")
	[ "$n" = "$(wc -l <"$TMP/chosen")" ] || { echo "$chosen: other numbers than in the whole list"; head -3 "$TMP/chosen"; exit 1; }
	read -r id provider rest <"$TMP/chosen"
	"$TRACE" -l -i "$id" 2>/dev/null | grep -q "^ *$id *$provider " || { echo "-i $id is not $provider $rest"; exit 1; }
done
