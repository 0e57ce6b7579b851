#!/bin/sh
# test: where tracefs cannot be read a listing says so, and so does a description that matches nothing therefore
# needs: root btf program:unshare
# vm: yes
#
# It hides tracefs in a mount namespace of its own: so this is tried where it can be read, too.
why='tracefs is not mounted: mount -t tracefs nodev /sys/kernel/tracing'
unshare -m sh -c 'for dir in $(awk "\$3 == \"tracefs\" || \$3 == \"debugfs\" { print \$2 }" /proc/mounts | sort -r); do
		umount -l "$dir" || exit 77
	done
	[ ! -e /sys/kernel/tracing/available_events ] || exit 77
	"$TRACE" -l -P sdt >/dev/null 2>"$TMP/sdt"
	[ $? = 1 ] || exit 1
	"$TRACE" -l >/dev/null 2>"$TMP/all" || exit 1
	for desc in sdt:sched::sched_switch sdt:::sched_switch "sdt:::sched_*"; do
		"$TRACE" -e -n "$desc { }" 2>>"$TMP/enabled"
		[ $? = 1 ] || exit 1
	done
	"$TRACE" -e -n "nosuchprobe { }" 2>"$TMP/other"
	[ $? = 1 ]'
status=$?
[ $status != 77 ] || { echo "tracefs cannot be hidden"; exit 77; }
[ $status = 0 ] || { cat "$TMP"/*; exit 1; }
grep -qxF "trace: sdt: the kernel's events are not listed: $why" "$TMP/sdt" || { cat "$TMP/sdt"; exit 1; }
[ "$(grep -cF "$why" "$TMP/all")" = 1 ] || { cat "$TMP/all"; exit 1; }
[ "$(grep -cF "hint: $why" "$TMP/enabled")" = 3 ] || { cat "$TMP/enabled"; exit 1; }
! grep -q tracefs "$TMP/other"
