/* test: clauses run in the order of the program, also between a glob and a name
 * options: -q
 * needs: bpf
 * vm: yes
 */
dtrace:::B* { printf("1"); }
BEGIN { printf("2"); }
dtrace:::[B]* { printf("3\n"); exit(0); }
