/* test: rawbytes shows bytes instead of text
 * options: -q -x rawbytes
 * needs: btf
 */
BEGIN
{
	trace(curthread->comm);
	exit(0);
}
