/* test: probename differs between the probes of one clause
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN, END { printf("%s\n", probename); }
BEGIN { exit(0); }
