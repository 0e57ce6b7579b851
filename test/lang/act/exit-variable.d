/* test: exit() with an expression
 * options: -q
 * needs: bpf
 * exit: 12
 */
BEGIN { a = 5; exit(a * 2 + 2); }
