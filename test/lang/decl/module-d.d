/* test: D`name and C`name are the types of the script, also where the kernel has one of that name
 * options: -q
 * needs: bpf btf
 */
struct task_struct {
	int one;
	uint8_t more[];
};
typedef struct task_struct own_t;
D`own_t *p;
BEGIN
{
	this->t = (struct D`task_struct *)alloca(sizeof (struct D`task_struct) + 8);
	this->t->one = 5;
	this->t->more[7] = 6;
	p = (D`own_t *)0;
	printf("%d %d\n", this->t->one + this->t->more[7], sizeof (struct C`task_struct));
	printf("%d\n", sizeof (struct vmlinux`task_struct) > 100 && sizeof (D`uint_t) == 4);
	exit(0);
}
