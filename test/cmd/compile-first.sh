#!/bin/sh
# test: the command of -c does not run when the script is wrong or trace dies before
cd "$TMP" || exit 1
"$TRACE" -q -c 'touch ran' -n 'BEGIN { nosuch(); }' 2>err && exit 1
grep -q nosuch err || { cat err; exit 1; }
sleep 0.2
[ ! -e ran ] || { echo "the command ran"; exit 1; }
"$TRACE" -e -c 'touch ran' -n 'END { trace($target); }' || exit 1
[ ! -e ran ] || { echo "-e ran the command"; exit 1; }
