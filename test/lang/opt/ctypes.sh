# test: ctypes writes the kernel's types whose members the script uses
# needs: btf
$TRACE -e -x ctypes=$TMP/types -n 'BEGIN { trace(curthread->pid); }' || exit
grep -q '^struct task_struct {$' $TMP/types || exit
grep -q '^	pid_t pid;$' $TMP/types || exit
$TRACE -e -x ctypes=/nosuch/folder/types -n 'BEGIN { exit(0); }' 2>$TMP/err
test $? = 1 || exit
grep -q '^trace: cannot write types to /nosuch/folder/types: ' $TMP/err
