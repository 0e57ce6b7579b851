/* test: toupper() changes a to z and nothing else
 * options: -q
 * needs: bpf
 */
BEGIN
{
	printf("[%s]\n", toupper("Hello world 9"));
	printf("[%s]\n", toupper("@AZ[`az{"));
	printf("[%s]\n", toupper(""));
	exit(0);
}
