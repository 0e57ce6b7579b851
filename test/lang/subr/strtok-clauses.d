/* test: strtok(NULL) goes on in a later clause of the same probe, a new string begins again
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]", strtok("a:b:c", ":"));
}
BEGIN
{
	printf("[%s]", strtok(NULL, ":"));
	printf("[%s]", strtok("x:y", ":"));
	printf("[%s]\n", strtok(NULL, ":"));
	exit(0);
}
