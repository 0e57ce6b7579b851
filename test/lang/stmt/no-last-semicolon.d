/* test: the last semicolon of a clause may be missing
 * options: -q
 * needs: bpf
 */
BEGIN { printf("a"); printf("b\n"); exit(0) }
