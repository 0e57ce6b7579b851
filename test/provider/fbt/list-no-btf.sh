#!/bin/sh
# test: without available_filter_functions and BTF a listing takes functions from kallsyms and says so
# needs: root btf program:unshare
# vm: yes
grep -q ' [tT] vfs_read$' /proc/kallsyms || { echo "no symbols"; exit 77; }
unshare -m sh -c 'for dir in $(awk "\$3 == \"tracefs\" || \$3 == \"debugfs\" { print \$2 }" /proc/mounts | sort -r); do
		umount -l "$dir" || exit 77
	done
	[ ! -e /sys/kernel/tracing/available_filter_functions ] || exit 77
	mount -t tmpfs none /sys/kernel/btf || exit 77
	"$TRACE" -l -P fbt >"$TMP/list" 2>"$TMP/err"'
status=$?
[ $status != 77 ] || { echo "tracefs and BTF cannot be hidden"; exit 77; }
[ $status = 0 ] || { cat "$TMP/err"; exit 1; }
[ "$(wc -l <"$TMP/err")" = 1 ] && grep -q 'from /proc/kallsyms, which has more than can be traced' "$TMP/err" || exit 1
grep -q ' vfs_read entry$' "$TMP/list" && grep -q ' vfs_read return$' "$TMP/list"
