/* test: mutexes: who holds one, and what kind it is
 * options: -q
 * needs: bpf
 * needs: btf
 * vm: yes
 */
BEGIN
{
	this->m = (struct mutex *)alloca(sizeof (struct mutex));
	this->m->owner.counter = 0;
	printf("%d %d\n", mutex_owned(this->m), mutex_owner(this->m) == NULL);
	this->m->owner.counter = (long)curthread | 1;
	printf("%d %d\n", mutex_owned(this->m), mutex_owner(this->m) == curthread);
	this->m->owner.counter = (long)curthread->real_parent;
	printf("%d %d\n", mutex_owned(this->m), mutex_owner(this->m) == curthread->real_parent);
	printf("%d %d\n", mutex_type_adaptive(this->m), mutex_type_spin(this->m));
	printf("%d\n", mutex_owned(&curthread->signal->cred_guard_mutex));
	exit(0);
}
