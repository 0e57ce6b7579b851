#!/bin/sh
# test: a script of BEGIN alone reads no symbols, no types and no tracefs
# needs: bpf program:strace
# the leak checker of sanitizer builds does not work under strace
export ASAN_OPTIONS=detect_leaks=0
strace -f -e trace=openat,open -o "$TMP/log" "$TRACE" -q -n 'BEGIN { exit(0); }' || exit 1
grep -E 'kallsyms|/sys/kernel/btf|tracing/|debug/tracing' "$TMP/log" && exit 1
exit 0
