/* test: clauses of one probe run in the order of the program
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN { printf("1"); }
BEGIN { printf("2"); }
BEGIN { printf("3\n"); exit(0); }
