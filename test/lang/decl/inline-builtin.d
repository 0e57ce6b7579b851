/* test: an inline of built-in variables
 * options: -q
 * needs: bpf
 */
inline int mine = pid == $pid;
BEGIN /mine/ { printf("yes\n"); exit(0); }
