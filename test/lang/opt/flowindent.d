/* test: -F shows the flow
 * options: -F
 * needs: bpf
 * match: BEGIN
 */
BEGIN { exit(0); }
