/* test: string functions in predicates
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN /strlen(execname) == 5 && substr(execname, 0, 2) == "tr"/ { printf("yes\n"); }
BEGIN /index(execname, "x") >= 0/ { printf("no\n"); }
BEGIN { exit(0); }
