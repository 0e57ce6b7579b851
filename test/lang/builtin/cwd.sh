#!/bin/sh
# test: cwd and root are those of the process, across mounts
# needs: bpf
# needs: btf
# vm: yes
cd "$TMP" && mkdir -p "some dir/deep" && cd "some dir/deep" || exit 1
want=$(pwd -P)
got=$("$TRACE" -q -n 'BEGIN { printf("%s", cwd); exit(0); }') || exit 1
[ "$got" = "$want" ] || { echo "$got, not $want"; exit 1; }
got=$(cd /dev && "$TRACE" -q -n 'BEGIN { printf("%s", cwd); exit(0); }')
[ "$got" = "$(cd /dev; pwd -P)" ] || { echo "$got, not /dev"; exit 1; }
