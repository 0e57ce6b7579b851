/* test: a folder of plugins that is not there is a warning, once
 * options: @noscript
 * options: -q -x modpath=/nonexistent
 * options: -n 'BEGIN { exit(0); }' -n 'nosuch:::a, nosuch:::b { }' -Z
 * needs: bpf
 * err: ^trace: cannot read the folder of provider plugins /nonexistent: No such file or directory$
 * out: none
 */
