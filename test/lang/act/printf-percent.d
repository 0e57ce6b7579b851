/* test: %%
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("100%% %d%%\n", 5);
	exit(0);
}
