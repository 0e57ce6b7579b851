/* test: exit() in END gives the status
 * options: -q
 * needs: bpf
 * exit: 5
 */
BEGIN { exit(0); }
END { exit(5); }
