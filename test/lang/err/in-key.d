/* test: a fault in a key
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
BEGIN { z = 0; a[1 / z] = 5; printf("no\n"); }
BEGIN { @[1 / z] = count(); }
BEGIN { printf("next\n"); exit(0); }
