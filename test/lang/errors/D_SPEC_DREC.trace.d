/* test: D_SPEC_DREC: speculate() after recording
 * options: -e
 * tag: D_SPEC_DREC
 */
BEGIN
{
	trace(1);
	speculate(2);
}
