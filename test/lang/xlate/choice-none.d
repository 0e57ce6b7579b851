/* test: a member of which this kernel has no translation
 * options: -e -L @DIR/data
 * needs: btf
 * exit: 1
 * err: nor_this_one
 * err: member .none. of .choice_t
 */
BEGIN
{
	trace(curchoice->none);
}
