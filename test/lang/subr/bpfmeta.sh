#!/bin/sh
# test: bpfmeta() shows what a loaded BPF program says of itself, in every place where a value is printed
# needs: bpf root
# vm: yes
bpfmeta 20 >"$TMP/id" &
keeper=$!
trap 'kill $keeper' EXIT
while ! [ -s "$TMP/id" ]; do sleep 0.1; done
read -r id <"$TMP/id"
"$TRACE" -q -n '
BEGIN
{
	printf("[%s] [%s] ", bpfmeta($1, "text"), bpfmeta($1, "full"));
	printf("[%5s] [%s] ", bpfmeta($1, "number"), bpfmeta($1, "flag"));
	printf("[%s] [%s]\n", bpfmeta($1, "pair"), bpfmeta($1, "list"));
	printf("[%s] [%s]\n", bpfmeta($1, "none"), bpfmeta(0, "text"));
	trace(bpfmeta($1, "text"));
	@[bpfmeta($1, "text"), bpfmeta($1, "number")] = count();
	exit(0);
}' "$id" >"$TMP/out" 2>&1
status=$?
sed "s/  */ /g; s/ *\$//" "$TMP/out" >"$TMP/got"
cat >"$TMP/want" <<'END'
[golden \"words\"] [full] [ -7] [1] [{1,2,}] [[3,4,5,]]
[] []
 golden \"words\"
 golden \"words\" -7 1
END
grep -v '^ *$' "$TMP/got" | diff "$TMP/want" - || exit 1
"$TRACE" -x oformat=json -n 'BEGIN { trace(bpfmeta($1, "text")); exit(0); }' "$id" | grep -qF '"golden \\\"words\\\""' || exit 1
exit $status
