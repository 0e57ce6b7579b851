#!/bin/sh
# test: without tracefs the types of arguments come from BTF, as far as it has them
# needs: root bpf btf program:unshare kernel>=5.15
# vm: yes
unshare -m sh -c 'for dir in $(awk "\$3 == \"tracefs\" || \$3 == \"debugfs\" { print \$2 }" /proc/mounts | sort -r); do
	umount -l "$dir" || exit 77; done
exec "$TRACE" -lvn syscall::capget:entry' >"$TMP/out" 2>"$TMP/err"
status=$?
cat "$TMP/out" "$TMP/err"
[ $status = 77 ] && { echo "cannot unmount tracefs"; exit 77; }
[ $status = 0 ] && grep -q '^		args\[0\]: .*\*$' "$TMP/out"
