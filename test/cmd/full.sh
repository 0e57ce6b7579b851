#!/bin/sh
# test: output that cannot be written is an error, of whatever kind it is
# needs: bpf
cd "$TMP" || exit 1

# check WORDS: the output goes to a full disk
check() {
	"$TRACE" "$@" >/dev/full 2>err
	status=$?
	if [ $status != 1 ] || [ "$(wc -l <err)" != 1 ] ||
		! grep -q '^trace: cannot write .*: No space left on device$' err; then
		echo "$*: status $status"
		cat err
		exit 1
	fi
}

check -qn 'BEGIN { trace(1); exit(0); }'
check -qn 'BEGIN { exit(0); } END { trace(1); }'
check -qn 'BEGIN { @ = count(); exit(0); }'
check -qn 'BEGIN { @ = count(); printa(@); exit(0); }' -x oformat=json
check -qn 'BEGIN { trace(1); exit(0); }' -o /dev/full
check -qwn 'BEGIN { freopen("/dev/full"); trace(1); exit(0); }'
check -lP dtrace
check -lvP dtrace
check -V
check --help

# the limit of files comes as a signal
err=$( (
	ulimit -f 0
	exec "$TRACE" -qn 'BEGIN { trace(1); exit(0); }' -o file
) 2>&1)
status=$?
if [ $status != 1 ] || [ "$err" != 'trace: cannot write the output: File too large' ]; then
	echo "ulimit -f: status $status: $err"
	exit 1
fi
