/* test: arg1 of ERROR is the enabled probe's number
 * options: -q
 * needs: bpf
 * err: error on enabled probe ID 2
 * vm: yes
 */
BEGIN { a = epid; }
BEGIN { x = 1 / (pid - pid); }
ERROR { printf("%d %d\n", a, arg1); exit(0); }
