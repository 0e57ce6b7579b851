# SPDX-License-Identifier: LGPL-2.1-or-later
#
# For tests that kill trace in the middle: what of it the kernel still holds.
#
# In:      functions for a test that sources this file; $TRACE, $TMP.
# Relies:  bpftool. Whoever uses it runs alone: it compares counts of the whole system.

programs() {
	bpftool prog show 2>/dev/null | grep -c '^[0-9]'
}

maps() {
	bpftool map show 2>/dev/null | grep -c '^[0-9]'
}

links() {
	bpftool link show 2>/dev/null | grep -c '^[0-9]'
}

# Everything that is not counted: events, probes and functions being traced, pinned objects.
others() {
	for f in kprobe_events uprobe_events; do
		echo "$f:"
		cat /sys/kernel/tracing/$f 2>/dev/null
	done
	echo "enabled: $(grep -c . /sys/kernel/tracing/enabled_functions 2>/dev/null)"
	echo "kprobes: $(grep -c . /sys/kernel/debug/kprobes/list 2>/dev/null)"
	find /sys/fs/bpf 2>/dev/null | sort
}

state() {
	echo "programs $(programs), maps $(maps), links $(links)"
	others
}

# What is there at first, once what ran earlier is gone.
remember() {
	state >"$TMP/before"
	sleep 0.1
	until state >"$TMP/after"; cmp -s "$TMP/before" "$TMP/after"; do
		mv "$TMP/after" "$TMP/before"
		sleep 0.1
	done
}

# wait_for FILE: until it has a line
wait_for() {
	n=0
	until [ -s "$1" ]; do
		n=$((n + 1))
		[ $n -lt 300 ] || { echo "nothing was traced"; cat "$TMP/err"; return 1; }
		read -r line </proc/version # something to trace
		sleep 0.1
	done
}

# gone: until the state is what it was before
gone() {
	n=0
	until state >"$TMP/after"; cmp -s "$TMP/before" "$TMP/after"; do
		n=$((n + 1))
		if [ $n = 50 ]; then
			echo "left behind:"
			diff "$TMP/before" "$TMP/after"
			bpftool prog show
			return 1
		fi
		sleep 0.2
	done
}

# kill_nine OPTION...: trace, which must print a line, dies by SIGKILL; nothing may remain
kill_nine() {
	remember
	before=$(programs)
	"$TRACE" -q "$@" >"$TMP/out" 2>"$TMP/err" &
	pid=$!
	wait_for "$TMP/out" || { kill -9 $pid; return 1; }
	during=$(programs)
	kill -9 $pid
	wait $pid 2>/dev/null
	[ "$during" -gt "$before" ] || { echo "no program was loaded: $before, then $during"; return 1; }
	gone
}
