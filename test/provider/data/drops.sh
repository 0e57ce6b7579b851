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

# balance FIRED LINE: count of LINE in the output, and drops
balance() {
	printed=$(grep -c "^$2\$" "$TMP/out")
	dropped=$(lost drop)
	[ $((printed + dropped)) = "$1" ] && return
	echo "fired $1: printed $printed, dropped $dropped"
	cat "$TMP/err"
	return 1
}
