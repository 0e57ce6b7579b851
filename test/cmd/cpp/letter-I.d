/* test: -I names a folder
 * options: -qC -I @DIR/data
 * needs: bpf program:cpp
 */
#include <five.h>
BEGIN
{
	printf("%d\n", FIVE);
	exit(0);
}
