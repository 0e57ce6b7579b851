/* test: without -q a line has CPU, ID, function and name
 * needs: bpf
 * match: ^ +[0-9]+ +1 +:BEGIN text$
 */
BEGIN { printf("text"); exit(0); }
