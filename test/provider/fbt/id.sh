#!/bin/sh
# test: -i enables the function that -l shows under that number, also where the numbers come from BTF
# needs: kprobe btf program:unshare
if [ -n "$hide" ]; then
	for dir in $(awk '$3 == "tracefs" || $3 == "debugfs" { print $2 }' /proc/mounts | sort -r); do
		umount -l "$dir" || exit 1
	done
fi
id=$("$TRACE" -l 2>"$TMP/err" | awk '$2 == "fbt" && $3 == "vmlinux" && $4 == "do_sys_openat2" && $5 == "entry" { print $1 }')
[ -n "$id" ] || { echo "do_sys_openat2 is not listed"; cat "$TMP/err"; exit 1; }
[ -z "$hide" ] || grep -q 'listed from BTF' "$TMP/err" || { echo "not from BTF"; exit 1; }
"$TRACE" -q -i "$id /pid == \$target/ { printf(\"%s:%s %d\\n\", probefunc, probename, id); exit(0); }" \
	-c 'cat /dev/null' >"$TMP/out" 2>"$TMP/err"
grep -qx "do_sys_openat2:entry $id" "$TMP/out" || { echo "$id:"; cat "$TMP/out" "$TMP/err"; exit 1; }
[ -n "$hide" ] || hide=1 exec unshare -m sh "$TESTDIR/id.sh"
