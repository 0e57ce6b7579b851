#!/bin/sh
# test: what the last CPU loses is reported, too
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
cpu=$(cpus | tail -1)
"$TRACE" -q -b 4k -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }' \
	-c "sysloop 50000 getppid $cpu" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 50000 fired || exit 1
[ $dropped -gt 0 ] && grep -q "on CPU $cpu\$" "$TMP/err"
