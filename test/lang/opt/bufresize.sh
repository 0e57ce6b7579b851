# test: buffers that there is no memory for are made smaller, and with bufresize=manual are an error
# needs: bpf
ulimit -v 1000000 || exit 77
$TRACE -V >/dev/null 2>&1 || { echo "this build needs more memory to start"; exit 77; }
clause='BEGIN { exit(4); }'
$TRACE -q -b 1g -n "$clause" 2>$TMP/err
test $? = 4 || exit
grep -q '^trace: buffer size lowered to 128m$' $TMP/err || exit
$TRACE -q -b 1g -x quietresize -n "$clause" 2>$TMP/err
test $? = 4 || exit
test ! -s $TMP/err || exit
$TRACE -q -b 1g -x bufresize=manual -n "$clause" 2>$TMP/err
test $? = 1 || exit
grep -q '^trace: cannot create 1 output buffer of 1073741824 bytes: .*(see -x bufsize)$' $TMP/err
