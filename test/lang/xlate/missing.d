/* test: a member that says nothing is an error
 * options: -e
 * needs: btf
 * tag: D_XLATE_NOCONV
 * err: pr_syscall
 */
BEGIN
{
	trace(curlwpsinfo->pr_syscall);
}
