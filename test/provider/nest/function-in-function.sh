#!/bin/sh
# test: a traced function inside a traced one: text and variables of both are right
# needs: kprobe
for impl in auto kprobe; do
	"$TRACE" -q -x fbtimpl=$impl -n '
	fbt::ksys_read:entry /pid == $target/ { self->a = strjoin("outer-", probefunc); }
	fbt::vfs_read:entry /self->a != ""/ { self->b = strjoin(self->a, strjoin("-inner-", probefunc)); }
	fbt::rw_verify_area:entry /self->b != ""/ { @[strjoin(self->b, "-end")] = count(); self->a = ""; self->b = ""; }
	END { printa("%s %@d\n", @); }' -c 'sysloop 7 read' >"$TMP/out" 2>"$TMP/err" || { cat "$TMP/err"; exit 1; }
	grep -qE '^outer-ksys_read-inner-vfs_read-end ([7-9]|[1-9][0-9])$' "$TMP/out" || { cat "$TMP/out"; exit 1; }
done
