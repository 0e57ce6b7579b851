/* test: memory is a string of hexadecimal digits
 * options: -q --json
 * needs: bpf
 * match: \{"action":"tracemem","bytes":"01ab0000"\}
 */
BEGIN
{
	this->p = (char *)alloca(8);
	this->p[0] = 1;
	this->p[1] = 0xab;
	tracemem(this->p, 4);
	exit(0);
}
