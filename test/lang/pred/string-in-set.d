/* test: several strings in one predicate
 * options: -q
 * needs: bpf
 */
BEGIN /execname == "cat" || execname == "trace" || execname == "sh"/ { printf("yes\n"); exit(0); }
