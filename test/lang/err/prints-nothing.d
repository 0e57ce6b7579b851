/* test: a clause that faults prints nothing, not even what came before
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 * vm: yes
 */
BEGIN { printf("before\n"); x = 1 / (pid - pid); printf("after\n"); }
BEGIN { printf("next\n"); exit(0); }
