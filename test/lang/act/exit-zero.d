/* test: exit(0)
 * options: -q
 * needs: bpf
 */
BEGIN { exit(0); }
