/* test: -Z accepts a description that matches nothing
 * options: -q -Z
 * needs: bpf
 * vm: yes
 */
no_such_provider:::x { printf("never\n"); }
BEGIN { printf("ok\n"); exit(0); }
