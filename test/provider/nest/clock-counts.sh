#!/bin/sh
# test: what clocks and calls add to one aggregation is all there
# needs: bpf smp
# vm: yes
# timeout: 60
"$TRACE" -q -n '
syscall::getppid:entry /pid == $target/ { @["sum"] = sum(1); }
profile-4999 { @["sum"] = sum(1000000); @["clock"] = sum(1000000); }
END { printa("%s %@d\n", @); }' -c 'sysloop 50000 getppid' >"$TMP/out" || exit 1
cat "$TMP/out"
sum=$(sed -n 's/^sum //p' "$TMP/out")
clock=$(sed -n 's/^clock //p' "$TMP/out")
[ "$clock" -gt 0 ] && d=$((sum - clock)) && { [ $d = 50000 ] || [ $d = 1050000 ] || [ $d = -950000 ]; }
