#!/bin/sh
# test: rawfbt takes an offset of an instruction as probe name; where none starts, the kernel's refusal is explained
# needs: kprobe
"$TRACE" -q -n 'rawfbt::vfs_read:0 { printf("%s\n", probename); exit(0); }' -c 'wc /proc/version' >"$TMP/out" || exit 1
grep -q '^0$' "$TMP/out" || exit 1
for offset in 1 2 3; do
	"$TRACE" -q -n "rawfbt::vfs_read:$offset { exit(0); }" -c 'wc /proc/version' 2>"$TMP/err" >/dev/null && continue
	cat "$TMP/err"
	grep -q 'the kernel refuses rawfbt:vmlinux:vfs_read:[123]: no instruction starts there' "$TMP/err"
	exit
done
echo "all offsets were taken"
exit 1
