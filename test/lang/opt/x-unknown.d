/* test: an unknown -x option
 * options: -x no_such_option
 * needs: bpf
 * exit: 2
 * err: no_such_option
 */
BEGIN { exit(0); }
