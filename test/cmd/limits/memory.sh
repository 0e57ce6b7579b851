#!/bin/sh
# test: too little memory ends trace with a message, not with a signal
# timeout: 60
cd "$TMP" || exit 1
(ulimit -v 500000 && "$TRACE" -V) >/dev/null 2>&1 || { echo "it does not run with a limit (sanitizers)"; exit 77; }

# check WORDS: from hardly any to enough
check() {
	kb=5000
	while [ $kb -lt 60000 ]; do
		(
			ulimit -v $kb
			exec "$TRACE" "$@"
		) >/dev/null 2>err
		status=$?
		if [ $status -gt 1 ] && [ $status != 127 ] || { [ $status = 1 ] && ! grep -q '^trace: ' err; }; then
			echo "$kb kB, $*: status $status"
			cat err
			exit 1
		fi
		kb=$((kb + 4000))
	done
}

check -l
check -en 'BEGIN { trace(curthread->pid); exit(0); }'
yes 'BEGIN { @a[execname, pid] = count(); }' | head -3000 >many
check -es many
