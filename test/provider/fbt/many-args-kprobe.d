/* test: arguments beyond the registers are the same by kprobe and by types
 * options: -q -x fbtimpl=kprobe -c true
 * needs: kprobe
 * match: ^some 1, all 1$
 */
fbt::do_mmap:entry
/pid == $target/
{
	n++;
	near += arg7 > 0xff00000000000000 && (uint64_t)args[7] == arg7;
}

END
{
	printf("some %d, all %d\n", n > 0, near == n);
}
