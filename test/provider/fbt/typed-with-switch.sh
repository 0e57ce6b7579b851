#!/bin/sh
# test: one renamed function switches all probes to kprobes; types stay known and both fire
# needs: kprobe fprobe kernel>=6.1
"$TRACE" -v -n '
fbt::vfs_read:entry
{
	trace(args[0]->f_pos);
	@["read"] = count();
}

fbt::finish_task_switch:return
{
	@["switch"] = count();
}' -c 'wc /proc/version' >"$TMP/out" 2>"$TMP/err" || exit 1
cat "$TMP/out" "$TMP/err"
grep -q 'fbt: using kprobes for all 2 probes: finish_task_switch.isra.0 has no BTF prototype' "$TMP/err" &&
	grep -q 'vfs_read:entry  *[0-9]' "$TMP/out" && grep -q '^ *switch  *[0-9]' "$TMP/out"
