/* test: a member behind a NULL pointer is a fault at its offset
 * options: -q
 * needs: bpf btf
 * err: invalid address
 * vm: yes
 */
BEGIN { p = (struct list_head *)0; x = p->prev; printf("no\n"); }
ERROR { printf("%d %d\n", arg4, arg5); exit(0); }
