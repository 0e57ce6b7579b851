# test: preallocate takes memory ahead
# needs: bpf
clause='BEGIN { system("grep VmRSS /proc/%d/status", $pid); exit(0); }'
with=$($TRACE -wq -x preallocate=32m -n "$clause") || exit
without=$($TRACE -wq -n "$clause") || exit
set -- $with $without
echo "$2 kB, and $5 kB without it"
test "$2" -gt $(($5 + 30000))
