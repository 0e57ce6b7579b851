/* test: after exit() no other clause runs, the clause itself ends
 * options: -q
 * needs: bpf
 */
BEGIN { exit(0); printf("rest\n"); }
BEGIN { printf("no\n"); }
