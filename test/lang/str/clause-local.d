/* test: this-> strings are copied and compared
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->a = "clause";
	this->b = this->a;
	this->a = "other";
	printf("%s %s %d\n", this->a, this->b, this->b == "clause");
	exit(0);
}
