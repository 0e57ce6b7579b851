/* test: several descriptions in one clause
 * options: -q
 * needs: bpf
 */
BEGIN, END { printf("%s\n", probename); }
BEGIN { exit(0); }
