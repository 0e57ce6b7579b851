/* test: enumerators of headers may be larger than an int, as GCC takes them; those of scripts may not
 * options: -q -C
 * needs: bpf program:cpp
 */
#include <sys/epoll.h>
#include <linux/perf_event.h>
BEGIN
{
	printf("%d %d %d\n", sizeof (enum EPOLL_EVENTS), (long)EPOLLET == 1 << 31, sizeof (struct epoll_event));
	printf("%x\n", (unsigned long)PERF_TXN_ABORT_MASK);
	exit(0);
}
