/* test: -C and a #define
 * options: -qC
 * needs: bpf program:cpp
 */
#define GREETING "hello"
BEGIN
{
	printf("%s\n", GREETING);
	exit(0);
}
