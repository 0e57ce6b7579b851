/* test: a file that is no program
 * options: -q -c /etc/passwd
 * needs: bpf
 * out: none
 * exit: 1
 * err: ^trace: failed to start /etc/passwd: it is not a program that may be run$
 */
END
{
	printf("end\n");
}
