/* test: comparisons with pid and $pid
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN /pid == $pid/ { printf("mine\n"); }
BEGIN /pid != $pid/ { printf("other\n"); }
BEGIN { exit(0); }
