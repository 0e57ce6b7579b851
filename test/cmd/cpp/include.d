/* test: #include looks beside the script
 * options: -qC
 * needs: bpf program:cpp
 */
#include "data/five.h"
BEGIN
{
	printf("%d\n", FIVE);
	exit(0);
}
