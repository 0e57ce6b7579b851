/* test: D_PDESC_ZERO: a description that matches nothing
 * options: -e
 * tag: D_PDESC_ZERO
 * needs: btf
 */
syscall::nosuchcall:entry
{
	exit(0);
}
