#!/bin/sh
# test: kprobe: printed and lost are all that fired
# needs: kprobe smp
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -x fbtimpl=kprobe -b 4k -n 'fbt::ksys_lseek:entry /pid == $target/ { printf("fired\n"); }' \
	-c "sysloop 5000 8 1" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 5000 fired
