# test: options of each kind by the environment, and a bad one
# needs: bpf
clause='BEGIN { trace("abcdef"); exit(0); }'
test "$(TRACE_OPT_QUIET=1 TRACE_OPT_STRSIZE=4 $TRACE -n "$clause")" = abc || exit
test "$(TRACE_OPT_QUIET= TRACE_OPT_OFORMAT=json $TRACE -n "$clause" | grep -c '"value":"abcdef"')" = 1 || exit
TRACE_OPT_SWITCHRATE=5x $TRACE -n "$clause" >$TMP/out 2>&1
test $? = 2 || exit
grep -q '^trace: environment variable TRACE_OPT_SWITCHRATE.*: bad value "5x" for option switchrate, which takes a time with ns' $TMP/out || exit
test $(wc -l <$TMP/out) = 1
