/* test: * in a description
 * options: -q
 * needs: bpf
 * vm: yes
 */
dtrace:::B* { printf("%s\n", probename); }
d*e:::*ND { printf("%s\n", probename); exit(0); }
BEGIN { exit(0); }
