# test: what is in the buffers is printed every switchrate
# needs: bpf
clause='tick-50ms { printf("%d\n", n++); } tick-3s { exit(0); }'
$TRACE -q -x switchrate=1h -n "$clause" >$TMP/seldom &
seldom=$!
$TRACE -q -x switchrate=100ms -n "$clause" >$TMP/often &
often=$!
sleep 2
test -s $TMP/often
good=$?
test ! -s $TMP/seldom || good=1
wait $seldom $often || exit
test -s $TMP/seldom || exit
exit $good
