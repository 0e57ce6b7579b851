/* test: a description that matches nothing is answered with a near name
 * needs: bpf
 * exit: 1
 * err: BEGIN
 */
dtrace:::BEGINN { exit(0); }
