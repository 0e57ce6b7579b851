#!/bin/sh
# test: a plugin made with the installed headers: a probe of its own, a dependent one, typed arguments, its struct freed
# needs: bpf btf
# vm: yes
plugins=$(dirname "$(readlink -f "$(command -v sysloop)")")/../plugin
"$TRACE" -v -q -x modpath="$plugins/good" -n '
	sample:::fork /pid == $target/ { printf("fork %d %d\n", args[0]->pid == pid, args[1]->pid != pid); }
	sample:::exec /ppid == $target/ { printf("exec %s\n", stringof(args[0]->comm)); }' \
	-c 'sh -c "sysloop 1 getpid >/dev/null; :"' >"$TMP/out" 2>"$TMP/err"
status=$?
cat "$TMP/out" "$TMP/err"
[ $status = 0 ] && grep -q '^fork 1 1$' "$TMP/out" && grep -q '^exec sysloop$' "$TMP/out" &&
	grep -q 'sample: destroyed fork$' "$TMP/err" && grep -q 'sample: destroyed exec$' "$TMP/err"
