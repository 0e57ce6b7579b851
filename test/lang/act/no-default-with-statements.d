/* test: statements that record nothing leave no line
 * needs: bpf
 * match: ^ +[0-9]+ +1 +:BEGIN *$
 */
BEGIN { a = 1; @ = count(); }
BEGIN { exit(0); }
END { trunc(@); }
