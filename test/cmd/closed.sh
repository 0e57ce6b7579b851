#!/bin/sh
# test: with stdin, stdout or stderr closed nothing goes where it does not belong
# needs: bpf
cd "$TMP" || exit 1
PROGRAM='BEGIN { trace("text"); exit(0); }'

fail() {
	echo "$1"
	cat out err 2>/dev/null
	exit 1
}

# said: the one line about output that went nowhere
said() {
	[ "$(wc -l <err)" = 1 ] && grep -q '^trace: cannot write .*: Bad file descriptor$' err
}

"$TRACE" -qn "$PROGRAM" >&- 2>err
[ $? = 1 ] && said || fail "stdout closed"
"$TRACE" -lP dtrace >&- 2>err
[ $? = 1 ] && said || fail "-l, stdout closed"
"$TRACE" --help >&- 2>err
[ $? = 1 ] && said || fail "--help, stdout closed"

"$TRACE" -n "$PROGRAM" -o file 2>&-
[ $? = 0 ] && grep -q text file && ! grep -q matched file || fail "stderr closed"
"$TRACE" -n "$PROGRAM" -o file2 0<&- 1>&- 2>&-
[ $? = 0 ] && grep -q text file2 && ! grep -q matched file2 || fail "all closed"
"$TRACE" -s - <&- >out 2>err
[ $? = 1 ] && grep -q '^trace: cannot read script -: Bad file descriptor$' err || fail "stdin closed"

# for a command they are closed too
cat >command <<'END'
#!/bin/sh
[ -e /proc/self/fd/1 ] && echo open >>result || echo closed >>result
END
chmod +x command
sed -i 's,/self/,/$$/,' command
"$TRACE" -qn 'BEGIN { x = 1; }' -c ./command >&- 2>err
[ "$(cat result)" = closed ] || fail "command: $(cat result)"
