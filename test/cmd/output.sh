#!/bin/sh
# test: -o appends to a file, for records and for lists
# needs: bpf
cd "$TMP" || exit 1
for n in 1 2; do
	"$TRACE" -q -o file -n "BEGIN { printf(\"%d\\n\", $n); exit(0); }" || exit 1
done
"$TRACE" -o file -ln BEGIN || exit 1
cat file
