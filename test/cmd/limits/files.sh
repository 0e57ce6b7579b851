#!/bin/sh
# test: too few file descriptors are one error with its remedy, wherever they run out
# needs: bpf
cd "$TMP" || exit 1

# check PROGRAM: from hardly any to enough
check() {
	n=7
	while [ $n -lt 40 ]; do
		(
			ulimit -n $n
			exec "$TRACE" -qn "$1"
		) >out 2>err
		status=$?
		if [ $status = 1 ] && [ "$(wc -l <err)" = 1 ] &&
			grep -q '^trace: .*: Too many open files (see ulimit -n)$' err; then
			failed=1
		elif [ $status = 0 ] && [ ! -s err ] && grep -q done out; then
			return
		else
			echo "$n files, $1: status $status"
			cat out err
			exit 1
		fi
		n=$((n + 1))
	done
	echo "$1: 40 files are not enough"
	exit 1
}

failed=0
check 'BEGIN { printf("done"); exit(0); }'
check 'BEGIN { m[1] = 2; @[m[1]] = count(); self->x = 1; printf("done"); exit(0); }'
check 'tick-1ms { printf("done"); exit(0); }'
check 'syscall::getpid:entry { @ = count(); } BEGIN { printf("done"); exit(0); }'
[ $failed = 1 ]
