/* test: timestamp behind a branch with chill()
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->before = timestamp;
	if (pid)
		chill(5000000);
	printf("%d\n", timestamp - this->before >= 5000000);
	exit(0);
}
