/* test: a pragma behind the clauses counts as well
 * needs: bpf
 */
BEGIN { printf("x\n"); exit(0); }
#pragma D option quiet
