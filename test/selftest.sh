#!/bin/bash
# SPDX-License-Identifier: LGPL-2.1-or-later
# test: the harness itself: good tests pass, and every kind of bad test fails
#
# A shell script stands for trace: it interprets a D file's "//sh" lines. Relies on $HARNESS from the harness.
here=$TMP/test/self
mkdir -p "$here" && cd "$here" || exit 1
failed=0

cat >"$TMP/fake" <<'END'
#!/bin/bash
words=("$@")
while [ $# -gt 1 ]; do shift; done
eval "$(sed -n 's|^//sh ||p' "$1")"
END
chmod +x "$TMP/fake"

# put NAME DIRECTIVES CODE [EXPECTED OUTPUT]
put() {
	printf '/* test: %s\n%s */\n' "$1" "$2" >"$1.d"
	printf '%s\n' "$3" | sed 's|^|//sh |' >>"$1.d"
	[ $# -lt 4 ] || printf '%s\n' "$4" >"$1.out"
}

# want VERDICT REASON PUT-ARGUMENTS: what the harness must say of that test
want() {
	local verdict=$1 reason=$2 got
	shift 2
	put "$@"
	got=$("$HARNESS" -j 1 -t "$TMP/fake" "$here/$1.d" 2>&1)
	if ! grep -qE "^$verdict self/$1(: .*$reason.*)?$" <<<"$got" ||
		{ [ -n "$reason" ] && ! grep -q -- "$reason" <<<"$got"; }; then
		echo "$1: wanted $verdict $reason, got:"
		echo "$got"
		failed=1
	fi
}

want PASS '' same '' 'echo hello; echo' hello
want FAIL 'stdout differs' other '' 'echo hello' goodbye
want FAIL 'stdout differs' more '' 'echo hello; echo more' hello
want FAIL 'exit status 3' status '' 'echo hello; exit 3' hello
want PASS '' status3 ' * exit: 3' 'echo hello; exit 3' hello
want FAIL 'killed by signal 11' crash '' 'kill -SEGV $$' hello
want FAIL 'time limit' slow ' * timeout: 1' 'sleep 30' hello
want FAIL 'says nothing' silent '' 'echo hello'
want FAIL 'unknown directive' typo ' * option: -q' 'echo hello' hello
want FAIL 'not a number' number ' * exit: three' 'echo hello' hello
want FAIL 'open quote' quote " * options: -n 'BEGIN" 'echo hello' hello
want PASS '' regex ' * out: re' 'echo hello 42' 'hello [0-9]+$'
want FAIL 'does not match' noregex ' * out: re' 'echo hello' 'hello [0-9]+$'
want FAIL 'regular expression' badregex ' * out: re' 'echo hello' 'hello ('
want FAIL 'without a .out' missing ' * out: re' 'echo hello'
want PASS '' none ' * out: none' 'echo hello'
want PASS '' tag ' * tag: D_SYNTAX' 'echo "t.d:1: [D_SYNTAX] no" >&2; exit 1'
want FAIL 'no \[D_SYNTAX\]' notag ' * tag: D_SYNTAX' 'echo "t.d:1: [D_OTHER] no" >&2; exit 1'
want FAIL 'exit status 0, not 1' tagok ' * tag: D_SYNTAX' 'echo "[D_SYNTAX]" >&2'
want PASS '' err ' * err: ^no (way|chance)' 'echo no way >&2'
want FAIL 'no match for' noerr ' * err: ^no (way|chance)' 'echo way >&2'
want FAIL 'stderr is not empty' errnone ' * err: none' 'echo oops >&2'
want PASS '' match ' * match: l{2}' 'echo hello'
want FAIL 'sanitizer report' asan '' 'echo hello; echo "==1==ERROR: AddressSanitizer: x" >&2' hello
want SKIP 'needs kernel<1.0' needs ' * needs: kernel<1.0' 'echo hello' hello
want SKIP 'needs nonsense' word ' * needs: nonsense' 'echo hello' hello
want PASS '' kernel ' * needs: kernel>=2.6' 'echo hello' hello
want PASS '' env " * env: WORD='a b'" 'echo "$WORD"' 'a b'
want PASS '' pid $' * run: sleep 30\n * options: -p @PID -x a=@TMP/b -n \'@D = "two  words"\'' \
	'kill -0 "${words[1]}" && [ "${words[3]}" = "a=$PWD/b" ] && echo "${words[5]}"' '@D = "two  words"'
want FAIL 'workload could not' workload ' * run: no-such-workload' 'sleep 0.2; echo hello' hello

printf 'BEGIN { }\n' >untitled.d
"$HARNESS" -t "$TMP/fake" untitled.d | grep -q '^FAIL self/untitled: no .test:. line' ||
	{ echo "a file without directives did not fail"; failed=1; }

# Programs: each result line counts, and an end that they did not choose is a failure.
program() {
	local wanted=$1
	printf '#!/bin/bash\n%s\n' "$2" >unit
	chmod +x unit
	[ "$("$HARNESS" "$here/unit" | tail -n 1)" = "$wanted" ] || { echo "program: not $wanted: $2"; failed=1; }
}
program '2 passed, 0 failed, 0 skipped' 'echo ok a; echo ok b'
program '1 passed, 1 failed, 0 skipped' 'echo ok a; echo "# x.c:1: bad"; echo not ok b; exit 1'
program '1 passed, 1 failed, 0 skipped' 'echo ok a; kill -ABRT $$'
program '0 passed, 1 failed, 0 skipped' 'true'
program '1 passed, 0 failed, 1 skipped' 'echo ok a; echo "ok b # SKIP no root"'

# The sum: skipped here and run there is skipped; skipped everywhere is a failure.
printf 'PASS a\nSKIP b: needs x\nSKIP c: needs y\n' >one
printf 'PASS a\nPASS b\nSKIP c: needs y\n' >two
[ "$("$TESTDIR/sum" one two | tail -n 1)" = '3 passed, 1 failed, 1 skipped' ] || { echo "sum is wrong"; failed=1; }

exit $failed
