/* test: -p of a process that does not exist
 * options: -q -p 2147483647
 * needs: bpf
 * out: none
 * exit: 1
 * err: ^trace: failed to grab process 2147483647: No such process$
 */
END
{
	printf("end\n");
}
