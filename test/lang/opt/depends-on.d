/* test: a script may depend on what is there
 * options: -q
 * needs: bpf
 */
#pragma D depends_on provider syscall
#pragma D depends_on provider dtrace
#pragma D depends_on module vmlinux
#pragma D depends_on library procfs.d
BEGIN { trace("there\n"); exit(0); }
