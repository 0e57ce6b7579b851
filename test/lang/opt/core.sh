# test: with core an error ends in abort()
ulimit -c 0
$TRACE -x core -e -n 'BEGIN { x; }' 2>$TMP/err
test $? = 134 || exit
grep -q "undefined variable 'x'" $TMP/err
