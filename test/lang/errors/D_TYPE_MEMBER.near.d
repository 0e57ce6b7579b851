/* test: D_TYPE_MEMBER: a misspelt member is offered its right name
 * options: -e
 * tag: D_TYPE_MEMBER
 * needs: btf
 */
BEGIN
{
	trace(curthread->com);
	exit(0);
}
