/* test: errors keep their place
 * options: -eC
 * needs: bpf program:cpp
 * tag: D_FUNC_UNDEF
 * err: place.d: line 11: 
 * out: none
 */
#include "data/five.h"
BEGIN
{
	nosuch(FIVE);
}
