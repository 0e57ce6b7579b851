/* test: -H shows the headers
 * options: -qCH
 * needs: bpf program:cpp
 * err: data/five.h
 */
#include "data/five.h"
BEGIN
{
	printf("%d\n", FIVE);
	exit(0);
}
