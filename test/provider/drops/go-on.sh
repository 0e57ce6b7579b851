#!/bin/sh
# test: an aggregation of the same firings loses nothing
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -b 4k -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }
	syscall::getppid:entry /pid == $target/ { @ = count(); } END { printa("all %@d\n", @); }' \
	-c "sysloop 20000 getppid 1" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 20000 fired && grep -q '^all 20000$' "$TMP/out"
