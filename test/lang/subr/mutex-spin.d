/* test: a spin lock is a mutex of the other kind
 * options: -q
 * needs: bpf
 * needs: btf
 */
BEGIN
{
	this->l = &curthread->alloc_lock;
	printf("%d %d\n", mutex_type_adaptive(this->l), mutex_type_spin(this->l));
	exit(0);
}
