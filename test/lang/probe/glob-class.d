/* test: [ ] in a description
 * options: -q
 * needs: bpf
 */
dtrace:::[A-C]EGIN { printf("range\n"); }
dtrace:::[!A-C]ND { printf("not %s\n", probename); }
BEGIN { exit(0); }
