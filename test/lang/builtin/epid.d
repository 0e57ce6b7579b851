/* test: epid counts the enabled probes
 * options: -q
 * needs: bpf
 */
BEGIN { a = epid; }
BEGIN { printf("%d %d\n", a, epid - a); exit(0); }
