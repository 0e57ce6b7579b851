/* test: strtok() of separators alone is NULL, and so is every call after it
 * options: -q
 * needs: bpf
 */
BEGIN
{
	this->a = strtok(",,,", ",");
	this->b = strtok("", ",");
	this->c = strtok(NULL, ",");
	printf("%d %d %d\n", this->a == NULL, this->b == NULL, this->c == NULL);
}
BEGIN
{
	printf("%s\n", strtok(NULL, ","));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
