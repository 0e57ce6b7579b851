/* test: the value of exit() is the exit status
 * options: -q
 * needs: bpf
 * exit: 7
 * vm: yes
 */
BEGIN { exit(7); }
