/* test: exit() in BEGIN prints the aggregations
 * options: -q
 * needs: bpf
 */
BEGIN { @["k"] = count(); exit(0); }
