/* test: exit() in ERROR ends tracing
 * options: -q
 * needs: bpf
 * exit: 9
 * err: divide-by-zero
 * vm: yes
 */
BEGIN { x = 1 / (pid - pid); }
ERROR { exit(9); }
