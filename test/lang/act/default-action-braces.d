/* test: an empty clause traces the probe too
 * needs: bpf
 * match: ^ +[0-9]+ +2 +:END *$
 */
END { }
BEGIN { exit(0); }
