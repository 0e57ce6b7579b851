/* test: -e compiles and runs nothing
 * options: -q -e
 * needs: bpf
 */
BEGIN { printf("never\n"); exit(3); }
