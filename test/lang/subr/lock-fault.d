/* test: a lock at a bad address is a fault
 * options: -q
 * needs: bpf
 * needs: btf
 */
BEGIN
{
	trace(mutex_owned((struct mutex *)8));
}
BEGIN
{
	trace(mutex_type_spin((struct mutex *)8));
}
BEGIN
{
	trace(rw_read_held((struct rw_semaphore *)8));
}
BEGIN
{
	exit(0);
}
ERROR
{
	printf("fault %d\n", arg4);
}
