#!/bin/sh
# test: with -x strict a drop is exit status 3
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -x strict -b 4k -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }' \
	-c "sysloop 50000 getppid 0" >"$TMP/out" 2>"$TMP/err"
status=$?
balance 50000 fired || exit 1
[ $dropped -gt 0 ] && [ $status = 3 ] || { echo "status $status, $dropped drops"; exit 1; }
"$TRACE" -q -x strict -n 'syscall::getppid:entry /pid == $target/ { @ = count(); }' -c "sysloop 50 getppid 0" >"$TMP/out" 2>"$TMP/err" && exit
grep -q '^trace: [0-9]* missed probe drop' "$TMP/err" # of other processes, on kernels that preempt programs
