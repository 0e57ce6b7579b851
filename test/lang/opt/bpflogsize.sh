# test: bpflogsize limits the verifier's log
# needs: bpf
clause='BEGIN { exit(0); }'
$TRACE -q -x bpflog -x bpflogsize=300 -n "$clause" 2>$TMP/short || exit
$TRACE -q -x bpflog -n "$clause" 2>$TMP/long || exit
short=$(wc -c <$TMP/short)
long=$(wc -c <$TMP/long)
echo "$short bytes, and $long without it"
test "$short" -gt 100 && test "$short" -lt 500 && test "$long" -gt "$short"
