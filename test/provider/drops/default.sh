#!/bin/sh
# test: with default buffers a tight loop loses nothing that is not reported
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
for cpu in 0 1; do
	"$TRACE" -q -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }' \
		-c "sysloop 30000 getppid $cpu" >"$TMP/out" 2>"$TMP/err" || exit 1
	balance 30000 fired || exit 1
done
