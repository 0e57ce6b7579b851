# test: define, undef, incdir and cpphdrs by -x
# needs: bpf program:cpp
mkdir $TMP/headers
echo '#define TWO 2' >$TMP/headers/two.h
cat >$TMP/x.d <<'END'
#include <two.h>
#ifdef GONE
#error "it is defined"
#endif
BEGIN { printf("%d %d\n", ONE, TWO); exit(0); }
END
out=$($TRACE -q -x cpp -x define=ONE=1 -x define=GONE -x undef=GONE -x incdir=$TMP/headers -x cpphdrs -s $TMP/x.d 2>$TMP/err) || {
	cat $TMP/err
	exit 1
}
test "$out" = "1 2" || exit
grep -q 'two\.h' $TMP/err
