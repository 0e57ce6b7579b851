#!/bin/sh
# test: a function that BTF lists and that has no symbol: -lv says so, -i is an error
# needs: root btf program:unshare
cat >"$TMP/run" <<'EOF'
for dir in $(awk '$3 == "tracefs" || $3 == "debugfs" { print $2 }' /proc/mounts | sort -r); do
	umount -l "$dir" || { echo "tracefs cannot be hidden"; exit 77; }
done
"$TRACE" -l 2>/dev/null | awk '$2 == "fbt" && $3 == "vmlinux" && $5 == "entry" { print $4, $1 }' >"$TMP/listed"
awk '{ sub(/[.].*/, "", $3); print $3 }' /proc/kallsyms >"$TMP/symbols"
set -- $(awk 'NR == FNR { known[$1] = 1; next } !known[$1] { print; exit }' "$TMP/symbols" "$TMP/listed")
[ $# = 2 ] || { echo "all functions have symbols"; exit 77; }
"$TRACE" -l -v -i "$2" 2>/dev/null | grep -q 'unavailable: this kernel has types for the function, but no symbol' || exit 1
"$TRACE" -q -i "$2" 2>"$TMP/err" && exit 1
grep -q "fbt:vmlinux:$1:entry cannot be traced: this kernel has types for the function, but no symbol" "$TMP/err"
EOF
unshare -m sh "$TMP/run"
