/* test: a description of the name alone
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN { printf("%s:%s\n", probeprov, probename); exit(0); }
