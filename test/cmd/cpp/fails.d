/* test: an error of the preprocessor
 * options: -qC
 * needs: bpf program:cpp
 * exit: 1
 * out: none
 * err: ^trace: cannot preprocess script .*fails.d: cpp ended with status 1$
 */
#include "nosuch.h"
BEGIN
{
	exit(0);
}
