/* test: a parameter of a type that is not known
 * options: -e
 * tag: D_DECL_PROTO_TYPE
 */
int function(struct never_defined_anywhere s);

BEGIN
{
	exit(0);
}
