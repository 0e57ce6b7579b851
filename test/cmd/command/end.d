/* test: tracing ends when the command does
 * options: -q -c true
 * vm: yes
 * needs: bpf
 * err: none
 */
END
{
	printf("end\n");
}
