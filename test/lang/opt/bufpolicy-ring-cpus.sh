# test: bufpolicy=ring prints what all CPUs kept in order of time
# needs: bpf smp
sysloop 1000000000 getppid 1 >/dev/null & # a virtual machine may park an idle CPU
busy=$!
trap 'kill $busy' EXIT
$TRACE -q -x bufpolicy=ring -n 'profile-199 { printf("%d %d\n", timestamp, cpu); } tick-600ms { exit(0); }' >$TMP/out || exit
test $(awk '{ print $2 }' $TMP/out | sort -u | wc -l) -gt 1 || exit
awk '$1 < last { n++ } { last = $1 } END { exit n > 0 }' $TMP/out
