/* test: a translated value as a whole is no value
 * options: -e
 * needs: btf
 * exit: 1
 * err: psinfo_t
 */
BEGIN
{
	trace(curpsinfo);
}
