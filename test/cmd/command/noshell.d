/* test: nothing is expanded
 * options: -q -c 'echo $HOME *'
 * needs: bpf
 */
END
{
	printf("end\n");
}
