/* test: a declared array of strings
 * options: -q
 * needs: bpf
 */
string name[int];
BEGIN
{
	name[3] = "three";
	name[4] = "four";
	name[3] = name[4];
	printf("%s %d\n", name[3], name[5] == NULL);
	exit(0);
}
