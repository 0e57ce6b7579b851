# test: iregs limits the registers that values live in: more of them go to the stack
clause='BEGIN { @[pid, tid, timestamp] = count(); printf("%d %d %s", pid, tid, execname); exit(0); }'
$TRACE -e -x disasm=1 -x iregs=2 -n "$clause" 2>$TMP/few || exit
$TRACE -e -x disasm=1 -n "$clause" 2>$TMP/all || exit
few=$(sed -n 's/.*: \([0-9]*\) instructions, .*/\1/p' $TMP/few)
all=$(sed -n 's/.*: \([0-9]*\) instructions, .*/\1/p' $TMP/all)
echo "$few instructions, and $all without it"
test "$few" -gt "$all"
