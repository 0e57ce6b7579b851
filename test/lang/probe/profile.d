/* test: profile fires on all CPUs
 * options: -q
 * needs: bpf
 * vm: yes
 */
profile-200hz { n[cpu]++; }
tick-300ms { printf("%d\n", n[0] > 0); exit(0); }
