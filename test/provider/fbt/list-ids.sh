#!/bin/sh
# test: the numbers that -l shows are those that -i takes, alone and beside other descriptions
# needs: root btf program:unshare
# vm: yes
# timeout: 60
#
# Once more with kallsyms as the source: tracefs and BTF are hidden in a mount namespace of its own.
if [ -n "$hide" ]; then
	for dir in $(awk '$3 == "tracefs" || $3 == "debugfs" { print $2 }' /proc/mounts | sort -r); do
		umount -l "$dir" || exit 1
	done
	mount -t tmpfs none /sys/kernel/btf || exit 1
fi
"$TRACE" -l >"$TMP/all" 2>/dev/null || exit 1
pick() # AWK-CONDITION: the first line that it holds for
{
	awk "NR > 1 && ($1) { print; exit }" "$TMP/all"
}
found() # LINE WORDS: does trace with these words list that line last?
{
	line=$1
	shift
	"$TRACE" -l "$@" 2>"$TMP/err" | tail -1 >"$TMP/found"
	[ "$(cat "$TMP/found")" = "$line" ] || { echo "-l $*:"; cat "$TMP/found" "$TMP/err"; exit 1; }
}
id() # LINE
{
	echo "$1" | awk '{ print $1 }'
}
first=$(pick '$2 == "fbt"')
read=$(pick '$2 == "fbt" && $4 == "vfs_read" && $5 == "return"')
write=$(pick '$2 == "fbt" && $4 == "vfs_write" && $5 == "entry"')
last=$(awk '$2 == "fbt"' "$TMP/all" | tail -1)
sched=$(pick '$2 == "sched"')
for line in "$first" "$read" "$last" "$sched"; do
	[ -n "$line" ] || { echo "no such line"; exit 1; }
	found "$line" -i "$(id "$line")"
done
# looking for one by name, before or behind, changes no number
found "$read" -n fbt::vfs_write:entry -i "$(id "$read")"
found "$write" -n fbt::vfs_write:entry -i "$(id "$write")"
found "$write" -i "$(id "$sched")" -n fbt::vfs_write:entry
found "$write" -i "$(id "$write")" -n fbt::vfs_write:entry
[ -n "$hide" ] || hide=1 exec unshare -m sh "$TESTDIR/list-ids.sh"
