/* test: ? in a description
 * options: -q -Z
 * needs: bpf
 */
dtrace:::BEG?? { printf("two\n"); }
dtrace:::BEGI? { printf("one\n"); }
dtrace:::BEGIN? { printf("none\n"); }
BEGIN { exit(0); }
