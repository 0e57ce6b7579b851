/* test: tracemem() of a bad address is a fault
 * options: -q
 * needs: bpf
 * err: invalid address
 */
BEGIN { tracemem((char *)8, 4); }
BEGIN { printf("next\n"); exit(0); }
