/* test: copyout() needs -w
 * options: -q
 * needs: btf
 * exit: 1
 * out: none
 * err: copyout\(\) needs -w
 */
BEGIN
{
	copyout(curthread, 0, 1);
}
