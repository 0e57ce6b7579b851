/* test: assignments before the fault stay
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 */
BEGIN { a = 5; self->b = 6; @ = sum(7); x = 1 / (pid - pid); a = 0; }
BEGIN { printf("%d %d ", a, self->b); printa("%@d\n", @); exit(0); }
