/* test: vtimestamp is the CPU time of the thread: less than has passed
 * options: -q
 * needs: bpf
 */
BEGIN { a = vtimestamp; }
BEGIN { printf("%d\n", vtimestamp >= a && vtimestamp < 60000000000); exit(0); }
