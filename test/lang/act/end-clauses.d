/* test: END clauses run in order, after all others
 * options: -q
 * needs: bpf
 */
END { printf("y"); }
BEGIN { printf("x"); exit(0); }
END { printf("z\n"); }
