/* test: strtok(NULL) in the next firing does not go on with the string of this one
 * options: -q
 * needs: bpf
 */
BEGIN
{
	i = 0;
}
tick-10ms
/i == 0/
{
	printf("%s\n", strtok("a b c", " "));
}
tick-10ms
/i == 1/
{
	printf("%d\n", strtok(NULL, " ") == NULL);
	exit(0);
}
tick-10ms
{
	i++;
}
