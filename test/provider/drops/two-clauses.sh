#!/bin/sh
# test: two clauses on one probe: their records are lost and counted one by one
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -b 4k -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }
	syscall::getppid:entry /pid == $target/ { printf("fired\n"); }' \
	-c "sysloop 10000 getppid 0" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 20000 fired 2
