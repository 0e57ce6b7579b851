/* test: exit() in a tick probe
 * options: -q
 * needs: bpf
 * exit: 2
 * vm: yes
 */
tick-10ms { exit(2); }
