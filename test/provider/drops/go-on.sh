#!/bin/sh
# test: an aggregation of the same firings loses nothing
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -b 4k -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }
	syscall::getppid:entry /pid == $target/ { @ = count(); } END { printa("all %@d\n", @); }' \
	-c "sysloop 20000 getppid 1" >"$TMP/out" 2>"$TMP/err" || exit 1
balance 20000 fired || exit 1
all=$(sed -n 's/^all //p' "$TMP/out")
echo "counted $all, missed $missed"
[ "$all" -ge $((printed + dropped)) ] && [ "$all" -le 20000 ] && [ $((all + missed)) -ge 20000 ]
