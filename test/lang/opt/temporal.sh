# test: records are printed in order of time over all CPUs; with temporal=0, CPU by CPU
# needs: bpf smp
clause='profile-199 { printf("%d\n", timestamp); } tick-600ms { exit(0); }'
disorder() {
	awk 'NR > 1 && $1 < last { n++ } { last = $1 } END { print n + 0 }'
}
sysloop 1000000000 getppid 1 >/dev/null & # a virtual machine may park an idle CPU
busy=$!
trap 'kill $busy' EXIT
ordered=$($TRACE -q -n "$clause" | disorder)
unordered=$($TRACE -q -x temporal=0 -n "$clause" | disorder)
echo "$ordered out of order, and $unordered with temporal=0"
test "$ordered" = 0 && test "$unordered" -gt 0
