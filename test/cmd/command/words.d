/* test: quotes keep words together
 * options: -q -c 'echo "a  b" c\ d'
 * needs: bpf
 */
END
{
	printf("end\n");
}
