/* test: a structure by value in a variable
 * options: -q
 * needs: bpf btf
 * vm: yes
 */
BEGIN
{
	load = curthread->se.load;
	printf("%d\n", load.weight == curthread->se.load.weight);
	exit(0);
}
