/* test: #line changes the file and line of messages
 * needs: bpf
 * exit: 1
 * err: other.d
 */
#line 77 "other.d"
BEGIN { no_such_function(); exit(0); }
