/* test: arguments beyond the registers, typed
 * options: -q -c true
 * needs: kprobe kernel<6.6
 * match: ^some 1, all 1$
 */
fbt::do_mmap:entry
/pid == $target/
{
	n++;
	near += (uint64_t)args[6] > 0xff00000000000000 && (uint64_t)args[7] - (uint64_t)args[6] + 4096 < 8192;
	pages += args[5] < 0x100000000;
}

END
{
	printf("some %d, all %d\n", n > 0, near == n && pages == n);
}
