#!/bin/sh
# test: entries and returns together
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -b 4k -n 'syscall::getppid:entry, syscall::getppid:return /pid == $target/ { printf("fired\n"); }' \
	-c "sysloop 10000 getppid 1" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 20000 fired
