/* test: #pragma D option quiet
 * needs: bpf
 */
#pragma D option quiet
BEGIN { printf("only this\n"); exit(0); }
