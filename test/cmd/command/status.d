/* test: the status of the command is not ours
 * options: -q -c false
 * needs: bpf
 * err: none
 */
END
{
	printf("end\n");
}
