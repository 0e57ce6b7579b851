#!/bin/sh
# test: without available_filter_functions a listing of everything takes functions from BTF and says so, a pattern looks at all symbols
# needs: root btf program:unshare
# vm: yes
#
# It hides tracefs in a mount namespace of its own: so this is tried where the file can be read, too.
grep -q ' [tT] vfs_read$' /proc/kallsyms || { echo "no symbols"; exit 77; }
unshare -m sh -c 'for dir in $(awk "\$3 == \"tracefs\" || \$3 == \"debugfs\" { print \$2 }" /proc/mounts | sort -r); do
		umount -l "$dir" || exit 77
	done
	[ ! -e /sys/kernel/tracing/available_filter_functions ] || exit 77
	"$TRACE" -l >"$TMP/all" 2>"$TMP/all.err" || exit 1
	"$TRACE" -l -P fbt >"$TMP/fbt" 2>"$TMP/fbt.err" || exit 1
	"$TRACE" -l -n fbt:vmlinux::return >"$TMP/return" 2>"$TMP/return.err" || exit 1
	"$TRACE" -l -n "fbt::vfs_*:" >"$TMP/pattern" 2>"$TMP/pattern.err" || exit 1
	"$TRACE" -l -n fbt::vfs_read: >"$TMP/exact" 2>"$TMP/exact.err"'
status=$?
[ $status != 77 ] || { echo "tracefs cannot be hidden"; exit 77; }
[ $status = 0 ] || { cat "$TMP"/*.err; exit 1; }
said='fbt: functions are listed from BTF, which has some that cannot be traced and lacks some that the compiler renamed '
# without tracefs the listing of everything lacks the events, and says that, too
[ "$(grep -c '^trace: sdt: the kernel.s events are not listed: tracefs is not mounted' "$TMP/all.err")" = 1 ] || exit 1
sed -i '/^trace: sdt: /d' "$TMP/all.err"
for list in all fbt return; do
	[ "$(wc -l <"$TMP/$list.err")" = 1 ] && grep -q "$said" "$TMP/$list.err" || { cat "$TMP/$list.err"; exit 1; }
	grep -q "; trace -l -n 'fbt::NAME\*:' looks at all symbols\$" "$TMP/$list.err" || exit 1
	grep -q ' vfs_read return$' "$TMP/$list" || { echo "$list lacks vfs_read"; exit 1; }
done
grep -q ' vfs_read entry$' "$TMP/return" && exit 1
[ "$(grep -c 'more than can be traced' "$TMP/pattern.err")" = 1 ] || { cat "$TMP/pattern.err"; exit 1; }
[ ! -s "$TMP/exact.err" ] || { cat "$TMP/exact.err"; exit 1; }
grep -q ' vfs_read entry$' "$TMP/exact" && grep -q ' vfs_read return$' "$TMP/exact"
