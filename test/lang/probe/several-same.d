/* test: a probe named by two descriptions of one clause fires the clause twice
 * options: -q
 * needs: bpf
 */
BEGIN, dtrace:::BEGIN { n++; }
BEGIN { printf("%d\n", n); exit(0); }
