/* test: a tick probe fires on one CPU only, again and again
 * options: -q
 * needs: bpf
 * vm: yes
 */
tick-10ms { n++; }
tick-10ms /n == 10/ { printf("%d\n", n); exit(0); }
