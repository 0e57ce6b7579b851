/* test: bcopy() copies strings and memory
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->d = (char *)alloca(8);
	bcopy("hello", this->d, 6);
	printf("%s\n", stringof(this->d));
	bcopy(this->d + 1, this->d, 5);
	printf("%s\n", stringof(this->d));
	this->n = 3;
	bcopy("XYZ", this->d, this->n);
	bcopy("??", this->d, 0);
	printf("%s\n", stringof(this->d));
	exit(0);
}
