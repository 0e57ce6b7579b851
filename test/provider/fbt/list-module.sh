#!/bin/sh
# test: a listing from BTF has the functions of modules behind the kernel's; spoilt BTF of one, or none, makes it use kallsyms
# needs: root btf program:unshare
# vm: yes
#
# In a mount namespace of its own tracefs is hidden, and /sys/kernel/btf is a copy that has one module more.
if [ -z "$hide" ]; then
	hide=1 exec unshare -m sh "$TESTDIR/list-module.sh"
fi
for dir in $(awk '$3 == "tracefs" || $3 == "debugfs" { print $2 }' /proc/mounts | sort -r); do
	umount -l "$dir" || { echo "tracefs cannot be hidden"; exit 77; }
done
mkdir "$TMP/btf" && cp /sys/kernel/btf/* "$TMP/btf" && mount --bind "$TMP/btf" /sys/kernel/btf || exit 1

bytes() # NUMBER...: 32 bits each, the lowest first
{
	for n; do
		printf "$(printf '\\%03o\\%03o\\%03o\\%03o' $((n & 255)) $((n >> 8 & 255)) $((n >> 16 & 255)) $((n >> 24 & 255)))"
	done
}
base=$(od -An -tu4 -j20 -N4 /sys/kernel/btf/vmlinux | tr -d ' ')
func=$((12 << 24))
{
	bytes $((0xeb9f | 1 << 16)) 24 0 48 48 16
	bytes $((base)) $func 0 $((base + 7)) $func 0 $((base)) $func 0 $((base + 7)) $func 0
	printf 'second\0first.0\0\0'
} >"$TMP/btf/zz_made_up"

"$TRACE" -l -n fbt:zz_made_up:: >"$TMP/out" 2>"$TMP/err" || { cat "$TMP/err"; exit 1; }
grep -q 'listed from BTF' "$TMP/err" || { cat "$TMP/err"; exit 1; }
# each once; a name with a suffix is left out
[ "$(awk 'NR > 1 { print $2, $3, $4, $5 }' "$TMP/out")" = "fbt zz_made_up second entry
fbt zz_made_up second return" ] || { cat "$TMP/out"; exit 1; }
"$TRACE" -l 2>/dev/null | awk '$2 == "fbt"' | tail -2 | awk '{ print $3, $4, $5 }' >"$TMP/last"
[ "$(sed -n 2p "$TMP/last")" = "zz_made_up second return" ] || { cat "$TMP/last"; exit 1; }

if [ -e /proc/modules ]; then
	echo 'without_btf 16384 0 - Live 0x0000000000000000' | cat /proc/modules - >"$TMP/modules"
	mount --bind "$TMP/modules" /proc/modules || exit 1
	"$TRACE" -l -P fbt 2>&1 >/dev/null | grep -q 'from /proc/kallsyms, which has more' || { echo "a module without BTF"; exit 1; }
	umount /proc/modules
fi
for spoilt in 'kind 27' cut 'not BTF'; do
	case $spoilt in
	kind*) bytes $((27 << 24)) | dd of="$TMP/btf/zz_made_up" bs=1 seek=28 conv=notrunc 2>/dev/null;;
	cut) head -c 60 /sys/kernel/btf/vmlinux >"$TMP/btf/zz_made_up";;
	*) echo 'something else altogether' >"$TMP/btf/zz_made_up";;
	esac
	"$TRACE" -l -P fbt >"$TMP/out" 2>"$TMP/err" || { echo "$spoilt"; cat "$TMP/err"; exit 1; }
	grep -q 'from /proc/kallsyms, which has more' "$TMP/err" || { echo "$spoilt"; cat "$TMP/err"; exit 1; }
	[ "$(grep -c ' vfs_read ' "$TMP/out")" = 2 ] || { echo "$spoilt: vfs_read"; exit 1; }
	grep -q zz_made_up "$TMP/out" && { echo "$spoilt: half a module"; exit 1; }
done
exit 0
