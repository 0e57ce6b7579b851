/* test: END runs after exit(), with the status kept
 * options: -q
 * needs: bpf
 * exit: 3
 * vm: yes
 */
BEGIN { exit(3); }
END { printf("end\n"); }
