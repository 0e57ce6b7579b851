/* test: switchrate as rate and as time
 * options: -q -x switchrate=10hz
 * needs: bpf
 */
#pragma D option switchrate=100ms
tick-50ms { printf("x\n"); exit(0); }
