#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
# test: libtrace.so exports the functions that trace.h declares, and nothing else
# needs: program:nm
#
# Relies on the build tree around $TRACE.
header=$TESTDIR/../include/trace/trace.h
library=$(dirname "$TRACE")/.libs/libtrace.so
nm -D --defined-only "$library" | awk '$2 != "A" { sub(/@.*/, "", $3); print $3 }' | sort -u >exported || exit 1
sed 's|/\*.*\*/||; /^ *\*/d' "$header" | grep -oE '\btrace_[a-z0-9_]+ *\(' | tr -d ' (' | sort -u >declared
[ -s declared ] || { echo "no functions found in trace.h"; exit 1; }
diff declared exported
