/* test: without -C its directives are refused
 * options: -e
 * needs: bpf program:cpp
 * tag: D_PRAGCTL_INVAL
 * out: none
 */
#define X 1
BEGIN
{
	exit(X);
}
