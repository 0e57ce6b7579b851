/* test: every system call at once
 * options: -q -c 'cat /proc/version'
 * needs: bpf
 * match: ^same$
 * vm: yes
 * The last call of the process does not return.
 */
syscall:::entry
/pid == $target/
{
	e++;
	self->in = 1;
}

syscall:::return
/self->in/
{
	r++;
	self->in = 0;
}

END
{
	printf("%s\n", e > 3 && e - r <= 1 ? "same" : "different");
}
