/* test: an option by the environment
 * needs: bpf
 * env: TRACE_OPT_QUIET=1
 */
BEGIN { printf("x\n"); exit(0); }
