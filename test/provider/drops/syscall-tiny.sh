#!/bin/sh
# test: a tiny buffer: what is printed and what is lost are all that fired, on each CPU
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
some=0
for cpu in $(cpus | head -4); do
	"$TRACE" -q -b 4k -n 'syscall::getppid:entry /pid == $target/ { printf("fired\n"); }' \
		-c "sysloop 20000 getppid $cpu" >"$TMP/out" 2>"$TMP/err" || exit 1
	balance 20000 fired || exit 1
	some=$((some + dropped))
	if grep 'on CPU' "$TMP/err" | grep -v "on CPU $cpu\$"; then
		echo "only CPU $cpu should have lost any"
		exit 1
	fi
done
[ $some -gt 0 ] || { echo "nothing was lost: this tested nothing"; exit 1; }
