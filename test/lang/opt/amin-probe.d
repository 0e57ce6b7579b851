/* test: amin refuses what is less stable: a probe
 * options: -e -x amin=Evolving/Evolving/Common
 * tag: D_ATTR_MIN
 * err: the attributes of probe description syscall::read:entry \(Unstable/Unstable/ISA\) are below the minimum
 */
syscall::read:entry
{
	trace(pid);
}
