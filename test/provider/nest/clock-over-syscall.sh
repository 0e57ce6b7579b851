#!/bin/sh
# test: clocks over system calls, all working on text: right, or counted as lost
# needs: bpf smp
# vm: yes
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -n '
syscall::getppid:entry
/pid == $target/
{
	this->s = strjoin(strjoin("call-", probefunc), "-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
	@a[strjoin(this->s, substr(this->s, 2, 7))] = count();
}

profile-4999
{
	this->s = strjoin(strjoin("clock-", probename), "-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb");
	@b[strjoin(this->s, substr(this->s, 2, 7))] = count();
}

END
{
	printa("A %s %@d\n", @a);
	printa("B %s %@d\n", @b);
}' -c 'sysloop 20000 getppid' >"$TMP/out" 2>"$TMP/err" || exit 1
[ "$(grep -c '^A ' "$TMP/out")" = 1 ] && [ "$(grep -c '^B ' "$TMP/out")" = 1 ] || { cat "$TMP/out"; exit 1; }
fired=$(sed -n 's/^A call-getppid-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaall-getp //p' "$TMP/out")
grep -q '^B clock-profile-4999-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbock-pro [1-9]' "$TMP/out" || { cat "$TMP/out"; exit 1; }
lost=$(lost 'nested probe drop')
echo "counted $fired, nested $lost"
[ "$fired" -le 20000 ] && [ $((fired + lost)) -ge 20000 ]
