/* test: /= by 0 leaves the variable as it was
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 * vm: yes
 */
BEGIN { a = 7; z = 0; a /= z; }
ERROR { printf("%d\n", a); exit(0); }
