#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
# test: libtrace.so exports the functions that trace.h and provider.h declare, each in its version node, and nothing else
# needs: program:nm
#
# Relies on the build tree around $TRACE.
include=$TESTDIR/../include/trace
library=$(dirname "$TRACE")/.libs/libtrace.so
exported() # NODE
{
	nm -D --defined-only "$library" | awk -v node="$1" '$2 != "A" && $3 ~ "@" node "$" { sub(/@.*/, "", $3); print $3 }' |
		LC_ALL=C sort -u
}
declared() # HEADER
{
	awk '{ text = text $0 "\n" }
	     END { while ((i = index(text, "/*"))) {
			rest = substr(text, i + 2)
			text = substr(text, 1, i - 1) " " substr(rest, index(rest, "*/") + 2)
		   }
		   print text }' "$1" | grep -v '^#' | grep -oE '\btrace_[a-z0-9_]+ *\(' | tr -d ' (' | LC_ALL=C sort -u
}
status=0
declared "$include/trace.h" >public
declared "$include/provider.h" >provider
[ -s public ] && [ -s provider ] || { echo "no functions found in the headers"; exit 1; }
exported '@?LIBTRACE_0.1' | diff public - || status=1
exported '@?LIBTRACE_PROVIDER_0.1' | diff provider - || status=1
nm -D --defined-only "$library" | grep -v '@' | grep -v ' A ' && status=1
exit $status
