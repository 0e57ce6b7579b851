/* test: D_SPEC_SPEC: speculate() twice
 * options: -e
 * tag: D_SPEC_SPEC
 */
BEGIN
{
	speculate(1);
	speculate(2);
}
