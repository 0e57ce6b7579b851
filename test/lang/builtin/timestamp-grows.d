/* test: timestamp grows from firing to firing
 * options: -q
 * needs: bpf
 */
BEGIN { a = timestamp; }
tick-5ms { printf("%d\n", timestamp > a); exit(0); }
