# test: a command that is looked at for its user stacks stops, goes on, and is killed by signals as ever
# needs: bpf
$TRACE -n 'syscall::write:entry /pid == $target/ { ustack(1); }' -c 'sh -c "echo a; kill -STOP $$; echo b; kill -TERM $$"' \
	>$TMP/out 2>$TMP/err &
trace=$!
i=0
while :; do
	child=$(cat /proc/$trace/task/$trace/children 2>/dev/null)
	child=${child% }
	grep -q '^State:.*stop' /proc/$child/status 2>/dev/null && grep -q ^a $TMP/out && break
	i=$((i + 1))
	if [ $i -gt 50 ]; then
		echo "the command has not stopped"
		exit 1
	fi
	sleep 0.1
done
if grep -q ^b $TMP/out; then
	echo "the command has not stopped for SIGSTOP"
	exit 1
fi
kill -CONT $child
wait $trace || exit
grep -q ^b $TMP/out || exit
grep -q "was ended by signal 15" $TMP/err
