#!/bin/sh
# test: large and damaged scripts get one clear error
# timeout: 60
cd "$TMP" || exit 1
head -c 10000000 /dev/urandom >random
head -c 10000000 /dev/zero >zeroes
yes '{' | head -c 10000000 >braces
yes 'BEGIN { x = (((((' | tr -d '\n' | head -c 10000000 >parentheses
yes 'word' | tr '\n' ' ' | head -c 10000000 >oneline
printf 'BEGIN { printf("abc' >open
printf 'BEGIN { exit(0); } /* ' >comment
for f in random zeroes braces parentheses oneline open comment; do
	timeout 20 "$TRACE" -x errtags -es $f >out 2>err
	status=$?
	lines=$(wc -l <err)
	if [ $status != 1 ] || [ "$lines" != 1 ] || [ -s out ] ||
		! grep -aq "^trace: failed to compile script $f: .*\[D_" err; then
		echo "$f: status $status, $lines lines"
		head -c 300 err
		exit 1
	fi
done
