/* test: chill() waits, and timestamp goes on
 * options: -q -w
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->before = timestamp;
	chill(20000000);
	printf("%d %d\n", timestamp - this->before >= 20000000, timestamp - this->before < 400000000);
	exit(0);
}
