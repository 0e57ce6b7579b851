/* test: with -q the default action prints nothing
 * options: -q
 * needs: bpf
 */
BEGIN
BEGIN { printf("x\n"); exit(0); }
