#!/bin/sh
# test: without the kernel's types the messages are ours alone, once
# needs: root bpf program:unshare
hide='mount -t tmpfs none /sys/kernel/btf'
unshare -m sh -c "$hide" 2>/dev/null || { echo "cannot hide /sys/kernel/btf"; exit 77; }

check() {
	unshare -m sh -c "$hide; $2; exec \"\$TRACE\" -x errtags -qn '$1'" >"$TMP/out" 2>"$TMP/err"
	status=$?
	if [ $status -gt 1 ] || [ "$(wc -l <"$TMP/err")" != $status ] || grep -q '^libbpf' "$TMP/err"; then
		echo "$1: status $status"
		cat "$TMP/out" "$TMP/err"
		exit 1
	fi
}

for file in : 'echo text >/sys/kernel/btf/vmlinux' 'head -c 100000 /dev/zero >/sys/kernel/btf/vmlinux'; do
	check 'BEGIN { trace(pid); exit(0); }' "$file"
	check 'BEGIN { trace(curthread->pid); exit(0); }' "$file"
	check 'BEGIN { trace((int)curpsinfo->pr_pid); exit(0); }' "$file"
	check 'fbt::vfs_read:entry { exit(0); } tick-1ms { exit(0); }' "$file"
done
