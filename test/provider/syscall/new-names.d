/* test: system calls younger than the headers are known
 * options: -l
 * match: syscall +vmlinux +cachestat entry
 */
syscall::cachestat:entry
{
}
