/* test: arguments beyond the registers, raw
 * options: -q -c true
 * needs: kprobe
 * match: ^some 1, all 1$
 */
fbt::do_mmap:entry
/pid == $target/
{
	n++;
	same += arg0 == (uint64_t)args[0] && arg4 == (uint64_t)args[4] && arg6 == (uint64_t)args[6] &&
	    arg7 == (uint64_t)args[7];
}

END
{
	printf("some %d, all %d\n", n > 0, same == n);
}
