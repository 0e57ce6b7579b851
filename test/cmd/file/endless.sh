#!/bin/sh
# test: a script without end is refused, from a file or from the preprocessor
# timeout: 60
cd "$TMP" || exit 1
printf '#!/bin/sh\nexec yes BEGIN\n' >endless
chmod +x endless
echo 'BEGIN { exit(0); }' >script
"$TRACE" -es /dev/zero 2>err
[ $? = 1 ] && grep -q '^trace: cannot read script /dev/zero: File too large$' err || { cat err; exit 1; }
"$TRACE" -Ces script -x cpppath=./endless 2>err
[ $? = 1 ] && [ "$(cat err)" = \
	"trace: cannot run the C preprocessor ./endless: File too large (see -x cpppath)" ] || { cat err; exit 1; }
