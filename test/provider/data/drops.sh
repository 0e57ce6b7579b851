# SPDX-License-Identifier: LGPL-2.1-or-later
#
# For tests that count drops: is what was printed and what was reported as lost, together, all that fired?
#
# In:      functions for a test that sources this file; $TMP/out, $TMP/err: what trace printed.

# cpus: numbers of those that are online
cpus() {
	sed -n 's/^processor[^0-9]*//p' /proc/cpuinfo
}

# lost KIND: sum over all lines "N KINDs on CPU M"
lost() {
	sed -n "s/^trace: \([0-9]*\) $1s\{0,1\} on CPU .*/\1/p" "$TMP/err" | awk '{ n += $1 } END { print n + 0 }'
}

# balance FIRED LINE [CLAUSES]: count of LINE in the output, and drops. Those that the kernel missed are of all processes and
# whatever probes share the program, so that no more can be said of them than how many they are at most.
balance() {
	printed=$(grep -c "^$2\$" "$TMP/out")
	dropped=$(lost drop)
	missed=$(sed -n 's/^trace: \([0-9]*\) missed probe drop.*/\1/p' "$TMP/err" | awk '{ n += $1 } END { print n + 0 }')
	[ $((printed + dropped)) -le "$1" ] && [ $((printed + dropped + missed * ${3:-1})) -ge "$1" ] && return
	echo "fired $1: printed $printed, dropped $dropped, missed $missed"
	cat "$TMP/err"
	return 1
}
