/* test: many threads speculate at the same time, each into its own
 * options: -q -c 'pingpong 200'
 * needs: bpf
 * vm: yes
 * match: ^[1-9][0-9]* reads$
 */
#pragma D option nspec=64
syscall::getppid:entry,
syscall::read:entry
/progenyof($target)/
{
	self->id = speculation();
	self->n = arg0;
}

syscall::read:entry
/self->id/
{
	speculate(self->id);
	printf("A%d %d\n", tid, self->n);
}

syscall::read:return
/self->id/
{
	speculate(self->id);
	printf("B%d\n", tid);
}

syscall::read:return
/self->id/
{
	@ = count();
}

syscall::read:return
/self->id/
{
	commit(self->id);
	self->id = 0;
}

END
{
	printa("%@d reads\n", @);
}
