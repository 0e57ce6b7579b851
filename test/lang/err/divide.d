/* test: division by a variable that is 0
 * options: -q
 * needs: bpf
 * err: error on enabled probe ID 1 \(ID 1: dtrace:::BEGIN\): divide-by-zero in action #2
 * vm: yes
 */
BEGIN
{
	a = 0;
	b = 1 / a;
	printf("no\n");
	exit(0);
}
ERROR { exit(0); }
