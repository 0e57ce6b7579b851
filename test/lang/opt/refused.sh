# test: options that cannot be served are refused by one line, whatever their kind
for option in bpfself record=x; do
	$TRACE -x $option -n 'BEGIN { exit(0); }' >$TMP/out 2>&1
	test $? = 2 || { cat $TMP/out; exit 1; }
	test "$(cat $TMP/out)" = "trace: not implemented yet: option ${option%%=*}" || { cat $TMP/out; exit 1; }
done
for option in udefs unodefs; do
	$TRACE -x $option -n 'BEGIN { exit(0); }' >$TMP/out 2>&1
	test $? = 2 || { cat $TMP/out; exit 1; }
	grep -q "^trace: option $option does not exist on Linux: " $TMP/out || { cat $TMP/out; exit 1; }
	test $(wc -l <$TMP/out) = 1 || exit
done
