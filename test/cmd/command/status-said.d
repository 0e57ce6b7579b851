/* test: the status of the command is told
 * options: -c 'sh -c "exit 3"'
 * needs: bpf
 * out: none
 * err: ^trace: process [0-9]+ ended with status 3$
 */
END
{
	printf("end\n");
}
