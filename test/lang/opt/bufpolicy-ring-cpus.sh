# test: bufpolicy=ring prints what all CPUs kept in order of time
# needs: bpf smp
$TRACE -q -x bufpolicy=ring -n 'profile-199 { printf("%d %d\n", timestamp, cpu); } tick-600ms { exit(0); }' >$TMP/out || exit
test $(awk '{ print $2 }' $TMP/out | sort -u | wc -l) -gt 1 || exit
awk '$1 < last { n++ } { last = $1 } END { exit n > 0 }' $TMP/out
