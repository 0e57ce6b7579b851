#!/bin/sh
# test: firings whose predicate is false are neither printed nor lost
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -b 4k -n 'syscall::getppid:entry /pid == $target && n++ % 2/ { printf("fired\n"); }' \
	-c "sysloop 20000 getppid 0" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 10000 fired
