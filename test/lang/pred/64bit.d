/* test: a predicate that has only high bits is true
 * options: -q
 * needs: bpf
 */
int64_t a;
BEGIN { a = 0x100000000; }
BEGIN /a/ { printf("true\n"); exit(0); }
