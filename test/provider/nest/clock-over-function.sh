#!/bin/sh
# test: clocks over functions, all working on text in the same variables: right, or counted as lost
# needs: kprobe smp
# timeout: 60
. "$TESTDIR/../data/drops.sh"
"$TRACE" -q -n '
fbt::ksys_lseek:entry
/pid == $target/
{
	this->s = strjoin(strjoin("function-", probefunc), "-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
	this->t = strjoin(this->s, substr(this->s, 3, 9));
	printf("F %s\n", this->t);
}

profile-4999
{
	this->s = strjoin(strjoin("clock-", probename), "-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb");
	this->t = strjoin(this->s, substr(this->s, 3, 9));
	@ = count();
	@bad = sum(this->t != "clock-profile-4999-bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbck-profil");
}

END
{
	printa("clocks %@d, bad ", @);
	printa("%@d\n", @bad);
}' -c 'sysloop 5000 8' >"$TMP/out" 2>"$TMP/err" || exit 1
grep -q '^clocks [1-9][0-9]*, bad 0$' "$TMP/out" || { grep clocks "$TMP/out"; cat "$TMP/err"; exit 1; }
sed -n '/^F /p' "$TMP/out" >"$TMP/lines"
grep -vx 'F function-ksys_lseek-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaction-ksy' "$TMP/lines" && exit 1
printed=$(grep -c . "$TMP/lines")
dropped=$(lost drop)
nested=$(lost 'nested probe drop')
total=$((printed + dropped))
echo "printed $printed, dropped $dropped, nested $nested"
[ $total -le 5000 ] && [ $((total + nested)) -ge 5000 ]
