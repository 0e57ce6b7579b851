/* test: amin refuses what is less stable: a built-in variable
 * options: -e -x amin=Stable/Stable/Common
 * tag: D_ATTR_MIN
 * err: the attributes of curthread \(Stable/Private/Common\) are below the minimum \(Stable/Stable/Common\)
 */
BEGIN
{
	trace(curthread->pid);
}
