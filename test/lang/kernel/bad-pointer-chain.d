/* test: a fault in the middle of a chain
 * options: -q
 * needs: bpf btf
 * err: invalid address
 */
BEGIN { p = (struct list_head *)0x100; printf("%x\n", (uint64_t)p->next->next); }
ERROR { printf("%d %x\n", arg4, arg5); exit(0); }
