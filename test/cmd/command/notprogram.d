/* test: a file that is no program
 * options: -q -c /etc/passwd
 * needs: bpf
 * out: none
 * exit: 1
 * err: ^trace: failed to start 
 */
END
{
	printf("end\n");
}
