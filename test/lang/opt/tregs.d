/* test: tregs limits the keys of a tuple
 * options: -e -x tregs=2
 * tag: D_CG_EXPR
 * err: 3 keys are more than the option tregs allows: 2
 */
BEGIN
{
	@[1, 2] = count();
	@b[1, 2, 3] = count();
}
