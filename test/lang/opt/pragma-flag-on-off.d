/* test: a flag given a value
 * needs: bpf
 */
#pragma D option quiet=1
BEGIN { printf("x\n"); exit(0); }
