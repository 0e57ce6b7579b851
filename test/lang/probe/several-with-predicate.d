/* test: several descriptions share the predicate
 * options: -q
 * needs: bpf
 */
BEGIN, END /probename == "END"/ { printf("%s\n", probename); }
BEGIN { exit(0); }
