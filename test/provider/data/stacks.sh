# SPDX-License-Identifier: LGPL-2.1-or-later
#
# For tests of stack(): no frame of the tracer, its programs or what called them.
#
# In:      functions for a test that sources this file; $TRACE, $TMP.

# no_tracer FILE: its lines with a frame are the traced ones
no_tracer() {
	grep -q '`' "$1" || { echo "no stack at all"; cat "$1" "$TMP/err"; return 1; }
	grep -E '`|^[[:space:]]+0x' "$1" | grep -E 'bpf_prog_|bpf_trampoline|bpf_trace_run|kprobe|kretprobe|fprobe|ftrace_|rethook|return_to_handler|perf_trace|perf_syscall|^[[:space:]]+0xf' || return 0
	echo "in:"
	head -40 "$1"
	return 1
}

# stack_of PROBE TOP WORKLOAD [OPTION...]: the first frame is one of TOP (alternatives)
stack_of() {
	probe=$1 top=$2 load=$3
	shift 3
	"$TRACE" -q "$@" -n "$probe /pid == \$target/ { stack(); }" -c "$load" >"$TMP/out" 2>"$TMP/err" || { cat "$TMP/err"; return 1; }
	no_tracer "$TMP/out" || return 1
	grep -m 1 '`' "$TMP/out" | grep -qE "\`($top)\+0x" && return
	echo "$probe: top is not $top"
	head -20 "$TMP/out"
	return 1
}
