/* test: tick probes of several units
 * options: -q
 * needs: bpf
 * vm: yes
 */
tick-5ms { a = 1; }
tick-5000us { b = 1; }
tick-5msec { c = 1; }
tick-200hz { d = 1; }
tick-200 { e = 1; }
tick-300ms { printf("%d%d%d%d%d\n", a, b, c, d, e); exit(0); }
