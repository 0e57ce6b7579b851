#!/bin/sh
# test: every option of --help is in the manual page, and the page has no faults that a formatter sees
page=$TESTDIR/../../../doc/trace.8
[ -f "$page" ] || { echo "no sources here"; exit 77; }
failed=0
for option in $("$TRACE" --help | grep -oE '(^  |, )-[-A-Za-z]+' | tr -d ' ,'); do
	if ! sed 's/\\-/-/g; s/\\f.//g' "$page" | grep -qE -- "(^|[^A-Za-z-])$option([^A-Za-z-]|\$)"; then
		echo "$option is not in the manual page"
		failed=1
	fi
done
if command -v man >/dev/null && man --version >/dev/null 2>&1; then
	LC_ALL=C.UTF-8 man --warnings -l "$page" 2>&1 >/dev/null | grep . && failed=1
fi
exit $failed
