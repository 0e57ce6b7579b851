#!/bin/sh
# test: every option is in doc/options.md, and some test sets it
top=$TESTDIR/../../..
[ -f "$top/doc/options.md" ] && [ -f "$top/libtrace/optlist.h" ] || { echo "no sources here"; exit 77; }
failed=0
for option in $(sed -n 's/^TR_OPT([A-Z]*, *"\([a-z]*\)".*/\1/p' "$top/libtrace/optlist.h"); do
	if ! grep -q "^| $option |" "$top/doc/options.md"; then
		echo "$option is not documented"
		failed=1
	fi
	if ! grep -rqE "(-x |option |setopt\(\"|opt\(t, \"|for option in .*|^	evaltime .*)$option\b" \
		--include=*.d --include=*.sh --include=*.c "$top/test"; then
		echo "$option is not tested"
		failed=1
	fi
done
exit $failed
