/* test: copyinstr() of a bad address is a fault
 * options: -q
 * needs: bpf
 * err: invalid address
 * vm: yes
 */
BEGIN { printf("%s\n", copyinstr(0)); }
ERROR { printf("%d\n", arg4); exit(0); }
