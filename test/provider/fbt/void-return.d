/* test: args[1] of a void function's return is refused
 * tag: D_ARGS_IDX
 * needs: kprobe btf
 */
fbt::do_exit:return, fbt::account_process_tick:return
{
	trace(args[1]);
}
