/* test: a program that does not exist
 * options: -q -c /nonexistent/program
 * needs: bpf
 * out: none
 * exit: 1
 * err: ^trace: failed to start /nonexistent/program: 
 */
END
{
	printf("end\n");
}
