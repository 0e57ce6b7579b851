/* test: with -Z a function that does not exist is left out
 * options: -Z -q
 * needs: kprobe
 * match: ^runs$
 */
fbt::vfs_reed:entry
{
	wrong++;
}

BEGIN
{
	printf("runs\n");
	exit(0);
}
