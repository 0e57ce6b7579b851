# test: libdir and syslibdir say where D libraries are
# needs: bpf
mkdir $TMP/own $TMP/system
echo 'inline int from_own = 1;' >$TMP/own/own.d
printf '/* provides: from_system */\ninline int from_system = 2;\n' >$TMP/system/system.d
out=$($TRACE -q -x libdir=$TMP/own -x syslibdir=$TMP/system \
	-n 'BEGIN { printf("%d %d", from_own, from_system); exit(0); }') || exit
echo "$out"
test "$out" = "1 2" || exit
! $TRACE -e -n 'BEGIN { trace(from_own); }' 2>/dev/null
