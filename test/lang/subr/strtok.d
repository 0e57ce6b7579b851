/* test: strtok() splits a string; runs of separators count as one
 * options: -q
 * needs: bpf
 * vm: yes
 */
BEGIN
{
	this->s = "  foo,bar, ,baz ";
	printf("[%s]", strtok(this->s, " ,"));
	printf("[%s]", strtok(NULL, " ,"));
	printf("[%s]", strtok(NULL, " ,"));
	printf("[%d]\n", strtok(NULL, " ,") == NULL);
	printf("[%s]\n", this->s);
	exit(0);
}
