#!/bin/sh
# test: a script may begin with the byte order mark of UTF-8
# needs: program:cpp
cd "$TMP" || exit 1
printf '\357\273\277#!/usr/sbin/trace -s\nBEGIN { exit(0); }\n' >script
printf '\357\273\277BEGIN { x; }\n' >wrong
printf 'BEGIN { exit(0); } \357\273\277\n' >within
"$TRACE" -es script || exit 1
"$TRACE" -Ces script || exit 1
"$TRACE" -es - <script || exit 1
"$TRACE" -es wrong 2>err
grep -q '^wrong:1:9$' err || { cat err; exit 1; }
"$TRACE" -es within 2>err
[ $? = 1 ] && grep -q 'unexpected byte 0xef' err || { cat err; exit 1; }
