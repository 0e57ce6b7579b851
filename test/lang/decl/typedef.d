/* test: typedefs of integers, pointers and arrays
 * options: -q
 * needs: bpf
 * vm: yes
 */
typedef unsigned char byte;
typedef byte *bytep;
typedef int three[3];
byte b;
bytep p;
BEGIN
{
	b = 300;
	p = (bytep)0x1000;
	printf("%d %x %d\n", b, (uint64_t)(p + 1), sizeof (three));
	exit(0);
}
