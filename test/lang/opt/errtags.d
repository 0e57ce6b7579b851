/* test: errtags adds the tag, in one line
 * options: -e -x errtags
 * exit: 1
 * err: ^trace: .*\[D_IDENT_UNDEF\] undefined variable 'x'$
 * out: none
 */
BEGIN
{
	exit(x);
}
