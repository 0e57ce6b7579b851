/* test: -x quiet
 * options: -x quiet
 * needs: bpf
 */
BEGIN { printf("x\n"); exit(0); }
