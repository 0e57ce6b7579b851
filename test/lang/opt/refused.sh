# test: options that cannot be served, or lack their value, are refused by one line that says what is missing
for option in bpfself record=x; do
	$TRACE -x $option -n 'BEGIN { exit(0); }' >$TMP/out 2>&1
	test $? = 2 || { cat $TMP/out; exit 1; }
	test "$(cat $TMP/out)" = "trace: not implemented yet: option ${option%%=*}" || { cat $TMP/out; exit 1; }
done
for option in fbtimpl:fprobe oformat:json bufpolicy:ring bufresize:manual evaltime:main stdc:t linkmode:kernel linktype:dof \
	amin:Evolving version:1.13 bufsize:bytes switchrate:hz maxframes:number; do
	$TRACE -x ${option%:*} -n 'BEGIN { exit(0); }' >$TMP/out 2>&1
	test $? = 2 || { cat $TMP/out; exit 1; }
	grep -q "^trace: option ${option%:*} needs a value: .*${option#*:}" $TMP/out || { cat $TMP/out; exit 1; }
	test $(wc -l <$TMP/out) = 1 || exit
done
