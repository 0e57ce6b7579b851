/* test: on-cpu: built-in variables are about the thread that goes on CPU, whatever the probe stands on
 * options: -q
 * run: pingpong 10000000
 * needs: bpf btf
 * vm: yes
 */
sched:::on-cpu
{
	@same[args[0]->pr_lwpid == tid, args[1]->pr_pid == pid, curthread->pid == tid,
	    stringof(curthread->comm) == execname, uid == curthread->cred->uid.val] = count();
}

sched:::on-cpu
/execname == "pingpong"/
{
	self->since = timestamp;
}

sched:::off-cpu
/self->since/
{
	@own[execname == "pingpong"] = count();
	self->since = 0;
}

tick-1s
{
	printa("same %d %d %d %d %d\n", @same);
	printa("own %d\n", @own);
	exit(0);
}
