#!/bin/sh
# test: the largest numbers are refused by the option's name, or work
# needs: bpf
# timeout: 60
cat >"$TMP/script" <<'END'
BEGIN { self->x = 1; m[1, "q"] = 2; @a["x", 1] = sum(5); s = speculation(); }
BEGIN { speculate(s); printf("a %d", 1); }
BEGIN { commit(s); }
BEGIN { trace(strjoin("abc", "def")); printa(@a); }
BEGIN { exit(0); }
END
for option in aggsize aggsortkeypos aggsortpos bpflogsize bufsize cpu disasm dynvarsize iregs maxframes nspec pcapsize \
	pgmax preallocate printsize scratchsize specsize stackframes stackindent strsize tree tregs ustackframes; do
	for value in 9223372036854775807 9223372036854775808 99999999999999999999 8388607t 4611686018427387904k; do
		"$TRACE" -qs "$TMP/script" -x $option=$value >"$TMP/out" 2>"$TMP/err"
		status=$?
		if [ $status = 2 ]; then
			[ "$(wc -l <"$TMP/err")" = 1 ] &&
				grep -q "^trace: bad value \"$value\" for option $option, which takes" "$TMP/err" &&
				continue
		elif [ $status = 0 ] && grep -q abcdef "$TMP/out"; then
			continue
		fi
		echo "$option=$value: status $status"
		cat "$TMP/err"
		exit 1
	done
done
