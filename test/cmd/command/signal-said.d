/* test: a command that a signal ended
 * options: -c 'sh -c "kill -9 \$\$"'
 * needs: bpf
 * out: none
 * err: ^trace: process [0-9]+ was ended by signal 9 
 */
END
{
	printf("end\n");
}
