/* test: amin refuses what is less stable: a variable of the kernel
 * options: -e -x amin=Evolving/Evolving/Common
 * needs: btf
 * tag: D_ATTR_MIN
 */
BEGIN
{
	trace(`jiffies);
}
