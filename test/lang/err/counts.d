/* test: each fault is reported
 * options: -q
 * needs: bpf
 * err: divide-by-zero
 * vm: yes
 */
tick-10ms /n < 3/ { n++; x = 1 / (pid - pid); }
ERROR { @ = count(); }
tick-100ms /n == 3/ { printa("%@d\n", @); exit(0); }
