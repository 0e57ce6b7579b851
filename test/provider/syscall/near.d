/* test: a near name is offered
 * exit: 1
 * err: syscall::openat:entry
 */
syscall::opennat:entry
{
}
