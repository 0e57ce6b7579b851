/* test: headers of the C library with -C: inline functions, attributes and types of another size
 * options: -q -C
 * needs: bpf program:cpp
 */
#include <stdlib.h>
#include <stdint.h>
#include <stddef.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/types.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
static __inline int twice(int x)
{
	return x ? x * 2 : 0;
}
static inline struct in_addr *same(struct in_addr *p) { return p; }
typedef unsigned long dev_t;
BEGIN
{
	this->a = (struct sockaddr_in *)alloca(sizeof (struct sockaddr_in));
	this->a->sin_port = htons(80);
	this->s = "static inline int f() {";
	printf("%d %d %d\n", ntohs(this->a->sin_port), AF_INET6, ENOENT);
	printf("%d %d %s\n", sizeof (dev_t), sizeof (struct tcphdr), this->s);
	exit(0);
}
