# test: drops are reported every statusrate
# needs: bpf
cat >$TMP/x.d <<'END'
BEGIN { tracemem(curthread, 4096); }
tick-1s { printf("the end\n"); exit(0); }
END
$TRACE -q -b 4k -x statusrate=50ms -s $TMP/x.d >$TMP/often 2>&1 || exit
$TRACE -q -b 4k -x statusrate=1h -s $TMP/x.d >$TMP/seldom 2>&1 || exit
cat $TMP/often $TMP/seldom
sed -n 1p $TMP/often | grep -q drop || exit
sed -n 1p $TMP/seldom | grep -q 'the end' || exit
grep -q drop $TMP/seldom
