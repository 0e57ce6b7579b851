#!/bin/sh
# test: firings after exit() are no drops
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); } syscall::getppid:entry /pid == $target && ++n == 100/ { exit(0); }' \
	-c "sysloop 20000 getppid 0" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 100 fired
