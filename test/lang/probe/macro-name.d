/* test: a macro argument as part of a description
 * options: @noscript -q -s @D EGIN
 * needs: bpf
 */
dtrace:::B$1 { printf("%s\n", probename); exit(0); }
