/* test: attributes of layout come through the preprocessor, in headers of the C library too
 * options: -q -C
 * needs: bpf program:cpp
 */
#include <linux/usb/ch9.h>
#define __packed __attribute__((__packed__))
struct s { char c; long l; } __packed;
BEGIN
{
	printf("%d %d\n", sizeof (struct usb_endpoint_descriptor), sizeof (struct s));
	exit(0);
}
